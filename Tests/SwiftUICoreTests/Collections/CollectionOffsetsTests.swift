import Foundation
import SwiftUI
import Testing

struct CollectionOffsetsTests {
    @Test(arguments: [
        ([], "abcde"), ([0], "bcde"), ([4], "abcd"), ([1, 3], "ace"), ([0, 1, 2, 3, 4], ""),
    ])
    func `elements at offsets are removed`(offsets: [Int], rest: String) {
        var letters = Array("abcde")
        letters.remove(atOffsets: IndexSet(offsets))
        #expect(String(letters) == rest)
    }

    @Test func `offsets count from the beginning of a slice`() {
        var letters = Array("abcde")[1...]
        letters.remove(atOffsets: [0])
        #expect(String(letters) == "cde")
        letters.move(fromOffsets: [2], toOffset: 0)
        #expect(String(letters) == "ecd")
    }

    @Test(arguments: [
        ([0], 3, "bcade"), ([3], 0, "dabce"), ([1], 2, "abcde"), ([0, 4], 2, "baecd"), ([1, 2], 5, "adebc"),
        ([], 0, "abcde"),
    ])
    func `elements are moved before another, in their order`(offsets: [Int], destination: Int, order: String) {
        var letters = Array("abcde")
        letters.move(fromOffsets: IndexSet(offsets), toOffset: destination)
        #expect(String(letters) == order)
    }
}
