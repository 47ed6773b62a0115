// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "analysis",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "Yani", path: "../../..")],
    targets: [
        .executableTarget(
            name: "analysis",
            dependencies: [.product(name: "YaniForecasting", package: "Yani")],
            swiftSettings: [.swiftLanguageMode(.v6)])
    ]
)
