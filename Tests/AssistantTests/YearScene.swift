import Assistant
import Foundation
import Primitives
import Testing

/// Fourteen months of statements to 31 October 2026, which figures are worked out from by hand.
///
/// Each month rent of 900 on the 1st, electricity of 60 on the 5th, a telephone of 20 on the 6th, a
/// subscription of 15 on the 10th and a salary of 2,000 on the 28th; on days that vary groceries of
/// 100, in October 2026 of 180, a restaurant of 40 and a taxi of 10. On 20 September 2025 a purchase
/// of 800, on 18 July 2026 one of 500, on 31 October 2026 a ticket of 2. A month spends 1,145, July
/// 1,645, October 2026 1,227; the twelve months to it 14,322, of 24,000.
struct YearScene {
    private let scene: StatementScene

    init() throws { scene = try Self.scene.get() }

    private static let scene = Result { try StatementScene([("courant", statement)]) }

    private static var statement: String {
        let days = [9, 13, 21, 8, 25, 14, 4, 19, 24, 11, 16, 7, 17, 12]
        var rows: [(Day, String, Int)] = []
        for (offset, day) in days.enumerated() {
            let month = Month(year: 2025, month: 9).adding(months: offset)
            let lines = [
                (1, "PRLV LOYER AGENCE DU PORT", -900), (5, "PRLV EDF CLIENTS", -60),
                (6, "PRLV FREE MOBILE", -20), (10, "PRLV NETFLIX", -15),
                (day, "CB LIDL", offset == 13 ? -180 : -100),
                (27 - day, "CB RESTAURANT CHEZ NOUS", -40), ((day * 7) % 19 + 2, "CB TAXI G7", -10),
                (28, "VIR SALAIRE ACME", 2_000),
            ]
            rows += lines.compactMap { day, label, amount in
                month.day(day).map { ($0, label, amount) }
            }
        }
        for (day, label, amount) in [
            ("2025-09-20", "CB APPLE STORE", -800), ("2026-07-18", "CB IKEA", -500),
            ("2026-10-31", "CB METRO RATP", -2),
        ] {
            if let day = Day(day) { rows.append((day, label, amount)) }
        }
        var balance = 3_000
        let lines = rows.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { day, label, amount in
            balance += amount
            return "\(day);\(label);\(amount),00;\(balance),00"
        }
        return (["Date;Libellé;Montant;Solde"] + lines).joined(separator: "\n") + "\n"
    }

    /// The replies to what is said one after the other, with plain spaces.
    func replies(to said: [String], on day: String = "2026-10-31") throws -> [String] {
        try reports(to: said, on: day).map { report in
            report.reply.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
        }
    }

    func reports(to said: [String], on day: String = "2026-10-31") throws -> [TurnReport] {
        var conversation = Conversation(
            interpreter: scene.interpreter, wallet: scene.wallet, account: scene.account,
            settings: .init(timeZone: scene.zone, language: nil, session: "test"))
        let now = try #require(try? Date("\(day)T18:00:00Z", strategy: .iso8601))
        return try said.map { try conversation.reply(to: $0, at: now) }
    }
}
