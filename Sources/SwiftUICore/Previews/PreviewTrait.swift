public import Foundation

/// One detail of how a preview is shown.
public struct PreviewTrait<T> {
    enum Kind {
        case layout(PreviewLayout)
        case orientation(InterfaceOrientation)
        case modifier(any PreviewModifier)
    }

    let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The size of the screen.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.device)) }

    /// The size that the view takes when it may choose.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.sizeThatFits)) }

    /// A size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
    }

    public static var portrait: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portrait)) }
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeLeft)) }
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeRight)) }

    /// Puts a modifier, with the context that all its previews share, around the view.
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        PreviewTrait(kind: .modifier(modifier))
    }
}

/// The size in which a preview is shown.
public enum PreviewLayout: Equatable, Sendable {
    /// The size of the screen.
    case device
    /// The size that the view takes when it may choose.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// How the screen is turned.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    public let id: String

    public static let portrait = InterfaceOrientation(id: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
}
