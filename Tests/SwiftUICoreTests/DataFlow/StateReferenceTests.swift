import SwiftUI
import Testing
import ViewTesting

// The counts and orders are those that OpenSwiftUI's suite pins, which also runs against Apple's SwiftUI:
// github.com/OpenSwiftUIProject/OpenSwiftUI, Tests/OpenSwiftUICompatibilityTests.

@MainActor @Suite
struct StateReferenceTests {
    @MainActor
    final class Record {
        var bodies: [Int] = []
        var changes: [[Int]] = []
        var reads: [Int] = []
    }

    // Data/State/StateCompatibilityTests.swift, `appear`
    @Test func `an action reads back at once what it wrote`() {
        struct Lamp: View {
            @State private var isLit = false
            let record: Record

            var body: some View {
                AnyView(EmptyView()).onAppear {
                    isLit.toggle()
                    record.reads.append(isLit ? 1 : 0)
                }
            }
        }

        let record = Record()
        let screen = TestScene { Lamp(record: record) }
        #expect(record.reads == [1])
        #expect(screen.messages.isEmpty)
    }

    struct Steps: View {
        @State private var step = 0
        let record: Record
        let write: (Binding<Int>) -> Void

        var body: some View {
            let _ = record.bodies.append(step)
            Color.gray
                .onAppear { write($step) }
                .onChange(of: step) { record.changes.append([$0, $1]) }
        }
    }

    // Data/State/StateCompatibilityTests.swift, `nestedStateUpdate`
    @Test func `writes in withAnimation are evaluated apart from the plain ones before, each together`() {
        let record = Record()
        _ = TestScene {
            Steps(record: record) { step in
                step.wrappedValue = 1
                step.wrappedValue = 2
                withAnimation {
                    step.wrappedValue = 3
                    step.wrappedValue = 4
                }
            }
        }
        #expect(record.bodies == [0, 2, 4])
        #expect(record.changes == [[0, 2], [2, 4]])
    }
}
