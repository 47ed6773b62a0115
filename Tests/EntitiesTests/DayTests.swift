import Entities
import Primitives
import Testing
import TextProcessing

/// The first days or repetition found, as the machine-readable interface writes them.
func firstTime(in text: String, past: Bool = false, language: Language? = nil) throws -> String? {
    let context = EntityContext(
        today: try #require(Day("2026-11-20")), prefersPast: past, language: language)
    return EntityRecognizer().entities(in: TokenizedText(text), context: context).lazy.compactMap {
        switch $0.value {
        case .time(let span): span.days.description
        case .frequency(let rule): rule.description
        case .impossibleDate: "impossible"
        default: nil
        }
    }.first
}

/// 20 November 2026 is a Friday.
struct EntityDayTests {
    @Test(arguments: [
        ("demain", "2026-11-21/2026-11-22"), ("vendredi", "2026-11-27/2026-11-28"),
        ("le 3 mars", "2027-03-03/2027-03-04"), ("le 1er décembre", "2026-12-01/2026-12-02"),
        ("vendredi en huit", "2026-12-04/2026-12-05"), ("dans 3 jours", "2026-11-23/2026-11-24"),
        ("le mois prochain", "2026-12-01/2027-01-01"),
        ("le 5 du mois prochain", "2026-12-05/2026-12-06"),
        ("après-demain", "2026-11-22/2026-11-23"), ("le 15/12/2026", "2026-12-15/2026-12-16"),
        ("du 13 au 15 juillet", "2027-07-13/2027-07-16"), ("fin du mois", "2026-11-30/2026-12-01"),
        ("le 30 février", "impossible"), ("le 31/02/2026", "impossible"),
        ("tous les mois", "FREQ=MONTHLY"), ("le 5 de chaque mois", "FREQ=MONTHLY;BYMONTHDAY=5"),
        ("tous les lundis", "FREQ=WEEKLY;BYDAY=MO"),
        ("un mardi sur deux", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"),
        ("toutes les deux semaines", "FREQ=WEEKLY;INTERVAL=2"),
    ])
    func readsFrenchDaysToCome(text: String, expected: String) throws {
        #expect(try firstTime(in: text, language: .french) == expected)
    }

    @Test(arguments: [
        ("le mois dernier", "2026-10-01/2026-11-01"), ("ce mois-ci", "2026-11-01/2026-12-01"),
        ("depuis janvier", "2026-01-01/2026-11-21"), ("en mars", "2026-03-01/2026-04-01"),
        ("la semaine dernière", "2026-11-09/2026-11-16"),
        ("les 3 derniers mois", "2026-08-21/2026-11-21"),
        ("hier", "2026-11-19/2026-11-20"), ("vendredi", "2026-11-13/2026-11-14"),
        ("depuis la rentrée", "2026-09-01/2026-11-21"), ("en 2025", "2025-01-01/2026-01-01"),
        ("cette année", "2026-01-01/2027-01-01"), ("en décembre", "2025-12-01/2026-01-01"),
    ])
    func readsFrenchDaysGoneBy(text: String, expected: String) throws {
        #expect(try firstTime(in: text, past: true, language: .french) == expected)
    }

    @Test(arguments: [
        ("tomorrow", "2026-11-21/2026-11-22"), ("next Friday", "2026-11-27/2026-11-28"),
        ("on March 3rd", "2027-03-03/2027-03-04"),
        ("the 3rd of next month", "2026-12-03/2026-12-04"),
        ("Friday week", "2026-12-04/2026-12-05"), ("in two weeks", "2026-12-04/2026-12-05"),
        ("February 30", "impossible"), ("every Friday", "FREQ=WEEKLY;BYDAY=FR"),
        ("every other Friday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"), ("monthly", "FREQ=MONTHLY"),
        ("on the 5th of every month", "FREQ=MONTHLY;BYMONTHDAY=5"),
        ("a week today", "2026-11-27/2026-11-28"), ("two weeks today", "2026-12-04/2026-12-05"),
        ("a week tomorrow", "2026-11-28/2026-11-29"), ("tomorrow week", "2026-11-28/2026-11-29"),
        ("every second Tuesday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"),
        ("every second Tuesday of the month", "FREQ=MONTHLY;BYDAY=2TU"),
        ("every last Friday of the month", "FREQ=MONTHLY;BYDAY=-1FR"),
        ("every quarter on the 1st", "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=1"),
        ("every other month on the 10th", "FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=10"),
        ("on the 5th of every quarter", "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=5"),
        ("the 5th every three months", "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=5"),
        ("20 every month", "FREQ=MONTHLY"), ("20 every quarter", "FREQ=MONTHLY;INTERVAL=3"),
    ])
    func readsEnglishDaysToCome(text: String, expected: String) throws {
        #expect(try firstTime(in: text, language: .english) == expected)
    }

    @Test(arguments: [
        ("last month", "2026-10-01/2026-11-01"), ("this week", "2026-11-16/2026-11-23"),
        ("since January", "2026-01-01/2026-11-21"), ("year to date", "2026-01-01/2026-11-21"),
        ("the last 3 months", "2026-08-21/2026-11-21"), ("yesterday", "2026-11-19/2026-11-20"),
        ("between March and May", "2026-03-01/2026-06-01"),
    ])
    func readsEnglishDaysGoneBy(text: String, expected: String) throws {
        #expect(try firstTime(in: text, past: true, language: .english) == expected)
    }

    @Test(arguments: [
        ("le quinze mars", "2027-03-15/2027-03-16"),
        ("du treize au quinze juillet", "2027-07-13/2027-07-16"),
        ("du 28 février au 3 mars", "2027-02-28/2027-03-04"),
        ("du 28 au 3 mars", "2027-02-28/2027-03-04"), ("avant 2012", "../2012-01-01"),
        ("lundi en quinze", "2026-12-07/2026-12-08"),
        ("la semaine du 7 décembre", "2026-12-07/2026-12-14"),
        ("le week-end du 14 juillet", "2027-07-17/2027-07-19"),
        ("au mois d'août dernier", "2026-08-01/2026-09-01"),
        ("toute la semaine", "2026-11-16/2026-11-23"),
        ("au 19e siècle", "1801-01-01/1901-01-01"),
        ("d'ici 2 semaines", "2026-11-20/2026-12-05"),
    ])
    func readsFrenchDaysInWordsAndRanges(text: String, expected: String) throws {
        #expect(try firstTime(in: text, language: .french) == expected)
    }

    @Test(arguments: [
        ("from the 13 to the 15 July", "2027-07-13/2027-07-16"),
        ("february twenty second", "2027-02-22/2027-02-23"),
        ("since 2012", "2012-01-01/2026-11-21"), ("on Sep 2019", "2019-09-01/2019-10-01"),
        ("in a week", "2026-11-27/2026-11-28"), ("during March", "2027-03-01/2027-04-01"),
    ])
    func readsEnglishDaysInWordsAndRanges(text: String, expected: String) throws {
        #expect(try firstTime(in: text, language: .english) == expected)
    }

    @Test(arguments: ["il est parti", "il a été payé", "will may pay", "il marche", "second choix"])
    func leavesWordsThatAreNoTimesAlone(text: String) throws {
        #expect(try firstTime(in: text) == nil)
    }
}
