import Foundation

/// The string tables of bundles, read when first asked for.
final class StringTables: @unchecked Sendable {
    static let shared = StringTables()

    private struct Table {
        /// By language, in small letters.
        var strings: [String: [String: String]] = [:]
        var developmentLanguage = "en"
    }

    private struct Key: Hashable {
        var table: String?
        var bundle: URL?
    }

    private let lock = NSLock()
    private var tables: [Key: Table] = [:]
    /// Most programs have no strings to look up, and ask for each of their texts.
    private var hasNoUsualTable = false

    /// The text of a key in the language of a locale, or in the next best one that has the key.
    func string(_ key: String, table name: String?, bundle: URL?, locale: Locale) -> String? {
        lock.lock()
        defer { lock.unlock() }
        let isUsual = name == nil && bundle == nil
        if isUsual, hasNoUsualTable { return nil }
        let table = tables[Key(table: name, bundle: bundle)] ?? read(name, bundle)
        if table.strings.isEmpty {
            if isUsual { hasNoUsualTable = true }
            return nil
        }
        for language in languages(locale) + [table.developmentLanguage, "base"] {
            if let string = table.strings[language]?[key] { return string }
        }
        return nil
    }

    private func languages(_ locale: Locale) -> [String] {
        let parts = locale.identifier.lowercased().prefix { $0 != "@" }.split { $0 == "_" || $0 == "-" }
        return (0..<parts.count).reversed().map { parts[...$0].joined(separator: "-") }
    }

    private func read(_ name: String?, _ bundle: URL?) -> Table {
        let file = name ?? "Localizable"
        var table = Table()
        let folders = bundle.map { [$0] } ?? [Bundle.main.bundleURL, Bundle.main.resourceURL].compactMap { $0 }
        for folder in folders {
            let entries = AssetCatalog.content(folder)
            for entry in entries + entries.filter({ $0.pathExtension == "resources" }).flatMap(AssetCatalog.content) {
                if entry.lastPathComponent == "\(file).xcstrings" { add(StringCatalog(entry), to: &table) }
                guard entry.pathExtension == "lproj" else { continue }
                let language = entry.deletingPathExtension().lastPathComponent.lowercased()
                guard let strings = strings(entry.appendingPathComponent("\(file).strings")) else { continue }
                table.strings[language.replacingOccurrences(of: "_", with: "-"), default: [:]]
                    .merge(strings) { first, _ in first }
            }
        }
        tables[Key(table: name, bundle: bundle)] = table
        return table
    }

    private func add(_ catalog: StringCatalog?, to table: inout Table) {
        guard let catalog else { return }
        table.developmentLanguage = catalog.sourceLanguage.lowercased()
        for (key, entry) in catalog.strings {
            for (language, localization) in entry.localizations ?? [:] {
                // Forms for numbers are not among the units.
                guard let value = localization.stringUnit?.value else { continue }
                table.strings[language.lowercased(), default: [:]][key] = value
            }
        }
    }

    private func strings(_ file: URL) -> [String: String]? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: String]
    }
}

/// A file that holds the texts of all languages.
private struct StringCatalog: Decodable {
    struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    struct Localization: Decodable {
        struct Unit: Decodable {
            var value: String
        }
        var stringUnit: Unit?
    }

    var sourceLanguage: String
    var strings: [String: Entry]

    init?(_ file: URL) {
        guard let data = try? Data(contentsOf: file),
            let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data)
        else { return nil }
        self = catalog
    }
}
