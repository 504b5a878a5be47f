#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// A picture from a file, scaled to its frame or repeated in it.
    @MainActor
    final class PictureItem: ItemNode {
        private var file: PictureFile?

        override func canShow(_ content: DisplayItem.Content) -> Bool {
            if case .picture = content { true } else { false }
        }

        override func show() {
            guard case .picture(let picture) = item.content, picture.file != file?.url else { return }
            file = picture.file.map(PictureFile.init)
        }

        override func drawGround(_ snapshot: OpaquePointer) {
            guard case .picture(let picture) = item.content else { return }
            picture.draw(file, in: bounds, fonts: window.fonts, Palette(at: canvas.widget), snapshot)
        }
    }

    /// What is in the file of a picture.
    @MainActor
    final class PictureFile {
        let url: URL
        fileprivate let texture: OpaquePointer?

        init(_ url: URL) {
            self.url = url
            texture = gdk_texture_new_from_filename(url.path, nil)
        }

        isolated deinit {
            if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
        }
    }

    @MainActor
    extension PictureContent {
        func draw(
            _ file: PictureFile?, in bounds: CGRect, fonts: Fonts, _ palette: Palette, _ snapshot: OpaquePointer
        ) {
            guard let texture = file?.texture else { return drawName(in: bounds, fonts: fonts, palette, snapshot) }
            var frame = bounds.graphene
            if let templateColor { Symbols.pushColor(palette.ink(templateColor), snapshot) }
            if isTiled {
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
            if templateColor != nil { gtk_snapshot_pop(snapshot) }
        }

        private func drawName(in bounds: CGRect, fonts: Fonts, _ palette: Palette, _ snapshot: OpaquePointer) {
            var color = palette.foreground(0.1)
            var frame = bounds.graphene
            gtk_snapshot_push_clip(snapshot, &frame)
            gtk_snapshot_append_color(snapshot, &color, &frame)
            let run = TextRun(
                name, font: DisplayFont(size: fonts.bodySize),
                color: DisplayColor(red: 0, green: 0, blue: 0, role: .primary))
            let text = ShapedText([run], fonts: fonts)
            let corner = CGPoint(
                x: max((bounds.width - text.size.width) / 2, 0), y: max((bounds.height - text.size.height) / 2, 0))
            text.draw(at: corner, palette.foreground(0.7), snapshot)
            gtk_snapshot_pop(snapshot)
        }
    }
#endif
