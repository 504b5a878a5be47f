/// A modifier of a program's own: makes a view out of another.
@MainActor @preconcurrency
public protocol ViewModifier {
    typealias Content = _ViewModifier_Content<Self>
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency
    func body(content: Content) -> Body

    /// Makes what the graph retains for a view under this modifier. Not to be implemented by programs.
    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ context: _ViewContext
    ) -> _ViewNode<ModifiedContent<V, Self>>
}

extension ViewModifier {
    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ context: _ViewContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ModifierBodyNode(view, context)
    }

    /// Applies another modifier after this one.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// Modifiers of the framework's own have no body; their nodes are made otherwise.
    nonisolated public func body(content: Content) -> Never {
        fatalError("\(Self.self) has no body to be asked for.")
    }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
    public static let identity = EmptyModifier()

    public init() {}

    public func body(content: Content) -> some View {
        content
    }
}

/// A view or modifier with a modifier applied.
nonisolated public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    @MainActor public static func _makeNode(
        _ view: Self, _ context: _ViewContext
    ) -> _ViewNode<ModifiedContent<Content, Modifier>> {
        Modifier._makeNode(view, context)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(self.modifier)
    }
}

extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// In a modifier's body: the place of what is modified.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    public typealias Body = Never

    init() {}

    @MainActor public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNode<
        _ViewModifier_Content<Modifier>
    > {
        ModifierContentNode(view, context)
    }
}

/// The modified views around a place, the innermost first.
@MainActor
final class ModifiedFrame {
    fileprivate unowned let node: any ContentMaking
    fileprivate let outer: ModifiedFrame?

    fileprivate init(_ node: any ContentMaking, outer: ModifiedFrame?) {
        self.node = node
        self.outer = outer
    }
}

@MainActor
private protocol ContentMaking: AnyObject {
    var modifierType: Any.Type { get }
    func makeContent(_ context: _ViewContext, for place: AnyObject) -> _Node
    func forget(_ place: AnyObject)
}

@MainActor
private final class ModifierBodyNode<V: View, Modifier: ViewModifier>:
    EvaluatingNode<ModifiedContent<V, Modifier>, Modifier.Body>, ContentMaking, StateOwning
{
    private(set) var layout: TypeLayout!
    private(set) var properties: PropertyStorage?
    /// A body can place its content several times; each place has nodes of its own.
    private var contents: [ObjectIdentifier: _ViewNode<V>] = [:]
    private var outer: ModifiedFrame?

    init(_ view: ModifiedContent<V, Modifier>, _ context: _ViewContext) {
        outer = context.modified
        super.init(evaluating: view, context)
    }

    override func prepare() {
        layout = TypeLayout.of(Modifier.self)
        if !layout.properties.isEmpty {
            properties = graph.makeStorage(for: self, layout)
        }
    }

    override func childContext(_ context: _ViewContext) -> _ViewContext {
        var inner = context.child(of: self)
        inner.modified = ModifiedFrame(self, outer: outer)
        return inner
    }

    override func output() -> Modifier.Body {
        if let properties {
            withUnsafeMutablePointer(to: &view.modifier) {
                properties.bind(UnsafeMutableRawPointer($0), layout, to: self)
            }
        }
        bodyRuns(of: Modifier.self)
        return view.modifier.body(content: _ViewModifier_Content())
    }

    override func set(_ new: ModifiedContent<V, Modifier>) {
        let isUnchanged = withUnsafePointer(to: view.modifier) { old in
            withUnsafePointer(to: new.modifier) { new in
                isSame(UnsafeRawPointer(old), UnsafeRawPointer(new), layout)
            }
        }
        if isUnchanged {
            view.content = new.content
        } else {
            if let recorder = graph.recorder {
                recorder.note(new.modifier, insteadOf: view.modifier, layout, for: self)
            }
            view = new
            evaluate()
        }
        for node in contents.values { node.set(new.content) }
    }

    var modifierType: Any.Type { Modifier.self }

    func makeContent(_ context: _ViewContext, for place: AnyObject) -> _Node {
        // What is modified was written outside of the modifier, where an outer one's content may be meant.
        var context = context
        context.modified = outer
        let node = V._makeNode(view.content, context)
        contents[ObjectIdentifier(place)] = node
        return node
    }

    func forget(_ place: AnyObject) {
        contents[ObjectIdentifier(place)] = nil
    }

    override func willLeave() {
        super.willLeave()
        properties?.end()
    }

    override var viewType: Any.Type { Modifier.self }
    override var isProgramView: Bool { true }
}

@MainActor
private final class ModifierContentNode<Modifier: ViewModifier>: _ViewNode<_ViewModifier_Content<Modifier>> {
    private var child: _Node!
    private weak var maker: (any ContentMaking)?

    override init(_ view: _ViewModifier_Content<Modifier>, _ context: _ViewContext) {
        super.init(view, context)
        var frame = context.modified
        while let current = frame, current.node.modifierType != Modifier.self { frame = current.outer }
        guard let frame else {
            fatalError("The content of \(Modifier.self) was placed outside of its body.")
        }
        maker = frame.node
        child = frame.node.makeContent(context.child(of: self), for: self)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override func willLeave() {
        maker?.forget(self)
        maker = nil
    }
}
