#if Desktop
    import CAdwaita
    import Foundation

    /// A widget of the toolkit, whatever its class.
    typealias Widget = UnsafeMutablePointer<GtkWidget>

    extension UnsafeMutablePointer {
        /// The same object as one of another class.
        func of<Other>(_ type: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
            UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
        }

        /// The same object as one of a class whose fields nobody knows.
        var opaque: OpaquePointer { OpaquePointer(self) }
    }

    @MainActor
    extension Widget {
        /// The smallest width and height that it can have.
        var minimumSize: CGSize {
            var (width, height): (Int32, Int32) = (0, 0)
            gtk_widget_measure(self, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
            gtk_widget_measure(self, GTK_ORIENTATION_VERTICAL, -1, &height, nil, nil, nil)
            return CGSize(width: CGFloat(width), height: CGFloat(height))
        }

        /// Gives the widget a place in its parent, never less than it needs: the toolkit complains about that.
        func allocate(_ frame: CGRect) {
            let least = minimumSize
            let width = max(frame.width.rounded(.up), least.width)
            let height = max(frame.height.rounded(.up), least.height)
            var corner = graphene_point_t(
                x: Float(frame.minX - (width - frame.width.rounded(.up)) / 2),
                y: Float(frame.minY - (height - frame.height.rounded(.up)) / 2))
            gtk_widget_allocate(
                self, Int32(clamping: Int(width)), Int32(clamping: Int(height)), -1,
                gsk_transform_translate(nil, &corner))
        }

        /// What handles events of one kind for it.
        func controllers(_ type: GType) -> [OpaquePointer] {
            let all = gtk_widget_observe_controllers(self)!
            defer { g_object_unref(UnsafeMutableRawPointer(all)) }
            return (0..<g_list_model_get_n_items(all)).compactMap { index in
                guard let controller = g_list_model_get_item(all, index) else { return nil }
                // The widget itself keeps it.
                defer { g_object_unref(controller) }
                let instance = controller.assumingMemoryBound(to: GTypeInstance.self)
                return g_type_check_instance_is_a(instance, type) != 0 ? OpaquePointer(controller) : nil
            }
        }

        func addClass(_ name: String) {
            gtk_widget_add_css_class(self, name)
        }
    }

    extension String {
        /// As the toolkit can take it: to it a text ends where a NUL is.
        var withoutNUL: String { contains("\0") ? replacing("\0", with: "\u{FFFD}") : self }
    }

    extension GType {
        /// Numbers that are fixed, though the headers have them in macros.
        static let none = GType(1 << 2)
        static let boolean = GType(5 << 2)
        static let int = GType(6 << 2)
        static let double = GType(15 << 2)
        static let string = GType(16 << 2)
    }

    /// Lends a value of one of the toolkit's types.
    @MainActor
    func withValue(of type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Void) {
        var value = GValue()
        g_value_init(&value, type)
        body(&value)
        g_value_unset(&value)
    }

    extension CGRect {
        var graphene: graphene_rect_t {
            graphene_rect_t(
                origin: graphene_point_t(x: Float(minX), y: Float(minY)),
                size: graphene_size_t(width: Float(width), height: Float(height)))
        }
    }
#endif
