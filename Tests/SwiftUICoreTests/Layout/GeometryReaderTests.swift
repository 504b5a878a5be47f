import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@MainActor
struct GeometryReaderTests {
    @Test func `a reader takes all that is proposed and has its content at the top leading corner`() {
        let scene = LayoutScene(
            GeometryReader { geometry in
                Block("a", geometry.size.width / 4, geometry.size.height / 4)
                Block("b", 10, 10)
            })
        #expect(scene["a"] == CGRect(x: 0, y: 0, width: 100, height: 150))
        #expect(scene["b"] == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func `the content follows the size, and what is in it keeps its state`() {
        let starts = Counter()
        struct Item: View {
            let width: CGFloat
            let starts: Counter
            @State private var number = 0
            var body: some View {
                Block("item \(number)", width, 10).onAppear {
                    starts.count += 1
                    number = starts.count
                }
            }
        }
        let scene = LayoutScene(GeometryReader { Item(width: $0.size.width / 2, starts: starts) })
        #expect(scene["item 1"]?.width == 200)
        scene.resize(width: 300, height: 600)
        #expect(scene["item 1"]?.width == 150)
        #expect(starts.count == 1)
    }

    @Test func `content that doesn't read the size isn't made again`() {
        let runs = Counter()
        let scene = LayoutScene(
            GeometryReader { _ in
                runs.count += 1
                return Block("a")
            })
        scene.resize(width: 200, height: 100)
        #expect(scene["a"]?.size == CGSize(width: 200, height: 100))
        #expect(runs.count == 1)
    }

    @Test func `layout inside of a reader doesn't concern those around`() {
        let model = LengthModel()
        let counter = Counter()
        struct Inner: View {
            let model: LengthModel
            var body: some View { Block("inner", model.length, 10) }
        }
        let scene = LayoutScene(
            Counting(counter: counter)() {
                GeometryReader { _ in Inner(model: model) }
            })
        let before = counter.count
        model.length = 90
        scene.update()
        #expect(scene["inner"]?.width == 90)
        #expect(counter.count == before)
    }

    @Test func `a view that is handed the proxy reads the size by itself`() {
        struct Half: View {
            let geometry: GeometryProxy
            var body: some View { Block("half", geometry.size.width / 2, 10) }
        }
        let scene = LayoutScene(GeometryReader { Half(geometry: $0) })
        scene.resize(width: 100, height: 100)
        #expect(scene["half"]?.width == 50)
    }

    @Test func `frames are in the coordinates that are asked for`() {
        let found = Frames()
        _ = LayoutScene(
            VStack(spacing: 0) {
                Block("", 10, 100)
                GeometryReader { geometry in
                    Block("", 1, 1).onAppear {
                        found.local = geometry.frame(in: .local)
                        found.global = geometry.frame(in: .global)
                        found.named = geometry.frame(in: .named("card"))
                        found.bounds = geometry.bounds(of: .named("card"))
                    }
                }
                .padding(20)
                .opacity(0.5)
                .coordinateSpace(.named("card"))
            })
        #expect(found.local == CGRect(x: 0, y: 0, width: 360, height: 460))
        #expect(found.global == CGRect(x: 20, y: 120, width: 360, height: 460))
        #expect(found.named == CGRect(x: 20, y: 20, width: 360, height: 460))
        #expect(found.bounds == CGRect(x: -20, y: -20, width: 400, height: 500))
    }

    @Test func `who read a place is told when something around moves`() {
        let model = LengthModel()
        struct Moving: View {
            let model: LengthModel
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Block("", 10, model.length)
                    GeometryReader { geometry in
                        Block("\(geometry.frame(in: .global).minY)", 10, 10)
                    }
                    .frame(width: 100, height: 100)
                    .opacity(0.5)
                    Spacer(minLength: 0)
                }
            }
        }
        let scene = LayoutScene(Moving(model: model))
        #expect(scene.shown.contains("50.0"))
        model.length = 80
        scene.update()
        #expect(scene.shown.contains("80.0"))
    }

    @Test func `nothing is left of a reader that has gone`() {
        let model = LengthModel()
        struct Leaving: View {
            let model: LengthModel
            var body: some View {
                if !model.flag {
                    GeometryReader { geometry in
                        Block("\(geometry.frame(in: .global).minY)", 10, 10)
                    }
                }
                Block("end", 10, 10)
            }
        }
        let scene = LayoutScene(Leaving(model: model))
        model.flag = true
        scene.update()
        scene.resize(width: 300, height: 300)
        #expect(scene.shown == ["end"])
        #expect(scene.list.count == 2)
    }
}

private final class Frames: @unchecked Sendable {
    var local: CGRect?
    var global: CGRect?
    var named: CGRect?
    var bounds: CGRect?
}
