// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

/// A module of the house; the order below is bottom first, and a module names only those above it in this list.
func module(
    _ name: String, on dependencies: [Target.Dependency] = [], resources: [Resource]? = nil,
    path: String? = nil, excluding files: [String] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: path, exclude: files, resources: resources,
        swiftSettings: strict)
}

/// A test target, with what its tests read besides the module under test.
func tests(of name: String, on dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: [.init(stringLiteral: name)] + dependencies,
        swiftSettings: strict)
}

let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let yams: Target.Dependency = .product(name: "Yams", package: "Yams")
let crypto: Target.Dependency = .product(name: "Crypto", package: "swift-crypto")
let cryptoExtras: Target.Dependency = .product(name: "CryptoExtras", package: "swift-crypto")
let argumentParser: Target.Dependency = .product(
    name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
    name: "Yani",
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [
        .executable(name: "yani", targets: ["yani"]),
        // A product has every module whose types its own speak of.
        .library(
            name: "Yani",
            targets: [
                "Assistant", "Reports", "Insights", "Statements", "Forecasting", "Wallet",
                "Dialogue", "Understanding", "Classification", "Primitives",
            ]),
        .library(
            name: "YaniUnderstanding",
            targets: [
                "Understanding", "Datasets", "Evaluation", "Classification", "BundledModels",
                "Primitives",
            ]),
        .library(name: "YaniForecasting", targets: ["Forecasting", "Primitives"]),
        .library(name: "YaniStatements", targets: ["Statements", "Primitives"]),
        .library(name: "YaniWallet", targets: ["Wallet", "Primitives"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
        .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    ],
    targets: [
        .systemLibrary(
            name: "COpenBLAS", pkgConfig: "openblas",
            providers: [.apt(["libopenblas-dev", "liblapacke-dev"])]),
        .systemLibrary(name: "CPrefetch"),
        .systemLibrary(
            name: "CEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),

        module("Primitives"),
        .target(
            name: "LinearAlgebra",
            dependencies: [.target(name: "COpenBLAS", condition: .when(platforms: [.linux]))],
            swiftSettings: strict,
            linkerSettings: [.linkedFramework("Accelerate", .when(platforms: [.macOS, .iOS]))]),
        module("TextProcessing", on: ["Primitives"]),
        module("Classification", on: ["TextProcessing", "Primitives", "CPrefetch"]),
        module("Datasets", on: ["Classification", "Primitives", yams]),
        module("Entities", on: ["TextProcessing", "Primitives"]),
        module(
            "BundledModels",
            resources: [.copy("understanding.yanimodel"), .copy("categories.yanimodel")],
            path: "Models", excluding: ["understanding.md", "categories.md"]),
        module(
            "Understanding", on: ["Classification", "Entities", "TextProcessing", "Primitives"]),
        module(
            "Evaluation", on: ["Understanding", "Classification", "TextProcessing", "Primitives"]),
        module("Dialogue", on: ["Understanding", "Entities", "TextProcessing", "Primitives"]),
        module("Wallet", on: ["Primitives", grdb, crypto, cryptoExtras]),
        module("Forecasting", on: ["LinearAlgebra", "Primitives"]),
        module("Statements", on: ["Primitives"]),
        module("Insights", on: ["Forecasting", "Statements", "Classification", "Primitives"]),
        module("Reports", on: ["Insights", "Statements", "Forecasting", "Primitives"]),
        module(
            "Assistant",
            on: [
                "Dialogue", "Wallet", "Insights", "Reports", "Statements", "Understanding",
                "Entities", "Classification", "TextProcessing", "BundledModels", "Primitives",
            ]),
        // Values of Dialogue and Statements are part of those of the modules it imports: it is
        // built anew when they change.
        .executableTarget(
            name: "yani",
            dependencies: [
                "Assistant", "Dialogue", "Datasets", "Reports", "Insights", "Statements",
                "Evaluation", "Understanding", "Classification", "Forecasting", "Wallet",
                "Entities", "TextProcessing", "BundledModels", "Primitives",
                .target(name: "CEdit"), argumentParser,
            ],
            swiftSettings: strict),

        tests(of: "Primitives"),
        tests(of: "LinearAlgebra"),
        tests(of: "TextProcessing"),
        tests(of: "Entities", on: ["TextProcessing", "Primitives"]),
        tests(of: "Wallet", on: ["Primitives", grdb]),
        tests(of: "Forecasting", on: ["LinearAlgebra", "Primitives"]),
        tests(of: "Classification", on: ["TextProcessing"]),
        tests(of: "Datasets", on: ["Classification", "Primitives"]),
        tests(
            of: "Understanding",
            on: ["BundledModels", "Datasets", "Classification", "TextProcessing", "Primitives"]),
        tests(
            of: "Evaluation",
            on: ["Datasets", "Understanding", "Classification", "TextProcessing", "Primitives"]),
        tests(of: "Dialogue", on: ["Understanding", "Primitives"]),
        tests(of: "Statements", on: ["Primitives"]),
        tests(of: "Insights", on: ["Statements", "Classification", "Primitives"]),
        tests(of: "Reports", on: ["Insights", "Statements", "Primitives"]),
        tests(
            of: "Assistant",
            on: [
                "Dialogue", "Wallet", "Insights", "Reports", "Statements", "Understanding",
                "Classification", "BundledModels", "Primitives",
            ]),
        .testTarget(name: "TidyTests", swiftSettings: strict),
    ]
)
