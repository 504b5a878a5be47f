import DisplayList
import Foundation

/// Knows which item of a scene has the keyboard focus, and moves it.
@MainActor
final class FocusManager {
    private unowned let graph: Graph
    private(set) var focused: ItemID?
    private weak var target: (any FocusTarget)?
    /// The places around the focused item whose focus state follows, the innermost first. Kept here since an item that
    /// leaves takes its surroundings along.
    private var places: [any FocusPlace] = []
    private var requests: [any FocusRequest] = []

    init(graph: Graph) {
        self.graph = graph
    }

    /// Moves the focus, to nothing for nil. False: this can't have it, and nothing has it now.
    @discardableResult
    func move(to new: (any FocusTarget)?) -> Bool {
        let new = new?.canTakeFocus == true ? new : nil
        guard new?.id != focused else { return new != nil }
        let (formerTarget, formerPlaces) = (target, places)
        target = new
        focused = new?.id
        places = new.map(Self.places) ?? []
        formerTarget?.focusChanged(to: false)
        for place in formerPlaces where !places.contains(where: { $0 === place }) { place.focusLeft() }
        new?.focusChanged(to: true)
        for place in places where !formerPlaces.contains(where: { $0 === place }) { place.focusEntered() }
        return new != nil
    }

    private static func places(around target: any FocusTarget) -> [any FocusPlace] {
        var places: [any FocusPlace] = []
        var box: Box? = target.parent
        while let current = box {
            if let place = (current as? any FocusPlacing)?.place { places.append(place) }
            box = current.parent
        }
        return places
    }

    func isAround(_ place: any FocusPlace) -> Bool {
        places.contains { $0 === place }
    }

    /// Takes the focus from an item that is gone or can't have it any more, when the update is done.
    func removed(_ id: ItemID) {
        guard id == focused else { return }
        graph.effects.append(.focus) { [unowned self] in
            if focused == id, target?.isGone != false || target?.canTakeFocus != true { move(to: nil) }
        }
        graph.wake()
    }

    /// A program wants the focus elsewhere. It is moved when views that come with the same change are there.
    func request(_ request: any FocusRequest) {
        if !requests.contains(where: { $0 === request }) { requests.append(request) }
        if requests.count == 1 {
            graph.effects.append(.focus) { [unowned self] in
                let requests = self.requests
                self.requests = []
                for request in requests { request.moveFocus(self) }
            }
        }
        graph.wake()
    }

    /// Offers a key to what has the focus and to all that is around it, the innermost first.
    func offer(_ stroke: KeyStroke) -> Bool {
        var box: Box? = target
        while let current = box {
            if (current as? any KeyReceiver)?.receive(stroke) == true { return true }
            box = current.parent
        }
        return false
    }
}

/// An item that can have the keyboard focus.
@MainActor
protocol FocusTarget: DrawingBox {
    var canTakeFocus: Bool { get }

    /// Called outside of updates.
    func focusChanged(to isFocused: Bool)
}

/// A place in the tree whose focus some state follows.
@MainActor
protocol FocusPlace: AnyObject {
    func focusEntered()
    func focusLeft()
}

@MainActor
protocol FocusPlacing: Box {
    var place: (any FocusPlace)? { get }
}

@MainActor
protocol FocusRequest: AnyObject {
    func moveFocus(_ manager: FocusManager)
}

/// A box that gets the keys that nothing inside wanted while the focus is there.
@MainActor
protocol KeyReceiver: Box {
    func receive(_ stroke: KeyStroke) -> Bool
}

extension Box {
    /// The first item in here that can have the focus.
    var firstFocusTarget: (any FocusTarget)? {
        if let target = self as? any FocusTarget, target.canTakeFocus { return target }
        var found: (any FocusTarget)?
        visitContent { box in
            if found == nil { found = box.firstFocusTarget }
        }
        return found
    }
}
