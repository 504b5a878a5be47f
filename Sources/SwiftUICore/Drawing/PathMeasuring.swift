import Foundation

extension Path {
    /// Whether a point is inside.
    ///
    /// - Parameter eoFill: Inside is what an odd number of outlines surrounds.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        var crossings = 0
        for var line in flattened() {
            if let first = line.points.first { line.points.append(first) }
            for (a, b) in zip(line.points, line.points.dropFirst()) where (a.y <= p.y) != (b.y <= p.y) {
                let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
                guard x > p.x else { continue }
                crossings += 1
                winding += b.y > a.y ? 1 : -1
            }
        }
        return eoFill ? crossings % 2 == 1 : winding != 0
    }

    /// The part of the outline between two shares of its length, 0 being its beginning and 1 its end.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        if from <= 0, to >= 1 { return self }
        let lines = flattened()
        let total = lines.reduce(0) { $0 + $1.length }
        let (start, end) = (max(from, 0) * total, min(to, 1) * total)
        guard end > start else { return Path() }
        var path = Path()
        var position: CGFloat = 0
        for line in lines {
            path.append(line.part(from: start - position, to: end - position))
            position += line.length
        }
        return path
    }

    /// The outline in dashes: the lengths of lines and gaps by turns, in points.
    func dashed(_ dash: [CGFloat], phase: CGFloat) -> Path {
        let cycle = dash.reduce(0, +)
        guard cycle > 0, dash.allSatisfy({ $0 >= 0 }) else { return self }
        let dash = dash.count % 2 == 0 ? dash : dash + dash
        var path = Path()
        for line in flattened() {
            var position = -phase.truncatingRemainder(dividingBy: dash.reduce(0, +))
            if position > 0 { position -= dash.reduce(0, +) }
            var index = 0
            while position < line.length {
                let next = position + dash[index % dash.count]
                if index % 2 == 0, next > 0 { path.append(line.part(from: position, to: next)) }
                position = next
                index += 1
            }
        }
        return path
    }

    /// The outline as straight lines.
    private func flattened() -> [Polyline] {
        var lines: [Polyline] = []
        var current = Polyline()
        func point(_ t: CGFloat, _ points: [CGPoint]) -> CGPoint {
            var points = points
            while points.count > 1 {
                points = zip(points, points.dropFirst()).map { a, b in
                    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
                }
            }
            return points[0]
        }
        for element in elements {
            switch element {
            case .move(let end):
                if current.points.count > 1 { lines.append(current) }
                current = Polyline(points: [end])
            case .line(let end):
                current.points.append(end)
            case .quadCurve, .curve:
                let points = [current.points.last ?? element.points[0]] + element.points
                for step in 1...Path.stepsPerCurve {
                    current.points.append(point(CGFloat(step) / CGFloat(Path.stepsPerCurve), points))
                }
            case .closeSubpath:
                guard let first = current.points.first else { continue }
                if current.points.last != first { current.points.append(first) }
                lines.append(current)
                current = Polyline(points: [first])
            }
        }
        if current.points.count > 1 { lines.append(current) }
        return lines
    }

    /// Enough for a quarter of a circle as large as a window to look round.
    private static let stepsPerCurve = 16
}

private struct Polyline {
    var points: [CGPoint] = []

    var length: CGFloat {
        zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }

    /// Lines between two distances from the beginning.
    func part(from start: CGFloat, to end: CGFloat) -> [Path.Element] {
        var elements: [Path.Element] = []
        var position: CGFloat = 0
        for (a, b) in zip(points, points.dropFirst()) {
            let length = hypot(b.x - a.x, b.y - a.y)
            let (low, high) = (max(start - position, 0), min(end - position, length))
            if length > 0, high > low {
                func point(_ distance: CGFloat) -> CGPoint {
                    CGPoint(x: a.x + (b.x - a.x) * distance / length, y: a.y + (b.y - a.y) * distance / length)
                }
                if elements.isEmpty { elements.append(.move(to: point(low))) }
                elements.append(.line(to: point(high)))
            }
            position += length
        }
        return elements
    }
}
