import SwiftUI

/// A program with several windows that share a number.
struct WindowsApp: App {
    @State private var number = 0

    var body: some Scene {
        WindowGroup("Documents", id: "document") { DocumentView(number: number) }
            .defaultSize(width: 400, height: 300)
        Window("Activity", id: "activity") {
            Text("The number is \(number)")
            Button("Count") { number += 1 }
        }
        .defaultSize(width: 300, height: 200)
        WindowGroup("Letter", for: String.self) { $letter in
            LetterView(letter: letter ?? "none")
        }
        .defaultSize(width: 300, height: 200)
    }
}

struct DocumentView: View {
    @Environment(\.openWindow) private var openWindow
    let number: Int

    var body: some View {
        Text("Document of \(number)")
        Button("Show activity") { openWindow(id: "activity") }
        Button("Show letter A") { openWindow(value: "A") }
    }
}

struct LetterView: View {
    @Environment(\.dismissWindow) private var dismissWindow
    let letter: String

    var body: some View {
        Text("The letter \(letter)")
        Button("Put letter away") { dismissWindow() }
    }
}
