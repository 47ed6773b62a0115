internal import Forecasting
internal import Primitives

/// Forecasts of a month's spending from the complete months before it.
enum MonthlyForecast {
    /// The fewest complete months a forecast rests on.
    static let leastMonths = 3
    /// The most months that are looked at: habits older than five years are others.
    private static let window = 60

    static func total(
        of months: [SpendingAnalysis.MonthFigures], currency: Currency
    ) -> SpendingAnalysis.SpendingForecast? {
        let complete = months.filter(\.isComplete)
        return next(
            after: complete.map(\.month), amounts: complete.map(\.spending.estimate), currency)
    }

    /// The forecast for the month after the last of `months`.
    static func next(
        after months: [Month], amounts: [Double], _ currency: Currency
    ) -> SpendingAnalysis.SpendingForecast? {
        guard amounts.count >= leastMonths, let last = months.last else { return nil }
        let recent = Array(amounts.suffix(window))
        let seasons = recent.count >= 24 ? [12] : []
        guard let series = try? TimeSeries(complete: recent, seasons: seasons),
            let forecast = try? ForecastMethod.automatic.forecast(
                series, horizon: 1, levels: [0.8]
            ).nonNegative(),
            let mean = forecast.mean.first
        else { return nil }
        let interval = forecast.intervals.first
        let bounds = [mean, interval?.low.first ?? mean, interval?.high.first ?? mean]
        let money = bounds.compactMap { Money(estimate: $0, currency: currency) }
        guard money.count == 3 else { return nil }
        return SpendingAnalysis.SpendingForecast(
            month: last.adding(months: 1), mean: money[0], low: money[1], high: money[2],
            method: forecast.method, monthCount: recent.count)
    }
}
