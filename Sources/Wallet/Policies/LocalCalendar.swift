public import Foundation
public import Primitives

/// Days and wall-clock times in a time zone, by the Gregorian calendar.
///
/// A wall time at a clock change is read as `Day.instant(atSeconds:in:)` says.
public struct LocalCalendar: Hashable, Sendable {
    /// The time zone.
    public let timeZone: TimeZone

    /// Creates the calendar of `timeZone`.
    public init(timeZone: TimeZone) {
        self.timeZone = timeZone
    }

    /// Returns the day it is at `instant`; midnight sharp belongs to the new day.
    public func day(of instant: Date) -> Day {
        Day(at: instant, in: timeZone)
    }

    /// Returns the wall-clock time at `instant`: the day, and the seconds since 00:00 on the clock;
    /// 00:00 where it is no time.
    public func wallTime(of instant: Date) -> (day: Day, seconds: Double) {
        let day = day(of: instant)
        let since = instant.timeIntervalSince1970
        guard since.isFinite else { return (day, 0) }
        let local = since + Double(timeZone.secondsFromGMT(for: instant))
        return (day, local - Double(day.number) * 86_400)
    }

    /// Returns the instant at which the clock shows `seconds` since 00:00 on `day`.
    public func instant(of day: Day, seconds: Double) -> Date {
        day.instant(atSeconds: seconds, in: timeZone)
    }
}
