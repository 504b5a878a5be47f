#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// What assistive technology is told.
    @MainActor
    enum Accessibility {
        static func describe(_ item: DisplayItem, named name: String?, in widget: Widget) {
            let info = item.accessibility
            set(GTK_ACCESSIBLE_PROPERTY_LABEL, info.label ?? name, in: widget)
            set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, info.hint, in: widget)
            if let value = info.value { set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, value, in: widget) }
            if let identifier = info.identifier { gtk_widget_set_name(widget, identifier) }
        }

        static func text(of item: DisplayItem) -> String? {
            switch item.content {
            case .text(let layout): layout.string
            case .symbol(let symbol): symbol.name
            case .picture(let picture): picture.name
            case .navigationBar(let bar): bar.title
            default: nil
            }
        }

        static func set(_ property: GtkAccessibleProperty, _ string: String?, in widget: Widget) {
            guard let string else {
                gtk_accessible_reset_property(widget.opaque, property)
                return
            }
            var value = GValue()
            gtk_accessible_property_init_value(property, &value)
            g_value_set_string(&value, string.withoutNUL)
            var properties = [property]
            gtk_accessible_update_property_value(widget.opaque, 1, &properties, &value)
            g_value_unset(&value)
        }

        static func hide(_ isHidden: Bool, _ widget: Widget) {
            set(GTK_ACCESSIBLE_STATE_HIDDEN, isHidden, in: widget)
        }

        static func set(_ state: GtkAccessibleState, _ isOn: Bool, in widget: Widget) {
            var value = GValue()
            gtk_accessible_state_init_value(state, &value)
            if value.g_type == .boolean {
                g_value_set_boolean(&value, isOn ? 1 : 0)
            } else {
                g_value_set_int(&value, isOn ? 1 : 0)
            }
            var states = [state]
            gtk_accessible_update_state_value(widget.opaque, 1, &states, &value)
            g_value_unset(&value)
        }

        /// The role of something whose item is drawn by us.
        static func role(of item: DisplayItem) -> GtkAccessibleRole {
            let traits = item.accessibility.traits
            if traits.contains(.header) { return GTK_ACCESSIBLE_ROLE_HEADING }
            if traits.contains(.link) { return GTK_ACCESSIBLE_ROLE_LINK }
            if traits.contains(.button) { return GTK_ACCESSIBLE_ROLE_BUTTON }
            switch item.content {
            case .text: return GTK_ACCESSIBLE_ROLE_LABEL
            case .symbol, .picture: return GTK_ACCESSIBLE_ROLE_IMG
            case .shape: return traits.contains(.image) ? GTK_ACCESSIBLE_ROLE_IMG : GTK_ACCESSIBLE_ROLE_PRESENTATION
            case .divider: return GTK_ACCESSIBLE_ROLE_SEPARATOR
            case .row: return GTK_ACCESSIBLE_ROLE_LIST_ITEM
            case .group, .control, .scroll, .navigationBar: return GTK_ACCESSIBLE_ROLE_GROUP
            }
        }
    }
#endif
