import Assistant
import BundledModels
import Foundation
import Primitives
import Testing
import Understanding
import Wallet

/// A conversation over a wallet in memory filled from a fixture, `ConversationTests.full` unless
/// another is named.
struct FullWallet {
    let wallet: WalletStore
    var conversation: Conversation

    /// - Parameter language: the language of the answers; nil follows the user.
    init(_ fixture: String = ConversationTests.full, language: Language? = nil) throws {
        let zone = try #require(TimeZone(identifier: "Europe/Paris"))
        wallet = try WalletStore(path: ":memory:")
        let account = try Fixture(json: Data(fixture.utf8)).fill(
            wallet, at: ConversationTests.now, in: zone, pinCost: 2)
        conversation = Conversation(
            interpreter: try Interpreter.shared.get(),
            wallet: wallet, account: account,
            settings: .init(timeZone: zone, language: language, session: "test"))
    }

    /// Plays a talk, written as `TalkTests` says, and expects of each reply what it is to hold.
    mutating func play(_ talk: String) throws {
        var said = ""
        var reply = ""
        for line in talk.split(separator: "\n") {
            let text = line.dropFirst(2)
            if line.hasPrefix("> ") {
                said = String(text)
                reply = try conversation.reply(to: said, at: ConversationTests.now).reply
                    .replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
            } else if line.hasPrefix("! ") {
                #expect(!reply.contains(text), "\(said): \(reply)")
            } else {
                #expect(reply.contains(line), "\(said): \(reply)")
            }
        }
        #expect(try wallet.verify().firstFault == nil)
    }
}
