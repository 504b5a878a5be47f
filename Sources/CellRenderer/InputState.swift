import DisplayList

/// What a host knows of the user's input beyond the display list.
public struct InputState: Equatable, Sendable {
    /// Has the keyboard focus, whether or not its control says so.
    public var focus: ItemID?
    /// Is held down by the pointer.
    public var pressed: ItemID?
    /// The text of the focused input as the user has it, and where in it the cursor is.
    public var text: TextInputState?

    public init(focus: ItemID? = nil, pressed: ItemID? = nil, text: TextInputState? = nil) {
        self.focus = focus
        self.pressed = pressed
        self.text = text
    }
}

public struct TextInputState: Equatable, Sendable {
    /// The cursor is before the character of this number.
    public var cursor: Int
    /// The other end of the selection.
    public var anchor: Int?
    /// The first column shown of a single line, the first row shown of several.
    public var scroll: Int

    public init(cursor: Int, anchor: Int? = nil, scroll: Int = 0) {
        self.cursor = cursor
        self.anchor = anchor
        self.scroll = scroll
    }

    public var selection: Range<Int>? {
        guard let anchor, anchor != cursor else { return nil }
        return min(anchor, cursor)..<max(anchor, cursor)
    }
}
