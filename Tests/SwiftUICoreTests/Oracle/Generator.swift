/// Makes trees and steps out of a seed.
struct Generator {
    private var random: SeededRandom
    private var nextItem = 100

    init(seed: Int) {
        random = SeededRandom(seed: seed)
    }

    mutating func number(below limit: Int) -> Int {
        random.below(limit)
    }

    private mutating func ref(_ count: Int = 3) -> Ref {
        Ref(source: random.pick(Ref.Source.allCases), index: random.below(count))
    }

    // MARK: State

    mutating func lists() -> [[Item]] {
        (0..<2).map { list in
            let count = random.pick([0, 1, 2, 3, 3, 5, 12])
            return (0..<count).map { item(10 * list + 20 * $0) }
        }
    }

    private mutating func item(_ id: Int) -> Item {
        Item(id: id, title: "item \(id)", isOn: random.chance(50), parts: Array([3, 1, 2].prefix(random.below(4))))
    }

    // MARK: Trees

    /// What the tree to be made will stand in.
    private struct Surroundings {
        var depth: Int
        var isInItem = false
        var isScrolled = false

        var inside: Surroundings {
            var inside = self
            inside.depth -= 1
            return inside
        }
    }

    mutating func tree(depth: Int) -> Tree {
        tree(Surroundings(depth: depth))
    }

    private mutating func tree(_ around: Surroundings) -> Tree {
        if around.depth <= 0 { return leaf(around) }
        switch random.below(100) {
        case ..<12: return leaf(around)
        case ..<32: return stack(around)
        case ..<46: return branch(around)
        case ..<58: return collection(around)
        case ..<70: return scrolled(around)
        case ..<74: return Tree(random.pick([.erased, .measured, .fitting]), trees(1...2, around.inside))
        default: return changed(around)
        }
    }

    private mutating func trees(_ counts: ClosedRange<Int>, _ around: Surroundings) -> [Tree] {
        (0..<random.pick(Array(counts))).map { _ in tree(around) }
    }

    private mutating func leaf(_ around: Surroundings) -> Tree {
        var kinds: [Tree.Kind] = [
            .text(random.pick(["a", "bb", "some longer words"])), .word(ref()), .number(ref()), .level,
            .toggle(ref()), .field(ref()), .button(ref()), .empty, .spacer, .divider, .color(random.below(3)),
        ]
        if around.isInItem {
            kinds += [.itemTitle, .itemTitle, .itemTitle, .itemNote, .itemNote, .owner, .itemToggle, .parts]
        }
        return Tree(random.pick(kinds))
    }

    private mutating func stack(_ around: Surroundings) -> Tree {
        let spacing = random.pick([nil, 0, 16])
        let kind: Tree.Kind = random.pick([
            .vertical(spacing), .vertical(spacing), .horizontal(spacing), .layered, .group, .group, .lazyVertical,
            .lazyHorizontal, .section,
        ])
        var inside = around.inside
        // The ideal length of a window inside of what is made lazily depends on what is in view, and the other way round.
        if kind == .lazyVertical || kind == .lazyHorizontal { inside.isScrolled = true }
        return Tree(kind, trees(kind == .section ? 3...4 : 1...3, inside))
    }

    private mutating func branch(_ around: Surroundings) -> Tree {
        let children = trees(1...3, around.inside)
        var kinds: [Tree.Kind] = [.condition(ref()), .optional(ref()), .choice(ref()), .erasedChoice(ref())]
        if around.isInItem { kinds += [.itemCondition, .itemCondition] }
        return Tree(random.pick(kinds), children)
    }

    private mutating func collection(_ around: Surroundings) -> Tree {
        var inside = around.inside
        let isParts = around.isInItem && random.chance(40)
        inside.isInItem = true
        let kind: Tree.Kind = isParts ? .parts : random.chance(70) ? .each(ref(2)) : .eachBinding(ref(2))
        inside.depth = min(inside.depth, 2)
        return Tree(kind, trees(1...2, inside))
    }

    private mutating func scrolled(_ around: Surroundings) -> Tree {
        if around.isScrolled || around.isInItem { return collection(around) }
        var inside = around.inside
        inside.isScrolled = true
        let isList = random.chance(60)
        var content = isList ? [] : trees(0...1, inside)
        if !isList { content.append(Tree(.lazyVertical, rows(inside))) }
        return isList ? Tree(.list, rows(inside)) : Tree(.scroll(isHorizontal: random.chance(15)), content)
    }

    private mutating func rows(_ around: Surroundings) -> [Tree] {
        (0..<random.pick([1, 2, 3])).map { _ in
            switch random.below(10) {
            case ..<5: collection(around)
            case ..<7: Tree(.section, [leaf(around), leaf(around), collection(around.inside)])
            case ..<8: branch(around)
            default: tree(around)
            }
        }
    }

    private mutating func changed(_ around: Surroundings) -> Tree {
        let changes: [Tree.Change] = [
            .padding(random.pick([0, 8, 16])), .frame(random.pick([nil, 40, 160]), random.pick([nil, 16, 48])), .wide,
            .background, .background, .overlay, .overlay, .font(random.below(3)), .color(random.below(3)),
            .level(random.below(5)), .raised, .offset(8), .fixed, .priority(random.below(2)), .wrapped, .doubled,
            .preference(random.below(9)), .layer, .layer, .bordered, .limited, .clipped, .guided(8), .hidden,
            .tagged(1), .backed, .disabled(ref()), .faded(ref()), .switched(ref()), .replaced(ref()),
            .onlyBacked(ref()), .onlyBacked(ref()), .levelOf(ref()), .identified(ref()), .ordered(ref()),
            .preferenceOf(ref()), .preferenceOf(ref()), .paddedBy(ref()), .labelled(ref()),
        ]
        let change = random.pick(changes)
        var children = [tree(around.inside)]
        switch change {
        case .background, .overlay, .onlyBacked, .replaced: children.append(tree(around.inside))
        default: break
        }
        return Tree(.modified(change), children)
    }

    // MARK: Steps

    mutating func step(for tree: Tree) -> Step {
        switch random.below(100) {
        case ..<60: change(of: tree)
        case ..<72: .together((0..<random.pick([2, 3])).map { _ in change(of: tree) })
        case ..<84: .activate(random.below(20))
        case ..<88: .edit(random.below(5), random.pick(["", "x", "typed"]))
        case ..<96: .scroll(random.below(2), percent: random.pick([0, 30, 60, 100]))
        default: .resize(columns: random.pick([10, 30, 50]), rows: random.pick([4, 12, 24]))
        }
    }

    private mutating func change(of tree: Tree) -> Step {
        switch random.below(100) {
        case ..<25: return .flip(ref())
        case ..<33: return .word(ref(), random.pick(["", "w", "words\nin lines"]))
        case ..<50: return .number(ref(), random.below(4))
        case ..<58:
            nextItem += 1
            return .insert(ref(2), at: random.below(20), item(nextItem))
        case ..<65: return .remove(ref(2), at: random.below(20))
        case ..<72: return .move(ref(2), from: random.below(20), to: random.below(20))
        case ..<76: return .reverse(ref(2))
        case ..<78: return .empty(ref(2))
        case ..<88: return .change(ref(2), at: random.below(20))
        case ..<92: return .note(random.pick([0, 20, 40, 10, 30]), random.pick(["n", "a new note"]))
        default: return .graft(self.tree(depth: 2), at: random.pick(tree.paths))
        }
    }
}
