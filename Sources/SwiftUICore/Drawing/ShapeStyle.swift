import DisplayList
import Foundation

/// How shapes and texts are coloured: a colour, a gradient, a level of the hierarchy.
///
/// A style of a program's own yields another style for an environment in ``resolve(in:)``.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style to be used in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What is painted. Not to be implemented by programs.
    func _paint(_ context: _StyleContext) -> _StylePaint
}

extension ShapeStyle {
    public func _paint(_ context: _StyleContext) -> _StylePaint {
        resolve(in: context.environment)._paint(context)
    }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) resolves to itself.")
    }
}

extension Never: ShapeStyle {
    public func _paint(_ context: _StyleContext) -> _StylePaint {
        switch self {}
    }
}

/// Where a style is used.
public struct _StyleContext {
    let environment: EnvironmentValues
    /// What `.primary` and the levels below it mean here; nil: the colours of labels.
    var foreground: ForegroundStyles?
    /// 0: the style itself; 1: its secondary level, and so on.
    var level = 0

    init(_ environment: EnvironmentValues) {
        self.environment = environment
        foreground = environment.foregroundStyles
    }
}

/// What a style paints in one environment.
public struct _StylePaint {
    var paint: Paint

    init(_ paint: Paint) {
        self.paint = paint
    }

    /// The one colour that stands for the paint where only one can be shown, as in text: a gradient's middle.
    var color: DisplayColor {
        switch paint {
        case .color(let color): color
        case .linearGradient(let stops, _, _): stops.isEmpty ? .clear : stops[stops.count / 2].color
        }
    }

    func faded(_ opacity: Double) -> _StylePaint {
        switch paint {
        case .color(var color):
            color.opacity *= opacity
            return _StylePaint(.color(color))
        case .linearGradient(let stops, let start, let end):
            let faded = stops.map { stop in
                var stop = stop
                stop.color.opacity *= opacity
                return stop
            }
            return _StylePaint(.linearGradient(faded, start: start, end: end))
        }
    }
}

extension ShapeStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        _paint(_StyleContext(environment)).paint
    }

    func displayedColor(in environment: EnvironmentValues) -> DisplayColor {
        _paint(_StyleContext(environment)).color
    }

    /// The style with its opacity multiplied.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: opacity)
    }
}

nonisolated public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Double

    public func _paint(_ context: _StyleContext) -> _StylePaint {
        style._paint(context).faded(opacity)
    }
}

/// A style of any type.
nonisolated public struct AnyShapeStyle: ShapeStyle, Equatable {
    private let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    public func _paint(_ context: _StyleContext) -> _StylePaint {
        style._paint(context)
    }

    public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
        func open<S: ShapeStyle>(_ a: S) -> Bool {
            (b.style as? S).map { isSame(a, $0) } ?? false
        }
        return open(a.style)
    }
}
