#if Desktop
    import CAdwaita

    /// What an input method composes in a native text, and what isn't its text yet: an accent that waits for its letter,
    /// syllables that become a word.
    @MainActor
    final class Composition {
        private let context: UnsafeMutablePointer<GtkIMContext>?
        private let onEnd: @MainActor () -> Void
        private(set) var isUnderWay = false

        init(in text: Widget, onEnd: @escaping @MainActor () -> Void) {
            context = Self.context(of: text)
            self.onEnd = onEnd
            connect(text, "preedit-changed") { [weak self] arguments in self?.changed(to: arguments.string(0)) }
            // In a text that leaves the window, the toolkit forgets what is composed, but not where the cursor is in it:
            // once the text is back, it looks for the cursor behind the end.
            connect(text, "unrealize") { [weak self] _ in self?.cancel() }
            let focus = gtk_event_controller_focus_new()!
            // Also sent where the whole window is no longer the active one; then the user comes back to go on.
            connect(focus, "leave") { [weak self] _ in
                if gtk_widget_is_focus(text) == 0 { self?.cancel() }
            }
            gtk_widget_add_controller(text, focus)
            endByPointer(in: text)
        }

        /// Below the last line, the toolkit takes what is composed for a part of the text: what is pressed, drawn or
        /// dropped there would come into the middle of a character. It ends a composition itself, but only for the first
        /// press of several.
        private func endByPointer(in text: Widget) {
            let pointer = gtk_event_controller_legacy_new()!
            gtk_event_controller_set_propagation_phase(pointer, GTK_PHASE_CAPTURE)
            connect(pointer, "event") { [weak self] arguments in
                arguments.answer(false)
                guard let self, isUnderWay, let event = gtk_event_controller_get_current_event(pointer) else { return }
                switch gdk_event_get_event_type(event) {
                case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_DRAG_ENTER, GDK_DRAG_MOTION,
                    GDK_DROP_START:
                    cancel()
                case GDK_MOTION_NOTIFY
                where gdk_event_get_modifier_state(event).rawValue & GDK_BUTTON1_MASK.rawValue != 0:
                    cancel()
                default: break
                }
            }
            gtk_widget_add_controller(text, pointer)
        }

        private func changed(to composed: String) {
            let wasUnderWay = isUnderWay
            isUnderWay = !composed.isEmpty
            if wasUnderWay, !isUnderWay { onEnd() }
        }

        private func cancel() {
            if isUnderWay, let context { gtk_im_context_reset(context) }
        }

        /// Of the text's own controller of keys.
        static func context(of text: Widget) -> UnsafeMutablePointer<GtkIMContext>? {
            text.controllers(gtk_event_controller_key_get_type()).lazy
                .compactMap { gtk_event_controller_key_get_im_context($0) }.first
        }
    }
#endif
