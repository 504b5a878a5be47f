#if Desktop
    import CAdwaita

    /// What a signal brings to those who are connected to it.
    @MainActor
    struct SignalArguments {
        fileprivate let values: UnsafePointer<GValue>?
        fileprivate let result: UnsafeMutablePointer<GValue>?

        // The first is the object that sends the signal.
        private func value(_ index: Int) -> UnsafePointer<GValue>? { values?.advanced(by: index + 1) }

        func double(_ index: Int) -> Double { value(index).map(g_value_get_double) ?? 0 }
        func uint(_ index: Int) -> UInt32 { value(index).map(g_value_get_uint) ?? 0 }
        func flags(_ index: Int) -> UInt32 { value(index).map(g_value_get_flags) ?? 0 }
        func string(_ index: Int) -> String {
            value(index).flatMap(g_value_get_string).map { String(cString: $0) } ?? ""
        }

        /// Answers a signal that asks.
        func answer(_ isHandled: Bool) {
            if let result { g_value_set_boolean(result, isHandled ? 1 : 0) }
        }
    }

    private final class Handler {
        let body: @MainActor (SignalArguments) -> Void

        init(_ body: @escaping @MainActor (SignalArguments) -> Void) {
            self.body = body
        }
    }

    /// Calls `body` whenever the object sends the signal, for as long as the object lives.
    @MainActor @discardableResult
    func connect(
        _ object: UnsafeMutableRawPointer, _ signal: String, after: Bool = false,
        _ body: @escaping @MainActor (SignalArguments) -> Void
    ) -> gulong {
        let handler = Unmanaged.passRetained(Handler(body))
        let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), handler.toOpaque())!
        g_closure_set_marshal(closure) { closure, result, _, values, _, _ in
            guard let data = closure?.pointee.data else { return }
            let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
            MainActor.assumeIsolated {
                handler.body(SignalArguments(values: values, result: result))
            }
        }
        g_closure_add_finalize_notifier(closure, handler.toOpaque()) { data, _ in
            if let data { Unmanaged<Handler>.fromOpaque(data).release() }
        }
        return g_signal_connect_closure(object, signal, closure, after ? 1 : 0)
    }

    @MainActor @discardableResult
    func connect(
        _ object: OpaquePointer, _ signal: String, after: Bool = false,
        _ body: @escaping @MainActor (SignalArguments) -> Void
    ) -> gulong {
        connect(UnsafeMutableRawPointer(object), signal, after: after, body)
    }

    /// Sends a signal in the object's name. Nobody asks for the answer.
    @MainActor
    func emit(_ signal: String, of object: UnsafeMutableRawPointer, _ numbers: Double...) {
        let type = object.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
        let id = g_signal_lookup(signal, type)
        var query = GSignalQuery()
        g_signal_query(id, &query)
        var values = [GValue](repeating: GValue(), count: 1 + numbers.count)
        g_value_init_from_instance(&values[0], object)
        for (index, number) in numbers.enumerated() {
            g_value_init(&values[1 + index], .double)
            g_value_set_double(&values[1 + index], number)
        }
        var answer = GValue()
        if query.return_type != .none { g_value_init(&answer, query.return_type) }
        g_signal_emitv(values, id, 0, &answer)
        g_value_unset(&values[0])
    }
#endif
