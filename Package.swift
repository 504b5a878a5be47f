// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

// The names of targets are those of a user's package as well, which may well be called Notes.
let examples = ["People", "Books", "Habits", "Notes", "Composer", "HumanResources"]

let package = Package(
    name: "Oriel",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "ViewTesting", targets: ["ViewTesting"]),
        .plugin(name: "AppleImports", targets: ["AppleImports"]),
        .executable(name: "Gallery", targets: ["Gallery"]),
    ],
    traits: [
        .trait(name: "Desktop", description: "The desktop host: windows of GTK and libadwaita."),
        .default(enabledTraits: []),
    ],
    targets: [
        .target(name: "Combine"),
        .target(name: "DisplayList"),
        .macro(name: "SwiftUIMacros"),
        .target(name: "SwiftUICore", dependencies: ["Combine", "DisplayList", "SwiftUIMacros"]),
        .target(name: "CellRenderer", dependencies: ["DisplayList"]),
        .target(name: "CMainLoop", linkerSettings: [.linkedLibrary("dispatch", .when(platforms: [.linux]))]),
        .target(name: "CTerminal"),
        .target(name: "TerminalHost", dependencies: ["CellRenderer", "CMainLoop", "CTerminal", "DisplayList"]),
        .systemLibrary(name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
        .target(
            name: "DesktopHost",
            dependencies: [
                .target(name: "CAdwaita", condition: .when(traits: ["Desktop"])), "CMainLoop", "DisplayList",
            ]),
        .target(
            name: "SwiftUI",
            dependencies: [
                "CellRenderer", "Combine", "SwiftUICore", "TerminalHost",
                .target(name: "DesktopHost", condition: .when(traits: ["Desktop"])),
            ]),
        .target(
            name: "ViewTesting",
            dependencies: [
                "CellRenderer", "Combine", "DisplayList", "SwiftUICore",
                .target(name: "DesktopHost", condition: .when(traits: ["Desktop"])),
            ]),
        .plugin(name: "AppleImports", capability: .buildTool()),

        .executableTarget(
            name: "Gallery", dependencies: ["SwiftUI"] + examples.map { .byName(name: "\($0)Example") },
            path: "Examples/Gallery"),
        .executableTarget(
            name: "DesktopBenchmark",
            dependencies: ["SwiftUI", .target(name: "CAdwaita", condition: .when(traits: ["Desktop"]))],
            path: "Benchmarks/Desktop"),
    ]
        + examples.map { name in
            .target(
                name: "\(name)Example", dependencies: ["SwiftUI"], path: "Examples/\(name)",
                // The models of this one import Foundation alone.
                plugins: name == "HumanResources" ? ["AppleImports"] : [])
        }
        + [
            .testTarget(name: "CombineTests", dependencies: ["Combine"]),
            .testTarget(name: "AppleImportsTests", dependencies: ["Combine"], plugins: ["AppleImports"]),
            // SwiftUI hands these on: named here, so that they are rebuilt when what it hands on changes.
            .testTarget(name: "SwiftUIMacrosTests", dependencies: ["SwiftUI", "SwiftUICore"]),
            .testTarget(
                name: "SwiftUICoreTests", dependencies: ["RecordedLayouts", "SwiftUI", "SwiftUICore", "ViewTesting"]),
            .target(
                name: "RecordedLayouts", dependencies: ["DisplayList", "SwiftUI"], path: "Tests/Support/RecordedLayouts"
            ),
            .testTarget(
                name: "ViewTestingTests",
                dependencies: [
                    "CellRenderer", "DisplayList", "SwiftUI", "SwiftUICore", "ViewTesting",
                    .target(name: "DesktopHost", condition: .when(traits: ["Desktop"])),
                ],
                exclude: ["__Snapshots__"]),
            .testTarget(
                name: "GuideTests", dependencies: ["SwiftUI", "ViewTesting"], exclude: ["__Snapshots__"]),
            .testTarget(name: "DisplayListTests", dependencies: ["DisplayList"]),
            .testTarget(name: "CellRendererTests", dependencies: ["CellRenderer", "DisplayList"]),
            .executableTarget(
                name: "TerminalFixture", dependencies: ["CellRenderer", "DisplayList", "TerminalHost"],
                path: "Tests/Fixtures/TerminalFixture"),
            .testTarget(
                name: "TerminalHostTests",
                dependencies: ["CellRenderer", "DisplayList", "PseudoTerminal", "TerminalFixture", "TerminalHost"]),
            .testTarget(
                name: "DesktopHostTests",
                dependencies: [
                    "CellRenderer", "DisplayList", "RecordedLayouts", "SwiftUI",
                    .target(name: "CAdwaita", condition: .when(traits: ["Desktop"])),
                    .target(name: "DesktopHost", condition: .when(traits: ["Desktop"])),
                ]),
            .executableTarget(
                name: "DesktopFixture",
                dependencies: ["SwiftUI", .target(name: "CAdwaita", condition: .when(traits: ["Desktop"]))],
                path: "Tests/Fixtures/DesktopFixture"),
            .target(name: "PseudoTerminal", path: "Tests/Support/PseudoTerminal"),
            .executableTarget(
                name: "ProgramFixture", dependencies: ["SwiftUI"], path: "Tests/Fixtures/ProgramFixture"),
            .testTarget(name: "SwiftUITests", dependencies: ["Gallery", "ProgramFixture", "PseudoTerminal"]),
            .testTarget(name: "ProjectTests"),
            .testTarget(
                name: "ExamplesTests",
                dependencies: ["Gallery", "SwiftUI", "ViewTesting"] + examples.map { .byName(name: "\($0)Example") }),
        ],
    swiftLanguageModes: [.v6]
)

// The checker of sources is built on the SwiftSyntax that comes with the toolchain; where there is none, the rest builds without it.
if let libraries = syntaxLibraries() {
    let importing: [SwiftSetting] = [.unsafeFlags(["-I", libraries])]
    package.products += [
        .executable(name: "oriel", targets: ["oriel"]),
        .plugin(name: "OrielCheck", targets: ["OrielCheck"]),
    ]
    package.targets += [
        .target(
            name: "SourceChecking", swiftSettings: importing,
            linkerSettings: [.unsafeFlags(["-L", libraries, "-Xlinker", "-rpath", "-Xlinker", libraries])]),
        .executableTarget(name: "oriel", dependencies: ["SourceChecking"], swiftSettings: importing),
        .plugin(
            name: "OrielCheck",
            capability: .command(
                intent: .custom(verb: "oriel-check", description: "Names architecture faults in SwiftUI sources.")),
            dependencies: ["oriel"]),
        .testTarget(name: "SourceCheckingTests", dependencies: ["SourceChecking"], swiftSettings: importing),
    ]
}

/// The folder of the toolchain's own SwiftSyntax, found by the library that this manifest is run with.
func syntaxLibraries() -> String? {
    #if os(Linux)
        guard let maps = fopen("/proc/self/maps", "r") else { return nil }
        defer { fclose(maps) }
        var line = [CChar](repeating: 0, count: 8192)
        while fgets(&line, CInt(line.count), maps) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            guard text.contains("libPackageDescription"), let start = text.firstIndex(of: "/"),
                let end = text.firstRange(of: "/lib/swift/pm/")
            else { continue }
            let folder = text[start..<end.lowerBound] + "/lib/swift/host"
            return access("\(folder)/SwiftParser.swiftmodule", F_OK) == 0 ? String(folder) : nil
        }
    #endif
    return nil
}
