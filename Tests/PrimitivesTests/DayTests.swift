import Foundation
import Primitives
import Testing

struct DayTests {
    @Test func everyDayOfFourCenturiesRoundTrips() throws {
        let first = try #require(Day(year: 1800, month: 1, day: 1))
        for offset in 0..<146_097 {
            let day = first.adding(days: offset)
            let (year, month, dayOfMonth) = day.components
            #expect(Day(year: year, month: month, day: dayOfMonth) == day)
        }
    }

    @Test(arguments: [
        ("1970-01-01", 0, "TH"), ("2026-11-20", 20_777, "FR"), ("2000-02-29", 11_016, "TU"),
    ])
    func isTheKnownDay(text: String, number: Int, weekday: String) throws {
        let day = try #require(Day(text))
        #expect(day.number == number)
        #expect(day.weekday.rawValue == weekday)
        #expect(day.description == text)
    }

    @Test(arguments: [
        ("2026-11-01", "1er novembre 2026", "1 November 2026"),
        ("2026-08-20", "20 août 2026", "20 August 2026"),
        ("2027-02-28", "28 février 2027", "28 February 2027"),
    ])
    func isWrittenAsPeopleDo(text: String, french: String, english: String) throws {
        let day = try #require(Day(text))
        #expect(day.formatted(in: .french) == french && day.formatted(in: .english) == english)
    }

    @Test(arguments: [
        "2019-02-29", "2026-13-01", "2026-04-31", "26-01-01", "2026-1-1", "+026-01-01", "",
    ])
    func refusesWhatIsNoDay(text: String) {
        #expect(Day(text) == nil)
    }

    @Test func aMonthLaterEndsOnAShorterMonthsLastDay() throws {
        let day = try #require(Day("2026-01-31"))
        #expect(day.adding(months: 1).description == "2026-02-28")
        #expect(day.adding(months: -2).description == "2025-11-30")
    }

    @Test func theDayIsTheTimeZonesOwn() throws {
        let paris = try #require(TimeZone(identifier: "Europe/Paris"))
        let lateEvening = Date(timeIntervalSince1970: 1_763_594_000)  // 2025-11-19T23:13:20Z
        #expect(Day(at: lateEvening, in: paris).description == "2025-11-20")
        #expect(Day(at: lateEvening, in: .gmt).description == "2025-11-19")
    }

    @Test(arguments: ["2026-09-01/..", "../2026-01-01", "2026-10-01/2026-11-01", "../.."])
    func intervalsRoundTrip(text: String) {
        #expect(DayInterval(text)?.description == text)
    }
}

struct DecodedIntervalTests {
    @Test func aReversedIntervalIsPutInOrderWhenDecoded() throws {
        let (early, late) = (try #require(Day("2026-01-01")), try #require(Day("2026-02-01")))
        let json = try JSONEncoder().encode(["start": late, "end": early])
        let interval = try JSONDecoder().decode(DayInterval.self, from: json)
        #expect(interval == DayInterval(start: early, end: late))
    }
}

struct RecurrenceTests {
    @Test(arguments: [
        "FREQ=MONTHLY;BYMONTHDAY=1", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO", "FREQ=DAILY",
        "FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=15",
    ])
    func ruleTextRoundTrips(text: String) {
        #expect(Recurrence(text)?.description == text)
    }

    @Test(arguments: [
        "", "FREQ=HOURLY", "FREQ=DAILY;COUNT=2", "INTERVAL=2", "FREQ=MONTHLY;BYMONTHDAY=40",
        "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;INTERVAL=3001",
        "FREQ=YEARLY;INTERVAL=9223372036854775807", "FREQ=WEEKLY;BYMONTHDAY=1",
        "FREQ=YEARLY;BYDAY=MO", "FREQ=YEARLY;BYMONTHDAY=1",
    ])
    func refusesRulesItCannotFollow(text: String) {
        #expect(Recurrence(text) == nil)
    }

