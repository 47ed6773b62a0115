import Assistant
import Foundation
import Insights
import Primitives
import Reports
import Testing
import Understanding
import Wallet

/// Questions about accounts, income, weekends and months to come, as they are typed.
///
/// A year of statements to 31 October 2026. On the account "courant", which is to hold 5,000 before
/// them: on the 1st rent of 900 and a council tax of 100, on the 4th a shop of 50, on the 9th a meal
/// of 10, on the 10th a subscription of 15, on the 28th a salary of 2,000; on 10 October 2026 a
/// fridge of 870, on the 24th groceries of 30 and on the 25th of 20. On the account "joint",
/// which holds 500 before them: groceries of 40 on 5 September and a shop of 60 on the 12th.
struct QuestionTalkTests {
    private let scene: StatementScene

    init() throws { scene = try Self.scene.get() }

    private static let scene = Result { try StatementScene(statements) }

    private static var statements: [(account: String, text: String)] {
        var rows: [(Day, String, Int)] = []
        for offset in 0..<12 {
            let month = Month(year: 2025, month: 11).adding(months: offset)
            let days = [
                (1, "PRLV LOYER AGENCE DU PORT", -900), (1, "PRLV LAMBETH COUNCIL TAX", -100),
                (4, "CB FNAC", -50), (9, "CB MC DONALD S PARIS", -10), (10, "PRLV NETFLIX", -15),
                (28, "VIR SALAIRE ACME", 2_000),
            ]
            rows += days.compactMap { day, label, amount in
                month.day(day).map { ($0, label, amount) }
            }
        }
        let last = Month(year: 2026, month: 10)
        for (day, label, amount) in [
            (10, "CB DARTY", -870), (24, "CB LIDL", -30), (25, "CB LIDL", -20),
            (31, "CB METRO RATP", -2),
        ] {
            if let day = last.day(day) { rows.append((day, label, amount)) }
        }
        let september = Month(year: 2026, month: 9)
        let joint = [(5, "CB LIDL LYON", -40), (12, "CB FNAC LYON", -60)].compactMap {
            day, label, amount in september.day(day).map { ($0, label, amount) }
        }
        return [("courant", csv(rows, from: 5_000)), ("joint", csv(joint, from: 500))]
    }

    /// Rows with the balance after each.
    private static func csv(_ rows: [(Day, String, Int)], from opening: Int) -> String {
        var balance = opening
        let lines = rows.sorted { $0.0 < $1.0 }.map { day, label, amount in
            balance += amount
            return "\(day);\(label);\(amount),00;\(balance),00"
        }
        return (["Date;Libellé;Montant;Solde"] + lines).joined(separator: "\n") + "\n"
    }

    static let questions: [(said: String, piece: String)] = [
        // What is collected is over, whatever else “passé” is said of.
        ("est-ce que netflix est passé ce mois-ci ?", "10 octobre 2026"),
        ("mon loyer est passé ce mois-ci ?", "1er octobre 2026"),
        ("netflix est passé en octobre ?", "10 octobre 2026"),
        ("did Netflix go out this month?", "10 October 2026"),
        // What came in is no spending. Ten months of 2,000.
        ("my income in 2026", "You received €20,000.00"),
        ("what's my income this month?", "You received €2,000.00"),
        ("how much salary did I get this year?", "You received €20,000.00 in wages"),
        ("mes revenus 2026", "Tu as reçu 20 000,00 €"),
        ("revenus de septembre", "Tu as reçu 2 000,00 €"),
        ("combien j'ai touché de salaire cette année ?", "Tu as reçu 20 000,00 € en salaire"),
        ("income vs spending in September", "You received €2,000.00 and spent €1,175.00"),
        ("ai-je été payé ce mois-ci ?", "28 octobre 2026 · VIR SALAIRE ACME"),
        ("quel est mon salaire ?", "VIR SALAIRE ACME · 2 000,00 €"),
        ("what's my salary?", "VIR SALAIRE ACME · €2,000.00"),
        ("mon salaire ?", "opérations sur 12 en salaire"),
        ("when do I get paid?", "around 28 November 2026"),
        ("prochaine paie ?", "vers le 28 novembre 2026"),
        ("quand est-ce que je suis payé ?", "vers le 28 novembre 2026"),
        // A number behind a bound is an amount.
        ("payments over 150 last month", "Here are the 2 transactions I found"),
        ("expenses under 5 in October", "€2.00"),
        ("how many payments under 11 in October?", "2 transactions"),
        // Accounts.
        ("combien j'ai dépensé sur le compte joint en septembre ?", "100,00 €"),
        ("combien j'ai dépensé sur le compte courant en septembre ?", "1 075,00 €"),
        ("mes dernières opérations du compte joint", "Voici les 2 opérations"),
        ("how much did I spend from the joint account in September?", "€100.00"),
        ("combien j'ai dépensé sur le compte vacances ?", "vacances"),
        ("solde du compte joint", "400,00 €"),
        ("what's the balance of my joint account?", "€400.00"),
        // 5,000 + 12 · 925 - 922 is 15,178.
        ("combien j'ai en tout ?", "En tout : 15 578,00 €"),
        ("solde de tous mes comptes", "En tout : 15 578,00 €"),
        ("how much do I have across all accounts?", "In all: €15,578.00"),
        // A weekend that is told from others is one.
        ("combien j'ai dépensé le week-end dernier ?", "Tu as dépensé 50,00 € du 24 octobre"),
        ("combien j'ai dépensé le week-end du 24 octobre ?", "Tu as dépensé 50,00 € du 24"),
        ("how much did I spend the weekend of 24 October?", "You spent €50.00 from 24 October"),
        ("how much did I spend at weekends in October?", "on Saturdays and Sundays"),
        // One kind of bill within a kind of spending.
        ("how much council tax did I pay in 2026?", "€1,000.00 on council tax"),
        ("how much do I pay for council tax?", "COUNCIL TAX: €100.00 every month"),
        // A name however it is written.
        ("combien j'ai dépensé au mcdo cette année ?", "100,00 €"),
        ("combien j'ai dépensé chez mcdonalds cette année ?", "100,00 €"),
        ("combien j'ai dépensé au macdo cette année ?", "100,00 €"),
        // Twelve months are told, of which the last is the dearest: 1,997.
        ("which month did I spend the most?", "October 2026, €1,997.00"),
    ]

