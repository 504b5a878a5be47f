import Foundation
import Testing

/// The macro executable, asked as the compiler asks it.
final class PluginProcess {
    private let process = Process()
    private let requests = Pipe()
    private let answers = Pipe()

    init() throws {
        // It is built into the folder that the test bundle lies in.
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
            .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("SwiftUIMacros-tool")
        process.standardInput = requests
        process.standardOutput = answers
        try process.run()
    }

    deinit {
        try? requests.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    func send(_ body: Data) throws {
        var count = UInt64(body.count).littleEndian
        try requests.fileHandleForWriting.write(contentsOf: withUnsafeBytes(of: &count) { Data($0) } + body)
    }

    func receive() throws -> [String: Any] {
        let header = try #require(try answers.fileHandleForReading.read(upToCount: 8))
        let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
        let body = try #require(try answers.fileHandleForReading.read(upToCount: count))
        return try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
    }

    func answer(to request: [String: Any]) throws -> [String: Any] {
        try send(JSONSerialization.data(withJSONObject: request))
        return try receive()
    }

    /// What the executable returns once it has been told to quit.
    func quit() throws -> Int32 {
        try send(Data())
        process.waitUntilExit()
        return process.terminationStatus
    }
}

/// An expansion with the indentation taken off, and its errors with the text that they point at.
struct Expanded {
    var lines: [String]
    var errors: [String]
    var places: [String]

    var text: String { lines.joined(separator: "\n") }

    private init(_ answer: [String: Any], of file: String) throws {
        let result = try #require(answer["expandMacroResult"] as? [String: Any])
        lines = (result["expandedSource"] as? String ?? "").split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        let diagnostics = try #require(result["diagnostics"] as? [[String: Any]])
        errors = diagnostics.compactMap { $0["message"] as? String }
        places = diagnostics.map { diagnostic in
            let offset = (diagnostic["position"] as? [String: Any])?["offset"] as? Int ?? 0
            return String(decoding: file.utf8.dropFirst(offset).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        }
    }

    /// Expands a freestanding macro whose source, trivia included, begins in line 10 of a file with nothing before it.
    static func freestanding(_ source: String) throws -> Expanded {
        let macro: [String: Any] = ["moduleName": "SwiftUIMacros", "typeName": "PreviewMacro", "name": "Preview "]
        let request: [String: Any] = [
            "macro": macro, "macroRole": "declaration", "discriminator": "$s4Demo", "syntax": syntax(source),
        ]
        return try Expanded(PluginProcess().answer(to: ["expandFreestandingMacro": request]), of: source)
    }

    static func attached(
        _ type: String, _ attribute: String, _ role: String, to declaration: String, in context: [String] = []
    ) throws -> Expanded {
        let macro: [String: Any] = ["moduleName": "SwiftUIMacros", "typeName": type, "name": "\(attribute) "]
        let request: [String: Any] = [
            "macro": macro, "macroRole": role, "discriminator": "$s4Demo", "attributeSyntax": syntax(attribute),
            "declSyntax": syntax(declaration), "lexicalContext": context.map(syntax),
        ]
        return try Expanded(PluginProcess().answer(to: ["expandAttachedMacro": request]), of: attribute)
    }

    private static func syntax(_ source: String) -> [String: Any] {
        let location: [String: Any] = [
            "fileID": "Demo/Cart.swift", "fileName": "/Demo/Cart.swift", "offset": 0, "line": 10, "column": 1,
        ]
        return ["kind": "declaration", "source": source, "location": location]
    }
}
