import Foundation

/// Who can take the user back. Asked from the one that came last: it is the innermost or lies on top.
@MainActor
final class BackHandlers {
    private var handlers: [Weak] = []

    private struct Weak {
        weak var handler: (any BackHandler)?
    }

    func add(_ handler: any BackHandler) {
        handlers.append(Weak(handler: handler))
    }

    func remove(_ handler: any BackHandler) {
        handlers.removeAll { $0.handler == nil || $0.handler === handler }
    }

    /// False: there is no way back.
    func goBack() -> Bool {
        handlers.reversed().contains { $0.handler?.goBack() ?? false }
    }
}

@MainActor
protocol BackHandler: AnyObject {
    /// False: nothing to leave here.
    func goBack() -> Bool
}
