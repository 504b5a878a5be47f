import Foundation

extension View {
    /// Says how this view comes onto the screen and leaves it. A host that doesn't animate shows and removes it at once.
    ///
    /// A view that leaves without a transition, by ``AnyTransition/identity``, disappears before another one that takes
    /// its place appears; with any other it disappears afterwards.
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(_TransitionModifier(transition: t))
    }
}

/// How a view comes onto the screen and leaves it. Hosts that don't animate only tell ``identity`` from all others.
nonisolated public struct AnyTransition {
    fileprivate let isIdentityOnRemoval: Bool

    private init(isIdentityOnRemoval: Bool = false) {
        self.isIdentityOnRemoval = isIdentityOnRemoval
    }

    /// The view is there or not, with nothing between.
    public static var identity: AnyTransition { AnyTransition(isIdentityOnRemoval: true) }

    public static var opacity: AnyTransition { AnyTransition() }

    public static var scale: AnyTransition { AnyTransition() }

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }

    /// In from the leading edge, out to the trailing one.
    public static var slide: AnyTransition { AnyTransition() }

    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

    /// From one modifier to another and back.
    public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier { AnyTransition() }

    /// One transition to come, another to leave.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { removal }

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(isIdentityOnRemoval: isIdentityOnRemoval && other.isIdentityOnRemoval)
    }

    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

nonisolated struct _TransitionModifier: BoxModifier {
    typealias Body = Never

    let transition: AnyTransition

    @MainActor func makeBox(around content: Box, in node: WrapNode<Self>) -> WrapBox<Self> {
        TransitionBox(node, around: content)
    }
}

/// Remembers the transition until the element leaves.
@MainActor
final class TransitionBox: WrapBox<_TransitionModifier> {
    override func modifierChanged(from old: _TransitionModifier) {}

    var isIdentityOnRemoval: Bool { modifier.transition.isIdentityOnRemoval }
}
