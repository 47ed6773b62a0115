internal import Forecasting
public import Primitives
internal import Statements

/// A household's figures at a glance.
public struct HouseholdFigures: Hashable, Sendable {
    /// The middle income of the complete months of the last year.
    public let monthlyIncome: Money
    /// The middle spending of the complete months of the last year.
    public let monthlySpending: Money
    /// (Income − spending) / income over the complete months of the last year; nil without income.
    public let savingsRate: Double?
    /// For how many months of spending the balance would last; nil where no balance is known.
    public let emergencyMonths: Double?
    /// What the bank charged in the last twelve months of the period.
    public let yearlyFees: Money
    /// The share of spending that the five largest merchants have, in 0...1.
    public let topMerchantShare: Double
    /// The Herfindahl and Hirschman index of the categories' shares, in 0...1: 1 is all in one.
    public let concentration: Double
    /// What active recurring payments take a month.
    public let committed: Money
    /// The last complete month's spending against the one before, as a share; nil for none.
    public let monthOnMonth: Double?
    /// The last complete month's spending against the same a year before; nil for none.
    public let yearOnYear: Double?
    /// The share of what was spent that no rule could place, in 0...1.
    public let unsortedShare: Double
}

extension SpendingAnalysis {
    /// The household's figures.
    /// - Complexity: O(*n*).
    public var household: HouseholdFigures {
        let year = Array(completeMonths.suffix(12))
        let income = year.reduce(0) { $0 + $1.income.estimate }
        let spending = year.reduce(0) { $0 + $1.spending.estimate }
        // What refunds exceed is no part of anything.
        let totals = categories.map { max(0, $0.total.estimate) }
        let total = totals.reduce(0, +)
        let merchants = categories.flatMap(\.merchants).map { max(0, $0.total.estimate) }
            .sorted(by: >)
        let shares = totals.map { total > 0 ? $0 / total : 0 }
        let middle = RobustScores.median(of: year.map(\.spending.estimate))
        let own = Set(entries.filter { $0.ownTransfer != nil }.map(\.transaction.id))
        let committed = recurring.filter { payment in
            payment.amount.minorUnits < 0 && payment.category != .savings
                && own.isDisjoint(with: payment.transactions)
        }.reduce(0) { $0 + $1.yearlyAmount.estimate / 12 }
        let unsorted = entries.filter { $0.isSpending && $0.decision.needsReview }
            .reduce(0) { $0 - $1.transaction.amount.estimate }
        return HouseholdFigures(
            monthlyIncome: money(RobustScores.median(of: year.map(\.income.estimate))),
            monthlySpending: money(middle),
            savingsRate: income > 0 ? (income - spending) / income : nil,
            emergencyMonths: middle > 0
                ? balance?.current.map { max(0, $0.estimate) / middle } : nil,
            yearlyFees: money(lastYear(.fees).reduce(0) { $0 - $1.transaction.amount.estimate }),
            topMerchantShare: total > 0 ? min(1, merchants.prefix(5).reduce(0, +) / total) : 0,
            concentration: shares.reduce(0) { $0 + $1 * $1 }, committed: money(committed),
            monthOnMonth: change(of: year.last, since: 1),
            yearOnYear: change(of: year.last, since: 12),
            unsortedShare: total > 0 ? min(1, unsorted / total) : 0)
    }

    /// What a year would cost less if spending in `category` fell by `share` (0...1).
    public func saving(reducing category: SpendingCategory, by share: Double) -> Money {
        let monthly = categories.first { $0.category == category }?.perMonth.estimate ?? 0
        return money(monthly * 12 * min(1, max(0, share)))
    }

    /// The spending of a category in the last 365 days of the period.
    func lastYear(_ category: SpendingCategory) -> [AnalysedTransaction] {
        let since = (period.end ?? Day(number: 0)).adding(days: -365)
        return entries.filter {
            $0.isSpending && $0.kind == category && $0.transaction.day >= since
        }
    }

    func money(_ estimate: Double) -> Money {
        Money(estimate: estimate, currency: currency) ?? .zero(currency)
    }

    private func change(of last: MonthFigures?, since count: Int) -> Double? {
        guard let last,
            let before = completeMonths.first(where: {
                $0.month == last.month.adding(months: -count)
            }), before.spending.estimate > 0
        else { return nil }
        return last.spending.estimate / before.spending.estimate - 1
    }
}
