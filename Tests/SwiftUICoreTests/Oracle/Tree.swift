/// A description of views as plain data, from which they are made.
struct Tree: Equatable {
    enum Kind: Equatable {
        case text(String), word(Ref), number(Ref), level, itemTitle, itemNote, owner
        case spacer, divider, color(Int), empty
        case vertical(Int?), horizontal(Int?), layered, group, lazyVertical, lazyHorizontal
        case condition(Ref), optional(Ref), choice(Ref), erasedChoice(Ref), itemCondition
        case each(Ref), eachBinding(Ref), parts
        case list, scroll(isHorizontal: Bool), section
        case toggle(Ref), field(Ref), button(Ref), itemToggle
        case erased, measured, fitting
        case modified(Change)
    }

    /// A modifier; what it modifies is the first child, what it brings the second.
    enum Change: Equatable {
        case padding(Int), frame(Int?, Int?), wide, background, overlay, font(Int), color(Int), level(Int), raised
        case offset(Int), fixed, priority(Int), wrapped, doubled, preference(Int), layer, bordered, limited, clipped
        case guided(Int), hidden, tagged(Int), backed
        // These depend on a flag or a number.
        case disabled(Ref), faded(Ref), switched(Ref), replaced(Ref), onlyBacked(Ref)
        case levelOf(Ref), identified(Ref), ordered(Ref), preferenceOf(Ref), paddedBy(Ref), labelled(Ref)
    }

    var kind: Kind
    var children: [Tree] = []

    init(_ kind: Kind, _ children: [Tree] = []) {
        self.kind = kind
        self.children = children
    }

    func child(_ index: Int) -> Tree {
        index < children.count ? children[index] : Tree(.empty)
    }

    /// Whether there is a container in it that makes its content as it comes into view.
    var isLazy: Bool {
        switch kind {
        case .lazyVertical, .lazyHorizontal, .list: true
        default: children.contains(where: \.isLazy)
        }
    }

    /// Where a subtree is: the indices of the children to go through.
    var paths: [[Int]] {
        [[]] + children.indices.flatMap { index in children[index].paths.map { [index] + $0 } }
    }

    subscript(path: ArraySlice<Int>) -> Tree {
        get {
            guard let index = path.first else { return self }
            return children[index][path.dropFirst()]
        }
        set {
            guard let index = path.first else {
                self = newValue
                return
            }
            children[index][path.dropFirst()] = newValue
        }
    }
}

extension Tree: CustomStringConvertible {
    var description: String {
        let inside = children.flatMap { String(describing: $0).split(separator: "\n").map { "  \($0)" } }
        return (["\(kind)"] + inside).joined(separator: "\n")
    }
}

extension Ref: CustomStringConvertible {
    var description: String { "\(source)[\(index)]" }
}