    @Test(arguments: questions)
    func theFigureAskedForIsTold(said: String, piece: String) throws {
        let reply = try reply(to: said).reply
        #expect(reply.contains(piece), "\(said): \(reply)")
    }

    @Test func aKindAloneIsAskedTheSameOf() throws {
        let talk = [
            ("combien j'ai dépensé en septembre ?", "Tu as dépensé 1 175,00 €"),
            ("dont courses ?", "40,00 € en courses en septembre 2026"),
            ("et le loyer ?", "900,00 € en loyer en septembre 2026"),
            ("montre-les", "Voici l’opération trouvée en loyer en septembre 2026"),
        ]
        let replies = try replies(to: talk.map(\.0)).map(\.reply)
        for ((said, piece), reply) in zip(talk, replies) {
            #expect(reply.contains(piece), "\(said): \(reply)")
        }
    }

    /// Accounts of the user's own hold 250, 1,000 and 500.
    @Test(arguments: [
        ("combien j'ai en tout ?", "En tout : 1 750,00 €"),
        ("how much do I have across all accounts?", "In all: €1,750.00"),
        ("solde du compte joint et de l'épargne", "En tout : 1 500,00 €"),
        ("solde du compte joint", "« joint » est de 500,00 €"),
        ("mon solde", "Ton solde est de 250,00 €"),
        ("dépenses du compte courant en octobre", "30,00 € sur le compte principal"),
        ("combien j'ai dépensé sur le compte joint en octobre ?", "rien dépensé sur le compte"),
    ])
    func ownAccountsAreToldApart(said: String, piece: String) throws {
        let wallet = try WalletStore(path: ":memory:")
        let now = try #require(try? Date("2026-10-31T18:00:00Z", strategy: .iso8601))
        let fixture = """
            {"balance":"250.00 EUR","accounts":[{"name":"épargne","balance":"1000.00 EUR"},
            {"name":"joint","balance":"500.00 EUR"}],"transactions":[{"date":"2026-10-02",
            "merchant":"Lidl","category":"groceries","amount":"30.00 EUR"}]}
            """
        let account = try Fixture(json: Data(fixture.utf8)).fill(
            wallet, at: now, in: scene.zone, pinCost: 2)
        let reply = try reply(to: said, in: wallet, account).reply
        #expect(reply.contains(piece), "\(said): \(reply)")
    }

    /// A fridge of 870 is no floor of what the month after it costs.
    @Test(arguments: [
        "combien je vais dépenser en achats en novembre ?",
        "how much will I spend on shopping next month?",
    ])
    func whatWasBoughtOnceIsNotKnownToBeDue(said: String) throws {
        let told = try reply(to: said)
        let report = try ReportMaking(language: .english, day: Day(number: 20_757))
            .report(onWallet: scene.wallet)
        let shopping = try #require(
            report.analysis.categories.first { $0.category == .shopping }?.forecast)
        #expect(shopping.low.minorUnits < 10_000, "\(shopping)")
        for (key, value) in [("amount", shopping.mean), ("low80", shopping.low)] {
            let figure = "\"\(key)\":\"\(value.canonicalString)\""
            #expect(told.json.contains(figure), "\(told.json)")
        }
    }

    private func reply(
        to said: String, in wallet: WalletStore? = nil, _ account: WalletAccount? = nil
    ) throws -> (reply: String, json: String) {
        try replies(to: [said], in: wallet, account)[0]
    }

    private func replies(
        to said: [String], in wallet: WalletStore? = nil, _ account: WalletAccount? = nil
    ) throws -> [(reply: String, json: String)] {
        var conversation = Conversation(
            interpreter: scene.interpreter, wallet: wallet ?? scene.wallet,
            account: account ?? scene.account,
            settings: .init(timeZone: scene.zone, language: nil, session: "test"))
        let now = try #require(try? Date("2026-10-31T18:00:00Z", strategy: .iso8601))
        return try said.map { text in
            let turn = try conversation.reply(to: text, at: now)
            let reply = turn.reply
                .replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
            return (reply, turn.jsonLine())
        }
    }
}
