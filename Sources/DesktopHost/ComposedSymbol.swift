#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// A picture of a file or of the icon theme.
    @MainActor
    final class SymbolPicture {
        let paintable: OpaquePointer

        /// Takes over the caller's reference.
        init(_ paintable: OpaquePointer) {
            self.paintable = paintable
        }

        isolated deinit {
            g_object_unref(UnsafeMutableRawPointer(paintable))
        }

        func draw(side: CGFloat, _ cairo: OpaquePointer) {
            let snapshot = gtk_snapshot_new()!
            gdk_paintable_snapshot(paintable, snapshot, Double(side), Double(side))
            guard let node = gtk_snapshot_free_to_node(snapshot) else { return }
            gsk_render_node_draw(node, cairo)
            gsk_render_node_unref(node)
        }
    }

    /// A drawing of a symbol with the pictures it needs.
    @MainActor
    struct ComposedSymbol {
        /// How much of the symbol's side its badge has.
        static let badgeShare = 0.45

        var drawing: SymbolDrawing
        /// The content where it is a picture.
        var picture: SymbolPicture?
        /// The outline where it is a picture.
        var outline: SymbolPicture?
        /// In a list of one: a symbol can't hold itself.
        private var badges: [ComposedSymbol]

        init(drawing: SymbolDrawing, picture: SymbolPicture?, outline: SymbolPicture?, badge: ComposedSymbol?) {
            self.drawing = drawing
            self.picture = picture
            self.outline = outline
            badges = badge.map { [$0] } ?? []
        }

        /// Draws in black from the origin on.
        func draw(side: CGFloat, fonts: Fonts, _ cairo: OpaquePointer) {
            let line = max((side / 16).rounded(), 1)
            drawOutline(side: side, line: line, cairo)
            let isHole = drawing.isFilled && drawing.outline?.hasArea == true
            cairo_push_group(cairo)
            drawContent(side: side, line: line, fonts: fonts, cairo)
            cairo_pop_group_to_source(cairo)
            cairo_set_operator(cairo, isHole ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
            cairo_paint(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
            if drawing.isStruck { strike(side: side, line: line, cairo) }
            for badge in badges { draw(badge, side: side, line: line, fonts: fonts, cairo) }
        }

        private func drawOutline(side: CGFloat, line: CGFloat, _ cairo: OpaquePointer) {
            if let outline {
                outline.draw(side: side, cairo)
            } else {
                drawing.outline?.trace(
                    side: side, line: line, isFilled: drawing.isFilled, isDashed: drawing.isDashed, cairo)
            }
        }

        private func drawContent(side: CGFloat, line: CGFloat, fonts: Fonts, _ cairo: OpaquePointer) {
            let room = drawing.outline?.room ?? CGRect(x: 0, y: 0, width: 1, height: 1)
            let inner = (side * room.width).rounded(.down)
            cairo_save(cairo)
            cairo_translate(cairo, (side * room.midX - inner / 2).rounded(), (side * room.midY - inner / 2).rounded())
            drawing.turn?.turn(side: inner, cairo)
            switch drawing.content {
            case .picture, .icon: picture?.draw(side: inner, cairo)
            case .strokes(let strokes):
                SymbolStrokes.draw(
                    strokes, side: inner, line: line, isFilled: drawing.isFilled || drawing.outline != nil, cairo)
            case .letters(let letters): draw(letters, side: inner, fonts: fonts, cairo)
            case .nothing: break
            }
            cairo_restore(cairo)
        }

        private func draw(_ letters: String, side: CGFloat, fonts: Fonts, _ cairo: OpaquePointer) {
            let black = DisplayColor(red: 0, green: 0, blue: 0)
            let font = DisplayFont(size: side * 0.85, weight: drawing.isFilled ? 600 : 400)
            var text = ShapedText([TextRun(letters, font: font, color: black)], fonts: fonts)
            // In an outline there is some room beside the content's square.
            let room = drawing.outline == nil ? side : side * 1.4
            if text.size.width > room {
                let font = DisplayFont(size: font.size * room / text.size.width, weight: font.weight)
                text = ShapedText([TextRun(letters, font: font, color: black)], fonts: fonts)
            }
            cairo_set_source_rgba(cairo, 0, 0, 0, 1)
            cairo_move_to(cairo, (side - text.size.width) / 2, (side - text.size.height) / 2)
            pango_cairo_show_layout(cairo, text.layout)
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

        /// In the lower right corner, with a gap around it; a badge that shows nothing is a dot in the upper one.
        private func draw(
            _ badge: ComposedSymbol, side: CGFloat, line: CGFloat, fonts: Fonts, _ cairo: OpaquePointer
        ) {
            let isDot = drawing.badge == SymbolNames.dot
            let inner = (side * Self.badgeShare * (isDot ? 0.75 : 1)).rounded()
            let corner = CGPoint(x: side - inner, y: isDot ? 0 : side - inner)
            cairo_save(cairo)
            cairo_translate(cairo, corner.x, corner.y)
            cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
            cairo_set_source_rgba(cairo, 0, 0, 0, 1)
            cairo_new_path(cairo)
            cairo_arc(cairo, inner / 2, inner / 2, inner / 2 + line, 0, 2 * .pi)
            cairo_fill(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
            cairo_push_group(cairo)
            badge.draw(side: inner, fonts: fonts, cairo)
            cairo_pop_group_to_source(cairo)
            cairo_paint(cairo)
            cairo_restore(cairo)
        }
    }

    extension SymbolDrawing {
        /// Nothing but its content, as it is.
        var isPlain: Bool { outline == nil && !isStruck && turn == nil && badge == nil }
    }

    extension SymbolDrawing.Turn {
        @MainActor
        fileprivate func turn(side: CGFloat, _ cairo: OpaquePointer) {
            cairo_translate(cairo, side / 2, side / 2)
            switch self {
            case .clockwise(let degrees): cairo_rotate(cairo, Double(degrees) * .pi / 180)
            case .mirrored: cairo_scale(cairo, -1, 1)
            }
            cairo_translate(cairo, -side / 2, -side / 2)
        }
    }

    @MainActor
    extension SymbolDrawing.Outline {
        fileprivate func trace(
            side: CGFloat, line: CGFloat, isFilled: Bool, isDashed: Bool, _ cairo: OpaquePointer
        ) {
            let inset = isFilled ? 0 : line / 2
            let whole = CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: inset, dy: inset)
            let wide = whole.insetBy(dx: 0, dy: (side / 6).rounded())
            let path: DisplayPath? =
                switch self {
                case .circle: .ellipse(whole)
                case .square: .rounded(whole, side / 8)
                case .app: .rounded(whole, side / 4)
                case .rectangle: .rounded(wide, side / 8)
                case .capsule: .rounded(wide, side)
                case .oval: .ellipse(wide)
                case .seal: .seal(whole)
                default: nil
                }
            guard let path else { return }
            cairo_new_path(cairo)
            path.trace(cairo)
            cairo_set_source_rgba(cairo, 0, 0, 0, 1)
            cairo_set_line_width(cairo, line)
            if isFilled {
                cairo_fill(cairo)
            } else {
                let dashes: [Double] = isDashed ? [side / 6, side / 8] : []
                cairo_set_dash(cairo, dashes, Int32(dashes.count), 0)
                cairo_stroke(cairo)
                cairo_set_dash(cairo, nil, 0, 0)
            }
        }
    }

    extension DisplayPath {
        fileprivate static func rounded(_ rect: CGRect, _ radius: CGFloat) -> DisplayPath {
            let radius = min(radius, rect.width / 2, rect.height / 2)
            return .roundedRectangle(rect, radius: CGSize(width: radius, height: radius))
        }

        /// A circle with eight bulges.
        fileprivate static func seal(_ rect: CGRect) -> DisplayPath {
            let points = (0..<96).map { step in
                let angle = 2 * .pi * Double(step) / 96
                let radius = rect.width / 2 * (0.93 + 0.07 * cos(8 * angle))
                return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
            }
            return .elements([.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
        }
    }
#endif
