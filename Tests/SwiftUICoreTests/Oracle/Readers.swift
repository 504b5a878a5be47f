import SwiftUI

/// A view that shows a fact. It gets the value, and no closure, so that it can be found unchanged.
protocol FactView: View {
    associatedtype Value

    static func read(_ facts: any Facts, _ index: Int) -> Value
    init(value: Value, tree: Tree, place: Place)
}

protocol FlagView: FactView where Value == Bool {}
extension FlagView {
    static func read(_ facts: any Facts, _ index: Int) -> Bool { facts.flags[index] }
}

protocol CountView: FactView where Value == Int {}
extension CountView {
    static func read(_ facts: any Facts, _ index: Int) -> Int { facts.numbers[index] }
}

/// Reads a fact where it is, and nothing else.
struct Reader<Content: FactView>: View {
    let ref: Ref
    let tree: Tree
    let place: Place

    var body: some View {
        switch ref.source {
        case .state: StateReader<Content>(index: ref.index, tree: tree, place: place)
        case .observed: ObservationReader<Content>(index: ref.index, tree: tree, place: place)
        case .published: ObjectReader<Content>(index: ref.index, tree: tree, place: place)
        }
    }
}

struct StateReader<Content: FactView>: View {
    let index: Int
    let tree: Tree
    let place: Place

    var body: some View {
        Content(value: Content.read(place.values.wrappedValue, index), tree: tree, place: place)
    }
}

struct ObservationReader<Content: FactView>: View {
    let index: Int
    let tree: Tree
    let place: Place
    @Environment(ObservedFacts.self) private var facts

    var body: some View {
        Content(value: Content.read(facts, index), tree: tree, place: place)
    }
}

struct ObjectReader<Content: FactView>: View {
    let index: Int
    let tree: Tree
    let place: Place
    @EnvironmentObject private var facts: PublishedFacts

    var body: some View {
        Content(value: Content.read(facts, index), tree: tree, place: place)
    }
}

struct WordView: FactView {
    static func read(_ facts: any Facts, _ index: Int) -> String { facts.words[index] }
    let value: String
    let tree: Tree
    let place: Place

    var body: some View { Text(value) }
}

struct NumberView: CountView {
    let value: Int
    let tree: Tree
    let place: Place

    var body: some View { Text("\(value)") }
}

struct ConditionView: FlagView {
    let value: Bool
    let tree: Tree
    let place: Place

    var body: some View {
        if case .optional = tree.kind {
            if value { ChildrenView(trees: tree.children, place: place) }
        } else {
            if value {
                TreeView(tree: tree.child(0), place: place)
            } else {
                ChildrenView(trees: Array(tree.children.dropFirst()), place: place)
            }
        }
    }
}

struct ChoiceView: CountView {
    let value: Int
    let tree: Tree
    let place: Place

    private var erased: AnyView {
        switch value % 4 {
        case 0: AnyView(TreeView(tree: tree.child(0), place: place))
        case 1: AnyView(ChildrenView(trees: tree.children, place: place))
        case 2: AnyView(Text("two"))
        default: AnyView(EmptyView())
        }
    }

    var body: some View {
        if case .erasedChoice = tree.kind {
            erased
        } else {
            switch value % 4 {
            case 0: TreeView(tree: tree.child(0), place: place)
            case 1:
                TreeView(tree: tree.child(1), place: place)
                TreeView(tree: tree.child(0), place: place)
            case 2: Text("two")
            default: EmptyView()
            }
        }
    }
}

// MARK: Collections

struct EachView: FactView {
    static func read(_ facts: any Facts, _ index: Int) -> [Item] { facts.lists[index] }
    let value: [Item]
    let tree: Tree
    let place: Place

    var body: some View {
        ForEach(value) { item in
            ChildrenView(trees: tree.children, place: Place(world: place.world, values: place.values, item: item))
        }
    }
}

struct EachBindingView: View {
    let ref: Ref
    let tree: Tree
    let place: Place

