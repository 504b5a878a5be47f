import CellRenderer
import DisplayList
import SwiftUI
import Testing
import ViewTesting

private final class Settings: ObservableObject {
    @Published var name = "settings"
}

@MainActor @Observable
private final class Library {
    var count = 3
}

private struct ReaderView: View {
    @EnvironmentObject private var settings: Settings
    @Environment(Library.self) private var library
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Text("\(settings.name) \(library.count) \(isEnabled)")
        Button("Rename") { settings.name = "renamed" }
    }
}

private struct SurroundedApp: App {
    @StateObject private var settings = Settings()
    @State private var library = Library()

    var body: some Scene {
        WindowGroup { ReaderView() }
            .environmentObject(settings)
            .environment(library)
            .environment(\.isEnabled, true)
            .defaultSize(width: 300, height: 200)
    }
}

@MainActor
private final class SizeReader: DisplayHost {
    var sizes: [CGSize?] = []

    func open(_ scene: any DisplayScene) { sizes.append(scene.defaultSize) }
    func bringToFront(_ scene: any DisplayScene) {}
    func close(_ scene: any DisplayScene) {}
}

@MainActor
struct SceneModifiersTests {
    @Test func `what a scene puts in the environment is in its windows`() throws {
        let screen = try TestApp(SurroundedApp()).frontWindow()
        #expect(screen.texts.first == "settings 3 true")
        try screen.button("Rename").tap()
        #expect(screen.texts.first == "renamed 3 true")
    }

    @Test func `a window asks for the size that its scene says`() {
        let reader = SizeReader()
        let program = _Program(SurroundedApp(), metrics: CellMetrics())
        program.start(in: reader)
        #expect(reader.sizes == [CGSize(width: 300, height: 200)])
    }
}
