import Combine
import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

private struct Names: PreferenceKey {
    static let defaultValue: [String] = []

    static func reduce(value: inout [String], nextValue: () -> [String]) {
        value += nextValue()
    }
}

private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
    }
}

private struct Corner: PreferenceKey {
    static var defaultValue: [String: Anchor<CGPoint>] { [:] }

    static func reduce(value: inout [String: Anchor<CGPoint>], nextValue: () -> [String: Anchor<CGPoint>]) {
        value.merge(nextValue()) { $1 }
    }
}

@MainActor
struct PreferenceLayerTests {
    final class Model: ObservableObject {
        @Published var name = "a"
        @Published var space: CGFloat = 0
    }

    @Test func `a layer is made out of what the content hands up, and follows it`() {
        struct Screen: View {
            @ObservedObject var model: Model

            var body: some View {
                VStack {
                    Text("one").preference(key: Names.self, value: [model.name])
                    Text("two").preference(key: Names.self, value: ["b"])
                }
                .overlayPreferenceValue(Names.self, alignment: .top) { Text($0.joined(separator: "+")) }
                .backgroundPreferenceValue(Names.self) { Text("\($0.count)") }
            }
        }

        let model = Model()
        let scene = TestScene(Screen(model: model))
        #expect(Set(scene.texts) == ["one", "two", "a+b", "2"])
        model.name = "c"
        #expect(Set(scene.texts) == ["one", "two", "c+b", "2"])
    }

    @Test func `what a layer hands up is not what it is made of`() {
        let scene = TestScene(
            Text("content")
                .overlayPreferenceValue(Names.self) { names in
                    Text("\(names.count)").preference(key: Names.self, value: ["layer"])
                }
                .overlayPreferenceValue(Names.self) { Text($0.joined()) })
        #expect(Set(scene.texts) == ["content", "0", "layer"])
        #expect(scene.messages == [])
    }

    private final class Frames {
        var latest: [CGRect] = []
    }

    @Test func `anchors are read in the coordinates of the view around, and follow what moves`() {
        struct Screen: View {
            @ObservedObject var model: Model
            let frames: Frames

            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Text("abcd").padding(.leading, model.space)
                        .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
                    Text("ab").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
                }
                .overlayPreferenceValue(Bounds.self) { anchors in
                    GeometryReader { proxy in
                        let _ = frames.latest = anchors.map { proxy[$0] }
                        Text("x")
                    }
                }
            }
        }

        let (model, frames) = (Model(), Frames())
        let scene = TestScene(Screen(model: model, frames: frames), columns: 20, rows: 6)
        #expect(
            frames.latest == [CGRect(x: 0, y: 0, width: 32, height: 16), CGRect(x: 0, y: 16, width: 16, height: 16)])
        model.space = 16
        _ = scene.text
        #expect(
            frames.latest == [CGRect(x: 0, y: 0, width: 48, height: 16), CGRect(x: 0, y: 16, width: 16, height: 16)])
    }

    @Test func `an anchor adds to what is handed up inside`() {
        struct Screen: View {
            let frames: Frames

            var body: some View {
                VStack(spacing: 0) {
                    Text("abcd").anchorPreference(key: Corner.self, value: .topLeading) { ["inner": $0] }
                }
                .padding(16)
                .transformAnchorPreference(key: Corner.self, value: .bottomTrailing) { $0["outer"] = $1 }
                .overlayPreferenceValue(Corner.self) { corners in
                    GeometryReader { proxy in
                        let _ =
                            frames.latest = ["inner", "outer"].compactMap { name in
                                corners[name].map { CGRect(origin: proxy[$0], size: .zero) }
                            }
                        Text("x")
                    }
                }
            }
        }

        let frames = Frames()
        _ = TestScene(Screen(frames: frames), columns: 20, rows: 6)
        #expect(frames.latest.map(\.origin) == [CGPoint(x: 16, y: 16), CGPoint(x: 64, y: 48)])
    }
}
