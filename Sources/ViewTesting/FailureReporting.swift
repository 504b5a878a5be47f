import Foundation
import Testing
import XCTest

/// The line of a test that calls something which records a failure by itself.
struct TestLine {
    let fileID: String
    let filePath: StaticString
    let line: Int
    let column: Int

    init(_ fileID: StaticString, _ filePath: StaticString, _ line: Int, _ column: Int) {
        self.fileID = String(describing: fileID)
        self.filePath = filePath
        self.line = line
        self.column = column
    }

    var sourceLocation: SourceLocation {
        SourceLocation(fileID: fileID, filePath: String(describing: filePath), line: line, column: column)
    }
}

/// Makes the test fail that runs, in the way of the library it is written with, and goes on with it.
///
/// - Parameters:
///   - screen: Attached to the failure in Swift Testing; a part of the message elsewhere.
///   - files: Attached to the failure in Swift Testing.
func recordFailure(
    _ message: String, screen: String? = nil, files: [(name: String, data: Data)] = [], at place: TestLine
) {
    if Test.current != nil || isSwiftTestingProcess {
        for file in files {
            Attachment.record([UInt8](file.data), named: file.name, sourceLocation: place.sourceLocation)
        }
        // The trait shows the screen by itself.
        if let screen, LiveScenes.ofTest == nil {
            Attachment.record(screen, named: "screen.txt", sourceLocation: place.sourceLocation)
        }
        Issue.record(Comment(rawValue: message), sourceLocation: place.sourceLocation)
    } else {
        // Without a test case that runs, this does nothing.
        XCTFail(
            screen.map { "\(message)\nThe screen:\n\($0)" } ?? message, file: place.filePath, line: UInt(place.line))
    }
}

/// Tells something that the test passes with.
func recordWarning(_ message: String, at place: TestLine) {
    if Test.current != nil || isSwiftTestingProcess {
        Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: place.sourceLocation)
    } else {
        FileHandle.standardError.write(Data("\(place.filePath):\(place.line): warning: \(message)\n".utf8))
    }
}

/// `swift test` runs the tests of either library in a process of its own.
private let isSwiftTestingProcess = CommandLine.arguments.contains("swift-testing")
