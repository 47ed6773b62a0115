import Assistant
import Foundation
import Primitives
import Testing
import Understanding
import Wallet

/// A conversation over a wallet in memory filled from `ConversationTests.full`.
struct FullWallet {
    let wallet: WalletStore
    var conversation: Conversation

    /// - Parameter language: the language of the answers; nil follows the user.
    init(language: Language? = nil) throws {
        let zone = try #require(TimeZone(identifier: "Europe/Paris"))
        wallet = try WalletStore(path: ":memory:")
        let account = try Fixture(json: Data(ConversationTests.full.utf8)).fill(
            wallet, at: ConversationTests.now, in: zone, pinCost: 2)
        conversation = Conversation(
            interpreter: try Interpreter.bundled(),
            wallet: wallet, account: account,
            settings: .init(timeZone: zone, language: language, session: "test"))
    }
}
