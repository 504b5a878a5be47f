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
            for (text, corner) in lines { text.draw(at: corner, palette.foreground, snapshot) }
        }
    }
#endif
