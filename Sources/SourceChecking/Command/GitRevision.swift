import Foundation

/// A revision of a Git repository, compared with the files as they are.
struct GitRevision {
    private let name: String

    init(_ name: String) throws(UsageError) {
        guard !name.isEmpty, !name.hasPrefix("-") else { throw UsageError("'\(name)' is no revision") }
        self.name = name
    }

    /// The files that differ, and those that Git doesn't know yet.
    func changedFiles(in folder: String) throws(UsageError) -> Set<String> {
        guard let top = git(["rev-parse", "--show-toplevel"], in: folder)?.first else {
            throw UsageError("--changed-since needs a Git repository")
        }
        guard git(["rev-parse", "--verify", "--quiet", name + "^{commit}"], in: folder) != nil else {
            throw UsageError("Git knows no revision '\(name)'")
        }
        let changed = git(["diff", "--name-only", "-z", "--diff-filter=d", name, "--"], in: top) ?? []
        let new = git(["ls-files", "--others", "--exclude-standard", "-z"], in: top) ?? []
        return Set((changed + new).map { (top + "/" + $0).realPath })
    }

    /// The lines, or the parts between zeros, of what Git prints; nil where it fails.
    private func git(_ arguments: [String], in folder: String) -> [String]? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.currentDirectoryURL = URL(filePath: folder)
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        guard (try? process.run()) != nil else { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        return data.split { $0 == 0 || $0 == UInt8(ascii: "\n") }.map { String(decoding: $0, as: UTF8.self) }
    }
}

extension String {
    /// Absolute and without links.
    var realPath: String {
        URL(filePath: self).standardizedFileURL.resolvingSymlinksInPath().path(percentEncoded: false)
    }
}
