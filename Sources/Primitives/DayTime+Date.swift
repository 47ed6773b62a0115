public import Foundation

extension DayTime {
    /// Returns what clocks in `timeZone` show at `instant`.
    public init(at instant: Date, in timeZone: TimeZone) {
        let seconds = instant.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: instant))
        self.init(
            day: Day(number: 0), second: Int(seconds.rounded(.down)))
    }

    /// Returns the instant at which clocks in `timeZone` show this time.
    ///
    /// A time that the clocks skip, when summer time begins, is moved on by what they skip (02:30
    /// is read as 03:30), and of a time that they show twice, when it ends, the first is meant: the
    /// rules of RFC 5545, section 3.3.5.
    public func instant(in timeZone: TimeZone) -> Date {
        let local = Double(day.number) * Double(Self.secondsPerDay) + Double(second)
        let halfDay = 43_200.0
        let before = Double(
            timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: local - halfDay)))
        let after = Double(
            timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: local + halfDay)))
        let early = Date(timeIntervalSince1970: local - before)
        let late = Date(timeIntervalSince1970: local - after)
        if Double(timeZone.secondsFromGMT(for: early)) == before { return early }
        return Double(timeZone.secondsFromGMT(for: late)) == after ? late : early
    }
}
