import Foundation

/// The elements of whole figures.
enum PathFigures {
    /// How far the control points of a quarter of a circle are from its ends, in radii.
    private static let quarter: CGFloat = 0.5522847498

    static func rectangle(_ rect: CGRect) -> [Path.Element] {
        [
            .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
            .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
            .closeSubpath,
        ]
    }

    static func ellipse(_ rect: CGRect) -> [Path.Element] {
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let transform = CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: rect.midX, ty: rect.midY)
        return (arc(from: 0, sweep: 2 * .pi, isFirst: true) + [.closeSubpath]).map { $0.applying(transform) }
    }

    static func roundedRectangle(_ rect: CGRect, _ size: CGSize) -> [Path.Element] {
        let rx = min(max(size.width, 0), rect.width / 2)
        let ry = min(max(size.height, 0), rect.height / 2)
        return roundedRectangle(rect, Array(repeating: CGSize(width: rx, height: ry), count: 4))
    }

    static func roundedRectangle(_ rect: CGRect, _ radii: RectangleCornerRadii) -> [Path.Element] {
        let wanted = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading].map { max($0, 0) }
        // Two corners at one edge share it.
        let sums = [wanted[0] + wanted[1], wanted[2] + wanted[3], wanted[1] + wanted[2], wanted[3] + wanted[0]]
        let lengths = [rect.width, rect.width, rect.height, rect.height]
        let scale = zip(lengths, sums).reduce(1) { $1.1 > $1.0 ? min($0, $1.0 / $1.1) : $0 }
        return roundedRectangle(rect, wanted.map { CGSize(width: $0 * scale, height: $0 * scale) })
    }

    /// Clockwise from the top leading corner.
    private static func roundedRectangle(_ rect: CGRect, _ radii: [CGSize]) -> [Path.Element] {
        let corners = [
            CGPoint(x: rect.minX + radii[0].width, y: rect.minY + radii[0].height),
            CGPoint(x: rect.maxX - radii[1].width, y: rect.minY + radii[1].height),
            CGPoint(x: rect.maxX - radii[2].width, y: rect.maxY - radii[2].height),
            CGPoint(x: rect.minX + radii[3].width, y: rect.maxY - radii[3].height),
        ]
        var elements: [Path.Element] = []
        for (index, (center, radius)) in zip(corners, radii).enumerated() {
            let start = CGFloat.pi + CGFloat(index) * .pi / 2
            let transform = CGAffineTransform(
                a: radius.width, b: 0, c: 0, d: radius.height, tx: center.x, ty: center.y)
            elements += arc(from: start, sweep: .pi / 2, isFirst: index == 0).map { $0.applying(transform) }
        }
        return elements + [.closeSubpath]
    }

    /// A part of the circle around the origin with radius 1, beginning with a line or, where it is the first, a move.
    static func arc(from start: CGFloat, sweep: CGFloat, isFirst: Bool) -> [Path.Element] {
        let count = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
        let step = sweep / CGFloat(count)
        let reach = abs(step - .pi / 2) < 1e-9 ? quarter : 4 / 3 * tan(step / 4)
        var point = CGPoint(x: cos(start), y: sin(start))
        var elements: [Path.Element] = [isFirst ? .move(to: point) : .line(to: point)]
        for index in 1...count {
            let angle = start + step * CGFloat(index)
            let end = CGPoint(x: cos(angle), y: sin(angle))
            elements.append(
                .curve(
                    to: end, control1: CGPoint(x: point.x - reach * point.y, y: point.y + reach * point.x),
                    control2: CGPoint(x: end.x + reach * end.y, y: end.y - reach * end.x)))
            point = end
        }
        return elements
    }
}
