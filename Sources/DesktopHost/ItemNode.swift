#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// What the window keeps for one item of the display list, for as long as the item lives.
    @MainActor
    class ItemNode: CanvasOwner {
        let id: ItemID
        private(set) final var item: DisplayItem
        unowned let window: DesktopWindow
        private(set) final weak var parent: ItemNode?
        private(set) final var children: [ItemNode] = []
        /// Drawn by us; the widgets of the children are in it.
        private(set) final var canvas: Canvas!
        /// Native widgets of the item's own, below its children.
        private(set) final var parts: [Widget] = []

        init(_ item: DisplayItem, in window: DesktopWindow, role: GtkAccessibleRole) {
            id = item.id
            self.item = item
            self.window = window
            canvas = Canvas(self, role: role)
            g_object_ref_sink(canvas.widget)
        }

        // MARK: To be overridden

        /// What the parent gives a place.
        var widget: Widget { canvas.widget }

        /// What takes the keyboard focus.
        var focusWidget: Widget? { nil }

        /// Whether an item with such content can be shown by this node.
        func canShow(_ content: DisplayItem.Content) -> Bool {
            fatalError("\(type(of: self)) doesn't say what it shows.")
        }

        /// Shows the item as it is now. Also called once in the beginning, by the node itself.
        func show() {}

        /// Draws what is below the children.
        func drawGround(_ snapshot: OpaquePointer) {}

        /// Draws what is above the children.
        func drawOver(_ snapshot: OpaquePointer) {}

        /// Where a part is, in the item's coordinates.
        func frame(ofPart part: Widget) -> CGRect { bounds }

        /// Where the coordinates of the children begin in the canvas.
        var contentOrigin: CGPoint { .zero }

        func leastLength(_ orientation: GtkOrientation) -> Int { 0 }

        func lookChanged(_ canvas: Canvas) {
            gtk_widget_queue_draw(canvas.widget)
        }

        func wasLaidOut(width: Int, height: Int) {}

        /// The user has chosen another font.
        func fontsChanged() {
            show()
            gtk_widget_queue_draw(canvas.widget)
        }

        /// What assistive technology calls the item if the program gives it no name.
        var contentName: String? { Accessibility.text(of: item) }

        /// Children have come, gone or changed places.
        func childrenChanged() {}

        /// Something modal keeps the pointer from it.
        final var isUnreachable = false {
            didSet { if isUnreachable != oldValue { targetChanged() } }
        }

        /// Whether the pointer reaches the item where nothing else keeps it from it.
        var takesPointer: Bool { true }

        final func targetChanged() {
            gtk_widget_set_can_target(widget, takesPointer && !isUnreachable ? 1 : 0)
        }

        // MARK: Around

        /// The node and all that it is in, the innermost first.
        final var andAround: some Sequence<ItemNode> { sequence(first: self, next: \.parent) }

        final var around: some Sequence<ItemNode> { andAround.dropFirst() }

        // MARK: Frames

        /// In the scene's coordinates.
        final var frameInScene: CGRect {
            var frame = item.frame
            var current = parent
            while let node = current {
                frame = frame.offsetBy(dx: node.item.frame.minX, dy: node.item.frame.minY)
                if case .scroll(let scroll) = node.item.content {
                    frame = frame.offsetBy(dx: -scroll.offset.x, dy: -scroll.offset.y)
                }
                current = node.parent
            }
            return frame
        }

        final var bounds: CGRect { CGRect(origin: .zero, size: item.frame.size) }

        final func layOut(_ canvas: Canvas, width: Int, height: Int) {
            for part in parts { part.allocate(frame(ofPart: part)) }
            let origin = contentOrigin
            for child in children {
                child.widget.allocate(child.item.frame.offsetBy(dx: origin.x, dy: origin.y))
            }
            wasLaidOut(width: width, height: height)
        }

        // MARK: Drawing

        func draw(_ canvas: Canvas, _ snapshot: OpaquePointer) {
            drawGround(snapshot)
            drawContent(snapshot)
            drawOver(snapshot)
        }

        final func drawContent(_ snapshot: OpaquePointer) {
            for part in parts { gtk_widget_snapshot_child(canvas.widget, part, snapshot) }
            for child in children { gtk_widget_snapshot_child(canvas.widget, child.widget, snapshot) }
        }

        // MARK: Changes

        final func set(_ new: DisplayItem) {
            let former = item
            item = new
            if former.frame != new.frame { moved(from: former.frame) }
            if former.content != new.content || former.frame.size != new.frame.size { show() }
            if former.accessibility != new.accessibility || former.content != new.content { describe() }
            gtk_widget_queue_draw(canvas.widget)
        }

        final func place(_ frame: CGRect) {
            let former = item.frame
            item.frame = frame
            guard former != frame else { return }
            moved(from: former)
            if former.size != frame.size {
                show()
                gtk_widget_queue_draw(canvas.widget)
            }
        }

        private func moved(from former: CGRect) {
            if let parent { gtk_widget_queue_allocate(parent.canvas.widget) }
            if former.size != item.frame.size { gtk_widget_queue_allocate(canvas.widget) }
        }

        /// What stands for the item with assistive technology.
        var describedWidget: Widget { widget }

        final func describe() {
            Accessibility.describe(item, named: contentName, in: describedWidget)
            hideFromAssistance()
        }

        private func hideFromAssistance() {
            let isHidden = item.accessibility.isHidden || parent?.item.accessibility.hidesChildren == true
            Accessibility.hide(isHidden, widget)
            for child in children {
                Accessibility.hide(item.accessibility.hidesChildren || child.item.accessibility.isHidden, child.widget)
            }
        }

        final func add(part: Widget) {
            parts.append(part)
            gtk_widget_insert_after(part, canvas.widget, nil)
        }

        final func remove(part: Widget) {
            parts.removeAll { $0 == part }
            gtk_widget_unparent(part)
        }

        final func setChildren(_ new: [ItemNode]) {
            for child in children where child.parent === self && !new.contains(where: { $0 === child }) {
                child.leaveParent()
            }
            children = new
            var last = parts.last
            for child in new {
                if child.parent !== self {
                    child.parent?.children.removeAll { $0 === child }
                    child.leaveParent()
                    child.parent = self
                    if item.accessibility.hidesChildren { Accessibility.hide(true, child.widget) }
                    gtk_widget_insert_after(child.widget, canvas.widget, last)
                } else if gtk_widget_get_prev_sibling(child.widget) != last {
                    gtk_widget_insert_after(child.widget, canvas.widget, last)
                }
                last = child.widget
            }
            gtk_widget_queue_allocate(canvas.widget)
            gtk_widget_queue_draw(canvas.widget)
            childrenChanged()
        }

        private func leaveParent() {
            guard parent != nil else { return }
            parent = nil
            gtk_widget_unparent(widget)
        }

        final func forget(_ child: ItemNode) {
            guard child.parent === self else { return }
            children.removeAll { $0 === child }
            child.leaveParent()
        }

        /// The item is gone.
        func discard() {
            for child in children where child.parent === self { forget(child) }
            parent?.forget(self)
            g_object_unref(canvas.widget)
        }
    }
#endif
