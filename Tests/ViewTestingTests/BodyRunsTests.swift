import SwiftUI
import Testing
import ViewTesting

extension EnvironmentValues {
    @Entry fileprivate var rowLimit = 20
}

private final class Model: ObservableObject {
    @Published var name = "a"
}

@Observable
private final class Store {
    var title = "Momo"
    var subtitle = "a novel"
    @ObservationIgnored var pages = 1
}

private struct TallyView: View {
    @State private var count = 0
    @State private var unread = 0

    var body: some View {
        VStack {
            Text("\(count)")
            Button("Add") { count += 1 }
            Button("Add twice") {
                count += 1
                count += 1
            }
            Button("Unread") { unread += 1 }
        }
    }
}

private struct ListView: View {
    @State private var title = "Books"
    @State private var isOn = false

    var body: some View {
        VStack {
            HeaderView(title: title, size: 1)
            EditorView(isOn: $isOn)
            ActionView(text: "same") { title = title + "!" }
            HeaderView(title: "second", size: 2)
            Button("Rename") { title = "Films" }
        }
    }
}

private struct HeaderView: View {
    let title: String
    let size: Int

    var body: some View { Text(title) }
}

private struct EditorView: View {
    @Binding var isOn: Bool

    var body: some View {
        VStack {
            Text(isOn ? "lit" : "dark")
            Button("Switch") { isOn.toggle() }
        }
    }
}

private struct ActionView: View {
    let text: String
    let action: @MainActor () -> Void

    var body: some View { Button(text, action: action) }
}

private struct OwnerView: View {
    @StateObject private var model = Model()

    var body: some View {
        VStack {
            Text(model.name)
            FieldView(name: $model.name)
            FollowerView(model: model)
            InheritorView()
        }
        .environmentObject(model)
    }
}

private struct FieldView: View {
    @Binding var name: String

    var body: some View {
        VStack {
            Text("Name: \(name)")
            Button("Write") { name += "b" }
        }
    }
}

private struct FollowerView: View {
    @ObservedObject var model: Model

    var body: some View { Text("Followed") }
}

private struct InheritorView: View {
    @EnvironmentObject private var object: Model

    var body: some View { Text("Inherited") }
}

private struct StoreView: View {
    let store: Store

    var body: some View { Text("\(store.title), \(store.subtitle)") }
}

private struct SettingView: View {
    @State private var limit = 1
    @State private var isDark = false

    var body: some View {
        VStack {
            LimitView()
            Button("More") { limit += 1 }
            Button("Dark") { isDark = true }
        }
        .environment(\.rowLimit, limit)
        .environment(\.colorScheme, isDark ? .dark : .light)
    }
}

private struct LimitView: View {
    @Environment(\.rowLimit) private var limit
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text("\(limit) \(scheme == .dark ? "dark" : "light")") }
}

private struct SizeView: View {
    var body: some View {
        GeometryReader { geometry in
            WidthView(width: geometry.size.width)
            ProxyView(geometry: geometry)
        }
    }
}

private struct WidthView: View {
    let width: CGFloat

    var body: some View { Text("\(Int(width))") }
}

private struct ProxyView: View {
    let geometry: GeometryProxy

    var body: some View { Text("\(Int(geometry.size.height))") }
}

private struct FocusView: View {
    @FocusState private var hasFocus: Bool
    @State private var text = ""

    var body: some View {
        VStack {
            TextField("Name", text: $text).focused($hasFocus)
            Text(hasFocus ? "focused" : "elsewhere")
        }
    }
}

private struct LoudModifier: ViewModifier {
    let level: Int
    @State private var extra = 0

    func body(content: Content) -> some View {
        HStack {
            content
            Button("Louder \(level + extra)") { extra += 1 }
        }
    }
}

private struct LoudView: View {
    @State private var level = 1

    var body: some View {
        Button("Raise") { level += 1 }.modifier(LoudModifier(level: level))
    }
}

