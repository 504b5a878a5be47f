import DisplayList
import Foundation

/// Everything in the environment that images depend on, so that each of them has one dependency only.
struct ImageEnvironment: EnvironmentDerived {
    private unowned let scope: Scope
    let variants: SymbolVariants
    let color: DisplayColor
    private let base: Font
    private let traits: FontTraits
    private let scale: CGFloat
    private let imageScale: Image.Scale

    @MainActor
    init(_ environment: EnvironmentValues, in scope: Scope) {
        self.scope = scope
        variants = environment.symbolVariants
        color = ForegroundStyle().displayedColor(in: environment)
        base = environment.font ?? .body
        traits = environment.textStyling.traits
        scale = environment.dynamicTypeSize.scale
        imageScale = environment.imageScale
    }

    @MainActor var values: EnvironmentValues { EnvironmentValues(scope) }

    @MainActor
    func font(_ metrics: any Metrics) -> DisplayFont {
        var font = base.displayed(with: traits, scale: scale, metrics)
        font.size *= imageScale.factor
        return font
    }
}

private enum ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

private enum SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}

private enum SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
    /// How large symbols are beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// The variants in which symbols are shown.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// How symbols are coloured.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

/// How the layers of a symbol are coloured. Hosts of Oriel draw symbols in one colour whatever is asked for.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
    private let id: Int8

    public static let monochrome = SymbolRenderingMode(id: 0)
    public static let multicolor = SymbolRenderingMode(id: 1)
    public static let hierarchical = SymbolRenderingMode(id: 2)
    public static let palette = SymbolRenderingMode(id: 3)
}

/// Variants of symbols, such as filled ones or those in a circle.
nonisolated public struct SymbolVariants: Hashable, Sendable {
    private enum Enclosure: String {
        case circle, square, rectangle
    }

    private var enclosure: Enclosure?
    private var isFilled = false
    private var isStruck = false

    public static let none = SymbolVariants()
    public static let circle = none.circle
    public static let square = none.square
    public static let rectangle = none.rectangle
    public static let fill = none.fill
    public static let slash = none.slash

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var variants = self
        change(&variants)
        return variants
    }

    public var circle: SymbolVariants { with { $0.enclosure = .circle } }

    public var square: SymbolVariants { with { $0.enclosure = .square } }

    public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }

    public var fill: SymbolVariants { with { $0.isFilled = true } }

    public var slash: SymbolVariants { with { $0.isStruck = true } }

    /// Whether these are among others.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure) && (!other.isFilled || isFilled)
            && (!other.isStruck || isStruck)
    }

    func applied(to name: String) -> String {
        var name = name
        let parts = name.split(separator: ".")
        if isStruck, !parts.contains("slash") { name += ".slash" }
        if let enclosure, !parts.contains(where: { $0 == enclosure.rawValue }) { name += ".\(enclosure.rawValue)" }
        if isFilled, !parts.contains("fill") { name += ".fill" }
        return name
    }
}

extension View {
    /// Sets how large symbols in this view are beside text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }

    /// Shows symbols in this view in a variant, besides those set around.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { variants in
            if variant == .none {
                variants = .none
            } else {
                variants.formUnion(variant)
            }
        }
    }

    /// Sets how the layers of symbols in this view are coloured. Hosts of Oriel draw symbols in one colour.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

extension SymbolVariants {
    fileprivate mutating func formUnion(_ other: SymbolVariants) {
        enclosure = other.enclosure ?? enclosure
        isFilled = isFilled || other.isFilled
        isStruck = isStruck || other.isStruck
    }
}

extension Image {
    /// Sets how the layers of the symbol are coloured. Hosts of Oriel draw symbols in one colour.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        self
    }
}
