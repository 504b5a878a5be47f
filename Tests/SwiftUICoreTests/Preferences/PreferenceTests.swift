import Combine
import Foundation
import Testing

@testable import SwiftUICore

private struct Names: PreferenceKey {
    static let defaultValue: [String] = []

    static func reduce(value: inout [String], nextValue: () -> [String]) {
        value += nextValue()
    }
}

private struct Title: PreferenceKey {
    typealias Value = String?

    static func reduce(value: inout String?, nextValue: () -> String?) {
        value = value ?? nextValue()
    }
}

@MainActor
struct PreferenceTests {
    final class Model: ObservableObject {
        @Published var isShown = true
        @Published var name = "B"
        @Published var unrelated = 0
    }

    @Test func `an optional preference is nil by default`() {
        #expect(Title.defaultValue == nil)
    }

    @Test func `values are reduced in the order of the views`() {
        let log = Log()
        _ = EffectScene(
            HStack {
                Spot().preference(key: Names.self, value: ["A"])
                Spot()
                VStack {
                    Spot().preference(key: Names.self, value: ["B"])
                    Spot().preference(key: Names.self, value: ["C"])
                }
            }
            .onPreferenceChange(Names.self) { log($0.joined()) })
        #expect(log.entries == ["ABC"])
    }

    @Test func `an outer value replaces those inside, and a transformation changes them`() {
        let log = Log()
        _ = EffectScene(
            VStack {
                Spot().preference(key: Names.self, value: ["inner"]).preference(key: Names.self, value: ["outer"])
                Spot().preference(key: Names.self, value: ["a"]).transformPreference(Names.self) { $0.append("b") }
                Spot().transformPreference(Names.self) { $0.append("c") }
            }
            .onPreferenceChange(Names.self) { log($0.joined(separator: " ")) })
        #expect(log.entries == ["outer a b c"])
    }

    @Test func `a change, a writer that leaves and one that comes are told, anything else is not`() {
        struct Screen: View {
            @ObservedObject var model: Model
            let log: Log

            var body: some View {
                VStack {
                    let _ = model.unrelated
                    Spot().preference(key: Names.self, value: ["A"])
                    if model.isShown {
                        Spot().preference(key: Names.self, value: [model.name])
                    }
                }
                .onPreferenceChange(Names.self) { log($0.joined()) }
            }
        }

        let (model, log) = (Model(), Log())
        let scene = EffectScene(Screen(model: model, log: log))
        #expect(log.take() == ["AB"])
        model.name = "C"
        scene.update()
        #expect(log.take() == ["AC"])
        model.unrelated = 1
        scene.update()
        #expect(log.take() == [])
        model.isShown = false
        scene.update()
        #expect(log.take() == ["A"])
        model.isShown = true
        scene.update()
        #expect(log.take() == ["AC"])
    }

    @Test func `when nobody hands up anything any more the default is told`() {
        struct Screen: View {
            @ObservedObject var model: Model
            let log: Log

            var body: some View {
                VStack {
                    if model.isShown {
                        Spot().preference(key: Title.self, value: "title")
                    }
                }
                .onPreferenceChange(Title.self) { log($0 ?? "none") }
            }
        }

        let (model, log) = (Model(), Log())
        model.isShown = false
        let scene = EffectScene(Screen(model: model, log: log))
        #expect(log.take() == [])
        model.isShown = true
        scene.update()
        model.isShown = false
        scene.update()
        #expect(log.take() == ["title", "none"])
    }

    @Test func `what a reader writes is shown in the same update`() {
        struct Screen: View {
            @State private var count = 0
            let log: Log

            var body: some View {
                let _ = log("body \(count)")
                VStack {
                    Spot().preference(key: Names.self, value: ["A"])
                    Spot().preference(key: Names.self, value: ["B"])
                }
                .onPreferenceChange(Names.self) { count = $0.count }
            }
        }

        let log = Log()
        _ = EffectScene(Screen(log: log))
        #expect(log.entries == ["body 0", "body 2"])
    }
}
