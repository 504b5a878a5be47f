#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// Where the keyboard takes the focus, and what it scrolls.
    @MainActor
    extension DesktopWindow {
        /// Tab: the next one in the scene's order, from the last back to the first.
        func moveFocus(forward: Bool) -> Bool {
            let next = focusedNode.flatMap { inLine(after: $0, forward: forward) }
            let order = focusable
            return giveFocus(to: next ?? (forward ? order.first : order.last))
        }

        private var focusable: [ItemNode] { focusOrder().filter { $0.focusWidget != nil } }

        private func giveFocus(to node: ItemNode?) -> Bool {
            guard let target = node?.focusWidget else { return false }
            gtk_window_set_focus_visible(widget.of(), 1)
            return gtk_widget_grab_focus(target) != 0
        }

        /// The next in the order of Tab. Rows of a long list come into being as they come into sight, so a list is
        /// scrolled on before it is left.
        private func inLine(after node: ItemNode, forward: Bool) -> ItemNode? {
            func neighbour() -> ItemNode? {
                let order = focusable
                guard let index = order.firstIndex(where: { $0 === node }) else { return nil }
                let next = index + (forward ? 1 : -1)
                return order.indices.contains(next) ? order[next] : nil
            }
            let outside = neighbour()
            guard let scroll = node.scrollAround, outside?.isInside(scroll) != true else { return outside }
            let former = scroll.position
            for _ in 0..<64 {
                guard scroll.scroll(forward ? .down : .up) else { break }
                if nodes[node.id] === node {
                    if let next = neighbour(), next.isInside(scroll) { return next }
                } else {
                    // All that is in sight now comes after it.
                    let inside = focusable.filter { $0.isInside(scroll) }
                    if let next = forward ? inside.first : inside.last { return next }
                }
            }
            scroll.position = former
            return outside.flatMap { nodes[$0.id] === $0 ? $0 : nil }
        }

        /// An arrow: the nearest in that direction, within a list first; where there is none, what can scrolls.
        func moveFocus(_ direction: FocusDirection) -> Bool {
            guard let node = focusedNode else {
                let isVertical = direction == .up || direction == .down
                return isVertical && giveFocus(to: focusable.first) || scrollScreen { $0.scroll(direction) }
            }
            func nearest(in scroll: ScrollItem? = nil) -> ItemNode? {
                let order = focusable.map { (id: $0.id, frame: $0.frameInScene) }
                let id = FocusMap(order).neighbour(of: node.frameInScene, direction) { id in
                    id != node.id && scroll.map { nodes[id]?.isInside($0) == true } ?? true
                }
                return id.flatMap { nodes[$0] }
            }
            if let scroll = node.scrollAround {
                if let next = nearest(in: scroll) { return giveFocus(to: next) }
                let former = scroll.position
                if scroll.scroll(direction) {
                    guard nodes[node.id] === node else { return true }
                    if let next = nearest(in: scroll) { return giveFocus(to: next) }
                    // No further than that is the room at the end of a list.
                    let way = abs(scroll.position.x - former.x) + abs(scroll.position.y - former.y)
                    if way > RowItem.margin { return true }
                }
            }
            return giveFocus(to: nearest()) || scrollScreen { $0.scroll(direction) }
        }

        /// What is around the focus scrolls first, then whatever can.
        func scrollScreen(_ scroll: (ScrollItem) -> Bool) -> Bool {
            var candidates = focusedNode?.around.compactMap { $0 as? ScrollItem } ?? []
            func walk(_ node: ItemNode) {
                if let scroll = node as? ScrollItem { candidates.append(scroll) }
                for child in node.children { walk(child) }
            }
            walk(reachable ?? root)
            return candidates.contains(where: scroll)
        }

        /// Scrolls all that is around a node so that it is seen, with the ring of the focus, or with its whole row.
        func scrollIntoView(_ node: ItemNode) {
            var frame = node.item.frame.insetBy(dx: -4, dy: -4)
            var current = node.parent
            while let outer = current {
                if let scroll = outer as? ScrollItem { frame = scroll.show(frame) }
                if outer is RowItem, let list = outer.parent, outer.bounds.height <= list.bounds.height {
                    frame = outer.bounds
                }
                frame = frame.offsetBy(dx: outer.item.frame.minX, dy: outer.item.frame.minY)
                current = outer.parent
            }
        }
    }

    @MainActor
    extension ItemNode {
        /// The innermost window in which this is scrolled.
        fileprivate var scrollAround: ScrollItem? {
            around.lazy.compactMap { $0 as? ScrollItem }.first
        }

        fileprivate func isInside(_ other: ItemNode) -> Bool {
            around.contains { $0 === other }
        }
    }
#endif
