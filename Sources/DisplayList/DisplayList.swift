import Foundation

/// All items of a scene as they are after the changes applied so far.
public struct DisplayList: Equatable, Sendable {
    private var items: [ItemID: DisplayItem] = [:]
    private var order: [ItemID: [ItemID]] = [:]
    private var parents: [ItemID: ItemID] = [:]

    public init() {}

    public subscript(id: ItemID) -> DisplayItem? {
        items[id]
    }

    /// The number of items, whether shown or not.
    public var count: Int {
        items.count
    }

    public func children(of id: ItemID) -> [ItemID] {
        order[id] ?? []
    }

    public func parent(of id: ItemID) -> ItemID? {
        parents[id]
    }

    public mutating func apply(_ changes: [DisplayChange]) {
        for change in changes {
            switch change {
            case .set(let item):
                items[item.id] = item
            case .place(let id, let frame):
                items[id]?.frame = frame
            case .order(let children, let parent):
                for child in order[parent] ?? [] where parents[child] == parent {
                    parents[child] = nil
                }
                for child in children {
                    if let former = parents[child], former != parent {
                        order[former]?.removeAll { $0 == child }
                    }
                    parents[child] = parent
                }
                order[parent] = children
            case .remove(let id):
                remove(id)
            }
        }
    }

    /// What makes an empty list this one, in an order in which a host can apply it.
    public var changes: [DisplayChange] {
        var sets: [DisplayChange] = []
        var orders: [DisplayChange] = []
        func describe(_ id: ItemID) {
            if let item = items[id] { sets.append(.set(item)) }
            guard let children = order[id] else { return }
            orders.append(.order(children, in: id))
            for child in children { describe(child) }
        }
        describe(.root)
        return sets + orders
    }

    private mutating func remove(_ id: ItemID) {
        for child in order.removeValue(forKey: id) ?? [] where parents[child] == id {
            remove(child)
        }
        if let parent = parents.removeValue(forKey: id) {
            order[parent]?.removeAll { $0 == id }
        }
        items[id] = nil
    }

    /// The items from the root's children down, each before what is in it, in the order in which they are drawn.
    public func forEachShown(_ visit: (DisplayItem) -> Void) {
        forEach(in: .root, visit)
    }

    private func forEach(in start: ItemID, _ visit: (DisplayItem) -> Void) {
        func walk(_ id: ItemID) {
            for child in order[id] ?? [] {
                guard let item = items[child] else { continue }
                visit(item)
                walk(child)
            }
        }
        walk(start)
    }

    /// What keyboard and pointer are confined to: the foremost modal group, or the root.
    public var reachable: ItemID {
        var found = ItemID.root
        forEachShown { item in
            if case .group(let effects) = item.content, effects.isModal { found = item.id }
        }
        return found
    }

    /// The frame of an item in the scene's coordinates, whether or not something covers or clips it.
    public func frameInScene(_ id: ItemID) -> CGRect? {
        guard var frame = items[id]?.frame else { return nil }
        var current = id
        while let parent = parents[current], let item = items[parent] {
            frame.origin.x += item.frame.minX
            frame.origin.y += item.frame.minY
            if case .scroll(let scroll) = item.content {
                frame.origin.x -= scroll.offset.x
                frame.origin.y -= scroll.offset.y
            }
            current = parent
        }
        return frame
    }

    /// What the keyboard reaches, in the order in which Tab goes through it: controls, rows that can be selected, and
    /// rows that can be deleted and have no control inside.
    public var focusOrder: [ItemID] {
        var found: [ItemID] = []

        func walk(_ id: ItemID) {
            for child in order[id] ?? [] {
                guard let item = items[child] else { continue }
                var isDeletable = false
                switch item.content {
                case .control(let control) where control.takesFocus: found.append(child)
                case .row(let row) where row.isSelectable: found.append(child)
                case .row(let row): isDeletable = row.isDeletable
                default: break
                }
                let count = found.count
                walk(child)
                if isDeletable, found.count == count { found.append(child) }
            }
        }

        walk(reachable)
        return found
    }

    /// What is drawn at a point of the scene: the foremost item first, then what it is in.
    public func items(at point: CGPoint) -> [ItemID] {
        var path: [ItemID] = []

        func search(_ id: ItemID, _ point: CGPoint) -> Bool {
            for child in (order[id] ?? []).reversed() {
                guard let item = items[child] else { continue }
                var inner = CGPoint(x: point.x - item.frame.minX, y: point.y - item.frame.minY)
                let isInside = CGRect(origin: .zero, size: item.frame.size).contains(inner)
                switch item.content {
                case .group(let effects):
                    if effects.ignoresPointer || (effects.clip != nil && !isInside) { continue }
                    if search(child, inner) {
                        path.append(child)
                        return true
                    }
                    continue
                case .scroll(let scroll):
                    if !isInside { continue }
                    inner.x += scroll.offset.x
                    inner.y += scroll.offset.y
                default:
                    break
                }
                if search(child, inner) || isInside {
                    path.append(child)
                    return true
                }
            }
            return false
        }

        let start = reachable
        let origin = frameInScene(start)?.origin ?? .zero
        guard search(start, CGPoint(x: point.x - origin.x, y: point.y - origin.y)) else { return [] }
        var current = start
        while current != .root, let parent = parents[current] {
            path.append(current)
            current = parent
        }
        return path
    }
}
