import CellRenderer
import DisplayList
import Foundation

/// What a snapshot shows of a screen or an element, as text.
public enum SnapshotFormat: Hashable, Sendable {
    /// What a terminal shows: its letters, not its colours. Of an element, the part of the screen that it takes.
    case screen
    /// What assistive technology is told: a line for each element with its role, name, value, identifier and states,
    /// indented below what it is in. What is scrolled out of view is left out.
    case accessibility
    /// As ``accessibility``, with each element's frame in the window: `at x, y, width × height`, in points.
    case accessibilityWithFrames
}

extension ElementSearching {
    /// The screen or the element as text: without blanks at the ends of lines and empty lines at the end.
    public func snapshot(_ format: SnapshotFormat = .screen) -> String {
        let element = searchedElement
        let lines =
            switch format {
            case .screen: element.linesOfScreen
            case .accessibility: AccessibilitySnapshot(of: element, withFrames: false).lines
            case .accessibilityWithFrames: AccessibilitySnapshot(of: element, withFrames: true).lines
            }
        return lines.joined(separator: "\n").withoutOuterBlanks
    }
}

extension TestElement {
    fileprivate var linesOfScreen: [String] {
        let grid = scene.grid
        guard ids != [.root] else { return grid.lines }
        let (frame, cell) = (frame, CellMetrics.cell)
        guard !frame.isNull else { return [] }
        let part = CellRect(
            columns: Int((frame.minX / cell.width).rounded(.down))..<Int((frame.maxX / cell.width).rounded(.up)),
            rows: Int((frame.minY / cell.height).rounded(.down))..<Int((frame.maxY / cell.height).rounded(.up))
        ).intersection(grid.bounds)
        return part.rows.map { row in part.columns.map { grid[$0, row].text }.joined() }
    }
}

extension String {
    /// Without blanks at the ends of lines and empty lines at the end: editors take those away, and nobody sees them.
    var withoutOuterBlanks: String {
        var lines = replacingOccurrences(of: "\r\n", with: "\n").split(
            separator: "\n", omittingEmptySubsequences: false
        )
        .map { line in
            var line = line
            while line.last?.isWhitespace == true { line.removeLast() }
            return line
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
