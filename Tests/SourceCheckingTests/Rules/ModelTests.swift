import Testing

/// What models hold, where their data is, and on which actor.
struct ModelTests {
    @Test(arguments: ["Text?", "[Image]", "AnyView", "(any View)?", "Font"])
    func `a view in a model is found`(_ type: String) throws {
        let folder = try SourceFolder("import SwiftUI\n@Observable class Model { var shown: \(type) }")
        #expect(try folder.findings() == ["ui-type-in-view-model 2"])
    }

    @Test(arguments: ["Color", "String", "Image2", "CGFloat", "Text"])
    func `data in a model, and types of the project's own, are all right`(_ type: String) throws {
        let folder = try SourceFolder(
            "import SwiftUI\nclass Model: ObservableObject { @Published var shown: \(type)? }\nstruct Text {}")
        #expect(try folder.findings() == [])
    }

    @Test func `a collection that a view copies from one model to another is found`() throws {
        let folder = try SourceFolder([
            "Package.swift": "",
            "Models.swift": """
            @Observable class Store { var books: [String] = [] }
            @Observable class Shelf { var shown: [String] = []; var count = 0 }
            """,
            "Screen.swift": """
            struct Screen: View {
                @Environment(Store.self) private var store
                @State private var shelf = Shelf()
                var body: some View { Text("").onAppear { shelf.shown = store.books } }
            }
            """,
        ])
        #expect(try folder.findings() == ["duplicate-data Screen.swift:4"])
    }

    @Test(arguments: ["books = new", "books = store.books.filter { !$0.isEmpty }", "store.books = []", "store = other"])
    func `what isn't a copy of another model's collection is all right`(_ line: String) throws {
        let folder = try SourceFolder(
            """
            @Observable class Store { var books: [String] = [] }
            @Observable class Shelf {
                var books: [String] = []
                var store = Store()
                func load(_ new: [String], _ other: Store) { \(line) }
            }
            """)
        #expect(try folder.findings() == [])
    }

    @Test func `a model that copies a value's properties and does nothing else is found`() throws {
        let folder = try SourceFolder(
            """
            struct Song { var title = ""; var artist = "" }
            class Row: ObservableObject {
                @Published var title: String
                @Published var artist: String
                init(song: Song) { title = song.title; artist = song.artist }
            }
            """)
        #expect(try folder.findings() == ["pass-through-view-model 2"])
    }

    @Test(arguments: [
        "var title: String { song.title.uppercased() }; var artist: String { song.artist }",
        "var title: String { song.title }; func play() { print(song) }",
        "var title: String { song.title }",
    ])
    func `a model with something of its own, or a single line, is all right`(_ members: String) throws {
        let folder = try SourceFolder(
            "struct Song { var title = \"\"; var artist = \"\" }\n@Observable class Row { let song = Song(); \(members) }"
        )
        #expect(try folder.findings() == [])
    }

    @Test(arguments: [
        "func load() async { value = 1 }", "func load() { Task { value = await get() } }",
        "func load() { DispatchQueue.global().async { self.value = 1 } }",
        "func load() { URLSession.shared.dataTask(with: url) { _, _, _ in self.value = 1 }.resume() }",
    ])
    func `a model changed off the main actor is found`(_ function: String) throws {
        let folder = try SourceFolder("@Observable class Model { var value = 0; \(function) }")
        #expect(try folder.findings() == ["observable-off-main-actor 1"])
    }

    @Test(arguments: [
        "func load() { value = 1 }", "@MainActor func load() async { value = 1 }",
        "func load() async { await MainActor.run { value = 1 } }", "func load() async -> Int { value }",
        "func load() { Task { @MainActor in value = await get() } }",
        "func load() async { let data = await get(); Task { @MainActor in value = data } }",
        "func load() { DispatchQueue.global().async { DispatchQueue.main.async { self.value = 1 } } }",
        "func add() { let task = Task(title: \"A\"); value = task.count }",
    ])
    func `a model changed on the main actor is all right`(_ function: String) throws {
        let folder = try SourceFolder("@Observable class Model { var value = 0; \(function) }")
        #expect(try folder.findings() == [])
    }

    @Test(arguments: [
        "Package.swift", "A.xcodeproj/project.pbxproj",
    ])
    func `where a project is isolated by default, models are too`(_ settings: String) throws {
        let text = ["Package.swift": ".defaultIsolation(MainActor.self)"][settings]
        let folder = try SourceFolder([
            settings: text.map { "let settings = [\($0)]" } ?? "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;",
            "Model.swift": "@Observable class Model { var value = 0; func load() async { value = 1 } }",
        ])
        #expect(try folder.findings() == [])
    }

    @Test func `a superclass's actor holds for its subclasses`() throws {
        let folder = try SourceFolder(
            "@MainActor class Base {}\n@Observable class Model: Base { var value = 0; func load() async { value = 1 } }"
        )
        #expect(try folder.findings() == [])
    }
}
