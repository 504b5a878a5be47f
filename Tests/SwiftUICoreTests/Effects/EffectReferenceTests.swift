import Foundation
import SwiftUI
import Testing
import ViewTesting

// The counts and orders are those that OpenSwiftUI's suite pins, which also runs against Apple's SwiftUI:
// github.com/OpenSwiftUIProject/OpenSwiftUI, Tests/OpenSwiftUICompatibilityTests.

@MainActor @Suite
struct EffectReferenceTests {
    /// Writes a first value when it appears; the test writes the further ones.
    struct Writing<Value: Equatable, Shown: View>: View {
        @State var value: Value
        let first: Value
        let writer: Writer<Value>
        @ViewBuilder let shown: (Value) -> Shown

        var body: some View {
            shown(value).onAppear {
                value = first
                writer.place = $value
            }
        }
    }

    @MainActor
    final class Writer<Value> {
        var place: Binding<Value>?

        /// Writes values, each in a turn of its own: what follows from one is shown before the next is written.
        func write(_ values: Value..., in screen: TestScene) {
            for value in values {
                place?.wrappedValue = value
                _ = screen.lines
            }
        }
    }

    // Modifier/ViewModifier/AppearanceActionModifierCompatibilityTests.swift, `appear`
    @Test func `what shows nothing appears once where it is all of a screen`() {
        let log = Log()
        let screen = TestScene {
            AnyView(EmptyView())
                .onAppear { log("appear") }
                .onDisappear { log("disappear") }
        }
        #expect(log.take() == ["appear"])
        screen.close()
        #expect(log.take() == ["disappear"])
    }

    /// A view whose id an action changes, which tells what its state is where it comes and goes.
    struct Flag: View {
        @State private var isSecond = false
        let log: Log
        let transition: AnyTransition?

        var body: some View {
            if let transition {
                shown.transition(transition).id(isSecond)
            } else {
                shown.id(isSecond)
            }
        }

        private var shown: some View {
            Button("Change") { isSecond = true }
                .onAppear { log(isSecond ? "appear in second" : "appear in first") }
                .onDisappear { log(isSecond ? "disappear in second" : "disappear in first") }
        }
    }

    // Modifier/ViewModifier/AppearanceActionModifierCompatibilityTests.swift, `idTest`
    @Test(arguments: [false, true])
    func `with another id the new view comes before the old one goes, and the last goes with its screen`(
        hasTransition: Bool
    ) throws {
        let log = Log()
        let screen = TestScene { Flag(log: log, transition: hasTransition ? .opacity : nil) }
        try screen.button("Change").tap()
        screen.close()
        #expect(
            log.entries == [
                "appear in first", "appear in second", "disappear in second", "disappear in second",
            ])
    }

    // The same file, `idTestWithIdentityTransition`
    @Test func `a view that leaves by identity disappears before the new one appears`() throws {
        let log = Log()
        let screen = TestScene { Flag(log: log, transition: .identity) }
        try screen.button("Change").tap()
        screen.close()
        #expect(
            log.entries == [
                "appear in first", "disappear in second", "appear in second", "disappear in second",
            ])
    }

    // Modifier/ViewModifier/TaskModifierCompatibilityTests.swift, `taskWithoutID`
    @Test func `a task runs once`() async throws {
        let log = Log()
        let screen = TestScene { Color.gray.task { log("task") } }
        try await screen.settle()
        #expect(log.entries == ["task"])
    }

    // Modifier/ViewModifier/TaskModifierCompatibilityTests.swift, `taskWithID`
    @Test func `a task with an id runs once more where the id changes, and sees the new value`() async throws {
        struct Loader: View {
            @State private var page = 0
            let log: Log

            var body: some View {
                Color.gray
                    .task(id: page) { log("page \(page)") }
                    .onAppear {
                        Task {
                            while log.entries.isEmpty { await Task.yield() }
                            page += 1
                        }
                    }
            }
        }

        let log = Log()
        let screen = TestScene { Loader(log: log) }
        try await screen.settle()
        #expect(log.entries == ["page 0", "page 1"])
    }

    // Modifier/ViewModifier/ValueActionModifierCompatibilityTests.swift, `onChangeDeprecatedSingleParameter`
    @available(*, deprecated)
    @Test func `onChange with one parameter is called with each new value`() {
        let (log, writer) = (Log(), Writer<Int>())
        let screen = TestScene {
            Writing(value: 0, first: 1, writer: writer) { value in
                Color.gray.onChange(of: value) { new in log("\(new)") }
            }
        }
        writer.write(2, in: screen)
        #expect(log.entries == ["1", "2"])
    }

    // The same file, `onChangeTwoParameters`, `onChangeZeroParameters`, `onChangeWithInitial`
    @Test(arguments: [true, false])
    func `onChange is called for each value in a turn of its own, and with initial also at first`(isInitial: Bool) {
        let (log, writer) = (Log(), Writer<Int>())
        var calls = 0
        let screen = TestScene {
            Writing(value: 0, first: 1, writer: writer) { value in
                Color.gray
                    .onChange(of: value, initial: isInitial) { log("\($0) → \($1)") }
                    .onChange(of: value, initial: isInitial) { calls += 1 }
            }
        }
        writer.write(2, in: screen)
        #expect(log.entries == (isInitial ? ["0 → 0"] : []) + ["0 → 1", "1 → 2"])
        #expect(calls == log.entries.count)
    }

    // The same file, `onChangeWithInitialZeroParameters`
    @Test func `onChange with initial is called once where nothing changes`() {
        let log = Log()
        let screen = TestScene {
            Color.gray.onChange(of: 0, initial: true) { log("initial") }
        }
        _ = screen.lines
        #expect(log.entries == ["initial"])
    }

    // The same file, `multipleValueChanges`
    @Test func `a value that is written again in a later turn is no change`() {
        let (log, writer) = (Log(), Writer<Int>())
        let screen = TestScene {
            Writing(value: 0, first: 1, writer: writer) { value in
                Color.gray.onChange(of: value) { log("\($0) → \($1)") }
            }
        }
        writer.write(2, 2, 3, in: screen)
        #expect(log.entries == ["0 → 1", "1 → 2", "2 → 3"])
    }

    // The same file, `stringValueChanges`, `booleanValueChanges`
    @Test func `texts and truth values are compared like all others`() {
        let (texts, switches) = (Log(), Log())
        let (textWriter, switchWriter) = (Writer<String>(), Writer<Bool>())
        let screen = TestScene {
            VStack {
                Writing(value: "draft", first: "edited", writer: textWriter) { value in
                    Color.gray.onChange(of: value) { texts($1) }
                }
                Writing(value: false, first: true, writer: switchWriter) { value in
                    Color.gray.onChange(of: value) { switches("\(value)") }
                }
            }
        }
        textWriter.write("sent", in: screen)
        switchWriter.write(false, true, in: screen)
        #expect(texts.entries == ["edited", "sent"])
        #expect(switches.entries.count == 3)
    }
}
