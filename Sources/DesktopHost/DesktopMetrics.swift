#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// Sizes as the toolkit and the user's font have them.
    @MainActor
    final class DesktopMetrics: Metrics {
        let fonts: Fonts
        private var layouts: [LayoutKey: TextLayout] = [:]
        private var parts: [ControlPart: ControlMetrics] = [:]

        private struct LayoutKey: Hashable {
            var text: TextSource
            var width: CGFloat?
            var height: CGFloat?
        }

        init(fonts: Fonts) {
            self.fonts = fonts
        }

        let step = CGSize(width: 0.5, height: 0.5)
        let defaultPadding: CGFloat = 16
        let defaultSpacing: CGFloat = 8
        let automaticToggleStyle = ToggleContent.Style.switch
        let automaticButtonStyle = ButtonContent.Style.bordered

        func pointSize(of style: TextStyleSize) -> CGFloat {
            fonts.pointSize(of: style)
        }

        // MARK: Texts and symbols

        func layOut(_ text: TextSource, width: CGFloat?, height: CGFloat?) -> TextLayout {
            let key = LayoutKey(text: text, width: width, height: height)
            if let known = layouts[key] { return known }
            // Texts that come and go would fill the memory otherwise.
            if layouts.count >= 4096 { layouts.removeAll(keepingCapacity: true) }
            let layout = TextBreaking(text, fonts: fonts, width: width, height: height).layout
            layouts[key] = layout
            return layout
        }

        func size(ofSymbol name: String, font: DisplayFont) -> CGSize {
            let side = Self.side(ofSymbol: font)
            return CGSize(width: side, height: side)
        }

        /// Whole points, for pictures that are drawn as they were made.
        static func side(ofSymbol font: DisplayFont) -> CGFloat {
            max((font.size * 1.2).rounded(), 1)
        }

        // MARK: Controls

        func metrics(of part: ControlPart) -> ControlMetrics {
            if let known = parts[part] { return known }
            let metrics = measure(part)
            parts[part] = metrics
            return metrics
        }

        private lazy var lineHeight: CGFloat = {
            let run = TextRun(
                " ", font: DisplayFont(size: fonts.bodySize), color: .clear)
            return ShapedText([run], fonts: fonts).size.height.rounded(.up)
        }()

        private func measure(_ part: ControlPart) -> ControlMetrics {
            switch part {
            case .button(.bordered), .button(.borderedProminent), .toggle(.button):
                let least = size(of: gtk_button_new())
                return ControlMetrics(
                    top: 5, leading: 17, bottom: 5, trailing: 17, minimum: CGSize(width: 34, height: least.height))
            case .button:
                return ControlMetrics(minimum: CGSize(width: 0, height: lineHeight))
            case .textField(.roundedBorder):
                let least = size(of: TextFieldItem.makeEntry(.roundedBorder))
                let room = max((least.height - lineHeight) / 2, 0)
                return ControlMetrics(
                    top: room, leading: 9, bottom: room, trailing: 9,
                    minimum: CGSize(width: 60, height: least.height), ideal: CGSize(width: 170, height: least.height))
            case .textField(.plain):
                let least = size(of: TextFieldItem.makeEntry(.plain))
                return ControlMetrics(
                    minimum: CGSize(width: 40, height: least.height), ideal: CGSize(width: 150, height: least.height))
            case .textEditor:
                return ControlMetrics(
                    top: 8, leading: 9, bottom: 8, trailing: 9, minimum: CGSize(width: 60, height: 54),
                    ideal: CGSize(width: 240, height: 120))
            case .toggle(.checkbox):
                return ControlMetrics(minimum: size(of: gtk_check_button_new()), spacing: 6)
            case .toggle(.switch):
                return ControlMetrics(minimum: size(of: gtk_switch_new()), spacing: 12)
            case .navigationBar(let isLarge):
                let bar = size(of: adw_header_bar_new()).height
                let title = isLarge ? NavigationBarItem.largeTitleHeight(fonts) : 0
                return ControlMetrics(
                    leading: 6, bottom: title, trailing: 6, minimum: CGSize(width: 0, height: bar + title))
            case .list:
                return ControlMetrics(top: RowItem.margin, bottom: RowItem.margin)
            case .row:
                return ControlMetrics(
                    top: 8, leading: RowItem.margin + 12, bottom: 8, trailing: RowItem.margin + 24,
                    minimum: CGSize(width: 0, height: 50))
            case .sectionHeader:
                return ControlMetrics(
                    top: 18, leading: RowItem.margin, bottom: 6, trailing: RowItem.margin,
                    minimum: CGSize(width: 0, height: lineHeight + 24))
            case .sectionFooter:
                return ControlMetrics(
                    top: 6, leading: RowItem.margin, bottom: 0, trailing: RowItem.margin,
                    minimum: CGSize(width: 0, height: lineHeight))
            case .divider:
                return ControlMetrics(minimum: CGSize(width: 1, height: 1))
            }
        }

        /// Zero where there is no display, and so no widget.
        private func size(of widget: @autoclosure () -> Widget?) -> CGSize {
            guard gdk_display_get_default() != nil, let widget = widget() else { return .zero }
            g_object_ref_sink(widget)
            defer { g_object_unref(widget) }
            return widget.minimumSize
        }
    }
#endif