@MainActor
struct BodyRunsTests {
    @Test func `the first run of a body is that its view appeared`() {
        let screen = TestScene { TallyView() }
        #expect(screen.bodyRuns(of: TallyView.self).map(\.causes) == [[.appeared]])
        #expect("\(screen.bodyRuns)" == "[TallyView: it appeared]")
    }

    @Test func `a write of state is named with the property and its view`() throws {
        let screen = TestScene { TallyView() }
        screen.resetCounts()
        try screen.button("Add").tap()
        #expect(screen.bodyRuns.map(\.causes) == [[.state("count", of: "TallyView")]])
        #expect("\(screen.bodyRuns)" == "[TallyView: @State count of TallyView was written]")
    }

    @Test func `two writes of one property are one cause, and unread state is none`() throws {
        let screen = TestScene { TallyView() }
        screen.resetCounts()
        try screen.button("Unread").tap()
        #expect(screen.bodyRuns.isEmpty)
        try screen.button("Add twice").tap()
        #expect(screen.bodyRuns.map(\.causes) == [[.state("count", of: "TallyView")]])
    }

    @Test func `who reads a binding names the state behind it`() throws {
        let screen = TestScene { ListView() }
        screen.resetCounts()
        try screen.button("Switch").tap()
        #expect(screen.bodyRuns(of: EditorView.self).map(\.causes) == [[.state("isOn", of: "ListView")]])
        #expect(screen.bodyRuns(of: ListView.self).isEmpty)
    }

    @Test func `another value from the view around is named with its property`() throws {
        let screen = TestScene { ListView() }
        screen.resetCounts()
        try screen.button("Rename").tap()
        let runs = screen.bodyRuns(of: HeaderView.self)
        #expect(runs.map(\.causes) == [[.value("title", from: "ListView")]])
        #expect(runs.first?.description == "HeaderView: ListView handed another title")
    }

    @Test func `places of one type are told apart`() throws {
        let screen = TestScene { ListView() }
        #expect(screen.bodyRuns(of: HeaderView.self).map(\.instance) == [1, 2])
        screen.resetCounts()
        try screen.button("Rename").tap()
        #expect(screen.bodyRuns(of: HeaderView.self).map(\.instance) == [1])
    }

    @Test func `a closure that captures another value is told as a closure`() throws {
        struct Parent: View {
            @State private var count = 0

            var body: some View {
                let current = count
                ActionView(text: "Next") { count = current + 1 }
            }
        }

        let screen = TestScene { Parent() }
        screen.resetCounts()
        try screen.button("Next").tap()
        #expect(screen.bodyRuns(of: ActionView.self).map(\.causes) == [[.closure("action", from: "Parent")]])
    }

