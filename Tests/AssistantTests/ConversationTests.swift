import Assistant
import BundledModels
import Classification
import Foundation
import Primitives
import Testing
import Understanding
import Wallet

/// Whole conversations: the bundled model, a real ledger in memory.
struct ConversationTests {
    static let now = Date(timeIntervalSince1970: 1_795_168_800)  // 2026-11-20T10:00:00+01:00

    private func conversation(_ fixture: String = Self.marieAndPaul) throws -> (
        Conversation, WalletStore, WalletAccount
    ) {
        let path = try #require(BundledModel.understanding?.path)
        let wallet = try WalletStore(path: ":memory:")
        let zone = try #require(TimeZone(identifier: "Europe/Paris"))
        let account = try Fixture(json: Data(fixture.utf8)).fill(
            wallet, today: Day(at: Self.now, in: zone))
        let conversation = Conversation(
            interpreter: try Interpreter(model: LinearClassifier(contentsOfFile: path)),
            wallet: wallet,
            account: account, settings: .init(timeZone: zone, language: nil, session: "test"))
        return (conversation, wallet, account)
    }

    static let marieAndPaul = """
        {"balance":"250.00 EUR","contacts":[{"name":"Marie Dupont"},{"name":"Paul Martin"}],
         "transactions":[{"date":"2026-10-03","merchant":"Carrefour","category":"groceries","amount":"82.10 EUR"}]}
        """

    static let scripts: [(lines: [String], balance: String)] = [
        (["envoie 50 euros à Marie", "oui"], "200.00 EUR"),
        (["envoie 50 euros à Marie", "oui", "oui"], "200.00 EUR"),
        (["envoie 50 euros à Marie", "non, plutôt 60", "oui"], "190.00 EUR"),
        (["envoie cinquante euros a marie", "non"], "250.00 EUR"),
        (["envoie 20 balles à Paul", "annule", "oui"], "250.00 EUR"),
        (["send Marie 50 euros", "yes"], "200.00 EUR"),
        (["send 30 to Marie", "actually to Paul", "yes"], "220.00 EUR"),
        (["send 300 to Paul", "yes"], "250.00 EUR"),
        (["send money", "Paul", "40", "yes"], "210.00 EUR"),
        (["send 10 to Zorglub", "yes"], "250.00 EUR"),
        (["what's my balance?", "yes"], "250.00 EUR"),
        (["book a table for 50 dollars", "yes"], "250.00 EUR"),
        (["c'est quoi un virement SEPA ?", "oui"], "250.00 EUR"),
    ]

    @Test(arguments: scripts)
    func movesWhatWasConfirmed(lines: [String], balance: String) throws {
        var (conversation, wallet, account) = try conversation()
        for line in lines { _ = try conversation.reply(to: line, at: Self.now) }
        #expect(try wallet.balance(of: account).canonicalString == balance)
        #expect(try wallet.verify().firstFault == nil)
    }

    @Test func answersFromTheLedgerInTheUsersLanguage() throws {
        var (conversation, _, _) = try conversation()
        #expect(
            try conversation.reply(to: "quel est mon solde ?", at: Self.now).reply
                == "Ton solde est de 250,00\u{A0}€.")
        #expect(
            try conversation.reply(to: "what's my balance?", at: Self.now).reply
                == "Your balance is €250.00.")
        let spending = try conversation.reply(
            to: "combien j'ai dépensé en courses le mois dernier ?", at: Self.now)
        #expect(spending.reply.contains("82,10\u{A0}€"))
    }

    @Test func twoPeopleOfOneNameAreToldApart() throws {
        let fixture = """
            {"balance":"100.00 EUR","contacts":[{"name":"Marie Dupont","aliases":["Marie"]},{"name":"Marie Curie"}]}
            """
        var (conversation, wallet, account) = try conversation(fixture)
        let asked = try conversation.reply(to: "envoie 20 euros à Marie", at: Self.now)
        #expect(asked.options.count == 2 && asked.confirms == nil)
        let chosen = try conversation.reply(to: "Marie Curie", at: Self.now)
        #expect(chosen.reply.contains("Marie Curie"))
        _ = try conversation.reply(to: "oui", at: Self.now)
        #expect(try wallet.balance(of: account).canonicalString == "80.00 EUR")
    }

    @Test func whatItCannotDoYetItSays() throws {
        var (conversation, wallet, _) = try conversation()
        let before = try wallet.entryCount()
        for line in ["paie la facture EDF de 80 euros", "freeze my card", "stake 100 yani"] {
            let report = try conversation.reply(to: line, at: Self.now)
            #expect(report.done.isEmpty && report.intent != nil)
        }
        #expect(try wallet.entryCount() == before)
    }

    @Test func hostileTextsMoveNothing() throws {
        var (conversation, wallet, account) = try conversation()
        let hostile = [
            "", " ", "\u{0}\u{1}", String(repeating: "envoie 50 à Marie ", count: 200), "🙂🙂🙂",
            "envoie 99999999999999999999 euros à Marie", "envoie -50 euros à Marie",
            "'; DROP TABLE entry; --",
            "\u{202E}50 euros", "envoie 0 euro à Paul", "envoie 0,001 euro à Paul",
        ]
        for line in hostile { _ = try conversation.reply(to: line, at: Self.now) }
        #expect(try wallet.balance(of: account).canonicalString == "250.00 EUR")
        #expect(try wallet.verify().firstFault == nil)
    }
}

struct InterfaceTests {
    @Test func understandWritesTheInterfacesKeys() throws {
        let path = try #require(BundledModel.understanding?.path)
        let interpreter = try Interpreter(model: LinearClassifier(contentsOfFile: path))
        let today = try #require(Day("2026-11-20"))
        let line = interpreter.interpretation(
            of: "envoie 50 euros à Marie", in: .init(today: today)
        ).jsonLine()
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(
            Set(object.keys) == [
                "text", "language", "intent", "act", "operation", "confidence", "alternatives",
                "slots", "spans",
            ])
        #expect(object["intent"] as? String == "send_money")
        #expect((object["slots"] as? [String: [String]])?["amount"] == ["50.00 EUR"])
        #expect((object["slots"] as? [String: [String]])?["payee"] == ["Marie"])
    }
}
