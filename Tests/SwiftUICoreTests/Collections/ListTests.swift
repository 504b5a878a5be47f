import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite
struct ListTests {
    struct Item: Identifiable, Hashable {
        let id: Int
        var name: String
    }

    static func items(_ count: Int) -> [Item] {
        (0..<count).map { Item(id: $0, name: "item \($0)") }
    }

    @Test func `static rows, ForEach and sections stand in their order`() {
        let screen = TestScene {
            List {
                Text("first")
                Section("letters") {
                    ForEach(["a", "b"], id: \.self) { Text($0) }
                }
                Section {
                    Text("last")
                } footer: {
                    Text("the end")
                }
            }
        }
        #expect(screen.texts == ["first", "letters", "a", "b", "last", "the end"])
    }

    @Test func `a row that shows several views is several rows, one that shows none is none`() {
        let screen = TestScene {
            List(0..<4) { number in
                if number % 2 == 0 {
                    Text("row \(number)")
                    Text("also \(number)")
                }
            }
        }
        #expect(screen.rows == ["row 0", "also 0", "row 2", "also 2"])
    }

    struct Nested: View {
        @State private var groups = [[1, 2], [3], []]

        var body: some View {
            VStack {
                List {
                    ForEach(groups, id: \.self) { group in
                        Section("group of \(group.count)") {
                            ForEach(group, id: \.self) { Text("number \($0)") }
                        }
                    }
                }
                Button("Fill") { groups[2] = [4, 5] }
            }
        }
    }

