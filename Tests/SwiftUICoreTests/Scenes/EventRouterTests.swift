import CellRenderer
import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct EventRouterTests {
    private func tap(_ scene: ControlScene, column: Int, row: Int) -> Bool {
        let point = CGPoint(x: (Double(column) + 0.5) * 8, y: (Double(row) + 0.5) * 16)
        let isWanted = scene.send(.pointer(PointerEvent(phase: .down, location: point, time: 0)))
        scene.send(.pointer(PointerEvent(phase: .up, location: point, time: 0.1)))
        return isWanted
    }

    @Test func `an event for what isn't there is not wanted`() {
        let scene = ControlScene(Text("a"))
        #expect(!scene.send(.activate(ItemID(rawValue: 999))))
        #expect(!scene.send(.key(KeyStroke("a"))))
        #expect(!scene.send(.back))
        #expect(!tap(scene, column: 0, row: 0))
    }

    @Test func `an event for a control that has left is not wanted`() throws {
        struct Screen: View {
            @State private var isShown = true

            var body: some View {
                if isShown { Button("Once") { isShown = false } }
                Text("here")
            }
        }

        let scene = ControlScene(Screen())
        let id = try scene.item("Once").id
        #expect(scene.send(.activate(id)))
        #expect(!scene.send(.activate(id)))
    }

    private struct Deleting: View {
        @State private var items = ["a", "b"]

        var body: some View {
            List {
                ForEach(items, id: \.self) { Text($0) }
                    .onDelete { items.remove(atOffsets: $0) }
            }
        }
    }

    @Test(arguments: [0, 1])
    func `what an event before has taken away is not wanted, even if no frame has shown that yet`(_ row: Int) {
        let scene = ControlScene(Deleting())
        let rows = scene.items.filter { if case .row = $0.content { true } else { false } }.map(\.id)
        #expect(scene.scene.send(.delete(rows[row])))
        #expect(!scene.scene.send(.delete(rows[row])))
        scene.update()
        #expect(scene.texts == [["b"], ["a"]][row])
    }

    @Test func `events between two frames are for the elements that the rows show, whatever their numbers are by then`()
    {
        let scene = ControlScene(Deleting())
        let rows = scene.items.filter { if case .row = $0.content { true } else { false } }.map(\.id)
        #expect(scene.scene.send(.delete(rows[0])))
        #expect(scene.scene.send(.delete(rows[1])))
        scene.update()
        #expect(scene.texts.isEmpty)
    }

    @Test func `the foremost of two views over each other gets the pointer`() {
        let log = Log()
        let scene = ControlScene(
            ZStack {
                Color.red.onTapGesture { log("behind") }
                Color.blue.frame(width: 16, height: 16).onTapGesture { log("before") }
            })
        #expect(tap(scene, column: 0, row: 0))
        let front = scene.items.first { $0.frame.size == CGSize(width: 16, height: 16) }?.frame
        #expect(tap(scene, column: Int((front?.minX ?? 0) / 8), row: Int((front?.minY ?? 0) / 16)))
        #expect(log.entries == ["behind", "before"])
    }

    @Test func `what a clipped view cuts off doesn't take the pointer`() {
        let log = Log()
        let scene = ControlScene(
            Color.red.frame(width: 160, height: 16).onTapGesture { log("tapped") }
                .frame(width: 80, height: 16, alignment: .leading).clipped()
                .frame(maxWidth: .infinity, alignment: .leading))
        let row = scene.items.first { $0.frame.width == 80 }.flatMap { scene.list.frameInScene($0.id)?.minY } ?? -1
        #expect(tap(scene, column: 2, row: Int(row / 16)))
        #expect(!tap(scene, column: 15, row: Int(row / 16)))
        #expect(log.entries == ["tapped"])
    }

    @Test func `the pointer finds a view where it was moved to`() throws {
        let log = Log()
        let scene = ControlScene(
            Text("x").onTapGesture { log("tapped") }.accessibilityLabel("Area").offset(x: 80, y: 32))
        try scene.point(.down, "Area")
        try scene.point(.up, "Area")
        #expect(log.entries == ["tapped"])
    }

    @Test func `a cancelled press does nothing`() throws {
        let log = Log()
        let scene = ControlScene(Text("x").onTapGesture { log("tapped") }.accessibilityLabel("Area"))
        #expect(try scene.point(.down, "Area"))
        try scene.point(.cancelled, "Area")
        #expect(try !scene.point(.up, "Area"))
        #expect(log.entries == [])
    }
}
