#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// A text: its lines as they were measured, drawn by us.
    @MainActor
    final class TextItem: ItemNode {
        private var lines: [(text: ShapedText, corner: CGPoint)]?

        override func canShow(_ content: DisplayItem.Content) -> Bool {
            if case .text = content { true } else { false }
        }

        override func show() {
            lines = nil
            followLinks()
        }

        override func lookChanged(_ canvas: Canvas) {
            lines = nil
            super.lookChanged(canvas)
        }

        override func drawGround(_ snapshot: OpaquePointer) {
            guard case .text(let layout) = item.content else { return }
            let palette = Palette(at: canvas.widget)
            let lines =
                self.lines
                ?? layout.lines.map { line in
                    (ShapedText(line.runs, fonts: window.fonts, palette: palette), line.frame.origin)
                }
            self.lines = lines
            for (text, corner) in lines {
                text.draw(at: corner, palette.foreground, snapshot)
                for symbol in text.placedSymbols(at: corner) {
                    window.symbols.draw(symbol.name, in: symbol.frame, palette.ink(symbol.color), snapshot)
                }
            }
        }

        // MARK: Links

        private var follows = false

        /// A press on a link opens it as the user's desktop does.
        private func followLinks() {
            guard !follows, case .text(let layout) = item.content,
                layout.lines.contains(where: { $0.runs.contains { $0.link != nil } })
            else { return }
            follows = true
            let click = gtk_gesture_click_new()!
            connect(click, "released") { [weak self, click] arguments in
                guard let link = self?.link(at: CGPoint(x: arguments.double(1), y: arguments.double(2))) else { return }
                gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
                g_app_info_launch_default_for_uri(link.absoluteString, nil, nil)
            }
            gtk_widget_add_controller(canvas.widget, click)
        }

        private func link(at point: CGPoint) -> URL? {
            for (text, corner) in lines ?? [] {
                if let link = text.link(at: CGPoint(x: point.x - corner.x, y: point.y - corner.y)) { return link }
            }
            return nil
        }
    }
#endif
