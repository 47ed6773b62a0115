public import Foundation
public import Primitives

/// Days and wall-clock times in a time zone, by the Gregorian calendar.
///
/// A wall time that a clock change skips is read with the offset before the change (so it falls as
/// much later as the clocks moved), one that happens twice is the first: RFC 5545, section 3.3.5.
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

    /// Returns the wall-clock time at `instant`: the day, and the seconds since 00:00 on the clock.
    public func wallTime(of instant: Date) -> (day: Day, seconds: Double) {
        let local = instant.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: instant))
        let number = (local / 86_400).rounded(.down)
        return (Day(number: Int(number)), local - number * 86_400)
    }

    /// Returns the instant at which the clock shows `seconds` since 00:00 on `day`.
    public func instant(of day: Day, seconds: Double) -> Date {
        let local = Double(day.number) * 86_400 + seconds
        let before = offset(at: local - 86_400)
        let after = offset(at: local + 86_400)
        let early = local - before
        // With equal offsets, in a gap and in an overlap alike, the offset before the change holds.
        if before == after || offset(at: early) == before {
            return Date(timeIntervalSince1970: early)
        }
        let late = local - after
        let isLateValid = offset(at: late) == after
        return Date(timeIntervalSince1970: isLateValid ? late : early)
    }

    private func offset(at secondsSince1970: Double) -> Double {
        Double(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: secondsSince1970)))
    }
}
