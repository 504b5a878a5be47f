import DisplayList
import Foundation

extension TextResolver {
    mutating func append(_ key: LocalizedStringKey, table: String?, bundle: URL?, _ styling: TextStyling) {
        let format =
            StringTables.shared.string(key.key, table: table, bundle: bundle, locale: environment.locale) ?? key.key
        if Markdown.isPlain(format) { return append(format, arguments: key.arguments, styling) }
        for span in Markdown.spans(of: format) {
            append(span.text, arguments: key.arguments, span.applied(to: styling, filling: fill(key.arguments)))
        }
    }

    private func fill(_ arguments: [LocalizedStringKey.Argument]) -> (String) -> String {
        { [environment, metrics] format in
            var resolver = TextResolver(environment: environment, metrics: metrics)
            resolver.append(format, arguments: arguments, TextStyling())
            return resolver.runs.map(\.string).joined()
        }
    }

    /// Appends a format, with the arguments in place of its placeholders. Without arguments it is no format.
    private mutating func append(
        _ format: String, arguments: [LocalizedStringKey.Argument], _ styling: TextStyling
    ) {
        guard !arguments.isEmpty else { return append(format, styling) }
        for piece in FormatPiece.pieces(of: format) {
            switch piece {
            case .literal(let string):
                append(string, styling)
            case .placeholder(let index, let specifier):
                guard arguments.indices.contains(index) else { continue }
                append(arguments[index], specifier: specifier, styling)
            }
        }
    }

    private mutating func append(
        _ argument: LocalizedStringKey.Argument, specifier: String?, _ styling: TextStyling
    ) {
        switch argument {
        case .text(let text): append(text, styling)
        default: append(argument.string(in: environment), styling)
        }
    }
}

extension LocalizedStringKey.Argument {
    /// The value as the locale writes it.
    @MainActor
    func string(in environment: TextEnvironment) -> String {
        let (locale, isPlain) = (environment.locale, environment.writesPlainDigits)
        return switch self {
        case .string(let string): string
        case .integer(let value): abs(value) < 1000 && isPlain ? "\(value)" : formatted(value, locale)
        case .unsigned(let value): value < 1000 && isPlain ? "\(value)" : formatted(value, locale)
        case .double(let value): String(format: "%lf", locale: locale, value)
        case .specified(.integer(let value), let specifier): String(format: specifier, locale: locale, value)
        case .specified(.unsigned(let value), let specifier): String(format: specifier, locale: locale, value)
        case .specified(.double(let value), let specifier): String(format: specifier, locale: locale, value)
        case .specified(let argument, _): argument.string(in: environment)
        case .text: ""
        }
    }

    private func formatted<Value: BinaryInteger>(_ value: Value, _ locale: Locale) -> String {
        value.formatted(IntegerFormatStyle(locale: locale))
    }
}

extension Locale {
    /// Whether small numbers are written in the digits 0 to 9.
    var writesPlainDigits: Bool {
        // A number system other than the usual one is either a language's own or named in the identifier.
        let language = identifier.prefix { $0.isLetter }
        return !["ar", "fa", "ur", "bn", "mr", "ne", "my", "dz", "ps", "ckb", "as", "pa"].contains(language)
            && !identifier.contains("numbers=")
    }
}

/// A stretch of a format.
enum FormatPiece: Equatable {
    case literal(String)
    case placeholder(Int, specifier: String)

    static func pieces(of format: String) -> [FormatPiece] {
        var pieces: [FormatPiece] = []
        var literal = ""
        var next = 0
        var rest = format[...]
        while let sign = rest.firstIndex(of: "%") {
            literal += rest[..<sign]
            let after = rest[rest.index(after: sign)...]
            if after.first == "%" {
                literal += "%"
                rest = after.dropFirst()
                continue
            }
            guard let end = after.firstIndex(where: { "@dDiuUxXoOfFeEgGaAcCsSp".contains($0) }) else {
                literal += "%"
                rest = after
                continue
            }
            var specifier = after[...end]
            rest = after[after.index(after: end)...]
            var index = next
            if let dollar = specifier.firstIndex(of: "$"), let position = Int(specifier[..<dollar]) {
                index = position - 1
                specifier = specifier[specifier.index(after: dollar)...]
            } else {
                next += 1
            }
            if !literal.isEmpty { pieces.append(.literal(literal)) }
            literal = ""
            pieces.append(.placeholder(index, specifier: "%" + specifier))
        }
        literal += rest
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        return pieces
    }
}
