#if Desktop
    /// A native widget that keeps a state of its own and is to show what the program says.
    @MainActor
    protocol NativeWriting: AnyObject {
        func write()
    }

    /// Gathers native widgets that have to be written, until the toolkit is done with what the user did: writing while it
    /// still handles a key or a press would disturb it.
    @MainActor
    final class Writings {
        private var waiting: [any NativeWriting] = []
        var onAdd: (() -> Void)?

        var isEmpty: Bool { waiting.isEmpty }

        func add(_ native: any NativeWriting) {
            if !waiting.contains(where: { $0 === native }) { waiting.append(native) }
            onAdd?()
        }

        func remove(_ native: any NativeWriting) {
            waiting.removeAll { $0 === native }
        }

        func write() {
            let natives = waiting
            waiting = []
            for native in natives { native.write() }
        }
    }
#endif
