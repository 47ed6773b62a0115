public import Primitives

/// When a series begins, where its periods are days or months, so that forecasts know the calendar.
public enum SeriesStart: Hashable, Sendable {
    /// Each period is a day, and this is the first.
    case day(Day)
    /// Each period is a month, and this is the first.
    case month(Month)

    /// Reads the start of a series from text: a date, 2026-11-21, or a month, 2026-11; for months
    /// also a year with a fraction as R writes the times of its series: 1984, 1984.75 or 7939/4.
    ///
    /// Days of the week repeat after seven periods, months of the year after twelve: only a series
    /// with that season has periods of that length. Nil for others, and for any other text.
    public init?(_ text: String, seasons: [Int]) {
        if seasons.contains(7), let day = Day(text) {
            self = .day(day)
        } else if seasons.contains(12), let month = Self.month(text) {
            self = .month(month)
        } else {
            return nil
        }
    }

    private static func month(_ text: String) -> Month? {
        if let day = Day(text) ?? Day(text + "-01") { return day.month }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count <= 2, let first = parts.first, let numerator = first,
            let denominator = parts.count == 2 ? parts[1] : 1,
            case let months = (numerator / denominator * 12).rounded(),
            (12_000...120_000).contains(months)
        else { return nil }
        return Month(number: Int(months))
    }

    /// The start of the same series without its first `count` periods.
    func adding(periods count: Int) -> SeriesStart {
        switch self {
        case .day(let day): .day(day.adding(days: count))
        case .month(let month): .month(month.adding(months: count))
        }
    }
}
