#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// A filled or stroked outline.
    @MainActor
    final class ShapeItem: ItemNode {
        override func canShow(_ content: DisplayItem.Content) -> Bool {
            if case .shape = content { true } else { false }
        }

        override func drawGround(_ snapshot: OpaquePointer) {
            guard case .shape(let shape) = item.content else { return }
            shape.draw(Palette(at: canvas.widget), snapshot)
        }
    }

    @MainActor
    extension ShapeContent {
        func draw(_ palette: Palette, _ snapshot: OpaquePointer) {
            if let fill { self.fill(fill, palette, snapshot) }
            if let stroke, lineWidth > 0 { self.stroke(stroke, palette, snapshot) }
        }

        private func fill(_ paint: Paint, _ palette: Palette, _ snapshot: OpaquePointer) {
            let area = path.bounds
            guard area.width > 0, area.height > 0 else { return }
            switch path {
            case .rectangle(let rect):
                append(paint, rect, palette, snapshot)
            case .roundedRectangle, .ellipse:
                var outline = path.clip
                gtk_snapshot_push_rounded_clip(snapshot, &outline)
                append(paint, area, palette, snapshot)
                gtk_snapshot_pop(snapshot)
            case .elements:
                withCairo(snapshot, area) { cairo in
                    path.trace(cairo)
                    cairo_set_fill_rule(
                        cairo, usesEvenOddRule ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                    paint.set(cairo, area, palette)
                    cairo_fill(cairo)
                }
            }
        }

        private func append(_ paint: Paint, _ rect: CGRect, _ palette: Palette, _ snapshot: OpaquePointer) {
            var bounds = rect.graphene
            switch paint {
            case .color(let color):
                var color = palette.fill(color)
                gtk_snapshot_append_color(snapshot, &color, &bounds)
            case .linearGradient(let stops, let start, let end):
                var from = rect.point(at: start).graphene
                var to = rect.point(at: end).graphene
                let stops = stops.sorted { $0.location < $1.location }.map { stop in
                    GskColorStop(
                        offset: Float(min(max(stop.location, 0), 1)), color: palette.fill(stop.color))
                }
                if stops.count > 1, start != end {
                    gtk_snapshot_append_linear_gradient(snapshot, &bounds, &from, &to, stops, gsize(stops.count))
                } else if var color = stops.last?.color {
                    gtk_snapshot_append_color(snapshot, &color, &bounds)
                }
            }
        }

        private func stroke(_ paint: Paint, _ palette: Palette, _ snapshot: OpaquePointer) {
            let area = path.bounds
            withCairo(snapshot, area.insetBy(dx: -lineWidth, dy: -lineWidth)) { cairo in
                path.trace(cairo)
                cairo_set_line_width(cairo, Double(lineWidth))
                paint.set(cairo, area, palette)
                cairo_stroke(cairo)
            }
        }
    }

    /// Lends a drawing context for an area.
    @MainActor
    func withCairo(_ snapshot: OpaquePointer, _ area: CGRect, _ draw: (OpaquePointer) -> Void) {
        var bounds = area.graphene
        guard let cairo = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
        draw(cairo)
        cairo_destroy(cairo)
    }

    extension CGPoint {
        var graphene: graphene_point_t { graphene_point_t(x: Float(x), y: Float(y)) }
    }

    extension CGRect {
        /// A point given in shares of the width and height.
        func point(at unit: CGPoint) -> CGPoint {
            CGPoint(x: minX + unit.x * width, y: minY + unit.y * height)
        }
    }

    @MainActor
    extension Paint {
        func set(_ cairo: OpaquePointer, _ area: CGRect, _ palette: Palette) {
            switch self {
            case .color(let color):
                var color = palette.fill(color)
                gdk_cairo_set_source_rgba(cairo, &color)
            case .linearGradient(let stops, let start, let end):
                let (from, to) = (area.point(at: start), area.point(at: end))
                let pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
                for stop in stops {
                    let color = palette.fill(stop.color)
                    cairo_pattern_add_color_stop_rgba(
                        pattern, stop.location, Double(color.red), Double(color.green), Double(color.blue),
                        Double(color.alpha))
                }
                cairo_set_source(cairo, pattern)
                cairo_pattern_destroy(pattern)
            }
        }
    }

    extension DisplayPath {
        func trace(_ cairo: OpaquePointer) {
            switch self {
            case .rectangle(let rect):
                cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
            case .ellipse(let rect):
                Self.trace(rect, CGSize(width: rect.width / 2, height: rect.height / 2), cairo)
            case .roundedRectangle(let rect, let radius):
                Self.trace(
                    rect,
                    CGSize(width: min(radius.width, rect.width / 2), height: min(radius.height, rect.height / 2)), cairo
                )
            case .elements(let elements):
                for element in elements { element.trace(cairo) }
            }
        }

        /// Each corner is a quarter of a circle, squeezed into the radius.
        private static func trace(_ rect: CGRect, _ radius: CGSize, _ cairo: OpaquePointer) {
            guard radius.width > 0, radius.height > 0 else {
                return cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
            }
            let centres = [
                (rect.maxX - radius.width, rect.minY + radius.height, -0.5),
                (rect.maxX - radius.width, rect.maxY - radius.height, 0),
                (rect.minX + radius.width, rect.maxY - radius.height, 0.5),
                (rect.minX + radius.width, rect.minY + radius.height, 1),
            ]
            cairo_new_sub_path(cairo)
            for (x, y, turns) in centres {
                cairo_save(cairo)
                cairo_translate(cairo, x, y)
                cairo_scale(cairo, radius.width, radius.height)
                cairo_arc(cairo, 0, 0, 1, turns * .pi, (turns + 0.5) * .pi)
                cairo_restore(cairo)
            }
            cairo_close_path(cairo)
        }
    }

    extension DisplayPath.Element {
        fileprivate func trace(_ cairo: OpaquePointer) {
            switch self {
            case .move(let point): cairo_move_to(cairo, point.x, point.y)
            case .line(let point): cairo_line_to(cairo, point.x, point.y)
            case .quadCurve(let point, let control):
                // The same curve with two controls.
                var (x, y) = (0.0, 0.0)
                cairo_get_current_point(cairo, &x, &y)
                cairo_curve_to(
                    cairo, x + (control.x - x) * 2 / 3, y + (control.y - y) * 2 / 3,
                    point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3, point.x, point.y)
            case .curve(let point, let control1, let control2):
                cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
            case .close: cairo_close_path(cairo)
            }
        }
    }
#endif
