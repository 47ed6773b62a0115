internal import Forecasting
internal import Foundation
internal import Primitives
internal import Statements

/// What would have been expected of each of the last months, from what was known on the last day
/// before it, beside what came: how far off forecasts of this wallet are.
struct ForecastErrors {
    /// A month's forecast, and the month.
    struct Outcome {
        let forecast: MonthlyForecast
        let actual: SpendingAnalysis.MonthFigures
    }

    /// Oldest first.
    let outcomes: [Outcome]
    private let currency: Currency

    /// The months looked back on: a year is held to account, by the errors of two before it.
    private static let reach = 36
    /// The most errors that tell the width of an interval.
    private static let errorCount = 24

    /// - Parameters:
    ///   - months: the months, oldest first.
    ///   - entries: the transactions, oldest first.
    /// - Complexity: O(*n* log *n*) for each of at most 36 months.
    init(
        _ months: [SpendingAnalysis.MonthFigures], _ entries: [AnalysedTransaction],
        currency: Currency
    ) {
        self.currency = currency
        let complete = months.filter(\.isComplete)
        // Of spending alone: what comes in makes no difference to the series of what goes out.
        var history = RecurringHistory(
            entries.filter { $0.transaction.amount.minorUnits < 0 })
        let spent = entries.compactMap(SpendingEntry.init)
        var outcomes: [Outcome] = []
        for index in complete.indices.suffix(Self.reach) {
            let actual = complete[index]
            guard index >= MonthlyForecast.leastMonths,
                complete[index - 1].month.adding(months: 1) == actual.month
            else { continue }
            let known = spent[..<spent.partitioningIndex { $0.month >= actual.month }]
            let series = history.payments(until: actual.month.first.adding(days: -1))
            if let forecast = MonthlyForecast(
                of: actual.month, after: Array(complete[..<index]), recurring: series, in: known,
                currency: currency)
            {
                outcomes.append(Outcome(forecast: forecast, actual: actual))
            }
        }
        self.outcomes = outcomes
    }

    /// A forecast with its interval at 80 %, of a kind or, where it is nil, of all spending.
    ///
    /// Half the width is the root mean squared error of the months before, and of the second and
    /// third by what no series took in those before them, by Student's *t* with as many degrees of
    /// freedom: few errors make a wide interval. An error after *j* months counts
    /// √((1 + 1/*n*) / (1 + 1/*j*)) times where *n* are known, as the variance of a mean falls.
    /// Nothing lies below what is known.
    func interval(
        of forecast: MonthlyForecast, kind: SpendingCategory? = nil
    ) -> SpendingAnalysis.SpendingForecast? {
        guard let money = forecast.mean(of: kind) else { return nil }
        let rest = forecast.rest(of: kind)
        var errors: [(size: Double, count: Int)] = []
        for count in 1..<max(1, min(MonthlyForecast.leastMonths, rest.count)) {
            let before = Array(rest.prefix(count))
            let level = YearCourse(before, unbroken: count).level(of: before)
            errors.append((rest[count] - level, count))
        }
        let past = outcomes.filter { $0.actual.month < forecast.month }.suffix(Self.errorCount)
        for outcome in past {
            let actual = kind.map { outcome.actual.byKind[$0]?.estimate ?? 0 }
            let expected = outcome.forecast.mean(of: kind)?.estimate ?? 0
            errors.append(
                (
                    (actual ?? outcome.actual.spending.estimate) - expected,
                    outcome.forecast.monthCount
                ))
        }
        guard !errors.isEmpty else { return nil }
        let own = 1 + 1 / Double(forecast.monthCount)
        let squares = errors.reduce(0) {
            $0 + $1.size * $1.size * own / (1 + 1 / Double($1.count))
        }
        let half =
            StudentT.quantile(0.9, degreesOfFreedom: errors.count)
            * (squares / Double(errors.count)).squareRoot()
        let mean = money.estimate
        let least = max(0, forecast.least(of: kind))
        guard
            let low = Money(
                estimate: max(mean - half, min(mean, least)), currency: currency),
            let high = Money(estimate: mean + half, currency: currency)
        else { return nil }
        return SpendingAnalysis.SpendingForecast(
            month: forecast.month, mean: money, low: low, high: high, method: .simpleSmoothing,
            monthCount: forecast.monthCount)
    }
}
