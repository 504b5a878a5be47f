#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// Finds the pictures of symbols and draws them in one colour.
    @MainActor
    final class Symbols {
        private let theme: OpaquePointer
        private let scale: Int32
        private var known: [Key: OpaquePointer?] = [:]
        private var told: Set<String> = []

        private struct Key: Hashable {
            var name: String
            var side: Int32
        }

        private static let folder = "/usr/share/bootstrap-icons/svg/"

        init(for widget: Widget) {
            theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget))
            scale = max(gtk_widget_get_scale_factor(widget), 1)
        }

        func draw(
            _ name: String, in frame: CGRect, _ color: GdkRGBA, _ snapshot: OpaquePointer
        ) {
            let side = min(frame.width, frame.height)
            guard side > 0 else { return }
            let corner = CGPoint(x: frame.midX - side / 2, y: frame.midY - side / 2)
            guard let picture = picture(name, side: Int32(side.rounded(.up))) else {
                return drawPlaceholder(CGRect(origin: corner, size: CGSize(width: side, height: side)), color, snapshot)
            }
            gtk_snapshot_save(snapshot)
            var point = corner.graphene
            gtk_snapshot_translate(snapshot, &point)
            Self.pushColor(color, snapshot)
            gdk_paintable_snapshot(picture, snapshot, Double(side), Double(side))
            gtk_snapshot_pop(snapshot)
            gtk_snapshot_restore(snapshot)
        }

        /// All that is drawn until the next pop has this colour, as much as it was opaque before.
        static func pushColor(_ color: GdkRGBA, _ snapshot: OpaquePointer) {
            var matrix = graphene_matrix_t()
            var rows: [Float] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, color.alpha]
            graphene_matrix_init_from_float(&matrix, &rows)
            var offset = graphene_vec4_t()
            graphene_vec4_init(&offset, color.red, color.green, color.blue, 0)
            gtk_snapshot_push_color_matrix(snapshot, &matrix, &offset)
        }

        private func drawPlaceholder(_ frame: CGRect, _ color: GdkRGBA, _ snapshot: OpaquePointer) {
            var color = color
            withCairo(snapshot, frame) { cairo in
                gdk_cairo_set_source_rgba(cairo, &color)
                cairo_set_line_width(cairo, 1)
                cairo_rectangle(cairo, frame.minX + 1.5, frame.minY + 1.5, frame.width - 3, frame.height - 3)
                cairo_move_to(cairo, frame.minX + 1.5, frame.minY + 1.5)
                cairo_line_to(cairo, frame.maxX - 1.5, frame.maxY - 1.5)
                cairo_stroke(cairo)
            }
        }

        private func picture(_ name: String, side: Int32) -> OpaquePointer? {
            let key = Key(name: name, side: side)
            if let found = known[key] { return found }
            let found = find(name, side: side)
            if found == nil, told.insert(name).inserted {
                FileHandle.standardError.write(Data("There is no picture for the symbol “\(name)”.\n".utf8))
            }
            known[key] = .some(found)
            return found
        }

        private func find(_ name: String, side: Int32) -> OpaquePointer? {
            for picture in SymbolNames.pictures(for: name) {
                let path = Self.folder + picture + ".svg"
                guard FileManager.default.fileExists(atPath: path) else { continue }
                let file = g_file_new_for_path(path)
                defer { g_object_unref(UnsafeMutableRawPointer(file)) }
                return gtk_icon_paintable_new_for_file(file, side, scale)
            }
            for icon in SymbolNames.themeIcons(for: name) where gtk_icon_theme_has_icon(theme, icon) != 0 {
                return gtk_icon_theme_lookup_icon(
                    theme, icon, nil, side, scale, GTK_TEXT_DIR_LTR, GTK_ICON_LOOKUP_FORCE_SYMBOLIC)
            }
            return nil
        }
    }
#endif
