import DisplayList
import Foundation

/// A translucent layer between a view and what is behind it.
///
/// Hosts of Oriel don't blur: what is behind shows through the background colour, the less the thicker the material.
nonisolated public struct Material: ShapeStyle, Hashable {
    private let opacity: Double

    public static let ultraThin = Material(opacity: 0.5)
    public static let thin = Material(opacity: 0.65)
    public static let regular = Material(opacity: 0.8)
    public static let thick = Material(opacity: 0.9)
    public static let ultraThick = Material(opacity: 0.96)
    /// That of the bars at the edges of a screen.
    public static let bar = Material(opacity: 0.9)

    public func _paint(_ context: _StyleContext) -> _StylePaint {
        BackgroundStyle()._paint(context).faded(opacity)
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
