import Foundation
import Primitives
import Testing
import TextProcessing

@testable import Entities

/// What must hold of every date and every span, on seeded samples.
struct TimePropertyTests {
    private static let seed: UInt64 = 11

    private static func days(_ count: Int) -> [Day] {
        var generator = SeededGenerator(state: seed)
        // From 1 January 1950 to 31 December 2099.
        return (0..<count).map { _ in
            Day(number: Int.random(in: -7_305...47_481, using: &generator))
        }
    }

    private static let frenchMonths = [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
        "octobre", "novembre", "décembre",
    ]
    private static let englishMonths = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]
    private static let frenchWeekdays = [
        "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche",
    ]

    private static func pad(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static func french(_ day: Day) throws -> [String] {
        let (year, month, date) = day.components
        let name = frenchMonths[month - 1]
        let ordinal = date == 1 ? "1er" : "\(date)"
        let words = date == 1 ? "premier" : try #require(CountingStyle.french.words(for: date))
        let yearWords = try #require(CountingStyle.french.words(for: year))
        let weekday = frenchWeekdays[day.weekday.offsetFromMonday]
        return [
            "le \(ordinal) \(name) \(year)", "\(weekday) \(ordinal) \(name) \(year)",
            "\(pad(date))/\(pad(month))/\(year)", "\(date).\(month).\(year)", day.description,
            "le \(words) \(name) \(year)",
        ] + (year >= 2_000 ? ["le \(words) \(name) \(yearWords)"] : [])
    }

    private static func english(_ day: Day) throws -> [String] {
        let (year, month, date) = day.components
        let name = englishMonths[month - 1]
        let suffix =
            switch date {
            case 1, 21, 31: "st"
            case 2, 22: "nd"
            case 3, 23: "rd"
            default: "th"
            }
        return [
            "\(name) \(date), \(year)", "\(date) \(name) \(year)",
            "the \(date)\(suffix) of \(name) \(year)", "\(pad(month))/\(pad(date))/\(year)",
            "\(name.prefix(3)) \(date)\(suffix) \(year)", day.description,
        ]
    }

    @Test func aDayWrittenInFrenchIsReadBack() throws {
        for day in Self.days(300) {
            for text in try Self.french(day) {
                #expect(
                    try times(in: text, language: .french) == [day.interval.description],
                    "seed \(Self.seed): \(text)")
            }
        }
    }

    @Test func aDayWrittenInEnglishIsReadBack() throws {
        for day in Self.days(300) {
            for text in try Self.english(day) {
                #expect(
                    try times(in: text, language: .english) == [day.interval.description],
                    "seed \(Self.seed): \(text)")
            }
        }
    }

    @Test func aRangeOfTwoDaysIsReadBack() throws {
        let days = Self.days(200)
        for (one, other) in zip(days, days.dropFirst()) where one != other {
            let (first, last) = (min(one, other), max(one, other))
            let interval = DayInterval(start: first, end: last.adding(days: 1)).description
            let french =
                try "du " + Self.french(first)[0].dropFirst(3) + " au "
                + Self.french(last)[0].dropFirst(3)
            #expect(try times(in: french, language: .french) == [interval], "\(french)")
            let english = try "from \(Self.english(first)[0]) to \(Self.english(last)[0])"
            #expect(try times(in: english, language: .english) == [interval], "\(english)")
        }
    }

    /// On any day, in either direction, whatever is read begins before it ends.
    @Test(arguments: [
        "lundi", "vendredi dernier", "en huit jours", "du 28 au 3 mars", "entre mardi et lundi",
        "de novembre à février", "fin février", "la dernière semaine de l'année", "le 29 février",
        "les 3 derniers mois", "T4", "cet hiver", "d'ici vendredi", "le week-end dernier", "Pâques",
        "ce soir", "entre 22h et 2h", "le 31", "mi-mars", "dans 3 heures", "la semaine du 1er",
    ])
    func spansBeginBeforeTheyEnd(text: String) {
        for day in Self.days(60) {
            for isPast in [false, true] {
                var context = EntityContext(today: day, prefersPast: isPast, language: .french)
                context.secondOfDay = abs(day.number * 7_919) % 86_400
                for entity in EntityRecognizer().entities(in: TokenizedText(text), context: context)
                {
                    guard case .time(let span) = entity.value else { continue }
                    if let start = span.start, let end = span.end {
                        #expect(start < end, "\(text) on \(day)")
                    }
                    #expect(span.days.dayCount ?? 1 >= 1)
                }
            }
        }
    }

    @Test func aBareDayLiesOnTheSideTheCallerSays() throws {
        for today in Self.days(60) {
            for text in ["le 14", "jeudi", "le 9 avril", "le 29 février", "à Noël"] {
                for isPast in [false, true] {
                    let context = EntityContext(
                        today: today, prefersPast: isPast, language: .french)
                    let found = EntityRecognizer().entities(
                        in: TokenizedText(text), context: context)
                    guard case .time(let span)? = found.first?.value else {
                        Issue.record("\(text) is not read on \(today)")
                        continue
                    }
                    let day = try #require(span.days.singleDay)
                    #expect(isPast ? day <= today : day >= today, "\(text) on \(today)")
                }
            }
        }
    }
}

