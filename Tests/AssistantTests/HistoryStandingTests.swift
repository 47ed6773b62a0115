import Assistant
import Foundation
import Primitives
import Testing

/// A gym of 30 a month that was left in May 2026, and a subscription that became dearer in April.
struct HistoryStandingTests {
    private static let scene = Result { try StatementScene([("courant", statement)]) }

    private static var statement: String {
        let lines = (0..<14).flatMap { offset -> [String] in
            let month = Month(year: 2025, month: 9).adding(months: offset)
            let gym = month.day(3).map { "\($0);PRLV SEPA BASIC FIT;-30,00" }
            let price = offset < 7 ? "13,49" : "14,99"
            let film = month.day(12).map { "\($0);PRLV SEPA NETFLIX;-\(price)" }
            let shop = month.day(14).map { "\($0);CB LIDL;-100,00" }
            return [offset < 9 ? gym : nil, film, shop].compactMap(\.self)
        }
        return (["Date;Libellé;Montant"] + lines).joined(separator: "\n") + "\n"
    }

    @Test(arguments: [
        ("est-ce que je paie encore la salle de sport ?", "Non :\n• "),
        ("am I still paying for the gym?", "No:\n• "),
        ("am I still paying for Basic Fit?", "last paid on 3 May 2026"),
        ("je paie toujours Basic Fit ?", "payé pour la dernière fois le 3 mai 2026"),
        ("which bills went up this year?", "€14.99 since 12 April 2026, €13.49 before"),
        ("quelles factures ont augmenté cette année ?", "14,99 € depuis le 12 avril 2026"),
    ])
    func whatStandsIsTold(said: String, piece: String) throws {
        let scene = try Self.scene.get()
        var conversation = Conversation(
            interpreter: scene.interpreter, wallet: scene.wallet, account: scene.account,
            settings: .init(timeZone: scene.zone, language: nil, session: "test"))
        let now = try #require(try? Date("2026-11-01T10:00:00Z", strategy: .iso8601))
        let reply = try conversation.reply(to: said, at: now).reply
            .replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
        #expect(reply.contains(piece), "\(said): \(reply)")
    }
}
