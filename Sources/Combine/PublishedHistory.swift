/// What an object's `@Published` properties know of its life, for messages of the user interface.
///
/// Not a part of Combine.
package struct PublishedHistory {
    private let object: AnyObject
    private let offsets: [Int]

    package init(of object: AnyObject) {
        self.object = object
        offsets = PublishedFields.shared.offsets(in: type(of: object))
    }

    /// The object was made while the user interface ran a body. False for one without published properties.
    package var isMadeInBody: Bool {
        offsets.first.map { PublishedStorage.at($0, of: object).isMadeInBody } ?? false
    }

    /// A property was written since ``forgetWrites()``.
    package var wasWritten: Bool {
        offsets.contains { PublishedStorage.at($0, of: object).wasWrittenSoFar }
    }

    package func forgetWrites() {
        for offset in offsets {
            let storage = PublishedStorage.at(offset, of: object)
            storage.lock.withLock { storage.wasWritten = false }
        }
    }
}

/// A published field, of whatever type.
package protocol PublishedProperty {
    var wasWritten: Bool { get }
    var currentValue: Any { get }
}

extension Published: PublishedProperty {
    package var wasWritten: Bool { box.wasWrittenSoFar }

    package var currentValue: Any { box.read() }
}

extension PublishedStorage {
    fileprivate var wasWrittenSoFar: Bool {
        lock.withLock { wasWritten }
    }
}
