import Foundation
import Testing

/// What the schema of SARIF 2.1.0 requires of the parts that are written, stated here by its rules.
struct SARIFTests {
    private func log() throws -> [String: Any] {
        let folder = try SourceFolder([
            "A b.swift": "struct A: View { @State var é = 0\nvar body: some View { Text(\"\") } }",
            "Broken.swift": "struct {",
            "Nested.swift": KnownRules.examples(of: "nested-observable-object")[0],
        ])
        let output = folder.run("check", ".", "--format", "sarif").output
        return try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    }

    @Test func `a log has its version and its runs`() throws {
        let log = try log()
        #expect(log["version"] as? String == "2.1.0")
        #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
        #expect((log["runs"] as? [Any])?.count == 1)
        #expect(Set(log.keys) == ["$schema", "version", "runs"])
    }

    @Test func `a run names its tool with all rules, each once`() throws {
        let run = try #require((try log()["runs"] as? [[String: Any]])?.first)
        #expect(Set(run.keys) == ["tool", "results", "invocations", "columnKind"])
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        let tool = try #require(run["tool"] as? [String: Any])
        let driver = try #require(tool["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "oriel")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.compactMap { $0["id"] as? String } == KnownRules.all.map(\.id))
        for rule in rules {
            for key in ["shortDescription", "fullDescription", "help"] {
                #expect(((rule[key] as? [String: Any])?["text"] as? String)?.isEmpty == false)
            }
            let level = (rule["defaultConfiguration"] as? [String: Any])?["level"] as? String
            #expect(["none", "note", "warning", "error"].contains(level))
        }
        for invocation in try #require(run["invocations"] as? [[String: Any]]) {
            #expect(invocation["executionSuccessful"] is Bool)
            let notifications = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
            #expect(notifications.count == 1)
            #expect(notifications.allSatisfy { ($0["message"] as? [String: Any])?["text"] is String })
        }
    }

    @Test func `a result has its rule, level, message and a place that its region lies in`() throws {
        let run = try #require((try log()["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 2)
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(KnownRules.all[index].id == result["ruleId"] as? String)
            #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
            #expect((result["message"] as? [String: Any])?["text"] is String)
            let locations = try #require(result["locations"] as? [[String: Any]])
            for location in locations + (result["relatedLocations"] as? [[String: Any]] ?? []) {
                let physical = try #require(location["physicalLocation"] as? [String: Any])
                let uri = try #require((physical["artifactLocation"] as? [String: Any])?["uri"] as? String)
                #expect(URL(string: uri) != nil && !uri.contains(" "))
                let region = try #require(physical["region"] as? [String: Any])
                #expect(try #require(region["startLine"] as? Int) > 0)
                if let start = region["startColumn"] as? Int, let end = region["endColumn"] as? Int {
                    #expect(start > 0 && end > start)
                }
            }
        }
    }

    @Test func `a fix has replacements of bytes`() throws {
        let run = try #require((try log()["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        let fixes = results.compactMap { $0["fixes"] as? [[String: Any]] }.flatMap { $0 }
        #expect(fixes.count == 1)
        for fix in fixes {
            let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
            #expect((change["artifactLocation"] as? [String: Any])?["uri"] as? String == "A%20b.swift")
            let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
            let region = try #require(replacement["deletedRegion"] as? [String: Any])
            #expect(region["byteOffset"] is Int && region["byteLength"] is Int)
            #expect((replacement["insertedContent"] as? [String: Any])?["text"] as? String == "private ")
        }
    }
}
