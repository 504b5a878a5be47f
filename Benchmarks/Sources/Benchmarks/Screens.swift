import SwiftUI
import ViewTesting

@Observable
final class RowModel: Identifiable {
    let id: Int
    var text: String

    init(_ id: Int) {
        self.id = id
        text = "row \(id)"
    }
}

struct ModelRow: View {
    let model: RowModel

    var body: some View {
        HStack {
            Text(model.text)
            Spacer()
            Text("#")
        }
    }
}

struct Item: Identifiable, Equatable {
    var id: Int
    var text: String
}

struct ItemRow: View {
    let item: Item

    var body: some View {
        HStack {
            Text(item.text)
            Spacer()
            Text("#")
        }
    }
}

/// What a benchmark holds of a screen's state.
final class Handle {
    var count: Binding<Int>?
    var items: Binding<[Item]>?
}

struct ModelList: View {
    let models: [RowModel]
    let handle: Handle
    @State private var count = 0
    @State private var text = ""

    var body: some View {
        let _ = (handle.count = $count)
        VStack {
            Text("count \(count)")
            TextField("Text", text: $text)
            List(models) { ModelRow(model: $0) }
        }
    }
}

struct ItemList: View {
    let handle: Handle
    @State var items: [Item]

    var body: some View {
        let _ = (handle.items = $items)
        VStack {
            Text("\(items.count) items")
            List(items) { ItemRow(item: $0) }
        }
    }
}

@Observable
final class FormModel {
    private(set) var count = 0
    var title: String { "count \(count)" }

    func add() { count += 1 }
}

/// A screen of about fifty views with a button, for the price of a view test.
struct FormScreen: View {
    @State private var model = FormModel()

    var body: some View {
        VStack {
            Text(model.title)
            ForEach(0..<11, id: \.self) { number in
                HStack {
                    Text("row \(number)")
                    Spacer()
                    Text("value")
                }
                .padding(.horizontal)
            }
            Button("Add") { model.add() }
        }
    }
}

extension TestScene {
    /// Updates what has changed: looking at anything does.
    func flush() { _ = nodesAlive }
}
