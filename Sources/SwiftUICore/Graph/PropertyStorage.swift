import Foundation

/// What a node keeps for the dynamic properties of its value: state boxes, subscriptions, the places read from.
@MainActor
public final class _PropertyStorage {
    private var slots: [AnyObject?]

    init(count: Int) {
        slots = Array(repeating: nil, count: count)
    }

    /// Connects the properties in a fresh or repeated value to what is kept for them.
    func bind(_ value: UnsafeMutableRawPointer, _ layout: TypeLayout, to node: _Node) {
        for (index, property) in layout.properties.enumerated() {
            if property.isComposed {
                property.type._update(value + property.offset)
            } else {
                property.type._bind(value + property.offset, _PropertyContext(node: node, storage: self, slot: index))
            }
        }
    }

    fileprivate subscript(slot: Int) -> AnyObject? {
        get { slots[slot] }
        set { slots[slot] = newValue }
    }

    /// The slot of what is kept for a property.
    func slot(of kept: AnyObject) -> Int? {
        slots.firstIndex { $0 === kept }
    }

    func end() {
        for case let property as any EndingProperty in slots {
            property.end()
        }
    }

    /// Whether anything in here was written since the view came; unwritten state needn't be kept for its return.
    var hasWrittenState: Bool {
        slots.contains { ($0 as? any StateHolding)?.wasWritten ?? false }
    }
}

typealias PropertyStorage = _PropertyStorage

extension Graph {
    func makeStorage(for node: _Node, _ layout: TypeLayout) -> PropertyStorage {
        if !restored.isEmpty, let storage = ParkedState.storage(for: node) { return storage }
        return PropertyStorage(count: layout.properties.count)
    }
}

/// One dynamic property's place in its node.
@MainActor
public struct _PropertyContext {
    let node: _Node
    let storage: _PropertyStorage
    let slot: Int

    /// What the property keeps over evaluations; made at the first one.
    func kept<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
        if let kept = storage[slot] as? Kept { return kept }
        let kept = make()
        storage[slot] = kept
        return kept
    }

    /// For messages.
    var declaration: DeclaredProperty? {
        storage[slot].flatMap(node.declaredProperty)
    }

    func replace(_ kept: AnyObject) {
        storage[slot] = kept
    }
}

/// Something kept for a property that must be told when the view leaves.
@MainActor
protocol EndingProperty: AnyObject {
    func end()
}

protocol StateHolding: AnyObject {
    var wasWritten: Bool { get }
}
