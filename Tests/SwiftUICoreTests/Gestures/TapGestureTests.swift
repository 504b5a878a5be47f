import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct TapGestureTests {
    @Test func `a tapped text runs the action, by the pointer and by a host's press`() throws {
        let log = Log()
        let scene = ControlScene(Text("Tap me").onTapGesture { log("tapped") }.accessibilityLabel("Area"))
        try scene.press("Area")
        #expect(log.take() == ["tapped"])
        #expect(try scene.point(.down, "Area"))
        #expect(log.take() == [])
        try scene.point(.up, "Area")
        #expect(log.take() == ["tapped"])
    }

    @Test func `the keyboard doesn't reach what is only tapped`() throws {
        let scene = ControlScene(Text("Tap me").onTapGesture {})
        #expect(scene.list.focusOrder == [])
    }

    @Test func `a double tap needs two taps in succession`() throws {
        let log = Log()
        let scene = ControlScene(Text("x").onTapGesture(count: 2) { log("tapped") }.accessibilityLabel("Area"))
        func tap(at time: Double) throws {
            try scene.point(.down, "Area", time: time)
            try scene.point(.up, "Area", time: time)
        }
        try tap(at: 0)
        try tap(at: 10)
        #expect(log.entries == [])
        try tap(at: 10.2)
        #expect(log.entries == ["tapped"])
    }

    @Test func `a button inside is pressed itself`() throws {
        let log = Log()
        let scene = ControlScene(
            VStack {
                Button("Inside") { log("button") }
            }.onTapGesture { log("tap") })
        #expect(try !scene.point(.down, "Inside"))
        try scene.press("Inside")
        #expect(log.entries == ["button"])
    }

    @Test func `a field inside gets the pointer's host, not the tap around it`() throws {
        let log = Log()
        let scene = ControlScene(
            VStack {
                TextField("Name", text: .constant(""))
                Toggle("On", isOn: .constant(true))
            }.onTapGesture { log("tap") })
        #expect(try !scene.point(.down, "Name"))
        #expect(try !scene.point(.down, "On"))
        #expect(log.entries == [])
    }

    @Test func `a disabled view can't be tapped`() throws {
        let log = Log()
        let scene = ControlScene(
            Text("x").onTapGesture { log("tapped") }.accessibilityLabel("Area").disabled(true))
        try scene.press("Area")
        #expect(log.entries == [])
    }

    @Test func `the pointer passes through a view that doesn't allow hit testing`() throws {
        let log = Log()
        let scene = ControlScene(
            Text("x").onTapGesture { log("tapped") }.accessibilityLabel("Area").allowsHitTesting(false))
        #expect(try !scene.point(.down, "Area"))
        let id = try scene.item("Area").id
        let frame = try #require(scene.list.frameInScene(id))
        #expect(!scene.list.items(at: CGPoint(x: frame.midX, y: frame.midY)).contains(id))
    }
}
