import Assistant
import Foundation
import Wallet

/// A wallet in a folder of its own, which goes with it, and statements that are imported into it.
final class TemporaryWallet {
    let folder: URL
    let wallet: WalletStore

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("yani-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        wallet = try WalletStore(path: folder.appendingPathComponent("wallet.sqlite").path)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes a statement in the folder and imports it.
    @discardableResult
    func bringIn(
        _ text: String, _ name: String, account: String? = nil
    ) throws -> StatementImport.Summary {
        let url = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return try StatementImport(path: url.path).post(to: wallet, accountNamed: account)
    }
}
