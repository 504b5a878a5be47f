import Combine
import Foundation

/// An object that somebody else owns; the view follows each of its changes.
@propertyWrapper
@MainActor @preconcurrency
public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    nonisolated(unsafe) private let object: ObjectType
    private var observer: ObjectObserver<ObjectType>?

    nonisolated public init(wrappedValue: ObjectType) {
        object = wrappedValue
    }

    nonisolated public init(initialValue: ObjectType) {
        self.init(wrappedValue: initialValue)
    }

    public var wrappedValue: ObjectType {
        get { object }
        set { self = ObservedObject(wrappedValue: newValue) }
    }

    public var projectedValue: Wrapper {
        Wrapper(object, observer)
    }

    /// Gives bindings to the properties of the object.
    @dynamicMemberLookup
    @MainActor @preconcurrency
    public struct Wrapper {
        private let object: ObjectType
        private let observer: ObjectObserver<ObjectType>?

        init(_ object: ObjectType, _ observer: ObjectObserver<ObjectType>?) {
            self.object = object
            self.observer = observer
        }

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(location: ObjectLocation(object, keyPath, observer: observer))
        }
    }
}

extension ObservedObject: @MainActor BoundProperty {
    mutating func bind(_ context: _PropertyContext) {
        observer = .kept(in: context, object)
    }

    func isSame(as new: ObservedObject<ObjectType>) -> Bool {
        object === new.object
    }
}

/// A property of an object as a place to read and write.
final class ObjectLocation<Object: AnyObject, Value>: Location {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>
    private let observer: Source?

    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, observer: Source? = nil) {
        self.object = object
        self.keyPath = keyPath
        self.observer = observer
    }

    func get() -> Value {
        observer?.didRead()
        return object[keyPath: keyPath]
    }

    func set(_ value: Value, transaction: Transaction) {
        withTransaction(transaction) { object[keyPath: keyPath] = value }
    }

    func isSame(as other: any Location) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && observer === other.observer && keyPath == other.keyPath
    }
}

/// Follows one object on behalf of the view that declares it: the view is evaluated again at each change, and so is
/// whoever reads the object through a binding that the view handed on.
final class ObjectObserver<Object: ObservableObject>: Source {
    let object: Object
    /// The view that declares it made it.
    private let isOwned: Bool
    private var subscription: AnyCancellable?
    /// Until `end()`, which comes before the node goes.
    private unowned(unsafe) var node: _Node?

    @MainActor
    init(_ object: Object, node: _Node, isOwned: Bool = false) {
        self.object = object
        self.isOwned = isOwned
        self.node = node
        super.init()
        ObservedObjects.shared.follow(object)
        LostObjects.shared.begin(object)
        subscription = object.objectWillChange.sink { [weak self] _ in
            guard let self else { return }
            let isInBackground = !MainExecutor.isCurrent
            nonisolated(unsafe) let observer = self
            MainExecutor.run {
                if isInBackground, let node = observer.node {
                    node.graph.misuse.publishedInBackground(
                        Object.self, follower: node.declaredProperty(holding: observer))
                }
                observer.node?.invalidate(because: observer)
                observer.didChange()
            }
        }
    }

    override func cause(for node: _Node) -> RunCause {
        .object(Object.self, node.declaredProperty(holding: self))
    }

    /// The observer kept for a property, made anew when its object is another one.
    @MainActor
    static func kept(in context: _PropertyContext, _ object: Object) -> ObjectObserver<Object> {
        let kept = context.kept { ObjectObserver(object, node: context.node) }
        if kept.object === object, kept.isActive { return kept }
        if kept.object !== object { LostObjects.shared.replaced(kept.object, by: object, in: context) }
        kept.end()
        let new = ObjectObserver(object, node: context.node, isOwned: kept.isOwned)
        context.replace(new)
        return new
    }
}

extension ObjectObserver: EndingProperty, StateHolding {
    /// An object can hold anything: where a view owns one, its state counts as written.
    var wasWritten: Bool { isOwned }

    fileprivate var isActive: Bool { subscription != nil }

    @MainActor
    func end() {
        guard subscription != nil else { return }
        ObservedObjects.shared.unfollow(object)
        subscription?.cancel()
        subscription = nil
        node = nil
    }
}
