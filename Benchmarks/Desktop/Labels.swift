#if Desktop
    import CAdwaita
    import Foundation

    /// What there is to compare with: the toolkit's own list, with a plain label in each row.
    @MainActor
    enum Labels {
        static func run(count: Int) {
            guard gtk_init_check() != 0 else { fatalError("There is no display.") }
            adw_init()
            Scrolling.begin()
            let strings = gtk_string_list_new(nil)
            for number in 0..<count { gtk_string_list_append(strings, "row \(number)") }
            let factory = gtk_signal_list_item_factory_new()
            connect(factory, "setup") { item in
                let label = gtk_label_new("")!
                gtk_label_set_xalign(OpaquePointer(label), 0)
                gtk_widget_set_size_request(label, -1, 50)
                gtk_list_item_set_child(item, label)
            }
            connect(factory, "bind") { item in
                guard let label = gtk_list_item_get_child(item), let string = gtk_list_item_get_item(item) else {
                    return
                }
                gtk_label_set_text(OpaquePointer(label), gtk_string_object_get_string(OpaquePointer(string)))
            }
            let list = gtk_list_view_new(gtk_no_selection_new(strings), factory)
            let scroll = gtk_scrolled_window_new()!
            gtk_scrolled_window_set_child(OpaquePointer(scroll), list)
            let window = gtk_window_new()!
            UnsafeMutableRawPointer(window).withMemoryRebound(to: GtkWindow.self, capacity: 1) {
                gtk_window_set_default_size($0, 800, 600)
                gtk_window_set_child($0, scroll)
                gtk_window_present($0)
            }
            while true { g_main_context_iteration(nil, 1) }
        }

        private static func connect(
            _ factory: OpaquePointer?, _ signal: String, _ body: @escaping @MainActor (OpaquePointer) -> Void
        ) {
            let handler: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer) -> Void = {
                _, item, body in
                nonisolated(unsafe) let (item, body) = (item, body)
                MainActor.assumeIsolated {
                    if let item { Unmanaged<Handler>.fromOpaque(body).takeUnretainedValue().body(item) }
                }
            }
            g_signal_connect_data(
                UnsafeMutableRawPointer(factory), signal, unsafeBitCast(handler, to: GCallback.self),
                Unmanaged.passRetained(Handler(body)).toOpaque(), nil, GConnectFlags(0))
        }

        private final class Handler {
            let body: @MainActor (OpaquePointer) -> Void

            init(_ body: @escaping @MainActor (OpaquePointer) -> Void) {
                self.body = body
            }
        }
    }
#endif
