#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// Hands the pointer to the scene where the scene itself follows it.
    @MainActor
    final class Pointer {
        private unowned let window: DesktopWindow
        private var isFollowing = false
        /// At the side of some mice.
        private static let backButton: guint = 8

        init(_ window: DesktopWindow) {
            self.window = window
            let controller = gtk_event_controller_legacy_new()!
            gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_BUBBLE)
            connect(controller, "event") { [weak self, controller] arguments in
                guard let self, let event = gtk_event_controller_get_current_event(controller) else { return }
                arguments.answer(handle(event))
            }
            gtk_widget_add_controller(window.root.canvas.widget, controller)
        }

        private func handle(_ event: OpaquePointer) -> Bool {
            switch gdk_event_get_event_type(event) {
            case GDK_BUTTON_PRESS where gdk_button_event_get_button(event) == 1:
                isFollowing = send(.down, event)
                return isFollowing
            case GDK_BUTTON_PRESS where gdk_button_event_get_button(event) == Self.backButton:
                return window.goBack()
            case GDK_MOTION_NOTIFY where isFollowing:
                return send(.moved, event)
            case GDK_BUTTON_RELEASE where isFollowing && gdk_button_event_get_button(event) == 1:
                isFollowing = false
                return send(.up, event)
            case GDK_GRAB_BROKEN where isFollowing, GDK_TOUCH_CANCEL where isFollowing:
                isFollowing = false
                return send(.cancelled, event)
            default:
                return false
            }
        }

        private func send(_ phase: PointerEvent.Phase, _ event: OpaquePointer) -> Bool {
            var (x, y) = (0.0, 0.0)
            gdk_event_get_position(event, &x, &y)
            var (offsetX, offsetY) = (0.0, 0.0)
            gtk_native_get_surface_transform(window.widget.opaque, &offsetX, &offsetY)
            var (sceneX, sceneY) = (0.0, 0.0)
            gtk_widget_translate_coordinates(
                window.widget, window.root.canvas.widget, x - offsetX, y - offsetY, &sceneX, &sceneY)
            return window.send(
                .pointer(
                    PointerEvent(
                        phase: phase, location: CGPoint(x: sceneX, y: sceneY),
                        time: Double(gdk_event_get_time(event)) / 1000)))
        }
    }
#endif
