import CellRenderer
import Combine
import DisplayList
import Foundation
import Testing

@testable import SwiftUI
@testable import SwiftUICore

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
    private func makeScene(_ app: some App) -> EffectScene {
        EffectScene(
            scene: _ViewScene(
                app: app, size: CellMetrics.size(columns: 40, rows: 12), metrics: CellMetrics()))
    }

    @Test func `an app's state objects are made once, and its windows follow them`() throws {
        Store.made = 0
        let scene = makeScene(StoreApp())
        let store = try #require(Store.latest)
        #expect(scene.texts == ["first", "1"])
        store.name = "second"
        scene.update()
        #expect(scene.texts == ["second", "1"])
        #expect(Store.made == 1)
    }

    @Test func `the window has the title and the size that its scene says`() throws {
        let scene = makeScene(StoreApp())
        #expect(scene.scene.title == "Names of first")
        #expect(scene.scene.defaultSize == CGSize(width: 300, height: 200))
        let store = try #require(Store.latest)
        store.name = "second"
        scene.update()
        #expect(scene.scene.title == "Names of second")
    }

    @Test func `a scene that is closed goes to the background first`() throws {
        let scene = makeScene(StoreApp())
        let store = try #require(Store.latest)
        #expect(store.log == [])
        scene.scene.close()
        #expect(store.log == ["inactive", "background"])
        #expect(scene.scene.graph.aliveNodes == 0)
    }

    @Test func `of several scenes the first is shown, a program's own ones too`() {
        #expect(makeScene(SeveralScenesApp()).texts == ["own"])
    }

    @Test func `phases are in the order of how much the user has of the scene`() {
        #expect(ScenePhase.background < .inactive)
        #expect(ScenePhase.inactive < .active)
    }
}
