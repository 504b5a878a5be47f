import Foundation

/// The values of the environment that were written at one place of the tree, over those of the place around it.
///
/// Each value is a source: only those who read this key here, or below where nobody writes it again, are told.
@MainActor
final class Scope {
    let parent: Scope?
    private var entries: [EnvironmentEntry] = []
    private var derivations: [(type: ObjectIdentifier, derivation: AnyObject)] = []

    init(parent: Scope?) {
        self.parent = parent
    }

    /// A scope with values written once and for all over those of another.
    convenience init(over parent: Scope, _ write: (inout EnvironmentValues) -> Void) {
        self.init(parent: parent)
        var values = EnvironmentValues(parent)
        write(&values)
        replace(with: values.written)
    }

    /// The value of a key here. Where nobody wrote it, its default is read at the root, so that the reader is told
    /// should it be written later.
    func read<Value>(_ key: ObjectIdentifier, default defaultValue: () -> Value) -> Value {
        let entry = entry(key) ?? root.add(TypedEntry(key, defaultValue(), isDefault: true))
        entry.didRead()
        return unsafeDowncast(entry, to: TypedEntry<Value>.self).value
    }

    /// Whether anybody who is told reads what is written here, or the default that is kept at the root.
    func isRead<Key: EnvironmentKey>(_ key: Key.Type) -> Bool {
        entries.contains { $0.key == ObjectIdentifier(key) && $0.hasReaders }
    }

    private func entry(_ key: ObjectIdentifier) -> EnvironmentEntry? {
        var scope: Scope? = self
        while let current = scope {
            for entry in current.entries where entry.key == key { return entry }
            scope = current.parent
        }
        return nil
    }

    private var root: Scope {
        var scope = self
        while let parent = scope.parent { scope = parent }
        return scope
    }

    private func add(_ entry: EnvironmentEntry) -> EnvironmentEntry {
        entries.append(entry)
        return entry
    }

    /// Makes these the values written here.
    func replace(with new: [EnvironmentEntry]) {
        let former = entries
        var kept: [EnvironmentEntry] = []
        for entry in new {
            if let old = former.first(where: { $0.key == entry.key }) {
                kept.append(old)
            } else {
                // Readers below found the key further up until now.
                self.entry(entry.key)?.didChange()
                kept.append(entry)
            }
        }
        entries = kept + former.filter { $0.isDefault && !kept.contains($0) }
        for entry in new {
            if let old = kept.first(where: { $0.key == entry.key }), old !== entry { old.take(entry) }
        }
        for old in former where !old.isDefault && !kept.contains(where: { $0 === old }) { old.didChange() }
    }

    /// A value worked out of others once for all who read it here, such as the style of texts.
    func derived<Value: EnvironmentDerived>(_ type: Value.Type) -> Value {
        for (known, derivation) in derivations where known == ObjectIdentifier(type) {
            return unsafeDowncast(derivation, to: Derivation<Value>.self).read()
        }
        let derivation = Derivation<Value>(self)
        derivations.append((ObjectIdentifier(type), derivation))
        return derivation.read()
    }
}

extension [EnvironmentEntry] {
    fileprivate func contains(_ entry: EnvironmentEntry) -> Bool {
        contains { $0 === entry }
    }
}

/// One key's value at one place.
class EnvironmentEntry: Source {
    let key: ObjectIdentifier
    /// Stands at the root for what nobody wrote.
    fileprivate let isDefault: Bool

    fileprivate init(_ key: ObjectIdentifier, isDefault: Bool) {
        self.key = key
        self.isDefault = isDefault
    }

    /// Takes the value of another entry of this key, and tells the readers if it differs.
    fileprivate func take(_ other: EnvironmentEntry) {}

    override func cause(for node: _Node) -> RunCause { .environment(key) }
}

final class TypedEntry<Value>: EnvironmentEntry {
    fileprivate(set) var value: Value

    init(_ key: ObjectIdentifier, _ value: Value, isDefault: Bool = false) {
        self.value = value
        super.init(key, isDefault: isDefault)
    }

    override fileprivate func take(_ other: EnvironmentEntry) {
        let new = unsafeDowncast(other, to: TypedEntry<Value>.self).value
        if isSame(value, new) { return }
        value = new
        didChange()
    }
}

/// Something that is worked out of the environment.
///
/// The scope keeps it, so it must keep neither the scope nor the values, which do: those who need them later ask the
/// scope, which is there as long as whoever reads here.
protocol EnvironmentDerived {
    @MainActor
    init(_ environment: EnvironmentValues, in scope: Scope)
}

private final class Derivation<Value: EnvironmentDerived>: Dependent {
    private unowned let scope: Scope
    private let source = Source()
    private var value: Value?

    init(_ scope: Scope) {
        self.scope = scope
    }

    override func invalidate(because origin: Source? = nil) {
        guard value != nil else { return }
        value = nil
        source.didChange(because: origin)
    }

    @MainActor
    func read() -> Value {
        source.didRead()
        if let value { return value }
        let value = tracking { Value(EnvironmentValues(scope), in: scope) }
        self.value = value
        return value
    }
}
