#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// The bar over a screen: the toolkit's header bar, and below it the title where that is large.
    @MainActor
    final class NavigationBarItem: ItemNode {
        private let bar: Widget
        private let back: Widget
        private let title: Widget
        private var largeTitle: ShapedText?

        init(_ item: DisplayItem, in window: DesktopWindow) {
            bar = adw_header_bar_new()
            back = gtk_button_new_from_icon_name("go-previous-symbolic")
            title = adw_window_title_new("", nil)
            super.init(item, in: window, role: GTK_ACCESSIBLE_ROLE_GROUP)
            adw_header_bar_set_title_widget(bar.opaque, title)
            adw_header_bar_pack_start(bar.opaque, back)
            bar.addClass("flat")
            gtk_widget_set_focus_on_click(back, 0)
            add(part: bar)
            connect(back, "clicked") { [weak self] _ in self?.window.send(.back) }
        }

        override var focusWidget: Widget? { content?.backTitle == nil ? nil : back }

        /// The room for a large title below the bar.
        static func largeTitleHeight(_ fonts: Fonts) -> CGFloat {
            (ShapedText([run("M", fonts)], fonts: fonts).size.height + 14).rounded(.up)
        }

        private static func run(_ title: String, _ fonts: Fonts) -> TextRun {
            TextRun(
                title, font: DisplayFont(size: fonts.pointSize(of: .largeTitle), weight: 800),
                color: DisplayColor(red: 0, green: 0, blue: 0, role: .primary))
        }

        override func canShow(_ content: DisplayItem.Content) -> Bool {
            if case .navigationBar = content { true } else { false }
        }

        private var content: NavigationBarContent? {
            if case .navigationBar(let bar) = item.content { bar } else { nil }
        }

        override func show() {
            guard let content else { return }
            gtk_widget_set_visible(back, content.backTitle == nil ? 0 : 1)
            let name = content.backTitle.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
            Accessibility.set(GTK_ACCESSIBLE_PROPERTY_LABEL, name, in: back)
            gtk_widget_set_tooltip_text(back, name)
            adw_window_title_set_title(title.opaque, content.isLarge ? "" : content.title)
            gtk_widget_set_visible(title, content.isLarge ? 0 : 1)
            largeTitle = nil
        }

        override func frame(ofPart part: Widget) -> CGRect {
            let title = content?.isLarge == true ? Self.largeTitleHeight(window.fonts) : 0
            return CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - title)
        }

        override func lookChanged(_ canvas: Canvas) {
            largeTitle = nil
            super.lookChanged(canvas)
        }

        override func drawGround(_ snapshot: OpaquePointer) {
            let palette = Palette(at: canvas.widget)
            // What is higher than the room below the bar reaches behind it.
            if var ground = palette.named("window_bg_color") {
                var area = bounds.graphene
                gtk_snapshot_append_color(snapshot, &ground, &area)
            }
            guard let content, content.isLarge, !content.title.isEmpty else { return }
            let text = largeTitle ?? ShapedText([Self.run(content.title, window.fonts)], fonts: window.fonts)
            largeTitle = text
            pango_layout_set_ellipsize(text.layout, PANGO_ELLIPSIZE_END)
            text.setWidth(max(bounds.width - 2 * RowItem.margin, 1))
            let top = bounds.height - Self.largeTitleHeight(window.fonts) + 4
            text.draw(at: CGPoint(x: RowItem.margin + 4, y: top), palette.foreground, snapshot)
        }
    }
#endif
