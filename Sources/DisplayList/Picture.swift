import Foundation

/// A picture from a file. Hosts that can't draw it, or for which there is none, show its name.
public struct PictureContent: Equatable, Sendable {
    public var name: String
    /// nil: nothing of that name was found.
    public var file: URL?
    /// All of the picture that is not transparent is drawn in this colour.
    public var templateColor: DisplayColor?
    /// The picture is repeated instead of being scaled to its frame.
    public var isTiled: Bool

    public init(name: String, file: URL?, templateColor: DisplayColor? = nil, isTiled: Bool = false) {
        self.name = name
        self.file = file
        self.templateColor = templateColor
        self.isTiled = isTiled
    }
}
