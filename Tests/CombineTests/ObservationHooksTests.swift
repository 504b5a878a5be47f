import Combine
import Synchronization
import Testing

private final class Model: ObservableObject {
    @Published var count = 0
}

private final class Log: Sendable {
    let entries = Mutex<[String]>([])

    func append(_ entry: String) {
        entries.withLock { $0.append(entry) }
    }
}

// The hooks belong to the process, and other tests read published properties meanwhile: hence a process of its own.
struct ObservationHooksTests {
    @Test func `the hooks hear of reads and writes, assigned ones included, and before the publishers`() async {
        await #expect(processExitsWith: .success) {
            let model = Model()
            let log = Log()
            _ObservationHooks.didRead = { if $0 is Model { log.append("read") } }
            _ObservationHooks.willChange = { if $0 is Model { log.append("change of \($1)") } }

            _ = model.count
            model.count = 1
            let subscription = model.objectWillChange.sink { log.append("told") }
            model.count = 2
            let numbers = PassthroughSubject<Int, Never>()
            numbers.assign(to: &model.$count)
            numbers.send(3)
            #expect(
                log.entries.withLock { $0 } == [
                    "read", "change of Int", "change of Int", "told", "change of Int", "told",
                ])
            subscription.cancel()
        }
    }
}
