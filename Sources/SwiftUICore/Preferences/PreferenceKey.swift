import Foundation

/// A kind of value that views hand up to those around them.
public protocol PreferenceKey {
    associatedtype Value

    /// The value where no view sets one.
    static var defaultValue: Value { get }

    /// Combines the values of several views, in the order of the views.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension _Node {
    /// Marks the branches that this node, a writer of preferences, is in.
    final func markPreferenceWriter() {
        var node: _Node? = self
        while let current = node, !current.hasPreferenceWriters {
            current.hasPreferenceWriters = true
            node = current.parent
        }
    }

    /// What this node contributes to a preference has changed: whoever reads it further up has to look again.
    final func tellPreferenceReaders(of key: ObjectIdentifier) {
        var node = parent
        while let current = node {
            current.preferenceChanged(key)
            node = current.parent
        }
    }

    /// What several branches hand up together; nil: none of them anything.
    final func reducedPreference<Key: PreferenceKey>(
        _ key: Key.Type, _ visitBranches: ((_Node) -> Void) -> Void
    ) -> Key.Value? {
        var reduced: Key.Value?
        visitBranches { branch in
            guard branch.hasPreferenceWriters, let next = branch.preference(key) else { return }
            if var value = reduced {
                Key.reduce(value: &value) { next }
                reduced = value
            } else {
                reduced = next
            }
        }
        return reduced
    }
}
