import DisplayList
import Foundation

/// Hands a host's events to the boxes they are meant for.
@MainActor
final class EventRouter {
    /// Boxes take themselves out when they are discarded.
    private var receivers: [ItemID: Receiver] = [:]
    let focus: FocusManager
    let shortcuts = ShortcutTable()
    /// The scene's own item, in which the pointer finds the others.
    weak var window: DrawingBox?
    /// Has the pointer from its press to its release.
    private weak var pressed: (any PointerTarget)?
    let back = BackHandlers()

    private struct Receiver {
        unowned(unsafe) let receiver: any EventReceiver
    }

    init(graph: Graph) {
        focus = FocusManager(graph: graph)
    }

    func add(_ receiver: any EventReceiver) {
        receivers[receiver.id] = Receiver(receiver: receiver)
    }

    func remove(_ id: ItemID) {
        receivers[id] = nil
        focus.removed(id)
    }

    func send(_ event: DisplayEvent) -> Bool {
        switch event {
        case .activate(let id), .edit(let id, _), .submit(let id), .scroll(let id, _), .delete(let id):
            return receivers[id]?.receiver.receive(event) ?? false
        case .focus(let id):
            return focus.move(to: id.flatMap { receivers[$0]?.receiver as? any FocusTarget })
        case .key(let stroke):
            return focus.offer(stroke) || shortcuts.perform(stroke)
        case .back:
            return back.goBack() || shortcuts.perform(KeyStroke(KeyEquivalent.escape.character))
        case .pointer(let event):
            return point(event)
        }
    }

    /// False: nothing in the scene follows the pointer there, and the host decides what is pressed.
    private func point(_ event: PointerEvent) -> Bool {
        guard let window else { return false }
        if event.phase == .down {
            pressed?.pointerLeft()
            pressed = nil
            guard let target = target(at: event.location, in: window), target.takesPointer else { return false }
            pressed = target
            target.pointerMoved(isInside: true)
            return true
        }
        guard let target = pressed else { return false }
        let isInside = window.items(at: event.location).contains { $0 === target }
        switch event.phase {
        case .down, .moved:
            target.pointerMoved(isInside: isInside)
        case .up:
            pressed = nil
            target.pointerLeft()
            if isInside { target.pressed(at: event.time) }
        case .cancelled:
            pressed = nil
            target.pointerLeft()
        }
        return true
    }

    private func target(at point: CGPoint, in window: DrawingBox) -> (any PointerTarget)? {
        for item in window.items(at: point) {
            if let target = item as? any PointerTarget { return target }
            // The host presses rows.
            if case .row(let row) = item.content(), row.isSelectable { return nil }
        }
        return nil
    }
}

/// A box that the user can act on.
@MainActor
protocol EventReceiver: DrawingBox {
    /// False: the event wasn't wanted, as when the control is disabled.
    func receive(_ event: DisplayEvent) -> Bool
}

/// A box that the pointer can press; what lies behind it gets none of the pointer.
@MainActor
protocol PointerTarget: DrawingBox {
    /// False: the host itself finds out whether it is pressed, and says so by an activation.
    var takesPointer: Bool { get }

    /// The pointer went down here and is inside or, since, outside.
    func pointerMoved(isInside: Bool)

    /// The pointer no longer presses this.
    func pointerLeft()

    /// The pointer went up where it had gone down; `time` as in `PointerEvent`.
    func pressed(at time: Double)
}

extension Box {
    /// The items at a point of this box's coordinates, the foremost first, then those it is in.
    fileprivate func items(at point: CGPoint) -> [DrawingBox] {
        var path: [DrawingBox] = []
        _ = search(point, &path)
        return path
    }

    fileprivate func search(_ point: CGPoint, _ path: inout [DrawingBox]) -> Bool {
        var contents: [Box] = []
        visitContent { contents.append($0) }
        for box in contents.reversed() {
            let isFound =
                if let item = box as? DrawingBox { item.searchItem(point, &path) } else { box.search(point, &path) }
            if isFound { return true }
        }
        return false
    }
}

extension DrawingBox {
    fileprivate func searchItem(_ point: CGPoint, _ path: inout [DrawingBox]) -> Bool {
        let isInside = isPlaced && frame.contains(point)
        let inner = CGPoint(x: point.x - origin.x - contentOrigin.x, y: point.y - origin.y - contentOrigin.y)
        var countsItself = isInside
        switch content() {
        case .group(let effects):
            if effects.ignoresPointer || (effects.clip != nil && !isInside) { return false }
            countsItself = false
        case .scroll:
            if !isInside { return false }
        default:
            break
        }
        guard search(inner, &path) || countsItself else { return false }
        path.append(self)
        return true
    }
}
