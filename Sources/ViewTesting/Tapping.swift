import DisplayList
import Foundation

extension TestElement {
    /// Taps it, as a person would: what is scrolled out of view is scrolled to first; what is disabled, outside of the
    /// window or covered can't be tapped, and the error says which of these it is.
    ///
    /// A tap on a text or image taps the button or row it is on; one on a row, the only control in the row. A tap on a
    /// text field gives it the focus.
    public func tap(fileID: StaticString = #fileID, line: Int = #line) throws {
        try tap("tap", Caller(fileID: fileID, line: line))
    }

    /// Taps it several times in quick succession, as a gesture with a count wants it.
    public func tap(count: Int, fileID: StaticString = #fileID, line: Int = #line) throws {
        let caller = Caller(fileID: fileID, line: line)
        for index in 0..<count { try tap("tap", isQuick: index > 0, caller) }
    }

    /// Taps it twice in quick succession.
    public func doubleTap(fileID: StaticString = #fileID, line: Int = #line) throws {
        try tap(count: 2, fileID: fileID, line: line)
    }

    /// Turns a toggle on or off, whichever it is not.
    public func toggle(fileID: StaticString = #fileID, line: Int = #line) throws {
        let caller = Caller(fileID: fileID, line: line)
        try requireExistence("toggle", caller)
        guard items.contains(where: { $0.toggle != nil }) else {
            throw scene.failure("Can't toggle the \(self): it is no toggle.", caller)
        }
        try tap("toggle", caller)
    }

    /// Gives it the keyboard focus.
    public func focus(fileID: StaticString = #fileID, line: Int = #line) throws {
        let caller = Caller(fileID: fileID, line: line)
        let target = try target("focus", caller)
        guard scene.list.focusOrder.contains(target) else {
            throw scene.failure("Can't focus the \(self): it does not take the keyboard focus.", caller)
        }
        scene.moveFocus(to: target)
    }

    /// Deletes a row of a list, or the one it is in, as a swipe or the delete key does.
    public func delete(fileID: StaticString = #fileID, line: Int = #line) throws {
        let caller = Caller(fileID: fileID, line: line)
        try requireExistence("delete", caller)
        guard let row = deletableRow, scene.send(.delete(row)) else {
            throw scene.failure("Can't delete the \(self): it is no row that can be deleted.", caller)
        }
    }

    /// The row that it is or is in, where that can be deleted.
    var deletableRow: ItemID? {
        let list = scene.list
        return (ids + (ids.count == 1 ? list.ancestors(of: ids[0]) : [])).first { id in
            if case .row(let row)? = list[id]?.content { row.isDeletable } else { false }
        }
    }

    /// - Parameter isQuick: Right after another tap, so that the two belong together.
    func tap(_ action: String, isQuick: Bool = false, _ caller: Caller) throws {
        let target = try target(action, caller)
        let touched = target == ids.first || scene.list.ancestors(of: ids[0]).contains(target) ? ids[0] : target
        scene.bringIntoView(touched)
        var reach = scene.reach(touched)
        if case .obstacle = reach, touched != target {
            scene.bringIntoView(target)
            reach = scene.reach(target)
        }
        switch reach {
        case .obstacle(let why):
            throw scene.failure("Can't \(action) the \(self): \(why).", caller)
        case .at(let point):
            guard scene.tap(target, at: point, isQuick: isQuick) else {
                throw scene.failure("Can't \(action) the \(self): nothing there reacts to taps.", caller)
            }
        }
    }

    /// What a press on the element reaches.
    private func target(_ action: String, _ caller: Caller) throws -> ItemID {
        try requireExistence(action, caller)
        let list = scene.list
        let around = ids.count == 1 ? ids + list.ancestors(of: ids[0]) : ids
        var target = around.first { list[$0]?.takesPresses == true }
        if target == nil {
            let inside = list.descendants(of: ids).filter { $0.takesPresses && !list.isHidden($0.id) }
            if inside.count > 1 {
                let names = inside.map { list.description(of: $0) }.joined(separator: ", ")
                throw scene.failure("Can't \(action) the \(self): several things in it take taps: \(names).", caller)
            }
            target = inside.first?.id
        }
        guard let target else { return ids[0] }
        if list[target]?.control?.isEnabled == false {
            let what = ids == [target] ? "it" : list.description(of: list[target]!)
            throw scene.failure("Can't \(action) the \(self): \(what) is disabled.", caller)
        }
        return target
    }
}

extension TestScene {
    fileprivate func tap(_ id: ItemID, at point: CGPoint, isQuick: Bool) -> Bool {
        let item = list[id]
        if item?.control?.editableText != nil {
            moveFocus(to: id)
            return true
        }
        // As in a host: where nothing in the scene follows the pointer itself, the press is an activation.
        pointerTime += isQuick ? 0.2 : 1
        if send(.pointer(PointerEvent(phase: .down, location: point, time: pointerTime))) {
            send(.pointer(PointerEvent(phase: .up, location: point, time: pointerTime + 0.1)))
            return true
        }
        return item?.takesPresses == true && send(.activate(id))
    }
}
