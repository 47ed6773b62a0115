internal import Dialogue
internal import Insights
internal import Primitives
internal import Wallet

extension WalletHistory {
    /// What would save money over a year, the most first: subscriptions, bank fees, and a tenth of
    /// what a person can choose to spend.
    func advice(today: Day) throws(WalletError) -> [AdviceLine] {
        guard let analysis = try analysis(TransactionFilter(), upTo: today) else { return [] }
        let yearly = Self.yearlySpending(analysis)
        var lines: [AdviceLine] = analysis.recurring.compactMap { payment in
            guard payment.amount.minorUnits < 0, payment.next >= today.adding(days: -40),
                payment.category == .subscriptions,
                let yearly = payment.yearlyCost
            else { return nil }
            return AdviceLine(
                kind: .subscription, subject: payment.name, yearly: yearly, saving: yearly)
        }
        for (category, amount) in yearly {
            if category == .fees {
                lines.append(
                    AdviceLine(
                        kind: .fees, subject: category.rawValue, yearly: amount, saving: amount))
            } else if category.isChosen,
                let saving = Money(estimate: amount.estimate / 10, currency: amount.currency)
            {
                lines.append(
                    AdviceLine(
                        kind: .category, subject: category.rawValue, yearly: amount, saving: saving)
                )
            }
        }
        let sorted = lines.filter(\.saving.isPositive).sorted { first, second in
            (second.saving.minorUnits, first.subject) < (first.saving.minorUnits, second.subject)
        }
        return Array(sorted.prefix(5))
    }

    /// What a year of each kind costs, by the complete months there are.
    private static func yearlySpending(
        _ analysis: SpendingAnalysis
    ) -> [(SpendingCategory, Money)] {
        let months = analysis.months.filter(\.isComplete).suffix(12)
        guard !months.isEmpty else { return [] }
        return SpendingCategory.allCases.compactMap { category in
            let amounts = months.compactMap { $0.byKind[category] }
            guard let sum = try? Money.sum(of: amounts, in: analysis.currency) else { return nil }
            return Money(
                estimate: sum.estimate * 12 / Double(months.count), currency: sum.currency
            ).map { (category, $0) }
        }
    }
}

extension RecurringPayment {
    /// What a year of it costs, as a positive amount.
    fileprivate var yearlyCost: Money? {
        let times: Double
        switch recurrence.unit {
        case .daily: times = 365
        case .weekly: times = 52
        case .monthly: times = 12
        case .yearly: times = 1
        }
        return Money(
            estimate: -amount.estimate * times / Double(recurrence.interval),
            currency: amount.currency)
    }
}

extension SpendingCategory {
    /// Whether a person can easily choose to spend less on it.
    fileprivate var isChosen: Bool {
        switch self {
        case .restaurants, .shopping, .entertainment, .travel: true
        case .groceries, .transport, .housing, .utilities, .health, .subscriptions, .education,
            .fees, .income, .transfers, .savings, .other:
            false
        }
    }
}
