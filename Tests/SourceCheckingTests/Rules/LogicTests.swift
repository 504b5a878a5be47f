import Testing

/// What counts as logic in a view, and what doesn't.
struct LogicTests {
    private func findings(action: String) throws -> [String] {
        try SourceFolder(
            """
            struct Screen: View {
                @State private var names: [String] = []
                @State private var name = ""
                @State private var isShown = false
                @State private var color = Color.red
                let model: Model
                var body: some View {
                    Button("Add") { \(action) }
                }
            }
            """
        ).findings()
    }

    @Test(arguments: [
        "names.append(name); names.sort(); name = \"\"",
        "if name.isEmpty { name = \"A\" } else { name = \"B\" }",
        "Task { names = await load(); name = \"\"; names.sort() }",
        "withAnimation { names.append(name); names.append(name); names.append(name) }",
        "guard !name.isEmpty else { return }; for name in names { names.append(name) }",
    ])
    func `three lines that change data are logic`(_ action: String) throws {
        #expect(try findings(action: action) == ["logic-in-action 8"])
    }

    @Test(arguments: [
        "names.append(name); name = \"\"",
        "isShown = true; color = .blue; color = Color.green; isShown.toggle()",
        "model.add(name); model.sort(by: name); model.save()",
        "print(name); print(names); print(isShown)",
        "Task { await model.load(); await model.sort() }",
        "add(); sort(); save()",
    ])
    func `two lines, what a screen shows, and wishes passed on are not`(_ action: String) throws {
        #expect(try findings(action: action) == [])
    }

    @Test func `a method of the view is logic as its action would be, and one that measures isn't`() throws {
        let folder = try SourceFolder(
            """
            struct Screen: View {
                @State private var names: [String] = []
                var body: some View { Button("Add", action: add) }
                func add() { let name = "A"; names.append(name); names.sort() }
                func width(of count: Int) -> CGFloat { var sum = 0; for n in 0..<count { sum += n }; return CGFloat(sum) }
            }
            """)
        #expect(try folder.findings() == ["logic-in-action 4"])
    }

    @Test func `one text of two properties is a line, and one line needs no model`() throws {
        let list = #"struct Screen: View { var people: [Person]; var body: some View { List(people) { p in"#
        let text = #" Text("\(p.first) \(p.last)");"#
        #expect(try SourceFolder(list + text + "} } }").findings() == [])
        let three = try SourceFolder(list + text + text + text + "} } }").findings()
        #expect(three == Array(repeating: "model-logic-in-body 1", count: 3))
    }

    @Test func `a text of several things, or in what is only printed, is no logic of the model`() throws {
        let folder = try SourceFolder(
            #"""
            struct Screen: View {
                let a: A
                let b: B
                var body: some View {
                    Text("\(a.x) \(b.x)"); Text("\(a.x) \(b.y)"); Text("\(a.y) \(b.y)")
                    Button("Log") { print("\(a.x) \(a.y)") }
                }
            }
            """#)
        #expect(try folder.findings() == [])
    }

    @Test func `conditions of looks are the view's own`() throws {
        let folder = try SourceFolder(
            """
            struct Screen: View {
                @State private var names: [String] = []
                @State private var a = 0
                @State private var b = 0
                var body: some View {
                    Text("").opacity(a == 0 || b == 0 ? 1 : 0.5)
                    Button("Add") { names.append("A"); names.append("B"); names.append("C") }.disabled(a == 0 && b == 0)
                }
            }
            """)
        #expect(try folder.findings() == ["logic-in-action 7", "condition-in-modifier 7"])
    }

    @Test(arguments: [
        "canSend = text.count > 2; other = 1",
        "text = String(text.prefix(5))",
        "canSend = true",
        "canSend = other > 2",
    ])
    func `onChange that does more or something else than deriving is left alone`(_ action: String) throws {
        let folder = try SourceFolder(
            """
            struct Screen: View {
                @State private var text = ""
                @State private var other = 0
                @State private var canSend = false
                var body: some View { TextField("", text: $text).onChange(of: text) { \(action) } }
            }
            """)
        #expect(try folder.findings() == [])
    }

    @Test func `state that is also set elsewhere isn't derived`() throws {
        let folder = try SourceFolder(
            """
            struct Screen: View {
                @State private var text = ""
                @State private var count = 0
                @State private var size = 0
                var body: some View {
                    TextField("", text: $text)
                        .onChange(of: text) { count = text.count }
                        .onChange(of: text) { new in size = new.count }
                    Button("Reset") { count = 0 }
                }
            }
            """)
        #expect(try folder.findings() == ["derived-state 8"])
    }

    @Test func `a service is what works at the same time or is called so`() throws {
        let folder = try SourceFolder([
            "Package.swift": "",
            "Kinds.swift": """
            struct Loader2 { func load() async -> Int { 1 } }
            class LocationManager {}
            struct Point {}
            """,
            "Screen.swift": """
            struct Screen: View {
                let loader = Loader2()
                private let manager = LocationManager()
                let point = Point()
                let given: LocationManager
                @Environment(LocationManager.self) private var found
                var body: some View { Text("") }
            }
            """,
        ])
        let lines = ["service-created-in-view Screen.swift:2", "service-created-in-view Screen.swift:3"]
        #expect(try folder.findings() == lines)
    }
}
