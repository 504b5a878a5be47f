import Foundation
import Testing

/// Expects a screen or an element to look like this text, and goes on with the test where it doesn't.
///
/// A failure shows the lines that differ, and has the screen attached: an issue in Swift Testing, a failure of the test
/// case in XCTest.
///
/// ```swift
/// expect(screen, matches: """
///     Count: 1
///     [ Add ]
///     """)
/// ```
///
/// - Parameters:
///   - subject: A ``TestScene`` or ``TestElement``.
///   - expected: Blanks at the ends of lines and empty lines at the end don't count.
///   - format: What the text shows of it.
/// - Returns: Whether they match.
@MainActor
@discardableResult
public func expect(
    _ subject: some ElementSearching, matches expected: String, as format: SnapshotFormat = .screen,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
    let (expected, actual) = (expected.withoutOuterBlanks, subject.snapshot(format))
    if expected == actual { return true }
    let subject = subject.searchedElement
    recordFailure(
        """
        \(subject.subjectName) does not match what is expected (− expected, + shown):
        \(Difference(expected: expected, actual: actual).description())
        """, screen: subject.scene.text, at: TestLine(fileID, filePath, line, column))
    return false
}

/// Expects a screen or an element to look like the snapshot in a file beside the test, and goes on with the test where it
/// doesn't.
///
/// The file is `__Snapshots__/<test file>/<test function>.txt` in the test's folder, or `<test function>.<name>.txt`.
/// Run the tests with `ORIEL_SNAPSHOTS=record` in their environment to write the files that are missing and those that
/// differ. Such a run passes, with a warning for each file written: since no code can turn recording on, none can stay on
/// by mistake, and a look at what version control shows as changed is due anyway. A missing file is a failure otherwise,
/// so that a snapshot that was never committed is noticed.
///
/// A package that has snapshots excludes them from its test target: `exclude: ["__Snapshots__"]`.
///
/// - Parameters:
///   - subject: A ``TestScene`` or ``TestElement``.
///   - format: What the snapshot shows of it.
///   - name: Tells the snapshots of one test apart: needed from the second on, and for each argument of a parameterised
///     test.
/// - Returns: Whether they match, or the snapshot was recorded.
@MainActor
@discardableResult
public func expectSnapshot(
    of subject: some ElementSearching, as format: SnapshotFormat = .screen, named name: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: StaticString = #function
) -> Bool {
    let file = SnapshotFile(
        testFile: String(describing: filePath), function: String(describing: function), name: name)
    return expectSnapshot(
        of: subject, as: format, in: file, isRecording: SnapshotFile.isRecording,
        at: TestLine(fileID, filePath, line, column))
}

@MainActor
func expectSnapshot(
    of subject: some ElementSearching, as format: SnapshotFormat, in file: SnapshotFile, isRecording: Bool,
    at place: TestLine
) -> Bool {
    let actual = subject.snapshot(format)
    let subject = subject.searchedElement
    func fail(_ message: String) -> Bool {
        recordFailure(message, screen: subject.scene.text, at: place)
        return false
    }

    if let other = SnapshotFile.otherUse(of: file, for: actual, at: place) {
        return fail(file.isUsed(atLine: other))
    }
    do {
        let expected = try file.read()
        if expected == actual { return true }
        if isRecording {
            try file.write(actual)
            file.tellRecording(at: place)
            return true
        }
        guard let expected else {
            return fail(
                """
                There is no snapshot \(file.shortPath) yet. Run the test with ORIEL_SNAPSHOTS=record in the environment \
                to record this:
                \(actual)
                """)
        }
        return fail(
            """
            \(subject.subjectName) does not match the snapshot \(file.shortPath) (− snapshot, + shown):
            \(Difference(expected: expected, actual: actual).description())
            \(SnapshotFile.advice)
            """)
    } catch {
        return fail("\(error)")
    }
}

extension SnapshotFile {
    static var isRecording: Bool { ProcessInfo.processInfo.environment["ORIEL_SNAPSHOTS"] == "record" }

    static let advice =
        "If it is meant to look like this, run the test with ORIEL_SNAPSHOTS=record in the environment."

    func isUsed(atLine line: Int) -> String {
        "Another snapshot of this test, at line \(line), has the same file, \(shortPath): tell them apart with named:."
    }

    func tellRecording(at place: TestLine) {
        recordWarning("Recorded the snapshot \(shortPath).", at: place)
    }
}

extension TestElement {
    var subjectName: String {
        isScreen ? "The screen" : "The \(self)"
    }

    var isScreen: Bool { ids == [.root] }
}
