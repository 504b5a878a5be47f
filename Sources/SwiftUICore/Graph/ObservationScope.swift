import Foundation
import Observation

/// Follows the `@Observable` properties that an evaluation reads, and tells once when one of them is about to change.
///
/// A registration that never fires would stay with its objects for ever; therefore each also reads a property of its
/// own, through which it can be fired and so removed when the evaluation is repeated.
@MainActor
final class ObservationScope {
    private var registration: Registration?
    /// Views that read no observable at all, most of them, never pay for a cancel token.
    private var hasEverRegistered = false

    func track<Result>(notifying node: Dependent & Invalidatable, _ body: () -> Result) -> Result {
        cancel()
        var registration: Registration? = Registration(node)
        let token = hasEverRegistered ? CancelToken() : nil
        registration!.token = token
        let result = observe(registration!) {
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

    private func observe<Result>(_ registration: Registration, _ body: () -> Result) -> Result {
        withObservationTracking(body) { [registration] in
            registration.fire()
        }
    }

    func cancel() {
        guard let registration else { return }
        self.registration = nil
        registration.cancel()
    }
}

/// What an observation reports to. A write can come from any thread.
protocol Invalidatable: AnyObject {
    func invalidateFromAnyThread()
}

/// One registration with the objects that an evaluation read.
private final class Registration: @unchecked Sendable {
    // Cleared on the main actor when the evaluation is repeated or its view gone; read on whatever thread writes.
    private let lock = NSLock()
    private weak var node: (any Invalidatable)?
    var token: CancelToken?

    init(_ node: any Invalidatable) {
        self.node = node
    }

    func fire() {
        lock.lock()
        let target = node
        node = nil
        lock.unlock()
        target?.invalidateFromAnyThread()
    }

    func cancel() {
        lock.lock()
        node = nil
        lock.unlock()
        token?.cancel()
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
