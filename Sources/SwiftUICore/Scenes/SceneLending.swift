import DisplayList
import Foundation

extension _ViewScene {
    /// Has another host show the scene for a while, with metrics, a size and colours of its own, and takes it back.
    ///
    /// What is in view, the state of rows and all counts are the same afterwards. Bodies that read sizes or the colour
    /// scheme run, and so do the effects that follow these, as where a window changes and changes back.
    ///
    /// - Parameters:
    ///   - body: To be called when the scene is up to date.
    ///   - update: Updates the scene for the host that has it back.
    package func lend<Result>(_ body: () throws -> Result, thenUpdate update: () -> Void) rethrows -> Result {
        let (size, metrics, isDark) = (size, metrics, isDark)
        var views: [(box: Box, bringBack: () -> Void)] = []
        func keepViews(in box: Box) {
            if let bringBack = box.keepView() { views.append((box, bringBack)) }
            box.visitContent(keepViews)
        }
        if let window = graph.events.window { keepViews(in: window) }
        return try graph.withoutCounting {
            // Rows that have no room meanwhile would disappear otherwise.
            graph.retiresRows = false
            defer {
                self.size = size
                self.isDark = isDark
                for view in views where !view.box.isGone { view.bringBack() }
                // Last, so that the rows that are back are measured anew.
                self.metrics = metrics
                graph.retiresRows = true
                update()
            }
            return try body()
        }
    }
}
