import Combine
import Foundation
import SwiftUI
import Synchronization
import Testing
import ViewTesting

// The code of the guide, word for word, and a test that the failures are printed as it shows them.

struct OrderView: View {
    @State private var name = ""
    @State private var orders: [String] = []

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Your name", text: $name)
            Button("Order tea") { orders.append("Tea for \(name)") }
                .disabled(name.isEmpty)
            Button("Order cake") { orders.append("Cake for \(name)") }
                .disabled(name.isEmpty)
            ForEach(orders.indices, id: \.self) { Text(orders[$0]) }
        }
    }
}

struct LockedView: View {
    @State private var isOpen = false

    var body: some View {
        Toggle("Light", isOn: $isOpen)
            .overlay { Color.gray }
    }
}

struct StreamView: View {
    let numbers: AsyncStream<Int>
    @State private var last = 0

    var body: some View {
        Text("Last: \(last)")
            .task {
                for await number in numbers { last = number }
            }
    }
}

final class Engine: ObservableObject {
    @Published var isRunning = false
}

final class Car: ObservableObject {
    @Published var engine = Engine()
}

struct CarView: View {
    @StateObject var car = Car()

    var body: some View {
        VStack {
            Text(car.engine.isRunning ? "Running" : "Stopped")
            Button("Start") { car.engine.isRunning = true }
        }
    }
}

struct RestlessView: View {
    @State private var width = 1

    var body: some View {
        Text("\(width)")
            .onChange(of: width, initial: true) { width += 1 }
    }
}

final class Ticker {
    var onTick: () -> Void = {}
    private(set) var ticks = 0

    init() {
        onTick = { self.ticks += 1 }
    }
}

final class Inbox: ObservableObject, @unchecked Sendable {
    @Published private(set) var count = 0

    nonisolated func fetch() async {
        count += 1
    }
}

@MainActor
struct ReadingFailuresTests {
    @Test func `a failure is printed as the guide shows it`() async throws {
        var failures: [String] = []

        /// What a line throws, or records.
        func failure(of line: () async throws -> Void) async {
            let recorded = Mutex<[String]>([])
            await withKnownIssue(isIntermittent: true) {
                do {
                    try await line()
                } catch {
                    recorded.withLock { $0.append("\(error)") }
                }
            } matching: { issue in
                recorded.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
                return true
            }
            failures += recorded.withLock { $0 }
        }

        let screen = TestScene(columns: 30, rows: 6) { OrderView() }
        await failure {
            try screen.button("Order Tee").tap()
        }
        await failure {
            try screen.button("Your name").tap()
        }
        await failure {
            try screen.button("Order tea").tap()
        }
        await failure {
            let screen = TestScene(columns: 30, rows: 2) { LockedView() }
            try screen.toggle("Light").toggle()
        }
        await failure {
            try screen.textField("Your name").type("Ada")
            try screen.button("Order tea").tap()
            try screen.button("Order tea").tap()
            _ = try screen.text("Tea for Ada")
        }
        await failure {
            expect(
                screen,
                matches: """
                    Ada
                    [ Order tea ]
                    [ Order cake ]
                    Tea for Ada
                    """)
        }
        await failure {
            let (numbers, _) = AsyncStream.makeStream(of: Int.self)
            let screen = TestScene(columns: 30, rows: 2) { StreamView(numbers: numbers) }
            try await screen.wait(upTo: .milliseconds(10), until: { screen.texts == ["Last: 1"] })
        }
        await failure {
            let screen = TestScene(columns: 30, rows: 3) { CarView() }
            try screen.button("Start").tap()
        }
        await failure {
            _ = TestScene(columns: 30, rows: 2) { RestlessView() }
        }
        await failure {
            await expectReleased { Ticker() }
        }
        await failure {
            let inbox = Inbox()
            await expectPublishesOnMainActor(of: inbox) { await inbox.fetch() }
        }

        let guide = try String(contentsOf: Guide.page("ReadingFailures"), encoding: .utf8).withoutNumbers
        #expect(failures.count == 11)
        for failure in failures { #expect(guide.contains(failure.withoutNumbers), "\(failure)") }
    }
}

extension String {
    /// Lines and durations differ from run to run.
    fileprivate var withoutNumbers: String {
        replacing(/:\d+/, with: ":…").replacing(/running for [\d.]+ s/, with: "running for … s")
    }
}
