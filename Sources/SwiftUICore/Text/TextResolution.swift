import DisplayList
import Foundation

extension Text {
    /// The text as hosts show it at a place.
    @MainActor
    func source(in environment: TextEnvironment, _ metrics: any Metrics) -> TextSource {
        var resolver = TextResolver(environment: environment, metrics: metrics)
        resolver.append(self, environment.styling)
        let fitting = environment.fitting
        return TextSource(
            runs: resolver.runs, lineLimit: fitting.lineLimit, reservesSpace: fitting.reservesSpace,
            truncation: fitting.truncation, alignment: fitting.alignment.source, lineSpacing: fitting.lineSpacing)
    }
}

extension Text {
    /// The letters alone, with the names of symbols between them.
    @MainActor
    func plainString(in environment: TextEnvironment, _ metrics: any Metrics) -> String {
        source(in: environment, metrics).plainString
    }
}

extension TextSource {
    var plainString: String {
        runs.map { $0.symbol ?? $0.string }.joined()
    }
}

/// Turns texts into runs: looks them up, formats what is put in, merges what is said of their look.
@MainActor
struct TextResolver {
    let environment: TextEnvironment
    let metrics: any Metrics
    private(set) var runs: [TextRun] = []

    init(environment: TextEnvironment, metrics: any Metrics) {
        self.environment = environment
        self.metrics = metrics
    }

    mutating func append(_ text: Text, _ outer: TextStyling) {
        var styling = outer
        if let own = text.styling { styling.override(with: own) }
        switch text.content {
        case .string(let string):
            append(string, styling)
        case .key(let key, let table, let bundle):
            append(key, table: table, bundle: bundle, styling)
        case .attributed(let string):
            append(string, styling)
        case .joined(let first, let second):
            append(first, styling)
            append(second, styling)
        case .image(let image):
            append(image, styling)
        case .value(let value):
            append(value.string(in: environment.values), styling)
        }
    }

    mutating func append(_ string: String, _ styling: TextStyling) {
        guard !string.isEmpty else { return }
        let shown =
            switch environment.fitting.textCase {
            case nil: string
            case .uppercase: string.uppercased(with: environment.locale)
            case .lowercase: string.lowercased(with: environment.locale)
            }
        var run = TextRun(
            shown, font: font(styling), color: color(styling), isUnderlined: styling.underline?.isActive ?? false,
            isStruckThrough: styling.strikethrough?.isActive ?? false, link: styling.link)
        if var last = runs.last {
            // Literals and what is put in between them are one run unless they look different.
            swap(&last.string, &run.string)
            if last == run {
                runs[runs.count - 1].string += shown
                return
            }
            swap(&last.string, &run.string)
        }
        runs.append(run)
    }

    private mutating func append(_ image: Image, _ styling: TextStyling) {
        switch image.source {
        case .symbol(let name, _):
            // Stands for one character where nothing is drawn.
            runs.append(
                TextRun("\u{FFFC}", font: font(styling), color: color(styling), link: styling.link, symbol: name))
        case .picture(let name, _):
            append("[\(name)]", styling)
        }
    }

    private func font(_ styling: TextStyling) -> DisplayFont {
        (styling.font ?? .body).displayed(with: styling.traits, scale: environment.scale, metrics)
    }

    private func color(_ styling: TextStyling) -> DisplayColor {
        if let foreground = styling.foreground { return foreground.displayedColor(in: environment.values) }
        return styling.link == nil ? environment.color : environment.linkColor
    }
}
