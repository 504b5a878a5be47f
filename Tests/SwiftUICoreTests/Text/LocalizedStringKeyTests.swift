import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct LocalizedStringKeyTests {
    private func shown(_ key: LocalizedStringKey, locale: String = "en_US") -> String {
        ShownItems(Text(key).environment(\.locale, Locale(identifier: locale)), columns: 200).lines.joined()
    }

    @Test func `strings and numbers are put in`() {
        let name = "Ann"
        #expect(shown("Hello, \(name)!") == "Hello, Ann!")
        #expect(shown("\(3) of \(12)") == "3 of 12")
        #expect(shown("\(UInt8(200)) and \(Int16(-5))") == "200 and -5")
    }

    @Test func `numbers are written as the locale does`() {
        #expect(shown("\(1_234_567)") == "1,234,567")
        #expect(shown("\(1_234_567)", locale: "de_DE") == "1.234.567")
        #expect(shown("\(0.5)") == "0.500000")
    }

    @Test func `a specifier says how a number is written`() {
        #expect(shown("\(3.14159, specifier: "%.2f")") == "3.14")
        #expect(shown("\(7, specifier: "%03lld")") == "007")
        #expect(shown("\(3.5, specifier: "%.1f")", locale: "de_DE") == "3,5")
    }

    @Test func `a percent sign stays one, with and without something put in`() {
        #expect(shown("100%") == "100%")
        #expect(shown("\(100)% of \(5)") == "100% of 5")
    }

    @Test func `a text that is put in keeps its look`() {
        let runs = ShownItems(Text("a \(Text("b").bold()) c")).runs
        #expect(runs.map(\.string) == ["a ", "b", " c"])
        #expect(runs.map(\.font.weight) == [400, 700, 400])
    }

    @Test func `formatted values are put in`() {
        #expect(shown("\(0.25, format: .percent.locale(Locale(identifier: "en_US")))") == "25%")
    }

    @Test func `the key has a placeholder for each value`() {
        let text = "x"
        #expect(("a \(text) \(1) \(2.5) %" as LocalizedStringKey).key == "a %@ %lld %lf %%")
    }

    @Test func `texts are looked up in the tables of a bundle, in the language of the locale`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (language, strings) in [
            "de": #""Hello %@" = "Hallo **%@**"; "%@ of %@" = "%2$@: %1$@";"#, "en": #""bye" = "Goodbye";"#,
        ] {
            let directory = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            try strings.write(
                to: directory.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
        }
        let bundle = try #require(Bundle(path: folder.path))
        func shown(_ key: LocalizedStringKey) -> ShownItems {
            ShownItems(Text(key, bundle: bundle).environment(\.locale, Locale(identifier: "de_AT")))
        }
        let name = "Ann"
        #expect(shown("Hello \(name)").runs.map(\.string) == ["Hallo ", "Ann"])
        #expect(shown("Hello \(name)").runs.last?.font.weight == 700)
        #expect(shown("\(name) of \("all")").lines == ["all: Ann"])
        #expect(shown("bye").lines == ["Goodbye"], "the language of development where the wanted one lacks the key")
        #expect(shown("unknown").lines == ["unknown"])
    }

    @Test func `texts are looked up in string catalogues`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let catalog = """
            {"sourceLanguage": "fr", "version": "1.0", "strings": {
              "yes": {"localizations": {
                "de": {"stringUnit": {"state": "translated", "value": "ja"}},
                "fr": {"stringUnit": {"state": "translated", "value": "oui"}}}},
              "none": {}}}
            """
        try catalog.write(
            to: folder.appendingPathComponent("Localizable.xcstrings"), atomically: true, encoding: .utf8)
        let bundle = try #require(Bundle(path: folder.path))
        func shown(_ key: LocalizedStringKey, _ locale: String) -> [String] {
            ShownItems(Text(key, bundle: bundle).environment(\.locale, Locale(identifier: locale))).lines
        }
        #expect(shown("yes", "de_CH") == ["ja"])
        #expect(shown("yes", "it_IT") == ["oui"])
        #expect(shown("none", "de_CH") == ["none"])
    }
}
