import Foundation

/// Whether the user can select a text.
nonisolated public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

nonisolated public struct EnabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = true
}

nonisolated public struct DisabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    nonisolated public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    nonisolated public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Says whether the user can select texts in this view. Without effect in the hosts of Oriel; a terminal lets its
    /// user select whatever it shows.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        self
    }
}
