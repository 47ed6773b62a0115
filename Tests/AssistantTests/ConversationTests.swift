import Assistant
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
        let wallet = try WalletStore(path: ":memory:")
        let zone = try #require(TimeZone(identifier: "Europe/Paris"))
        let account = try Fixture(json: Data(fixture.utf8)).fill(
            wallet, at: Self.now, in: zone, pinCost: 2)
        let conversation = Conversation(
            interpreter: try Interpreter.shared.get(),
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

    @Test func whyIsAnsweredBySpendingAloneUnlessIncomeWasAskedAbout() throws {
        let fixture = """
            {"balance":"100.00 EUR","transactions":[
             {"date":"2026-11-02","from":"Employeur SA","amount":"2000.00 EUR"},
             {"date":"2026-11-03","merchant":"Carrefour","category":"groceries","amount":"82.10 EUR"}]}
            """
        var (conversation, _, _) = try conversation(fixture)
        func reply(_ text: String) throws -> String {
            try conversation.reply(to: text, at: Self.now).reply
        }
        _ = try reply("quelles sont mes dépenses inhabituelles ?")
        let spending = try reply("pourquoi ?")
        #expect(spending.contains("Carrefour") && !spending.contains("Employeur"))
        _ = try reply("combien j'ai reçu ce mois-ci ?")
        let income = try reply("pourquoi ?")
        #expect(income.contains("Employeur") && !income.contains("Carrefour"))
    }

    @Test func twoPeopleOfOneNameAreToldApart() throws {
        let fixture = """
            {"balance":"100.00 EUR","contacts":[{"name":"Marie Dupont","aliases":["Marie"]},{"name":"Marie Curie"}]}
            """
        var (conversation, wallet, account) = try conversation(fixture)
        let asked = try conversation.reply(to: "envoie 20 euros à Marie", at: Self.now)
        #expect(asked.options.count == 2 && asked.confirms.isEmpty)
        let chosen = try conversation.reply(to: "Marie Curie", at: Self.now)
        #expect(chosen.reply.contains("Marie Curie"))
        _ = try conversation.reply(to: "oui", at: Self.now)
        #expect(try wallet.balance(of: account).canonicalString == "80.00 EUR")
    }

    static let full = """
        {"balance":"500.00 EUR","pin":"1234","spent_today":"0.00 EUR",
         "accounts":[{"name":"épargne","balance":"900.00 EUR"}],
         "contacts":[{"name":"Marie Dupont","aliases":["Marie"]},{"name":"Paul Martin"},{"name":"Zoé Lefèvre"}],
         "requests_in":[{"from":"Paul Martin","amount":"12.00 EUR","note":"pizza"}],
         "bills":[{"merchant":"EDF","amount":"80.00 EUR","due":"2026-12-01"}],
         "subscriptions":[{"merchant":"Netflix","amount":"15.99 EUR","frequency":"FREQ=MONTHLY"}],
         "budgets":{"groceries":"400.00 EUR"},"card":"active","wallet":"unlocked",
         "cards":[{"name":"Carrefour","number":"4006381333931"}],"limits":{"daily":"400.00 EUR"},
         "yani":"300.00 YANI","staked":"20.00 YANI"}
        """

    /// What is said, what the account then holds, and a piece of the wallet's description.
    static let everyIntent: [(lines: [String], balance: String, state: String)] = [
        (["paie la facture EDF", "oui"], "420.00 EUR", "\"bills\":[]"),
        (["pay the edf bill", "no"], "500.00 EUR", "\"merchant\":\"EDF\""),
        (["accepte la demande de Paul", "oui"], "488.00 EUR", "\"requests_in\":[]"),
        (["refuse la demande de Paul", "oui"], "500.00 EUR", "\"requests_in\":[]"),
        (["demande 30 euros à Zoé", "oui"], "500.00 EUR", "\"amount\":\"30.00 EUR\""),
        (["envoie 30 euros chacun à Paul et Zoé", "oui"], "440.00 EUR", ""),
        (["envoie 50 euros à Paul", "oui", "annule le dernier virement", "oui"], "500.00 EUR", ""),
        (["envoie 200 euros à Paul", "oui"], "500.00 EUR", ""),
        (["envoie 200 euros à Paul", "oui", "1234"], "300.00 EUR", ""),
        (["envoie 200 euros à Paul", "oui", "4321"], "500.00 EUR", ""),
        (["envoie 450 euros à Paul", "oui", "1234"], "500.00 EUR", ""),
        (["annule mon abonnement netflix", "oui"], "500.00 EUR", "\"subscriptions\":[]"),
        (["mets mon budget restos à 150 euros"], "500.00 EUR", "\"restaurants\":\"150.00 EUR\""),
        (["bloque ma carte"], "500.00 EUR", "\"card\":\"frozen\""),
        (
            ["bloque ma carte", "débloque ma carte", "oui", "1234"], "500.00 EUR",
            "\"card\":\"active\""
        ),
        (["stake 100 yani", "yes"], "500.00 EUR", "\"staked\":\"120 YANI\""),
        (["active le paiement automatique", "oui", "1234"], "500.00 EUR", "\"enabled\":true"),
        (["envoie 50 euros à Paul vendredi", "oui"], "500.00 EUR", "2026-11-27"),
        (["n'envoie pas 50 euros à Paul", "oui"], "500.00 EUR", ""),
    ]

    @Test(arguments: everyIntent)
    func everyIntentIsCarriedOut(lines: [String], balance: String, state: String) throws {
        var (conversation, wallet, account) = try conversation(Self.full)
        for line in lines { _ = try conversation.reply(to: line, at: Self.now) }
        #expect(try wallet.balance(of: account).canonicalString == balance)
        let zone = try #require(TimeZone(identifier: "Europe/Paris"))
        let described = String(
            decoding: try Fixture.describing(wallet, main: account, at: Self.now, in: zone),
            as: UTF8.self)
        #expect(state.isEmpty || described.contains(state))
        #expect(try wallet.verify().firstFault == nil)
    }

    @Test func aBillIsClosedWhenThePaymentScheduledForItRan() throws {
        var (conversation, wallet, account) = try conversation(Self.full)
        for line in ["paie la facture EDF lundi", "oui"] {
            _ = try conversation.reply(to: line, at: Self.now)
        }
        #expect(try wallet.bills(.open).count == 1)
        _ = try conversation.reply(to: "mon solde", at: Self.now.addingTimeInterval(4 * 86_400))
        #expect(try wallet.bills(.open).isEmpty)
        #expect(try wallet.balance(of: account).canonicalString == "420.00 EUR")
    }

    @Test func aPaymentScheduledOnceIsStillOnceInTheWalletsDescription() throws {
        var (conversation, wallet, account) = try conversation(Self.full)
        for line in ["envoie 50 euros à Paul vendredi", "oui"] {
            _ = try conversation.reply(to: line, at: Self.now)
        }
        let zone = try #require(TimeZone(identifier: "Europe/Paris"))
        let described = try Fixture.describing(wallet, main: account, at: Self.now, in: zone)
        let copy = try WalletStore(path: ":memory:")
        _ = try Fixture(json: described).fill(copy, at: Self.now, in: zone, pinCost: 2)
        let orders = try copy.orders(.active).filter { $0.counterpartyName == "Paul Martin" }
        #expect(orders.map(\.terms.recurrence) == [nil])
        #expect(orders.first?.nextDays(3).map(\.description) == ["2026-11-27"])
    }

    @Test func aLockedWalletWithCoinsCanBeDescribed() throws {
        let fixture = """
            {"balance":"100.00 EUR","wallet":"locked","staked":"20.00 YANI","yani":"5 YANI"}
            """
        var (conversation, _, _) = try conversation(fixture)
        let report = try conversation.reply(to: "envoie 20 euros à Paul", at: Self.now)
        #expect(report.problem == .walletLocked)
    }

    @Test func anAmountInAnotherCurrencyIsPaidFromTheAccountInIt() throws {
        let fixture = """
            {"balance":"100.00 EUR","accounts":[{"name":"dollars","balance":"80.00 USD"}],
             "contacts":[{"name":"Paul Martin"}]}
            """
        var (conversation, wallet, account) = try conversation(fixture)
        let asked = try conversation.reply(to: "send 20 dollars to Paul", at: Self.now)
        #expect(asked.jsonLine().contains(#""account":"dollars""#))
        _ = try conversation.reply(to: "yes", at: Self.now)
        let dollars = try #require(try wallet.accounts().first { $0.name == "dollars" })
        #expect(try wallet.balance(of: dollars).canonicalString == "60.00 USD")
        #expect(try wallet.balance(of: account).canonicalString == "100.00 EUR")
    }

    @Test func anOwnAccountThatIsNotThereIsTold() throws {
        var (conversation, _, _) = try conversation()
        let report = try conversation.reply(to: "mets 200 sur mon épargne", at: Self.now)
        #expect(report.problem == .notFound)
        #expect(report.reply.contains("Tu n’as pas de compte"))
    }

    @Test func settingAPINIsTold() throws {
        var (conversation, _, _) = try conversation(#"{"balance":"100.00 EUR"}"#)
        _ = try conversation.reply(to: "change mon code PIN", at: Self.now)
        let report = try conversation.reply(to: "4321", at: Self.now)
        #expect(report.jsonLine().contains(#""operation":"change_pin""#))
        #expect(!report.jsonLine().contains("4321"))
    }

    @Test func theIntentOfAnEllipsisIsTheOneItGoesOnWith() throws {
        var (conversation, _, _) = try conversation(Self.full)
        _ = try conversation.reply(
            to: "combien j'ai dépensé en courses ce mois-ci ?", at: Self.now)
        let report = try conversation.reply(to: "et pour les restos ?", at: Self.now)
        #expect(report.intent == .analyzeSpending)
    }

    @Test func whatIsScheduledIsPaidOnItsDayAndOnce() throws {
        var (conversation, wallet, account) = try conversation()
        for line in ["envoie 50 euros à Paul vendredi", "oui"] {
            _ = try conversation.reply(to: line, at: Self.now)
        }
        let later = Self.now.addingTimeInterval(8 * 86_400)
        let told = try conversation.reply(to: "quel est mon solde ?", at: later)
        #expect(told.reply.contains("50,00\u{A0}€ à Paul Martin"))
        _ = try conversation.reply(to: "quel est mon solde ?", at: later)
        #expect(try wallet.balance(of: account).canonicalString == "200.00 EUR")
    }

    @Test func aFixtureIsDescribedAsItWasGiven() throws {
        let (_, wallet, account) = try conversation(Self.full)
        let zone = try #require(TimeZone(identifier: "Europe/Paris"))
        let described = try Fixture.describing(wallet, main: account, at: Self.now, in: zone)
        let again = try WalletStore(path: ":memory:")
        let main = try Fixture(json: described).fill(again, at: Self.now, in: zone)
        #expect(
            try Fixture.describing(again, main: main, at: Self.now, in: zone) == described)
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
        let interpreter = try Interpreter.shared.get()
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

    @Test func aValueThatCannotBeReadKeepsItsSpan() throws {
        let text = "depuis le déménagement"
        let line = Interpretation(
            text: text, language: .french, label: .inform, act: nil, confidence: 1,
            slots: [SlotFill(slot: .period, value: .text(text), range: 0..<text.utf8.count)]
        ).jsonLine()
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect((object["slots"] as? [String: [String]])?.isEmpty == true)
        let spans = try #require(object["spans"] as? [[String: Any]])
        #expect(spans.map { $0["slot"] as? String } == ["period"])
        #expect(spans.map { $0["end"] as? Int } == [text.unicodeScalars.count])
    }
}
