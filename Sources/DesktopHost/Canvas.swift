#if Desktop
    import CAdwaita
    import Foundation

    /// Who says how a canvas behaves.
    @MainActor
    protocol CanvasOwner: AnyObject {
        /// The least width or height, in points.
        func leastLength(_ orientation: GtkOrientation) -> Int
        /// Gives the widgets inside their places.
        func layOut(_ canvas: Canvas, width: Int, height: Int)
        /// Draws all that is in the canvas.
        func draw(_ canvas: Canvas, _ snapshot: OpaquePointer)
        /// The look around has changed: colours, fonts, what the pointer is over.
        func lookChanged(_ canvas: Canvas)
    }

    /// A widget that we draw ourselves and in which other widgets have exact places.
    @MainActor
    final class Canvas {
        let widget: Widget

        init(_ owner: any CanvasOwner, role: GtkAccessibleRole) {
            widget = Canvas.make(role)
            let reference = Unmanaged.passRetained(Reference(self, owner))
            widget.of(OrielCanvas.self).pointee.owner = reference.toOpaque()
        }

        /// The canvas keeps nobody alive.
        fileprivate final class Reference {
            weak var canvas: Canvas?
            weak var owner: (any CanvasOwner)?

            init(_ canvas: Canvas, _ owner: any CanvasOwner) {
                self.canvas = canvas
                self.owner = owner
            }
        }

        private static func make(_ role: GtkAccessibleRole) -> Widget {
            var made: Widget?
            withValue(of: gtk_accessible_role_get_type()) { value in
                g_value_set_enum(value, gint(role.rawValue))
                let name = strdup("accessible-role")
                var names: [UnsafePointer<CChar>?] = [UnsafePointer(name)]
                made = UnsafeMutableRawPointer(g_object_new_with_properties(type, 1, &names, value))
                    .assumingMemoryBound(to: GtkWidget.self)
                free(name)
            }
            return made!
        }

        private static let type: GType = g_type_register_static_simple(
            gtk_widget_get_type(), "OrielCanvas", guint(MemoryLayout<GtkWidgetClass>.size),
            { instance, _ in
                guard let instance else { return }
                initialize(instance.assumingMemoryBound(to: GtkWidgetClass.self))
            },
            guint(MemoryLayout<OrielCanvas>.size), nil, GTypeFlags(0))

        // Never changed after the class is made.
        nonisolated(unsafe) fileprivate static var parentClass: UnsafeMutablePointer<GtkWidgetClass>?
    }

    private func initialize(_ methods: UnsafeMutablePointer<GtkWidgetClass>) {
        Canvas.parentClass = g_type_class_peek_parent(methods)?.assumingMemoryBound(to: GtkWidgetClass.self)
        methods.pointee.measure = { widget, orientation, _, minimum, natural, minimumBaseline, naturalBaseline in
            var least: Int32 = 0
            forward(widget) { _, owner in least = Int32(clamping: owner.leastLength(orientation)) }
            minimum?.pointee = least
            natural?.pointee = least
            minimumBaseline?.pointee = -1
            naturalBaseline?.pointee = -1
        }
        methods.pointee.size_allocate = { widget, width, height, _ in
            forward(widget) { canvas, owner in owner.layOut(canvas, width: Int(width), height: Int(height)) }
        }
        methods.pointee.snapshot = { widget, snapshot in
            guard let snapshot else { return }
            nonisolated(unsafe) let borrowed = snapshot
            forward(widget) { canvas, owner in owner.draw(canvas, borrowed) }
        }
        methods.pointee.css_changed = { widget, change in
            Canvas.parentClass?.pointee.css_changed?(widget, change)
            forward(widget) { canvas, owner in owner.lookChanged(canvas) }
        }
        methods.pointee.state_flags_changed = { widget, former in
            Canvas.parentClass?.pointee.state_flags_changed?(widget, former)
            forward(widget) { canvas, owner in owner.lookChanged(canvas) }
        }
        let object = UnsafeMutableRawPointer(methods).assumingMemoryBound(to: GObjectClass.self)
        object.pointee.dispose = { object in
            guard let object else { return }
            let widget = object.of(GtkWidget.self)
            while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
            let canvas = object.of(OrielCanvas.self)
            if let owner = canvas.pointee.owner {
                canvas.pointee.owner = nil
                Unmanaged<Canvas.Reference>.fromOpaque(owner).release()
            }
            Canvas.parentClass.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GObjectClass.self) }?
                .pointee.dispose?(object)
        }
    }

    private func forward(_ widget: Widget?, _ body: @MainActor (Canvas, any CanvasOwner) -> Void) {
        guard let owner = widget?.of(OrielCanvas.self).pointee.owner else { return }
        nonisolated(unsafe) let reference = Unmanaged<Canvas.Reference>.fromOpaque(owner).takeUnretainedValue()
        MainActor.assumeIsolated {
            if let canvas = reference.canvas, let owner = reference.owner { body(canvas, owner) }
        }
    }
#endif