struct HolidayTests {
    /// Meeus, *Astronomical Algorithms*, chapter 8, and the civil calendars of 2024 to 2027.
    @Test(arguments: [
        "1818-03-22", "1886-04-25", "1943-04-25", "1954-04-18", "1991-03-31", "1992-04-19",
        "1993-04-11", "2000-04-23", "2024-03-31", "2025-04-20", "2026-04-05", "2027-03-28",
    ])
    func easterIsThatOfTheTables(text: String) throws {
        let day = try #require(Day(text))
        #expect(Holiday.easter(day.year) == day)
    }

    @Test func easterIsASundayFromTheEquinoxOn() throws {
        for year in 1_583...2_999 {
            let day = try #require(Holiday.easter(year))
            let (_, month, date) = day.components
            #expect(day.weekday == .sunday)
            #expect((month, date) >= (3, 22) && (month, date) <= (4, 25))
        }
    }

    /// Dates of the French and American calendars.
    @Test(arguments: [
        (Language.french, "fête des mères 2026", "2026-05-31"),
        (.french, "fête des mères 2023", "2023-06-04"),
        (.french, "fête des pères 2026", "2026-06-21"),
        (.french, "jeudi de l'Ascension 2026", "2026-05-14"),
        (.french, "lundi de Pentecôte 2026", "2026-05-25"),
        (.french, "mardi gras 2026", "2026-02-17"),
        (.french, "Black Friday 2024", "2024-11-29"), (.english, "Thanksgiving 2024", "2024-11-28"),
        (.english, "Memorial Day 2026", "2026-05-25"), (.english, "Labor Day 2026", "2026-09-07"),
        (.english, "Mother's Day 2026", "2026-05-10"), (.english, "Good Friday 2026", "2026-04-03"),
        (.english, "Martin Luther King Day 2026", "2026-01-19"),
        (.english, "Cyber Monday 2026", "2026-11-30"),
    ])
    func fallsOnTheCalendarsDay(language: Language, text: String, expected: String) throws {
        let day = try #require(Day(expected))
        #expect(try times(in: text, language: language) == [day.interval.description])
    }
}

struct DayTimeTests {
    /// Clocks in Paris go forward at 02:00 on 29 March 2026 and back at 03:00 on 25 October 2026.
    @Test(arguments: [
        ("2026-03-29", 2, 30, "2026-03-29T01:30:00Z"),
        ("2026-03-29", 1, 59, "2026-03-29T00:59:00Z"),
        ("2026-03-29", 3, 0, "2026-03-29T01:00:00Z"), ("2026-10-25", 2, 30, "2026-10-25T00:30:00Z"),
        ("2026-10-25", 3, 0, "2026-10-25T02:00:00Z"), ("2026-07-14", 12, 0, "2026-07-14T10:00:00Z"),
    ])
    func theWallsTimeIsAnInstantOfItsZone(
        day: String, hour: Int, minute: Int, expected: String
    ) throws {
        let zone = try #require(TimeZone(identifier: "Europe/Paris"))
        let time = DayTime(day: try #require(Day(day)), hour: hour, minute: minute)
        #expect(time.instant(in: zone).ISO8601Format() == expected)
    }

    @Test func secondsOutsideTheDayCountOn() throws {
        let day = try #require(Day("2026-11-20"))
        #expect(DayTime(day: day, second: -1).description == "2026-11-19T23:59:59")
        #expect(DayTime(day: day, hour: 24).description == "2026-11-21T00:00:00")
        #expect(DayTime(day: day, second: 90_061).description == "2026-11-21T01:01:01")
    }
}
