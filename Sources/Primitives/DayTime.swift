/// A time of a calendar day on the wall, without a zone: 2026-11-20T18:30:00.
public struct DayTime: Hashable, Comparable, Sendable {
    /// The day.
    public let day: Day
    /// Seconds since midnight, 0..<86,400.
    public let second: Int

    /// Creates the time `second` seconds after the midnight that begins `day`; seconds outside the
    /// day count on into other days.
    public init(day: Day, second: Int = 0) {
        let (days, rest) = second.quotientAndRemainder(dividingBy: Self.secondsPerDay)
        self.day = day.adding(days: rest < 0 ? days - 1 : days)
        self.second = rest < 0 ? rest + Self.secondsPerDay : rest
    }

    /// Creates the time `hour`:`minute`:`second` of `day`; hour 24 is the next midnight.
    public init(day: Day, hour: Int, minute: Int = 0, second: Int = 0) {
        self.init(day: day, second: (hour * 60 + minute) * 60 + second)
    }

    /// The hour, 0...23.
    public var hour: Int { second / 3_600 }

    /// The minute of the hour, 0...59.
    public var minute: Int { second / 60 % 60 }

    /// Returns the time `count` seconds later, earlier when negative.
    public func adding(seconds count: Int) -> DayTime {
        let (days, rest) = count.quotientAndRemainder(dividingBy: Self.secondsPerDay)
        return DayTime(day: day.adding(days: days), second: second + rest)
    }

    /// Returns the same time of the day `count` days later, earlier when negative.
    public func adding(days count: Int) -> DayTime {
        DayTime(day: day.adding(days: count), second: second)
    }

    /// Whether `lhs` is before `rhs`.
    public static func < (lhs: DayTime, rhs: DayTime) -> Bool {
        (lhs.day, lhs.second) < (rhs.day, rhs.second)
    }

    static let secondsPerDay = 86_400
}

extension DayTime: CustomStringConvertible {
    /// The ISO 8601 form without a zone, `2026-11-20T18:30:00`.
    public var description: String {
        let parts = [hour, minute, second % 60].map { Day.padded($0, to: 2) }
        return "\(day)T\(parts.joined(separator: ":"))"
    }
}
