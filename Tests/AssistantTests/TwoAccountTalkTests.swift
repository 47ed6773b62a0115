import Assistant
import Foundation
import Primitives
import Testing
import Understanding
import Wallet

/// Questions about the statements of a current account and of savings.
///
/// From October 2025 on to 26 November 2026: on the 2nd 150 goes to savings, on the 5th a rent of
/// 800, on the 12th groceries of 100, in October 2026 of 140, on the 20th others of 50, on the 28th
/// a salary of 1,500; on 10 August 2026 500 comes back from savings, on 26 November a ticket of 2.
/// The current account holds 500 before, the savings 3,200.
struct TwoAccountTalkTests {
    private let scene: StatementScene

    init() throws { scene = try Self.scene.get() }

    private static let scene = Result {
        try StatementScene([("compte courant", current), ("livret A", savings)])
    }

    private static let months = (0..<14).map { Month(year: 2025, month: 10).adding(months: $0) }

    private static var current: String {
        var rows: [(Day, String, Int)] = []
        for (offset, month) in months.enumerated() {
            var lines = [
                (2, "VIR LIVRET A", -150), (5, "PRLV SEPA FONCIA LOYER", -800),
                (12, "CB CARREFOUR MARKET", offset == 12 ? -140 : -100), (20, "CB LIDL", -50),
            ]
            lines.append(offset == 13 ? (26, "CB METRO RATP", -2) : (28, "VIR SALAIRE ACME", 1500))
            if offset == 10 { lines.append((10, "VIR DEPUIS LIVRET A", 500)) }
            rows += lines.compactMap { day, label, amount in
                month.day(day).map { ($0, label, amount) }
            }
        }
        return statement(rows, from: 500)
    }

    private static var savings: String {
        var rows: [(Day, String, Int)] = []
        for (offset, month) in months.enumerated() {
            if let day = month.day(2) { rows.append((day, "VIR DEPUIS COMPTE COURANT", 150)) }
            if offset == 10, let day = month.day(10) {
                rows.append((day, "VIR VERS COMPTE COURANT", -500))
            }
        }
        return statement(rows, from: 3_200)
    }

    private static func statement(_ rows: [(Day, String, Int)], from opening: Int) -> String {
        var balance = opening
        let lines = rows.sorted { $0.0 < $1.0 }.map { day, label, amount in
            balance += amount
            return "\(day);\(label);\(amount),00;\(balance),00"
        }
        return (["Date;Libellé;Montant;Solde"] + lines).joined(separator: "\n") + "\n"
    }

    static let balances: [(said: String, piece: String)] = [
        // What an account holds where its statements begin was there before. 500 and 3,200; 4,800
        // and 5,058.
        ("how has my balance evolved since October 2025?", "from €3,700.00 to €9,858.00"),
        ("how did my balance change in 2025?", "from €3,700.00 to €5,350.00"),
        ("de combien mon solde a changé depuis octobre 2025 ?", "de 3 700,00 € à 9 858,00 €"),
        // What one account has keeps no other from an overdraft.
        (
            "was I overdrawn in October 2025?",
            "Yes, “compte courant” was, on 23 days from 2 October 2025 to 31 October 2025 (from 5 October 2025 to "
                + "27 October 2025): the lowest balance was -€600.00 on 20 October 2025."
        ),
        (
            "j'ai été à découvert en octobre 2025 ?",
            "Oui, 23 jours du 2 octobre 2025 au 31 octobre 2025 sur « compte courant » (du 5 octobre 2025 au "
                + "27 octobre 2025) : le solde le plus bas était de −600,00 € le 20 octobre 2025."
        ),
        ("was I overdrawn in 2026?", "No, not from 1 January 2026 to 27 November 2026"),
        (
            "lowest balance this year?",
            "That is “compte courant” and “livret A” together."
        ),
        (
            "mon solde le plus bas en 2025 ?",
            "C’est pour « compte courant » et « livret A » ensemble."
        ),
        // Of all there was, where no days are said.
        ("was the compte courant ever overdrawn?", "Yes, on 46 days"),
        ("mon compte courant a-t-il été à découvert ?", "Oui, 46 jours"),
        ("quand mon compte a-t-il été à découvert ?", "du 5 novembre 2025 au 27 novembre 2025"),
        ("was my checking account overdrawn last year?", "“compte courant” was, on 46 days"),
        ("has my compte courant been overdrawn this year?", "No, not from 1 January 2026"),
    ]

    @Test(arguments: balances)
    func balancesAreOfTheAccountsTheyAreToldOf(said: String, piece: String) throws {
        let reply = try replies(to: [said])[0]
        #expect(reply.contains(piece), "\(said): \(reply)")
    }

