import Combine
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct OnAppearTests {
    final class Model: ObservableObject {
        @Published var isShown = true
        @Published var isSecondShown = false
        @Published var id = 0
    }

    @Test func `onAppear runs before the first frame, which shows what it wrote`() {
        struct Screen: View {
            @State private var isReady = false
            let log: Log

            var body: some View {
                let _ = log("body \(isReady)")
                Spot().onAppear { isReady = true }
            }
        }

        let log = Log()
        _ = EffectScene(Screen(log: log))
        #expect(log.entries == ["body false", "body true"])
    }

    // That the calls of several elements are merged into one is described in OpenSwiftUI's AppearanceActionModifier,
    // for programs that are linked against SwiftUI's third release or a later one.
    @Test func `a group appears once, with the first of its elements, and disappears with the last`() {
        struct Screen: View {
            @ObservedObject var model: Model
            let log: Log

            var body: some View {
                VStack {
                    Group {
                        if model.isShown { Spot() }
                        if model.isShown || model.isSecondShown { Spot() }
                    }
                    .onAppear { log("appear") }
                    .onDisappear { log("disappear") }
                    Group { EmptyView() }.onAppear { log("of none") }
                }
            }
        }

        let (model, log) = (Model(), Log())
        model.isSecondShown = true
        let scene = EffectScene(Screen(model: model, log: log))
        #expect(log.take() == ["appear"])
        model.isShown = false
        scene.update()
        #expect(log.take() == [])
        model.isSecondShown = false
        scene.update()
        #expect(log.take() == ["disappear"])
    }

    @Test func `what leaves disappears, and what comes again appears again`() {
        struct Screen: View {
            @ObservedObject var model: Model
            let log: Log

            var body: some View {
                VStack {
                    if model.isShown {
                        Spot()
                            .onAppear { log("appear") }
                            .onDisappear { log("disappear") }
                    }
                }
            }
        }

        let (model, log) = (Model(), Log())
        let scene = EffectScene(Screen(model: model, log: log))
        #expect(log.take() == ["appear"])
        model.isShown = false
        scene.update()
        #expect(log.take() == ["disappear"])
        model.isShown = true
        scene.update()
        #expect(log.take() == ["appear"])
    }

    // The order is the one that OpenSwiftUI's AppearanceActionModifierCompatibilityTests pin for SwiftUI.
    @Test func `where the id changes the new view appears before the old one disappears`() {
        struct Screen: View {
            @ObservedObject var model: Model
            let log: Log

            var body: some View {
                Spot()
                    .onAppear { log("appear \(model.id)") }
                    .onDisappear { log("disappear \(model.id)") }
                    .id(model.id)
            }
        }

        let (model, log) = (Model(), Log())
        let scene = EffectScene(Screen(model: model, log: log))
        model.id = 1
        scene.update()
        #expect(log.entries == ["appear 0", "appear 1", "disappear 1"])
    }

    @Test func `an onAppear outside of the id is not called again`() {
        struct Screen: View {
            @ObservedObject var model: Model
            let log: Log

            var body: some View {
                VStack {
                    Spot().id(model.id)
                }.onAppear { log("appear") }
            }
        }

        let (model, log) = (Model(), Log())
        let scene = EffectScene(Screen(model: model, log: log))
        model.id = 1
        scene.update()
        #expect(log.entries == ["appear"])
    }

    @Test func `closing the scene makes everything disappear`() {
        let log = Log()
        let scene = EffectScene(Spot().onDisappear { log("disappear") })
        #expect(log.entries == [])
        scene.scene.close()
        #expect(log.entries == ["disappear"])
        #expect(scene.scene.graph.aliveNodes == 0)
    }

    @Test func `what is gone before its effects ran never appears`() {
        struct Screen: View {
            @State private var isShown = true
            let log: Log

            var body: some View {
                VStack {
                    Spot()
                        .onChange(of: isShown, initial: true) { isShown = false }
                    if isShown {
                        Spot().onChange(of: isShown) { log("never") }
                    } else {
                        Spot().onAppear { log("second") }
                    }
                }
            }
        }

        let log = Log()
        _ = EffectScene(Screen(log: log))
        #expect(log.entries == ["second"])
    }
}