    @Test(arguments: [
        ("FREQ=MONTHLY;BYMONTHDAY=-1", "2026-01-31", ["2026-02-28", "2026-03-31", "2026-04-30"]),
        ("FREQ=MONTHLY", "2026-01-31", ["2026-02-28", "2026-03-31", "2026-04-30"]),
        ("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU", "2026-11-24", ["2026-12-08", "2026-12-22"]),
        ("FREQ=DAILY;INTERVAL=3", "2026-11-20", ["2026-11-23", "2026-11-26"]),
        ("FREQ=YEARLY", "2024-02-29", ["2025-02-28", "2026-02-28"]),
        ("FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR", "2026-11-26", ["2026-11-27", "2026-11-30"]),
        ("FREQ=MONTHLY;BYMONTH=1;BYMONTHDAY=15", "2026-11-20", ["2027-01-15", "2028-01-15"]),
        ("FREQ=DAILY;BYMONTH=7", "2026-06-29", ["2026-07-01", "2026-07-02"]),
        ("FREQ=DAILY;BYMONTHDAY=1,15", "2026-11-02", ["2026-11-15", "2026-12-01"]),
        ("FREQ=WEEKLY;BYMONTH=12;BYDAY=MO", "2026-11-20", ["2026-12-07", "2026-12-14"]),
        ("FREQ=MONTHLY;BYDAY=MO", "2026-11-20", ["2026-11-23", "2026-11-30", "2026-12-07"]),
        ("FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR", "2026-01-01", ["2026-02-13", "2026-03-13"]),
    ])
    func fallsOnTheDaysExpected(rule: String, first: String, expected: [String]) throws {
        let recurrence = try #require(Recurrence(rule))
        let start = try #require(Day(first))
        var day = start
        for text in expected {
            day = try #require(recurrence.occurrence(after: day, first: start))
            #expect(day.description == text)
        }
    }
}

extension RecurrenceTests {
    @Test(arguments: [(0, 1), (-5, 1), (3_000, 3_000), (.max, 3_000)] as [(Int, Int)])
    func anIntervalIsKeptWithinWhatARuleMaySay(interval: Int, kept: Int) {
        let rule = Recurrence(every: interval, .yearly)
        #expect(rule.interval == kept && Recurrence(rule.description) == rule)
        var changed = Recurrence(.yearly)
        changed.interval = interval
        #expect(changed == rule)
    }
}

struct ClockChangeTests {
    /// The instants are those of the tz database (`zdump -v`): a time that is skipped moves on by
    /// what the clocks skip, of a time that comes twice the first is meant.
    @Test(arguments: [
        ("Europe/Paris", "2026-03-29", 2.5, "2026-03-29T01:30:00Z"),
        ("Europe/Paris", "2026-10-25", 2.5, "2026-10-25T00:30:00Z"),
        ("Pacific/Auckland", "2026-09-27", 2.5, "2026-09-26T14:30:00Z"),
        ("Pacific/Auckland", "2026-04-05", 2.5, "2026-04-04T13:30:00Z"),
        ("Pacific/Apia", "2011-12-30", 12, "2011-12-30T22:00:00Z"),
        ("America/New_York", "2026-11-01", 1.5, "2026-11-01T05:30:00Z"),
    ])
    func aTimeAtAClockChangeIsReadAsRFC5545Says(
        zone: String, day: String, hour: Double, instant: String
    ) throws {
        let zone = try #require(TimeZone(identifier: zone))
        let day = try #require(Day(day))
        let seconds = hour * 3_600
        #expect(day.instant(atSeconds: seconds, in: zone).ISO8601Format() == instant)
        let time = DayTime(day: day, second: Int(seconds))
        #expect(time.instant(in: zone).ISO8601Format() == instant)
    }
}

struct IBANTests {
    @Test(arguments: [
        "FR76 3000 6000 0112 3456 7890 189", "gb29nwbk60161331926819", "BE68 5390 0754 7034",
    ])
    func acceptsNumbersWhoseChecksumIsRight(text: String) {
        #expect(IBAN(text) != nil)
    }

    @Test(arguments: [
        "FR76 3000 6000 0112 3456 7890 188", "FR76", "XX00 0000", "", "GB29 NWBK 6016 1331 9268 1é",
    ])
    func refusesTheOthers(text: String) {
        #expect(IBAN(text) == nil)
    }
}
