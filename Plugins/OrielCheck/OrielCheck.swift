import Foundation
import PackagePlugin

/// `swift package oriel-check`: the sources of a package, or what the arguments name, through `oriel check`.
@main
struct OrielCheck: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "oriel").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = ["check"] + arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit else { throw Failure.stopped }
        // The command has said what there is to say.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }

    private enum Failure: Error, CustomStringConvertible {
        case stopped

        var description: String { "oriel was stopped by a signal." }
    }
}
