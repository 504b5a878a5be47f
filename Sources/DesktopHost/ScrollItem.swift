#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// A window onto larger content: the toolkit scrolls, the scene is told and says what it makes of it.
    @MainActor
    final class ScrollItem: ItemNode {
        private let frame: Widget
        private let horizontal: UnsafeMutablePointer<GtkAdjustment>
        private let vertical: UnsafeMutablePointer<GtkAdjustment>
        private var isFollowing = false

        init(_ item: DisplayItem, in window: DesktopWindow) {
            frame = gtk_scrolled_window_new()
            horizontal = gtk_scrolled_window_get_hadjustment(frame.opaque)
            vertical = gtk_scrolled_window_get_vadjustment(frame.opaque)
            super.init(item, in: window, role: GTK_ACCESSIBLE_ROLE_GROUP)
            g_object_ref_sink(frame)
            // Scrolling may take the whole list away, and whoever scrolls asks afterwards where it is now.
            g_object_ref(horizontal)
            g_object_ref(vertical)
            Overshoot.endsWithPlace(of: frame)
            gtk_widget_set_hexpand(canvas.widget, 1)
            gtk_scrolled_window_set_child(frame.opaque, canvas.widget)
            // Rows that have just come have no place yet that the toolkit could scroll to; the window does that.
            gtk_viewport_set_scroll_to_focus(gtk_scrolled_window_get_child(frame.opaque).opaque, 0)
            for adjustment in [horizontal, vertical] {
                connect(adjustment, "value-changed") { [weak self] _ in self?.wasScrolled() }
            }
        }

        override var widget: Widget { frame }

        override func canShow(_ content: DisplayItem.Content) -> Bool {
            if case .scroll = content { true } else { false }
        }

        private var content: ScrollContent? {
            if case .scroll(let scroll) = item.content { scroll } else { nil }
        }

        override func leastLength(_ orientation: GtkOrientation) -> Int {
            guard let content else { return 0 }
            if orientation == GTK_ORIENTATION_HORIZONTAL {
                return content.scrollsHorizontally ? Int(min(content.contentSize.width, 1e8).rounded(.up)) : 0
            }
            return content.scrollsVertically ? Int(min(content.contentSize.height, 1e8).rounded(.up)) : 0
        }

        override func show() {
            guard let content else { return }
            func policy(_ scrolls: Bool) -> GtkPolicyType {
                if !scrolls { return GTK_POLICY_NEVER }
                return content.showsIndicators ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
            }
            gtk_scrolled_window_set_policy(
                frame.opaque, policy(content.scrollsHorizontally), policy(content.scrollsVertically))
            follow(horizontal, content.offset.x, content: content.contentSize.width, window: item.frame.width)
            follow(vertical, content.offset.y, content: content.contentSize.height, window: item.frame.height)
            gtk_widget_queue_resize(canvas.widget)
        }

        /// Scrolls to where the scene is. What has the same place to half a point stays: the toolkit's own movement goes on.
        private func follow(
            _ adjustment: UnsafeMutablePointer<GtkAdjustment>, _ offset: CGFloat, content: CGFloat, window: CGFloat
        ) {
            isFollowing = true
            defer { isFollowing = false }
            if gtk_adjustment_get_upper(adjustment) < Double(offset + window) {
                gtk_adjustment_set_upper(adjustment, Double(max(content, window)))
            }
            if abs(gtk_adjustment_get_value(adjustment) - Double(offset)) > 0.75 {
                gtk_adjustment_set_value(adjustment, Double(offset))
            }
        }

        private func wasScrolled() {
            guard !isFollowing, let content else { return }
            let point = position
            guard abs(point.x - content.offset.x) > 0.25 || abs(point.y - content.offset.y) > 0.25 else { return }
            window.send(.scroll(id, to: point))
        }

        /// What comes into sight with another one is there at once.
        var position: CGPoint {
            get { CGPoint(x: gtk_adjustment_get_value(horizontal), y: gtk_adjustment_get_value(vertical)) }
            set {
                guard newValue != position else { return }
                gtk_adjustment_set_value(horizontal, newValue.x)
                gtk_adjustment_set_value(vertical, newValue.y)
                window.update()
            }
        }

        /// Page Up, Page Down, Home or End. False: there is no further way.
        func scroll(_ key: Character) -> Bool {
            let page = gtk_adjustment_get_page_size(vertical)
            let former = position
            switch key {
            case "\u{F72C}": position.y -= page * 0.9
            case "\u{F72D}": position.y += page * 0.9
            case "\u{F729}": position.y = 0
            default: position.y = gtk_adjustment_get_upper(vertical)
            }
            return position != former
        }

        /// By as much as one press of an arrow does. False: there is no further way.
        func scroll(_ direction: FocusDirection) -> Bool {
            let former = position
            switch direction {
            case .up: position.y -= gtk_adjustment_get_step_increment(vertical)
            case .down: position.y += gtk_adjustment_get_step_increment(vertical)
            case .left: position.x -= gtk_adjustment_get_step_increment(horizontal)
            case .right: position.x += gtk_adjustment_get_step_increment(horizontal)
            }
            return position != former
        }

        /// Scrolls so that a frame of the content is seen, from its beginning on where it is too large; says where it is
        /// in the window then.
        func show(_ frame: CGRect) -> CGRect {
            func offset(_ adjustment: UnsafeMutablePointer<GtkAdjustment>, _ start: CGFloat, _ end: CGFloat) -> CGFloat
            {
                let value = gtk_adjustment_get_value(adjustment)
                let page = gtk_adjustment_get_page_size(adjustment)
                let target = start < value ? start : end > value + page ? min(end - page, start) : value
                if target != value { gtk_adjustment_set_value(adjustment, target) }
                return gtk_adjustment_get_value(adjustment)
            }
            return frame.offsetBy(
                dx: -offset(horizontal, frame.minX, frame.maxX), dy: -offset(vertical, frame.minY, frame.maxY))
        }

        override func childrenChanged() {
            for case let row as RowItem in children { gtk_widget_queue_draw(row.canvas.widget) }
        }

        override func discard() {
            super.discard()
            g_object_unref(frame)
        }

        isolated deinit {
            g_object_unref(horizontal)
            g_object_unref(vertical)
        }
    }
#endif
