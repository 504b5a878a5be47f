import Combine
import Testing

private final class Token {}

/// What a chain holds, it lets go when it is done or cancelled.
struct LifetimeTests {
    private enum End: CaseIterable {
        case completion
        case cancellation
    }

    /// Whether a token, held by closures before and after an operator, is gone after the end.
    private func letsGo<P: Publisher>(
        at end: End, _ chain: (AnyPublisher<Int, Never>) -> P
    ) -> Bool where P.Failure == Never {
        let subject = PassthroughSubject<Int, Never>()
        weak var token: Token?
        var subscription: AnyCancellable?
        do {
            let held = Token()
            token = held
            let source = subject.map { value in
                withExtendedLifetime(held) { value }
            }
            subscription = chain(source.eraseToAnyPublisher()).sink { _ in withExtendedLifetime(held) {} }
        }
        subject.send(1)
        guard token != nil else { return false }
        switch end {
        case .completion: subject.send(completion: .finished)
        case .cancellation: subscription?.cancel()
        }
        defer { withExtendedLifetime(subscription) {} }
        return token == nil
    }

    @Test(arguments: End.allCases)
    private func `operators let go of all they held`(end: End) {
        #expect(letsGo(at: end) { $0.filter { _ in true } })
        #expect(letsGo(at: end) { $0.prefix(9) })
        #expect(letsGo(at: end) { $0.collect(1) })
        #expect(letsGo(at: end) { $0.combineLatest($0) })
        #expect(letsGo(at: end) { $0.zip($0, $0) })
        #expect(letsGo(at: end) { $0.merge(with: $0) })
        #expect(letsGo(at: end) { $0.flatMap { Just($0) } })
        #expect(letsGo(at: end) { $0.map { Just($0) }.switchToLatest() })
        #expect(letsGo(at: end) { $0.setFailureType(to: Broken.self).catch { _ in Just(1) } })
        #expect(letsGo(at: end) { $0.append(2) })
        #expect(letsGo(at: end) { $0.share() })
        #expect(letsGo(at: end) { $0.receive(on: ImmediateScheduler.shared) })
        #expect(letsGo(at: end) { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared) })
        #expect(letsGo(at: end) { $0.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true) })
        #expect(letsGo(at: end) { $0.handleEvents(receiveOutput: { _ in }) })
    }
}
