public import Foundation
internal import Primitives

/// How long a limit on a peer runs before it starts anew. Raw values are labels on disk.
public enum AutopayPeriod: String, CaseIterable, Codable, Hashable, Sendable {
    /// Sixty elapsed minutes.
    case hourly
    /// To the same wall time a day later.
    case daily
    /// To the same wall time seven days later.
    case weekly
    /// To the same wall time a month later, or the last day of a month that is too short.
    case monthly

    /// Returns the period in force at `instant` of the periods that follow each other from `start`,
    /// its end excluded; nil before the first has begun.
    ///
    /// Each period runs from the end of the one before: a monthly one from the 31st of January
    /// ends on the 28th (or 29th) of February, and the next one on the 28th of March. A wall time
    /// that a clock change skips on one day is kept for the days after.
    ///
    /// - Complexity: O(1); O(months elapsed) for a monthly period.
    public func current(
        from start: Date, at instant: Date, in calendar: LocalCalendar
    ) -> Range<Date>? {
        guard instant >= start else { return nil }
        switch self {
        case .hourly:
            let count = (instant.timeIntervalSince(start) / 3_600).rounded(.down)
            let begin = start.addingTimeInterval(count * 3_600)
            return begin..<begin.addingTimeInterval(3_600)
        case .daily: return days(1, from: start, at: instant, in: calendar)
        case .weekly: return days(7, from: start, at: instant, in: calendar)
        case .monthly: return months(from: start, at: instant, in: calendar)
        }
    }

    private func days(
        _ length: Int, from start: Date, at instant: Date, in calendar: LocalCalendar
    ) -> Range<Date>? {
        let (first, seconds) = calendar.wallTime(of: start)
        func begin(_ count: Int) -> Date {
            guard count > 0 else { return start }
            return calendar.instant(of: first.adding(days: count * length), seconds: seconds)
        }
        var count = max(0, (calendar.day(of: instant).number - first.number) / length - 1)
        while begin(count + 1) <= instant { count += 1 }
        return begin(count)..<begin(count + 1)
    }

    private func months(
        from start: Date, at instant: Date, in calendar: LocalCalendar
    ) -> Range<Date>? {
        var (day, seconds) = calendar.wallTime(of: start)
        var begin = start
        while true {
            day = day.adding(months: 1)
            let end = calendar.instant(of: day, seconds: seconds)
            if instant < end { return begin..<end }
            begin = end
        }
    }
}
