import SwiftUI

/// Programs for tests in windows, each by its name on the command line.
@main
enum DesktopFixture {
    fileprivate static let name = CommandLine.arguments.dropFirst().first ?? "Meter"

    static func main() {
        if name == "Windows" { WindowsApp.main() } else { ScreensApp.main() }
    }
}

/// One screen in one window.
private struct ScreensApp: App {
    private let name = DesktopFixture.name

    var body: some Scene {
        WindowGroup(LocalizedStringKey(name)) {
            switch name {
            case "Meter": MeterView()
            case "Edges": EdgesView()
            case "Fields": FieldsView()
            case "Screens": ScreensView()
            case "Scrolling": ScrollingView()
            case "Drawing": DrawingView()
            default: Text("There is no screen \(name).")
            }
        }
    }
}
