#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// A group: what it does to all that is in it.
    @MainActor
    class GroupItem: ItemNode {
        private var clip: DisplayPath?

        override func canShow(_ content: DisplayItem.Content) -> Bool {
            if case .group = content { true } else { false }
        }

        override func show() {
            guard case .group(let effects) = item.content else { return }
            gtk_widget_set_opacity(canvas.widget, effects.opacity)
            targetChanged()
            clip = effects.clip
            // For the pointer: the drawing itself is clipped to the outline.
            gtk_widget_set_overflow(canvas.widget, clip == nil ? GTK_OVERFLOW_VISIBLE : GTK_OVERFLOW_HIDDEN)
        }

        override var takesPointer: Bool {
            if case .group(let effects) = item.content { !effects.ignoresPointer } else { true }
        }

        override func draw(_ canvas: Canvas, _ snapshot: OpaquePointer) {
            guard let clip else { return super.draw(canvas, snapshot) }
            var outline = clip.clip
            gtk_snapshot_push_rounded_clip(snapshot, &outline)
            super.draw(canvas, snapshot)
            gtk_snapshot_pop(snapshot)
        }
    }

    extension DisplayPath {
        /// The outline as one that the toolkit can clip to: of a path of lines and curves, what is around it.
        var clip: GskRoundedRect {
            switch self {
            case .rectangle(let rect): GskRoundedRect(rect, radius: .zero)
            case .roundedRectangle(let rect, let radius): GskRoundedRect(rect, radius: radius)
            case .ellipse(let rect):
                GskRoundedRect(rect, radius: CGSize(width: rect.width / 2, height: rect.height / 2))
            case .elements: GskRoundedRect(bounds, radius: .zero)
            }
        }

        var bounds: CGRect {
            switch self {
            case .rectangle(let rect), .roundedRectangle(let rect, _), .ellipse(let rect): return rect
            case .elements(let elements):
                let points = elements.flatMap { element -> [CGPoint] in
                    switch element {
                    case .move(let point), .line(let point): [point]
                    case .quadCurve(let point, let control): [point, control]
                    case .curve(let point, let control1, let control2): [point, control1, control2]
                    case .close: []
                    }
                }
                guard let first = points.first else { return .zero }
                return points.reduce(CGRect(origin: first, size: .zero)) {
                    $0.union(CGRect(origin: $1, size: .zero))
                }
            }
        }
    }

    extension GskRoundedRect {
        init(_ rect: CGRect, radius: CGSize) {
            self.init()
            var bounds = rect.standardized.graphene
            var corner = graphene_size_t(
                width: Float(min(radius.width, rect.width / 2)), height: Float(min(radius.height, rect.height / 2)))
            gsk_rounded_rect_init(&self, &bounds, &corner, &corner, &corner, &corner)
        }
    }
#endif
