import DisplayList
import Foundation

nonisolated struct TapModifier: BoxModifier {
    typealias Body = Never

    let count: Int
    let action: @MainActor () -> Void

    @MainActor
    func makeBox(around content: Box, in node: WrapNode<Self>) -> WrapBox<Self> {
        TapBox(node, around: TapItem(around: content, depth: node.depth, scope: node.context.scope))
    }
}

@MainActor
private final class TapBox: WrapBox<TapModifier> {
    init(_ node: WrapNode<TapModifier>, around item: TapItem) {
        super.init(node, around: item)
        item.show = { [unowned self] in modifier }
    }

    override func modifierChanged(from old: TapModifier) {}
}

/// An item that can be tapped. To hosts it is a button without a look that the keyboard doesn't reach.
@MainActor
private final class TapItem: EnclosingBox, EventReceiver, PointerTarget {
    private let scope: Scope
    /// The modifier as it is now.
    var show: (@MainActor () -> TapModifier)?
    /// The taps so far, and when the last of them was.
    private var taps = 0
    private var lastTime: Double?
    /// In seconds: taps that are further apart don't belong together.
    private static let longestPause = 0.5

    init(around inside: Box, depth: Int, scope: Scope) {
        self.scope = scope
        super.init(around: inside, depth: depth)
        graph.events.add(self)
    }

    override func content() -> DisplayItem.Content {
        .control(Control(kind: .button(ButtonContent(style: .plain)), isFocusable: false))
    }

    func receive(_ event: DisplayEvent) -> Bool {
        guard case .activate = event else { return false }
        return tap(at: nil)
    }

    private func tap(at time: Double?) -> Bool {
        guard let modifier = show?(), Dependent.untracked({ EnvironmentValues(scope).isEnabled }) else { return false }
        if let time, let lastTime, time - lastTime > TapItem.longestPause { taps = 0 }
        lastTime = time
        taps += 1
        if taps >= modifier.count {
            taps = 0
            modifier.action()
        }
        return true
    }

    let takesPointer = true

    func pointerMoved(isInside: Bool) {}

    func pointerLeft() {}

    func pressed(at time: Double) {
        _ = tap(at: time)
    }

    override func discard() {
        guard !isGone else { return }
        super.discard()
        graph.events.remove(id)
    }
}

nonisolated struct HitTestingModifier: GroupModifier {
    typealias Body = Never

    let isEnabled: Bool

    @MainActor
    func effects(_ size: CGSize) -> GroupEffects {
        GroupEffects(ignoresPointer: !isEnabled)
    }
}

extension View {
    /// Does something when the view is tapped `count` times in succession.
    ///
    /// Only the pointer reaches it; what the keyboard is to reach is a `Button`.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapModifier(count: count, action: unsafeBitCast(action, to: (@MainActor () -> Void).self)))
    }

    /// Whether the pointer reaches the view; where not, it reaches what is behind.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}
