import Foundation

extension View {
    /// Keeps the view's place and state, but shows nothing of it.
    nonisolated public func hidden() -> some View {
        modifier(HiddenModifier())
    }
}

nonisolated struct HiddenModifier: BoxModifier {
    typealias Body = Never

    @MainActor func makeBox(around content: Box, in node: WrapNode<HiddenModifier>) -> WrapBox<HiddenModifier> {
        HiddenBox(node, around: content)
    }
}

@MainActor
private final class HiddenBox: WrapBox<HiddenModifier> {
    /// Items that no order names aren't shown.
    override func visitContent(_ visit: (Box) -> Void) {}

    override func orientationChanged() {
        content.orientationChanged()
    }
}
