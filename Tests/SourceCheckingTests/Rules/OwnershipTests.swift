import Testing

/// Who makes a model, and who keeps it.
struct OwnershipTests {
    private let model = "@Observable class Model { var count = 0 }\n"

    @Test func `a model in a plain property is found in any file of the project`() throws {
        let folder = try SourceFolder([
            "Package.swift": "", "Model.swift": model,
            "Screen.swift": "struct Screen: View { let model = Model()\nvar body: some View { Text(\"\") } }",
        ])
        #expect(try folder.findings() == ["unowned-view-model Screen.swift:1"])
    }

    @Test func `a model in a view that gets its protocol in an extension is found`() throws {
        let folder = try SourceFolder(
            model
                + "struct Screen { var model = Model() }\nextension Screen: View { var body: some View { Text(\"\") } }"
        )
        #expect(try folder.findings() == ["unowned-view-model 2"])
    }

    @Test func `of two types with one name the nested one is meant`() throws {
        let folder = try SourceFolder(
            """
            struct Screen: View {
                let model = Model()
                var body: some View { Text("") }
                struct Model {}
            }
            \(model)
            """)
        #expect(try folder.findings() == [])
    }

    @Test func `types of another project with the same name are others`() throws {
        let folder = try SourceFolder([
            "A/Package.swift": "", "A/Model.swift": model,
            "B/Package.swift": "", "B/Model.swift": "struct Model {}",
            "B/Screen.swift": "struct Screen: View { let model = Model()\nvar body: some View { Text(\"\") } }",
        ])
        #expect(try folder.findings() == [])
    }

    @Test(arguments: [
        "static let model = Model()", "let model: Model", "@State private var model = Model()",
        "let model = Model.shared",
    ])
    func `a model that is kept or comes from elsewhere is left alone`(_ property: String) throws {
        let folder = try SourceFolder(model + "struct Screen: View { \(property)\nvar body: some View { Text(\"\") } }")
        #expect(try folder.findings() == [])
    }

    @Test func `a program may make its model in a plain property`() throws {
        let folder = try SourceFolder(
            model
                + "@main struct Program: App { let model = Model()\nvar body: some Scene { WindowGroup { Text(\"\") } } }"
        )
        #expect(try folder.findings() == [])
    }

    @Test func `previews and tests may make what they like`() throws {
        let use = "{ let model = Model()\nvar body: some View { Text(\"\") } }"
        let folder = try SourceFolder([
            "Package.swift": "", "Model.swift": model,
            "Tests/ScreenTests.swift": "import Testing\nstruct Screen: View \(use)",
            "ScreenPreview.swift": "struct ScreenPreview: View \(use)",
            "Macro.swift": "#Preview { Screen(model: Model()) }",
        ])
        #expect(try folder.findings() == [])
    }

    @Test func `a model made in a body is found, and one made in an action isn't`() throws {
        let folder = try SourceFolder(
            model + """
                struct Screen: View {
                    @State private var model: Model?
                    var body: some View {
                        Child(model: Model())
                        Button("New") { model = Model() }
                        Text("").task { model = Model() }
                    }
                }
                """)
        #expect(try folder.findings() == ["object-created-in-body 5"])
    }

    @Test func `a model made only where there is none yet is left alone`() throws {
        let folder = try SourceFolder(
            model + """
                struct Screen: View {
                    var given: Model?
                    var body: some View { Child(model: given ?? Model()) }
                }
                """)
        #expect(try folder.findings() == [])
    }

    @Test func `what the compiler's initialiser of a view keeps as a state object may be made in a body`() throws {
        let folder = try SourceFolder(
            """
            class Model: ObservableObject {}
            struct Child: View { @StateObject var model: Model
                var body: some View { Text("") } }
            struct Screen: View { var body: some View { Child(model: Model()) } }
            """)
        #expect(try folder.findings() == [])
    }

    @Test func `an optional object in a state is how a sheet is shown`() throws {
        let folder = try SourceFolder(
            """
            class Model: ObservableObject {}
            struct Screen: View {
                @State private var shown: Model?
                @State private var kept = Model()
                var body: some View { Text("") }
            }
            """)
        #expect(try folder.findings() == ["state-object-mismatch 4"])
    }

    @Test func `state of a value has to be private, state of an object needn't be`() throws {
        let folder = try SourceFolder(
            model + """
                struct Screen: View {
                    @State var model = Model()
                    @State var name = ""
                    var body: some View { TextField("", text: $name) }
                }
                """)
        #expect(try folder.findings() == ["state-not-private 4"])
    }

    @Test func `wrappers in a class are found where SwiftUI means them`() throws {
        let folder = try SourceFolder(
            """
            class A { @State var x = 0
                @AppStorage("y") var y = 0
                @Published var z = 0 }
            """)
        #expect(try folder.findings() == ["view-wrapper-in-class 1"])
    }
}
