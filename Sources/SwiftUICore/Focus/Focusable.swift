import DisplayList
import Foundation

/// Makes a view able to have the keyboard focus, and tells what is in it whether it has.
private struct FocusableModifier: ViewModifier {
    let isFocusable: Bool
    @State private var isFocused = false
    @Environment(\.isEnabled) private var isEnabled

    nonisolated init(isFocusable: Bool) {
        self.isFocusable = isFocusable
    }

    func body(content: Content) -> some View {
        content
            .environment(\.isFocused, isFocused)
            .modifier(
                FocusableItemModifier(isFocusable: isFocusable, isEnabled: isEnabled, isFocused: $isFocused))
    }
}

nonisolated private struct FocusableItemModifier: BoxModifier {
    typealias Body = Never

    let isFocusable: Bool
    let isEnabled: Bool
    let isFocused: Binding<Bool>

    @MainActor
    func makeBox(around content: Box, in node: WrapNode<Self>) -> WrapBox<Self> {
        FocusableBox(node, around: FocusableItem(around: content, depth: node.depth))
    }
}

@MainActor
private final class FocusableBox: WrapBox<FocusableItemModifier> {
    private let item: FocusableItem

    init(_ node: WrapNode<FocusableItemModifier>, around item: FocusableItem) {
        self.item = item
        super.init(node, around: item)
        item.show(isFocusable: modifier.isFocusable, isEnabled: modifier.isEnabled)
        item.onFocusChange = { [unowned self] in modifier.isFocused.wrappedValue = $0 }
    }

    override func modifierChanged(from old: FocusableItemModifier) {
        item.show(isFocusable: modifier.isFocusable, isEnabled: modifier.isEnabled)
    }
}

@MainActor
private final class FocusableItem: EnclosingBox, EventReceiver, FocusTarget {
    private var control = Control(kind: .button(ButtonContent(style: .plain)))
    var onFocusChange: (@MainActor (Bool) -> Void)?

    override init(around inside: Box, depth: Int) {
        super.init(around: inside, depth: depth)
        graph.events.add(self)
    }

    func show(isFocusable: Bool, isEnabled: Bool) {
        control.isFocusable = isFocusable
        control.isEnabled = isEnabled
        markContent()
        if !canTakeFocus { graph.events.focus.removed(id) }
    }

    override func content() -> DisplayItem.Content {
        .control(control)
    }

    func receive(_ event: DisplayEvent) -> Bool {
        false
    }

    var canTakeFocus: Bool { control.takesFocus && !isGone }

    func focusChanged(to isFocused: Bool) {
        guard !isGone else { return }
        control.isFocused = isFocused
        markContent()
        onFocusChange?(isFocused)
    }

    override func discard() {
        guard !isGone else { return }
        super.discard()
        graph.events.remove(id)
    }
}

extension View {
    /// Whether the view can have the keyboard focus. Controls can without this.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }
}
