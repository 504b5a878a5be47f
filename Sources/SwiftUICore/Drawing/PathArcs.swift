import Foundation

extension Path {
    /// A part of a circle, after a line to where it begins.
    ///
    /// - Parameter clockwise: As if lengths grew upwards, as in SwiftUI: on the screen, where they grow downwards, an arc
    ///   with `true` turns the other way.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let full = 2 * Double.pi
        var sweep = endAngle.radians - startAngle.radians
        if abs(sweep) >= full - 1e-9 {
            sweep = clockwise ? -full : full
        } else if clockwise, sweep > 0 {
            sweep -= full
        } else if !clockwise, sweep < 0 {
            sweep += full
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: sweep), transform: transform)
    }

    /// A part of a circle that goes on by an angle, after a line to where it begins.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        let circle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
            .concatenating(transform)
        let arc = PathFigures.arc(from: startAngle.radians, sweep: delta.radians, isFirst: isEmpty)
        append(arc.map { $0.applying(circle) })
    }

    /// An arc that touches two lines: from the current point to `tangent1End`, and on to `tangent2End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let start = currentPoint?.applying(transform.inverted()) else { return }
        let first = CGPoint(x: start.x - tangent1End.x, y: start.y - tangent1End.y)
        let second = CGPoint(x: tangent2End.x - tangent1End.x, y: tangent2End.y - tangent1End.y)
        let (length1, length2) = (hypot(first.x, first.y), hypot(second.x, second.y))
        let cross = first.x * second.y - first.y * second.x
        guard length1 > 0, length2 > 0, abs(cross) > 1e-9, radius > 0 else {
            return addLine(to: tangent1End.applying(transform))
        }
        let half = atan2(abs(cross), first.x * second.x + first.y * second.y) / 2
        let reach = radius / tan(half)
        let middle = CGPoint(
            x: first.x / length1 + second.x / length2, y: first.y / length1 + second.y / length2)
        let distance = radius / sin(half) / hypot(middle.x, middle.y)
        let center = CGPoint(x: tangent1End.x + middle.x * distance, y: tangent1End.y + middle.y * distance)
        func angle(_ side: CGPoint, _ length: CGFloat) -> Angle {
            let touch = CGPoint(
                x: tangent1End.x + side.x / length * reach, y: tangent1End.y + side.y / length * reach)
            return Angle(radians: atan2(touch.y - center.y, touch.x - center.x))
        }
        addArc(
            center: center, radius: radius, startAngle: angle(first, length1), endAngle: angle(second, length2),
            clockwise: cross > 0, transform: transform)
    }
}
