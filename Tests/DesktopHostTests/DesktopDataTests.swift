#if Desktop
    import CAdwaita
    import Foundation
    import SwiftUI
    import Testing

    @testable import DesktopHost

    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isThere))
    struct DesktopDataTests {
        nonisolated private static let samples = [
            "<b>x</b> & <script>", "&lt;&amp;", "_mnemonic_", "%s %n %@", "a\u{202E}cba\u{202C}b",
            "\u{2067}אב\u{2069} (1)",
            "\u{1}\u{1B}[31mred\u{7F}", "a\0b", "👩‍👩‍👧 e\u{301}", "\u{FEFF}\u{200B}",
        ]

        private struct Screen: View {
            let text: String
            @State var edited: String

            var body: some View {
                VStack {
                    Text(verbatim: text)
                    TextField("Field", text: $edited)
                    TextEditor(text: $edited)
                    Button(text) {}
                    List { Text(verbatim: text) }
                }
            }
        }

        @Test("Data is shown as the text that it is", arguments: samples)
        func data(_ text: String) throws {
            let window = try DesktopWindow.showing(Screen(text: text, edited: text))
            // Of a text, the button and the row.
            #expect(window.texts.count { $0 == text } == 3)
            let native = text.withoutNUL
            #expect(window.shapedTexts.count { $0 == native } == 3)

            let field = try #require(window.nodes.values.lazy.compactMap { $0 as? TextFieldItem }.first)
            #expect(String(cString: gtk_editable_get_text(field.widget.opaque)) == native)
            let area = try #require(window.nodes.values.lazy.compactMap { $0 as? TextAreaItem }.first)
            #expect(area.shown == native)
            let row = try #require(window.nodes.values.lazy.compactMap { $0 as? RowItem }.first)
            #expect(row.contentName == text)
        }
    }

    extension DesktopWindow {
        /// The lines of texts, as the toolkit has them.
        fileprivate var shapedTexts: [String] {
            nodes.values.flatMap { node -> [String] in
                guard case .text(let layout) = node.item.content else { return [] }
                return layout.lines.map { line in
                    let shaped = ShapedText(line.runs, fonts: fonts)
                    return withExtendedLifetime(shaped) { String(cString: pango_layout_get_text(shaped.layout)) }
                }
            }
        }
    }
#endif
