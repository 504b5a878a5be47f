import DisplayList
import Foundation

/// The foreground style of the place.
nonisolated public struct ForegroundStyle: ShapeStyle, Hashable {
    public init() {}

    public func _paint(_ context: _StyleContext) -> _StylePaint {
        HierarchicalShapeStyle.primary._paint(context)
    }
}

/// The tint of the place, or the host's accent colour.
nonisolated public struct TintShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _paint(_ context: _StyleContext) -> _StylePaint {
        guard let tint = context.environment.tintStyle else { return Color.accentColor._paint(context) }
        return tint._paint(context)
    }
}

/// What windows are filled with.
nonisolated public struct BackgroundStyle: ShapeStyle, Hashable {
    public init() {}

    public func _paint(_ context: _StyleContext) -> _StylePaint {
        Color(.background)._paint(context)
    }
}

/// The same as ``BackgroundStyle``, whatever background style a program sets.
nonisolated public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _paint(_ context: _StyleContext) -> _StylePaint {
        Color(.background)._paint(context)
    }
}

/// The background of what is selected.
nonisolated public struct SelectionShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _paint(_ context: _StyleContext) -> _StylePaint {
        TintShapeStyle()._paint(context)
    }
}

/// Lines that separate rows and sections.
nonisolated public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _paint(_ context: _StyleContext) -> _StylePaint {
        Color(.separator)._paint(context)
    }
}

/// What stands in a field that is empty.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _paint(_ context: _StyleContext) -> _StylePaint {
        Color(.placeholder)._paint(context)
    }
}

/// Links in texts.
nonisolated public struct LinkShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _paint(_ context: _StyleContext) -> _StylePaint {
        Color(.link)._paint(context)
    }
}

/// A thin overlay that fills shapes.
nonisolated public struct FillShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _paint(_ context: _StyleContext) -> _StylePaint {
        Color(.fill)._paint(context)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
