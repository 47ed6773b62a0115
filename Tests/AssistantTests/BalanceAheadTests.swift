import Assistant
import Foundation
import Primitives
import Testing
import Understanding
import Wallet

/// Questions about the money of the days to come.
///
/// A year of statements to 31 October 2026 that state their balance: on the 1st rent of 900, early
/// and in the middle of the month groceries of about 40 and 60, on the 10th a subscription of 9.99,
/// on the 28th a salary of 1,100; the account holds 1,000 at the end.
struct BalanceAheadTests {
    /// What all questions are asked of; none changes anything.
    private struct Scene {
        let interpreter: Interpreter
        let wallet: WalletStore
        let account: WalletAccount
        let zone: TimeZone

        init(closing: Int64) throws {
            interpreter = try Interpreter.shared.get()
            wallet = try WalletStore(path: ":memory:")
            zone = try #require(TimeZone(identifier: "Europe/Paris"))
            let url = FileManager.default.temporaryDirectory
                .appendingPathComponent("yani-ahead-\(UUID().uuidString).csv")
            defer { try? FileManager.default.removeItem(at: url) }
            try Data(BalanceAheadTests.statement(closing: closing).utf8).write(to: url)
            _ = try StatementImport(path: url.path).post(to: wallet, accountNamed: "courant")
            account = try #require(try PayingAccount.found(in: wallet))
        }
    }

    private static let scene = Result { try Scene(closing: 100_000) }
    private let scene: Scene

    init() throws { scene = try Self.scene.get() }

    private static func statement(closing: Int64) -> String {
        var rows: [(day: Day, label: String, cents: Int64)] = []
        for offset in 0..<12 {
            let month = Month(year: 2025, month: 11).adding(months: offset)
            func add(_ day: Int, _ label: String, _ cents: Int64) {
                if let day = month.day(day) { rows.append((day, label, cents)) }
            }
            add(1, "PRLV LOYER AGENCE DU PORT", -90_000)
            add(2 + offset * 5 % 7, "CB LIDL", -3_500 - Int64(offset * 377 % 1_000))
            add(10, "PRLV NETFLIX", -999)
            add(14 + offset * 3 % 8, "CB LIDL", -5_500 - Int64(offset * 613 % 1_000))
            add(28, "VIR SALAIRE ACME", 110_000)
        }
        let end = Month(year: 2026, month: 10).last
        rows.append((end, "CB METRO RATP", -200))
        var balance = closing - rows.map(\.cents).reduce(0, +)
        let lines = rows.map { row in
            balance += row.cents
            return "\(row.day);\(row.label);\(decimal(row.cents));\(decimal(balance));EUR"
        }
        return (["Date;Libellé;Montant;Solde;Devise"] + lines).joined(separator: "\n") + "\n"
    }

    private static func decimal(_ cents: Int64) -> String {
        let figure = Money(minorUnits: cents, currency: .eur).canonicalString
        return String(figure.prefix { $0 != " " }.replacing(".", with: ","))
    }

    private func reports(to said: [String], on day: String = "2026-10-31") throws -> [TurnReport] {
        var conversation = Conversation(
            interpreter: scene.interpreter, wallet: scene.wallet, account: scene.account,
            settings: .init(timeZone: scene.zone, language: nil, session: "test"))
        let now = try #require(try? Date("\(day)T18:00:00Z", strategy: .iso8601))
        return try said.map { try conversation.reply(to: $0, at: now) }
    }

    private static func plain(_ text: String) -> String {
        text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    }

