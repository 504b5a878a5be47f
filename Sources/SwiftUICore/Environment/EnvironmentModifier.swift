import Foundation

/// A modifier that writes values of the environment for what it modifies.
@MainActor
protocol EnvironmentModifier: ViewModifier where Body == Never {
    func write(_ values: inout EnvironmentValues)
}

extension EnvironmentModifier {
    @MainActor public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ context: _ViewContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        EnvironmentNode(view, context)
    }
}

@MainActor
private final class EnvironmentNode<Content: View, Modifier: EnvironmentModifier>:
    _ViewNode<ModifiedContent<Content, Modifier>>
{
    private let inner: Scope
    private var child: _ViewNode<Content>!

    override init(_ view: ModifiedContent<Content, Modifier>, _ context: _ViewContext) {
        inner = Scope(parent: context.scope)
        super.init(view, context)
        write()
        var below = context.child(of: self)
        below.scope = inner
        child = Content._makeNode(view.content, below)
    }

    private func write() {
        var values = EnvironmentValues(scope)
        tracking { view.modifier.write(&values) }
        if let recorder = graph.recorder {
            recorder.noting(writer: self) { inner.replace(with: values.written) }
        } else {
            inner.replace(with: values.written)
        }
    }

    override func set(_ new: ModifiedContent<Content, Modifier>) {
        let isUnchanged = isSame(view.modifier, new.modifier)
        view = new
        if !isUnchanged { evaluate() }
        child.set(new.content)
    }

    override func evaluate() {
        isDirty = false
        graph.visits += 1
        write()
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}

nonisolated public struct _EnvironmentKeyWritingModifier<Value>: EnvironmentModifier {
    public typealias Body = Never
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    func write(_ values: inout EnvironmentValues) {
        values[keyPath: keyPath] = value
    }
}

nonisolated public struct _EnvironmentKeyTransformModifier<Value>: EnvironmentModifier {
    public typealias Body = Never
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void

    func write(_ values: inout EnvironmentValues) {
        transform(&values[keyPath: keyPath])
    }
}

extension View {
    /// Sets a value of the environment for this view and all that is in it.
    nonisolated public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Changes a value of the environment for this view and all that is in it.
    nonisolated public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }
}
