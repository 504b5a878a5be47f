import Foundation
import Testing

/// One bad file doesn't keep the others from being checked.
struct UnreadableFileTests {
    private let faulty = "struct A: View { @State var x = 0\nvar body: some View { Text(\"\") } }"

    private func messages(_ prepare: (SourceFolder) throws -> Void) throws -> String {
        let folder = try SourceFolder(["Z.swift": faulty])
        try prepare(folder)
        let outcome = folder.run("check", ".", "--format", "gcc")
        #expect(outcome.output.hasPrefix("Z.swift:1:"))
        #expect(outcome.status == 1)
        return outcome.messages
    }

    @Test func `a file that doesn't parse is named with its place, and its types are known`() throws {
        let folder = try SourceFolder([
            "Package.swift": "", "Model.swift": "@Observable class Model {}\nstruct { let",
            "Z.swift": "struct A: View { let model = Model()\nvar body: some View { Text(\"\") } }",
        ])
        let outcome = folder.run("check", ".", "--format", "gcc")
        #expect(outcome.messages.contains("Model.swift:2:"))
        #expect(outcome.messages.contains("doesn't parse"))
        #expect(outcome.output.contains("unowned-view-model"))
    }

    @Test func `a file that isn't UTF-8 is named`() throws {
        let told = try messages { try $0.write(Data([0x2F, 0x2F, 0xFF, 0xFE, 0x0A]), to: "Latin.swift") }
        #expect(told == "oriel: Latin.swift: isn't UTF-8\n")
    }

    @Test func `a file of 50 MB is named and not read`() throws {
        let told = try messages { folder in
            try folder.write("", to: "Big.swift")
            let handle = try FileHandle(forWritingTo: folder.url.appending(path: "Big.swift"))
            // Takes no room on the disk.
            try handle.truncate(atOffset: 50_000_000)
        }
        #expect(told.hasPrefix("oriel: Big.swift: has 50 MB"))
    }

    @Test func `links in circles are named, and folders behind links are checked once`() throws {
        let told = try messages { folder in
            let files = FileManager.default
            let path = folder.url.path()
            try folder.write("struct B {}", to: "Inner/B.swift")
            try files.createSymbolicLink(atPath: path + "/Inner/Up", withDestinationPath: "..")
            try files.createSymbolicLink(atPath: path + "/Again", withDestinationPath: "Inner")
            try files.createSymbolicLink(atPath: path + "/One.swift", withDestinationPath: "Two.swift")
            try files.createSymbolicLink(atPath: path + "/Two.swift", withDestinationPath: "One.swift")
        }
        #expect(told.contains("Up: is a link that leads in a circle"))
        #expect(told.contains("One.swift: is a link that leads nowhere or in a circle"))
        #expect(told.contains("Two.swift: is a link that leads nowhere or in a circle"))
    }

    @Test func `a file that may not be read is named`() throws {
        guard getuid() != 0 else { return }
        let told = try messages { folder in
            try folder.write("struct B {}", to: "Locked.swift")
            let path = folder.url.appending(path: "Locked.swift").path()
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        }
        #expect(told == "oriel: Locked.swift: can't be read\n")
    }

    @Test func `an empty file, one with a mark of its encoding and one with carriage returns alone are read`() throws {
        let folder = try SourceFolder([
            "Empty.swift": "", "Mark.swift": "\u{FEFF}" + faulty, "Old.swift": "struct B {}\rstruct C {}\r",
        ])
        let outcome = folder.run("check", ".", "--format", "gcc")
        #expect(outcome.messages == "")
        #expect(outcome.output.hasPrefix("Mark.swift:1:"))
    }
}
