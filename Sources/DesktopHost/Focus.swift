#if Desktop
    import CAdwaita
    import DisplayList

    /// The keyboard focus of a window: the toolkit's and the scene's are kept the same.
    @MainActor
    extension DesktopWindow {
        /// The node whose native widget has the focus.
        var focusedNode: ItemNode? {
            guard let focus = gtk_window_get_focus(widget.of()) else { return nil }
            return focusOrder(all: true).first { node in
                guard let own = node.focusWidget else { return false }
                return own == focus || gtk_widget_is_ancestor(focus, own) != 0
            }
        }

        var hasFocusInside: Bool {
            guard let focus = gtk_window_get_focus(widget.of()) else { return false }
            return gtk_widget_is_ancestor(focus, root.canvas.widget) != 0
        }

        /// In the order of Tab.
        func focusOrder(all: Bool = false) -> [ItemNode] {
            var found: [ItemNode] = []
            func walk(_ node: ItemNode) {
                var isLast = false
                switch node.item.content {
                case .control(let control) where control.takesFocus: found.append(node)
                case .row(let row) where row.isSelectable: found.append(node)
                case .row(let row) where row.isDeletable: isLast = true
                // In front of its screen, and so the last there.
                case .navigationBar(let bar) where bar.backTitle != nil: found.append(node)
                default: break
                }
                let count = found.count
                for child in node.children { walk(child) }
                if isLast, all || found.count == count { found.append(node) }
            }
            walk(reachable ?? root)
            return found
        }

        /// The foremost modal group.
        var reachable: ItemNode? {
            guard !modalGroups.isEmpty else { return nil }
            var found: ItemNode?
            func walk(_ node: ItemNode) {
                if case .group(let effects) = node.item.content, effects.isModal { found = node }
                for child in node.children { walk(child) }
            }
            walk(root)
            return found
        }

        func activateFocus() -> Bool {
            guard let node = focusedNode, case .row = node.item.content else { return false }
            return send(.activate(node.id))
        }

        /// Leaves the screen whose bar shows the way back; other things that Escape leaves stay.
        func goBack() -> Bool {
            focusOrder().contains { $0 is NavigationBarItem } && send(.back)
        }

        /// Takes the row with the focus, or around it, away.
        func deleteRow() -> Bool {
            guard let focusedNode else { return false }
            for node in focusedNode.andAround {
                if case .row(let row) = node.item.content { return row.isDeletable && send(.delete(node.id)) }
            }
            return false
        }

        /// The user, or the toolkit by itself, moved the focus.
        func focusMoved() {
            guard !isUpdating else { return }
            let node = focusedNode
            let id = node?.id
            if id != shownFocus {
                shownFocus = id
                if let node { scrollIntoView(node) }
            }
            guard id != reportedFocus else { return }
            reportedFocus = id
            send(.focus(id))
        }

        /// The scene has the last word on the focus where it has one at all.
        func followFocus() {
            let wanted = focusedControl.flatMap { nodes[$0] }
            guard wanted?.id != sceneFocus || wanted != nil else { return }
            let current = focusedNode
            if let wanted {
                reportedFocus = wanted.id
                if wanted !== current, let target = wanted.focusWidget { gtk_widget_grab_focus(target) }
            } else if let current, case .control = current.item.content, sceneFocus != nil, sceneFocus == current.id {
                reportedFocus = nil
                gtk_window_set_focus(widget.of(), nil)
            }
            sceneFocus = wanted?.id
        }
    }
#endif
