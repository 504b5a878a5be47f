import Combine
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor
private final class Store: ObservableObject {
    static var latest: Store?
    static var made = 0
    @Published var name = "first"
    @Published var log: [String] = []

    init() {
        Store.latest = self
        Store.made += 1
    }
}

private struct NamePage: View {
    @EnvironmentObject private var store: Store

    var body: some View {
        Text(store.name)
    }
}

private struct StoreApp: App {
    @StateObject private var store = Store()
    @State private var count = 0
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup("Names of \(store.name)") {
            NamePage()
                .environmentObject(store)
                .onAppear { count += 1 }
            Text("\(count)")
        }
        .defaultSize(width: 300, height: 200)
        .onChange(of: phase) { store.log.append("\($1)") }
    }
}

private struct OwnScene: Scene {
    @State private var text = "own"

    var body: some Scene {
        WindowGroup(id: "main") { Text(text) }
    }
}

private struct SeveralScenesApp: App {
    var body: some Scene {
        OwnScene()
        WindowGroup(id: "other") { Text("other") }
    }
}

@MainActor
@Suite(.serialized)
struct AppTests {
    @Test func `an app's state objects are made once, and its windows follow them`() throws {
        Store.made = 0
        let app = TestApp(StoreApp())
        let (store, screen) = (try #require(Store.latest), try app.frontWindow())
        #expect(screen.texts == ["first", "1"])
        store.name = "second"
        #expect(screen.texts == ["second", "1"])
        #expect(Store.made == 1)
    }

    @Test func `the window has the title that its scene says`() throws {
        let app = TestApp(StoreApp())
        let store = try #require(Store.latest)
        #expect(try app.frontWindow().title == "Names of first")
        store.name = "second"
        #expect(try app.frontWindow().title == "Names of second")
    }

    @Test func `a program goes to the background when its window is closed`() throws {
        let app = TestApp(StoreApp())
        let (store, screen) = (try #require(Store.latest), try app.frontWindow())
        #expect(store.log == [])
        screen.close()
        #expect(store.log == ["inactive", "background"])
        #expect(screen.aliveNodesAfterClose == 0)
    }

    @Test func `the first of several scenes opens, a program's own ones too`() throws {
        let app = TestApp(SeveralScenesApp())
        #expect(app.windows.map(\.texts) == [["own"]])
    }

    @Test func `phases are in the order of how much the user has of the scene`() {
        #expect(ScenePhase.background < .inactive)
        #expect(ScenePhase.inactive < .active)
    }
}
