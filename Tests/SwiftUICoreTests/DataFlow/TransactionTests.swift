import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite
struct TransactionTests {
    @MainActor
    final class Record {
        var bodies: [String] = []
        var reads: [Int] = []
    }

    @MainActor @Observable
    final class Model {
        var name = "old"
    }

    struct Screen: View {
        @State private var count = 0
        @State private var other = 0
        let record: Record
        let write: (Binding<Int>, Binding<Int>) -> Void

        var body: some View {
            let _ = record.bodies.append("\(count) \(other)")
            VStack {
                Text("count \(count), other \(other)")
                Button("Write") { write($count, $other) }
            }
        }
    }

    private func bodies(_ write: @escaping (Binding<Int>, Binding<Int>) -> Void) throws -> [String] {
        let record = Record()
        let screen = TestScene { Screen(record: record, write: write) }
        record.bodies = []
        try screen.button("Write").tap()
        #expect(screen.messages.isEmpty)
        return record.bodies
    }

    @Test func `all that is written in one withAnimation is evaluated at once`() throws {
        let bodies = try bodies { count, other in
            withAnimation {
                count.wrappedValue = 1
                other.wrappedValue = 2
                count.wrappedValue = 3
            }
        }
        #expect(bodies == ["3 2"])
    }

    @Test func `equal transactions one after the other are evaluated together`() throws {
        let bodies = try bodies { count, other in
            withAnimation(.linear(duration: 1)) { count.wrappedValue = 1 }
            withAnimation(.linear(duration: 1)) { other.wrappedValue = 1 }
            withAnimation(.linear(duration: 2)) { other.wrappedValue = 2 }
        }
        #expect(bodies == ["1 1", "1 2"])
    }

    @Test func `withAnimation of nil is as without`() throws {
        let bodies = try bodies { count, other in
            count.wrappedValue = 1
            withAnimation(nil) { other.wrappedValue = 1 }
        }
        #expect(bodies == ["1 1"])
    }

    @Test func `plain writes after animated ones wait for these`() throws {
        let bodies = try bodies { count, other in
            withAnimation { count.wrappedValue = 1 }
            other.wrappedValue = 1
            count.wrappedValue = 2
        }
        #expect(bodies == ["1 0", "2 1"])
    }

    @Test func `a value that waits for its turn is read by actions at once`() throws {
        let record = Record()
        _ = try bodies { count, _ in
            count.wrappedValue = 1
            withAnimation { count.wrappedValue += 1 }
            withAnimation(.easeIn) { count.wrappedValue += 1 }
            record.reads.append(count.wrappedValue)
        }
        #expect(record.reads == [3])
    }

    @Test func `a binding with an animation writes as withAnimation does`() throws {
        let bodies = try bodies { count, other in
            count.wrappedValue = 1
            count.animation().wrappedValue = 2
            withAnimation { other.wrappedValue = 2 }
        }
        #expect(bodies == ["1 0", "2 2"])
    }

    @Test func `a binding by functions hands its animation on to what they write`() throws {
        let bodies = try bodies { count, other in
            let made = Binding(get: { count.wrappedValue }, set: { count.wrappedValue = $0 })
            other.wrappedValue = 1
            made.animation().wrappedValue = 1
        }
        #expect(bodies == ["0 1", "1 1"])
    }

    @Test func `values of a program's own set transactions apart`() throws {
        struct Origin: TransactionKey {
            static let defaultValue = ""
        }

        func transaction(from origin: String) -> Transaction {
            var transaction = Transaction()
            transaction[Origin.self] = origin
            return transaction
        }

        let bodies = try bodies { count, other in
            withTransaction(transaction(from: "left")) { count.wrappedValue = 1 }
            withTransaction(transaction(from: "left")) { count.wrappedValue = 2 }
            withTransaction(transaction(from: "right")) { other.wrappedValue = 1 }
        }
        #expect(bodies == ["2 0", "2 1"])
    }

    @Test func `a value that came back meanwhile is evaluated on its way`() throws {
        let bodies = try bodies { count, _ in
            count.wrappedValue = 1
            withAnimation { count.wrappedValue = 0 }
        }
        #expect(bodies == ["1 0", "0 0"])
    }

    @Test func `a change of an object has no evaluation of its own`() throws {
        struct Named: View {
            @State private var count = 0
            let model: Model
            let record: Record

            var body: some View {
                let _ = record.bodies.append("\(count) \(model.name)")
                Button("Write") {
                    count += 1
                    withAnimation { model.name = "new" }
                }
            }
        }

        let record = Record()
        let screen = TestScene { Named(model: Model(), record: record) }
        try screen.button("Write").tap()
        #expect(record.bodies == ["0 old", "1 new"])
    }

    // As in a staggered animation: each element has a delay of its own.
    @Test func `hundreds of transactions in one action are no loop`() throws {
        let bodies = try bodies { count, _ in
            for step in 1...300 {
                withAnimation(.default.delay(Double(step))) { count.wrappedValue = step }
            }
        }
        #expect(bodies.count == 300)
        #expect(bodies.last == "300 0")
    }

    @Test func `effects that keep writing with two transactions are cut off`() throws {
        struct Restless: View {
            @State private var count = 0
            @State private var other = 0

            var body: some View {
                VStack {
                    Button("Begin") { count += 1 }
                }
                .onChange(of: count) {
                    other += 1
                    withAnimation { count += 1 }
                }
                .onChange(of: other) {
                    count += 1
                    withAnimation { other += 1 }
                }
            }
        }

        let screen = TestScene(misuse: .collected) { Restless() }
        try screen.button("Begin").tap()
        let messages = screen.messages
        #expect(messages.count == 1)
        #expect(messages.first?.contains("Restless") == true)
    }

    @Test func `what waits when a scene is closed is shown by the other scene that reads it`() throws {
        struct Owner: View {
            @State private var count = 0
            let hand: (Binding<Int>) -> Void

            var body: some View {
                Text("owner \(count)").onAppear { hand($count) }
            }
        }

        struct Reader: View {
            @Binding var count: Int
            var body: some View { Text("reader \(count)") }
        }

        var binding: Binding<Int>?
        let owner = TestScene { Owner { binding = $0 } }
        let count = try #require(binding)
        let reader = TestScene { Reader(count: count) }
        count.wrappedValue = 1
        withAnimation { count.wrappedValue = 2 }
        owner.close()
        #expect(reader.texts == ["reader 2"])
    }
}
