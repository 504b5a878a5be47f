import Combine
import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
struct AnimationModifierTests {
    final class Model: ObservableObject {
        @Published var count = 0
    }

    @Test func `final values are shown at once, and state is kept under the modifiers`() {
        struct Screen: View {
            @ObservedObject var model: Model

            var body: some View {
                Text("\(model.count)")
                    .animation(.easeInOut, value: model.count)
                    .transaction { $0.disablesAnimations = true }
                    .transaction(value: model.count) { $0.animation = nil }
            }
        }

        let model = Model()
        let scene = TestScene(Screen(model: model))
        withAnimation { model.count = 5 }
        #expect(scene.texts == ["5"])
    }
}
