import Assistant
import BundledModels
import Classification
import Dialogue
import Foundation
import Primitives
import Testing
import Understanding
import Wallet

/// Every kind of limit over every period: the wallet keeps the amount and the period that were
/// restated, or Yani says that it cannot and nothing changes.
struct KeptLimitTests {
    static let sentences = [
        "limite le paiement automatique à 37 euros",
        "limite le paiement automatique pour Paul à 37 euros",
        "accepte automatiquement les demandes de Paul jusqu'à 37 euros",
        "active le paiement automatique pour Paul jusqu'à 37 euros",
        "fixe ma limite de paiement à 37 euros", "mets mon budget courses à 37 euros",
        "mets mon budget restos à 37 euros",
    ]
    static let periods = [
        "", " par jour", " par semaine", " par mois", " par an", " par demande", " par personne",
    ]

    @Test(arguments: sentences, periods)
    func isKeptAsRestatedOrRefused(sentence: String, period: String) throws {
        let full = try FullWallet(language: .french)
        let wallet = full.wallet
        var conversation = full.conversation
        let before = try kept(by: wallet)
        var report = try conversation.reply(to: sentence + period, at: ConversationTests.now)
        let restated = report.confirms
        if !restated.isEmpty {
            for line in ["oui", "1234"] where report.done.isEmpty {
                report = try conversation.reply(to: line, at: ConversationTests.now)
            }
        }
        let done = report.done.compactMap { outcome in
            if case .performed(let order, _, _) = outcome { order } else { nil }
        }
        let after = try kept(by: wallet)
        guard let order = done.first else {
            #expect(after == before && report.reply.contains("Rien n’a changé"), "\(report.reply)")
            return
        }
        #expect(restated.isEmpty || restated == done)
        let amount = try #require(order.amount)
        let scope = try #require(order.scope)
        let words = Language.french.replies.text(for: .done(done, balance: nil))
        #expect(words.contains(amount.formatted(in: .french)))
        #expect(after.subtracting(before) == [Kept(scope: scope.rawValue, amount: amount)])
    }

    private struct Kept: Hashable {
        let scope: String
        let amount: Money
    }

    /// All limits the wallet keeps, of whatever kind.
    private func kept(by wallet: WalletStore) throws -> Set<Kept> {
        var kept: Set<Kept> = []
        let settings = try wallet.autopaySettings(in: .eur)
        func keep(_ units: Int64, _ scope: String) {
            kept.insert(Kept(scope: scope, amount: Money(minorUnits: units, currency: .eur)))
        }
        if let units = settings.dailyLimit { keep(units, "daily") }
        for limit in settings.limits + settings.peers.compactMap(\.limit) {
            keep(limit.minorUnits, limit.period.rawValue)
        }
        for rule in settings.rules { rule.maximum.map { keep($0, "per_transaction") } }
        for limit in try wallet.security().limits {
            kept.insert(Kept(scope: limit.scope.rawValue, amount: limit.amount))
        }
        for budget in try wallet.budgets() {
            kept.insert(Kept(scope: budget.period.rawValue, amount: budget.amount))
        }
        return kept
    }
}
