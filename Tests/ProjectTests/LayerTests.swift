import Foundation
import Testing

/// What each layer may see of the others; see "Layers" in the article on architecture.
private let layers: [String: Set<String>] = [
    "Combine": [],
    "DisplayList": [],
    "SwiftUIMacros": [],
    "SwiftUICore": ["Combine", "DisplayList", "SwiftUIMacros"],
    "CellRenderer": ["DisplayList"],
    "CMainLoop": [],
    "CTerminal": [],
    "CAdwaita": [],
    "TerminalHost": ["CellRenderer", "CMainLoop", "CTerminal", "DisplayList"],
    "DesktopHost": ["CAdwaita", "CMainLoop", "DisplayList"],
    "SwiftUI": ["CellRenderer", "Combine", "DesktopHost", "SwiftUICore", "TerminalHost"],
    "ViewTesting": ["CellRenderer", "Combine", "DesktopHost", "DisplayList", "SwiftUICore"],
    "SourceChecking": [],
    "oriel": ["SourceChecking"],
]

/// What comes with the toolchain.
private let ofTheToolchain: Set<String> = [
    "Darwin", "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "Glibc", "Musl", "Observation",
    "Runtime", "Swift", "Synchronization",
]

/// What the toolchain has besides, for programs that read sources.
private let ofItsParser: Set<String> = ["SwiftParser", "SwiftSyntax"]

/// Failures that don't end a test are recorded through them.
private let ofTestLibraries: Set<String> = ["Testing", "XCTest"]

struct LayerTests {
    @Test(arguments: layers.keys.sorted())
    func `a target depends on the layers below it and on nothing else`(_ target: String) throws {
        guard let dependencies = try Project.targets()[target] else {
            #expect(!Project.exists("Sources/\(target)"), "Package.swift doesn't declare \(target).")
            return
        }
        #expect(dependencies.subtracting(layers[target]!) == [])
    }

    @Test func `every target in Sources has its place among the layers`() throws {
        let folders = try FileManager.default.contentsOfDirectory(
            at: Project.root.appending(path: "Sources"), includingPropertiesForKeys: nil)
        #expect(folders.map(\.lastPathComponent).filter { layers[$0] == nil } == [])
    }

    @Test(arguments: layers.keys.sorted())
    func `a layer's files import nothing but what is below`(_ target: String) throws {
        var allowed = layers[target]!.union(ofTheToolchain)
        if target == "ViewTesting" { allowed.formUnion(ofTestLibraries) }
        if target == "SourceChecking" { allowed.formUnion(ofItsParser) }
        for path in Project.files(in: "Sources/\(target)") {
            let others = try Project.imports(of: path).subtracting(allowed)
            #expect(others == [], "\(path)")
        }
    }

    @Test func `tests of views get the desktop host with its trait only`() throws {
        for path in Project.files(in: "Sources/ViewTesting") where try Project.imports(of: path).contains("DesktopHost")
        {
            #expect(try Project.text(path).hasPrefix("#if Desktop\n"), "\(path)")
        }
    }

    @Test func `the package depends on no other`() throws {
        #expect(try !Project.text("Package.swift").contains(".package("))
    }

    @Test func `only the desktop host knows its toolkit`() throws {
        let toolkit = /gtk|adwaita|pango/.ignoresCase()
        let files = Project.files(in: "Sources", endings: ["swift", "c", "h", "modulemap"])
        for path in files where !path.hasPrefix("Sources/DesktopHost/") && !path.hasPrefix("Sources/CAdwaita/") {
            #expect(try Project.text(path).firstMatch(of: toolkit) == nil, "\(path)")
        }
    }

    @Test func `examples import what a user's program imports`() throws {
        let examples = try FileManager.default.contentsOfDirectory(
            at: Project.root.appending(path: "Examples"), includingPropertiesForKeys: nil)
        for path in Project.files(in: "Examples") {
            var allowed: Set<String> = ["Combine", "Foundation", "Observation", "SwiftUI"]
            // The gallery shows the other examples.
            if path.hasPrefix("Examples/Gallery/") {
                allowed.formUnion(examples.map { "\($0.lastPathComponent)Example" })
            }
            let others = try Project.imports(of: path).subtracting(allowed)
            #expect(others == [], "\(path)")
        }
    }
}
