import Foundation
import Primitives
import Testing
import Wallet

/// A seeded generator (SplitMix64, Steele, Lea and Flood 2014).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// A second opinion on periods: it walks through time a minute at a time and looks at the clock.
private struct MinuteWalk {
    let timeZone: TimeZone

    /// What the clock shows `minute` minutes after 1970, in minutes of a calendar without zones.
    func wall(_ minute: Int) -> Int {
        let instant = Date(timeIntervalSince1970: Double(minute) * 60)
        return minute + timeZone.secondsFromGMT(for: instant) / 60
    }

    /// The first minute after `begin` at which the clock shows `target`; if it jumps over it, the
    /// minute at which it would have shown it.
    func minute(showing target: Int, after begin: Int) -> Int {
        var minute = begin
        while true {
            let before = wall(minute)
            minute += 1
            let now = wall(minute)
            if now == target { return minute }
            if before < target, now > target { return minute - 1 + target - before }
        }
    }

    /// The ends of the periods from `begin` on, the last one after `limit`.
    func ends(of period: AutopayPeriod, from begin: Int, past limit: Int) -> [Int] {
        var ends = [begin]
        var target = wall(begin)
        while (ends.last ?? begin) <= limit {
            let from = ends.last ?? begin
            switch period {
            case .hourly:
                ends.append(from + 60)
                continue
            case .daily: target += 1_440
            case .weekly: target += 7 * 1_440
            case .monthly: target = aMonthAfter(target)
            }
            ends.append(minute(showing: target, after: from))
        }
        return ends
    }

    /// By counting days one at a time rather than by the calendar's own arithmetic.
    private func aMonthAfter(_ wall: Int) -> Int {
        let (days, minutes) = (wall / 1_440, wall % 1_440)
        let day = Day(number: days)
        var next = day
        while next.month == day.month { next = next.adding(days: 1) }
        let month = next.month
        while next.dayOfMonth < day.dayOfMonth, next.adding(days: 1).month == month {
            next = next.adding(days: 1)
        }
        return next.number * 1_440 + minutes
    }
}

struct AutopayPeriodTests {
    static let zones = [
        "Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu",
        "America/Havana", "UTC",
    ]

    @Test(arguments: zones, AutopayPeriod.allCases)
    func agreesWithAWalkMinuteByMinute(zone: String, period: AutopayPeriod) throws {
        let timeZone = try #require(TimeZone(identifier: zone))
        let calendar = LocalCalendar(timeZone: timeZone)
        let walk = MinuteWalk(timeZone: timeZone)
        var generator = SeededGenerator(seed: 7)
        // Six starts around the clock changes of 2026 and at a month's end.
        let base = 1_767_225_600 / 60
        for startDay in [29, 30, 65, 86, 302, 303] {
            let begin = base + startDay * 1_440 + Int.random(in: 0..<1_440, using: &generator)
            let span = period == .hourly ? 3_000 : period == .monthly ? 150_000 : 25_000
            let ends = walk.ends(of: period, from: begin, past: begin + span)
            let start = Date(timeIntervalSince1970: Double(begin) * 60)
            for (from, to) in zip(ends, ends.dropFirst()) {
                for minute in [from, from + 1, to - 1] {
                    let instant = Date(timeIntervalSince1970: Double(minute) * 60)
                    let found = period.current(from: start, at: instant, in: calendar)
                    #expect(
                        found?.lowerBound.timeIntervalSince1970 == Double(from) * 60
                            && found?.upperBound.timeIntervalSince1970 == Double(to) * 60,
                        "\(zone) \(period) from \(start) at \(instant)")
                }
            }
        }
    }

    @Test func noPeriodRunsBeforeItsStart() throws {
        let calendar = LocalCalendar(timeZone: try #require(TimeZone(identifier: "Europe/Paris")))
        let start = Date(timeIntervalSince1970: 1_000_000)
        for period in AutopayPeriod.allCases {
            #expect(period.current(from: start, at: start - 1, in: calendar) == nil)
        }
    }

    /// By hand: 28 February, then on from there.
    @Test func aMonthFromTheThirtyFirstEndsOnTheLastDayOfFebruary() throws {
        let calendar = LocalCalendar(timeZone: try #require(TimeZone(identifier: "Europe/Paris")))
        func noon(_ text: String) throws -> Date {
            calendar.instant(of: try #require(Day(text)), seconds: 43_200)
        }
        let found = AutopayPeriod.monthly.current(
            from: try noon("2026-01-31"), at: try noon("2026-03-01"), in: calendar)
        let expected = try noon("2026-02-28")..<noon("2026-03-28")
        #expect(found == expected)
    }

    /// 29 March 2026 has 23 hours in Paris, 25 October 25.
    @Test(arguments: [("2026-03-29", 23.0), ("2026-10-25", 25.0), ("2026-06-01", 24.0)])
    func aLocalDayLastsAsLongAsTheClocksSay(text: String, hours: Double) throws {
        let calendar = LocalCalendar(timeZone: try #require(TimeZone(identifier: "Europe/Paris")))
        let day = try #require(Day(text))
        let start = calendar.instant(of: day, seconds: 0)
        let end = calendar.instant(of: day.adding(days: 1), seconds: 0)
        #expect(end.timeIntervalSince(start) == hours * 3_600)
        #expect(calendar.day(of: start) == day && calendar.day(of: end - 1) == day)
        #expect(calendar.day(of: end) == day.adding(days: 1))
        let daily = AutopayPeriod.daily.current(from: start, at: end - 1, in: calendar)
        #expect(daily == start..<end)
    }
}
