import DisplayList
import Foundation

/// A control that is on or off.
nonisolated public struct Toggle<Label>: View where Label: View {
    private let state: ToggleState
    private let label: Label
    @Environment(\.toggleStyleChoice) private var style

    fileprivate init(state: ToggleState, label: Label) {
        self.state = state
        self.label = label
    }

    /// A toggle with a label of any views.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(state: ToggleState(bindings: [isOn]), label: label())
    }

    /// A toggle for several values at once: mixed while they differ, sets all of them.
    public init<C>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) where C: RandomAccessCollection {
        self.init(state: ToggleState(bindings: sources.map { $0[keyPath: isOn] }), label: label())
    }

    @MainActor @preconcurrency
    public var body: some View {
        switch style {
        case .builtIn(let style):
            ToggleItem(state: state, style: style, label: label)
        case .custom(let style):
            style.view(ToggleConfigurationSource(state: state, label: .init(label)))
        }
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
        self.init(isOn: isOn) { Text(title) }
    }

    public init<C>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) where C: RandomAccessCollection {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S, C>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) where S: StringProtocol, C: RandomAccessCollection {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>) where S: StringProtocol {
        self.init(isOn: isOn) { SwiftUICore.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// In a style: a toggle like the one that is styled, in the style that holds around this one.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(state: configuration.state, label: configuration.label)
    }
}

/// What a toggle stands for: one value or several.
nonisolated struct ToggleState {
    let bindings: [Binding<Bool>]

    /// nil: some are on and some are off.
    var isOn: Bool? {
        let count = bindings.count(where: \.wrappedValue)
        return count == 0 ? false : count == bindings.count ? true : nil
    }

    func set(_ isOn: Bool) {
        for binding in bindings where binding.wrappedValue != isOn { binding.wrappedValue = isOn }
    }

    /// What a user chooses. Gives a binding on which writing has no effect, again and again.
    @MainActor
    func enter(_ isOn: Bool, in graph: Graph) -> FutileBinding? {
        var futile: FutileBinding?
        for binding in bindings where binding.wrappedValue != isOn {
            futile = binding.enter(isOn, tellingAfter: 3, in: graph) ?? futile
        }
        return futile
    }
}

/// A toggle as an item, in a style that the hosts know.
nonisolated struct ToggleItem<Label: View>: View {
    typealias Body = Never

    let state: ToggleState
    /// nil: as the host shows toggles.
    let style: ToggleContent.Style?
    let label: Label

    @MainActor static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNode<ToggleItem<Label>> {
        ToggleNode(view, context)
    }
}

@MainActor
private final class ToggleNode<Label: View>: LabeledControlNode<ToggleItem<Label>, Label, ToggleBox> {
    override func label(of view: ToggleItem<Label>) -> Label {
        view.label
    }

    override func makeControl(around label: Box) -> ToggleBox {
        let control = ToggleBox(around: label, depth: depth)
        control.action = { [unowned self] in press() }
        return control
    }

    private func press() {
        guard let futile = view.state.enter(view.state.isOn != true, in: graph) else { return }
        graph.misuse.futileBinding(
            futile, of: "toggle", named: control.label.labelOfContent, in: owningViewName)
    }

    override func show(in control: ToggleBox) {
        let style = view.style ?? graph.metrics.automaticToggleStyle
        // On a button the label is all that there is to see.
        control.hidesLabel = style != .button && control.environment?.hidesLabels == true
        control.style = style
        // Read here: a change of the value concerns nobody but this node.
        control.isOn = view.state.isOn
        control.metrics = graph.metrics.metrics(of: .toggle(style))
    }
}

/// A box, a switch or a pressed button, and the label where the style has it.
@MainActor
private final class ToggleBox: LabeledControlBox {
    var action: (@MainActor () -> Void)?
    var isOn: Bool?
    var style = ToggleContent.Style.checkbox {
        didSet { if style != oldValue { invalidateLayout() } }
    }

    var hidesLabel = false {
        didSet {
            guard hidesLabel != oldValue else { return }
            invalidateLayout()
            markOrder()
        }
    }

    override func visitContent(_ visit: (Box) -> Void) {
        if !hidesLabel { visit(label) }
    }

    override func describe(_ info: inout AccessibilityInfo) {
        if info.label == nil { info.label = label.labelOfContent }
    }

    override var kind: Control.Kind {
        .toggle(ToggleContent(isOn: isOn, style: style, indicator: indicator))
    }

    override func activate() {
        action?()
    }

    // MARK: Layout

    private var hasIndicator: Bool { style != .button }

    private var indicatorWidth: CGFloat {
        metrics.minimum.width + metrics.spacing
    }

    private var indicator: CGRect {
        guard hasIndicator else { return .zero }
        let extent = metrics.minimum
        let x = style == .switch ? size.width - extent.width : 0
        let corner = CGPoint(x: x, y: (size.height - extent.height) / 2)
        return CGRect(origin: graph.metrics.step.rounding(corner), size: extent)
    }

    private func besideIndicator(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max($0 - indicatorWidth, 0) }, height: proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard hasIndicator else { return super.measure(proposal) }
        if hidesLabel { return metrics.minimum }
        let labelSize = label.size(for: besideIndicator(proposal))
        var width = labelSize.width == 0 ? metrics.minimum.width : labelSize.width + indicatorWidth
        // A switch is at the trailing edge of what there is.
        if style == .switch, let proposed = proposal.width, proposed.isFinite { width = max(width, proposed) }
        return CGSize(width: width, height: max(labelSize.height, metrics.minimum.height))
    }

    private func labelCorner(of labelSize: CGSize, in size: CGSize) -> CGPoint {
        CGPoint(x: style == .switch ? 0 : indicatorWidth, y: (size.height - labelSize.height) / 2)
    }

    override func placeContent() {
        guard hasIndicator else { return super.placeContent() }
        if hidesLabel { return }
        let proposal = besideIndicator(self.proposal)
        label.place(at: labelCorner(of: label.size(for: proposal), in: size), proposal: proposal)
    }

    override func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        guard hasIndicator else { return super.explicitAlignment(key, in: proposal) }
        if hidesLabel { return nil }
        let inner = besideIndicator(proposal)
        guard let value = label.explicitAlignment(key, in: inner) else { return nil }
        let corner = labelCorner(of: label.size(for: inner), in: size(for: proposal))
        return value + (key.axis == .horizontal ? corner.x : corner.y)
    }
}
