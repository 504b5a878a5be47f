import Dispatch
import Foundation

/// Runs main-actor code from a place that is known to be on the main actor but can't say so in its type.
///
/// `MainActor.assumeIsolated` checks at run time; a state box is read thousands of times in an update.
@inline(__always)
package func assumingMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    typealias Plain = () -> Result
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Plain.self)() }
}

/// Tells whether code runs on the main actor.
///
/// The thread alone doesn't: a program whose entry point is asynchronous hands its main queue to worker threads.
package enum MainExecutor {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    package static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
    }

    /// At once where this already is the main actor, else in its next turn.
    package static func run(_ body: @escaping @MainActor () -> Void) {
        if isCurrent {
            assumingMainActor(body)
        } else {
            DispatchQueue.main.async { assumingMainActor(body) }
        }
    }
}
