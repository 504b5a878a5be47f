import Foundation

extension View {
    /// Says which screen a value of type `data` leads to, for links and paths of the stack around. Declared on the root
    /// or on a screen that is there already, outside of lazy containers.
    nonisolated public func navigationDestination<D, C>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        modifier(_ValueDestinationModifier(destination: destination))
    }

    /// Puts a screen on top while `isPresented` is true. When the user leaves it, false is written.
    nonisolated public func navigationDestination<V>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View where V: View {
        let destination = destination()
        return modifier(
            _PresentedDestinationModifier(
                item: Binding<Bool?>(
                    get: { isPresented.wrappedValue ? true : nil }, set: { isPresented.wrappedValue = $0 ?? false }),
                destination: { _ in destination }))
    }

    /// Puts a screen for `item` on top while there is one. When the user leaves it, nil is written.
    nonisolated public func navigationDestination<D, C>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        modifier(_PresentedDestinationModifier(item: item, destination: destination))
    }
}

nonisolated struct _ValueDestinationModifier<Value: Hashable, Destination: View>: ViewModifier {
    typealias Body = Never

    let destination: (Value) -> Destination

    @MainActor static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ context: _ViewContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        ValueDestinationNode(view, context)
    }
}

@MainActor
private final class ValueDestinationNode<Content: View, Value: Hashable, Destination: View>:
    _ViewNode<ModifiedContent<Content, _ValueDestinationModifier<Value, Destination>>>
{
    private var child: _ViewNode<Content>!
    private let source = DestinationSource<Value, Destination>()

    override init(
        _ view: ModifiedContent<Content, _ValueDestinationModifier<Value, Destination>>, _ context: _ViewContext
    ) {
        super.init(view, context)
        source.update(view.modifier.destination)
        if let navigator = Dependent.untracked({ EnvironmentValues(scope).navigator }) {
            navigator.register(source, for: ObjectIdentifier(Value.self))
        } else {
            MisuseReporter.outsideOfStack("navigationDestination(for: \(Value.self).self)", view: owningViewName)
        }
        child = Content._makeNode(view.content, context.child(of: self))
    }

    override func set(_ new: ModifiedContent<Content, _ValueDestinationModifier<Value, Destination>>) {
        let isUnchanged = isSame(view.modifier, new.modifier)
        view = new
        if !isUnchanged { source.update(new.modifier.destination) }
        child.set(new.content)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}

nonisolated struct _PresentedDestinationModifier<Item: Hashable, Destination: View>: ViewModifier {
    typealias Body = Never

    let item: Binding<Item?>
    let destination: (Item) -> Destination

    @MainActor static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ context: _ViewContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        PresentedDestinationNode(view, context)
    }
}

@MainActor
private final class PresentedDestinationNode<Content: View, Item: Hashable, Destination: View>:
    _ViewNode<ModifiedContent<Content, _PresentedDestinationModifier<Item, Destination>>>
{
    private var child: _ViewNode<Content>!
    private let source = DestinationSource<Item, Destination>()
    private let observation = ObservationScope()
    private let navigator: Navigator?
    private var shown: (item: Item, entry: ScreenEntry)?

    override init(
        _ view: ModifiedContent<Content, _PresentedDestinationModifier<Item, Destination>>, _ context: _ViewContext
    ) {
        navigator = Dependent.untracked { EnvironmentValues(context.scope).navigator }
        super.init(view, context)
        if navigator == nil {
            MisuseReporter.outsideOfStack("navigationDestination", view: owningViewName)
        }
        source.update(view.modifier.destination)
        child = Content._makeNode(view.content, context.child(of: self))
        follow()
    }

    override func set(_ new: ModifiedContent<Content, _PresentedDestinationModifier<Item, Destination>>) {
        view = new
        source.update(new.modifier.destination)
        follow()
        child.set(new.content)
    }

    override func evaluate() {
        isDirty = false
        graph.visits += 1
        follow()
    }

    private func follow() {
        let item = tracking { observation.track(notifying: self) { view.modifier.item.wrappedValue } }
        guard item != shown?.item else { return }
        if let former = shown {
            shown = nil
            navigator?.dismiss(former.entry)
        }
        guard let item else { return }
        let entry = ScreenEntry(source, value: item) { [weak self] in self?.left(item) }
        shown = (item, entry)
        navigator?.show(entry)
    }

    /// The screen is gone, and not because the program took its item away.
    private func left(_ item: Item) {
        guard shown?.item == item else { return }
        shown = nil
        view.modifier.item.wrappedValue = nil
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override func willLeave() {
        observation.cancel()
        guard let former = shown else { return }
        shown = nil
        navigator?.dismiss(former.entry)
    }
}
