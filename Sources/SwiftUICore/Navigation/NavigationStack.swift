import DisplayList
import Foundation

/// Screens on top of each other: the root, and those that links or the path put above it. The top one is shown, those
/// below keep their state.
nonisolated public struct NavigationStack<Data, Root>: View where Root: View {
    private let path: (any BoundPath)?
    private let root: Root

    /// A stack that keeps its path itself.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    /// A stack whose path the program holds, with values of any types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = BoundNavigationPath(binding: path)
        self.root = root()
    }

    /// A stack whose path the program holds, with values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.path = BoundCollectionPath(binding: path)
        self.root = root()
    }

    @MainActor @preconcurrency
    public var body: some View {
        StackOfScreens(path: path, root: root)
    }
}

/// A stack of screens under its former name.
nonisolated public struct NavigationView<Content>: View where Content: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor @preconcurrency
    public var body: some View {
        StackOfScreens(path: nil, root: content)
    }
}

nonisolated struct StackOfScreens<Root: View>: View {
    typealias Body = Never

    let path: (any BoundPath)?
    let root: Root

    @MainActor static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNode<StackOfScreens<Root>> {
        NavigationStackNode(view, context)
    }
}

@MainActor
private final class NavigationStackNode<Root: View>: ElementNode<StackOfScreens<Root>>, NavigatorStack {
    private let navigator = Navigator()
    private var context: _ViewContext!
    private var root: ScreenNode<Root>!
    private var screens: [Screen] = []
    private var stackBox: NavigationStackBox!

    private struct Screen {
        let entry: ScreenEntry
        let node: ScreenNode<AnyView>
        let hasDestination: Bool
    }

    override func makeBox(_ context: _ViewContext) -> Box {
        navigator.stack = self
        var inner = context.content(of: self)
        inner.scope = Scope(over: context.scope) { $0.navigator = navigator }
        self.context = inner
        graph.events.back.add(self)
        stackBox = NavigationStackBox(graph: graph, depth: depth)
        inner.presence = Presence(in: context.presence)
        root = ScreenNode(view.root, inner, in: self)
        follow()
        return stackBox
    }

    override func set(_ new: StackOfScreens<Root>) {
        view = new
        root.set(new.root)
        follow()
    }

    override func evaluate() {
        isDirty = false
        graph.visits += 1
        follow()
    }

    // MARK: Screens

    var path: (any BoundPath)? { view.path }

    func screensChanged() {
        invalidate()
    }

    /// Makes the screens those that the navigator, and the path before it, has now.
    private func follow() {
        if let path {
            navigator.follow(reading { path.elements })
        }
        let entries = navigator.screens
        var kept = 0
        while kept < min(screens.count, entries.count), isCurrent(screens[kept], for: entries[kept]) { kept += 1 }
        for screen in screens[kept...].reversed() { screen.node.unmount() }
        screens.removeSubrange(kept...)
        for entry in entries[kept...] { screens.append(makeScreen(entry)) }
        showTop()
    }

    private func isCurrent(_ screen: Screen, for entry: ScreenEntry) -> Bool {
        screen.entry === entry && (screen.hasDestination || entry.content(in: navigator) == nil)
    }

    private func makeScreen(_ entry: ScreenEntry) -> Screen {
        var context: _ViewContext = context
        context.presence = Presence(in: context.presence)
        let dismiss = DismissAction { [weak navigator, weak entry] in
            guard let entry else { return }
            navigator?.dismiss(entry)
        }
        context.scope = Scope(over: context.scope) {
            $0.dismissAction = dismiss
            $0.isOnPresentation = true
        }
        let content = entry.content(in: navigator)
        if content == nil { tellMissingDestination(entry) }
        return Screen(
            entry: entry, node: ScreenNode(content ?? AnyView(EmptyView()), context, in: self),
            hasDestination: content != nil)
    }

    /// Once all is there: a screen further up may be about to declare the destination.
    private func tellMissingDestination(_ entry: ScreenEntry) {
        graph.effects.append(.appear) { [weak self, weak entry] in
            guard let self, let entry, let element = entry.element, entry.content(in: navigator) == nil else { return }
            MisuseReporter.noDestination(typeName: element.typeName, stackIn: owningViewName)
        }
    }

    private func showTop() {
        let nodes: [any StackScreen] = [root] + screens.map(\.node)
        let top = nodes[nodes.count - 1]
        // The new one first, as in the order in which they appear and disappear.
        top.presence?.show(true)
        for node in nodes.dropLast() { node.presence?.show(false) }
        stackBox.show(top.screenBox)
        showBar()
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let root { visit(root) }
        for screen in screens { visit(screen.node) }
    }

    override func metricsChanged() {
        super.metricsChanged()
        stackBox.bar.invalidateLayout()
    }

    override func willLeave() {
        super.willLeave()
        graph.events.back.remove(self)
    }

    // MARK: The bar

    private func showBar() {
        let bars = [root.bar] + screens.map(\.node.bar)
        let bar = bars[bars.count - 1]
        let below = bars.dropLast().last
        let content = NavigationBarContent(
            title: bar.title ?? "", isLarge: NavigationBarPreferences.isLarge(bars),
            backTitle: bar.hidesBack == true ? nil : below.map { $0.title ?? "" })
        stackBox.bar.shown = content
        stackBox.hasBar = !content.title.isEmpty || content.backTitle != nil
    }

    /// The titles of this stack's screens are not those of a stack around.
    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        key == NavigationBarKey.self ? nil : super.preference(key)
    }
}

extension NavigationStackNode: ScreenOwner {
    func barChanged() {
        // A screen that is still being made has no place in the stack yet.
        if box != nil { showBar() }
    }
}

extension NavigationStackNode: BackHandler {
    func goBack() -> Bool {
        guard let top = screens.last, context.presence?.isPresent ?? true, top.node.bar.hidesBack != true else {
            return false
        }
        return navigator.pop()
    }
}
