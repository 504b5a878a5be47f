import Combine
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct OnChangeTests {
    final class Model: ObservableObject {
        @Published var value = 0
        @Published var other = 0
    }

    struct Watching: View {
        @ObservedObject var model: Model
        let log: Log
        var isInitial = false

        var body: some View {
            Spot().onChange(of: model.value, initial: isInitial) { old, new in
                log("\(old) → \(new), other \(model.other)")
            }
        }
    }

    @Test func `onChange sees the old and the new value`() {
        let (model, log) = (Model(), Log())
        let scene = EffectScene(Watching(model: model, log: log))
        model.value = 1
        scene.update()
        model.value = 5
        scene.update()
        #expect(log.entries == ["0 → 1, other 0", "1 → 5, other 0"])
    }

    @Test func `writes between two updates make one change`() {
        let (model, log) = (Model(), Log())
        let scene = EffectScene(Watching(model: model, log: log))
        model.value = 1
        model.value = 2
        model.other = 7
        scene.update()
        #expect(log.entries == ["0 → 2, other 7"])
    }

    @Test func `an equal value and a value that came back are no change`() {
        let (model, log) = (Model(), Log())
        let scene = EffectScene(Watching(model: model, log: log))
        model.value = 0
        scene.update()
        model.value = 1
        model.value = 0
        scene.update()
        #expect(log.entries == [])
    }

    // As OpenSwiftUI's ValueActionModifierCompatibilityTests pin it for SwiftUI.
    @Test func `initial calls the action when the view appears, with the value twice`() {
        struct Screen: View {
            @State private var value = 0
            let log: Log

            var body: some View {
                Spot()
                    .onAppear { value = 1 }
                    .onChange(of: value, initial: true) { log("\($0) → \($1)") }
            }
        }

        let log = Log()
        _ = EffectScene(Screen(log: log))
        #expect(log.entries == ["0 → 0", "0 → 1"])
    }

    @Test func `an action that writes another watched value makes a further round of the same update`() {
        struct Screen: View {
            @ObservedObject var model: Model
            @State private var double = 0
            let log: Log

            var body: some View {
                VStack {
                    Spot().onChange(of: model.value) { double = 2 * model.value }
                    Spot().onChange(of: double) { log("\(double)") }
                }
            }
        }

        let (model, log) = (Model(), Log())
        let scene = EffectScene(Screen(model: model, log: log))
        model.value = 21
        scene.update()
        #expect(log.entries == ["42"])
        #expect(!scene.scene.needsUpdate)
    }

    @Test func `the closure that is called captured what the newest evaluation read`() {
        struct Screen: View {
            @ObservedObject var model: Model
            let log: Log

            var body: some View {
                let other = model.other
                Spot().onChange(of: model.value) { log("\(other)") }
            }
        }

        let (model, log) = (Model(), Log())
        let scene = EffectScene(Screen(model: model, log: log))
        model.other = 3
        scene.update()
        model.value = 1
        scene.update()
        #expect(log.entries == ["3"])
    }

    // The deprecated form documents that its capture list holds the former value.
    @available(*, deprecated)
    @Test func `the form with one parameter calls the closure that captured the former value`() {
        struct Screen: View {
            @ObservedObject var model: Model
            let log: Log

            var body: some View {
                Spot().onChange(of: model.value) { [old = model.value] new in log("\(old) → \(new)") }
            }
        }

        let (model, log) = (Model(), Log())
        let scene = EffectScene(Screen(model: model, log: log))
        model.value = 1
        scene.update()
        model.value = 2
        scene.update()
        #expect(log.entries == ["0 → 1", "1 → 2"])
    }

    @Test func `an onChange that never settles is cut off and told with the view's name`() {
        struct Restless: View {
            @ObservedObject var model: Model

            var body: some View {
                Spot().onChange(of: model.value) { model.value += 1 }
            }
        }

        let messages = Messages()
        let model = Model()
        let scene = EffectScene(Restless(model: model))
        MisuseReporter.observer.with({ messages.append($0) }) {
            model.value = 1
            scene.update()
        }
        #expect(messages.all.count == 1)
        #expect(messages.all.first?.contains("Restless") == true)
        // A host that looks whether there is something to do must not be kept busy for ever.
        #expect(!scene.scene.needsUpdate)
        model.other = 1
        #expect(scene.scene.needsUpdate)
    }
}

final class Messages: @unchecked Sendable {
    private let lock = NSLock()
    private var messages: [String] = []

    func append(_ message: String) {
        lock.withLock { messages.append(message) }
    }

    var all: [String] {
        lock.withLock { messages }
    }
}
