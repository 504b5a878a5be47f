import Foundation
import Testing

/// Where the guides and their code are.
enum Guide {
    static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    static let catalogue = here.appending(path: "../../Sources/ViewTesting/ViewTesting.docc").standardized

    static func page(_ name: String) -> URL {
        catalogue.appending(path: "\(name).md")
    }
}

/// What the guides show is compiled and run: each has a file beside this one with its code.
struct GuideTests {
    /// The code of this one is a package of its own, which is built and tested from outside.
    private static let ofItsOwn = "TestingOnLinux"

    private static let guides = try! FileManager.default.contentsOfDirectory(atPath: Guide.catalogue.path)
        .filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.filter { $0 != ofItsOwn }.sorted()

    @Test(arguments: guides)
    func `a guide's code is what is compiled here`(_ guide: String) throws {
        let text = try String(contentsOf: Guide.page(guide), encoding: .utf8)
        let source = try String(contentsOf: Guide.here.appending(path: "\(guide).swift"), encoding: .utf8)
        let blocks = text.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
        #expect(!blocks.isEmpty)
        for block in blocks {
            // What takes a trait stands deeper in the source.
            let indented = block.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
            #expect(source.contains(block) || source.contains(indented), "\(guide): \(block)")
        }
    }

    @Test func `each guide is among the topics`() throws {
        let overview = try String(contentsOf: Guide.page("ViewTesting"), encoding: .utf8)
        for guide in Self.guides + [Self.ofItsOwn] where guide != "ViewTesting" {
            #expect(overview.contains("<doc:\(guide)>"), "\(guide)")
        }
    }
}
