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
        private var known: [Key: Found?] = [:]
        private var told: Set<String> = []

        private struct Key: Hashable {
            var name: String
            var side: Int32
        }

        private struct Found {
            var drawing: SymbolDrawing
            /// Of a picture or an icon.
            var paintable: OpaquePointer?
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

        isolated deinit {
            for found in known.values {
                if let paintable = found?.paintable { g_object_unref(UnsafeMutableRawPointer(paintable)) }
            }
        }

        func draw(
            _ name: String, in frame: CGRect, _ color: GdkRGBA, _ snapshot: OpaquePointer
        ) {
            // Whole points, so that the picture is drawn just as it was made.
            let side = min(frame.width, frame.height).rounded(.down)
            guard side > 0 else { return }
            let square = CGRect(
                x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
            guard let found = found(name, side: Int32(side)) else {
                return drawPlaceholder(square, color, snapshot)
            }
            if let picture = found.paintable, found.drawing.isPlain {
                gtk_snapshot_save(snapshot)
                var point = square.origin.graphene
                gtk_snapshot_translate(snapshot, &point)
                if case .icon = found.drawing.content {
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
                    cairo_translate(cairo, square.minX, square.minY)
                    compose(found, side: side, color, cairo)
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
        func knows(_ name: String) -> Bool {
            find(name, side: 16).map { found in
                if let paintable = found.paintable { g_object_unref(UnsafeMutableRawPointer(paintable)) }
                return true
            } ?? false
        }

        private func found(_ name: String, side: Int32) -> Found? {
            let key = Key(name: name, side: side)
            if let found = known[key] { return found }
            let found = find(name, side: side)
            if found == nil, told.insert(name).inserted {
                tell("There is no picture for the symbol “\(name)”.")
            }
            known[key] = .some(found)
            return found
        }

        private func find(_ name: String, side: Int32) -> Found? {
            for drawing in SymbolNames.drawings(for: name) {
                let side = Int32(CGFloat(side) * drawing.contentShare)
                switch drawing.content {
                case .picture(let picture):
                    let path = folder + picture + ".svg"
                    guard FileManager.default.fileExists(atPath: path) else { continue }
                    let file = g_file_new_for_path(path)
                    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
                    return Found(
                        drawing: drawing, paintable: gtk_icon_paintable_new_for_file(file, max(side, 1), scale))
                case .icon(let icon):
                    guard let theme, gtk_icon_theme_has_icon(theme, icon) != 0 else { continue }
                    return Found(
                        drawing: drawing,
                        paintable: gtk_icon_theme_lookup_icon(
                            theme, icon, nil, max(side, 1), scale, GTK_TEXT_DIR_LTR, GTK_ICON_LOOKUP_FORCE_SYMBOLIC))
                case .letters, .nothing:
                    return Found(drawing: drawing)
                }
            }
            return nil
        }

        // MARK: Composing

        /// Draws what only its opaqueness is known of first, and then all of it in the colour.
        private func compose(_ found: Found, side: CGFloat, _ color: GdkRGBA, _ cairo: OpaquePointer) {
            let drawing = found.drawing
            let line = max((side / 16).rounded(), 1)
            cairo_push_group(cairo)
            drawing.outline?.trace(side: side, line: line, isFilled: drawing.isFilled, cairo)
            cairo_push_group(cairo)
            drawContent(found, side: side, cairo)
            cairo_pop_group_to_source(cairo)
            if drawing.outline != nil, drawing.isFilled { cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT) }
            cairo_paint(cairo)
            if drawing.isStruck { strike(side: side, line: line, cairo) }
            let shape = cairo_pop_group(cairo)
            var color = color
            gdk_cairo_set_source_rgba(cairo, &color)
            cairo_mask(cairo, shape)
            cairo_pattern_destroy(shape)
        }

        private func drawContent(_ found: Found, side: CGFloat, _ cairo: OpaquePointer) {
            let inner = (side * found.drawing.contentShare).rounded(.down)
            if let paintable = found.paintable {
                let corner = ((side - inner) / 2).rounded()
                let snapshot = gtk_snapshot_new()!
                gdk_paintable_snapshot(paintable, snapshot, Double(inner), Double(inner))
                guard let node = gtk_snapshot_free_to_node(snapshot) else { return }
                cairo_translate(cairo, corner, corner)
                gsk_render_node_draw(node, cairo)
                cairo_translate(cairo, -corner, -corner)
                gsk_render_node_unref(node)
            } else if case .letters(let letters) = found.drawing.content {
                let black = DisplayColor(red: 0, green: 0, blue: 0)
                let font = DisplayFont(size: inner * 0.85, weight: found.drawing.isFilled ? 600 : 400)
                var text = ShapedText([TextRun(letters, font: font, color: black)], fonts: fonts)
                let room = found.drawing.outline == nil ? side : side * 0.8
                if text.size.width > room {
                    let font = DisplayFont(size: font.size * room / text.size.width, weight: font.weight)
                    text = ShapedText([TextRun(letters, font: font, color: black)], fonts: fonts)
                }
                cairo_set_source_rgba(cairo, 0, 0, 0, 1)
                cairo_move_to(cairo, (side - text.size.width) / 2, (side - text.size.height) / 2)
                pango_cairo_show_layout(cairo, text.layout)
            }
        }

        /// From the top left to the bottom right, with a gap beside it.
        private func strike(side: CGFloat, line: CGFloat, _ cairo: OpaquePointer) {
            for (shift, mode) in [(1.5 * line, CAIRO_OPERATOR_DEST_OUT), (0, CAIRO_OPERATOR_OVER)] {
                cairo_set_operator(cairo, mode)
                cairo_set_source_rgba(cairo, 0, 0, 0, 1)
                cairo_set_line_width(cairo, line)
                cairo_move_to(cairo, line + shift, line)
                cairo_line_to(cairo, side - line + shift, side - line)
                cairo_stroke(cairo)
            }
        }
    }

    extension SymbolDrawing {
        fileprivate var isPlain: Bool { outline == nil && !isStruck }

        /// How much of the symbol's side its content has.
        fileprivate var contentShare: CGFloat {
            switch outline {
            case nil: 1
            case .rectangle, .capsule, .oval: 0.5
            case .circle, .square, .app: 0.56
            }
        }
    }

    @MainActor
    extension SymbolDrawing.Outline {
        fileprivate func trace(side: CGFloat, line: CGFloat, isFilled: Bool, _ cairo: OpaquePointer) {
            let inset = isFilled ? 0 : line / 2
            let whole = CGRect(x: 0, y: 0, width: side, height: side)
            let wide = whole.insetBy(dx: 0, dy: (side / 6).rounded())
            let path: DisplayPath =
                switch self {
                case .circle: .ellipse(whole.insetBy(dx: inset, dy: inset))
                case .square: .rounded(whole.insetBy(dx: inset, dy: inset), side / 8)
                case .app: .rounded(whole.insetBy(dx: inset, dy: inset), side / 4)
                case .rectangle: .rounded(wide.insetBy(dx: inset, dy: inset), side / 8)
                case .capsule: .rounded(wide.insetBy(dx: inset, dy: inset), side)
                case .oval: .ellipse(wide.insetBy(dx: inset, dy: inset))
                }
            path.trace(cairo)
            cairo_set_source_rgba(cairo, 0, 0, 0, 1)
            cairo_set_line_width(cairo, line)
            if isFilled { cairo_fill(cairo) } else { cairo_stroke(cairo) }
        }
    }

    extension DisplayPath {
        fileprivate static func rounded(_ rect: CGRect, _ radius: CGFloat) -> DisplayPath {
            .roundedRectangle(rect, radius: CGSize(width: radius, height: min(radius, rect.height / 2)))
        }
    }
#endif
