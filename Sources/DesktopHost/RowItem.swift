#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// A row of a list: its part of the card that the rows of a section stand on.
    @MainActor
    final class RowItem: ItemNode {
        /// Beside the card.
        static let margin: CGFloat = 12
        private static let radius: CGFloat = 12

        init(_ item: DisplayItem, in window: DesktopWindow) {
            super.init(item, in: window, role: Accessibility.role(of: item))
            let click = gtk_gesture_click_new()!
            connect(click, "released") { [weak self] arguments in
                guard let self else { return }
                let point = CGPoint(x: arguments.double(1), y: arguments.double(2))
                if bounds.contains(point) { self.window.send(.activate(self.id)) }
            }
            gtk_widget_add_controller(canvas.widget, click)
        }

        override func canShow(_ content: DisplayItem.Content) -> Bool {
            if case .row = content { true } else { false }
        }

        private var content: RowContent? {
            if case .row(let row) = item.content { row } else { nil }
        }

        override var contentName: String? {
            let names = namesOfContent
            return names.isEmpty ? nil : names.joined(separator: ", ")
        }

        func contentChanged() {
            if item.accessibility.label == nil { describe() }
        }

        override var focusWidget: Widget? {
            content?.isSelectable == true || content?.isDeletable == true ? canvas.widget : nil
        }

        override func show() {
            guard let content else { return }
            gtk_widget_set_focusable(canvas.widget, content.isSelectable || content.isDeletable ? 1 : 0)
            if content.isSelectable {
                Accessibility.set(GTK_ACCESSIBLE_STATE_SELECTED, content.isSelected, in: canvas.widget)
            }
        }

        /// Whether the row stands on the card; headers and footers don't.
        private var isOnCard: Bool { content?.hasSeparator == true }

        private func neighbour(_ step: Int) -> RowItem? {
            guard let siblings = parent?.children, let index = siblings.firstIndex(where: { $0 === self }),
                siblings.indices.contains(index + step)
            else { return nil }
            return siblings[index + step] as? RowItem
        }

        // Rows out of sight are not there. The first and the last of those that are need not be a section's.

        private var beginsCard: Bool {
            if let former = neighbour(-1) { return !former.isOnCard }
            return item.frame.minY < window.metrics.metrics(of: .list).top + 1
        }

        private var endsCard: Bool {
            if let next = neighbour(1) { return !next.isOnCard }
            guard case .scroll(let scroll) = parent?.item.content else { return true }
            return item.frame.maxY > scroll.contentSize.height - window.metrics.metrics(of: .list).bottom - 1
        }

        private var leadsOn: Bool {
            content?.showsDisclosure == true
        }

        override func drawGround(_ snapshot: OpaquePointer) {
            guard isOnCard, let content else { return }
            let palette = Palette(at: canvas.widget)
            let (isFirst, isLast) = (beginsCard, endsCard)
            let card = bounds.insetBy(dx: Self.margin, dy: 0)
            var outline = GskRoundedRect(card, radius: .zero)
            let round = graphene_size_t(width: Float(Self.radius), height: Float(Self.radius))
            if isFirst { (outline.corner.0, outline.corner.1) = (round, round) }
            if isLast { (outline.corner.2, outline.corner.3) = (round, round) }
            gtk_snapshot_push_rounded_clip(snapshot, &outline)
            var area = card.graphene
            func fill(_ color: GdkRGBA?) {
                guard var color else { return }
                gtk_snapshot_append_color(snapshot, &color, &area)
            }
            fill(palette.named("card_bg_color"))
            let state = gtk_widget_get_state_flags(canvas.widget).rawValue
            if content.isSelected {
                var color = palette.named("accent_bg_color")
                color?.alpha = 0.2
                fill(color)
            }
            if content.isSelectable || leadsOn {
                if state & GTK_STATE_FLAG_ACTIVE.rawValue != 0 {
                    fill(palette.foreground(0.08))
                } else if state & GTK_STATE_FLAG_PRELIGHT.rawValue != 0 {
                    fill(palette.foreground(0.04))
                }
            }
            if !isLast {
                var line = CGRect(x: card.minX, y: card.maxY - 1, width: card.width, height: 1).graphene
                var color = palette.foreground(0.1)
                gtk_snapshot_append_color(snapshot, &color, &line)
            }
            gtk_snapshot_pop(snapshot)
            drawEdge(outline, palette, snapshot)
        }

        private func drawEdge(_ outline: GskRoundedRect, _ palette: Palette, _ snapshot: OpaquePointer) {
            let state = gtk_widget_get_state_flags(canvas.widget).rawValue
            guard state & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0, state & GTK_STATE_FLAG_FOCUSED.rawValue != 0,
                var color = palette.named("accent_color")
            else { return }
            color.alpha *= 0.5
            var outline = outline
            var widths: [Float] = [2, 2, 2, 2]
            var colors = [color, color, color, color]
            gtk_snapshot_append_border(snapshot, &outline, &widths, &colors)
        }

        override func drawOver(_ snapshot: OpaquePointer) {
            guard leadsOn else { return }
            let side: CGFloat = 12
            let frame = CGRect(
                x: bounds.maxX - Self.margin - side - 6, y: bounds.midY - side / 2, width: side, height: side)
            window.symbols.draw("chevron.right", in: frame, Palette(at: canvas.widget).foreground(0.5), snapshot)
        }
    }

    extension ItemNode {
        /// What the items in here are called, in order. Of pictures only those that the program has named.
        fileprivate var namesOfContent: [String] {
            if item.accessibility.hidesChildren { return [] }
            return children.flatMap { child -> [String] in
                if child.item.accessibility.isHidden { return [] }
                if let label = child.item.accessibility.label { return label.isEmpty ? [] : [label] }
                if case .text(let layout) = child.item.content { return layout.string.isEmpty ? [] : [layout.string] }
                return child.namesOfContent
            }
        }
    }
#endif
