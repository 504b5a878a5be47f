import Testing

struct NestedObservableObjectTests {
    private func findings(view: String, outer: String = "@Published var inner = Inner()") throws -> [String] {
        try SourceFolder(
            """
            class Inner: ObservableObject { @Published var value = 0; let name = "" }
            class Outer: ObservableObject { \(outer) }
            struct Screen: View {
                @StateObject private var outer = Outer()
                \(view)
            }
            """
        ).findings()
    }

    @Test func `a value read through two objects is found once`() throws {
        let found = try findings(
            view: #"var body: some View { Text("\(outer.inner.value)"); Text("\(outer.inner.value)") }"#)
        #expect(found == ["nested-observable-object 5"])
    }

    @Test func `a value read through an optional is found`() throws {
        let found = try findings(
            view: #"var body: some View { Text("\(outer.inner?.value ?? 0)") }"#, outer: "@Published var inner: Inner?")
        #expect(found == ["nested-observable-object 5"])
    }

    @Test(arguments: [
        "var body: some View { Child(inner: outer.inner) }",
        #"var body: some View { Button("Add") { outer.inner.value += 1 } }"#,
        #"var body: some View { Stepper("", value: $outer.inner.value) }"#,
        "var body: some View { Text(outer.inner.name) }",
        #"var body: some View { Text("").onAppear { print(outer.inner.value) } }"#,
        #"@ObservedObject var inner: Inner; var body: some View { Text("\(outer.inner.value)") }"#,
    ])
    func `handing the inner object on, changing it and reading what never changes is all right`(_ view: String) throws {
        #expect(try findings(view: view) == [])
    }

    @Test func `a row that reads an object of a collection is found, and one with a view of its own isn't`() throws {
        let list = "@Published var items: [Inner] = []"
        let inPlace = #"var body: some View { ForEach(outer.items) { item in Text("\(item.value)") } }"#
        #expect(try findings(view: inPlace, outer: list) == ["nested-observable-object 5"])
        let ofItsOwn = "var body: some View { ForEach(outer.items) { item in Row(item: item) } }"
        #expect(try findings(view: ofItsOwn, outer: list) == [])
        let onlyName = "var body: some View { ForEach(outer.items) { item in Text(item.name) } }"
        #expect(try findings(view: onlyName, outer: list) == [])
    }

    @Test func `an outer object that passes changes on is all right`() throws {
        let found = try findings(
            view: #"var body: some View { Text("\(outer.inner.value)") }"#,
            outer:
                "@Published var inner = Inner(); init() { inner.objectWillChange.sink { self.objectWillChange.send() } }"
        )
        #expect(found == [])
    }

    @Test func `Observable classes may be nested`() throws {
        let folder = try SourceFolder(
            """
            @Observable class Inner { var value = 0 }
            @Observable class Outer { var inner = Inner() }
            struct Screen: View {
                @State private var outer = Outer()
                var body: some View { Text("\\(outer.inner.value)") }
            }
            """)
        #expect(try folder.findings() == [])
    }
}
