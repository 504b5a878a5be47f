#if Desktop
    import DesktopHost
    import SwiftUI
    import Testing

    @testable import ViewTesting

    /// Rectangles alone: they are the same with every version of the libraries, with a display and without.
    private struct Flag: View {
        var shade = 0.0
        var width: CGFloat = 10

        var body: some View {
            HStack(spacing: 0) {
                Color(.sRGB, red: 1, green: shade, blue: 0, opacity: 1).frame(width: width)
                Color(.sRGB, red: 0, green: 0, blue: 1, opacity: 1)
            }
        }
    }

    @MainActor @Suite(.serialized)
    final class ImageSnapshotExpectationTests {
        private let folder: URL

        init() throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("Images-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }

        deinit {
            try? FileManager.default.removeItem(at: folder)
        }

        private var file: SnapshotFile {
            SnapshotFile(
                testFile: folder.appendingPathComponent("MyTests.swift").path, function: "works()", name: nil,
                ending: "png")
        }

        private func flag(_ flag: Flag = Flag(), size: CGSize = CGSize(width: 40, height: 20)) -> TestScene {
            TestScene(size: size) { flag }
        }

        private static var line = 0

        private func look(
            at screen: TestScene, _ format: ImageSnapshotFormat = .image, isRecording: Bool = false
        ) -> Bool {
            ImageExpectation(
                subject: screen.searchedElement, format: format, file: file,
                failures: FailureFolder(url: folder.appendingPathComponent("failures")),
                place: TestLine(#fileID, #filePath, 1, 1), caller: Caller(fileID: #fileID, line: 1)
            ).check(isRecording: isRecording)
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

        private func record(_ screen: TestScene, _ format: ImageSnapshotFormat = .image) throws {
            let data = try screen.searchedElement.png(format, Caller(fileID: #fileID, line: 1))
            try file.write(data)
        }

        private func failure(_ name: String) throws -> Bitmap {
            let url = folder.appendingPathComponent("failures/MyTests/works.\(name).png")
            return try #require(Bitmap(png: Data(contentsOf: url)))
        }

        @Test func `a picture is compared with its file`() {
            expectSnapshot(of: flag(), as: .image)
            expectSnapshot(of: flag(Flag(shade: 0.5)), as: .image(scale: 2), named: "orange, twice as large")
        }

        @Test func `what is recorded matches from then on, and is recorded no more`() throws {
            withKnownIssue {
                #expect(look(at: flag(), isRecording: true))
            } matching: { issue in
                issue.severity == .warning && !issue.isFailure
            }
            #expect(file.url.lastPathComponent == "works.png")
            #expect(try Bitmap(png: Data(contentsOf: file.url))?.width == 40)
            #expect(look(at: flag()))
            #expect(look(at: flag(), isRecording: true))
        }

        @Test func `a snapshot that isn't there is a failure that shows the picture`() throws {
            let message = message { #expect(!look(at: flag())) }
            #expect(message.hasPrefix("There is no snapshot __Snapshots__/MyTests/works.png yet."))
            #expect(message.hasSuffix("shown: \(folder.path)/failures/MyTests/works.shown.png"))
            #expect(try failure("shown").pixels[0] == 0xFFFF_0000)
            #expect(!FileManager.default.fileExists(atPath: file.url.path))
        }

        @Test func `a failure says how much differs and where, in points`() throws {
            try record(flag(), .image(scale: 2))
            let message = message { #expect(!look(at: flag(Flag(width: 12)), .image(scale: 2))) }
            #expect(
                message == """
                    The screen does not match the snapshot __Snapshots__/MyTests/works.png: 160 of 3200 pixels differ \
                    (5 %), at x 10 to 12 and y 0 to 20, in points.
                      shown: \(folder.path)/failures/MyTests/works.shown.png
                      difference: \(folder.path)/failures/MyTests/works.difference.png
                    If it is meant to look like this, run the test with ORIEL_SNAPSHOTS=record in the environment.
                    """)
            let difference = try failure("difference")
            #expect(difference.pixels.count { $0 == 0xFFFF_00FF } == 160)
            #expect(difference.pixels[0] == 0xFFFF_CCCC)
        }

        @Test func `a share of the pixels may differ`() throws {
            try record(flag())
            let other = Flag(width: 12)
            #expect(look(at: flag(other), .image(precision: 0.95)))
            // Nothing is recorded that matches well enough.
            #expect(try file.readData() == flag().pngData())
        }

        @Test func `less than that share is a failure`() throws {
            try record(flag())
            let message = message { #expect(!look(at: flag(Flag(width: 12)), .image(precision: 0.96))) }
            #expect(message.contains("40 of 800 pixels differ"))
            #expect(message.contains("; the precision of 0.96 allows for 32."))
        }

        @Test func `a pixel may differ a little`() throws {
            try record(flag())
            #expect(look(at: flag(Flag(shade: 0.02)), .image(perceptualPrecision: 0.98)))
        }

        @Test func `a pixel that differs much does not match`() throws {
            try record(flag())
            let message = message { #expect(!look(at: flag(Flag(shade: 0.5)), .image(perceptualPrecision: 0.98))) }
            #expect(message.contains("200 of 800 pixels differ (25 %), at x 0 to 10 and y 0 to 20"))
        }

        @Test func `another size is a failure that names both`() throws {
            try record(flag(size: CGSize(width: 40, height: 24)))
            let message = message { #expect(!look(at: flag(), .image(precision: 0))) }
            #expect(message.contains("it has 40 × 20 pixels, the snapshot 40 × 24."))
            #expect(try failure("difference").height == 24)
        }

        @Test(arguments: [
            ("no picture", ""), ("version https://git-lfs", " but Git's pointer to one: run git lfs pull"),
        ])
        func `a file that is no picture says so`(_ content: String, _ hint: String) throws {
            try file.write(Data(content.utf8))
            let message = message { #expect(!look(at: flag())) }
            #expect(message == "The snapshot __Snapshots__/MyTests/works.png is no PNG file\(hint).")
        }

        @Test func `a precision that is no share is refused`() {
            let message = message { #expect(!look(at: flag(), .image(precision: 98))) }
            #expect(message == "The precision of a snapshot is a share from 0 to 1, not 98.0.")
        }

        @Test func `two pictures of a test need two names`() throws {
            try record(flag())
            #expect(look(at: flag()))
            let message = message { #expect(!look(at: flag(Flag(shade: 1)), isRecording: true)) }
            #expect(message.hasPrefix("Another snapshot of this test, at line 1, has the same file,"))
        }

        @Test func `that no picture can be made is a failure that says why`() {
            let message = message { #expect(!look(at: flag(), .image(font: "Unheard Of 11"))) }
            #expect(message.hasPrefix("There is no picture of the screen: The font “Unheard Of 11” is not installed."))
        }
    }
#endif
