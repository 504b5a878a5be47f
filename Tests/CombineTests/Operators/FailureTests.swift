import Combine
import Testing

struct FailureTests {
    private let failing = [1, 2, 3].publisher.tryMap { value in
        if value == 3 { throw Broken() }
        return value
    }

    @Test func `replaceError sends a last value in place of the error`() {
        #expect(events(of: failing.replaceError(with: 0)) == ["1", "2", "0", "|"])
        let probe = Probe<Int, Never>(demand: .max(2))
        failing.replaceError(with: 0).subscribe(probe)
        #expect(probe.values == [1, 2])
        probe.request(.max(1))
        #expect(probe.values == [1, 2, 0])
        #expect(probe.completions == [.finished])
    }

    @Test func `catch goes on with another publisher and carries the demand along`() {
        #expect(events(of: failing.catch { _ in [8, 9].publisher }) == ["1", "2", "8", "9", "|"])
        let probe = Probe<Int, Never>(demand: .max(3))
        failing.catch { _ in [8, 9].publisher }.subscribe(probe)
        #expect(probe.values == [1, 2, 8])
        probe.request(.max(5))
        #expect(probe.values == [1, 2, 8, 9])
        #expect(probe.completions == [.finished])
    }

    @Test func `tryCatch may give up`() {
        #expect(events(of: failing.tryCatch { _ -> Just<Int> in throw Broken() }) == ["1", "2", "x"])
    }

    @Test func `retry subscribes anew, so many times`() {
        var attempts = 0
        let publisher = Deferred { () -> Fail<Int, Broken> in
            attempts += 1
            return Fail(error: Broken())
        }
        #expect(events(of: publisher.retry(2)) == ["x"])
        #expect(attempts == 3)
    }

    @Test func `mapError and setFailureType change the kind of failure`() {
        var received: [Broken] = []
        let subscription = failing.mapError { _ in Broken() }.sink { completion in
            if case .failure(let error) = completion { received.append(error) }
        } receiveValue: { _ in
        }
        #expect(received == [Broken()])
        subscription.cancel()
        let typed: AnyPublisher<Int, Broken> = Just(1).setFailureType(to: Broken.self).eraseToAnyPublisher()
        #expect(events(of: typed) == ["1", "|"])
    }

    @Test func `replaceEmpty, append and prepend add values`() {
        #expect(events(of: Empty<Int, Never>().replaceEmpty(with: 7)) == ["7", "|"])
        #expect(events(of: Just(2).prepend(0, 1).append([3])) == ["0", "1", "2", "3", "|"])
        #expect(events(of: Just(1).append(Just(2))) == ["1", "2", "|"])
    }
}
