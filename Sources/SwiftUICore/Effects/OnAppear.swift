import Foundation

extension View {
    /// Calls `action` when this view, or the first of several views, comes onto the screen: after the layout, before the
    /// first frame with it is shown. What `action` writes is in that frame already.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action, disappear: nil))
    }

    /// Calls `action` when this view, or the last of several views, has left the screen, or its scene is closed.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: nil, disappear: action))
    }
}

nonisolated struct _AppearanceActionModifier: BoxModifier {
    typealias Body = Never

    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    @MainActor static var hasEffects: Bool { true }

    @MainActor
    func makeBox(around content: Box, in node: WrapNode<Self>) -> WrapBox<Self> {
        AppearanceActionBox(node, around: content)
    }
}

@MainActor
private final class AppearanceActionBox: AppearanceBox<_AppearanceActionModifier> {
    override func appeared() {
        graph.performing("onAppear", of: viewNode) { modifier.appear?() }
    }

    override func disappeared() {
        graph.performing("onDisappear", of: viewNode) { modifier.disappear?() }
    }
}

/// What the boxes of one modifier have in common: of a group it is as a whole that it appears and disappears.
@MainActor
final class Appearances {
    /// How many of the elements have appeared.
    fileprivate(set) var count = 0
    /// What the first to appear has started and the last to disappear ends.
    var task: Task<Void, Never>?
    var isTaskOutdated = false
}

/// A box around an element that is told when the element comes onto the screen and leaves it: where the modifier has
/// several elements, when the first comes and the last leaves.
@MainActor
class AppearanceBox<Modifier: BoxModifier>: WrapBox<Modifier>, PresenceObserver {
    private let presence: Presence?
    final let appearances: Appearances
    private(set) final var hasAppeared = false

    override init(_ node: WrapNode<Modifier>, around content: Box) {
        presence = node.context.presence
        appearances = node.appearances
        super.init(node, around: content)
        presence?.add(self)
        presenceChanged()
    }

    func appeared() {}

    func disappeared() {}

    final func presenceChanged() {
        let isPresent = self.isPresent
        guard isPresent != hasAppeared else { return }
        graph.effects.append(isPresent ? .appear : .disappear) { [weak self] in self?.settle() }
    }

    private var isPresent: Bool {
        !isGone && presence?.isPresent ?? true
    }

    private func settle() {
        let isPresent = self.isPresent
        guard isPresent != hasAppeared else { return }
        hasAppeared = isPresent
        appearances.count += isPresent ? 1 : -1
        if isPresent, appearances.count == 1 {
            appeared()
        } else if !isPresent, appearances.count == 0 {
            disappeared()
        }
    }

    /// Most modifiers with effects change nothing of the layout.
    override func modifierChanged(from old: Modifier) {}

    override func discard() {
        guard !isGone else { return }
        super.discard()
        guard hasAppeared else { return }
        // The node lets this box go before its last effect runs.
        graph.effects.append(isRemovedByIdentity ? .leave : .disappear) { [self] in settle() }
    }

    /// The nearest transition around the element, which leaves with it, is none.
    private var isRemovedByIdentity: Bool {
        var around = parent
        while let box = around, box.isGone {
            if let transition = box as? TransitionBox { return transition.isIdentityOnRemoval }
            around = box.parent
        }
        return false
    }
}
