import Foundation
import SourceChecking
import Testing

struct CommandTests {
    private let faulty = "struct A: View { @State var x = 0\nvar body: some View { Text(\"\") } }"

    @Test func `the exit status is 0 for none, 1 for findings and 2 for a wrong usage`() throws {
        #expect(try SourceFolder("struct A {}").run("check", ".").status == 0)
        #expect(try SourceFolder(faulty).run("check", ".").status == 1)
        #expect(try SourceFolder(faulty).run("check", "--no-such-option").status == 2)
    }

    @Test(arguments: [
        [], ["chek"], ["check", "nowhere"], ["check", "--format", "xml"], ["check", "--format"],
        ["check", "--severity", "bad"], ["check", "--rule", "no-such-rule"], ["check", "--threads", "0"],
        ["check", "--fix", "--diff"], ["check", "--fix=1"], ["check", "--changed-since", "--help"],
        ["check", "--changed-since", "HEAD"], ["check", "--baseline", "nowhere.json"], ["rules", "--explain"],
        ["rules", "--explain", "no-such-rule"],
    ])
    func `what can't be done is told`(_ arguments: [String]) throws {
        let outcome = try SourceFolder("struct A {}").run(arguments)
        #expect(outcome.status == 2)
        #expect(!outcome.messages.isEmpty)
        #expect(outcome.output == "")
    }

    @Test func `without a path Sources is checked where there is one`() throws {
        let folder = try SourceFolder(["Sources/A.swift": "struct A {}", "Tools/B.swift": faulty])
        #expect(folder.run("check").status == 0)
        #expect(folder.run("check", "Tools").status == 1)
    }

    @Test func `what is less than asked for is left out`() throws {
        let folder = try SourceFolder(faulty)
        #expect(folder.run("check", ".", "--severity", "warning").status == 1)
        #expect(folder.run("check", ".", "--severity", "error").status == 0)
        #expect(folder.run("check", ".", "--rule", "derived-state").status == 0)
    }

    @Test func `rules are listed and explained`() {
        let list = Command(["rules"], folder: "/").run().output
        for rule in KnownRules.all { #expect(list.contains(rule.id) && list.contains(rule.title)) }
        #expect(KnownRules.page(of: "derived-state").hasPrefix("# derived-state\n"))
    }

    @Test func `help and version are told`() {
        #expect(Command(["--help"], folder: "/").run().output.contains("oriel check"))
        #expect(Command(["--version"], folder: "/").run().output.contains("."))
    }

    @Test func `the findings are the same whatever the number of threads`() throws {
        var files: [String: String] = ["Package.swift": ""]
        for number in 0..<40 {
            files["File\(number).swift"] = faulty.replacing("struct A", with: "struct A\(number)")
        }
        let folder = try SourceFolder(files)
        let one = try folder.findings("--threads", "1")
        #expect(one.count == 40)
        #expect(try folder.findings("--threads", "7") == one)
    }

    @Test(.enabled(if: hasGit, "there is no git"))
    func `only what differs from a revision is told, with the types of all files known`() throws {
        let folder = try SourceFolder([
            "Package.swift": "", "Old.swift": faulty, "Model.swift": "@Observable class Model {}",
        ])
        try git(folder, "init", "-q")
        try git(folder, "add", ".")
        try git(folder, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-qm", "A")
        try folder.write("struct B: View { let model = Model()\nvar body: some View { Text(\"\") } }", to: "New.swift")
        #expect(try folder.findings("--changed-since", "HEAD") == ["unowned-view-model New.swift:1"])
        #expect(folder.run("check", ".", "--changed-since", "nowhere").status == 2)
    }
}

private let hasGit: Bool = (try? run("--version")) != nil

private func git(_ folder: SourceFolder, _ arguments: String...) throws {
    try run(["-C", folder.url.path()] + arguments)
}

private func run(_ argument: String) throws { try run([argument]) }

private func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
}
