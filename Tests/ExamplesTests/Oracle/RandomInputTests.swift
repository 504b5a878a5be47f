import DisplayList
import SwiftUI
import Testing

@testable import Gallery
@testable import ViewTesting

/// Whatever a user presses, an example goes on answering, and leaves nothing behind at its end.
@MainActor @Suite
struct RandomInputTests {
    static let events = 10_000

    @Test("an example takes any keys and clicks", arguments: Example.allCases)
    func survives(example: Example) async throws {
        // This one shows a fault on purpose.
        let isFaulty = example == .humanResources
        let screen = TestScene(NavigationStack { GalleryView() }, misuse: isFaulty ? .collected : .fails)
        try screen.text(example.rawValue).tap()
        var random = Numbers(state: UInt64(example.rawValue.utf8.reduce(7) { ($0 &* 31) &+ Int($1) } & 0xFFFF))
        for event in 0..<Self.events {
            if event % 50 == 0 { await Task.yield() }
            act(on: screen, &random)
            if screen.navigationTitle == "Gallery" {
                screen.resize(columns: 80, rows: 24)
                try screen.text(example.rawValue).tap()
            }
        }
        #expect(!screen.text.isEmpty)
        #expect(screen.nodesAlive < 5000)
        #expect(screen.messages.filter { !$0.hasPrefix("Staff has changed") } == [])
        screen.close()
        // Tasks that were cancelled still have to end.
        for _ in 0..<20 { await Task.yield() }
        #expect(screen.aliveNodesAfterClose == 0)
    }

    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) ^ (state << 31)
        }
    }

    private static let keys: [KeyEquivalent] = [
        .tab, .tab, .tab, .return, .return, .space, .delete, .escape, .upArrow, .downArrow, .leftArrow, .rightArrow,
        .home, .end, .pageUp, .pageDown, "a", "Z", "7", "@", "é", "界", "👍🏽",
    ]

    private func act(on screen: TestScene, _ random: inout Numbers) {
        switch Int.random(in: 0..<100, using: &random) {
        case ..<60:
            let modifiers: EventModifiers = Int.random(in: 0..<8, using: &random) == 0 ? .shift : []
            screen.press(Self.keys.randomElement(using: &random) ?? .tab, modifiers: modifiers)
        case ..<90: click(on: screen, &random)
        case ..<97: scroll(screen, &random)
        default:
            screen.resize(
                columns: Int.random(in: 5...100, using: &random), rows: Int.random(in: 2...40, using: &random))
        }
    }

    /// As a host does: what doesn't follow the pointer itself is pressed by the host.
    private func click(on screen: TestScene, _ random: inout Numbers) {
        let point = CGPoint(
            x: CGFloat.random(in: 0..<screen.size.width, using: &random),
            y: CGFloat.random(in: 0..<screen.size.height, using: &random))
        if screen.send(.pointer(PointerEvent(phase: .down, location: point, time: 0))) {
            screen.send(.pointer(PointerEvent(phase: .up, location: point, time: 0.1)))
            return
        }
        let list = screen.list
        for id in list.items(at: point) {
            switch list[id]?.content {
            case .control(let control) where control.isEnabled:
                if control.editableText == nil { screen.send(.activate(id)) } else { screen.moveFocus(to: id) }
                return
            case .row(let row) where row.isSelectable:
                screen.send(.activate(id))
                return
            default: break
            }
        }
    }

    private func scroll(_ screen: TestScene, _ random: inout Numbers) {
        var windows: [(ItemID, CGSize)] = []
        screen.list.forEachShown { item in
            if case .scroll(let scroll) = item.content { windows.append((item.id, scroll.contentSize)) }
        }
        guard let (id, size) = windows.randomElement(using: &random) else { return }
        screen.send(.scroll(id, to: CGPoint(x: 0, y: size.height * CGFloat.random(in: -0.2...1.2, using: &random))))
    }
}
