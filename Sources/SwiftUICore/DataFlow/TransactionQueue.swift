import Foundation

/// Writes to state that carry another transaction than what is to be evaluated already.
///
/// What is written with one transaction is evaluated together, and apart from what came before: so a view that a plain
/// write moves is there before an animated one moves it on. Until its turn a write isn't seen by evaluations, while
/// all other code reads it at once.
@MainActor
struct TransactionQueue {
    private struct Turn {
        let number: Int
        let transaction: Transaction
        /// Who wrote first, while that is recorded.
        let writer: Int?
        var places: [any TurnTaking] = []
    }

    /// Numbers are the same in all scenes: a place may be read in several.
    private static var lastNumber = 0

    private var turns: [Turn] = []
    /// With what the graph became dirty; nil: with none.
    var current: Transaction?

    var isEmpty: Bool { turns.isEmpty }

    /// The number of the turn in which a write with this transaction is evaluated.
    mutating func turn(for transaction: Transaction, writer: Int?) -> Int {
        if let last = turns.last, last.transaction.isSame(as: transaction) { return last.number }
        TransactionQueue.lastNumber += 1
        turns.append(Turn(number: TransactionQueue.lastNumber, transaction: transaction, writer: writer))
        return TransactionQueue.lastNumber
    }

    /// `place` has a value for the last turn.
    mutating func append(_ place: any TurnTaking) {
        turns[turns.count - 1].places.append(place)
    }

    /// The places whose turn it is now, and the number of the turn.
    mutating func takeNext() -> (places: [any TurnTaking], number: Int, writer: Int?)? {
        guard !turns.isEmpty else { return nil }
        let turn = turns.removeFirst()
        current = turn.transaction
        return (turn.places, turn.number, turn.writer)
    }
}

/// A place that holds values back until it is their turn to be evaluated.
@MainActor
protocol TurnTaking: AnyObject {
    func showTurn(_ number: Int)
}

extension Graph {
    /// Whether a write with this transaction is evaluated later than what is to be evaluated already.
    func defers(_ transaction: Transaction) -> Bool {
        // A write while something is evaluated is a fault of the program's, and told as such; it isn't put off.
        if Dependent.isEvaluating { return false }
        if !transactions.isEmpty { return true }
        guard isDirty else { return false }
        guard let current = transactions.current else { return !transaction.isPlain }
        return !current.isSame(as: transaction)
    }

    /// False: all that was written is evaluated.
    func startNextTurn() -> Bool {
        guard let turn = transactions.takeNext() else { return false }
        guard let recorder, let writer = turn.writer else {
            for place in turn.places { place.showTurn(turn.number) }
            return true
        }
        recorder.noting(writer: writer) {
            for place in turn.places { place.showTurn(turn.number) }
        }
        return true
    }
}
