// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "WalletBenchmark",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "Yani", path: "../.."),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    ],
    targets: [
        .executableTarget(
            name: "WalletBenchmark",
            dependencies: [
                .product(name: "YaniWallet", package: "Yani"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ])
    ]
)
