// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Oriel", path: "..")],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                .product(name: "SwiftUI", package: "Oriel"),
                .product(name: "ViewTesting", package: "Oriel"),
            ]),
        .testTarget(
            name: "ThousandTests",
            dependencies: [
                .product(name: "SwiftUI", package: "Oriel"),
                .product(name: "ViewTesting", package: "Oriel"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
