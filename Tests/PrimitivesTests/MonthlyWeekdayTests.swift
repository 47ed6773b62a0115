import Primitives
import Testing

struct MonthlyWeekdayTests {
    @Test(arguments: [
        "FREQ=MONTHLY;BYDAY=1MO", "FREQ=MONTHLY;BYDAY=-1FR", "FREQ=MONTHLY;INTERVAL=2;BYDAY=3TU",
        "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO", "FREQ=MONTHLY;BYMONTHDAY=-1",
    ])
    func anRRULEBodyIsReadAndWrittenAlike(text: String) {
        #expect(Recurrence(text)?.description == text)
    }

    @Test(arguments: [
        "FREQ=MONTHLY;BYDAY=6MO", "FREQ=MONTHLY;BYDAY=0MO", "FREQ=WEEKLY;BYDAY=1MO",
        "FREQ=MONTHLY;BYDAY=-2MO", "FREQ=MONTHLY;BYDAY=1MO,2TU",
    ])
    func anUnsupportedRRULEBodyIsRefused(text: String) {
        #expect(Recurrence(text) == nil)
    }

    /// The Mondays and Fridays of a calendar for 2026 and 2027.
    @Test(arguments: [
        ("FREQ=MONTHLY;BYDAY=1MO", ["2026-12-07", "2027-01-04", "2027-02-01"]),
        ("FREQ=MONTHLY;BYDAY=-1FR", ["2026-11-27", "2026-12-25", "2027-01-29"]),
        ("FREQ=MONTHLY;BYDAY=3TU", ["2026-12-15", "2027-01-19", "2027-02-16"]),
    ])
    func aWeekdayOfTheMonthFallsWhereTheCalendarHasIt(text: String, days: [String]) throws {
        let rule = try #require(Recurrence(text))
        let first = try #require(Day("2026-11-20"))
        var day = first
        for expected in days {
            day = try #require(rule.occurrence(after: day, first: first))
            #expect(day.description == expected)
        }
    }
}
