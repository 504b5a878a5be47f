#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// A switch or a check box with its label beside.
    @MainActor
    final class ToggleItem: ItemNode, NativeWriting {
        private let style: ToggleContent.Style
        private let indicator: Widget
        private var isShowing = false
        private var isLabelPressed = false

        init(_ item: DisplayItem, _ toggle: ToggleContent, in window: DesktopWindow) {
            style = toggle.style
            indicator = style == .switch ? gtk_switch_new() : gtk_check_button_new()
            super.init(item, in: window, role: GTK_ACCESSIBLE_ROLE_GROUP)
            gtk_widget_set_halign(indicator, GTK_ALIGN_CENTER)
            gtk_widget_set_valign(indicator, GTK_ALIGN_CENTER)
            gtk_widget_set_focus_on_click(indicator, 0)
            add(part: indicator)
            connect(indicator, "notify::active") { [weak self] _ in
                guard let self, !isShowing else { return }
                self.window.send(.activate(self.id))
                // The program has the last word, also where it leaves things as they were.
                self.window.writings.add(self)
            }
            pressLabel()
        }

        /// The label belongs to the control.
        private func pressLabel() {
            let click = gtk_gesture_click_new()!
            connect(click, "pressed") { [weak self, click] arguments in
                guard let self, let toggle else { return }
                let point = CGPoint(x: arguments.double(1), y: arguments.double(2))
                // The box or switch itself sees to its presses.
                isLabelPressed = !toggle.indicator.contains(point)
                if isLabelPressed { gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED) }
            }
            connect(click, "released") { [weak self] arguments in
                guard let self, isLabelPressed else { return }
                let point = CGPoint(x: arguments.double(1), y: arguments.double(2))
                if bounds.contains(point) { self.window.send(.activate(self.id)) }
            }
            gtk_widget_add_controller(canvas.widget, click)
        }

        override var focusWidget: Widget? { indicator }

        override func canShow(_ content: DisplayItem.Content) -> Bool {
            guard case .control(let control) = content, case .toggle(let toggle) = control.kind else { return false }
            return toggle.style == style
        }

        private var toggle: ToggleContent? {
            if case .control(let control) = item.content, case .toggle(let toggle) = control.kind {
                toggle
            } else {
                nil
            }
        }

        override func show() {
            guard case .control(let control) = item.content, let toggle else { return }
            isShowing = true
            defer { isShowing = false }
            gtk_widget_set_sensitive(canvas.widget, control.isEnabled ? 1 : 0)
            if style == .switch {
                // Setting it to what it is would end a movement that the user has begun.
                let isOn: gboolean = toggle.isOn == true ? 1 : 0
                if gtk_switch_get_active(indicator.opaque) != isOn { gtk_switch_set_active(indicator.opaque, isOn) }
            } else {
                gtk_check_button_set_active(indicator.of(), toggle.isOn == true ? 1 : 0)
                gtk_check_button_set_inconsistent(indicator.of(), toggle.isOn == nil ? 1 : 0)
            }
            gtk_widget_queue_allocate(canvas.widget)
        }

        func write() {
            show()
        }

        override func discard() {
            window.writings.remove(self)
            super.discard()
        }

        override func frame(ofPart part: Widget) -> CGRect {
            toggle?.indicator ?? .zero
        }

        override var describedWidget: Widget { indicator }
    }

    /// A toggle that is a button which stays pressed.
    @MainActor
    final class ToggleButtonItem: ItemNode, NativeWriting {
        private let button: Widget
        private var isShowing = false

        init(_ item: DisplayItem, in window: DesktopWindow) {
            button = gtk_toggle_button_new()
            super.init(item, in: window, role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
            g_object_ref_sink(button)
            button.addClass("oriel")
            gtk_button_set_child(button.of(), canvas.widget)
            gtk_widget_set_focus_on_click(button, 0)
            connect(button, "toggled") { [weak self] _ in
                guard let self, !isShowing else { return }
                self.window.send(.activate(self.id))
                self.window.writings.add(self)
            }
        }

        override var widget: Widget { button }
        override var focusWidget: Widget? { button }

        override func canShow(_ content: DisplayItem.Content) -> Bool {
            guard case .control(let control) = content, case .toggle(let toggle) = control.kind else { return false }
            return toggle.style == .button
        }

        override func show() {
            guard case .control(let control) = item.content, case .toggle(let toggle) = control.kind else { return }
            isShowing = true
            defer { isShowing = false }
            gtk_widget_set_sensitive(button, control.isEnabled ? 1 : 0)
            gtk_toggle_button_set_active(button.of(), toggle.isOn == false ? 0 : 1)
        }

        func write() {
            show()
        }

        override func discard() {
            window.writings.remove(self)
            super.discard()
            g_object_unref(button)
        }
    }
#endif
