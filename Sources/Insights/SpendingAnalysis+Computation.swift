internal import Forecasting
internal import Primitives
public import Statements

extension SpendingAnalysis {
    /// The modified z-score above which a transaction is an anomaly (Iglewicz and Hoaglin 1993).
    static let anomalyThreshold = 3.5

    /// Analyses `transactions` in the currency most of them are in.
    /// - Throws: `InsightError`.
    /// - Complexity: O(*n* log *n*).
    public init(of transactions: [BankTransaction]) throws(InsightError) {
        guard let currency = Self.mainCurrency(of: transactions) else { throw .noTransactions }
        let own = transactions.filter { $0.amount.currency == currency }
            .sorted { ($0.day, $0.id) < ($1.day, $1.id) }
        guard let first = own.first, let last = own.last else { throw .noTransactions }
        let sorted = own.map { transaction in
            (
                transaction: transaction,
                kind: KindRules.kind(
                    of: "\(transaction.counterparty ?? "") \(transaction.label)",
                    isIncoming: transaction.amount.isPositive)
            )
        }
        let period = DayInterval(start: first.day, end: last.day.adding(days: 1))
        let months = try Self.months(of: sorted, period: period, currency: currency)
        self.currency = currency
        self.period = period
        self.transactions = sorted
        foreignCount = transactions.count - own.count
        self.months = months
        forecast = Self.forecast(from: months, currency: currency)
        anomalies = Self.anomalies(in: sorted, currency: currency)
        recurring = RecurringDetection.payments(in: own)
    }

    private static func mainCurrency(of transactions: [BankTransaction]) -> Currency? {
        var counts: [Currency: Int] = [:]
        for transaction in transactions { counts[transaction.amount.currency, default: 0] += 1 }
        return counts.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }?.key
    }

    /// Whether a transaction is spending: money out that does not stay the user's own.
    private static func isSpending(_ transaction: BankTransaction, _ kind: SpendingCategory) -> Bool
    {
        transaction.amount.minorUnits < 0 && kind != .savings
    }

    private static func months(
        of transactions: [(transaction: BankTransaction, kind: SpendingCategory)],
        period: DayInterval,
        currency: Currency
    ) throws(InsightError) -> [MonthFigures] {
        guard let start = period.start, let end = period.end?.adding(days: -1) else { return [] }
        let byMonth = Dictionary(grouping: transactions) { $0.transaction.day.month }
        var figures: [MonthFigures] = []
        for number in start.month.number...end.month.number {
            let month = Month(number: number)
            var income = Money.zero(currency)
            var byKind: [SpendingCategory: Money] = [:]
            for (transaction, kind) in byMonth[month] ?? [] {
                do {
                    if transaction.amount.isPositive {
                        income = try income.adding(transaction.amount)
                    } else if isSpending(transaction, kind) {
                        let spent = byKind[kind] ?? .zero(currency)
                        byKind[kind] = try spent.subtracting(transaction.amount)
                    }
                } catch { throw .overflow }
            }
            guard let spending = try? Money.sum(of: byKind.values, in: currency) else {
                throw .overflow
            }
            // A few days without a transaction at either end do not make a month incomplete.
            let isWhole = month.first >= start.adding(days: -4) && month.last <= end.adding(days: 4)
            figures.append(
                MonthFigures(
                    month: month, income: income, spending: spending, byKind: byKind,
                    isComplete: isWhole))
        }
        return figures
    }

    private static func forecast(
        from months: [MonthFigures], currency: Currency
    ) -> SpendingForecast? {
        let complete = months.filter(\.isComplete)
        guard let last = complete.last else { return nil }
        let values = complete.map(\.spending.estimate)
        guard let forecast = try? TrendForecast(of: values, horizon: 1, season: 12),
            let step = forecast.steps.first
        else { return nil }
        let amounts = [step.mean, step.low, step.high].compactMap {
            // Spending is never below nothing.
            Money(estimate: max(0, $0), currency: currency)
        }
        guard amounts.count == 3 else { return nil }
        return SpendingForecast(
            month: last.month.adding(months: 1), mean: amounts[0], low: amounts[1],
            high: amounts[2], model: forecast.model, monthCount: complete.count)
    }

    /// Spending far above what is usual for its merchant, where that has five payments or more,
    /// else for its kind.
    private static func anomalies(
        in transactions: [(transaction: BankTransaction, kind: SpendingCategory)],
        currency: Currency
    ) -> [Anomaly] {
        let spending = transactions.filter { isSpending($0.transaction, $0.kind) }
        let byMerchant = Dictionary(grouping: spending) { item in
            KindRules.fold(
                item.transaction.counterparty ?? MerchantName.of(item.transaction.label))
        }
        let small = byMerchant.values.filter { $0.count < 5 }.flatMap { $0 }
        let groups =
            byMerchant.values.filter { $0.count >= 5 }
            + Dictionary(grouping: small) { $0.kind.rawValue }.values.filter { $0.count >= 8 }
        return groups.flatMap { anomalies(inGroup: $0, currency: currency) }
            .sorted { ($1.score, $0.transaction.id) < ($0.score, $1.transaction.id) }
    }

    private static func anomalies(
        inGroup group: [(transaction: BankTransaction, kind: SpendingCategory)], currency: Currency
    ) -> [Anomaly] {
        let amounts = group.map { -$0.transaction.amount.estimate }
        let middle = RobustScores.median(of: amounts)
        guard let usual = Money(estimate: middle, currency: currency) else { return [] }
        return zip(group, RobustScores.scores(of: amounts)).compactMap { item, score in
            let amount = -item.transaction.amount.estimate
            // Twice the usual at least: a steady bill that rises by cents has a huge z-score.
            guard score > anomalyThreshold, amount >= 2 * middle else { return nil }
            return Anomaly(
                transaction: item.transaction, score: score, usual: usual, kind: item.kind)
        }
    }
}
