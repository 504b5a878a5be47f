import DisplayList
import Foundation

/// A level of the foreground style of the place: from `.primary`, which is that style itself, to `.quinary`.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _paint(_ context: _StyleContext) -> _StylePaint {
        let level = context.level + level
        guard let foreground = context.foreground else {
            let color: SystemColor =
                switch level {
                case 0: .primary
                case 1: .secondary
                case 2: .tertiary
                default: .quaternary
                }
            return _StylePaint(.color(color.displayed(in: context.environment)))
        }
        return foreground.paint(level: level, context)
    }

    /// The share of a colour that is left at a level.
    static func opacity(ofLevel level: Int) -> Double {
        switch level {
        case 0: 1
        case 1: 0.5
        case 2: 0.25
        case 3: 0.18
        default: 0.12
        }
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A level of a style.
nonisolated public struct _LevelShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let level: Int

    public func _paint(_ context: _StyleContext) -> _StylePaint {
        var context = context
        context.level += level
        return style._paint(context)
    }
}

extension ShapeStyle {
    /// The secondary level of this style.
    public var secondary: some ShapeStyle { _LevelShapeStyle(style: self, level: 1) }

    /// The tertiary level of this style.
    public var tertiary: some ShapeStyle { _LevelShapeStyle(style: self, level: 2) }

    /// The quaternary level of this style.
    public var quaternary: some ShapeStyle { _LevelShapeStyle(style: self, level: 3) }

    /// The lowest level of this style.
    public var quinary: some ShapeStyle { _LevelShapeStyle(style: self, level: 4) }
}

/// The styles of `.primary`, `.secondary` and `.tertiary` at a place.
final class ForegroundStyles: Equatable, Sendable {
    let styles: [AnyShapeStyle]
    /// What the levels meant around: these styles may be levels of them.
    let outer: ForegroundStyles?

    init(_ styles: [AnyShapeStyle], outer: ForegroundStyles?) {
        self.styles = styles
        self.outer = outer
    }

    func paint(level: Int, _ context: _StyleContext) -> _StylePaint {
        var inner = context
        inner.foreground = outer
        let index = min(level, styles.count - 1)
        inner.level = level - index
        return styles[index]._paint(inner)
    }

    static func == (a: ForegroundStyles, b: ForegroundStyles) -> Bool {
        a === b || (a.styles == b.styles && a.outer == b.outer)
    }
}

private enum ForegroundStylesKey: EnvironmentKey {
    static var defaultValue: ForegroundStyles? { nil }
}

extension EnvironmentValues {
    var foregroundStyles: ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }
}

nonisolated public struct _ForegroundStyleModifier: EnvironmentModifier {
    public typealias Body = Never
    let styles: [AnyShapeStyle]

    func write(_ values: inout EnvironmentValues) {
        values.foregroundStyles =
            styles.isEmpty ? nil : ForegroundStyles(styles, outer: values.foregroundStyles)
    }
}

extension View {
    /// Sets the style of texts, symbols and shapes without one of their own.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
    }

    /// Sets the primary and the secondary style.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    {
        modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Sets the primary, the secondary and the tertiary style.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            _ForegroundStyleModifier(
                styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// Sets the colour of texts, symbols and shapes without one of their own; nil: the default one.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(_ForegroundStyleModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
    }
}
