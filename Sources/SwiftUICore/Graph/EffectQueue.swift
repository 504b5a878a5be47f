import Foundation

/// What an update pass makes happen once everything is evaluated and laid out.
@MainActor
final class EffectQueue {
    /// In the order in which they run.
    enum Phase: Int, CaseIterable {
        case preferences, changes, leave, appear, disappear, focus
    }

    private var effects: [[@MainActor () -> Void]] = Array(repeating: [], count: Phase.allCases.count)

    var isEmpty: Bool {
        effects.allSatisfy(\.isEmpty)
    }

    func append(_ phase: Phase, _ effect: @escaping @MainActor () -> Void) {
        effects[phase.rawValue].append(effect)
    }

    func removeAll() {
        for index in effects.indices { effects[index] = [] }
    }

    /// Runs what has been gathered so far; what that adds waits for the next round.
    func run() {
        let gathered = effects
        effects = Array(repeating: [], count: Phase.allCases.count)
        for phase in gathered {
            for effect in phase { effect() }
        }
    }
}
