import Combine
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct OnReceiveTests {
    final class Model: ObservableObject {
        @Published var isShown = true
        @Published var factor = 1
    }

    struct Screen<Source: Subject>: View where Source.Output == Int, Source.Failure == Never {
        @ObservedObject var model: Model
        let subject: Source
        let log: Log

        var body: some View {
            let factor = model.factor
            VStack {
                if model.isShown {
                    Spot().onReceive(subject) { log("\($0 * factor)") }
                }
            }
        }
    }

    @Test func `each value is handed to the newest action`() {
        let (model, log, subject) = (Model(), Log(), PassthroughSubject<Int, Never>())
        let scene = EffectScene(Screen(model: model, subject: subject, log: log))
        subject.send(1)
        model.factor = 10
        scene.update()
        subject.send(2)
        #expect(log.entries == ["1", "20"])
    }

    @Test func `a value that is there at once is received when the view is in the tree`() {
        let (model, log, subject) = (Model(), Log(), CurrentValueSubject<Int, Never>(5))
        let scene = EffectScene(Screen(model: model, subject: subject, log: log))
        #expect(log.entries == ["5"])
        model.factor = 2
        scene.update()
        #expect(log.entries == ["5"])
    }

    @Test func `nothing is received after the view has left`() {
        let (model, log, subject) = (Model(), Log(), PassthroughSubject<Int, Never>())
        let scene = EffectScene(Screen(model: model, subject: subject, log: log))
        model.isShown = false
        scene.update()
        subject.send(1)
        #expect(log.entries == [])
    }

    @Test func `a group subscribes once`() {
        let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
        let scene = EffectScene(
            Group {
                Spot()
                Spot()
            }.onReceive(subject) { log("\($0)") })
        subject.send(1)
        #expect(log.entries == ["1"])
        scene.scene.close()
    }
}
