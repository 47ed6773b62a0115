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
        ("has my compte courant been overdrawn this year?", "No, not from 1 January 2026"),
    ]

    @Test(arguments: balances)
    func balancesAreOfTheAccountsTheyAreToldOf(said: String, piece: String) throws {
        let reply = try replies(to: [said])[0]
        #expect(reply.contains(piece), "\(said): \(reply)")
    }

    private func replies(to said: [String]) throws -> [String] {
        var conversation = Conversation(
            interpreter: scene.interpreter, wallet: scene.wallet, account: scene.account,
            settings: .init(timeZone: scene.zone, language: nil, session: "test"))
        let now = try #require(try? Date("2026-11-27T09:00:00Z", strategy: .iso8601))
        return try said.map { text in
            try conversation.reply(to: text, at: now).reply
                .replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
        }
    }
}
