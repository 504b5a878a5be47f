import Foundation

public enum FocusDirection: Hashable, Sendable {
    case up, down, left, right
}

/// Where the keyboard focus goes by Tab and by arrows.
public struct FocusMap {
    /// In the order of Tab.
    public let order: [(id: ItemID, frame: CGRect)]

    public init(_ list: DisplayList) {
        order = list.focusOrder.compactMap { id in list.frameInScene(id).map { (id, $0) } }
    }

    public init(_ order: [(id: ItemID, frame: CGRect)]) {
        self.order = order
    }

    public func index(of id: ItemID?) -> Int? {
        order.firstIndex { $0.id == id }
    }

    /// What follows in the order of Tab; nil at its end.
    public func neighbour(of id: ItemID, forward: Bool) -> ItemID? {
        guard let index = index(of: id) else { return nil }
        let next = index + (forward ? 1 : -1)
        return order.indices.contains(next) ? order[next].id : nil
    }

    /// The nearest in a direction. What is straight ahead comes before what is aside.
    public func neighbour(
        of frame: CGRect, _ direction: FocusDirection, among isAllowed: (ItemID) -> Bool
    ) -> ItemID? {
        var best: (id: ItemID, score: CGFloat)?
        for (id, other) in order where isAllowed(id) {
            let ahead: CGFloat
            let aside: CGFloat
            switch direction {
            case .down:
                (ahead, aside) = (other.minY - frame.maxY, Self.gap(frame.minX, frame.maxX, other.minX, other.maxX))
            case .up:
                (ahead, aside) = (frame.minY - other.maxY, Self.gap(frame.minX, frame.maxX, other.minX, other.maxX))
            case .right:
                (ahead, aside) = (other.minX - frame.maxX, Self.gap(frame.minY, frame.maxY, other.minY, other.maxY))
            case .left:
                (ahead, aside) = (frame.minX - other.maxX, Self.gap(frame.minY, frame.maxY, other.minY, other.maxY))
            }
            guard ahead > -1 else { continue }
            // Sideways, only what is on the same height is meant.
            if direction == .left || direction == .right, aside > 0 { continue }
            let score = ahead + 3 * aside
            if best.map({ score < $0.score }) ?? true { best = (id, score) }
        }
        return best?.id
    }

    private static func gap(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
        // Edges that only touch are beside each other.
        let distance = max(c - b, a - d)
        return distance < 0 ? 0 : distance + 1
    }
}