    @Test func `an object that publishes is named with the property that holds it`() throws {
        let screen = TestScene { OwnerView() }
        screen.resetCounts()
        try screen.button("Write").tap()
        #expect(
            screen.bodyRuns(of: OwnerView.self).map(\.causes) == [
                [.object("Model", property: "model", of: "OwnerView")]
            ])
        #expect(
            screen.bodyRuns(of: FieldView.self).map(\.causes) == [
                [.object("Model", property: "model", of: "OwnerView")]
            ])
        #expect(
            screen.bodyRuns(of: FollowerView.self).map(\.causes) == [
                [.object("Model", property: "model", of: "FollowerView")]
            ])
        #expect(
            screen.bodyRuns(of: InheritorView.self).map(\.causes) == [
                [.object("Model", property: "object", of: "InheritorView")]
            ])
    }

    @Test func `a property of an observable object is named`() {
        let store = Store()
        let screen = TestScene { StoreView(store: store) }
        screen.resetCounts()
        store.title = "Krabat"
        #expect(screen.bodyRuns.map(\.causes) == [[.observable("Store", property: "title")]])
        store.subtitle = "a tale"
        store.title = "Krabat!"
        store.pages = 2
        #expect(
            screen.bodyRuns.last?.causes == [
                .observable("Store", property: "subtitle"), .observable("Store", property: "title"),
            ])
        #expect(screen.bodyCount(of: StoreView.self) == 2)
    }

    @Test func `a value of the environment is named by its key path`() throws {
        let screen = TestScene { SettingView() }
        screen.resetCounts()
        try screen.button("More").tap()
        #expect(screen.bodyRuns(of: LimitView.self).map(\.causes) == [[.environment("\\.rowLimit")]])
        screen.resetCounts()
        try screen.button("Dark").tap()
        #expect(screen.bodyRuns(of: LimitView.self).map(\.causes) == [[.environment("\\.colorScheme")]])
    }

    @Test func `another size is handed by the geometry reader, or read of its proxy`() {
        let screen = TestScene { SizeView() }
        screen.resetCounts()
        screen.resize(columns: 40, rows: 10)
        #expect(
            screen.bodyRuns(of: WidthView.self).map(\.causes) == [[.value("width", from: "GeometryReader of SizeView")]]
        )
        #expect(screen.bodyRuns(of: ProxyView.self).map(\.causes) == [[.geometry]])
    }

    @Test func `focus that comes is a cause`() throws {
        let screen = TestScene { FocusView() }
        screen.resetCounts()
        try screen.textField("Name").tap()
        #expect(screen.bodyRuns(of: FocusView.self).first?.causes == [.focusState("hasFocus", of: "FocusView")])
    }

    @Test func `modifiers have runs as views do`() throws {
        let screen = TestScene { LoudView() }
        screen.resetCounts()
        try screen.button("Louder 1").tap()
        #expect(screen.bodyRuns.map(\.causes) == [[.state("extra", of: "LoudModifier")]])
        screen.resetCounts()
        try screen.button("Raise").tap()
        #expect(screen.bodyRuns(of: LoudModifier.self).map(\.causes) == [[.value("level", from: "LoudView")]])
        #expect(
            screen.bodyRuns.map(\.description) == [
                "LoudView: @State level of LoudView was written", "LoudModifier: LoudView handed another level",
            ])
    }

    @Test func `several causes of one run are all told`() throws {
        struct Both: View {
            let title: String
            @Binding var isOn: Bool

            var body: some View { Text("\(title) \(isOn)") }
        }
        struct Parent: View {
            @State private var title = "a"
            @State private var isOn = false

            var body: some View {
                Both(title: title, isOn: $isOn)
                Button("Go") {
                    title = "b"
                    isOn = true
                }
            }
        }

        let screen = TestScene { Parent() }
        screen.resetCounts()
        try screen.button("Go").tap()
        #expect(
            screen.bodyRuns(of: Both.self).map(\.causes) == [
                [.state("isOn", of: "Parent"), .value("title", from: "Parent")]
            ])
    }

    @Test func `a row that appears again runs because it appeared`() throws {
        struct Toggling: View {
            @State private var isShown = true

            var body: some View {
                VStack {
                    if isShown { HeaderView(title: "a", size: 1) }
                    Button("Switch") { isShown.toggle() }
                }
            }
        }

        let screen = TestScene { Toggling() }
        try screen.button("Switch").tap()
        screen.resetCounts()
        try screen.button("Switch").tap()
        #expect(screen.bodyRuns(of: HeaderView.self).map(\.causes) == [[.appeared]])
        #expect(screen.bodyRuns(of: HeaderView.self).map(\.instance) == [2])
    }

    @Test func `of a long record the latest runs are kept`() throws {
        let store = Store()
        let screen = TestScene { StoreView(store: store) }
        for number in 1...20_005 {
            store.title = "\(number)"
            _ = screen.nodesVisited
        }
        #expect(screen.bodyCount(of: StoreView.self) == 20_006)
        #expect(screen.bodyRuns.count == 10_000)
        #expect(screen.bodyRuns.last?.causes == [.observable("Store", property: "title")])
    }
}
