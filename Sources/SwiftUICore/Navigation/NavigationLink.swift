import DisplayList
import Foundation

/// Leads to a further screen of the navigation stack around. In the row of a list the whole row does.
nonisolated public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
    private enum Target {
        case view(Destination)
        /// nil: the link leads nowhere and is disabled.
        case value(PathElement?)
    }

    private let target: Target
    private let label: Label
    @Environment(\.navigator) private var navigator
    @State private var source = DestinationSource<Void, Destination>()

    private init(_ target: Target, label: Label) {
        self.target = target
        self.label = label
    }

    /// Leads to a screen with this view.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination()), label: label())
    }

    /// Leads to a screen with this view.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination), label: label())
    }

    /// Leads to the screen that `navigationDestination(for:destination:)` gives for the value, which is put on the
    /// path. With nil the link is disabled.
    public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable, Destination == Never {
        self.init(.value(value.map { PathElement($0) }), label: label())
    }

    @MainActor @preconcurrency
    public var body: some View {
        Button(action: { follow() }, label: { label })
            .disabled(isDisabled)
            .modifier(_DestinationFeed(source: source, destination: destination))
            .modifier(_RowDisclosureModifier())
    }

    private var isDisabled: Bool {
        if case .value(nil) = target { true } else { false }
    }

    private var destination: Destination? {
        if case .view(let destination) = target { destination } else { nil }
    }

    @MainActor
    private func follow() {
        guard let navigator else {
            MisuseReporter.outsideOfStack("A NavigationLink", view: "a view")
            return
        }
        switch target {
        case .view: navigator.show(ScreenEntry(source))
        case .value(let element?): navigator.push(element)
        case .value(nil): break
        }
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol {
        self.init(destination: destination) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, destination: Destination) where S: StringProtocol {
        self.init(destination: destination) { Text(title) }
    }

    public init<P>(_ titleKey: LocalizedStringKey, value: P?) where P: Hashable, Destination == Never {
        self.init(value: value) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S, P>(_ title: S, value: P?) where S: StringProtocol, P: Hashable, Destination == Never {
        self.init(value: value) { Text(title) }
    }
}

/// Keeps the screen of a link up to date while it is shown: the link's view is evaluated anew with those around it.
nonisolated private struct _DestinationFeed<Destination: View>: ViewModifier {
    typealias Body = Never

    let source: DestinationSource<Void, Destination>
    let destination: Destination?

    @MainActor static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ context: _ViewContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        DestinationFeedNode(view, context)
    }
}

@MainActor
private final class DestinationFeedNode<Content: View, Destination: View>:
    _ViewNode<ModifiedContent<Content, _DestinationFeed<Destination>>>
{
    private var child: _ViewNode<Content>!

    override init(_ view: ModifiedContent<Content, _DestinationFeed<Destination>>, _ context: _ViewContext) {
        super.init(view, context)
        child = Content._makeNode(view.content, context.child(of: self))
        feed()
    }

    private func feed() {
        guard let destination = view.modifier.destination else { return }
        view.modifier.source.update { destination }
    }

    override func set(_ new: ModifiedContent<Content, _DestinationFeed<Destination>>) {
        let isUnchanged = isSame(view.modifier, new.modifier)
        view = new
        if !isUnchanged { feed() }
        child.set(new.content)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}

/// An element that leads to a further screen: the row that it is in says so, and it is told of as a link.
enum RowDisclosureKey: TraitKey {
    typealias Value = Bool
}

nonisolated private struct _RowDisclosureModifier: BoxModifier {
    typealias Body = Never

    @MainActor
    func makeBox(around content: Box, in node: WrapNode<Self>) -> WrapBox<Self> {
        RowDisclosureBox(node, around: content)
    }
}

@MainActor
private final class RowDisclosureBox: WrapBox<_RowDisclosureModifier>, AccessibilityApplying {
    override init(_ node: WrapNode<_RowDisclosureModifier>, around content: Box) {
        super.init(node, around: content)
        applyAll()
    }

    func apply(to info: inout AccessibilityInfo) {
        info.traits.insert(.link)
    }

    override func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
        key == RowDisclosureKey.self ? true as? Key.Value : super.trait(key)
    }
}
