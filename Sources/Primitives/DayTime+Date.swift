public import Foundation

extension DayTime {
    /// Returns what clocks in `timeZone` show at `instant`.
    public init(at instant: Date, in timeZone: TimeZone) {
        let since = instant.timeIntervalSince1970
        let offset = since.isFinite ? timeZone.secondsFromGMT(for: instant) : 0
        let seconds = (since + Double(offset)).rounded(.down)
        // What is no number is no time, and what is too far is the farthest.
        let whole = Int(exactly: seconds) ?? (seconds < 0 ? .min : seconds > 0 ? .max : 0)
        self.init(day: Day(number: 0), second: whole)
    }

    /// Returns the instant at which clocks in `timeZone` show this time, as
    /// `Day.instant(atSeconds:in:)` does.
    public func instant(in timeZone: TimeZone) -> Date {
        day.instant(atSeconds: Double(second), in: timeZone)
    }
}

extension Day {
    /// Returns the instant at which clocks in `timeZone` show `seconds` since 00:00 on this day.
    ///
    /// A time that the clocks skip, when summer time begins, is moved on by what they skip (02:30
    /// is read as 03:30), and of a time that they show twice, when it ends, the first is meant: the
    /// rules of RFC 5545, section 3.3.5.
    public func instant(atSeconds seconds: Double, in timeZone: TimeZone) -> Date {
        func offset(at secondsSince1970: Double) -> Double {
            Double(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: secondsSince1970)))
        }
        let dayLength = Double(DayTime.secondsPerDay)
        let local = Double(number) * dayLength + seconds
        // No zone is a day from GMT, so that these are before and after the instant.
        let before = offset(at: local - dayLength)
        let after = offset(at: local + dayLength)
        let early = local - before
        // With equal offsets, in a gap and in an overlap alike, the offset before the change holds.
        if before == after || offset(at: early) == before {
            return Date(timeIntervalSince1970: early)
        }
        let late = local - after
        return Date(timeIntervalSince1970: offset(at: late) == after ? late : early)
    }
}
