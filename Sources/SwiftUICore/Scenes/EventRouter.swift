import DisplayList
import Foundation

/// Hands a host's events to the boxes they are meant for.
@MainActor
final class EventRouter {
    private var receivers: [ItemID: Weak] = [:]

    private struct Weak {
        weak var receiver: (any EventReceiver)?
    }

    func add(_ receiver: any EventReceiver) {
        receivers[receiver.id] = Weak(receiver: receiver)
    }

    func remove(_ id: ItemID) {
        receivers[id] = nil
    }

    func send(_ event: DisplayEvent) -> Bool {
        switch event {
        case .activate(let id), .edit(let id, _), .submit(let id), .scroll(let id, _):
            receivers[id]?.receiver?.receive(event) ?? false
        case .focus, .back, .key, .pointer:
            false
        }
    }
}

/// A box that the user can act on.
@MainActor
protocol EventReceiver: DrawingBox {
    /// False: the event wasn't wanted, as when the control is disabled.
    func receive(_ event: DisplayEvent) -> Bool
}
