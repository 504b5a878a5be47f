import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A Swift file to be checked.
struct SourceFile: Sendable {
    /// Absolute.
    let path: String
    /// The folder of its project; empty where there is none.
    let project: String
}

/// Something that kept a file or a folder from being checked.
struct Problem: Sendable, Hashable {
    let path: String
    var place: LineAndColumn?
    let message: String
}

/// Finds the Swift files of folders, and the projects that they belong to.
struct SourceFinder {
    private(set) var files: [SourceFile] = []
    private(set) var problems: [Problem] = []
    /// Folders that were walked, so that links lead to none twice.
    private var walked: Set<FileID> = []
    private var found: Set<FileID> = []

    /// Dependencies and what builds leave behind.
    private static let skipped: Set<String> = [
        "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "Build",
    ]

    /// Adds a file, or what is in a folder.
    ///
    /// - Parameter path: An absolute path.
    /// - Returns: Whether there is such a file or folder.
    mutating func add(_ path: String) -> Bool {
        guard let status = FileStatus(path) else { return false }
        let project = Self.project(around: path, isFolder: status.isFolder)
        if status.isFolder {
            walk(path, project, ancestors: [], status)
        } else {
            addFile(path, project, status)
        }
        return true
    }

    private mutating func addFile(_ path: String, _ project: String, _ status: FileStatus) {
        guard status.isRegular else {
            problems.append(Problem(path: path, message: "is not a file that can be read"))
            return
        }
        if found.insert(status.id).inserted { files.append(SourceFile(path: path, project: project)) }
    }

    private mutating func walk(_ folder: String, _ project: String, ancestors: [FileID], _ status: FileStatus) {
        if ancestors.contains(status.id) {
            problems.append(Problem(path: folder, message: "is a link that leads in a circle"))
            return
        }
        let own = status.id
        guard walked.insert(own).inserted else { return }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            problems.append(Problem(path: folder, message: "can't be opened"))
            return
        }
        var project = project
        if project.isEmpty, Self.marksProject(names) { project = folder }
        for name in names.sorted() where !name.hasPrefix(".") && !Self.skipped.contains(name) {
            let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
            let isSwift = name.hasSuffix(".swift")
            guard let status = FileStatus(path) else {
                if FileStatus.isLink(path), isSwift || !name.contains(".") {
                    problems.append(Problem(path: path, message: "is a link that leads nowhere or in a circle"))
                }
                continue
            }
            if status.isFolder {
                walk(path, project, ancestors: ancestors + [own], status)
            } else if isSwift {
                addFile(path, project, status)
            }
        }
    }

    // MARK: Projects

    private static func marksProject(_ names: [String]) -> Bool {
        names.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }
    }

    /// The nearest project whose folder a path lies in.
    private static func project(around path: String, isFolder: Bool) -> String {
        var folder = URL(filePath: path).standardizedFileURL
        if !isFolder { folder.deleteLastPathComponent() }
        while true {
            folder.deleteLastPathComponent()
            let here = folder.path(percentEncoded: false)
            if let names = try? FileManager.default.contentsOfDirectory(atPath: here), marksProject(names) {
                return here
            }
            if here == "/" || here.isEmpty || here.hasSuffix("..") { return "" }
        }
    }

    /// Whether a project's build settings isolate its code to the main actor.
    static func isIsolatedByDefault(_ project: String) -> Bool {
        guard !project.isEmpty, let names = try? FileManager.default.contentsOfDirectory(atPath: project)
        else { return false }
        for name in names {
            let path = project + "/" + name
            let file = name.hasSuffix(".xcodeproj") ? path + "/project.pbxproj" : name == "Package.swift" ? path : nil
            guard let file, let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
            if text.contains("defaultIsolation(MainActor.self)")
                || text.contains("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor")
            {
                return true
            }
        }
        return false
    }
}

struct FileID: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
}

/// What the system says of a file, links followed.
struct FileStatus {
    let id: FileID
    let isFolder: Bool
    let isRegular: Bool
    let size: Int

    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        id = FileID(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
        isFolder = status.st_mode & S_IFMT == S_IFDIR
        isRegular = status.st_mode & S_IFMT == S_IFREG
        size = Int(status.st_size)
    }

    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}
