import DisplayList
import Foundation

/// The outline of a shape, in points.
nonisolated public struct Path: Equatable, Sendable {
    /// One step of drawing an outline.
    nonisolated public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// Whole figures are kept as such: hosts draw them better than curves that look alike.
    private enum Figure: Equatable, Sendable {
        case rectangle(CGRect)
        case roundedRectangle(CGRect, CGSize)
        case ellipse(CGRect)

        var elements: [Element] {
            switch self {
            case .rectangle(let rect): PathFigures.rectangle(rect)
            case .roundedRectangle(let rect, let size): PathFigures.roundedRectangle(rect, size)
            case .ellipse(let rect): PathFigures.ellipse(rect)
            }
        }

        var bounds: CGRect {
            switch self {
            case .rectangle(let rect), .roundedRectangle(let rect, _), .ellipse(let rect): rect.standardized
            }
        }
    }

    private var figure: Figure?
    private var drawn: [Element] = []

    /// An empty path.
    public init() {}

    public init(_ rect: CGRect) {
        figure = .rectangle(rect)
    }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        figure = .roundedRectangle(rect, cornerSize)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }

    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        drawn = PathFigures.roundedRectangle(rect, cornerRadii)
    }

    public init(ellipseIn rect: CGRect) {
        figure = .ellipse(rect)
    }

    /// A path that a closure draws.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    init(_ elements: [Element]) {
        drawn = elements
    }

    var elements: [Element] {
        figure?.elements ?? drawn
    }

    public var isEmpty: Bool {
        figure == nil && drawn.isEmpty
    }

    public func forEach(_ body: (Element) -> Void) {
        elements.forEach(body)
    }

    /// Where the next line begins; nil at the beginning.
    public var currentPoint: CGPoint? {
        let elements = elements
        guard let last = elements.last else { return nil }
        if let end = last.end { return end }
        return elements.last { if case .move = $0 { true } else { false } }?.end
    }

    /// The smallest rectangle around the path, including the points that control its curves.
    public var boundingRect: CGRect {
        if let figure { return figure.bounds }
        let points = drawn.flatMap(\.points)
        guard let first = points.first else { return .null }
        var (low, high) = (first, first)
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    // MARK: Drawing

    mutating func append(_ elements: [Element]) {
        if let figure {
            drawn = figure.elements
            self.figure = nil
        }
        drawn += elements
    }

    /// Begins a new subpath.
    public mutating func move(to end: CGPoint) {
        append([.move(to: end)])
    }

    public mutating func addLine(to end: CGPoint) {
        append([.line(to: end)])
    }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append([.quadCurve(to: end, control: control)])
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append([.curve(to: end, control1: control1, control2: control2)])
    }

    /// Draws a line to where the subpath began.
    public mutating func closeSubpath() {
        append([.closeSubpath])
    }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(.rectangle(rect), transform)
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        add(.roundedRectangle(rect, cornerSize), transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        append(Path(PathFigures.roundedRectangle(rect, cornerRadii)).applying(transform).elements)
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(.ellipse(rect), transform)
    }

    private mutating func add(_ figure: Figure, _ transform: CGAffineTransform) {
        if isEmpty, transform.isIdentity {
            self.figure = figure
        } else {
            append(Path(figure.elements).applying(transform).elements)
        }
    }

    /// Lines through points.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        append([.move(to: first)] + lines.dropFirst().map { .line(to: $0) })
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        if isEmpty, transform.isIdentity {
            self = path
        } else {
            append(path.applying(transform).elements)
        }
    }

    // MARK: Made of others

    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        if let figure, transform.a > 0, transform.d > 0, transform.b == 0, transform.c == 0 {
            var path = Path()
            switch figure {
            case .rectangle(let rect): path.figure = .rectangle(rect.applying(transform))
            case .ellipse(let rect): path.figure = .ellipse(rect.applying(transform))
            case .roundedRectangle(let rect, let size):
                path.figure = .roundedRectangle(rect.applying(transform), size.applying(transform))
            }
            return path
        }
        return Path(elements.map { $0.applying(transform) })
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// The path as hosts draw it.
    var displayed: DisplayPath {
        switch figure {
        case .rectangle(let rect): .rectangle(rect.standardized)
        case .ellipse(let rect): .ellipse(rect.standardized)
        case .roundedRectangle(let rect, let size):
            .roundedRectangle(
                rect.standardized,
                radius: CGSize(
                    width: min(max(size.width, 0), abs(rect.width) / 2),
                    height: min(max(size.height, 0), abs(rect.height) / 2)))
        case nil: .elements(drawn.map(\.displayed))
        }
    }
}

extension Path: Shape {
    public func path(in rect: CGRect) -> Path {
        self
    }
}

extension Path.Element {
    /// The points that the element has besides where it begins.
    var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let end, let control): [control, end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .closeSubpath: []
        }
    }

    var end: CGPoint? { points.last }

    func applying(_ transform: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let end): .move(to: end.applying(transform))
        case .line(let end): .line(to: end.applying(transform))
        case .quadCurve(let end, let control):
            .quadCurve(to: end.applying(transform), control: control.applying(transform))
        case .curve(let end, let control1, let control2):
            .curve(
                to: end.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        case .closeSubpath: .closeSubpath
        }
    }

    var displayed: DisplayPath.Element {
        switch self {
        case .move(let end): .move(end)
        case .line(let end): .line(end)
        case .quadCurve(let end, let control): .quadCurve(end, control: control)
        case .curve(let end, let control1, let control2): .curve(end, control1: control1, control2: control2)
        case .closeSubpath: .close
        }
    }
}
