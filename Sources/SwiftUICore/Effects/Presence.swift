import Foundation

/// Whether a branch that stays in the graph is on the screen. What is covered by another screen keeps its state, but
/// disappears and appears as if it left and came.
@MainActor
final class Presence {
    private let outer: Presence?
    private var isShown = true
    private var observers: [Weak] = []
    private var mostObservers = 32

    private struct Weak {
        weak var observer: (any PresenceObserver)?
    }

    init(in outer: Presence?) {
        self.outer = outer
        outer?.add(self)
    }

    var isPresent: Bool {
        isShown && outer?.isPresent ?? true
    }

    func show(_ isShown: Bool) {
        guard self.isShown != isShown else { return }
        self.isShown = isShown
        if outer?.isPresent ?? true { tell() }
    }

    func add(_ observer: any PresenceObserver) {
        if observers.count == mostObservers {
            observers.removeAll { $0.observer == nil }
            mostObservers = max(32, 2 * observers.count)
        }
        observers.append(Weak(observer: observer))
    }

    private func tell() {
        for weak in observers { weak.observer?.presenceChanged() }
    }
}

@MainActor
protocol PresenceObserver: AnyObject {
    func presenceChanged()
}

extension Presence: PresenceObserver {
    func presenceChanged() {
        if isShown { tell() }
    }
}
