import Assistant
import Foundation
import Primitives
import Testing
import Understanding
import Wallet

struct EmbeddingTests {
    /// What the README shows to those who embed the engine, as it stands there.
    @Test func theReadmesLinesTalkAndPay() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Paris"))
        let now = Date(timeIntervalSince1970: 1_795_000_000)
        let path = FileManager.default.temporaryDirectory
            .appendingPathComponent("yani-embedding-\(UUID().uuidString).sqlite").path
        defer {
            for suffix in ["", "-wal", "-shm"] {
                try? FileManager.default.removeItem(atPath: path + suffix)
            }
        }
        // README begins
        let wallet = try WalletStore(path: path)
        let account = WalletAccount(name: "main", currency: .eur)
        try wallet.open(account)
        try wallet.save(Contact(id: ContactID(rawValue: "1"), name: "Marie Dupont"))
        let opening = Movement(
            account: account, amount: Money(minorUnits: 100_000, currency: .eur),
            counterparty: .opening, day: Day(at: now, in: zone))
        _ = try wallet.post(opening, key: IdempotencyKey(rawValue: "opening"))

        var conversation = Conversation(
            interpreter: try .bundled(), wallet: wallet, account: account,
            settings: .init(timeZone: zone, language: nil, session: UUID().uuidString))
        var turn = try conversation.reply(to: "envoie 50 euros à Marie", at: now)
        print(turn.reply)  // J’envoie 50,00 € à Marie Dupont. Je confirme ?
        print(turn.confirms.count)  // 1: nothing moved; a button may call confirm(at:) instead
        turn = try conversation.reply(to: "oui", at: now)
        print(try wallet.balance(of: account))  // 950.00 EUR
        // README ends
        #expect(turn.confirms.isEmpty)
        #expect(try wallet.balance(of: account).description == "950.00 EUR")
        #expect(try wallet.lines(of: account).map(\.amount.description) == ["-50.00 EUR"])
    }
}
