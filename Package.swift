// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

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
        .target(name: "ViewTesting", dependencies: ["CellRenderer", "Combine", "DisplayList", "SwiftUICore"]),
        .plugin(name: "AppleImports", capability: .buildTool()),

        .executableTarget(
            name: "Gallery", dependencies: ["SwiftUI"] + examples.map { .byName(name: $0) },
            path: "Examples/Gallery"),
    ]
        + examples.map { name in
            .target(
                name: name, dependencies: ["SwiftUI"], path: "Examples/\(name)",
                // The models of this one import Foundation alone.
                plugins: name == "HumanResources" ? ["AppleImports"] : [])
        }
        + [
            .testTarget(name: "CombineTests", dependencies: ["Combine"]),
            .testTarget(name: "AppleImportsTests", dependencies: ["Combine"], plugins: ["AppleImports"]),
            // SwiftUI hands these on: named here, so that they are rebuilt when what it hands on changes.
            .testTarget(name: "SwiftUIMacrosTests", dependencies: ["SwiftUI", "SwiftUICore"]),
            .testTarget(name: "SwiftUICoreTests", dependencies: ["SwiftUI", "SwiftUICore", "ViewTesting"]),
            .testTarget(
                name: "ViewTestingTests", dependencies: ["SwiftUI", "SwiftUICore", "ViewTesting"],
                exclude: ["__Snapshots__"]),
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
                    "DisplayList", .target(name: "DesktopHost", condition: .when(traits: ["Desktop"])),
                ]),
            .target(name: "PseudoTerminal", path: "Tests/Support/PseudoTerminal"),
            .executableTarget(
                name: "ProgramFixture", dependencies: ["SwiftUI"], path: "Tests/Fixtures/ProgramFixture"),
            .testTarget(name: "SwiftUITests", dependencies: ["Gallery", "ProgramFixture", "PseudoTerminal"]),
            .testTarget(name: "ProjectTests"),
            .testTarget(
                name: "ExamplesTests",
                dependencies: ["Gallery", "SwiftUI", "ViewTesting"] + examples.map { .byName(name: $0) }),
        ],
    swiftLanguageModes: [.v6]
)
