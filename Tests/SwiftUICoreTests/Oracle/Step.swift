/// One thing that happens to a scene or to the state that it shows.
indirect enum Step: Equatable {
    case flip(Ref)
    case word(Ref, String)
    case number(Ref, Int)
    case insert(Ref, at: Int, Item)
    case remove(Ref, at: Int)
    case move(Ref, from: Int, to: Int)
    case reverse(Ref)
    case empty(Ref)
    case change(Ref, at: Int)
    case note(Int, String)
    case graft(Tree, at: [Int])
    /// Of the controls on the screen, the one with this number is used.
    case activate(Int)
    case edit(Int, String)
    /// Of what scrolls, the one with this number; to a part of its content in percent.
    case scroll(Int, percent: Int)
    case resize(columns: Int, rows: Int)
    /// Without an update between them.
    case together([Step])
}

extension World {
    /// Does a step that is a change of the state.
    func apply(_ step: Step, _ handle: Handle) {
        switch step {
        case .flip(let ref): change(ref, handle) { $0.flags[ref.index].toggle() }
        case .word(let ref, let word): change(ref, handle) { $0.words[ref.index] = word }
        case .number(let ref, let number): change(ref, handle) { $0.numbers[ref.index] = number }
        case .insert(let ref, let index, let item):
            change(ref, handle) { $0.lists[ref.index].insert(item, at: index % ($0.lists[ref.index].count + 1)) }
        case .remove(let ref, let index):
            changeList(ref, handle) { $0.remove(at: index % $0.count) }
        case .move(let ref, let from, let to):
            changeList(ref, handle) { list in
                let item = list.remove(at: from % list.count)
                list.insert(item, at: to % (list.count + 1))
            }
        case .reverse(let ref): changeList(ref, handle) { $0.reverse() }
        case .empty(let ref): changeList(ref, handle) { $0.removeAll() }
        case .change(let ref, let index):
            changeList(ref, handle) { list in
                let index = index % list.count
                list[index].title += "'"
                list[index].isOn.toggle()
                list[index].parts = list[index].parts.isEmpty ? [1, 2, 3] : list[index].parts.dropLast().reversed()
            }
        case .note(let id, let text): note(for: id).text = text
        case .graft(let tree, let path):
            if handle.values.wrappedValue.tree.paths.contains(path) {
                handle.values.wrappedValue.tree[path[...]] = tree
            }
        case .together(let steps):
            for step in steps { apply(step, handle) }
        case .activate, .edit, .scroll, .resize: break
        }
    }

    private func changeList(_ ref: Ref, _ handle: Handle, _ body: (inout [Item]) -> Void) {
        change(ref, handle) { facts in
            if !facts.lists[ref.index].isEmpty { body(&facts.lists[ref.index]) }
        }
    }

    private func change(_ ref: Ref, _ handle: Handle, _ body: (inout any Facts) -> Void) {
        switch ref.source {
        case .state:
            var facts: any Facts = handle.values.wrappedValue
            body(&facts)
            if let values = facts as? Values { handle.values.wrappedValue = values }
        case .observed:
            var facts: any Facts = observed
            body(&facts)
        case .published:
            var facts: any Facts = published
            body(&facts)
        }
    }
}
