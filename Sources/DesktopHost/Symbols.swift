#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// Finds the pictures of symbols and draws them in one colour.
    @MainActor
    final class Symbols {
        /// Where Bootstrap's icons are where they are installed.
        nonisolated static let installedFolder = "/usr/share/bootstrap-icons/svg/"

        /// nil: no display, no theme.
        private let theme: OpaquePointer?
        let scale: Int32
        private let fonts: Fonts
        private let folder: String
        private let tell: (String) -> Void
        private var known: [Key: ComposedSymbol?] = [:]
        private var told: Set<String> = []

        private struct Key: Hashable {
            var name: String
            var side: Int32
        }

        init(
            for widget: Widget?, fonts: Fonts, folder: String = Symbols.installedFolder,
            scale: Int32? = nil,
            tell: @escaping (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
        ) {
            self.tell = tell
            theme = widget.map { gtk_icon_theme_get_for_display(gtk_widget_get_display($0)) }
            self.scale = scale ?? max(widget.map { gtk_widget_get_scale_factor($0) } ?? 1, 1)
            self.fonts = fonts
            self.folder = folder
        }

        func draw(
            _ name: String, in frame: CGRect, _ color: GdkRGBA, _ snapshot: OpaquePointer
        ) {
            // Whole points, so that the picture is drawn just as it was made.
            let side = min(frame.width, frame.height).rounded(.down)
            guard side > 0 else { return }
            let square = CGRect(
                x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
            guard let symbol = found(name, side: Int32(side)) else {
                return drawPlaceholder(square, color, snapshot)
            }
            if let picture = symbol.picture?.paintable, symbol.drawing.isPlain {
                gtk_snapshot_save(snapshot)
                var point = square.origin.graphene
                gtk_snapshot_translate(snapshot, &point)
                if case .icon = symbol.drawing.content {
                    // Some themes' icons have parts in colours of their own: those of errors, warnings and success.
                    let colors = [color, color, color, color]
                    gtk_symbolic_paintable_snapshot_symbolic(
                        picture, snapshot, Double(side), Double(side), colors, gsize(colors.count))
                } else {
                    Self.pushColor(color, snapshot)
                    gdk_paintable_snapshot(picture, snapshot, Double(side), Double(side))
                    gtk_snapshot_pop(snapshot)
                }
                gtk_snapshot_restore(snapshot)
            } else {
                withCairo(snapshot, square) { cairo in
                    // What only its opaqueness is known of is drawn first, and then all of it in the colour.
                    cairo_translate(cairo, square.minX, square.minY)
                    cairo_push_group(cairo)
                    symbol.draw(side: side, fonts: fonts, cairo)
                    let shape = cairo_pop_group(cairo)
                    var color = color
                    gdk_cairo_set_source_rgba(cairo, &color)
                    cairo_mask(cairo, shape)
                    cairo_pattern_destroy(shape)
                }
            }
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

        // MARK: Finding

        /// Whether there is anything to show for the name.
        func knows(_ name: String) -> Bool { find(name, side: 16) != nil }

        private func found(_ name: String, side: Int32) -> ComposedSymbol? {
            let key = Key(name: name, side: side)
            if let found = known[key] { return found }
            let found = find(name, side: side)
            if found == nil, told.insert(name).inserted {
                tell("There is no picture for the symbol “\(name)”.")
            }
            known[key] = .some(found)
            return found
        }

        private func find(_ name: String, side: Int32) -> ComposedSymbol? {
            for drawing in SymbolNames.drawings(for: name) {
                var outline: SymbolPicture?
                if let name = drawing.outline?.picture {
                    outline = drawing.isFilled ? picture(name + "-fill", side: side) : nil
                    outline = outline ?? picture(name, side: side)
                    guard outline != nil else { continue }
                }
                let inner = drawing.outline.map { max(Int32(CGFloat(side) * $0.room.width), 1) } ?? side
                let content: SymbolPicture?
                switch drawing.content {
                case .picture(let name):
                    content = picture(name, side: inner)
                    guard content != nil else { continue }
                case .icon(let name):
                    content = icon(name, side: inner)
                    guard content != nil else { continue }
                case .strokes, .letters, .nothing: content = nil
                }
                let badgeSide = Int32((CGFloat(side) * ComposedSymbol.badgeShare).rounded())
                let badge = drawing.badge.flatMap { $0 == name ? nil : find($0, side: badgeSide) }
                return ComposedSymbol(drawing: drawing, picture: content, outline: outline, badge: badge)
            }
            return nil
        }

        private func picture(_ name: String, side: Int32) -> SymbolPicture? {
            let path = folder + name + ".svg"
            guard FileManager.default.fileExists(atPath: path) else { return nil }
            let file = g_file_new_for_path(path)
            defer { g_object_unref(UnsafeMutableRawPointer(file)) }
            return gtk_icon_paintable_new_for_file(file, max(side, 1), scale).map(SymbolPicture.init)
        }

        private func icon(_ name: String, side: Int32) -> SymbolPicture? {
            guard let theme, gtk_icon_theme_has_icon(theme, name) != 0 else { return nil }
            return gtk_icon_theme_lookup_icon(
                theme, name, nil, max(side, 1), scale, GTK_TEXT_DIR_LTR, GTK_ICON_LOOKUP_FORCE_SYMBOLIC
            ).map(SymbolPicture.init)
        }
    }
#endif
