internal import Primitives

/// A length of calendar time: three weeks.
struct TimeLength: Hashable, Sendable {
    var count: Int
    var unit: TimeSpan.Grain

    init(_ count: Int, _ unit: TimeSpan.Grain) {
        self.count = count
        self.unit = unit
    }

    static let none = TimeLength(0, .day)

    /// More of any unit than anybody means; the bound keeps arithmetic from overflowing.
    static let largestCount = 100_000

    /// Returns `count` times the length, or nil if that is more than anybody means.
    func times(_ count: Int) -> TimeLength? {
        guard (0...Self.largestCount).contains(count) else { return nil }
        return TimeLength(self.count * count, unit)
    }

    /// Returns the time this length after `time`, before it when `sign` is -1.
    func added(to time: DayTime, sign: Int = 1) -> DayTime {
        let count = sign * count
        switch unit {
        case .second: return time.adding(seconds: count)
        case .minute: return time.adding(seconds: 60 * count)
        case .hour: return time.adding(seconds: 3_600 * count)
        case .day: return time.adding(days: count)
        case .week: return time.adding(days: 7 * count)
        case .month, .quarter, .year:
            return DayTime(
                day: time.day.adding(months: count * monthsPerUnit), second: time.second)
        }
    }

    private var monthsPerUnit: Int {
        switch unit {
        case .second, .minute, .hour, .day, .week: 0
        case .month: 1
        case .quarter: 3
        case .year: 12
        }
    }

    /// Whether the length is of hours or less.
    var isOfClock: Bool { unit < .day }
}

/// A time of day that was said: "15h30", "half past seven".
struct ClockTime: Hashable, Sendable {
    var hour: Int
    var minute: Int
    var second = 0
    var grain: TimeSpan.Grain
    /// Whether the other half of the day may be meant: "half past seven".
    var isAmbiguous: Bool

    /// Returns the time, or nil if no clock shows it; an hour of 1...12 without am, pm or a 24-hour
    /// form is ambiguous.
    init?(
        _ hour: Int, _ minute: Int? = nil, second: Int? = nil, isAmbiguous: Bool = false
    ) {
        guard (0...24).contains(hour), (0...59).contains(minute ?? 0),
            (0...59).contains(second ?? 0)
        else { return nil }
        self.hour = hour
        self.minute = minute ?? 0
        self.second = second ?? 0
        grain = second != nil ? .second : minute != nil ? .minute : .hour
        self.isAmbiguous = isAmbiguous && (1...12).contains(hour)
    }

    static let midnight = ClockTime(validHour: 0)

    private init(validHour hour: Int) {
        (self.hour, minute, grain, isAmbiguous) = (hour, 0, .hour, false)
    }

    /// Seconds since midnight.
    var secondOfDay: Int { (hour * 60 + minute) * 60 + second }

    /// The time of the afternoon or the morning that is meant.
    func inAfternoon(_ isAfternoon: Bool) -> ClockTime {
        var time = self
        time.isAmbiguous = false
        if isAfternoon, hour < 12 { time.hour += 12 }
        if !isAfternoon, hour == 12 { time.hour = 0 }
        return time
    }

    /// The time `minutes` later, of minute grain; earlier when negative.
    func adding(minutes: Int) -> ClockTime {
        var time = self
        let total = (hour * 60 + minute + minutes + 1_440) % 1_440
        (time.hour, time.minute) = (total / 60, total % 60)
        time.grain = .minute
        return time
    }

    /// The time within a part of the day: "8 in the evening" is 20:00.
    func within(_ part: DayPart) -> ClockTime {
        guard hour <= 12 else { return self }
        return inAfternoon(part.startHour >= 12 || part.endHour > 14)
    }
}

/// A part of the day, as hours: from `startHour` up to `endHour`, beyond 24 into the next day.
struct DayPart: Hashable, Sendable {
    var startHour: Int
    var endHour: Int

    init(_ startHour: Int, _ endHour: Int) {
        self.startHour = startHour
        self.endHour = endHour
    }

    static let frenchMorning = DayPart(4, 12)
    static let englishMorning = DayPart(0, 12)
    static let lunch = DayPart(12, 14)
    static let afternoon = DayPart(12, 19)
    static let evening = DayPart(18, 24)
    static let night = DayPart(24, 28)
}
