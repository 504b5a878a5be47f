import DisplayList
import Foundation

/// What an element is or does, for assistive technology.
nonisolated public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    private init(_ traits: AccessibilityInfo.Traits) {
        rawValue = traits.rawValue
    }

    var displayed: AccessibilityInfo.Traits { AccessibilityInfo.Traits(rawValue: rawValue) }

    public static let isHeader = AccessibilityTraits(.header)
    public static let isButton = AccessibilityTraits(.button)
    public static let isLink = AccessibilityTraits(.link)
    public static let isImage = AccessibilityTraits(.image)
    public static let isSelected = AccessibilityTraits(.selected)
    public static let isSearchField = AccessibilityTraits(.searchField)
    public static let isStaticText = AccessibilityTraits(.staticText)
    public static let isModal = AccessibilityTraits(.modal)
    public static let isToggle = AccessibilityTraits(.toggle)
    public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
}
