import CellRenderer
import DisplayList
import SwiftUI

/// One tree of views, what it shows, and what happens to it.
struct Trial {
    var tree: Tree
    var lists: [[Item]]
    var steps: [Step]

    init(seed: Int, steps count: Int) {
        var generator = Generator(seed: seed)
        lists = generator.lists()
        tree = generator.tree(depth: 4)
        steps = []
        for _ in 0..<count { steps.append(generator.step(for: tree)) }
    }

    /// Does all steps to one scene, and compares it after each with a scene made afresh. nil: they never differed.
    @MainActor
    func failure() -> String? {
        let world = World(lists: lists)
        let size = CellMetrics.size(columns: 40, rows: 16)
        let screen = Screen(Values(tree: tree, lists: lists), in: world, size: size)
        for (index, step) in steps.enumerated() {
            screen.do(step, in: world)
            if let difference = compare(screen, in: world) { return "After step \(index + 1), \(step):\n\(difference)" }
        }
        screen.close()
        if screen.scene.nodesAlive > 1 { return "\(screen.scene.nodesAlive) nodes are left of the closed scene." }
        return nil
    }

    /// A fresh scene is scrolled nowhere, so the other one is scrolled back for the comparison, and returns afterwards.
    @MainActor
    private func compare(_ screen: Screen, in world: World) -> String? {
        let scrolled = screen.scrolled
        if let gap = screen.gapBetweenRows { return gap }
        for item in scrolled { screen.scene.send(.scroll(item.id, to: .zero)) }
        screen.update()
        let fresh = Screen(screen.handle.values.wrappedValue, in: world, size: screen.scene.size)
        defer { fresh.close() }
        if !screen.shows(theSameAs: fresh) { return difference(screen.outline, fresh.outline) }
        // Rows that are no collection's are kept when they leave the view.
        if !fresh.hasScroll, screen.orphans != fresh.orphans {
            return "\(screen.orphans) items are known that are not shown, of a fresh scene \(fresh.orphans)."
        }
        // Lazy containers keep rows until they are placed the next time, though measured anew.
        let isLazy = screen.handle.values.wrappedValue.tree.isLazy
        let most = isLazy ? 4 * fresh.scene.nodesAlive + 100 : fresh.scene.nodesAlive
        if screen.scene.nodesAlive > most || (!isLazy && screen.scene.nodesAlive < most) {
            return "\(screen.scene.nodesAlive) nodes are alive, of a fresh scene \(fresh.scene.nodesAlive)."
        }
        // A toggle for an item that isn't there does nothing, and that is told.
        let messages = screen.messages.filter { !$0.contains("whose set does nothing") }
        if let message = messages.first { return "A message: \(message)" }
        for item in scrolled {
            guard let offset = item.scroll?.offset else { continue }
            screen.scene.send(.scroll(item.id, to: offset))
        }
        screen.update()
        return nil
    }

    private func difference(_ shown: [String], _ fresh: [String]) -> String {
        let change = fresh.difference(from: shown)
        let extra = Set(change.removals.map { if case .remove(let offset, _, _) = $0 { offset } else { -1 } })
        let missing = Set(change.insertions.map { if case .insert(let offset, _, _) = $0 { offset } else { -1 } })
        let left = shown.enumerated().map { (extra.contains($0) ? "- " : "  ") + $1 }
        let right = fresh.enumerated().map { (missing.contains($0) ? "+ " : "  ") + $1 }
        return (["Reached step by step:"] + left + ["Made afresh:"] + right).joined(separator: "\n")
    }

    // MARK: Making a failing trial smaller

    /// The smallest trial that dropping and simplifying parts leads to and that still fails.
    @MainActor
    func minimised(attempts: Int = 400) -> Trial {
        var best = self
        var left = attempts
        var isBetter = true
        while isBetter, left > 0 {
            isBetter = false
            for candidate in best.simpler {
                left -= 1
                if left < 0 { break }
                if candidate.failure() != nil {
                    best = candidate
                    isBetter = true
                    break
                }
            }
        }
        return best
    }

    private var simpler: [Trial] {
        var found: [Trial] = []
        func add(_ change: (inout Trial) -> Void) {
            var trial = self
            change(&trial)
            found.append(trial)
        }
        for index in steps.indices.reversed() {
            add { $0.steps.remove(at: index) }
            switch steps[index] {
            case .together(let parts): for part in parts { add { $0.steps[index] = part } }
            case .graft(let tree, let path):
                for child in tree.children { add { $0.steps[index] = .graft(child, at: path) } }
            default: break
            }
        }
        for path in tree.paths {
            let part = tree[path[...]]
            for child in part.children { add { $0.tree[path[...]] = child } }
            if !part.children.isEmpty, path != [] { add { $0.tree[path[...]] = Tree(.text("t")) } }
            for index in part.children.indices { add { $0.tree[path[...]].children.remove(at: index) } }
        }
        for list in lists.indices {
            for index in lists[list].indices { add { $0.lists[list].remove(at: index) } }
        }
        return found
    }
}

extension Trial: CustomStringConvertible {
    var description: String {
        let rows = lists.map { $0.map { "\($0.id)\($0.isOn ? "+" : "-")\($0.parts)" }.joined(separator: " ") }
        return "\(tree)\nLists: \(rows)\nSteps:\n" + steps.map { "  \($0)" }.joined(separator: "\n")
    }
}

extension Screen {
    /// Rows of a list stand below each other, and fill the window where there are enough of them.
    fileprivate var gapBetweenRows: String? {
        var problem: String?
        list.forEachShown { item in
            guard let scroll = item.scroll else { return }
            let rows = list.children(of: item.id).compactMap { list[$0] }
            guard !rows.isEmpty, rows.allSatisfy({ if case .row = $0.content { true } else { false } }) else { return }
            for (row, next) in zip(rows, rows.dropFirst()) where row.frame.maxY != next.frame.minY {
                problem = "There is a gap or an overlap between rows."
            }
            let end = scroll.offset.y + item.frame.height
            if rows[0].frame.minY > scroll.offset.y
                || rows[rows.count - 1].frame.maxY < min(end, scroll.contentSize.height)
            {
                problem = "The rows don't fill the window at \(scroll.offset) of \(scroll.contentSize)."
            }
        }
        return problem.map { "\($0)\n\(outline.joined(separator: "\n"))" }
    }
}
