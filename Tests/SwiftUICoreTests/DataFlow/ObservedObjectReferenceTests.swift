import SwiftUI
import Testing
import ViewTesting

// The counts are those that OpenSwiftUI's suite pins, which also runs against Apple's SwiftUI:
// github.com/OpenSwiftUIProject/OpenSwiftUI, Tests/OpenSwiftUICompatibilityTests.

/// A body that shows two values of a model in a view each, one of which an action writes that runs when the screen
/// appears. Where the written value is followed, the body runs twice, and of the views only the one whose value changed.
@MainActor @Suite
struct ObservedObjectReferenceTests {
    final class Settings: ObservableObject {
        @Published var published = false
        var unpublished = false
    }

    @Observable
    final class Choices {
        var tracked = false
        @ObservationIgnored var ignored = false
    }

    struct Patch: View {
        let isOn: Bool

        var body: some View { isOn ? Color.red : Color.blue }
    }

    private func expectCounts<Screen: View>(_ screen: Screen, bodies: Int, patches: Int) {
        let scene = TestScene { screen }
        #expect(scene.bodyCount(of: Screen.self) == bodies)
        #expect(scene.bodyCount(of: Patch.self) == patches)
        #expect(scene.messages.isEmpty)
    }

    // Data/Combine/ObservedObjectCompatibilityTests.swift, `observedObjectChangePublishValue`,
    // `observedObjectChangeNonPublishValue`
    @Test(arguments: [true, false])
    func `an observed object makes its view's body run where a published property is written`(isPublished: Bool) {
        struct Screen: View {
            @ObservedObject var settings = Settings()
            let isPublished: Bool

            var body: some View {
                VStack {
                    Patch(isOn: settings.published)
                    Patch(isOn: settings.unpublished)
                }
                .onAppear {
                    if isPublished { settings.published.toggle() } else { settings.unpublished.toggle() }
                }
            }
        }

        expectCounts(Screen(isPublished: isPublished), bodies: isPublished ? 2 : 1, patches: isPublished ? 3 : 2)
    }

    // Data/Combine/StateObjectCompatibilityTests.swift, `stateObjectChangePublishValue`,
    // `stateObjectChangeNonPublishValue`
    @Test(arguments: [true, false])
    func `a state object makes its view's body run where a published property is written`(isPublished: Bool) {
        struct Screen: View {
            @StateObject private var settings = Settings()
            let isPublished: Bool

            var body: some View {
                VStack {
                    Patch(isOn: settings.published)
                    Patch(isOn: settings.unpublished)
                }
                .onAppear {
                    if isPublished { settings.published.toggle() } else { settings.unpublished.toggle() }
                }
            }
        }

        expectCounts(Screen(isPublished: isPublished), bodies: isPublished ? 2 : 1, patches: isPublished ? 3 : 2)
    }

    // Data/Combine/ObservedObjectCompatibilityTests.swift, `observableMacroTrackedValue`, `observableMacroIgnoredValue`
    @Test(arguments: [true, false])
    func `an observable in a constant makes the body run where a tracked property is written`(isTracked: Bool) {
        struct Screen: View {
            let choices = Choices()
            let isTracked: Bool

            var body: some View {
                VStack {
                    Patch(isOn: choices.tracked)
                    Patch(isOn: choices.ignored)
                }
                .onAppear {
                    if isTracked { choices.tracked.toggle() } else { choices.ignored.toggle() }
                }
            }
        }

        expectCounts(Screen(isTracked: isTracked), bodies: isTracked ? 2 : 1, patches: isTracked ? 3 : 2)
    }

    // Data/Combine/StateObjectCompatibilityTests.swift, `observableMacroTrackedValue`, `observableMacroIgnoredValue`
    @Test(arguments: [true, false])
    func `an observable in state makes the body run where a tracked property is written`(isTracked: Bool) {
        struct Screen: View {
            @State private var choices = Choices()
            let isTracked: Bool

            var body: some View {
                VStack {
                    Patch(isOn: choices.tracked)
                    Patch(isOn: choices.ignored)
                }
                .onAppear {
                    if isTracked { choices.tracked.toggle() } else { choices.ignored.toggle() }
                }
            }
        }

        expectCounts(Screen(isTracked: isTracked), bodies: isTracked ? 2 : 1, patches: isTracked ? 3 : 2)
    }

    // Data/Combine/EnvironmentObjectCompatibilityTests.swift, `environmentObject`
    @Test func `an environment object is there when the view that declares it appears`() {
        final class Account: ObservableObject {
            let number: Int

            init(number: Int) {
                self.number = number
            }
        }

        struct Statement: View {
            @EnvironmentObject private var account: Account
            let tell: (Int) -> Void

            var body: some View {
                Color.green.onAppear { tell(account.number) }
            }
        }

        struct Bank: View {
            @State private var account = Account(number: 7)
            let tell: (Int) -> Void

            var body: some View {
                Statement(tell: tell).environmentObject(account)
            }
        }

        var told: [Int] = []
        let scene = TestScene { Bank { told.append($0) } }
        #expect(told == [7])
        #expect(scene.messages.isEmpty)
    }
}
