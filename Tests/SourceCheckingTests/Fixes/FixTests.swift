import Foundation
import Testing

struct FixTests {
    @Test func `an unowned model gets the wrapper that fits it, and all else stays byte for byte`() throws {
        let folder = try SourceFolder(
            """
            @Observable class Model {}\r
            class Object: ObservableObject {}\r
            struct Screen: View {\r
            \tlet  model=Model()   // naïve 🙂\r
            \tprivate var object = Object()\r
            \tvar body: some View { Text("") }\r
            }
            """)
        let outcome = folder.run("check", ".", "--fix")
        #expect(outcome.status == 0)
        #expect(
            try folder.text() == """
                @Observable class Model {}\r
                class Object: ObservableObject {}\r
                struct Screen: View {\r
                \t@State private var  model=Model()   // naïve 🙂\r
                \t@StateObject private var object = Object()\r
                \tvar body: some View { Text("") }\r
                }
                """)
    }

    @Test func `an observed object that is also handed in stays as it is`() throws {
        let folder = try SourceFolder(
            """
            class Model: ObservableObject {}
            struct Screen: View {
                @ObservedObject var model = Model()
                var body: some View { Text("") }
            }
            struct Other: View { let model: Model
                var body: some View { Screen(model: model) } }
            """)
        let before = try folder.text()
        #expect(folder.run("check", ".", "--fix").status == 1)
        #expect(try folder.text() == before)
    }

    @Test func `state that another type uses doesn't become private`() throws {
        let folder = try SourceFolder(
            """
            struct Screen: View {
                @State var used = 0
                @State var own = 0
                var body: some View { Text("") }
            }
            struct Other { func read(_ screen: Screen) -> Int { screen.used } }
            """)
        _ = folder.run("check", ".", "--fix")
        let text = try folder.text()
        #expect(text.contains("@State var used"))
        #expect(text.contains("@State private var own"))
    }

    @Test func `state that has to come from outside doesn't become private`() throws {
        let folder = try SourceFolder([
            "Package.swift": "",
            "Row.swift": """
            struct Row: View {
                @State var action: () -> Void
                @State var note: String?
                @State var done: () -> Void = {}
                var body: some View { Text("") }
            }
            """,
            "Screen.swift": "struct Screen: View { var body: some View { Row { print(1) } } }",
        ])
        _ = folder.run("check", ".", "--fix")
        let text = try folder.text("Row.swift")
        #expect(text.contains("@State var action"))
        #expect(text.contains("@State private var note"))
        #expect(text.contains("@State var done"))
    }

    @Test func `a binding by hand uses the project's own extension`() throws {
        let folder = try SourceFolder([
            "Package.swift": "",
            "Binding.swift": """
            extension Binding {
                static func orDefault<T>(_ optional: Binding<T?>, value: T) -> Binding<T> {
                    Binding<T>(get: { optional.wrappedValue ?? value }, set: { optional.wrappedValue = $0 })
                }
            }
            """,
            "File.swift": """
            struct Screen: View {
                @State private var text: String?
                var body: some View {
                    TextField("", text: Binding(get: { self.text ?? "none" }, set: { self.text = $0 }))
                    TextField("", text: Binding<String>(get: { text ?? "" }, set: { new in text = new }))
                }
            }
            """,
        ])
        #expect(folder.run("check", ".", "--fix").status == 0)
        let text = try folder.text()
        #expect(text.contains(#"TextField("", text: .orDefault($text, value: "none"))"#))
        #expect(text.contains(#"TextField("", text: Binding<String>.orDefault($text, value: ""))"#))
    }

    @Test func `a binding that does more than unwrap isn't found`() throws {
        let folder = try SourceFolder(
            """
            struct Screen: View {
                @State private var text: String?
                @State private var other = ""
                var body: some View {
                    TextField("", text: Binding(get: { text ?? "" }, set: { text = $0.isEmpty ? nil : $0 }))
                    TextField("", text: Binding(get: { text ?? "" }, set: { other = $0 }))
                }
            }
            """)
        #expect(try folder.findings() == [])
    }

    @Test func `a second run changes nothing`() throws {
        let folder = try SourceFolder(
            """
            struct Screen: View {
                @State var text: String?
                @State var isOn = false
                var body: some View {
                    TextField("", text: Binding(get: { text ?? "" }, set: { text = $0 }))
                }
            }

            """)
        #expect(folder.run("check", ".", "--fix").status == 0)
        let once = try folder.text()
        #expect(folder.run("check", ".", "--fix").status == 0)
        #expect(try folder.text() == once)
    }

    @Test func `a difference is shown as patch reads it, and nothing is written`() throws {
        let folder = try SourceFolder(
            "struct Screen: View {\n    @State var isOn = false\n\n    var body: some View { Text(\"\") }\n}")
        let before = try folder.text()
        let outcome = folder.run("check", ".", "--diff")
        #expect(
            outcome.output == """
                --- a/File.swift
                +++ b/File.swift
                @@ -1,5 +1,5 @@
                 struct Screen: View {
                -    @State var isOn = false
                +    @State private var isOn = false
                \u{20}
                     var body: some View { Text("") }
                 }
                \\ No newline at end of file

                """)
        #expect(try folder.text() == before)
        #expect(outcome.status == 1)
    }

    @Test func `a name with blanks ends with a tab in a difference`() throws {
        let folder = try SourceFolder([
            "A b.swift": "struct A: View { @State var x = 0\nvar body: some View { Text(\"\") } }\n"
        ])
        #expect(folder.run("check", ".", "--diff").output.hasPrefix("--- a/A b.swift\t\n+++ b/A b.swift\t\n@@ "))
    }

    @Test func `a file keeps its permissions`() throws {
        let folder = try SourceFolder("struct A: View { @State var x = 0\nvar body: some View { Text(\"\") } }")
        let path = folder.url.appending(path: "File.swift").path()
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        _ = folder.run("check", ".", "--fix")
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o640)
        #expect(try folder.text().contains("private"))
    }
}
