import Entities
import Primitives
import Testing
import TextProcessing

/// Everything read in `text` on Friday 20 November 2026 at 10:30, as ISO 8601 intervals with their
/// clock times, RRULEs, "impossible" and "unclear".
func times(in text: String, language: Language, past: Bool = false) throws -> [String] {
    var context = EntityContext(
        today: try #require(Day("2026-11-20")), prefersPast: past, language: language)
    context.secondOfDay = 37_800
    context.dateOrder = language == .french ? .dayFirst : .monthFirst
    return EntityRecognizer().entities(in: TokenizedText(text), context: context).compactMap {
        switch $0.value {
        case .time(let span): span.description
        case .frequency(let rule): rule.description
        case .impossibleDate: "impossible"
        case .unclearFrequency: "unclear"
        case .number, .ordinal, .percentage, .money, .moneyRange, .tooLarge, .duration, .iban,
            .address, .phone, .cardLastFour:
            nil
        }
    }
}

struct FrenchTimeTests {
    @Test(arguments: [
        ("le solde de mon compte courant fin mai 2027", "2027-05-21/2027-06-01"),
        ("sur le compte courant cette année", "2026-01-01/2027-01-01"),
        ("les comptes courants en mai 2027", "2027-05-01/2027-06-01"),
        ("du compte courant mai 2027", "2027-05-01/2027-06-01"),
        ("courant mai 2027", "2027-05-11/2027-05-21"),
    ])
    func takesTheNameOfAnAccountForNoTime(text: String, expected: String) throws {
        #expect(try times(in: text, language: .french) == [expected])
    }

    @Test(arguments: [
        ("rendez-vous entre le 4 et le 9 mai", "2027-05-04/2027-05-10"),
        ("du 29 juin au 2 juillet 2028", "2028-06-29/2028-07-03"),
        ("du mardi 1er au jeudi 3 décembre", "2026-12-01/2026-12-04"),
        ("de février à avril 2025", "2025-02-01/2025-05-01"),
        ("entre 2018 et 2020", "2018-01-01/2021-01-01"),
        ("du lundi au jeudi", "2026-11-23/2026-11-27"),
        ("à compter du 8 janvier", "2027-01-08/.."), ("jusqu'à mercredi", "../2026-11-26"),
        ("après le 6 décembre", "2026-12-07/.."),
        ("avant la fin de l'année", "2026-11-20T10:30:00/2027-01-01"),
        ("d'ici lundi", "2026-11-20T10:30:00/2026-11-24"),
        ("depuis le début de l'année", "2026-01-01/2026-11-21"),
    ])
    func readsRangesAndOpenSides(text: String, expected: String) throws {
        #expect(try times(in: text, language: .french) == [expected])
    }

    @Test(arguments: [
        ("le 7 du mois prochain", "2026-12-07/2026-12-08"),
        ("jeudi de la semaine prochaine", "2026-11-26/2026-11-27"),
        ("le dernier vendredi du mois", "2026-11-27/2026-11-28"),
        ("le deuxième mardi de mars 2027", "2027-03-09/2027-03-10"),
        ("la semaine du 14 décembre", "2026-12-14/2026-12-21"),
        ("les deux premières semaines de mai 2027", "2027-05-03/2027-05-17"),
        ("le lendemain du 3 mars", "2027-03-04/2027-03-05"),
        ("trois jours avant Noël", "2026-12-22/2026-12-23"),
        ("dans une quinzaine de jours", "2026-12-05/2026-12-06"),
        ("le troisième trimestre 2025", "2025-07-01/2025-10-01"),
        ("T1 2026", "2026-01-01/2026-04-01"),
        ("dans les années 80", "1980-01-01/1990-01-01"), ("12.05.27", "2027-05-12/2027-05-13"),
        ("le 03/04/2027", "2027-04-03/2027-04-04"), ("2027-04-03", "2027-04-03/2027-04-04"),
        ("le vingt et un janvier deux mille vingt-sept", "2027-01-21/2027-01-22"),
    ])
    func readsAnchoredDates(text: String, expected: String) throws {
        #expect(try times(in: text, language: .french) == [expected])
    }

    @Test(arguments: [
        ("demain à 18h30", "2026-11-21T18:30:00/2026-11-21T18:31:00"),
        ("samedi vers 14 heures", "2026-11-21T14:00:00/2026-11-21T15:00:00"),
        ("ce soir à 8h", "2026-11-20T20:00:00/2026-11-20T21:00:00"),
        ("à midi et quart", "2026-11-20T12:15:00/2026-11-20T12:16:00"),
        ("lundi de 9h à 11h15", "2026-11-23T09:00:00/2026-11-23T11:15:00"),
        ("hier soir", "2026-11-19T18:00:00/2026-11-20"),
        ("dimanche après-midi", "2026-11-22T12:00:00/2026-11-22T19:00:00"),
        ("dans une demi-heure", "2026-11-20T11:00:00/2026-11-20T11:00:01"),
        ("avant 17h", "../2026-11-20T17:00:00"),
    ])
    func readsClockTimesAndPartsOfTheDay(text: String, expected: String) throws {
        #expect(try times(in: text, language: .french) == [expected])
    }

    @Test(arguments: [
        ("hier en huit", "2026-11-26/2026-11-27"), ("aujourd'hui en huit", "2026-11-27/2026-11-28"),
        ("demain en huit", "2026-11-28/2026-11-29"),
        ("après-demain en 8", "2026-11-29/2026-11-30"),
        ("vendredi en huit", "2026-12-04/2026-12-05"),
    ])
    func aWeekIsCountedFromTheDaySaid(text: String, expected: String) throws {
        #expect(try times(in: text, language: .french) == [expected])
    }

    @Test(arguments: [
        ("à Noël", "2026-12-25/2026-12-26"), ("à Noël, envoie 20 euros", "2026-12-25/2026-12-26"),
        ("à Noël en 2024", "2024-12-25/2024-12-26"), ("Noël 2024", "2024-12-25/2024-12-26"),
        ("la Toussaint de 2025", "2025-11-01/2025-11-02"),
        ("Pâques, 2025", "2025-04-20/2025-04-21"),
    ])
    func aHolidayHasItsYear(text: String, expected: String) throws {
        #expect(try times(in: text, language: .french) == [expected])
    }

    @Test(arguments: ["à Noël, envoie 20 euros", "pour Noël en famille"])
    func whatStandsBehindAHolidayIsNotOfIt(text: String) throws {
        let tokens = TokenizedText(text)
        let context = EntityContext(today: try #require(Day("2026-11-20")), language: .french)
        let found = try #require(EntityRecognizer().entities(in: tokens, context: context).first)
        #expect(found.tokens == 0..<2)
    }

    @Test(arguments: [
        ("tous les mardis et vendredis", "FREQ=WEEKLY;BYDAY=TU,FR"),
        ("toutes les quinzaines", "FREQ=WEEKLY;INTERVAL=2"),
        ("un jour sur deux", "FREQ=DAILY;INTERVAL=2"),
        ("chaque 12 du mois", "FREQ=MONTHLY;BYMONTHDAY=12"),
        ("à la fin de chaque mois", "FREQ=MONTHLY;BYMONTHDAY=-1"),
        ("une fois tous les trois mois", "FREQ=MONTHLY;INTERVAL=3"),
        ("semestriellement", "FREQ=MONTHLY;INTERVAL=6"),
        ("chaque année en juin", "FREQ=YEARLY;BYMONTH=6"),
        ("deux fois par mois", "unclear"),
        ("le premier lundi de chaque mois", "FREQ=MONTHLY;BYDAY=1MO"),
        ("le dernier vendredi de chaque mois", "FREQ=MONTHLY;BYDAY=-1FR"),
        ("tous les mois le 2e mardi", "FREQ=MONTHLY;BYDAY=2TU"),
        ("toutes les deux semaines le lundi", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO"),
        ("tous les 2 mois, le 5", "FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=5"),
        ("le 5 tous les trois mois", "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=5"),
        ("tous les trimestres, le 1er", "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=1"),
        ("le 5 de chaque trimestre", "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=5"),
        ("un mois sur deux, le 10", "FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=10"),
        ("tous les quinze jours", "FREQ=WEEKLY;INTERVAL=2"), ("tous les 8 jours", "FREQ=WEEKLY"),
        ("tous les dix jours", "FREQ=DAILY;INTERVAL=10"),
    ])
    func readsRepetitions(text: String, expected: String) throws {
        #expect(try times(in: text, language: .french) == [expected])
    }

    @Test(arguments: [
        "il est à l'est", "elle a été payée", "cet homme", "une seconde chance", "mars et vénus",
        "avril m'a remboursé", "au 12 rue des Acacias", "la référence 12-34-5678-9",
        "06 98 76 54 32",
        "le premier virement", "entre 20 et 30 euros", "vingt trois", "sept cents euros",
        "la carte 4512",
        "le code postal 69003",
    ])
    func leavesTheRestAlone(text: String) throws {
        #expect(try times(in: text, language: .french) == [])
    }

    @Test(arguments: [
        "le 31 juin", "30 février", "29/02/2025", "le 31 avril 2027", "2026-11-31", "dans 8000 ans",
        "il y a 99999 ans",
    ])
    func refusesDatesThatAreNone(text: String) throws {
        #expect(try times(in: text, language: .french) == ["impossible"])
    }
}

struct EnglishTimeTests {
    @Test(arguments: [
        ("between 4 and 9 May", "2027-05-04/2027-05-10"),
        ("from June 29 to July 2, 2028", "2028-06-29/2028-07-03"),
        ("Tuesday to Thursday", "2026-11-24/2026-11-27"),
        ("from February to April 2025", "2025-02-01/2025-05-01"),
        ("between 2018 and 2020", "2018-01-01/2021-01-01"),
        ("Nov-Feb 2025", "2024-11-01/2025-03-01"),
        ("from 8 January onwards", "2027-01-08/.."), ("until Wednesday", "../2026-11-26"),
        ("after December 6", "2026-12-07/.."), ("by Monday", "2026-11-20T10:30:00/2026-11-24"),
        ("before the end of the year", "2026-11-20T10:30:00/2027-01-01"),
        ("month to date", "2026-11-01/2026-11-21"),
        ("for 3 days from Monday", "2026-11-23/2026-11-26"),
    ])
    func readsRangesAndOpenSides(text: String, expected: String) throws {
        #expect(try times(in: text, language: .english) == [expected])
    }

    @Test(arguments: [
        ("the 7th of next month", "2026-12-07/2026-12-08"),
        ("a week on Friday", "2026-12-04/2026-12-05"),
        ("Thursday next week", "2026-11-26/2026-11-27"), ("next Saturday", "2026-11-28/2026-11-29"),
        ("the last Friday of the month", "2026-11-27/2026-11-28"),
        ("the second Tuesday of March 2027", "2027-03-09/2027-03-10"),
        ("the week of December 14", "2026-12-14/2026-12-21"),
        ("in a fortnight", "2026-12-04/2026-12-05"),
        ("three days before Christmas", "2026-12-22/2026-12-23"),
        ("the week after next", "2026-11-30/2026-12-07"), ("Q3 2025", "2025-07-01/2025-10-01"),
        ("two Tuesdays ago", "2026-11-10/2026-11-11"), ("the 1980s", "1980-01-01/1990-01-01"),
        ("04/03/2027", "2027-04-03/2027-04-04"), ("January twenty-first", "2027-01-21/2027-01-22"),
        ("late January", "2027-01-21/2027-02-01"), ("mid 2027", "2027-05-01/2027-09-01"),
    ])
    func readsAnchoredDates(text: String, expected: String) throws {
        #expect(try times(in: text, language: .english) == [expected])
    }

    @Test(arguments: [
        ("tomorrow at 6:30pm", "2026-11-21T18:30:00/2026-11-21T18:31:00"),
        ("at half past seven", "2026-11-20T19:30:00/2026-11-20T19:31:00"),
        ("3pm tomorrow", "2026-11-21T15:00:00/2026-11-21T16:00:00"),
        ("tonight at 8", "2026-11-20T20:00:00/2026-11-20T21:00:00"),
        ("Monday from 9am to 11:15am", "2026-11-23T09:00:00/2026-11-23T11:15:00"),
        ("Sunday afternoon", "2026-11-22T12:00:00/2026-11-22T19:00:00"),
        ("in half an hour", "2026-11-20T11:00:00/2026-11-20T11:00:01"),
        ("before 5pm", "../2026-11-20T17:00:00"), ("last night", "2026-11-19T18:00:00/2026-11-20"),
    ])
    func readsClockTimesAndPartsOfTheDay(text: String, expected: String) throws {
        #expect(try times(in: text, language: .english) == [expected])
    }

    @Test(arguments: [
        ("every Tuesday and Friday", "FREQ=WEEKLY;BYDAY=TU,FR"),
        ("on Thursdays", "FREQ=WEEKLY;BYDAY=TH"),
        ("every fortnight", "FREQ=WEEKLY;INTERVAL=2"),
        ("every third month", "FREQ=MONTHLY;INTERVAL=3"),
        ("the last day of each month", "FREQ=MONTHLY;BYMONTHDAY=-1"),
        ("every year on 3 June", "FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=3"),
        ("every weekday", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"), ("twice a month", "unclear"),
        ("the first Monday of every month", "FREQ=MONTHLY;BYDAY=1MO"),
        ("the last Friday of each month", "FREQ=MONTHLY;BYDAY=-1FR"),
        ("every two weeks on Monday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO"),
        ("the 20th every month", "FREQ=MONTHLY;BYMONTHDAY=20"),
        ("every 2 months on the 5th", "FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=5"),
        ("semi-annually", "FREQ=MONTHLY;INTERVAL=6"),
    ])
    func readsRepetitions(text: String, expected: String) throws {
        #expect(try times(in: text, language: .english) == [expected])
    }

    @Test(arguments: [
        "may I ask", "they march on", "a second helping", "20 may not be enough", "the sun is out",
        "call 555 12 34", "version 3.11.2026.4", "ref A-12-2025-X", "flat 4, 12 Oak Street",
        "the first payment", "between 20 and 30 dollars", "twenty three", "my 4512 card",
        "file_2026-11-20.csv",
    ])
    func leavesTheRestAlone(text: String) throws {
        #expect(try times(in: text, language: .english) == [])
    }

    @Test(arguments: [
        "June 31", "the 30th of February", "02/29/2025", "2026-11-31", "8000 years ago",
    ])
    func refusesDatesThatAreNone(text: String) throws {
        #expect(try times(in: text, language: .english) == ["impossible"])
    }
}

struct TimeDirectionTests {
    @Test(arguments: [
        ("en décembre", false, "2026-12-01/2027-01-01"),
        ("en décembre", true, "2025-12-01/2026-01-01"),
        ("lundi", false, "2026-11-23/2026-11-24"), ("lundi", true, "2026-11-16/2026-11-17"),
        ("le 25", false, "2026-11-25/2026-11-26"), ("le 25", true, "2026-10-25/2026-10-26"),
        ("du 3 au 9 mars", true, "2026-03-03/2026-03-10"),
        ("à Noël", true, "2025-12-25/2025-12-26"),
    ])
    func theCallerSaysWhichWayABareDateLies(text: String, past: Bool, expected: String) throws {
        #expect(try times(in: text, language: .french, past: past) == [expected])
    }

    @Test(arguments: [
        ("de novembre à février", true, "2025-11-01/2026-03-01"),
        ("de novembre à février", false, "2026-11-01/2027-03-01"),
        ("d'octobre à décembre", true, "2026-10-01/2027-01-01"),
        ("du 28 décembre au 3", false, "2026-12-28/2027-01-04"),
        ("du 28 décembre au 3", true, "2025-12-28/2026-01-04"),
        ("du 28 octobre au 3", true, "2026-10-28/2026-11-04"),
    ])
    func aRangeOverTheTurnOfAYearOrAMonthIsTheNearest(
        text: String, past: Bool, expected: String
    ) throws {
        #expect(try times(in: text, language: .french, past: past) == [expected])
    }

    @Test(arguments: [
        ("ce semestre", Language.french, "2026-07-01/2027-01-01"),
        ("le semestre dernier", .french, "2026-01-01/2026-07-01"),
        ("le prochain semestre", .french, "2027-01-01/2027-07-01"),
        ("le trimestre dernier", .french, "2026-07-01/2026-10-01"),
        ("this decade", .english, "2020-01-01/2030-01-01"),
        ("last year", .english, "2025-01-01/2026-01-01"),
    ])
    func aUnitOfSeveralIsThatOfTheCalendar(
        text: String, language: Language, expected: String
    ) throws {
        #expect(try times(in: text, language: language) == [expected])
    }

    @Test(arguments: [
        ("sous 3 jours", Language.french), ("dans les 3 jours", .french),
        ("d'ici 3 jours", .french), ("within 3 days", .english),
    ])
    func aDeadlineIsTheSameInAllItsWords(text: String, language: Language) throws {
        #expect(try firstTime(in: text, language: language) == "2026-11-20/2026-11-24")
    }

    @Test(arguments: [
        ("les 3 prochains jours", Language.french), ("dans les 3 prochains jours", .french),
        ("in the next 3 days", .english),
    ])
    func theNextDaysAreTheSameInAllTheirWords(text: String, language: Language) throws {
        #expect(try firstTime(in: text, language: language) == "2026-11-21/2026-11-24")
    }

    @Test(arguments: [
        ("rembourse 20 euros à Paul au jeu", Language.french, [String]()),
        ("pour ce jeu", .french, []), ("le jeu", .french, []),
        ("le jeu 3 décembre", .french, ["2026-12-03/2026-12-04"]),
        ("how much did I spend on the boy", .english, []), ("send 20 to the boy", .english, []),
        ("le 12avril", .french, ["2027-04-12/2027-04-13"]),
        ("minuit moins le quart", .french, ["2026-11-20T23:45:00/2026-11-20T23:46:00"]),
        ("minuit moins dix", .french, ["2026-11-20T23:50:00/2026-11-20T23:51:00"]),
        ("minuit et quart", .french, ["2026-11-21T00:15:00/2026-11-21T00:16:00"]),
    ])
    func aWordIsATimeByItsNeighbours(
        text: String, language: Language, expected: [String]
    ) throws {
        #expect(try times(in: text, language: language) == expected)
    }

    @Test(arguments: [
        ("à la fin du mois", "2026-11-30/2026-12-01"), ("depuis octobre", "2026-10-01/2026-11-21"),
        ("le week-end prochain", "2026-11-28/2026-11-30"),
    ])
    func aWalletsDaysAreThoseAPaymentOrAQuestionMeans(text: String, expected: String) throws {
        #expect(try firstTime(in: text, language: .french) == expected)
    }
}
