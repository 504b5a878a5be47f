import Foundation

extension TextResolver {
    mutating func append(_ string: AttributedString, _ styling: TextStyling) {
        for run in string.runs {
            var inner = styling
            if let link = run.link { inner.link = link }
            append(String(string[run.range].characters), inner)
        }
    }
}
