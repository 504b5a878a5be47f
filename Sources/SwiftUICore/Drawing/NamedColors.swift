import DisplayList
import Foundation

extension Color {
    /// A colour of an asset catalogue.
    ///
    /// Oriel reads catalogues that are copied into the bundle as they are (`Assets.xcassets/…/NAME.colorset`). Where
    /// there is no such colour, a message says so once and grey is shown.
    public init(_ name: String, bundle: Bundle? = nil) {
        provider = .named(name, bundle: bundle?.bundleURL)
    }
}

/// The colours of asset catalogues that were asked for.
final class NamedColors: @unchecked Sendable {
    static let shared = NamedColors()

    private struct Pair {
        var light: DisplayColor
        var dark: DisplayColor
    }

    private struct Key: Hashable {
        var name: String
        var bundle: URL?
    }

    private let lock = NSLock()
    private var known: [Key: Pair] = [:]

    func color(_ name: String, bundle: URL?, isDark: Bool) -> DisplayColor {
        lock.lock()
        defer { lock.unlock() }
        let key = Key(name: name, bundle: bundle)
        let pair = known[key] ?? load(name, AssetCatalog.directory(of: "\(name).colorset", bundle: bundle))
        known[key] = pair
        return isDark ? pair.dark : pair.light
    }

    private func load(_ name: String, _ directory: URL?) -> Pair {
        if let directory, let data = try? Data(contentsOf: directory.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(ColorSet.self, from: data)
        {
            let light = contents.colors.first { !$0.isDark && $0.color != nil }
            let dark = contents.colors.first { $0.isDark && $0.color != nil }
            if let color = (light ?? dark)?.color {
                return Pair(light: color.displayed, dark: (dark ?? light)?.color?.displayed ?? color.displayed)
            }
        }
        MisuseReporter.tell(
            """
            There is no colour named "\(name)" in an asset catalogue of the bundle. Grey is shown in its place; copy \
            the catalogue into the bundle as it is, or give the components in code.
            """)
        let gray = DisplayColor(red: 0.5, green: 0.5, blue: 0.5)
        return Pair(light: gray, dark: gray)
    }
}

/// The part of a colour set's file that says what is shown.
private struct ColorSet: Decodable {
    struct Entry: Decodable {
        struct Appearance: Decodable {
            var value: String
        }
        var appearances: [Appearance]?
        var color: Components?

        var isDark: Bool {
            appearances?.contains { $0.value == "dark" } ?? false
        }
    }

    struct Components: Decodable {
        var space: String?
        var components: [String: String]?

        enum CodingKeys: String, CodingKey {
            case space = "color-space"
            case components
        }

        var displayed: DisplayColor {
            func component(_ name: String, else other: Double) -> Double {
                guard let text = components?[name] else { return other }
                if text.hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
                let value = Double(text) ?? other
                return text.contains(".") ? value : value / 255
            }
            let white = component("white", else: 0)
            return Color.Resolved(
                space == "display-p3" ? .displayP3 : .sRGB, red: component("red", else: white),
                green: component("green", else: white), blue: component("blue", else: white),
                opacity: Double(components?["alpha"] ?? "1") ?? 1
            ).displayed
        }
    }

    var colors: [Entry]
}
