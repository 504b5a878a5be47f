#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// A scene in a window: changes of its display list go to the nodes, what the user does goes back.
    @MainActor
    final class DesktopWindow {
        let scene: any DisplayScene
        let widget: Widget
        private(set) var fonts: Fonts
        private(set) var metrics: DesktopMetrics
        private(set) lazy var symbols = Symbols(for: widget, fonts: fonts)
        let writings = Writings()
        private(set) var keys: Keys!
        private var pointer: Pointer!
        private(set) var root: ItemNode!
        private(set) var nodes: [ItemID: ItemNode] = [:]
        private var bars: Set<ItemID> = []
        /// Rows in which something has changed.
        private var changedRows: [ItemID: RowItem] = [:]
        private(set) var modalGroups: Set<ItemID> = []
        /// The control that has the focus, as the scene says.
        private(set) var focusedControl: ItemID?
        private var isWatched = false
        /// How often the scene has been updated.
        private var updates = 0
        private let header: Widget
        /// Never shown, only drawn.
        fileprivate let isPicture: Bool
        private var shownTitle = ""
        private(set) var isUpdating = false
        private var frameClock: OpaquePointer?
        /// What the scene was told last of the focus.
        var reportedFocus: ItemID?
        /// What had the focus when it was last scrolled into view.
        var shownFocus: ItemID?
        /// What the scene itself said last of the focus.
        var sceneFocus: ItemID?
        /// What the pointer doesn't reach, since something modal is shown.
        private var unreachable: [ItemNode] = []
        /// The window was closed, by the user or by the program.
        var onClose: (() -> Void)?
        /// Is asked what to do with a key that nothing in the window has a use for. False: nothing.
        var onKey: ((KeyStroke) -> Bool)?
        private var settingsSignals: [(object: UnsafeMutableRawPointer, id: gulong)] = []

        /// - Parameters:
        ///   - application: nil: the window is never shown, only drawn.
        ///   - font: Instead of the user's.
        init(
            _ scene: any DisplayScene, size: CGSize, application: UnsafeMutablePointer<GtkApplication>?,
            font: String? = nil
        ) {
            self.scene = scene
            isPicture = application == nil
            widget = application.map { adw_application_window_new($0) } ?? Self.unseen.window
            header = adw_header_bar_new()
            fonts = Fonts(for: widget, named: font)
            metrics = DesktopMetrics(fonts: fonts)
            root = makeNode(
                for: DisplayItem(id: .root, frame: CGRect(origin: .zero, size: size), content: .group(GroupEffects())))
            let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
            gtk_box_append(box.of(), header)
            gtk_box_append(box.of(), root.widget)
            gtk_widget_set_vexpand(root.widget, 1)
            gtk_widget_set_hexpand(root.widget, 1)
            if isPicture {
                if font != nil {
                    root.widget.addClass(StyleSheet.className(family: fonts.family, size: fonts.bodySize))
                }
                gtk_box_append(Self.unseen.content.of(), box)
                return
            }
            adw_application_window_set_content(widget.of(), box)
            gtk_window_set_icon_name(widget.of(), g_get_prgname())
            gtk_window_set_default_size(widget.of(), Int32(size.width), Int32(size.height))
            writings.onAdd = { [weak self] in
                guard let self, !isUpdating else { return }
                requestFrame()
            }
            keys = Keys(self)
            pointer = Pointer(self)
            connect(widget, "close-request") { [weak self] arguments in
                arguments.answer(true)
                self?.close()
            }
            connect(widget, "notify::focus-widget") { [weak self] _ in self?.focusMoved() }
            let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
            for name in ["gtk-font-name", "gtk-xft-dpi"] {
                watch(settings, "notify::\(name)") { $0.fontChanged() }
            }
            watch(UnsafeMutableRawPointer(Self.style), "notify::dark") { $0.schemeChanged() }
            connect(widget, "notify::scale-factor") { [weak self] _ in
                guard let self, !isClosed else { return }
                remakeSymbols(scale: gtk_widget_get_scale_factor(widget))
            }
        }

        /// For what outlives the window.
        private func watch(
            _ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping @MainActor (DesktopWindow) -> Void
        ) {
            let id = connect(object, signal) { [weak self] _ in
                if let self { body(self) }
            }
            settingsSignals.append((object, id))
        }

        /// Shows the window with the scene's first screen in it.
        func present(size: CGSize) {
            let bar = header.minimumSize.height
            scene.metrics = metrics
            scene.isDark = Self.isDark
            scene.size = CGSize(width: size.width, height: size.height - bar)
            scene.onNeedsUpdate = { [weak self] in self?.requestFrame() }
            update()
            if hasNavigationBar {
                // The scene has a header bar of its own.
                scene.size = size
                update()
            }
            // Its views may have closed it as they appeared.
            if isClosed { return }
            connect(widget, "realize", after: true) { [weak self] _ in self?.wasRealized() }
            // The toolkit would give the first control the focus, and select what is in it.
            gtk_widget_set_can_focus(root.canvas.widget, sceneFocus == nil ? 0 : 1)
            gtk_window_present(widget.of())
            gtk_widget_set_can_focus(root.canvas.widget, 1)
        }

        private func wasRealized() {
            guard let clock = gtk_widget_get_frame_clock(widget) else { return }
            frameClock = clock
            // Behind the toolkit's own handlers, so that what scrolls by itself is shown in the same frame.
            connect(clock, "update", after: true) { [weak self] _ in
                guard let self, scene.needsUpdate || needsWriting else { return }
                update()
            }
            if scene.needsUpdate { requestFrame() }
        }

        /// The user has chosen another font or another size of all texts.
        private func fontChanged() {
            guard !isClosed else { return }
            fonts = Fonts(for: widget)
            symbols = Symbols(for: widget, fonts: fonts)
            metrics = DesktopMetrics(fonts: fonts)
            scene.metrics = metrics
            for node in nodes.values { node.fontsChanged() }
            requestFrame()
        }

        private func remakeSymbols(scale: Int32) {
            guard scale != symbols.scale else { return }
            symbols = Symbols(for: widget, fonts: fonts, scale: scale)
            for node in nodes.values { gtk_widget_queue_draw(node.canvas.widget) }
        }

        private static var style: OpaquePointer { adw_style_manager_get_default() }
        static var isDark: Bool { adw_style_manager_get_dark(style) != 0 }

        private func schemeChanged() {
            guard !isClosed else { return }
            scene.isDark = Self.isDark
            requestFrame()
        }

        private var needsWriting: Bool { !writings.isEmpty }

        /// At most one update pass for each frame, and no frame where nothing has changed.
        func requestFrame() {
            guard let frameClock else { return }
            gdk_frame_clock_request_phase(frameClock, GDK_FRAME_CLOCK_PHASE_UPDATE)
            if !isWatched { watch() }
        }

        /// A window that nobody sees gets no frames, and yet its program is to go on.
        private func watch() {
            isWatched = true
            let seen = updates
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
                MainActor.assumeIsolated { self?.updateWithoutFrame(since: seen) }
            }
        }

        private func updateWithoutFrame(since seen: Int) {
            isWatched = false
            guard !isClosed, scene.needsUpdate || needsWriting else { return }
            // Where frames go on, what is asked for now comes with the next.
            if updates == seen { update() } else { watch() }
        }

        // MARK: Events

        @discardableResult
        func send(_ event: DisplayEvent) -> Bool {
            let isWanted = scene.send(event)
            if scene.needsUpdate { requestFrame() }
            return isWanted
        }

        /// The toolkit has given the scene another size.
        func wasResized(width: Int, height: Int) {
            let size = CGSize(width: width, height: height)
            guard size != scene.size else { return }
            scene.size = size
            requestFrame()
        }

        private var isClosed = false

        /// Ends the scene and takes the window away.
        func close() {
            guard !isClosed else { return }
            isClosed = true
            for (object, id) in settingsSignals { g_signal_handler_disconnect(object, id) }
            scene.onNeedsUpdate = nil
            scene.close()
            gtk_widget_set_visible(widget, 0)
            // What closes the window may be one of its own widgets, which still has to come to its end.
            DispatchQueue.main.async { [self] in
                MainActor.assumeIsolated {
                    remove(root)
                    gtk_window_destroy(widget.of())
                }
            }
            onClose?()
        }

        // MARK: Updates

        func update() {
            guard !isClosed else { return }
            isUpdating = true
            updates += 1
            // Passes that call for another are few; those that never end must not keep the frame waiting.
            for _ in 0..<8 {
                apply(scene.update())
                if isClosed || !scene.needsUpdate { break }
            }
            for row in changedRows.values { row.contentChanged() }
            changedRows = [:]
            writings.write()
            showTitle()
            confinePointer()
            followFocus()
            isUpdating = false
            focusMoved()
            if scene.needsUpdate || needsWriting { requestFrame() }
        }

        /// While something modal is shown, the pointer reaches nothing outside of it.
        private func confinePointer() {
            guard !modalGroups.isEmpty || !unreachable.isEmpty else { return }
            for node in unreachable { node.isUnreachable = false }
            unreachable = []
            var inner = reachable
            while let node = inner, let outer = node.parent {
                unreachable += outer.children.filter { $0 !== node }
                inner = outer
            }
            for node in unreachable { node.isUnreachable = true }
        }

        private func showTitle() {
            if scene.title != shownTitle {
                shownTitle = scene.title
                gtk_window_set_title(widget.of(), shownTitle.withoutNUL)
            }
            gtk_widget_set_visible(header, hasNavigationBar ? 0 : 1)
        }

        /// A bar of the scene's own reaches along the top.
        private var hasNavigationBar: Bool {
            bars.contains { id in
                guard let frame = nodes[id]?.frameInScene else { return false }
                return frame.minY == 0 && frame.width >= scene.size.width
            }
        }

        // MARK: Pictures

        /// The window that pictures have their widgets in. It stays: the toolkit goes on to measure a window whose
        /// surface it is rid of.
        private static let unseen: (window: Widget, content: Widget) = {
            let window = gtk_window_new()!
            let content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
            gtk_window_set_child(window.of(), content)
            gtk_widget_realize(window)
            return (window, content)
        }()

        /// Shows changes in a window that is only drawn.
        func show(_ changes: [DisplayChange]) {
            isUpdating = true
            apply(changes)
            writings.write()
            isUpdating = false
        }

        /// Draws what a window that nobody sees has in it; nil: nothing.
        ///
        /// - Parameter scale: For which the pictures of symbols are made.
        func drawUnseen(size: CGSize, scale: Int32) -> OpaquePointer? {
            remakeSymbols(scale: scale)
            gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_BACKDROP)
            // The toolkit wants to have asked before it gives a place.
            _ = root.widget.minimumSize
            gtk_widget_allocate(root.widget, Int32(size.width.rounded(.up)), Int32(size.height.rounded(.up)), -1, nil)
            // Only what is mapped is drawn; the window itself would appear.
            gtk_widget_map(root.widget)
            let snapshot = gtk_snapshot_new()!
            gtk_widget_snapshot_child(gtk_widget_get_parent(root.widget), root.widget, snapshot)
            return gtk_snapshot_free_to_node(snapshot)
        }

        func discardUnseen() {
            let box = gtk_widget_get_parent(root.widget)
            remove(root)
            gtk_box_remove(Self.unseen.content.of(), box)
        }

        private func apply(_ changes: [DisplayChange]) {
            for change in changes {
                switch change {
                case .set(let item):
                    set(item)
                case .place(let id, let frame):
                    nodes[id]?.place(frame)
                case .order(let children, let parent):
                    guard let node = nodes[parent] else { break }
                    node.setChildren(children.compactMap { nodes[$0] })
                    rowChanged(around: node)
                case .remove(let id):
                    if let node = nodes[id] { remove(node) }
                }
            }
        }

        private func set(_ item: DisplayItem) {
            register(item)
            guard let node = nodes[item.id] else {
                _ = makeNode(for: item)
                return
            }
            if node.canShow(item.content) { node.set(item) } else { replace(node, with: item) }
            rowChanged(around: node)
        }

        private func rowChanged(around node: ItemNode) {
            if let row = node.andAround.lazy.compactMap({ $0 as? RowItem }).first { changedRows[row.id] = row }
        }

        /// Keeps what would have to be searched for in each update otherwise.
        private func register(_ item: DisplayItem) {
            var (isModal, isFocused) = (false, false)
            switch item.content {
            case .group(let effects): isModal = effects.isModal
            case .control(let control): isFocused = control.isFocused
            case .navigationBar: bars.insert(item.id)
            default: break
            }
            if isModal { modalGroups.insert(item.id) } else { modalGroups.remove(item.id) }
            if isFocused { focusedControl = item.id } else if focusedControl == item.id { focusedControl = nil }
        }

        private func makeNode(for item: DisplayItem) -> ItemNode {
            let node = ItemNode.make(item, in: self)
            nodes[item.id] = node
            node.show()
            node.describe()
            return node
        }

        /// The item has become something that needs another widget.
        private func replace(_ node: ItemNode, with item: DisplayItem) {
            let (parent, children) = (node.parent, node.children)
            let new = makeNode(for: item)
            new.setChildren(children)
            if let parent { parent.setChildren(parent.children.map { $0 === node ? new : $0 }) }
            node.discard()
        }

        private func remove(_ node: ItemNode) {
            for child in node.children where child.parent === node { remove(child) }
            nodes[node.id] = nil
            changedRows[node.id] = nil
            bars.remove(node.id)
            modalGroups.remove(node.id)
            if focusedControl == node.id { focusedControl = nil }
            node.discard()
        }
    }

    extension ItemNode {
        static func make(_ item: DisplayItem, in window: DesktopWindow) -> ItemNode {
            let role = Accessibility.role(of: item)
            switch item.content {
            case .group:
                return item.id == .root
                    ? RootItem(item, in: window, role: role) : GroupItem(item, in: window, role: role)
            case .text: return TextItem(item, in: window, role: role)
            case .shape: return ShapeItem(item, in: window, role: role)
            case .symbol: return SymbolItem(item, in: window, role: role)
            case .picture: return PictureItem(item, in: window, role: role)
            case .divider: return DividerItem(item, in: window, role: role)
            case .scroll: return ScrollItem(item, in: window)
            case .row: return RowItem(item, in: window)
            case .navigationBar: return NavigationBarItem(item, in: window)
            case .control(let control):
                switch control.kind {
                case .button:
                    return control.isFocusable ? ButtonItem(item, in: window) : TapItem(item, in: window, role: role)
                case .textField(let field):
                    return field.isMultiline
                        ? TextAreaItem(item, in: window, style: field.style) : TextFieldItem(item, field, in: window)
                case .textEditor:
                    return TextAreaItem(item, in: window, style: nil)
                case .toggle(let toggle):
                    return toggle.style == .button
                        ? ToggleButtonItem(item, in: window) : ToggleItem(item, toggle, in: window)
                }
            }
        }
    }

    /// The whole scene. The toolkit says how large it is.
    @MainActor
    private final class RootItem: GroupItem {
        override func leastLength(_ orientation: GtkOrientation) -> Int {
            window.isPicture ? 0 : orientation == GTK_ORIENTATION_HORIZONTAL ? 200 : 150
        }

        override func wasLaidOut(width: Int, height: Int) {
            if !window.isPicture { window.wasResized(width: width, height: height) }
        }
    }
#endif
