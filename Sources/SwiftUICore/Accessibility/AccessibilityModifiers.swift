import Foundation

/// What becomes of the elements inside of one.
nonisolated public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case ignore, contain, combine
    }

    private let kind: Kind

    /// Only the outer element is told of, by what modifiers say of it.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// The outer element holds the inner ones.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// Only the outer element is told of, by all that the inner ones say.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

extension View {
    nonisolated private func accessibility(_ change: AccessibilityChange) -> ModifiedContent<
        Self, AccessibilityModifier
    > {
        modifier(AccessibilityModifier(change: change))
    }

    /// Names the element for assistive technology and for tests, in place of what it shows.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        accessibility(.label(label))
    }

    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibility(.label(Text(labelKey)))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol {
        accessibility(.label(Text(label)))
    }

    /// Says which value the element has.
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
        accessibility(.value(valueDescription))
    }

    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibility(.value(Text(valueKey)))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue<S>(_ value: S) -> some View where S: StringProtocol {
        accessibility(.value(Text(value)))
    }

    /// Says what happens when the element is used.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        accessibility(.hint(hint))
    }

    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibility(.hint(Text(hintKey)))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityHint<S>(_ hint: S) -> some View where S: StringProtocol {
        accessibility(.hint(Text(hint)))
    }

    /// Names the element for tests; never shown or spoken.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility(.identifier(identifier))
    }

    /// Keeps the element, and all that is in it, from assistive technology.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibility(.hidden(hidden))
    }

    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(.addTraits(traits))
    }

    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(.removeTraits(traits))
    }

    /// Makes the view one element for assistive technology.
    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        accessibility(.element(children))
    }
}

extension View {
    @available(*, deprecated, renamed: "accessibilityLabel(_:)")
    nonisolated public func accessibility(label: Text) -> some View {
        accessibilityLabel(label)
    }

    @available(*, deprecated, renamed: "accessibilityValue(_:)")
    nonisolated public func accessibility(value: Text) -> some View {
        accessibilityValue(value)
    }

    @available(*, deprecated, renamed: "accessibilityHint(_:)")
    nonisolated public func accessibility(hint: Text) -> some View {
        accessibilityHint(hint)
    }

    @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
    nonisolated public func accessibility(identifier: String) -> some View {
        accessibilityIdentifier(identifier)
    }

    @available(*, deprecated, renamed: "accessibilityHidden(_:)")
    nonisolated public func accessibility(hidden: Bool) -> some View {
        accessibilityHidden(hidden)
    }

    @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
}
