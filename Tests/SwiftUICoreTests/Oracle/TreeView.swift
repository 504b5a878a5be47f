import SwiftUI

/// What all generated views are handed down.
struct Place {
    let world: World
    let values: Binding<Values>
    var item: Item?
}

extension EnvironmentValues {
    @Entry var level = 0
}

/// Hands the root's state out to the test.
@MainActor
final class Handle {
    var values: Binding<Values>!
}

struct RootView: View {
    let world: World
    let handle: Handle
    @State var values: Values

    var body: some View {
        let _ = (handle.values = $values)
        TreeView(tree: values.tree, place: Place(world: world, values: $values))
            .environment(\.level, values.numbers[0])
            .environment(world.observed)
            .environmentObject(world.published)
    }
}

struct TreeView: View {
    let tree: Tree
    let place: Place

    var body: some View {
        switch tree.kind {
        case .text, .level, .itemTitle, .itemNote, .owner, .spacer, .divider, .color, .empty:
            LeafView(kind: tree.kind, place: place)
        case .word(let ref): Reader<WordView>(ref: ref, tree: tree, place: place)
        case .number(let ref): Reader<NumberView>(ref: ref, tree: tree, place: place)
        case .vertical, .horizontal, .layered, .group, .lazyVertical, .lazyHorizontal, .list, .scroll, .section:
            ContainerView(tree: tree, place: place)
        case .condition(let ref), .optional(let ref): Reader<ConditionView>(ref: ref, tree: tree, place: place)
        case .choice(let ref), .erasedChoice(let ref): Reader<ChoiceView>(ref: ref, tree: tree, place: place)
        case .itemCondition: ConditionView(value: place.item?.isOn ?? true, tree: tree, place: place)
        case .each(let ref): Reader<EachView>(ref: ref, tree: tree, place: place)
        case .eachBinding(let ref): EachBindingView(ref: ref, tree: tree, place: place)
        case .parts: PartsView(tree: tree, place: place)
        case .toggle(let ref): ToggleView(ref: ref, place: place)
        case .field(let ref): FieldView(ref: ref, place: place)
        case .button(let ref): ButtonView(ref: ref, tree: tree, place: place)
        case .itemToggle: ItemToggleView(place: place)
        case .erased: AnyView(ChildrenView(trees: tree.children, place: place))
        case .measured: MeasuredView(tree: tree, place: place)
        case .fitting: FittingView(tree: tree, place: place)
        case .modified(let change): ChangedView(change: change, tree: tree, place: place)
        }
    }
}

/// Children beside each other as a builder yields them: a tuple, not a collection.
struct ChildrenView: View {
    let trees: [Tree]
    let place: Place

    private func view(_ index: Int) -> TreeView {
        TreeView(tree: trees[index], place: place)
    }

    var body: some View {
        switch trees.count {
        case 0: EmptyView()
        case 1: view(0)
        case 2:
            view(0)
            view(1)
        case 3:
            view(0)
            view(1)
            view(2)
        default:
            view(0)
            view(1)
            view(2)
            view(3)
        }
    }
}

struct LeafView: View {
    let kind: Tree.Kind
    let place: Place

    var body: some View {
        switch kind {
        case .text(let text): Text(text)
        case .level: LevelView()
        case .itemTitle: Text(place.item?.title ?? "no item")
        case .itemNote: NoteView(note: place.world.note(for: place.item?.id ?? 0))
        case .owner: OwnerView(id: place.item?.id ?? 0).id(place.item == nil)
        case .spacer: Spacer()
        case .divider: Divider()
        case .color(let number): [Color.red, .blue, .green][number % 3]
        default: EmptyView()
        }
    }
}

struct LevelView: View {
    @Environment(\.level) private var level

    var body: some View { Text("level \(level)") }
}

struct NoteView: View {
    let note: Note

    var body: some View { Text(note.text) }
}

/// Shows whether its state is that of another element.
struct OwnerView: View {
    let id: Int
    @State private var first: Int

    init(id: Int) {
        self.id = id
        first = id
    }

    var body: some View {
        Text(first == id ? "own" : "state of another")
    }
}

struct MeasuredView: View {
    let tree: Tree
    let place: Place

    var body: some View {
        GeometryReader { geometry in
            Text("\(Int(geometry.size.width)) × \(Int(geometry.size.height))")
            ChildrenView(trees: tree.children, place: place)
        }
    }
}

struct FittingView: View {
    let tree: Tree
    let place: Place

    var body: some View {
        ViewThatFits {
            ChildrenView(trees: tree.children, place: place)
        }
    }
}

struct ContainerView: View {
    let tree: Tree
    let place: Place

    private var children: ChildrenView { ChildrenView(trees: tree.children, place: place) }

    var body: some View {
        switch tree.kind {
        case .vertical(let spacing): VStack(spacing: spacing.map { CGFloat($0) }) { children }
        case .horizontal(let spacing): HStack(spacing: spacing.map { CGFloat($0) }) { children }
        case .layered: ZStack { children }
        case .lazyVertical: LazyVStack { children }
        case .lazyHorizontal: LazyHStack { children }
        case .list: List { children }
        case .scroll(let isHorizontal): ScrollView(isHorizontal ? .horizontal : .vertical) { children }
        case .section:
            Section {
                ChildrenView(trees: Array(tree.children.dropFirst(2)), place: place)
            } header: {
                TreeView(tree: tree.child(0), place: place)
            } footer: {
                TreeView(tree: tree.child(1), place: place)
            }
        default: Group { children }
        }
    }
}
