internal import Forecasting
public import Primitives
internal import Statements

/// What is known of spending, from which the months to come are forecast.
struct ForecastBasis: Sendable {
    /// The complete months, oldest first.
    let complete: [SpendingAnalysis.MonthFigures]
    /// All series known, those that ended as well.
    let recurring: [RecurringPayment]
    /// What was spent and given back, oldest first.
    let entries: [SpendingEntry]
    /// How far off forecasts were.
    let errors: ForecastErrors
    let currency: Currency

    /// What is expected of a month; nil where it is not after the complete ones, or where those are
    /// too few.
    func forecast(of month: Month) -> MonthlyForecast? {
        guard let last = complete.last, last.month < month else { return nil }
        return MonthlyForecast(
            of: month, after: complete, recurring: recurring, in: entries[...], currency: currency)
    }
}

extension SpendingAnalysis {
    /// The spending expected in a month, of a kind or, where it is nil, of all kinds.
    ///
    /// - Returns: nil for a month that is not after the complete ones, below three of those since
    ///   spending began, and for a kind nothing was ever spent on.
    public func forecast(
        of month: Month, kind: SpendingCategory? = nil
    ) -> SpendingForecast? {
        forecastBasis.forecast(of: month).flatMap {
            forecastBasis.errors.interval(of: $0, kind: kind)
        }
    }
}
