import Foundation

/// A scene as a host sees it: a size and metrics go in, changes of what is shown come out, events go in.
@MainActor
public protocol DisplayScene: AnyObject {
    /// The window's size in points.
    var size: CGSize { get set }

    /// Who measures for this scene. A change of it measures everything anew.
    var metrics: any Metrics { get set }

    /// Whether things are shown light on dark.
    var isDark: Bool { get set }

    /// The window's title.
    var title: String { get }

    /// The size in points that the program asks for when the window is first shown.
    var defaultSize: CGSize? { get }

    /// Called on the main actor when there is something to update after a time without; not again before `update()`.
    var onNeedsUpdate: (@MainActor () -> Void)? { get set }

    var needsUpdate: Bool { get }

    /// Runs one update pass, and returns what has to change on the screen since the last call, in the order in which
    /// it is to be applied. The first call describes the whole scene.
    func update() -> [DisplayChange]

    /// Hands over what the user did. False: nothing in the scene wanted it.
    @discardableResult
    func send(_ event: DisplayEvent) -> Bool

    /// Ends the scene: views disappear, tasks are cancelled, nothing is kept.
    func close()
}

public enum DisplayChange: Equatable, Sendable {
    /// A new item, or a known one with other content. A new item is not shown until an `order` names it.
    case set(DisplayItem)
    /// A known item has another frame.
    case place(ItemID, CGRect)
    /// The children of an item, the backmost first. A child that moved here from another parent leaves that one.
    case order([ItemID], in: ItemID)
    /// The item and all that is in it are gone.
    case remove(ItemID)
}

public enum DisplayEvent: Equatable, Sendable {
    /// A control or row is pressed.
    case activate(ItemID)
    /// The user changed a text input's text to this.
    case edit(ItemID, String)
    /// Return in a text field.
    case submit(ItemID)
    /// The user wants a row away.
    case delete(ItemID)
    /// The keyboard focus moved; nil: nothing has it.
    case focus(ItemID?)
    /// The user scrolled so that this point of the content would be at the top left corner.
    case scroll(ItemID, to: CGPoint)
    /// Escape or a back button: leave what is on top.
    case back
    case key(KeyStroke)
    case pointer(PointerEvent)
}

/// A key that no text input took.
public struct KeyStroke: Hashable, Sendable {
    public struct Modifiers: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let shift = Modifiers(rawValue: 1)
        public static let control = Modifiers(rawValue: 2)
        public static let alt = Modifiers(rawValue: 4)
        public static let command = Modifiers(rawValue: 8)
    }

    /// The character the key stands for; Return, Tab, Escape and the arrows as SwiftUI's `KeyEquivalent` has them.
    public var character: Character
    public var modifiers: Modifiers

    public init(_ character: Character, modifiers: Modifiers = []) {
        self.character = character
        self.modifiers = modifiers
    }
}

public struct PointerEvent: Hashable, Sendable {
    public enum Phase: Hashable, Sendable {
        case down, moved, up, cancelled
    }

    public var phase: Phase
    /// In points, in the scene's coordinates.
    public var location: CGPoint
    /// Seconds since some fixed moment.
    public var time: Double

    public init(phase: Phase, location: CGPoint, time: Double) {
        self.phase = phase
        self.location = location
        self.time = time
    }
}
