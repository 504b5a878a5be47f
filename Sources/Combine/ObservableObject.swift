@_spi(Reflection) import Swift

/// An object whose publisher tells before it changes.
///
/// Unless a class declares an ``objectWillChange`` of its own, it has one that tells about all its `@Published`
/// properties, those of its superclasses included.
public protocol ObservableObject: AnyObject {
    /// The kind of publisher that tells about changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before one of the `@Published` properties changes, and whenever it is told to.
    /// It is the same publisher for as long as the object lives.
    public var objectWillChange: ObservableObjectPublisher {
        let offsets = PublishedFields.shared.offsets(in: type(of: self))
        guard let first = offsets.first else {
            return UnpublishedObjects.shared.publisher(of: self)
        }
        // The first field's storage decides, so that two threads that come at once get the same publisher.
        let publisher = PublishedStorage.at(first, of: self).objectWillChange(orInstall: ObservableObjectPublisher())
        if publisher.isNew {
            for offset in offsets.dropFirst() {
                _ = PublishedStorage.at(offset, of: self).objectWillChange(orInstall: publisher.publisher)
            }
        }
        return publisher.publisher
    }
}

/// Where the classes have their `@Published` properties, found once for each class.
final class PublishedFields: @unchecked Sendable {
    static let shared = PublishedFields()

    private let lock = Lock()
    private var offsetsByClass: [ObjectIdentifier: [Int]] = [:]

    func offsets(in type: AnyClass) -> [Int] {
        let key = ObjectIdentifier(type)
        if let known = lock.withLock({ offsetsByClass[key] }) { return known }

        var offsets: [Int] = []
        // Classes, and fields of kinds unknown to the runtime are passed over; the options' names aren't usable
        // in Swift 6, being static variables.
        _forEachField(of: type, options: _EachFieldOptions(rawValue: 1 | 2)) { _, offset, fieldType, _ in
            if fieldType is any PublishedProperty.Type {
                offsets.append(offset)
            }
            return true
        }
        lock.withLock { offsetsByClass[key] = offsets }
        return offsets
    }
}

/// The publishers of objects without any `@Published` property to keep it in.
private final class UnpublishedObjects: @unchecked Sendable {
    static let shared = UnpublishedObjects()

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = Lock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepsAt = 64

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        lock.lock()
        // An address comes back when its object is gone; the weak reference tells.
        if let entry = entries[key], entry.object === object {
            lock.unlock()
            return entry.publisher
        }
        let publisher = ObservableObjectPublisher()
        var released: [Entry] = []
        if let gone = entries.updateValue(Entry(object: object, publisher: publisher), forKey: key) {
            released.append(gone)
        }
        if entries.count >= sweepsAt {
            let dead = entries.filter { $0.value.object == nil }
            for key in dead.keys {
                entries[key] = nil
            }
            released.append(contentsOf: dead.values)
            sweepsAt = max(64, entries.count * 2)
        }
        lock.unlock()
        // A publisher takes its subscribers along, whose code must find the lock free.
        withExtendedLifetime(released) {}
        return publisher
    }
}
