internal import Forecasting
internal import Primitives

/// Forecasts of a month's spending from the complete months before it.
enum MonthlyForecast {
    /// The fewest complete months a forecast rests on.
    static let leastMonths = 3
    /// The most months that are looked at: habits older than five years are others.
    private static let window = 60

    /// The forecast of all spending of the month after the last complete one: of what no series of
    /// payments takes, with the payments known to be due on top, as the balance's forecast has it.
    static func total(
        of months: [SpendingAnalysis.MonthFigures], recurring: [RecurringPayment],
        in entries: [AnalysedTransaction], currency: Currency
    ) -> SpendingAnalysis.SpendingForecast? {
        let complete = months.filter(\.isComplete)
        guard let last = complete.last?.month else { return nil }
        return next(
            after: complete.map(\.month), amounts: complete.map(\.spending.estimate), currency,
            dues: KnownDues(of: last.adding(months: 1), recurring, in: entries))
    }

    /// The forecast for the month after the last of `months`.
    static func next(
        after months: [Month], amounts: [Double], _ currency: Currency, dues: KnownDues? = nil
    ) -> SpendingAnalysis.SpendingForecast? {
        guard amounts.count >= leastMonths, let last = months.last else { return nil }
        let rest = dues?.rest(of: amounts, in: months) ?? amounts
        let recent = Array(rest.suffix(window))
        let seasons = recent.count >= 24 ? [12] : []
        guard let series = try? TimeSeries(complete: recent, seasons: seasons),
            let forecast = try? ForecastMethod.automatic.forecast(
                series, horizon: 1, levels: [0.8]
            ).nonNegative(),
            let mean = forecast.mean.first
        else { return nil }
        let interval = forecast.intervals.first
        let low = mean - (interval?.low.first ?? mean)
        let high = (interval?.high.first ?? mean) - mean
        let bounds = withDues(mean, low, high, dues)
        let money = bounds.compactMap { Money(estimate: $0, currency: currency) }
        guard money.count == 3 else { return nil }
        return SpendingAnalysis.SpendingForecast(
            month: last.adding(months: 1), mean: money[0], low: money[1], high: money[2],
            method: forecast.method, monthCount: recent.count)
    }

    /// The mean and bounds of a month, from those of the rest: the variances add, and nothing lies
    /// below what is known.
    private static func withDues(
        _ mean: Double, _ low: Double, _ high: Double, _ dues: KnownDues?
    ) -> [Double] {
        guard let dues else { return [mean, mean - low, mean + high] }
        let own = normalBound * dues.deviation
        let whole = mean + dues.amount
        return [
            whole, whole - (low * low + own * own).squareRoot(),
            whole + (high * high + own * own).squareRoot(),
        ].map { max($0, dues.amount, dues.least) }
    }

    /// The deviations about its mean that hold 80 % of a normal variable.
    private static let normalBound = 1.2816
}
