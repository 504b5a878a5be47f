import Foundation
@_spi(SwiftUI) import Observation

/// Follows the `@Observable` properties that an evaluation reads, and tells once when one of them is about to change.
///
/// A registration that never fires would stay with its objects for ever; therefore each also reads a property of its
/// own, through which it can be fired and so removed when the evaluation is repeated.
@MainActor
final class ObservationScope {
    private var registration: Registration?
    /// Views that read no observable at all, most of them, never pay for a cancel token.
    private var hasEverRegistered = false

    func track<Result>(notifying node: _Node, _ body: () -> Result) -> Result {
        cancel()
        var registration: Registration? = Registration(node)
        let token = hasEverRegistered ? CancelToken() : nil
        registration!.token = token
        let result = observe(registration!, saysWhat: node.graph.recorder != nil) {
            let result = body()
            if let token { _ = token.value }
            return result
        }
        if token != nil {
            self.registration = registration
        } else if !isKnownUniquelyReferenced(&registration) {
            // The first evaluation that read an observable goes without a token; the next one has it.
            hasEverRegistered = true
            self.registration = registration
        }
        return result
    }

    private func observe<Result>(
        _ registration: Registration, saysWhat: Bool, _ body: () -> Result
    ) -> Result {
        guard saysWhat else {
            return withObservationTracking(body) { [registration] in
                registration.fire()
            }
        }
        return withObservationTracking(
            body,
            willSet: { [registration] tracking in
                registration.fire(tracking)
            })
    }

    func cancel() {
        guard let registration else { return }
        self.registration = nil
        registration.cancel()
    }

    deinit {
        registration?.cancel()
    }
}

/// One registration with the objects that an evaluation read.
///
/// Not a weak reference: nodes that have some are slower in everything. The scope that made the registration cancels it
/// before its node goes, and both happen on the main actor, as does what follows from a write elsewhere.
private final class Registration: @unchecked Sendable {
    private unowned(unsafe) var node: _Node?
    var token: CancelToken?
    /// Of a registration that says what has changed, which goes on after the first change.
    private var tracking: ObservationTracking?

    init(_ node: _Node) {
        self.node = node
    }

    /// Called on whatever thread writes.
    func fire() {
        MainExecutor.run { [self] in
            let target = node
            node = nil
            target?.invalidate()
        }
    }

    /// Called on whatever thread writes, for each property that is written until the next evaluation.
    func fire(_ tracking: ObservationTracking) {
        // Later it is that of the next property.
        nonisolated(unsafe) let changed = tracking.changed
        MainExecutor.run { [self] in
            guard let node else { return tracking.cancel() }
            self.tracking = tracking
            if let changed { node.graph.recorder?.note(changed, for: node) }
            node.invalidate()
        }
    }

    func cancel() {
        node = nil
        if let tracking {
            tracking.cancel()
        } else {
            token?.cancel()
        }
    }
}

private final class CancelToken: Observable {
    private let registrar = ObservationRegistrar()

    var value: Int {
        registrar.access(self, keyPath: \.value)
        return 0
    }

    func cancel() {
        registrar.withMutation(of: self, keyPath: \.value) {}
    }
}
