import SwiftUI

/// A program that on demand crashes inside of a body, opens a second window, and closes all.
@main
struct ProgramFixture: App {
    var body: some Scene {
        WindowGroup(id: "main") { FragileView() }
        Window("Other", id: "other") { Text("another window") }
    }
}

struct FragileView: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @State private var isBroken = false

    var body: some View {
        VStack {
            if isBroken { Text(broken) }
            Text("ready")
            Button("Break") { isBroken = true }
            Button("Open") { openWindow(id: "other") }
            Button("End") { dismissWindow() }
        }
    }

    private var broken: String {
        fatalError("The body is broken.")
    }
}
