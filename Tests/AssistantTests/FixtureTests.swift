import Foundation
import Primitives
import Testing
import Wallet

@testable import Assistant

/// A fixture that cannot be filled in says what is wrong, where, and what to write.
struct FixtureTests {
    @Test(arguments: [
        (#"{"pin":"12"}"#, "a pin that is not 4 to 12 digits"),
        (#"{"balance":"5.00 USD"}"#, "“5.00 USD” as balance, and the account is in EUR"),
        (#"{"spent_today":"5.00 USD"}"#, "“5.00 USD” as spent_today"),
        (
            #"{"transactions":[{"date":"2026-11-01","to":"Paul","amount":"5.00 USD"}]}"#,
            "the amount of a transaction"
        ),
        (
            #"{"transactions":[{"date":"yesterday","to":"Paul","amount":"5.00 EUR"}]}"#,
            "no day such as 2026-11-20"
        ),
        ("balance: 5", "write one object such as"),
        (#"{"autopay":{"daily":"50.00 USD"}}"#, "“50.00 USD” as autopay.daily"),
        (#"{"autopay":{"peers":[{"peer":"Paul","limit":"5","period":"often"}]}}"#, "“often”"),
        (#"{"budgets":{"groceries":"50.00 USD"}}"#, "“50.00 USD” as budgets.groceries"),
        (#"{"budgets":{"groceries":{"amount":"50","period":"daily"}}}"#, "none of weekly"),
        (#"{"card":"forzen"}"#, "“forzen” as card, which is active or frozen"),
        (#"{"wallet":"lokced"}"#, "“lokced” as wallet, which is unlocked or locked"),
        (#"{"contacts":[{"name":"Paul","iban":"FR00 1"}]}"#, "“FR00 1” as the iban of Paul"),
        (
            #"{"cards":[{"name":"Ikea","number":"123","tier":"wood"}]}"#,
            "“wood” as the tier of Ikea"
        ),
    ])
    func whatIsWrongIsNamed(json: String, reason: String) throws {
        let wallet = try WalletStore(path: ":memory:")
        let zone = try #require(TimeZone(identifier: "Europe/Paris"))
        let error = #expect(throws: Fixture.Invalid.self) {
            try Fixture(json: Data(json.utf8)).fill(
                wallet, at: ConversationTests.now, in: zone, pinCost: 2)
        }
        #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
    }

    /// All a fixture can say of budgets and auto-pay.
    static let rich = """
        {"balance":"500.00 EUR","contacts":[{"name":"Paul Martin","aliases":["Paul"]}],
         "budgets":{"groceries":"400.00 EUR","restaurants":{"amount":"60.00 EUR","period":"weekly"},
           "all":{"amount":"9000.00 EUR","period":"yearly","alert":95}},
         "autopay":{"enabled":true,"daily":"50.00 EUR","weekly":"90.00 EUR","monthly":"200.00 EUR",
           "peers":[{"peer":"Paul","limit":"30.00 EUR","period":"weekly"},
             {"peer":"Zoé","enabled":false}],
           "rules":[{"id":"small","max_amount":"20.00 EUR","methods":["wallet"],"peers":["Paul"]},
             {"id":"off","enabled":false}]}}
        """

    @Test func whatAFixtureSaysOfBudgetsAndAutopayIsDescribedAgain() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Paris"))
        func filled(_ json: Data) throws -> (WalletStore, WalletAccount) {
            let wallet = try WalletStore(path: ":memory:")
            return (
                wallet,
                try Fixture(json: json).fill(wallet, at: ConversationTests.now, in: zone)
            )
        }
        let (wallet, main) = try filled(Data(Self.rich.utf8))
        let described = try Fixture.describing(
            wallet, main: main, at: ConversationTests.now, in: zone)
        let (again, _) = try filled(described)
        let settings = try wallet.autopaySettings(in: .eur)
        #expect(try again.autopaySettings(in: .eur) == settings)
        #expect(settings.limits.map(\.period) == [.weekly, .monthly])
        #expect(settings.peers.map(\.name.rawValue) == ["Paul Martin", "Zoé"])
        #expect(settings.peers.map(\.isEnabled) == [true, false])
        #expect(settings.rules.map(\.maximum) == [2_000, nil])
        #expect(try again.budgets() == wallet.budgets())
        #expect(try again.budgets().map(\.period) == [.yearly, .monthly, .weekly])
        #expect(try again.budgets().map(\.alertPercent) == [95, 80, 80])
    }

    /// What comes twice within the days looked ahead is due twice.
    @Test(arguments: [("150.00 EUR", 1), ("250.00 EUR", 0)])
    func aWeeklyPaymentIsDueAsOftenAsItComes(balance: String, count: Int) throws {
        var full = try FullWallet(
            """
            {"balance":"\(balance)","subscriptions":[
              {"merchant":"Gym","amount":"100.00 EUR","frequency":"FREQ=WEEKLY","next":"2026-11-21"}]}
            """)
        let told = try full.conversation.notices(in: .english, at: ConversationTests.now)
        #expect(told.count { $0.key == "low 2026-11-28" } == count, "\(told)")
    }

    @Test func whatWasUndoneIsInNoDescription() throws {
        var full = try FullWallet(
            #"{"balance":"500.00 EUR","contacts":[{"name":"Paul Martin"}]}"#)
        for line in ["envoie 50 euros à Paul", "oui", "annule le dernier virement", "oui"] {
            _ = try full.conversation.reply(to: line, at: ConversationTests.now)
        }
        let zone = try #require(TimeZone(identifier: "Europe/Paris"))
        let main = WalletAccount(name: Fixture.mainAccount, currency: .eur)
        let described = String(
            decoding: try Fixture.describing(
                full.wallet, main: main, at: ConversationTests.now, in: zone), as: UTF8.self)
        #expect(described.contains("\"balance\":\"500.00 EUR\""))
        #expect(!described.contains("50.00 EUR\",\"date") && !described.contains("\"to\""))
    }
}
