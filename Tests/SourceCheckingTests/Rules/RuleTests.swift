import Foundation
import Testing

struct RuleTests {
    /// Not what one file can show.
    private static let ofFiles: Set<String> = ["folders-by-type"]

    @Test func `there are rules of each severity`() {
        #expect(Set(KnownRules.all.map(\.severity)) == ["error", "warning", "note"])
        #expect(Set(KnownRules.all.map(\.id)).count == KnownRules.all.count)
    }

    @Test(arguments: KnownRules.all)
    func `a rule says what goes wrong, what to do about it and where it comes from`(_ rule: KnownRules.Rule) {
        for text in [rule.title, rule.reason, rule.cure, rule.source] { #expect(!text.isEmpty) }
    }

    @Test(arguments: KnownRules.all.filter { !ofFiles.contains($0.id) })
    func `the wrong example of a rule has this fault and no other`(_ rule: KnownRules.Rule) throws {
        let found = try SourceFolder(KnownRules.examples(of: rule.id)[0]).findings()
        // An exception without a reason excepts nothing.
        let others = rule.id == "disable-without-reason" ? ["state-not-private"] : ["logic-in-action"]
        #expect(found.contains { $0.hasPrefix(rule.id + " ") }, "\(found)")
        #expect(found.allSatisfy { line in ([rule.id] + others).contains { line.hasPrefix($0 + " ") } }, "\(found)")
    }

    @Test(arguments: KnownRules.all)
    func `the right example of a rule has no fault`(_ rule: KnownRules.Rule) throws {
        #expect(try SourceFolder(KnownRules.examples(of: rule.id)[1]).findings() == [])
    }

    @Test(arguments: KnownRules.all)
    func `a rule's page of the documentation is what the command tells`(_ rule: KnownRules.Rule) throws {
        let catalogue = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/SourceChecking/SourceChecking.docc").standardizedFileURL
        let page = try String(contentsOf: catalogue.appending(path: "\(rule.id).md"), encoding: .utf8)
        #expect(page == KnownRules.page(of: rule.id))
        let overview = try String(contentsOf: catalogue.appending(path: "SourceChecking.md"), encoding: .utf8)
        #expect(overview.contains("<doc:\(rule.id)>"))
    }

    @Test(arguments: KnownRules.all.filter(\.isFixable))
    func `the fix of a rule's example leaves no fault of that kind`(_ rule: KnownRules.Rule) throws {
        let folder = try SourceFolder(KnownRules.examples(of: rule.id)[0])
        let before = try folder.text()
        _ = folder.run("check", ".", "--fix")
        #expect(try folder.text() != before)
        #expect(try folder.findings("--rule", rule.id) == [])
    }
}
