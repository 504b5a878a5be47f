import DisplayList
import Foundation

extension TestElement {
    /// Presses the pointer on it, moves it to another element in small steps, and lets go there.
    public func drag(to other: TestElement, fileID: StaticString = #fileID, line: Int = #line) throws {
        let caller = Caller(fileID: fileID, line: line)
        let start = try requireReach("drag", caller)
        let list = scene.list
        guard other.exists, let end = other.ids.lazy.compactMap({ list.frameInScene($0) }).first else {
            throw scene.failure("Can't drag the \(self): where it should go to is not on the screen any more.", caller)
        }
        try drag(from: start, to: CGPoint(x: end.midX, y: end.midY), caller)
    }

    /// Presses the pointer on it, moves it by so many points in small steps, and lets go.
    public func drag(by distance: CGSize, fileID: StaticString = #fileID, line: Int = #line) throws {
        let caller = Caller(fileID: fileID, line: line)
        let start = try requireReach("drag", caller)
        try drag(from: start, to: CGPoint(x: start.x + distance.width, y: start.y + distance.height), caller)
    }

    /// Keeps the pointer pressed on it while code looks at the screen, then lets go: how a button style shows a button
    /// that is held down.
    public func hold(
        while look: () throws -> Void, fileID: StaticString = #fileID, line: Int = #line
    ) throws {
        let caller = Caller(fileID: fileID, line: line)
        let point = try requireReach("hold", caller)
        guard scene.press(at: point) else {
            throw scene.failure("Can't hold the \(self): nothing there follows the pointer.", caller)
        }
        defer { scene.move(.up, to: point) }
        try look()
    }

    private func drag(from start: CGPoint, to end: CGPoint, _ caller: Caller) throws {
        guard scene.press(at: start) else {
            throw scene.failure("Can't drag the \(self): nothing there follows the pointer.", caller)
        }
        let steps = 10
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            scene.move(
                .moved, to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        scene.move(.up, to: end)
    }
}

extension TestScene {
    /// False: nothing follows the pointer there.
    fileprivate func press(at point: CGPoint) -> Bool {
        pointerTime += 1
        return send(.pointer(PointerEvent(phase: .down, location: point, time: pointerTime)))
    }

    fileprivate func move(_ phase: PointerEvent.Phase, to point: CGPoint) {
        pointerTime += 0.02
        send(.pointer(PointerEvent(phase: phase, location: point, time: pointerTime)))
    }
}
