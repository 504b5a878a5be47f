import Foundation

/// Which screens a navigation stack has above its root, and how others come and go.
@MainActor
final class Navigator {
    /// Shows the screens.
    weak var stack: (any NavigatorStack)?
    private(set) var screens: [ScreenEntry] = []
    private var destinations: [ObjectIdentifier: [WeakDestination]] = [:]

    private struct WeakDestination {
        weak var source: (any DestinationMaking)?
    }

    // MARK: Destinations

    /// The destination declared nearest to the root holds.
    func register(_ source: any DestinationMaking, for type: ObjectIdentifier) {
        destinations[type, default: []].removeAll { $0.source == nil }
        destinations[type, default: []].append(WeakDestination(source: source))
        if screens.contains(where: { $0.element?.typeID == type }) { stack?.screensChanged() }
    }

    func destination(for element: PathElement) -> (any DestinationMaking)? {
        destinations[element.typeID]?.lazy.compactMap(\.source).first
    }

    // MARK: Coming

    /// Follows a link's value. Without a destination for it nothing happens.
    func push(_ element: PathElement) {
        guard destination(for: element) != nil else {
            MisuseReporter.noDestination(typeName: element.typeName, stackIn: stack?.owningViewName ?? "a view")
            return
        }
        guard let path = stack?.path else { return show(ScreenEntry(element)) }
        if !path.append(element) { MisuseReporter.pathTakesNo(typeName: element.typeName) }
    }

    func show(_ entry: ScreenEntry) {
        screens.append(entry)
        stack?.screensChanged()
    }

    // MARK: Going

    /// Leaves the top screen. False: the root is shown.
    func pop() -> Bool {
        guard let top = screens.last else { return false }
        dismiss(top)
        return true
    }

    /// Leaves a screen and all above it.
    func dismiss(_ entry: ScreenEntry) {
        guard let index = screens.firstIndex(where: { $0 === entry }) else { return }
        if let path = stack?.path {
            let count = screens[index...].count { $0.element != nil }
            if count > 0 {
                // Those on the path go when the path is read again, unless the program holds on to its elements.
                let others = screens[index...].filter { $0.element == nil }
                screens.removeAll { entry in others.contains { $0 === entry } }
                for entry in others.reversed() { entry.left?() }
                path.removeLast(count)
                stack?.screensChanged()
                return
            }
        }
        truncate(to: index)
        stack?.screensChanged()
    }

    private func truncate(to count: Int) {
        let gone = screens[count...]
        screens.removeSubrange(count...)
        for entry in gone.reversed() { entry.left?() }
    }

    /// The program's path is this now. What it has in common with the screens from the root on stays.
    func follow(_ path: [PathElement]) {
        var next = path[...]
        var kept = 0
        while kept < screens.count {
            if let element = screens[kept].element {
                guard element == next.first else { break }
                next.removeFirst()
            }
            kept += 1
        }
        if kept < screens.count { truncate(to: kept) }
        screens += next.map { ScreenEntry($0) }
    }
}

/// The stack that a navigator belongs to.
@MainActor
protocol NavigatorStack: AnyObject {
    /// For messages: the view that it is in.
    var owningViewName: String { get }
    /// The path that the program holds, if it does.
    var path: (any BoundPath)? { get }

    func screensChanged()
}

/// One screen above the root.
@MainActor
final class ScreenEntry {
    /// nil: the screen isn't on the path, but was put there by a link or a binding.
    let element: PathElement?
    private let source: (any DestinationMaking)?
    private let value: Any
    /// The screen is gone, through whatever.
    let left: (() -> Void)?

    init(_ element: PathElement) {
        self.element = element
        source = nil
        value = element.value.base
        left = nil
    }

    init(_ source: any DestinationMaking, value: Any = (), left: (() -> Void)? = nil) {
        element = nil
        self.source = source
        self.value = value
        self.left = left
    }

    /// nil: nobody declares a destination for its value.
    func content(in navigator: Navigator) -> AnyView? {
        let source = element.map { navigator.destination(for: $0) } ?? source
        return source?.makeView(value)
    }
}

/// Makes the view of a screen out of a value.
@MainActor
protocol DestinationMaking: AnyObject {
    func makeView(_ value: Any) -> AnyView?
}

/// How the screens of one declaration are made now. A screen that is shown follows when that changes, as it does when
/// the view that declares it is evaluated anew.
final class DestinationSource<Value, Content: View>: Source, DestinationMaking {
    private var make: ((Value) -> Content)?

    func update(_ make: @escaping (Value) -> Content) {
        self.make = make
        didChange()
    }

    fileprivate func content(for value: Value) -> Content? {
        didRead()
        return make?(value)
    }

    @MainActor
    func makeView(_ value: Any) -> AnyView? {
        guard let value = value as? Value else { return nil }
        return AnyView(DestinationView(source: self, value: value))
    }
}

private struct DestinationView<Value, Content: View>: View {
    let source: DestinationSource<Value, Content>
    let value: Value

    var body: some View {
        source.content(for: value)
    }
}

private enum NavigatorKey: EnvironmentKey {
    static var defaultValue: Navigator? { nil }
}

extension EnvironmentValues {
    /// Of the navigation stack around.
    var navigator: Navigator? {
        get { self[NavigatorKey.self] }
        set { self[NavigatorKey.self] = newValue }
    }
}

extension MisuseReporter {
    static func noDestination(typeName: String, stackIn view: String) {
        tell(
            """
            A navigation link has a value of type \(typeName), but no view of the NavigationStack in \
            \(view) declares navigationDestination(for: \(typeName).self). Declare it on the root or on the screen of \
            the link, outside of lazy containers.
            """)
    }

    static func pathTakesNo(typeName: String) {
        tell(
            """
            A navigation link has a value of type \(typeName), which the path of its NavigationStack can't hold. Use a \
            NavigationPath for values of several types.
            """)
    }

    static func outsideOfStack(_ what: String, view: String) {
        tell("\(what) in \(view) has no effect: there is no NavigationStack around it.")
    }
}
