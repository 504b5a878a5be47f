#if Desktop
    /// What has to be replaced in a text to make it another one: the middle in which they differ.
    struct TextDifference: Equatable {
        /// In characters as the toolkit counts them, which are Unicode scalars.
        var range: Range<Int>
        var replacement: String

        /// nil: the texts are the same.
        init?(from old: String, to new: String) {
            guard old != new || old.unicodeScalars.count != new.unicodeScalars.count else { return nil }
            let (old, new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
            var prefix = 0
            while prefix < min(old.count, new.count), old[prefix] == new[prefix] { prefix += 1 }
            var suffix = 0
            while suffix < min(old.count, new.count) - prefix,
                old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
            {
                suffix += 1
            }
            range = prefix..<old.count - suffix
            var replacement = String.UnicodeScalarView()
            replacement.append(contentsOf: new[prefix..<new.count - suffix])
            self.replacement = String(replacement)
        }

        /// Where a cursor goes that was at `offset`: what is before and behind the change keeps its place, and so does
        /// what is inside as far as there is room, since mostly the letters alone have changed.
        func moved(_ offset: Int) -> Int {
            let count = replacement.unicodeScalars.count
            if offset >= range.upperBound { return offset - range.count + count }
            return min(offset, range.lowerBound + count)
        }
    }
#endif
