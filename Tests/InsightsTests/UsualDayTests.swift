import Primitives
import Statements
import Testing

@testable import Insights

/// The day of the month a payment is due on, found from the days it came.
struct UsualDayTests {
    private static let start = Month(year: 2024, month: 1)

    /// The days a payment comes in `count` months that is due on a day of the month, moved by
    /// `delays` in turn.
    private static func days(
        _ count: Int, on dayOfMonth: Int, _ rule: WeekendRule, delays: [Int] = [0]
    ) -> [Day] {
        (0..<count).map { offset in
            let month = start.adding(months: offset)
            let due = month.day(min(dayOfMonth, month.dayCount)) ?? month.last
            return rule.day(for: due).adding(days: delays[offset % delays.count])
        }
    }

    @Test(arguments: [1, 2, 5, 14, 15, 28, 29, 30, 31], WeekendRule.allCases)
    func theDayAndTheRuleAreFound(dayOfMonth: Int, rule: WeekendRule) {
        let days = Self.days(24, on: dayOfMonth, rule)
        let usual = UsualDay(days)
        #expect(usual.dayOfMonth == dayOfMonth && usual.weekend == rule)
        #expect(days.allSatisfy { usual.delay(of: $0) == 0 })
    }

    /// Banks that are a day early or late now and then hide neither.
    @Test(arguments: [1, 15, 31], [WeekendRule.before, .after])
    func aDayMoreOrLessHidesNothing(dayOfMonth: Int, rule: WeekendRule) {
        let delays = [0, 0, 1, 0, 0, 0, -1]
        let usual = UsualDay(Self.days(24, on: dayOfMonth, rule, delays: delays))
        #expect(usual.dayOfMonth == dayOfMonth && usual.weekend == rule)
    }

    /// A rent due on the last day that came on the first of the month after is a day late, and
    /// the next is due at the end of that month.
    @Test func theEndOfAMonthIsNearTheBeginningOfTheNext() throws {
        let usual = UsualDay(Self.days(12, on: 31, .sameDay))
        let late = try #require(Day(year: 2025, month: 2, day: 1))
        #expect(usual.delay(of: late) == 1)
        #expect(usual.due(nearest: late) == late.adding(days: -1))
        #expect(usual.due(in: late.month) == late.month.last)
    }

    /// Three payments do not tell what is done about weekends.
    @Test func littleIsNoRule() {
        #expect(UsualDay(Self.days(3, on: 6, .after)).weekend == .sameDay)
    }

    @Test func aRentDrawnAtTheEndOfAMonthIsExpectedThere() throws {
        let rents = Self.days(18, on: 31, .after).map { day in
            BankTransaction(
                day: day, amount: Money(minorUnits: -80_000, currency: .eur),
                label: "VIR PERM LOYER DURAND", id: "r\(day)")
        }
        let last = try #require(rents.last?.day)
        #expect(last == Day(year: 2025, month: 6, day: 30))
        let series = try RecurringTests.found(rents, until: last.adding(days: 2))
        let rent = try #require(series.first { $0.count == 18 })
        #expect(rent.recurrence.description == "FREQ=MONTHLY;BYMONTHDAY=-1")
        #expect(rent.next == Day(year: 2025, month: 7, day: 31))
        // 31 August 2025 is a Sunday.
        let august = DayInterval(start: rent.next.adding(days: 1), end: rent.next.adding(days: 40))
        #expect(rent.dates(in: august) == [try #require(Day(year: 2025, month: 9, day: 1))])
    }
}
