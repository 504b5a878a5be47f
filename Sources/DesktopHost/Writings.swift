#if Desktop
    import CAdwaita

    /// A native text that is to show what the program says.
    @MainActor
    protocol TextWriting: AnyObject {
        func write()
    }

    /// Gathers native texts that have to be written, until the toolkit is done with what the user did.
    @MainActor
    final class Writings {
        private var waiting: [any TextWriting] = []

        var isEmpty: Bool { waiting.isEmpty }

        func add(_ text: any TextWriting) {
            if !waiting.contains(where: { $0 === text }) { waiting.append(text) }
        }

        func remove(_ text: any TextWriting) {
            waiting.removeAll { $0 === text }
        }

        func write() {
            let texts = waiting
            waiting = []
            for text in texts { text.write() }
        }
    }
#endif
