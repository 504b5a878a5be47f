import Foundation
import PackagePlugin

/// Makes `ObservableObject` and the rest of Combine visible in a target's files that import Foundation alone.
///
/// Apple's Foundation re-exports Combine, and model files count on it. Here one generated file in the target does; a
/// re-exported import holds for the whole module.
@main
struct AppleImports: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard target is SwiftSourceModuleTarget else { return [] }
        guard target.recursiveTargetDependencies.contains(where: { $0.name == "Combine" }) else {
            Diagnostics.warning(
                "AppleImports has no effect on '\(target.name)', which depends on neither SwiftUI nor Combine.")
            return []
        }
        let file = context.pluginWorkDirectoryURL.appending(path: "AppleImports.swift")
        // A command of the build instead of a file written here: the build system makes it anew when it is missing, and
        // it works where plug-ins may not write. The shell is there on every system; a tool of ours would have to be
        // built for the host first.
        return [
            .buildCommand(
                displayName: "Importing Combine along with Foundation in \(target.name)",
                executable: URL(filePath: "/bin/sh"),
                arguments: ["-c", "echo '@_exported import Combine' > \"$0\"", file.path(percentEncoded: false)],
                outputFiles: [file])
        ]
    }
}
