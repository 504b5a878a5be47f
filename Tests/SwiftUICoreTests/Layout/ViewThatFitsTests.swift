import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct ViewThatFitsTests {
    @Test func `the first view whose ideal size fits is shown, else the last`() {
        let scene = LayoutScene(
            ViewThatFits(in: .horizontal) {
                Block("wide", 350, 900)
                Block("middle", 200, 10)
                Block("narrow", 150, 10)
            })
        #expect(scene.shown == ["wide"])
        scene.resize(width: 300, height: 600)
        #expect(scene.shown == ["middle"])
        scene.resize(width: 100, height: 600)
        #expect(scene.shown == ["narrow"])
        scene.resize(width: 400, height: 600)
        #expect(scene.shown == ["wide"])
    }

    @Test func `by default a view has to fit in both directions`() {
        let scene = LayoutScene(
            ViewThatFits {
                Block("tall", 10, 900); Block("short", 10, 10)
            })
        #expect(scene.shown == ["short"])
    }
}
