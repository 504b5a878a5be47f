import Combine
import Foundation

/// An object that a view further up put in the environment; the view follows each of its changes.
@propertyWrapper
@MainActor @preconcurrency
public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    private var observer: ObjectObserver<ObjectType>?
    private var reader: Any.Type?

    nonisolated public init() {}

    /// The object. Without one the program stops with a message that names the type and the view.
    public var wrappedValue: ObjectType {
        guard let observer else {
            MisuseReporter.missingObject(ObjectType.self, modifier: "environmentObject(_:)", reader: reader)
        }
        return observer.object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(wrappedValue, observer)
    }
}

extension EnvironmentObject: @MainActor BoundProperty {
    mutating func bind(_ context: _PropertyContext) {
        reader = context.node.owningViewType
        let object = EnvironmentValues(context.node.scope)[EnvironmentObjectKey<ObjectType>.self]
        observer = object.map { .kept(in: context, $0) }
    }

    func isSame(as new: EnvironmentObject<ObjectType>) -> Bool { true }
}

struct EnvironmentObjectKey<ObjectType: ObservableObject>: EnvironmentKey {
    static var defaultValue: ObjectType? { nil }
}

extension EnvironmentValues {
    fileprivate subscript<T: ObservableObject>(object _: Hidden<T>) -> T? {
        get { self[EnvironmentObjectKey<T>.self] }
        set { self[EnvironmentObjectKey<T>.self] = newValue }
    }
}

extension View {
    /// Puts an object in the environment, where `@EnvironmentObject` finds it by its type.
    nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
        environment(\EnvironmentValues.[object: Hidden<T>()], object)
    }
}

extension Scene {
    /// Puts an object in the environment of the scene's windows, where `@EnvironmentObject` finds it by its type.
    nonisolated public func environmentObject<T>(_ object: T) -> some Scene where T: ObservableObject {
        environment(\EnvironmentValues.[object: Hidden<T>()], object)
    }
}
