#if Desktop
    import RecordedLayouts
    import SwiftUI
    import Testing

    @testable import DesktopHost

    @MainActor @Suite(.enabled(if: TestDisplay.isThere))
    struct DesktopLayoutTests {
        @Test("A layout has the frames on the desktop that Apple's SwiftUI gave it", arguments: LayoutCase.all)
        func recordedFrames(_ layout: LayoutCase) throws {
            let metrics = try TestDisplay.metrics()
            let differences = layout.differences { view, size in _ViewScene(view, size: size, metrics: metrics) }
            #expect(differences.isEmpty)
        }
    }
#endif
