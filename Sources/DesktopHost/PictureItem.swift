#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// A picture from a file, scaled to its frame or repeated in it.
    @MainActor
    final class PictureItem: ItemNode {
        private var texture: OpaquePointer?
        private var file: URL?

        override func canShow(_ content: DisplayItem.Content) -> Bool {
            if case .picture = content { true } else { false }
        }

        override func show() {
            guard case .picture(let picture) = item.content, picture.file != file else { return }
            forgetTexture()
            file = picture.file
            if let path = file?.path { texture = gdk_texture_new_from_filename(path, nil) }
        }

        override func drawGround(_ snapshot: OpaquePointer) {
            guard case .picture(let picture) = item.content else { return }
            guard let texture else { return drawName(picture.name, snapshot) }
            var frame = bounds.graphene
            if let color = picture.templateColor {
                Symbols.pushColor(Palette(at: canvas.widget).ink(color), snapshot)
            }
            if picture.isTiled {
                var tile = CGRect(
                    x: 0, y: 0, width: CGFloat(gdk_texture_get_width(texture)),
                    height: CGFloat(gdk_texture_get_height(texture))
                ).graphene
                gtk_snapshot_push_repeat(snapshot, &frame, &tile)
                gtk_snapshot_append_texture(snapshot, texture, &tile)
                gtk_snapshot_pop(snapshot)
            } else {
                gtk_snapshot_append_texture(snapshot, texture, &frame)
            }
            if picture.templateColor != nil { gtk_snapshot_pop(snapshot) }
        }

        private func drawName(_ name: String, _ snapshot: OpaquePointer) {
            let palette = Palette(at: canvas.widget)
            var color = palette.foreground(0.1)
            var frame = bounds.graphene
            gtk_snapshot_push_clip(snapshot, &frame)
            gtk_snapshot_append_color(snapshot, &color, &frame)
            let run = TextRun(
                name, font: DisplayFont(size: window.fonts.bodySize),
                color: DisplayColor(red: 0, green: 0, blue: 0, role: .primary))
            let text = ShapedText([run], fonts: window.fonts)
            let corner = CGPoint(
                x: max((bounds.width - text.size.width) / 2, 0), y: max((bounds.height - text.size.height) / 2, 0))
            text.draw(at: corner, palette.foreground(0.7), snapshot)
            gtk_snapshot_pop(snapshot)
        }

        private func forgetTexture() {
            if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
            texture = nil
        }

        override func discard() {
            forgetTexture()
            super.discard()
        }
    }
#endif
