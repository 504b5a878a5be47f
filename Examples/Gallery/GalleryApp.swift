import SwiftUI

/// Shows all examples, or, with one's name on the command line, that one.
@main
struct GalleryApp: App {
    private let example: Example?

    init() {
        do {
            example = try CommandLineChoice(CommandLine.arguments.dropFirst()).example
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(2)
        }
    }

    var body: some Scene {
        WindowGroup(example?.rawValue ?? "Gallery") {
            NavigationStack {
                if let example {
                    example.content
                } else {
                    GalleryView()
                }
            }
        }
    }
}
