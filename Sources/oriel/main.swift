import Foundation
import SourceChecking

let isTerminal = isatty(STDERR_FILENO) == 1
let command = Command(
    Array(CommandLine.arguments.dropFirst()), folder: FileManager.default.currentDirectoryPath,
    isOutputTerminal: isatty(STDOUT_FILENO) == 1,
    progress: isTerminal
        ? { line in
            // In place of the last one.
            FileHandle.standardError.write(Data("\r\u{1B}[K\(line)".utf8))
        } : nil)
let outcome = command.run()
FileHandle.standardError.write(Data(outcome.messages.utf8))
FileHandle.standardOutput.write(Data(outcome.output.utf8))
exit(outcome.status)
