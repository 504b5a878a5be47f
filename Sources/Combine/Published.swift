/// Publishes a property of a class: `@Published var name = ""`.
///
/// Before the property changes, the object's `objectWillChange` sends, and then `$name` sends the new value; while
/// they do, the property has its old value still.
@propertyWrapper
public struct Published<Value> {
    // Nothing else is stored here: the object finds its published properties by the address of this reference.
    @usableFromInline var box: PublishedBox<Value>

    /// Makes the storage of a property that has an initial value.
    public init(wrappedValue: Value) {
        box = PublishedBox(wrappedValue)
    }

    /// Makes the storage of a property that has an initial value.
    public init(initialValue: Value) {
        box = PublishedBox(initialValue)
    }

    /// Not usable: a value type has no identity that could tell of a change.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes") }
    }

    /// The publisher of the property's values. Its setter is there for `assign(to: &$name)`.
    public var projectedValue: Publisher {
        get { Publisher(box: box) }
        set { box = newValue.box }
    }

    @inlinable
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get {
            let value = object[keyPath: storageKeyPath].box.read()
            if let didRead = _ObservationHooks.didRead {
                didRead(object)
            }
            return value
        }
        set {
            object[keyPath: storageKeyPath].box.write(newValue, in: object)
        }
    }

    /// Remembers the object too, so that a publisher assigned to the property writes it as the object does.
    @inlinable
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Publisher {
        get {
            let published = object[keyPath: storageKeyPath]
            published.box.belongs(to: object)
            return published.projectedValue
        }
        set {
            object[keyPath: storageKeyPath].projectedValue = newValue
        }
    }

    /// Publishes the values of a published property: the current one first, then each before it is stored.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let box: PublishedBox<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            box.subscribe(subscriber)
        }
    }
}

// Its storage is guarded by a lock.
extension Published: @unchecked Sendable where Value: Sendable {}

extension Published.Publisher: @unchecked Sendable where Value: Sendable {}
