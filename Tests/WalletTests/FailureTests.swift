import Foundation
import Testing
import Wallet

/// What is said of a file that was a wallet, or that another process is at work in.
struct FailureTests {
    private func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("yani-failure-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.appendingPathComponent("wallet.sqlite").path)
    }

    @Test func aWalletThatLostATableIsDamaged() throws {
        try inFolder { path in
            _ = try WalletStore(path: path)
            #expect(try Sqlite.run("DROP TABLE categoryRule", on: path) == "")
            let wallet = try WalletStore(path: path)
            #expect(throws: WalletError.damaged(reason: "no such table: categoryRule")) {
                try wallet.categoryRules()
            }
        }
    }
}
