import Foundation

/// What a host knows of sizes: how large its texts, symbols and controls are. All lengths are points.
@MainActor
public protocol Metrics: AnyObject {
    /// The smallest step of a length in each direction, to which every size and position is rounded; zero: no rounding.
    var step: CGSize { get }

    /// The distance of `padding()` without a length.
    var defaultPadding: CGFloat { get }

    /// The distance of two neighbours in a horizontal stack that have no wish of their own. Beside a text or a control
    /// a vertical stack has none, since their own heights hold room enough.
    var defaultSpacing: CGFloat { get }

    /// Breaks a text into lines within a width (nil: only at line breaks) and cuts what does not fit the height.
    func layOut(_ text: TextSource, width: CGFloat?, height: CGFloat?) -> TextLayout

    func size(ofSymbol name: String, font: DisplayFont) -> CGSize

    func metrics(of part: ControlPart) -> ControlMetrics

    /// What a toggle looks like where the program asks for no style.
    var automaticToggleStyle: ToggleContent.Style { get }

    /// What a button looks like where the program asks for no style, outside of lists and bars.
    var automaticButtonStyle: ButtonContent.Style { get }

    /// The size of a style's letters, in points.
    func pointSize(of style: TextStyleSize) -> CGFloat
}

/// SwiftUI's text styles, from the largest to the smallest.
public enum TextStyleSize: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
}

/// The parts of controls that a host has sizes for.
public enum ControlPart: Hashable, Sendable {
    case button(ButtonContent.Style)
    case textField(TextFieldContent.Style)
    case textEditor
    case toggle(ToggleContent.Style)
    case navigationBar(isLarge: Bool)
    /// What is above the first row of a list and below the last.
    case list
    case row
    case sectionHeader
    case sectionFooter
    case divider
}

public struct ControlMetrics: Equatable, Sendable {
    /// Around what the part holds: a button's label, a row's content.
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat
    /// The part is never smaller. For a toggle: the size of its box or switch.
    public var minimum: CGSize
    /// The size where none is proposed, for parts that take what they are offered; nil: `minimum`.
    public var ideal: CGSize?
    /// Between the part and what stands beside it, such as a toggle's label.
    public var spacing: CGFloat

    public init(
        top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0,
        minimum: CGSize = .zero, ideal: CGSize? = nil, spacing: CGFloat = 0
    ) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
        self.minimum = minimum
        self.ideal = ideal
        self.spacing = spacing
    }
}
