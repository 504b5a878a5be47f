import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at these offsets, as `onDelete(perform:)` hands them over.
    public mutating func remove(atOffsets offsets: IndexSet) {
        guard let first = offsets.first else { return }
        // What stays moves up in one pass, however many elements go.
        var target = index(startIndex, offsetBy: first)
        var source = target
        var offset = first
        while source != endIndex {
            if !offsets.contains(offset) {
                swapAt(target, source)
                formIndex(after: &target)
            }
            formIndex(after: &source)
            offset += 1
        }
        removeSubrange(target...)
    }
}

extension MutableCollection {
    /// Moves the elements at these offsets, in their order, before the element that is now at `destination`, as
    /// `onMove(perform:)` hands them over.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let staying = { (range: Range<Int>) in range.filter { !source.contains($0) } }
        let order = staying(0..<destination) + Array(source) + staying(destination..<elements.count)
        var index = startIndex
        for offset in order {
            self[index] = elements[offset]
            formIndex(after: &index)
        }
    }
}