    static let questions: [(said: String, piece: String)] = [
        // Days gone by are told, not forecast. 800, 100, 50 and 2.
        ("spending over the past 30 days", "You spent €952.00 from 29 October 2026"),
        ("last 30 days?", "You spent €952.00 from 29 October 2026"),
        ("combien lundi et mardi ?", "Tu n’as rien dépensé le 23 novembre 2026."),
        ("how much more do I have than in January?", "went up by €3,958.00"),
        ("combien il me restait après le loyer en octobre ?", "6 160,00 € le 31 octobre 2026"),
        // What is collected behind a day is not what is before it.
        (
            "quels sont mes prélèvements après le 10 décembre ?",
            "du 11 décembre 2026 au 31 décembre 2026"
        ),
        // A number of days is no amount.
        ("dépenses des 30 derniers jours", "Tu as dépensé 952,00 € du 29 octobre 2026"),
        // The month a day is said to lie in.
        (
            "combien avant le 10 novembre ce mois-ci ?",
            "800,00 € du 1er novembre 2026 au 9 novembre 2026"
        ),
        (
            "how much on groceries until 15 November this month?",
            "€100.00 on groceries from 1 November 2026 to 15 November 2026"
        ),
        // Each month of a list.
        ("how much in January, February and March?", "€950.00 in March 2026"),
        ("how much in January and March?", "€950.00 in January 2026"),
        ("how much in July and August?", "You spent €1,900.00 from 1 July 2026 to 31 August 2026"),
        ("how much in January and March?", "€950.00 in March 2026"),
        ("prévois mes dépenses de janvier, février et mars", "de dépenses en mars 2027"),
        ("prévois octobre, novembre et décembre", "dépensé 990,00 € en octobre 2026"),
        ("prévois octobre, novembre et décembre", "de dépenses en décembre 2026"),
        // What several come to together.
        ("total Carrefour + Lidl en octobre", "190,00 € chez Carrefour et Lidl en octobre 2026"),
        (
            "how much at Carrefour and Lidl in October in total?",
            "€190.00 at Carrefour and Lidl in October 2026"
        ),
        (
            "combien en courses et en logement en octobre en tout ?",
            "990,00 € en courses et logement en octobre 2026"
        ),
        ("how much in September and October altogether?", "€1,940.00"),
        // The times that are set beside each other are those asked about.
        (
            "how does my October grocery bill compare with the average?",
            "€190.00 on groceries in October 2026"
        ),
        ("octobre par rapport à ma moyenne en courses ?", "190,00 € en courses en octobre 2026"),
        (
            "de combien mes courses ont augmenté entre août et octobre ?",
            "40,00 € de plus (+27 %) qu’en août 2026 (150,00 €)"
        ),
        (
            "by how much did groceries change between August and October?",
            "€40.00 more (+27%) than in August 2026 (€150.00)"
        ),
        // Bounds that are left out, in the wallet's currency.
        ("paiements de plus de 100 euros", "sur 58 de plus de 100,00 €"),
        ("payments above 100", "of 58 transactions of more than €100.00"),
        ("payments of at least 100", "of 71 transactions of at least €100.00"),
        ("transactions over $50", "Your transactions are in EUR: I do not set"),
        ("find the 140.00 payment", "12 October 2026 · CB CARREFOUR MARKET · -€140.00"),
        ("l'opération de 140 euros", "12 octobre 2026 · CB CARREFOUR MARKET · −140,00 €"),
        ("operations d'exactement 140 euros", "Voici l’opération trouvée de 140,00 €"),
        // Savings are told by what goes to them, or comes from them.
        ("how much did I put into savings this year?", "You put €1,650.00 into savings in 2026."),
        ("combien j'ai viré vers le livret A depuis janvier", "mis 1 650,00 € en épargne"),
        ("combien j'ai pris sur mon livret A cette année ?", "pris 500,00 € sur ton épargne"),
        ("combien est entré sur le livret A cette année ?", "1 650,00 €"),
        ("show livret A transactions", "2 November 2026 · VIR DEPUIS COMPTE COURANT · €150.00"),
        // No week is meant by a day of the week.
        ("which day of the week do I spend the most?", "from 28 November 2025"),
        // A forecast of some days holds what is due in them.
        ("combien je vais dépenser la semaine prochaine ?", "Je prévois 8"),
        ("how much will I spend from 1 to 10 December?", "I expect spending of €8"),
        // What is left of a month is not all of it, which holds what is spent.
        (
            "combien je vais encore dépenser ce mois-ci ?",
            "du 27 novembre 2026 au 30 novembre 2026"
        ),
        ("how much will I have spent by the end of November?", "in November 2026"),
    ]

    @Test(arguments: questions)
    func theFigureAskedForIsTold(said: String, piece: String) throws {
        let reply = try replies(to: [said])[0]
        #expect(reply.contains(piece), "\(said): \(reply)")
    }

    @Test(arguments: [
        (
            ["combien en courses en octobre ?", "non, en septembre"],
            "150,00 € en courses en septembre"
        ),
        (
            ["how much on groceries in October?", "no, I meant September"],
            "€150.00 on groceries in Sep"
        ),
        (
            ["how much did I spend at Carrefour in October?", "no, at Lidl"],
            "€50.00 at Lidl in Oct"
        ),
        (
            ["payments of more than 100 in October", "just the ones over 1000"],
            "of more than €1,000.00 in October 2026"
        ),
    ])
    func aQuestionIsPutRight(said: [String], piece: String) throws {
        let reply = try replies(to: said).last ?? ""
        #expect(reply.contains(piece), "\(said): \(reply)")
    }

    private func replies(to said: [String]) throws -> [String] {
        try scene.replies(to: said, at: "2026-11-27T09:00:00Z")
    }
}
