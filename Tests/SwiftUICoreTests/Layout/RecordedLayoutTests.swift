import RecordedLayouts
import SwiftUICore
import Testing

@MainActor
struct RecordedLayoutTests {
    @Test("A layout has the frames that Apple's SwiftUI gave it", arguments: LayoutCase.all)
    func recordedFrames(_ layout: LayoutCase) {
        let differences = layout.differences { view, size in
            _ViewScene(view, size: size, metrics: PointMetrics())
        }
        #expect(differences.isEmpty)
    }

    @Test func `all recorded layouts are compared`() {
        #expect(LayoutCase.all.count == 29)
    }
}
