/// A part of a user interface, described by its state.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    /// What the view consists of. Runs again when something that it read has changed.
    @ViewBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// Makes what the graph retains for a value of this type. Not to be implemented by programs.
    @MainActor static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNode<Self>
}

extension View {
    @MainActor public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNode<Self> {
        BodyNode(view, context)
    }
}

extension Never: View {
    public typealias Body = Never

    nonisolated public var body: Never { self }

    @MainActor public static func _makeNode(_ view: Never, _ context: _ViewContext) -> _ViewNode<Never> {}
}

extension View where Body == Never {
    /// Views of the framework's own have no body; their nodes are made otherwise.
    nonisolated public var body: Never {
        fatalError("\(Self.self) has no body to be asked for.")
    }
}
