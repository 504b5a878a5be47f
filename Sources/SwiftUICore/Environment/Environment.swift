import Foundation
import Observation

/// A value that the view inherits from those around it. The view follows the changes of what it reads.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let key: KeyPath<EnvironmentValues, Value>
    private var place: EnvironmentPlace?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        key = keyPath
    }

    /// The value here and now. Before the view is in the tree: the default.
    public var wrappedValue: Value {
        (place?.values ?? EnvironmentValues())[keyPath: key]
    }
}

extension Environment {
    /// Reads the observable object of this type that `environment(_:)` put in. Without one the program stops with a
    /// message that names the type and the view.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        key = \EnvironmentValues.[required: ObjectIdentifier(objectType), Hidden<Value>()]
    }

    /// Reads the observable object of this type that `environment(_:)` put in; nil without one.
    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
        key = \EnvironmentValues.[Hidden<T>()]
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: BoundProperty {
    @MainActor
    mutating func bind(_ context: _PropertyContext) {
        place = context.kept { EnvironmentPlace(context.node) }
    }

    func isSame(as new: Environment<Value>) -> Bool {
        key == new.key
    }
}

/// Where in the tree a property reads the environment.
final class EnvironmentPlace: Sendable {
    let values: EnvironmentValues

    @MainActor
    init(_ node: _Node) {
        values = EnvironmentValues(node.scope, reader: node.owningViewType)
    }
}

/// Carries a type in a key path.
struct Hidden<T>: Hashable {}

struct ObservableKey<T: AnyObject>: EnvironmentKey {
    static var defaultValue: T? { nil }
}

extension EnvironmentValues {
    subscript<T: AnyObject>(_: Hidden<T>) -> T? {
        get { self[ObservableKey<T>.self] }
        set { self[ObservableKey<T>.self] = newValue }
    }

    fileprivate subscript<T: AnyObject>(required _: ObjectIdentifier, _: Hidden<T>) -> T {
        guard let object = self[ObservableKey<T>.self] else {
            MisuseReporter.missingObject(T.self, modifier: "environment(_:)", reader: reader)
        }
        return object
    }
}

extension View {
    /// Puts an observable object in the environment, where `@Environment` finds it by its type. nil takes it out.
    nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
        environment(\EnvironmentValues.[Hidden<T>()], object)
    }
}

extension Scene {
    /// Puts an observable object in the environment of the scene's windows, where `@Environment` finds it by its type.
    /// nil takes it out.
    nonisolated public func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observable {
        environment(\EnvironmentValues.[Hidden<T>()], object)
    }
}
