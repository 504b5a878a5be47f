import SwiftUI

/// A program that crashes on demand, inside of a body.
@main
struct ProgramFixture: App {
    var body: some Scene {
        WindowGroup { FragileView() }
    }
}

struct FragileView: View {
    @State private var isBroken = false

    var body: some View {
        VStack {
            if isBroken { Text(broken) }
            Text("ready")
            Button("Break") { isBroken = true }
        }
    }

    private var broken: String {
        fatalError("The body is broken.")
    }
}