    @Test func `sections in a ForEach come with their own rows`() throws {
        let screen = TestScene { Nested() }
        #expect(
            screen.texts.prefix(6) == ["group of 2", "number 1", "number 2", "group of 1", "number 3", "group of 0"])
        try screen.button("Fill").tap()
        #expect(screen.texts.contains("number 5"))
        #expect(screen.texts.contains("group of 2"))
    }

    struct Conditional: View {
        @State private var isOpen = false

        var body: some View {
            List {
                Toggle("open", isOn: $isOpen)
                if isOpen {
                    Section("inside") {
                        ForEach(0..<2) { Text("inner \($0)") }
                    }
                }
                ForEach(0..<2) { number in
                    if isOpen { Text("extra \(number)") }
                    Text("row \(number)")
                }
            }
        }
    }

    @Test func `rows and sections come and go with a condition`() throws {
        let screen = TestScene { Conditional() }
        let closed = ["open", "row 0", "row 1"]
        #expect(screen.texts == closed)
        try screen.toggle("open").tap()
        #expect(
            screen.texts == ["open", "inside", "inner 0", "inner 1", "extra 0", "row 0", "extra 1", "row 1"])
        try screen.toggle("open").tap()
        #expect(screen.texts == closed)
    }

    struct Picking: View {
        @State private var one: Int?
        @State private var several: Set<Int> = []
        let items: [Item]

        var body: some View {
            HStack {
                List(items, selection: $one) { Text($0.name) }
                List(items, selection: $several) { Text("also \($0.name)") }
            }
            Text(
                "one \(one.map(String.init) ?? "none"), several \(several.sorted().map(String.init).joined(separator: " "))"
            )
        }
    }

    @Test func `a press selects one row, or takes several in and out`() throws {
        let screen = TestScene { Picking(items: ListTests.items(3)) }
        try screen.row("item 1").tap()
        try screen.row("also item 0").tap()
        try screen.row("also item 2").tap()
        #expect(screen.texts.last == "one 1, several 0 2")
        #expect(try screen.row("item 1").isSelected)
        try screen.row("item 2").tap()
        try screen.row("also item 0").tap()
        #expect(screen.texts.last == "one 2, several 2")
        #expect(try !screen.row("item 1").isSelected)
    }

    struct Unread: View {
        @State private var choice: Int?

        var body: some View {
            List(ListTests.items(3), selection: $choice) { Text($0.name) }
        }
    }

    @Test func `a list follows its selection though nobody else reads it`() throws {
        let screen = TestScene { Unread() }
        screen.resetCounts()
        try screen.row("item 1").tap()
        #expect(try screen.row("item 1").isSelected)
        #expect(screen.bodyCount(of: Unread.self) == 0)
        try screen.row("item 2").tap()
        #expect(try !screen.row("item 1").isSelected)
    }

    @Test func `tags tell rows apart where they are no elements`() throws {
        struct Tagged: View {
            @State private var choice: String? = "b"

            var body: some View {
                VStack {
                    List(selection: $choice) {
                        Text("A").tag("a")
                        Text("B").tag("b")
                    }
                    Text("choice \(choice ?? "none")")
                }
            }
        }
        let screen = TestScene { Tagged() }
        #expect(try screen.row("B").isSelected)
        try screen.row("A").tap()
        #expect(screen.texts.contains("choice a"))
    }

    struct Deleting: View {
        @State private var items = ListTests.items(3)

        var body: some View {
            List {
                Text("heading")
                ForEach(items) { Text($0.name) }
                    .onDelete { items.remove(atOffsets: $0) }
            }
        }
    }

    @Test func `onDelete takes away the row's own element`() throws {
        let screen = TestScene { Deleting() }
        try screen.row("item 1").delete()
        #expect(screen.rows == ["heading", "item 0", "item 2"])
        #expect(throws: TestSceneError.self) { try screen.row("heading").delete() }
    }

    struct Editing: View {
        @State private var items = ListTests.items(2)

        var body: some View {
            VStack {
                List($items) { $item in
                    TextField("Name", text: $item.name)
                }
                Text(items.map(\.name).joined(separator: ","))
            }
        }
    }

    @Test func `rows edit their element through a binding`() throws {
        let screen = TestScene { Editing() }
        try screen.elements(.textField)[1].type("!")
        #expect(screen.texts.contains("item 0,item 1!"))
    }

    struct Growing: View {
        @State private var items = ListTests.items(100)

        var body: some View {
            VStack {
                List(items) { Text($0.name) }
                Button("Insert above") { items.insert(Item(id: -items.count, name: "new"), at: 0) }
                Button("Empty") { items = [] }
                Button("Keep one") { items = [Item(id: 7, name: "seven")] }
            }
        }
    }

    @Test func `rows that come above keep a scrolled list where it is`() throws {
        let screen = TestScene { Growing() }
        try screen.scrollView().scroll(by: 30 * 16)
        #expect(screen.rows.first == "item 30")
        try screen.button("Insert above").tap()
        #expect(screen.rows.first == "item 30")
        try screen.scrollView().scroll(to: .top)
        #expect(screen.rows.prefix(2) == ["new", "item 0"])
    }

    @Test func `a list that becomes shorter than where it is scrolled to shows its end`() throws {
        let screen = TestScene { Growing() }
        try screen.scrollView().scroll(to: .bottom)
        #expect(screen.rows.last == "item 99")
        try screen.button("Keep one").tap()
        #expect(screen.rows == ["seven"])
        try screen.button("Empty").tap()
        #expect(screen.rows.isEmpty)
    }

    @Test func `every row is reached by scrolling, each once and in order`() throws {
        let screen = TestScene(columns: 40, rows: 10) {
            List(0..<57) { number in
                if number % 5 == 0 {
                    VStack {
                        Text("row \(number)")
                        Text("tall")
                    }
                } else {
                    Text("row \(number)")
                }
            }
        }
        var seen: [String] = []
        for _ in 0..<200 {
            for text in screen.texts where text.hasPrefix("row") && !seen.contains(text) { seen.append(text) }
            try screen.scrollView().scroll(by: 16)
        }
        #expect(seen == (0..<57).map { "row \($0)" })
        for _ in 0..<200 { try screen.scrollView().scroll(by: -16) }
        #expect(screen.texts.first == "row 0")
    }

    struct EditableList: View {
        @State private var items = ListTests.items(3)

        var body: some View {
            List {
                ForEach($items) { $item in
                    // Reads the binding where the row is made.
                    TextField(item.name, text: $item.name)
                }
                .onDelete { items.remove(atOffsets: $0) }
            }
        }
    }

    @Test(arguments: 0..<3)
    func `an element that is deleted is asked for its row no more, and the others keep theirs`(_ index: Int) throws {
        let screen = TestScene { EditableList() }
        let names = ["item 0", "item 1", "item 2"]
        try screen.row(names[index]).delete()
        #expect(screen.rows == names.filter { $0 != names[index] })
        try screen.row(screen.rows[0]).textField(screen.rows[0]).replaceText(with: "changed")
        #expect(screen.rows[0] == "changed")
    }

    struct SelectableList: View {
        @State private var items = ListTests.items(3)
        @State private var selection: Int?

        var body: some View {
            Button("Turn around and take the last") {
                items.reverse()
                selection = items.last?.id
            }
            Button("Drop the first and take none") {
                items.removeFirst()
                selection = nil
            }
            List(selection: $selection) {
                ForEach(items) { Text($0.name) }
            }
        }
    }

    @Test func `a selection that changes as its rows move is shown where they are then`() throws {
        let screen = TestScene { SelectableList() }
        func selected() -> [String] { screen.elements(.row).filter(\.isSelected).map(\.text) }
        try screen.row("item 1").select()
        try screen.button("Turn around and take the last").tap()
        #expect(screen.rows == ["item 2", "item 1", "item 0"])
        #expect(selected() == ["item 0"])
        try screen.button("Drop the first and take none").tap()
        #expect(screen.rows == ["item 1", "item 0"])
        #expect(selected() == [])
    }
}
