public import Primitives
internal import Statements

/// The spending expected in days that need be no month.
extension SpendingAnalysis {
    /// What is expected of some days.
    public struct DayForecast: Hashable, Sendable {
        /// What is expected.
        public let mean: Money
        /// The lower end of the interval at 80 %.
        public let low: Money
        /// The upper end of the interval at 80 %.
        public let high: Money
    }

    /// The spending expected in days, of a kind or, where it is nil, of all kinds: that of whole
    /// months where they are such, else what is due in the days and an equal share for each of what
    /// else is expected of their months.
    ///
    /// Of the month that runs what was spent already is no part of other days. The share of a
    /// month's deviation is the root of the share of its days, as that of a sum of independent days
    /// is.
    /// - Parameter today: the day it is told on.
    /// - Returns: nil for days without an end, none to come, or of a month that is not forecast.
    public func forecast(
        of days: DayInterval, kind: SpendingCategory? = nil, on today: Day
    ) -> DayForecast? {
        guard let start = days.start, let end = days.end, start < end, end > today else {
            return nil
        }
        var (mean, low, high) = (0.0, 0.0, 0.0)
        var month = start.month
        while month.first < end {
            let asked = DayInterval(
                start: max(start, month.first), end: min(end, month.adding(months: 1).first))
            guard let part = forecast(of: asked, in: month, kind, today) else { return nil }
            mean += part.mean
            low += part.low
            high += part.high
            month = month.adding(months: 1)
        }
        return DayForecast(mean: money(mean), low: money(low), high: money(high))
    }

    /// What is expected of days of one month, in major units; what was spent of days gone by.
    private func forecast(
        of days: DayInterval, in month: Month, _ kind: SpendingCategory?, _ today: Day
    ) -> (mean: Double, low: Double, high: Double)? {
        guard let whole = forecast(of: month, kind: kind) else {
            let spent = spent(in: days, kind)
            return month.last < today ? (spent, spent, spent) : nil
        }
        let (mean, low, high) = (whole.mean.estimate, whole.low.estimate, whole.high.estimate)
        guard let start = days.start, let end = days.end, days != month.interval else {
            return (mean, low, high)
        }
        let past = DayInterval(start: min(start, today), end: min(end, today))
        let spent = spent(in: past, kind)
        guard end > today else { return (spent, spent, spent) }
        let rest = DayInterval(start: max(today, start), end: end)
        // Of the days since the last transaction nothing is known.
        let known = max(month.first, min(period.end ?? today, today))
        let open = DayInterval(start: known, end: month.interval.end)
        let (due, count) = (due(in: rest, kind), Double(rest.dayCount ?? 0))
        let openCount = Double(max(1, open.dayCount ?? 1))
        let free = max(0, mean - self.spent(in: month.interval, kind) - self.due(in: open, kind))
        let expected = spent + due + free * count / openCount
        let reach = (count / Double(month.dayCount)).squareRoot()
        return (
            expected, max(spent + due, expected - (mean - low) * reach),
            expected + (high - mean) * reach
        )
    }

    /// What was spent in days less what was given back, in major units.
    private func spent(in days: DayInterval, _ kind: SpendingCategory?) -> Double {
        entries.reduce(0) { sum, entry in
            guard days.contains(entry.transaction.day), entry.isSpending || entry.isRefund,
                kind.map({ $0 == entry.kind }) ?? true
            else { return sum }
            return sum - entry.transaction.amount.estimate
        }
    }

    /// What payments that come back take in days, in major units.
    private func due(in days: DayInterval, _ kind: SpendingCategory?) -> Double {
        let own = Set(entries.lazy.filter { $0.ownTransfer != nil }.map(\.transaction.id))
        return recurring.reduce(0) { sum, payment in
            guard payment.amount.minorUnits < 0, payment.category != .savings,
                kind.map({ $0 == payment.category }) ?? true,
                own.isDisjoint(with: payment.transactions)
            else { return sum }
            return sum - payment.amount.estimate * Double(payment.dates(in: days).count)
        }
    }
}
