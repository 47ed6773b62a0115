internal import Dialogue
internal import Insights
internal import Primitives
internal import Wallet

extension WalletHistory {
    /// What would save money over a year, as the report has it: the five first of its list.
    func advice(today: Day) throws(WalletError) -> [AdviceLine] {
        guard let analysis = try analysis(TransactionFilter(), upTo: today) else { return [] }
        return analysis.recommendations.prefix(5).map { advice in
            let yearly = Self.yearlySpending(on: advice, analysis) ?? advice.saving
            switch advice.subject {
            case .subscription(let name):
                return AdviceLine(
                    kind: .subscription, subject: name, yearly: yearly, saving: advice.saving)
            case .overlap(let names):
                return AdviceLine(
                    kind: .overlap, subject: names.joined(separator: ", "), yearly: yearly,
                    saving: advice.saving)
            case .priceRise(let name, _, let after):
                return AdviceLine(
                    kind: .priceRise, subject: name, yearly: yearly, saving: advice.saving,
                    target: after)
            case .fees:
                return AdviceLine(
                    kind: .fees, subject: SpendingCategory.fees.rawValue, yearly: yearly,
                    saving: advice.saving)
            case .duplicate(let name, _):
                return AdviceLine(
                    kind: .duplicate, subject: name, yearly: yearly, saving: advice.saving)
            case .category(let category, let budget):
                return AdviceLine(
                    kind: .category, subject: category.rawValue, yearly: yearly,
                    saving: advice.saving, target: budget)
            }
        }
    }

    /// What a year of what the advice is about costs; nil where the advice is on one payment.
    private static func yearlySpending(
        on advice: Recommendation, _ analysis: SpendingAnalysis
    ) -> Money? {
        switch advice.subject {
        case .subscription(let name), .priceRise(let name, _, _):
            return analysis.recurring.first { $0.name == name }?.yearlyAmount
        case .overlap(let names):
            let all = analysis.recurring.filter { names.contains($0.name) }.map(\.yearlyAmount)
            return try? Money.sum(of: all, in: analysis.currency)
        case .fees: return analysis.household.yearlyFees
        case .duplicate: return nil
        case .category(_, let budget):
            // Of the months that the saving is reckoned from: what is kept to, and what is saved.
            return try? budget.multiplied(by: 12).adding(advice.saving)
        }
    }
}
