/// A stretch of a file, in bytes from its start.
struct Span: Hashable, Sendable {
    var start: Int
    var end: Int

    func contains(_ other: Span) -> Bool { start <= other.start && other.end <= end }
}

/// A place as people and editors count: both from one, the column in bytes.
struct LineAndColumn: Hashable, Sendable {
    var line: Int
    var column: Int
}

/// Where the lines of a file start.
struct LineTable: Sendable {
    private let starts: [UInt32]

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var starts: [UInt32] = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            starts.append(UInt32(offset + 1))
        }
        self.starts = starts
    }

    func place(of offset: Int) -> LineAndColumn {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset { low = middle } else { high = middle }
        }
        return LineAndColumn(line: low + 1, column: offset - Int(starts[low]) + 1)
    }
}
