import DisplayList
import Foundation

/// Makes a view able to have the keyboard focus, and tells what is in it whether it has.
private struct FocusableModifier: ViewModifier {
    let isFocusable: Bool
    @State private var isFocused = false

    nonisolated init(isFocusable: Bool) {
        self.isFocusable = isFocusable
    }

    func body(content: Content) -> some View {
        content
            .environment(\.isFocused, isFocused)
            .modifier(FocusableItemModifier(isFocusable: isFocusable, isFocused: $isFocused))
    }
}

nonisolated private struct FocusableItemModifier: BoxModifier {
    typealias Body = Never

    let isFocusable: Bool
    let isFocused: Binding<Bool>

    @MainActor
    func makeBox(around content: Box, in node: WrapNode<Self>) -> WrapBox<Self> {
        FocusableBox(node, around: FocusableItem(around: content, depth: node.depth, scope: node.context.scope))
    }
}

@MainActor
private final class FocusableBox: WrapBox<FocusableItemModifier> {
    private let item: FocusableItem

    init(_ node: WrapNode<FocusableItemModifier>, around item: FocusableItem) {
        self.item = item
        super.init(node, around: item)
        item.isFocusable = modifier.isFocusable
        item.onFocusChange = { [unowned self] in modifier.isFocused.wrappedValue = $0 }
    }

    override func modifierChanged(from old: FocusableItemModifier) {
        item.isFocusable = modifier.isFocusable
    }
}

@MainActor
private final class FocusableItem: EnclosingBox, EventReceiver, FocusTarget {
    private let scope: Scope
    private var isFocused = false
    var onFocusChange: (@MainActor (Bool) -> Void)?
    var isFocusable = true {
        didSet {
            guard isFocusable != oldValue else { return }
            markContent()
            if !isFocusable { graph.events.focus.removed(id) }
        }
    }

    init(around inside: Box, depth: Int, scope: Scope) {
        self.scope = scope
        super.init(around: inside, depth: depth)
        graph.events.add(self)
    }

    override func content() -> DisplayItem.Content {
        .control(
            Control(kind: .button(ButtonContent(style: .plain)), isFocused: isFocused, isFocusable: isFocusable))
    }

    func receive(_ event: DisplayEvent) -> Bool {
        false
    }

    var canTakeFocus: Bool {
        isFocusable && !isGone && Dependent.untracked { EnvironmentValues(scope).isEnabled }
    }

    func focusChanged(to isFocused: Bool) {
        self.isFocused = isFocused
        markContent()
        if !isGone { onFocusChange?(isFocused) }
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
