import Combine
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct TaskModifierTests {
    final class Model: ObservableObject {
        @Published var id = 0
        @Published var isShown = true
    }

    struct Screen: View {
        @ObservedObject var model: Model
        let log: Log

        var body: some View {
            VStack {
                if model.isShown {
                    Spot().task(id: model.id) {
                        let id = model.id
                        log("start \(id)")
                        await untilCancelled()
                        log("end \(id)")
                    }
                    .onAppear { log("appear") }
                }
            }
        }
    }

    @Test func `a task starts after appear, again with another id, and is cancelled when the view leaves`() async {
        let (model, log) = (Model(), Log())
        let scene = EffectScene(Screen(model: model, log: log))
        #expect(log.take() == ["appear"])
        await until { log.entries.count == 1 }
        #expect(log.take() == ["start 0"])

        model.id = 1
        scene.update()
        await until { log.entries.count == 2 }
        #expect(log.take().sorted() == ["end 0", "start 1"])

        model.isShown = false
        scene.update()
        await until { log.entries.count == 1 }
        #expect(log.take() == ["end 1"])
    }

    @Test func `closing the scene cancels its tasks`() async {
        let log = Log()
        let scene = EffectScene(
            Spot().task {
                log("start")
                await untilCancelled()
                log("end")
            })
        await until { log.entries.count == 1 }
        scene.scene.close()
        await until { log.entries.count == 2 }
        #expect(log.entries == ["start", "end"])
    }

    @Test func `a task that writes state is shown`() async {
        struct Loading: View {
            @State private var text = "…"
            let log: Log

            var body: some View {
                let _ = log(text)
                Spot().task {
                    await Task.yield()
                    text = "loaded"
                }
            }
        }

        let log = Log()
        let scene = EffectScene(Loading(log: log))
        await until { scene.scene.needsUpdate }
        scene.update()
        #expect(log.entries == ["…", "loaded"])
    }
}

/// Lets other work of the main actor go on until something has come about.
@MainActor
func until(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
}

func untilCancelled() async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    await withTaskCancellationHandler {
        for await _ in stream {}
    } onCancel: {
        continuation.finish()
    }
}
