import Foundation

/// The file that a snapshot is kept in.
struct SnapshotFile: Hashable {
    let url: URL

    /// - Parameters:
    ///   - testFile: The path of the test's source file.
    ///   - function: The test's function as `#function` gives it.
    ///   - ending: Of the file's name.
    init(testFile: String, function: String, name: String?, ending: String = "txt") {
        let source = URL(fileURLWithPath: testFile)
        let test = function.prefix { $0 != "(" }.safeInFileNames
        let name = name.map { "." + $0[...].safeInFileNames } ?? ""
        url = source.deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__")
            .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
            .appendingPathComponent(test + name + "." + ending)
    }

    /// The path from the folder of the test on.
    var shortPath: String {
        url.pathComponents.suffix(3).joined(separator: "/")
    }

    /// nil: there is no such file.
    func read() throws -> String? {
        try read { try String(contentsOf: url, encoding: .utf8).withoutOuterBlanks }
    }

    /// nil: there is no such file.
    func readData() throws -> Data? {
        try read { try Data(contentsOf: url) }
    }

    private func read<Content>(_ read: () throws -> Content) throws -> Content? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        do {
            return try read()
        } catch {
            throw SnapshotFileError(description: "The snapshot \(url.path) can't be read: \(error.reason).")
        }
    }

    /// Writes the text, ended by a line break, in place of what there was.
    func write(_ text: String) throws {
        try write(Data((text + "\n").utf8))
    }

    func write(_ data: Data) throws {
        let folder = url.deletingLastPathComponent()
        let tests = folder.deletingLastPathComponent().deletingLastPathComponent()
        guard FileManager.default.fileExists(atPath: tests.path) else {
            throw SnapshotFileError(
                description: """
                    The snapshot \(shortPath) can't be written: the folder of the test, \(tests.path), is not there. \
                    Record snapshots where the tests are built.
                    """)
        }
        for place in [folder.deletingLastPathComponent(), folder] where !place.couldBeFolder {
            throw SnapshotFileError(
                description: "The snapshot \(shortPath) can't be written: \(place.path) is no folder.")
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        } catch {
            throw SnapshotFileError(description: "The snapshot \(url.path) can't be written: \(error.reason).")
        }
    }

    // MARK: One use of each file

    private struct Use {
        let line: Int
        let column: Int
        /// Of what was shown: enough to tell two apart.
        let hash: Int
    }

    @MainActor private static var uses: [SnapshotFile: Use] = [:]

    /// The line of another snapshot that this file was used for, in this run of the tests.
    ///
    /// The same line may use it again for the same content, as where a test is repeated.
    @MainActor
    static func otherUse(of file: SnapshotFile, for content: some Hashable, at place: TestLine) -> Int? {
        let use = Use(line: place.line, column: place.column, hash: content.hashValue)
        guard let former = uses[file] else {
            uses[file] = use
            return nil
        }
        let isSame = former.line == use.line && former.column == use.column && former.hash == use.hash
        return isSame ? nil : former.line
    }
}

extension URL {
    fileprivate var couldBeFolder: Bool {
        var isFolder: ObjCBool = false
        return !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) || isFolder.boolValue
    }
}

struct SnapshotFileError: Error, CustomStringConvertible {
    let description: String
}

extension Error {
    var reason: String {
        let error = self as NSError
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError
        return (cause ?? error).localizedDescription
    }
}

extension Substring {
    /// Letters, digits and what is harmless; a dash for each run of anything else. A name of which little or too much is
    /// left gets a number made from the whole.
    fileprivate var safeInFileNames: String {
        let plain = trimmingCharacters(in: CharacterSet(charactersIn: "`"))
        var safe = ""
        for character in plain {
            let isSafe = character.isLetter || character.isNumber || "_-+".contains(character)
            if isSafe { safe.append(character) } else if safe.last != "-" { safe.append("-") }
        }
        safe = safe.trimmingCharacters(in: CharacterSet(charactersIn: "-"))
        // Most file systems take 255 bytes.
        let isWhole = safe.utf8.count <= 180 && !safe.isEmpty
        while safe.utf8.count > 180 { safe.removeLast() }
        return isWhole ? safe : "\(safe)-\(plain.checksum)"
    }
}

extension String {
    /// The same in each run, unlike a hash value.
    fileprivate var checksum: String {
        var sum: UInt32 = 2_166_136_261
        for byte in utf8 { sum = (sum ^ UInt32(byte)) &* 16_777_619 }
        return String(sum, radix: 36)
    }
}
