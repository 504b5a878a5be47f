import Combine
import Foundation

/// An object that the view owns: made once, when the view comes, and followed in each of its changes.
@propertyWrapper
@MainActor @preconcurrency
public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    nonisolated(unsafe) private let make: () -> ObjectType
    private var observer: ObjectObserver<ObjectType>?

    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    /// The object. Before the view is in the tree, each access makes a new one.
    public var wrappedValue: ObjectType {
        guard let observer else {
            MisuseReporter.stateObjectNotInstalled(ObjectType.self)
            return make()
        }
        return observer.object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(wrappedValue, observer)
    }
}

extension StateObject: @MainActor BoundProperty {
    mutating func bind(_ context: _PropertyContext) {
        let kept = context.kept { ObjectObserver(Dependent.untracked(make), node: context.node, isOwned: true) }
        // A row that was scrolled out of view and is back has its object, but follows it no more.
        observer = .kept(in: context, kept.object)
    }

    // The object was made for the first value of the view; how later ones would make it doesn't count.
    func isSame(as new: StateObject<ObjectType>) -> Bool { true }
}
