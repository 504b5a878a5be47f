import DisplayList
import Foundation

/// A path made ready for questions about points: what is inside of it, and where its edge runs.
struct PathOutline {
    let path: DisplayPath
    let usesEvenOddRule: Bool
    let bounds: CGRect
    /// Polylines; closed ones end where they began.
    private(set) var lines: [[CGPoint]] = []

    init(_ path: DisplayPath, usesEvenOddRule: Bool = false) {
        self.path = path
        self.usesEvenOddRule = usesEvenOddRule
        switch path {
        case .rectangle(let rect), .roundedRectangle(let rect, _), .ellipse(let rect):
            bounds = rect.standardized
        case .elements(let elements):
            let lines = Self.flattened(elements)
            self.lines = lines
            bounds = Self.bounds(of: lines)
        }
    }

    private static func bounds(of lines: [[CGPoint]]) -> CGRect {
        let points = lines.joined()
        guard let first = points.first else { return .zero }
        var (minX, maxX, minY, maxY) = (first.x, first.x, first.y, first.y)
        for point in points {
            minX = min(minX, point.x)
            maxX = max(maxX, point.x)
            minY = min(minY, point.y)
            maxY = max(maxY, point.y)
        }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    private static func flattened(_ elements: [DisplayPath.Element]) -> [[CGPoint]] {
        var lines: [[CGPoint]] = []
        var line: [CGPoint] = []

        func curve(_ point: (CGFloat) -> CGPoint) {
            // A cell is coarse: sixteen pieces are smooth at the size of any screen.
            for step in 1...16 { line.append(point(CGFloat(step) / 16)) }
        }

        for element in elements {
            switch element {
            case .move(let point):
                if line.count > 1 { lines.append(line) }
                line = [point]
            case .line(let point):
                line.append(point)
            case .quadCurve(let end, let control):
                let start = line.last ?? control
                curve { t in
                    let u = 1 - t
                    return CGPoint(
                        x: u * u * start.x + 2 * u * t * control.x + t * t * end.x,
                        y: u * u * start.y + 2 * u * t * control.y + t * t * end.y)
                }
            case .curve(let end, let control1, let control2):
                let start = line.last ?? control1
                curve { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: a * start.x + b * control1.x + c * control2.x + d * end.x,
                        y: a * start.y + b * control1.y + c * control2.y + d * end.y)
                }
            case .close:
                guard let first = line.first else { continue }
                line.append(first)
                lines.append(line)
                line = [first]
            }
        }
        if line.count > 1 { lines.append(line) }
        return lines
    }

    func contains(_ point: CGPoint) -> Bool {
        guard bounds.width > 0, bounds.height > 0 else { return false }
        switch path {
        case .rectangle:
            return bounds.contains(point)
        case .roundedRectangle(_, let radius):
            guard bounds.contains(point) else { return false }
            let width = min(radius.width, bounds.width / 2)
            let height = min(radius.height, bounds.height / 2)
            let x = max(bounds.minX + width - point.x, point.x - (bounds.maxX - width), 0)
            let y = max(bounds.minY + height - point.y, point.y - (bounds.maxY - height), 0)
            guard x > 0, y > 0 else { return true }
            return (x / width) * (x / width) + (y / height) * (y / height) <= 1
        case .ellipse:
            let x = (point.x - bounds.midX) / (bounds.width / 2)
            let y = (point.y - bounds.midY) / (bounds.height / 2)
            return x * x + y * y <= 1
        case .elements:
            let winding = winding(around: point)
            return usesEvenOddRule ? winding.crossings % 2 == 1 : winding.turns != 0
        }
    }

    private func winding(around point: CGPoint) -> (turns: Int, crossings: Int) {
        var turns = 0
        var crossings = 0
        for line in lines {
            guard var start = line.last else { continue }
            for end in line {
                if (start.y <= point.y) != (end.y <= point.y) {
                    let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
                    if x > point.x {
                        crossings += 1
                        turns += end.y > start.y ? 1 : -1
                    }
                }
                start = end
            }
        }
        return (turns, crossings)
    }
}

extension Paint {
    /// The colour at a point of a painted area.
    func color(at point: CGPoint, in bounds: CGRect) -> DisplayColor {
        switch self {
        case .color(let color):
            return color
        case .linearGradient(let stops, let start, let end):
            let unit = CGPoint(
                x: bounds.width > 0 ? (point.x - bounds.minX) / bounds.width : 0,
                y: bounds.height > 0 ? (point.y - bounds.minY) / bounds.height : 0)
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = dx * dx + dy * dy
            let place = length > 0 ? ((unit.x - start.x) * dx + (unit.y - start.y) * dy) / length : 0
            return Self.color(at: Double(place), of: stops)
        }
    }

    private static func color(at place: Double, of stops: [Stop]) -> DisplayColor {
        guard let first = stops.first, let last = stops.last else { return .clear }
        guard let index = stops.firstIndex(where: { $0.location > place }) else { return last.color }
        guard index > 0 else { return first.color }
        let (a, b) = (stops[index - 1], stops[index])
        let share = (place - a.location) / (b.location - a.location)
        func mix(_ channel: KeyPath<DisplayColor, Double>) -> Double {
            a.color[keyPath: channel] + (b.color[keyPath: channel] - a.color[keyPath: channel]) * share
        }
        return DisplayColor(
            red: mix(\.red), green: mix(\.green), blue: mix(\.blue), opacity: mix(\.opacity),
            role: a.color.role == b.color.role ? a.color.role : nil)
    }
}
