import Foundation

/// Texts in one look each, as Markdown marks them.
enum Markdown {
    /// A stretch of text in one look.
    struct Span: Equatable {
        var text: String
        var isEmphasized = false
        var isStrong = false
        var isCode = false
        var isStruckThrough = false
        var link: String?

        func applied(to styling: TextStyling, filling fill: (String) -> String) -> TextStyling {
            var styling = styling
            if isEmphasized { styling.traits.isItalic = true }
            if isStrong { styling.traits.isBold = true }
            if isCode { styling.traits.isMonospaced = true }
            if isStruckThrough { styling.strikethrough = .init(isActive: true) }
            if let link { styling.link = URL(string: fill(link)) }
            return styling
        }
    }

    static func spans(of string: String) -> [Span] {
        [Span(text: string)]
    }
}
