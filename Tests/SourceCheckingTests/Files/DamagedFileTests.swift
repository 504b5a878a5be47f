import Foundation
import SourceChecking
import Testing

/// Whatever is in a file, the check comes to an end and says something.
struct DamagedFileTests {
    /// The same numbers every time.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }

    @Test func `2,000 damaged files neither stop nor hold up the check`() throws {
        let sources = KnownRules.all.flatMap { KnownRules.examples(of: $0.id) }.map { Array($0.utf8) }
        var numbers = Numbers(state: 0x5EED)
        let folder = try SourceFolder(["Package.swift": ""])
        for number in 0..<2_000 {
            var bytes = sources[number % sources.count]
            switch number % 4 {
            case 0: bytes.removeLast(Int.random(in: 1...bytes.count, using: &numbers))
            case 1: bytes.removeFirst(Int.random(in: 1...bytes.count, using: &numbers))
            case 2:
                for _ in 0..<Int.random(in: 1...8, using: &numbers) {
                    let place = Int.random(in: bytes.indices, using: &numbers)
                    // Mostly readable, so that the parser has to do with it.
                    bytes[place] = UInt8.random(in: 9...(number % 40 == 2 ? 255 : 126), using: &numbers)
                }
            default:
                let start = Int.random(in: bytes.indices, using: &numbers)
                let end = Int.random(in: start..<bytes.count, using: &numbers)
                bytes.insert(contentsOf: bytes[start...end], at: Int.random(in: bytes.indices, using: &numbers))
            }
            try folder.write(Data(bytes), to: "Folder\(number % 20)/File\(number).swift")
        }
        let outcome = folder.run("check", ".", "--format", "json")
        #expect(outcome.status == 1)
        struct Report: Decodable { let files: Int }
        let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
        #expect(report.files == 2_001)
        // Fixes too: what they would write parses, or isn't written.
        #expect(folder.run("check", ".", "--diff").status == 1)
    }

    @Test(arguments: [
        ("(", ")"), ("[", "]"), ("{", "}"), ("a(", ")"), ("if a {", "}"), ("!", ""), ("a.b(c).", ""), ("a?.b!", ""),
        ("a[0]", ""), ("struct A { ", "}"), ("\"\\(", ")\""), ("A<", ">"), ("else if b {} ", ""), ("a + ", ""),
        ("x ? y : ", ""), ("try await ", ""), ("#if A\n", "\n#endif"), (".modifier { ", "}"), ("let a: A?", ""),
        ("@A(", ")"), ("{ a in ", "}"), ("case .a: ", ""), ("[[A]: ", "]"), ("(A) -> ", ""), ("/*", "*/"),
    ])
    func `deep nesting doesn't stop the check`(_ opening: String, _ closing: String) throws {
        let depth = 4_000
        let deep = String(repeating: opening, count: depth) + "a" + String(repeating: closing, count: depth)
        let folder = try SourceFolder([
            "Package.swift": "",
            "Deep.swift":
                "struct Screen: View { @State private var a = 0; var body: some View { Text(\"\")\n\(deep) } }",
            "Flat.swift": "let a = \(deep)\n",
            "Z.swift": "struct A: View { @State var x = 0\nvar body: some View { Text(\"\") } }",
        ])
        #expect(folder.run("check", ".", "--format", "gcc").output.contains("Z.swift:1:"))
    }
}
