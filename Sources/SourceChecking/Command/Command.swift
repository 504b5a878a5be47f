import Foundation

/// The command `oriel`.
public struct Command {
    static let version = "1.0.0"

    /// What the command leaves: its exit status, what it prints, and what it has to say besides.
    public struct Outcome: Sendable {
        /// 0 where nothing was found, 1 where something was, 2 where the command can't do what it was asked.
        public var status: Int32
        public var output = ""
        public var messages = ""
    }

    private let arguments: [String]
    private let folder: String
    private let isOutputTerminal: Bool
    private let progress: ((String) -> Void)?

    /// - Parameters:
    ///   - arguments: What follows the command's name.
    ///   - folder: Where it runs: relative paths start here.
    ///   - isOutputTerminal: Whether the output is shown on a terminal, where it may have colours.
    ///   - progress: Is given a line to show in place of the last one, where there is someone to see it.
    public init(
        _ arguments: [String], folder: String, isOutputTerminal: Bool = false, progress: ((String) -> Void)? = nil
    ) {
        self.arguments = arguments
        self.folder = folder
        self.isOutputTerminal = isOutputTerminal
        self.progress = progress
    }

    public func run() -> Outcome {
        do throws(UsageError) {
            switch arguments.first {
            case "check":
                return try CheckCommand(
                    arguments.dropFirst(), folder: folder, isOutputTerminal: isOutputTerminal, progress: progress
                ).run()
            case "rules": return try RulesCommand.run(arguments.dropFirst())
            case "--version": return Outcome(status: 0, output: Self.version + "\n")
            case "help", "--help", "-h": return Outcome(status: 0, output: Self.usage)
            case nil: return Outcome(status: 2, messages: Self.usage)
            case let other?: throw UsageError("there is no command '\(other)'")
            }
        } catch {
            return Outcome(status: 2, messages: "oriel: \(error.message)\n(oriel --help tells what there is)\n")
        }
    }

    static let usage = """
        usage: oriel check [PATH…] [OPTION…]
               oriel rules [--explain RULE] [--json]

        check finds what makes SwiftUI code hard to test and slow to understand, in files and folders (Sources where
        there is one, else the current folder).

          --fix                  mends what is safe to mend, and reports the rest
          --diff                 shows what --fix would change
          --format FORM          text, gcc, json or sarif
          --output FILE          writes the report there
          --rule RULE            only this rule; may be repeated
          --severity LEAST       leaves out what is less: note, warning or error
          --config FILE          instead of the nearest .oriel-check.json
          --baseline FILE        leaves out what the file has
          --write-baseline FILE  writes all findings to the file
          --changed-since REV    only files that differ from a Git revision
          --threads N            as many as there are processors by default
          --color WHEN           auto, always or never
          --quiet                findings only, without cures and numbers

        A line is left alone with `// oriel:disable RULE: reason` on it or above it, a file with `// oriel:disable-file`.
        Exit status: 0 for no findings, 1 for findings or files that can't be checked, 2 for a wrong usage.

        """
}