    private func answer(to said: String, on day: String = "2026-10-31") throws -> [String: Any] {
        let report = try reports(to: [said], on: day)[0]
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(report.jsonLine().utf8)) as? [String: Any])
        return try #require((object["done"] as? [[String: Any]])?.first, "\(report.reply)")
    }

    /// The cents of an amount an answer states.
    private static func cents(_ amount: Any?) -> Int64? {
        (amount as? String)?.split(separator: " ").first.flatMap {
            Decimal(string: String($0)).map { NSDecimalNumber(decimal: $0 * 100).int64Value }
        }
    }

    /// What is known to come back is all there is but for 100 of groceries a month.
    @Test(arguments: [
        ("combien il me restera le 30 novembre ?", "2026-11-30", 109_000),
        ("what will I have left on 30 November?", "2026-11-30", 109_000),
        ("je serai à découvert le 15 novembre ?", "2026-11-15", 5_000),
        ("what will my balance be on 5 November?", "2026-11-05", 6_000),
        ("combien j'aurai sur mon compte dans dix jours ?", "2026-11-10", 5_000),
        ("combien il me restera avant la paie ?", "2026-11-27", -1_000),
        ("will I make it to payday?", "2026-11-27", -1_000),
    ])
    func whatWillBeLeftIsToldByTheDay(said: String, day: String, expected: Int64) throws {
        let done = try answer(to: said)
        #expect(done["action"] as? String == "forecast_spending")
        #expect(done["date"] as? String == day)
        #expect(done["balance"] as? String == "1000.00 EUR")
        let mean = try #require(Self.cents(done["expected_balance"]))
        #expect(abs(mean - expected) < 5_000, "\(done)")
        let low = try #require(Self.cents(done["low80"]))
        let high = try #require(Self.cents(done["high80"]))
        #expect(low < high && low < mean + 1_000 && mean < high + 1_000)
    }

    @Test(arguments: [
        ("will I be overdrawn by 5 November?", "No, an overdraft is unlikely."),
        (
            "est-ce que je serai à découvert d'ici au 8 novembre ?",
            "Non, sans doute pas de découvert."
        ),
        (
            "if I pay the joiner 500, will I be overdrawn by 5 November?",
            "Yes, you will probably be"
        ),
        (
            "si je paie 500 au menuisier, je serai à découvert le 5 novembre ?",
            "Oui, sans doute à découvert vers le 1er novembre 2026. Une fois 500,00 € payés, ton "
                + "solde devrait être de −4"
        ),
        ("si j'achète un vélo à 500, je serai à découvert le 5 novembre ?", "Oui, sans doute à"),
        ("will my money last until 8 November?", "Yes, it should last. You should have"),
        ("si je paie 500 je tiens jusqu'au 5 novembre ?", "Sans doute pas : à découvert vers le"),
        ("will I have 500 left on 30 November?", "Yes, you should have €500.00."),
        ("il me restera 1500 euros le 30 novembre ?", "Sans doute pas : pas 1 500,00 €."),
        ("combien il me restera dans deux ans ?", "Je ne prévois pas le solde à plus d’un an."),
    ])
    func whetherItLastsIsAnsweredFirst(said: String, piece: String) throws {
        let reply = Self.plain(try reports(to: [said])[0].reply)
        #expect(reply.hasPrefix(piece), "\(reply)")
    }

    @Test(arguments: [
        ("what's left to pay this month?", "2026-11-01", ["€909.99 to pay by 30 November 2026:"]),
        (
            "qu'est-ce qu'il reste à payer en novembre ?", "2026-10-31",
            ["à payer d’ici au 30 novembre 2026 :", "1er novembre 2026 · LOYER", "900,00 €"]
        ),
        (
            "what's still to come out before payday?", "2026-10-31",
            ["by 27 November 2026", "NETFLIX"]
        ),
        (
            "when is my next Netflix payment?", "2026-10-31",
            ["Next due on 10 November 2026: NETFLIX"]
        ),
        ("mon prochain loyer tombe quand ?", "2026-10-31", ["1er novembre 2026", "900,00 €"]),
        ("when do I get paid next?", "2026-10-31", ["around 28 November 2026", "€1,100.00"]),
        (
            "how much will I earn in November?", "2026-10-31",
            ["€1,100.00 to come in by 30 November 2026:", "28 November 2026 · "]
        ),
        ("quand est prélevé Netflix ?", "2026-10-31", ["le 10 novembre 2026 : NETFLIX, 9,99 €"]),
        ("quand tombe ma prochaine paie ?", "2026-10-31", ["28 novembre 2026", "1 100,00 €"]),
    ])
    func whatComesNextIsTold(said: String, day: String, pieces: [String]) throws {
        let reply = Self.plain(try reports(to: [said], on: day)[0].reply)
        for piece in pieces { #expect(reply.contains(piece), "\(reply)") }
    }

    /// The statements' balance bears it, not the wallet's own of nothing.
    @Test(arguments: [
        ("can I afford 50 euros?", "2026-10-31", "Yes: after €50.00 you would have €950.00 left."),
        (
            "je peux me permettre 100 euros ?", "2026-11-02",
            "Oui : après 100,00 € et les 9,99 € encore dus ce mois-ci, il te resterait 890,01 €."
        ),
        (
            "est-ce que je peux dépenser 2000 euros ce week-end ?", "2026-10-31",
            "Plutôt non : après"
        ),
    ])
    func whatIsAffordableRestsOnTheStatements(said: String, day: String, piece: String) throws {
        let reply = Self.plain(try reports(to: [said], on: day)[0].reply)
        #expect(reply.contains(piece), "\(reply)")
    }

    @Test(arguments: [(Int64(150_000), 0), (20_000, 1)])
    func anOverdraftThatIsExpectedIsToldOf(closing: Int64, count: Int) throws {
        let scene = try Scene(closing: closing)
        var conversation = Conversation(
            interpreter: scene.interpreter, wallet: scene.wallet, account: scene.account,
            settings: .init(timeZone: scene.zone, language: nil, session: "test"))
        let now = try #require(try? Date("2026-10-31T18:00:00Z", strategy: .iso8601))
        let told = try conversation.notices(in: .french, at: now)
            .filter { $0.key.hasPrefix("overdraft") }
        #expect(told.count == count)
        for notice in told { #expect(notice.text.contains("vers le 1er novembre 2026")) }
    }

    @Test func whatWasLeftIsNoForecast() throws {
        let reply = Self.plain(try reports(to: ["combien il me restait hier ?"])[0].reply)
        #expect(reply.contains("1 002,00 € le 30 octobre 2026"), "\(reply)")
    }

    @Test func anotherDayIsAskedOfTheSame() throws {
        let said = ["combien il me restera le 30 novembre ?", "et le 5 ?"]
        let replies = try reports(to: said).map { Self.plain($0.reply) }
        #expect(replies[1].contains("le 5 novembre 2026"), "\(replies)")
    }

    /// What is spent is still forecast, and what is left of a budget is no balance.
    @Test(arguments: [
        "how much will I spend next month?", "combien je vais dépenser en courses en novembre ?",
        "combien je vais dépenser le reste du mois ?",
    ])
    func whatWillBeSpentIsNoBalance(said: String) throws {
        let done = try answer(to: said)
        #expect(done["action"] as? String == "forecast_spending")
        #expect(done["expected_balance"] == nil)
    }
}
