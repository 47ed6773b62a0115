import Assistant
import Foundation
import Primitives
import Testing
import Understanding
import Wallet

/// Conversations about orders of several parts, orders that are changed once they are given, and
/// settings that are changed again. How they are written is said in `TalkTests`.
struct OrderTalkTests {
    /// A wallet with three contacts and nothing else.
    static let fresh = """
        {"balance":"1000.00 EUR",
         "contacts":[{"name":"Marie Dupont"},{"name":"Paul Martin"},{"name":"Zoé Lefèvre"}]}
        """
    /// A wallet with requests, accounts and bills.
    static let full = """
        {"balance":"1250.00 EUR",
         "contacts":[{"name":"Paul Martin","aliases":["Paul"]},{"name":"Zoé Lefèvre"},
          {"name":"Marie Dupont"}],
         "requests_in":[{"from":"Paul Martin","amount":"22.00 EUR"},
          {"from":"Zoé Lefèvre","amount":"35.00 EUR"}],
         "accounts":[{"name":"épargne","balance":"3000.00 EUR"},
          {"name":"compte joint","balance":"800.00 EUR"}],
         "bills":[{"merchant":"EDF","amount":"84.20 EUR","due":"2026-11-28"},
          {"merchant":"Orange","amount":"29.99 EUR","due":"2026-12-03"}],
         "subscriptions":[{"merchant":"Netflix","amount":"15.99 EUR","frequency":"FREQ=MONTHLY"},
          {"merchant":"Spotify","amount":"10.99 EUR","frequency":"FREQ=MONTHLY"}]}
        """

    @Test(
        arguments: [
            scheduledTalks, rhythmTalks, changedRhythmTalks, limitTalks, unknownNameTalks,
            lengthTalks, guardTalks, asideTalks, referenceTalks, turnaboutTalks, yesTalks,
        ].joined())
    func aFreshWalletAnswers(talk: String) throws {
        try play(talk, on: Self.fresh)
    }

    @Test(arguments: [requestTalks, partTalks, accountTalks, allTalks].joined())
    func aFullWalletAnswers(talk: String) throws {
        try play(talk, on: Self.full)
    }

    private func play(_ talk: String, on fixture: String) throws {
        let zone = try #require(TimeZone(identifier: "Europe/Paris"))
        let wallet = try WalletStore(path: ":memory:")
        let account = try Fixture(json: Data(fixture.utf8)).fill(
            wallet, at: ConversationTests.now, in: zone, pinCost: 2)
        var conversation = Conversation(
            interpreter: try Interpreter.bundled(), wallet: wallet, account: account,
            settings: .init(timeZone: zone, language: nil, session: "test"))
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
