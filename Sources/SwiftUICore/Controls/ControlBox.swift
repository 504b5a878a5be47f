import DisplayList
import Foundation

/// The item of a control: can have the focus, takes events while it is enabled.
@MainActor
class ControlBox: DrawingBox, ShortcutTarget, FocusTarget, PointerTarget {
    private(set) final var environment: ControlEnvironment?
    private(set) final var isFocused = false
    /// Tells the control's node, whose content can read the focus from the environment.
    final var onFocusChange: ((Bool) -> Void)?

    override init(graph: Graph, depth: Int) {
        super.init(graph: graph, depth: depth)
        graph.events.add(self)
    }

    // MARK: To be overridden

    var kind: Control.Kind {
        fatalError("\(type(of: self)) has no kind")
    }

    /// The user pressed the control.
    func activate() {}

    /// An event besides being pressed, for an enabled control.
    func receiveOther(_ event: DisplayEvent) -> Bool {
        false
    }

    var isFocusable: Bool { true }

    // MARK: Environment

    final var isEnabled: Bool { environment?.isEnabled ?? true }

    final var shortcut: KeyboardShortcut? { environment?.shortcut }

    func take(_ new: ControlEnvironment) {
        let former = environment
        environment = new
        if former?.isEnabled != new.isEnabled || former?.tint != new.tint { markContent() }
        if former?.shortcut != new.shortcut {
            if new.shortcut == nil { graph.events.shortcuts.remove(self) } else { graph.events.shortcuts.add(self) }
        }
        if isFocused, !new.isEnabled { graph.events.focus.removed(id) }
    }

    // MARK: Drawing

    override final func content() -> DisplayItem.Content {
        .control(
            Control(
                kind: kind, isEnabled: isEnabled, isFocused: isFocused, tint: environment?.tint,
                isFocusable: isFocusable))
    }

    override var isDescribedByContent: Bool { true }

    override func describe(_ info: inout AccessibilityInfo) {
        if info.label == nil { info.label = labelOfContent }
    }

    // MARK: Events

    final func receive(_ event: DisplayEvent) -> Bool {
        guard isEnabled, !isGone else { return false }
        if case .activate = event {
            activate()
            return true
        }
        return receiveOther(event)
    }

    final var canTakeFocus: Bool { isEnabled && isFocusable && !isGone }

    func focusChanged(to isFocused: Bool) {
        self.isFocused = isFocused
        // One that has left can still be waiting to be drawn; its node isn't there any more.
        guard !isGone else { return }
        markContent()
        onFocusChange?(isFocused)
    }

    // MARK: The pointer

    /// Nearly all controls leave it to the host to find out what is pressed.
    var takesPointer: Bool { false }

    func pointerMoved(isInside: Bool) {}

    func pointerLeft() {}

    func pressed(at time: Double) {}

    override func discard() {
        guard !isGone else { return }
        super.discard()
        graph.events.shortcuts.remove(self)
        graph.events.remove(id)
    }
}

/// A control around a label.
@MainActor
class LabeledControlBox: ControlBox {
    let label: Box

    init(around label: Box, depth: Int) {
        self.label = label
        super.init(graph: label.graph, depth: depth)
        adopt(label)
        markOrder()
    }

    override func visitContent(_ visit: (Box) -> Void) {
        visit(label)
    }

    override func discard() {
        guard !isGone else { return }
        super.discard()
        label.discard()
    }

    // MARK: A label with insets around

    var metrics = ControlMetrics() {
        didSet { if metrics != oldValue { invalidateLayout() } }
    }

    final func labelProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - metrics.leading - metrics.trailing, 0) },
            height: proposal.height.map { max($0 - metrics.top - metrics.bottom, 0) })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = label.size(for: labelProposal(proposal))
        return CGSize(
            width: max(size.width + metrics.leading + metrics.trailing, metrics.minimum.width),
            height: max(size.height + metrics.top + metrics.bottom, metrics.minimum.height))
    }

    override func isRigid(along axis: Axis, cross: CGFloat?) -> Bool {
        let proposal = labelProposal(ProposedViewSize(axis, nil, cross: cross))
        return label.isRigid(along: axis, cross: proposal.cross(axis))
    }

    final func labelOrigin(of labelSize: CGSize, in size: CGSize) -> CGPoint {
        CGPoint(
            x: metrics.leading + (size.width - metrics.leading - metrics.trailing - labelSize.width) / 2,
            y: metrics.top + (size.height - metrics.top - metrics.bottom - labelSize.height) / 2)
    }

    override func placeContent() {
        let proposal = labelProposal(self.proposal)
        label.place(at: labelOrigin(of: label.size(for: proposal), in: size), proposal: proposal)
    }

    override func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        let inner = labelProposal(proposal)
        guard let value = label.explicitAlignment(key, in: inner) else { return nil }
        let origin = labelOrigin(of: label.size(for: inner), in: size(for: proposal))
        return value + (key.axis == .horizontal ? origin.x : origin.y)
    }
}
