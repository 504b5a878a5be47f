import SwiftUI
import Testing
import ViewTesting

@Observable
private final class FormModel {
    private(set) var count = 0
    var title: String { "count \(count)" }

    func add() { count += 1 }
}

/// About fifty views.
private struct FormScreen: View {
    let model: FormModel

    var body: some View {
        VStack {
            Text(model.title)
            ForEach(0..<11, id: \.self) { number in
                HStack {
                    Text("row \(number)")
                    Spacer()
                    Text("value")
                }
                .padding(.horizontal)
            }
            Button("Add") { model.add() }
        }
    }
}

/// A thousand tests of a screen beside a thousand of its view model, as a test run has them: in parallel, each with the
/// library's own share. `time swift test --filter` of either shows what they take together.
@MainActor
struct ThousandTests {
    @Test(arguments: 0..<1000)
    func `a screen`(_ number: Int) throws {
        let screen = TestScene { FormScreen(model: FormModel()) }
        try screen.button("Add").tap()
        #expect(screen.texts.first == "count 1")
    }

    @Test(arguments: 0..<1000)
    func `a view model`(_ number: Int) {
        let model = FormModel()
        model.add()
        #expect(model.title == "count 1")
    }
}