    var body: some View {
        switch ref.source {
        case .state: BoundRows(items: place.values.lists[ref.index], tree: tree, place: place)
        case .observed: ObservedRows(facts: place.world.observed, index: ref.index, tree: tree, place: place)
        case .published: PublishedRows(facts: place.world.published, index: ref.index, tree: tree, place: place)
        }
    }
}

private struct ObservedRows: View {
    @Bindable var facts: ObservedFacts
    let index: Int
    let tree: Tree
    let place: Place

    var body: some View {
        BoundRows(items: $facts.lists[index], tree: tree, place: place)
    }
}

private struct PublishedRows: View {
    @ObservedObject var facts: PublishedFacts
    let index: Int
    let tree: Tree
    let place: Place

    var body: some View {
        BoundRows(items: $facts.lists[index], tree: tree, place: place)
    }
}

private struct BoundRows: View {
    @Binding var items: [Item]
    let tree: Tree
    let place: Place

    var body: some View {
        ForEach($items) { $item in
            BoundRow(item: $item, tree: tree, place: place)
        }
    }
}

private struct BoundRow: View {
    @Binding var item: Item
    let tree: Tree
    let place: Place

    var body: some View {
        Toggle(item.title, isOn: $item.isOn)
        ChildrenView(trees: tree.children, place: Place(world: place.world, values: place.values, item: item))
    }
}

struct PartsView: View {
    let tree: Tree
    let place: Place

    var body: some View {
        ForEach(place.item?.parts ?? [], id: \.self) { part in
            Text("part \(part)")
            ChildrenView(trees: tree.children, place: place)
        }
    }
}

// MARK: Controls

struct ToggleView: View {
    let ref: Ref
    let place: Place

    var body: some View {
        switch ref.source {
        case .state: Toggle("state \(ref.index)", isOn: place.values.flags[ref.index])
        case .observed: ObservedToggle(facts: place.world.observed, index: ref.index)
        case .published: PublishedToggle(facts: place.world.published, index: ref.index)
        }
    }
}

private struct ObservedToggle: View {
    @Bindable var facts: ObservedFacts
    let index: Int

    var body: some View { Toggle("observed \(index)", isOn: $facts.flags[index]) }
}

private struct PublishedToggle: View {
    @ObservedObject var facts: PublishedFacts
    let index: Int

    var body: some View { Toggle("published \(index)", isOn: $facts.flags[index]) }
}

struct FieldView: View {
    let ref: Ref
    let place: Place

    var body: some View {
        switch ref.source {
        case .state: TextField("state \(ref.index)", text: place.values.words[ref.index])
        case .observed: ObservedField(facts: place.world.observed, index: ref.index)
        case .published: PublishedField(facts: place.world.published, index: ref.index)
        }
    }
}

private struct ObservedField: View {
    @Bindable var facts: ObservedFacts
    let index: Int

    var body: some View { TextField("observed \(index)", text: $facts.words[index]) }
}

private struct PublishedField: View {
    @ObservedObject var facts: PublishedFacts
    let index: Int

    var body: some View { TextField("published \(index)", text: $facts.words[index]) }
}

struct ButtonView: View {
    let ref: Ref
    let tree: Tree
    let place: Place

    var body: some View {
        Button {
            switch ref.source {
            case .state: place.values.wrappedValue.numbers[ref.index] += 1
            case .observed: place.world.observed.numbers[ref.index] += 1
            case .published: place.world.published.numbers[ref.index] += 1
            }
        } label: {
            Text("count")
            ChildrenView(trees: tree.children, place: place)
        }
    }
}

struct ItemToggleView: View {
    let place: Place

    /// The item in the root's state that has the same id, where there is one.
    private var isOn: Binding<Bool> {
        let id = place.item?.id
        let values = place.values
        return Binding {
            values.wrappedValue.lists[0].first { $0.id == id }?.isOn ?? false
        } set: { isOn in
            guard let index = values.wrappedValue.lists[0].firstIndex(where: { $0.id == id }) else { return }
            values.wrappedValue.lists[0][index].isOn = isOn
        }
    }

    var body: some View { Toggle("item", isOn: isOn) }
}
