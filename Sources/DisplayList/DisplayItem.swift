import Foundation

/// Names one item of a scene for as long as the item lives; never used again afterwards.
public struct ItemID: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The item that stands for the whole scene. All others are below it.
    public static let root = ItemID(rawValue: 0)

    public static func < (a: ItemID, b: ItemID) -> Bool {
        a.rawValue < b.rawValue
    }

    public var description: String {
        "#\(rawValue)"
    }
}

/// One thing that a host shows: a text, a shape, a control, a group of others.
public struct DisplayItem: Equatable, Sendable {
    public let id: ItemID
    /// In points, in the coordinates of the item's parent (for a parent that scrolls: of its content).
    public var frame: CGRect
    public var content: Content
    public var accessibility: AccessibilityInfo

    public init(id: ItemID, frame: CGRect, content: Content, accessibility: AccessibilityInfo = AccessibilityInfo()) {
        self.id = id
        self.frame = frame
        self.content = content
        self.accessibility = accessibility
    }

    public enum Content: Equatable, Sendable {
        /// Draws nothing itself; its effects hold for all that is in it.
        case group(GroupEffects)
        case text(TextLayout)
        case shape(ShapeContent)
        case symbol(SymbolContent)
        case picture(PictureContent)
        /// A thin line along `axis`.
        case divider(DisplayAxis, DisplayColor)
        /// Something that takes focus and input. What its label draws are its children.
        case control(Control)
        /// A window onto larger content; its children have the content's coordinates.
        case scroll(ScrollContent)
        /// A row of a list. What it shows are its children.
        case row(RowContent)
        /// The bar over a screen of a navigation stack; its children are the bar's items.
        case navigationBar(NavigationBarContent)
    }
}

public enum DisplayAxis: Equatable, Sendable {
    case horizontal, vertical
}

/// What a group does to all that is drawn in it.
public struct GroupEffects: Equatable, Sendable {
    /// 0 (not drawn at all) to 1.
    public var opacity: Double
    /// Nothing outside of this outline is drawn, nor does it take the pointer. In the group's own coordinates.
    public var clip: DisplayPath?
    /// The pointer passes through all that is in the group.
    public var ignoresPointer: Bool
    /// While it is shown, keyboard and pointer reach nothing outside of it, as with a sheet or an alert.
    public var isModal: Bool

    public init(
        opacity: Double = 1, clip: DisplayPath? = nil, ignoresPointer: Bool = false, isModal: Bool = false
    ) {
        self.opacity = opacity
        self.clip = clip
        self.ignoresPointer = ignoresPointer
        self.isModal = isModal
    }
}

public struct ScrollContent: Equatable, Sendable {
    public var scrollsHorizontally: Bool
    public var scrollsVertically: Bool
    /// In points; an estimate while rows are not made yet.
    public var contentSize: CGSize
    /// The point of the content that is shown at the window's top left corner.
    public var offset: CGPoint
    public var showsIndicators: Bool

    public init(
        scrollsHorizontally: Bool, scrollsVertically: Bool, contentSize: CGSize, offset: CGPoint,
        showsIndicators: Bool = true
    ) {
        self.scrollsHorizontally = scrollsHorizontally
        self.scrollsVertically = scrollsVertically
        self.contentSize = contentSize
        self.offset = offset
        self.showsIndicators = showsIndicators
    }
}

public struct RowContent: Equatable, Sendable {
    public enum Part: Hashable, Sendable {
        case element, sectionHeader, sectionFooter
    }

    public var isSelected: Bool
    public var hasSeparator: Bool
    /// A mark at the trailing edge says that the row leads to a further screen.
    public var showsDisclosure: Bool
    /// The row itself can be pressed and takes the keyboard focus, as in a list with a selection.
    public var isSelectable: Bool
    /// The user can have the row taken away.
    public var isDeletable: Bool
    /// What the row is in its list.
    public var part: Part

    public init(
        isSelected: Bool = false, hasSeparator: Bool = true, showsDisclosure: Bool = false, isSelectable: Bool = false,
        isDeletable: Bool = false, part: Part = .element
    ) {
        self.isSelected = isSelected
        self.hasSeparator = hasSeparator
        self.showsDisclosure = showsDisclosure
        self.isSelectable = isSelectable
        self.isDeletable = isDeletable
        self.part = part
    }
}

public struct NavigationBarContent: Equatable, Sendable {
    public var title: String
    public var isLarge: Bool
    /// The way back: the title of the screen below, or empty where it has none; nil on the first screen.
    public var backTitle: String?

    public init(title: String, isLarge: Bool, backTitle: String?) {
        self.title = title
        self.isLarge = isLarge
        self.backTitle = backTitle
    }
}

/// What assistive technology is told of an item, and what tests find it by.
public struct AccessibilityInfo: Equatable, Sendable {
    /// What an item is or does beyond what its content says.
    public struct Traits: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let header = Traits(rawValue: 1 << 0)
        public static let button = Traits(rawValue: 1 << 1)
        public static let link = Traits(rawValue: 1 << 2)
        public static let image = Traits(rawValue: 1 << 3)
        public static let selected = Traits(rawValue: 1 << 4)
        public static let searchField = Traits(rawValue: 1 << 5)
        public static let staticText = Traits(rawValue: 1 << 6)
        public static let modal = Traits(rawValue: 1 << 7)
        public static let toggle = Traits(rawValue: 1 << 8)
        public static let updatesFrequently = Traits(rawValue: 1 << 9)
    }

    public var label: String?
    public var value: String?
    public var hint: String?
    public var identifier: String?
    /// Neither the item nor what is in it is told of.
    public var isHidden: Bool
    /// What is in the item is not told of, only the item.
    public var hidesChildren: Bool
    public var traits: Traits

    public init(
        label: String? = nil, value: String? = nil, hint: String? = nil, identifier: String? = nil,
        isHidden: Bool = false, hidesChildren: Bool = false, traits: Traits = []
    ) {
        self.label = label
        self.value = value
        self.hint = hint
        self.identifier = identifier
        self.isHidden = isHidden
        self.hidesChildren = hidesChildren
        self.traits = traits
    }

    public var isHeader: Bool {
        get { traits.contains(.header) }
        set { if newValue { traits.insert(.header) } else { traits.remove(.header) } }
    }
}
