internal import Forecasting
public import Primitives
internal import Statements

/// What was spent in one category.
public struct CategoryFigures: Hashable, Sendable {
    /// The category.
    public let category: SpendingCategory
    /// What was spent in the period, less what was given back.
    public let total: Money
    /// What was spent each month, as the analysis has them.
    public let monthly: [Money]
    /// The mean of the complete months, of all months if none is.
    public let perMonth: Money
    /// The last complete month, nil for none.
    public let lastMonth: Money?
    /// The complete month before that.
    public let monthBefore: Money?
    /// The same month a year before the last complete one.
    public let yearBefore: Money?
    /// Next month, with the payments due: the categories add up to the forecast of all spending.
    public let forecast: SpendingAnalysis.SpendingForecast?
    /// A budget that three complete months in five kept to, nil below three months or for rare
    /// spending.
    public let budget: Money?
    /// In how many complete months that budget was kept.
    public let monthsWithinBudget: Int
    /// The number of payments.
    public let count: Int
    /// The merchants, the largest first, at most ten.
    public let merchants: [MerchantFigures]

    /// What was spent with one merchant.
    public struct MerchantFigures: Hashable, Sendable {
        /// The merchant.
        public let name: String
        /// What was spent.
        public let total: Money
        /// The number of payments.
        public let count: Int
    }

    /// The quantile of the complete months that a proposed budget is.
    public static let budgetQuantile = 0.6

    /// - Parameter forecast: what is expected of a kind next month.
    /// - Throws: `InsightError.overflow`.
    static func all(
        of months: [SpendingAnalysis.MonthFigures], entries: [AnalysedTransaction],
        currency: Currency,
        forecast: (SpendingCategory) -> SpendingAnalysis.SpendingForecast?
    ) throws(InsightError) -> [CategoryFigures] {
        var merchants: [SpendingCategory: [String: MerchantFigures]] = [:]
        for entry in entries where entry.isSpending || entry.isRefund {
            let known =
                merchants[entry.kind]?[entry.nameKey]
                ?? MerchantFigures(name: entry.name, total: .zero(currency), count: 0)
            guard let total = try? known.total.subtracting(entry.transaction.amount) else {
                throw .overflow
            }
            merchants[entry.kind, default: [:]][entry.nameKey] = MerchantFigures(
                name: known.name, total: total, count: known.count + (entry.isSpending ? 1 : 0))
        }
        var figures: [CategoryFigures] = []
        for (category, known) in merchants {
            figures.append(
                try CategoryFigures(
                    category, months: months, merchants: Array(known.values), currency: currency,
                    forecast: forecast(category)))
        }
        return figures.sorted {
            ($1.total.minorUnits, $0.category.rawValue) < (
                $0.total.minorUnits, $1.category.rawValue
            )
        }
    }

    private init(
        _ category: SpendingCategory, months: [SpendingAnalysis.MonthFigures],
        merchants: [MerchantFigures], currency: Currency,
        forecast: SpendingAnalysis.SpendingForecast?
    ) throws(InsightError) {
        let zero = Money.zero(currency)
        let complete = months.filter(\.isComplete)
        let amounts = complete.map { $0.byKind[category] ?? zero }
        self.category = category
        count = merchants.reduce(0) { $0 + $1.count }
        self.merchants = Array(
            merchants.sorted { ($1.total.minorUnits, $0.name) < ($0.total.minorUnits, $1.name) }
                .prefix(10))
        monthly = months.map { $0.byKind[category] ?? zero }
        guard let sum = try? Money.sum(of: monthly, in: currency) else { throw .overflow }
        total = sum
        let base = complete.isEmpty ? monthly : amounts
        let mean = base.reduce(0) { $0 + $1.estimate } / Double(max(1, base.count))
        perMonth = Money(estimate: mean, currency: currency) ?? zero
        lastMonth = amounts.last
        monthBefore = amounts.dropLast().last
        yearBefore = complete.last.flatMap { last in
            complete.first { $0.month == last.month.adding(months: -12) }?.byKind[category] ?? nil
        }
        let values = amounts.map(\.estimate)
        self.forecast = forecast
        let present = values.count { $0 > 0 }
        if values.count >= 3, present * 2 >= values.count {
            let quantile = Quantile.of(values, at: Self.budgetQuantile)
            let step = quantile >= 100 ? 10.0 : 5.0
            budget = Money(
                estimate: (quantile / step).rounded(.up) * step, currency: currency)
        } else {
            budget = nil
        }
        let limit = budget?.minorUnits ?? 0
        monthsWithinBudget = amounts.count { $0.minorUnits <= limit }
    }
}

/// Quantiles by linear interpolation (type 7 of Hyndman and Fan 1996).
enum Quantile {
    static func of(_ values: [Double], at probability: Double) -> Double {
        let sorted = values.sorted()
        guard let last = sorted.last else { return 0 }
        let position = probability * Double(sorted.count - 1)
        let below = Int(position)
        guard below + 1 < sorted.count else { return last }
        return sorted[below] + (position - Double(below)) * (sorted[below + 1] - sorted[below])
    }
}
