import Assistant
import Foundation
import Testing
import Understanding
import Wallet

/// A wallet that holds nothing but statements, which questions are asked of; none changes anything.
struct StatementScene {
    let interpreter: Interpreter
    let wallet: WalletStore
    let account: WalletAccount
    let zone: TimeZone

    /// - Parameter statements: the CSV of each account, by its name.
    init(_ statements: [(account: String, text: String)]) throws {
        interpreter = try Interpreter.shared.get()
        wallet = try WalletStore(path: ":memory:")
        zone = try #require(TimeZone(identifier: "Europe/Paris"))
        for (name, text) in statements {
            let url = FileManager.default.temporaryDirectory
                .appendingPathComponent("yani-scene-\(UUID().uuidString).csv")
            defer { try? FileManager.default.removeItem(at: url) }
            try Data(text.utf8).write(to: url)
            _ = try StatementImport(path: url.path).post(to: wallet, accountNamed: name)
        }
        account = try #require(try PayingAccount.found(in: wallet))
    }
}
