import Foundation

/// The rows of a lazy container that are in view, and where they are.
///
/// Only a row and its position are known for sure; the others follow from it by walking. How long everything is, is an
/// estimate until the end has been seen. Where an end turns out to be elsewhere than estimated, all positions move.
@MainActor
final class LazyWindow {
    let source = RowList()
    private(set) var rows: [Row] = []
    /// The length of everything, rows and the distances between.
    private(set) var length: CGFloat = 0
    private var number = 0
    /// Of a row and the distance to the next.
    private var average: CGFloat = 0
    private var isChanged = false

    /// What the container gives: how long a row is, and how far two are apart.
    struct Measures {
        let spacing: CGFloat
        let length: (Row) -> CGFloat
    }

    /// Rows came, left or moved.
    func sourceChanged() {
        isChanged = true
    }

    /// Finds the rows from `low` on over `extent` points. Returns where the window begins now: elsewhere than at `low`
    /// if all positions moved, or if there is less below than was thought.
    ///
    /// Only `retiring` lets go of rows outside: one who measures for several proposals would make the same rows again and
    /// again.
    func fill(from low: CGFloat, extent: CGFloat, retiring: Bool = true, _ measures: Measures) -> CGFloat {
        number += 1
        var low = low
        var found: [Row] = []
        var end: CGFloat?
        if let start = anchor(&low, extent) {
            start.length = measures.length(start)
            found = [start]
            walkUp(&found, &low, measures)
            let isEnd = walkDown(&found, to: low + extent, measures)
            if isEnd, let last = found.last, low > 0, last.position + last.length < low + extent {
                low = max(0, last.position + last.length - extent)
                walkUp(&found, &low, measures)
                _ = walkDown(&found, to: low + extent, measures)
            }
            if isEnd, let last = found.last { end = last.position + last.length }
        } else {
            low = 0
        }
        let range = low...(low + extent)
        found.removeAll { !$0.isSeen(in: range) }
        for row in found { row.keep(number) }
        if retiring { source.retire(outside: number) }
        rows = found
        isChanged = false
        estimate(end: end)
        return low
    }

    /// Remembers the window and returns what brings it back, as long as its rows have not been retired.
    func keepView() -> () -> Void {
        let (rows, length, average) = (rows, length, average)
        let places = rows.map { ($0.position, $0.length) }
        return { [self] in
            self.rows = rows
            self.length = length
            self.average = average
            for (row, place) in zip(rows, places) { (row.position, row.length) = place }
        }
    }

    /// A row to start from, with its position.
    private func anchor(_ low: inout CGFloat, _ extent: CGFloat) -> Row? {
        if low <= 0 {
            low = 0
            let first = source.first()
            first?.position = 0
            return first
        }
        let start = low
        if isChanged, !rows.contains(where: { !$0.box.isGone && $0.isFound }) { source.findMoved() }
        let known = rows.filter { !$0.box.isGone && $0.isFound }
        if let row = known.first(where: { $0.position + $0.length > start && $0.position < start + extent })
            ?? known.first(where: { abs($0.position - start) < 2 * extent })
        {
            // Most of what was before the row may have left or come: its position follows, and the window with it.
            let expected = CGFloat(row.estimatedNumber) * average
            if isChanged, abs(expected - row.position) > extent {
                low = max(0, low + expected - row.position)
                row.position = expected
            }
            return row
        }
        guard let row = source.row(near: average > 0 ? Int(start / average) : 0) else { return nil }
        row.position = CGFloat(row.estimatedNumber) * average
        return row
    }

    /// Adds rows before the first until the window begins. If that is the first row of all, it comes to position 0.
    private func walkUp(_ found: inout [Row], _ low: inout CGFloat, _ measures: Measures) {
        var before: [Row] = []
        var top = found[0]
        var isFirst = false
        while top.position > low, !isFirst {
            guard let row = top.previous() else {
                isFirst = true
                break
            }
            row.length = measures.length(row)
            row.position = top.position - measures.spacing - row.length
            before.append(row)
            top = row
        }
        found.insert(contentsOf: before.reversed(), at: 0)
        var distance = -top.position
        if !isFirst, top.position <= 0, top.previous() != nil {
            // More is above than there is room for; how much is an estimate.
            distance += max(1, CGFloat(top.estimatedNumber) * average)
        } else if !isFirst, top.position > 0 {
            return
        }
        guard distance != 0 else { return }
        for row in found { row.position += distance }
        low = max(0, low + distance)
    }

    /// Adds rows behind the last until the window ends. True: there are no more.
    private func walkDown(_ found: inout [Row], to high: CGFloat, _ measures: Measures) -> Bool {
        var last = found[found.count - 1]
        while last.position + last.length < high {
            guard let row = last.next() else { return true }
            row.position = last.position + last.length + measures.spacing
            row.length = measures.length(row)
            found.append(row)
            last = row
        }
        return false
    }

    /// `end`: where everything ends, if that has been seen.
    private func estimate(end known: CGFloat?) {
        guard let first = rows.first, let last = rows.last else {
            length = 0
            return
        }
        let end = last.position + last.length
        average = max(1, (end - first.position) / CGFloat(rows.count))
        let rest = max(0, source.estimatedCount - last.estimatedNumber - 1)
        length = known ?? end + CGFloat(rest) * average
    }
}

extension Row {
    /// Whether something of the row is within a range of positions; a row without length is where it is within it.
    fileprivate func isSeen(in range: ClosedRange<CGFloat>) -> Bool {
        if length == 0 { return range.contains(position) }
        return position + length > range.lowerBound && position < range.upperBound
    }
}
