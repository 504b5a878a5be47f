#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// A button: the toolkit's own, with the label of the display list inside.
    @MainActor
    final class ButtonItem: ItemNode {
        private let button: Widget
        private var classes: [String] = []

        init(_ item: DisplayItem, in window: DesktopWindow) {
            button = gtk_button_new()
            super.init(item, in: window, role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
            g_object_ref_sink(button)
            button.addClass("oriel")
            gtk_button_set_child(button.of(), canvas.widget)
            // A press leaves the focus in a text where it is.
            gtk_widget_set_focus_on_click(button, 0)
            connect(button, "clicked") { [weak self] _ in
                guard let self else { return }
                self.window.send(.activate(self.id))
            }
        }

        override var widget: Widget { button }
        override var focusWidget: Widget? { button }

        override func canShow(_ content: DisplayItem.Content) -> Bool {
            if case .control(let control) = content, case .button = control.kind, control.isFocusable {
                true
            } else {
                false
            }
        }

        override func show() {
            guard case .control(let control) = item.content, case .button(let content) = control.kind else { return }
            gtk_widget_set_sensitive(button, control.isEnabled ? 1 : 0)
            let new = Self.classes(of: content, tint: control.tint)
            guard new != classes else { return }
            for name in classes { gtk_widget_remove_css_class(button, name) }
            for name in new { button.addClass(name) }
            classes = new
        }

        override func discard() {
            super.discard()
            g_object_unref(button)
        }

        private static func classes(of content: ButtonContent, tint: DisplayColor?) -> [String] {
            let tint = tint?.role == .accent ? nil : tint
            switch content.style {
            case .bordered:
                return content.role == .destructive ? ["destructive-text"] : tint.map { [Tints.ink($0)] } ?? []
            case .borderedProminent:
                if content.role == .destructive { return ["destructive-action"] }
                return ["suggested-action"] + (tint.map { [Tints.ground($0)] } ?? [])
            case .borderless, .link:
                let color =
                    content.role == .destructive ? "destructive-text" : tint.map { Tints.ink($0) } ?? "accent-text"
                return ["bare", color] + (content.style == .link ? ["link"] : [])
            case .plain, .row:
                return ["bare"]
            }
        }
    }
#endif
