import Foundation
import SwiftUI
import Testing

@testable import ViewTesting

@MainActor
final class SnapshotFilesTests {
    let folder: URL
    let screen = TestScene(columns: 10, rows: 1) { Text("Hello") }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("Snapshots-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func file(_ function: String = "works()", _ name: String? = nil) -> SnapshotFile {
        SnapshotFile(testFile: folder.appendingPathComponent("MyTests.swift").path, function: function, name: name)
    }

    private func look(
        at screen: TestScene, in file: SnapshotFile, isRecording: Bool = false, line: Int = #line
    ) -> Bool {
        expectSnapshot(
            of: screen, as: .screen, in: file, isRecording: isRecording,
            at: TestLine(#fileID, #filePath, line, 1))
    }

    private func message(_ look: () -> Void) -> String {
        // The matching runs where the issue is recorded, before this goes on.
        nonisolated(unsafe) var message = ""
        withKnownIssue {
            look()
        } matching: { issue in
            message = issue.comments.first?.rawValue ?? ""
            return true
        }
        return message
    }

    @Test func `a file is named after the test's file, its function and the name`() {
        func path(_ function: String, _ name: String? = nil) -> String {
            file(function, name).url.path.replacingOccurrences(of: folder.path + "/__Snapshots__/", with: "")
        }
        #expect(path("testSaving()") == "MyTests/testSaving.txt")
        #expect(path("saving(count:name:)", "3") == "MyTests/saving.3.txt")
        #expect(path("`a screen that's empty`()") == "MyTests/a-screen-that-s-empty.txt")
        #expect(path("a screen, in März()", "../up") == "MyTests/a-screen-in-März.up.txt")
        #expect(path("works()", "?") != path("works()", "!"))
        let long = String(repeating: "ä", count: 300)
        #expect(path(long + "1()") != path(long + "2()"))
        #expect(path(long).utf8.count < 250)
    }

    @Test func `a snapshot that isn't there is a failure that shows it, and says how to record it`() {
        let message = message { #expect(!look(at: screen, in: file())) }
        #expect(
            message.hasPrefix(
                "There is no snapshot __Snapshots__/MyTests/works.txt yet. Run the test with ORIEL_SNAPSHOTS=record"))
        #expect(message.hasSuffix("\n   Hello"))
        #expect(!FileManager.default.fileExists(atPath: file().url.path))
    }

    @Test func `what is recorded matches from then on`() throws {
        withKnownIssue {
            #expect(look(at: screen, in: file(), isRecording: true, line: 1))
        } matching: { issue in
            issue.severity == .warning && !issue.isFailure
        }
        #expect(try String(contentsOf: file().url, encoding: .utf8) == "   Hello\n")
        #expect(look(at: screen, in: file(), line: 1))
        // Nothing has changed, so nothing is recorded or told.
        #expect(look(at: screen, in: file(), isRecording: true, line: 1))
    }

    @Test func `what differs from its file is shown`() throws {
        try file().write("   Hallo")
        let message = message { #expect(!look(at: screen, in: file())) }
        #expect(
            message.hasPrefix(
                """
                The screen does not match the snapshot __Snapshots__/MyTests/works.txt (− snapshot, + shown):
                −    Hallo
                +    Hello
                """))
    }

    @Test func `two snapshots of a test need two names`() throws {
        try file().write("   Hello")
        #expect(look(at: screen, in: file(), line: 7))
        let message = message { #expect(!look(at: screen, in: file(), isRecording: true, line: 8)) }
        #expect(message.hasPrefix("Another snapshot of this test, at line 7, has the same file,"))
        #expect(try file().read() == "   Hello")
        #expect(file("works()", "second") != file())
    }

    @Test func `a parameterised test does not overwrite the snapshot of another argument`() throws {
        try file().write("   Hello")
        #expect(look(at: screen, in: file(), line: 7))
        let other = TestScene(columns: 10, rows: 1) { Text("Bye") }
        _ = message { #expect(!look(at: other, in: file(), isRecording: true, line: 7)) }
        #expect(try file().read() == "   Hello")
    }

    @Test func `a folder that can't be written says so`() throws {
        try Data().write(to: folder.appendingPathComponent("__Snapshots__"))
        let written = message { #expect(!look(at: screen, in: file(), isRecording: true)) }
        #expect(
            written == """
                The snapshot __Snapshots__/MyTests/works.txt can't be written: \(folder.path)/__Snapshots__ is no folder.
                """)
        let gone = SnapshotFile(testFile: "/nowhere/MyTests.swift", function: "works()", name: nil)
        let message = message { #expect(!look(at: screen, in: gone, isRecording: true)) }
        #expect(message.contains("the folder of the test, /nowhere, is not there."))
    }
}
