#if Desktop
    import DesktopHost
    import Foundation

    /// Expects a screen or an element to look in a window like the picture in a file beside the test, and goes on with the
    /// test where it doesn't.
    ///
    /// ```swift
    /// expectSnapshot(of: screen, as: .image(scale: 2, colorScheme: .dark))
    /// ```
    ///
    /// The file is `__Snapshots__/<test file>/<test function>.png`, or `<test function>.<name>.png`, and is recorded as those
    /// of texts are: by a run with `ORIEL_SNAPSHOTS=record` in its environment.
    ///
    /// A failure tells how many pixels differ and where, and writes two pictures: the one that is shown, and it with what
    /// differs in magenta. They are in the folder that the variable `ORIEL_SNAPSHOT_FAILURES` names, else in one for
    /// temporary files, and attached to the failure in Swift Testing. That no picture can be made is a failure, too.
    ///
    /// - Parameters:
    ///   - subject: A ``TestScene`` or ``TestElement``. Of an element, the part of the window that it takes.
    ///   - format: How the picture is drawn and compared.
    ///   - name: Tells the snapshots of one test apart: needed from the second picture on, and for each argument of a
    ///     parameterised test.
    /// - Returns: Whether they match, or the snapshot was recorded.
    @MainActor
    @discardableResult
    public func expectSnapshot(
        of subject: some ElementSearching, as format: ImageSnapshotFormat, named name: String? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
        function: StaticString = #function
    ) -> Bool {
        let file = SnapshotFile(
            testFile: String(describing: filePath), function: String(describing: function), name: name, ending: "png")
        let expectation = ImageExpectation(
            subject: subject.searchedElement, format: format, file: file, failures: .ofProcess,
            place: TestLine(fileID, filePath, line, column), caller: Caller(fileID: fileID, line: line))
        return expectation.check(isRecording: SnapshotFile.isRecording)
    }

    @MainActor
    struct ImageExpectation {
        let subject: TestElement
        let format: ImageSnapshotFormat
        let file: SnapshotFile
        let failures: FailureFolder
        let place: TestLine
        let caller: Caller

        func check(isRecording: Bool) -> Bool {
            for (label, share) in [
                ("precision", format.precision), ("perceptualPrecision", format.perceptualPrecision),
            ]
            where !(0...1).contains(share) {
                return fail("The \(label) of a snapshot is a share from 0 to 1, not \(share).")
            }
            do {
                let actual = try subject.png(format, caller)
                if let other = SnapshotFile.otherUse(of: file, for: actual, at: place) {
                    return fail(file.isUsed(atLine: other))
                }
                let expected = try file.readData()
                if expected == actual { return true }
                let difference = try expected.map { try ImageDifference(actual, from: $0, of: file, format) }
                if let difference, difference.isAccepted(format) { return true }
                if isRecording {
                    try file.write(actual)
                    file.tellRecording(at: place)
                    return true
                }
                return fail(actual, difference)
            } catch let error as TestSceneError {
                return fail(error.message)
            } catch let error as SnapshotFileError {
                return fail(error.description)
            } catch {
                return fail("There is no picture of the \(subject.isScreen ? "screen" : "\(subject)"): \(error)")
            }
        }

        private func fail(_ actual: Data, _ difference: ImageDifference?) -> Bool {
            var files = [(name: "shown", data: actual)]
            if let picture = difference?.picture.png { files.append((name: "difference", data: picture)) }
            let written = failures.write(files, of: file)
            guard let difference else {
                return fail(
                    """
                    There is no snapshot \(file.shortPath) yet. Look at the picture, and run the test with \
                    ORIEL_SNAPSHOTS=record in the environment to record it.
                    \(written)
                    """, files)
            }
            return fail(
                """
                \(subject.subjectName) does not match the snapshot \(file.shortPath): \
                \(difference.description(format))
                \(written)
                \(SnapshotFile.advice)
                """, files)
        }

        private func fail(_ message: String, _ files: [(name: String, data: Data)] = []) -> Bool {
            let named = files.map { ("\(file.title).\($0.name).png", $0.data) }
            recordFailure(message, screen: subject.scene.text, files: named, at: place)
            return false
        }
    }

    extension ImageDifference {
        fileprivate init(
            _ actual: Data, from expected: Data, of file: SnapshotFile, _ format: ImageSnapshotFormat
        ) throws {
            guard let expected = Bitmap(png: expected) else {
                let pointer = Data("version https://git-lfs".utf8)
                let hint = expected.starts(with: pointer) ? " but Git's pointer to one: run git lfs pull" : ""
                throw SnapshotFileError(description: "The snapshot \(file.shortPath) is no PNG file\(hint).")
            }
            guard let actual = Bitmap(png: actual) else {
                throw SnapshotFileError(description: "The picture that is shown can't be read.")
            }
            self.init(actual, from: expected, perceptualPrecision: format.perceptualPrecision)
        }

        fileprivate func isAccepted(_ format: ImageSnapshotFormat) -> Bool {
            haveSameSize && Double(total - count) >= format.precision * Double(total)
        }

        fileprivate func description(_ format: ImageSnapshotFormat) -> String {
            guard haveSameSize else { return "it has \(sizes.actual) pixels, the snapshot \(sizes.expected)." }
            let share = (Double(count) / Double(total) * 100).formatted(.number.precision(.significantDigits(1...2)))
            var text = "\(count) of \(total) pixels differ (\(share) %)"
            if let bounds {
                func points(_ from: CGFloat, _ to: CGFloat) -> String {
                    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...1))
                    return "\((from / format.scale).formatted(style)) to \((to / format.scale).formatted(style))"
                }
                text +=
                    ", at x \(points(bounds.minX, bounds.maxX)) and y \(points(bounds.minY, bounds.maxY)), in points"
            }
            if format.precision < 1 {
                let most = Int(((1 - format.precision) * Double(total)).rounded(.down))
                text += "; the precision of \(format.precision) allows for \(most)"
            }
            return text + "."
        }
    }

    /// Where the pictures of failures are written.
    struct FailureFolder {
        let url: URL

        static var ofProcess: FailureFolder {
            if let path = ProcessInfo.processInfo.environment["ORIEL_SNAPSHOT_FAILURES"], !path.isEmpty {
                return FailureFolder(url: URL(fileURLWithPath: path, isDirectory: true))
            }
            // Users of one machine have one folder for temporary files.
            return FailureFolder(
                url: FileManager.default.temporaryDirectory.appendingPathComponent("oriel-snapshots-\(getuid())"))
        }

        /// Returns a line for each picture that says where it is.
        func write(_ pictures: [(name: String, data: Data)], of file: SnapshotFile) -> String {
            let folder = url.appendingPathComponent(file.url.deletingLastPathComponent().lastPathComponent)
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                return try pictures.map { name, data in
                    let target = folder.appendingPathComponent("\(file.title).\(name).png")
                    try data.write(to: target, options: .atomic)
                    return "  \(name): \(target.path)"
                }.joined(separator: "\n")
            } catch {
                return "  Its pictures can't be written to \(folder.path): \(error.reason)."
            }
        }
    }

    extension SnapshotFile {
        /// The file's name without its ending.
        fileprivate var title: String { url.deletingPathExtension().lastPathComponent }
    }
#endif
