import Entities
import Primitives
import Testing

/// What a question about the past means by its times, on Friday 20 November 2026.
struct LookingBackTests {
    @Test(arguments: [
        ("how much did the weekend cost me", Language.english, true, "2026-11-14/2026-11-16"),
        ("what did I spend at the weekend", .english, true, "2026-11-14/2026-11-16"),
        ("what did I spend over the weekend", .english, true, "2026-11-14/2026-11-16"),
        ("pay it at the weekend", .english, false, "2026-11-21/2026-11-23"),
        ("what I spend this weekend", .english, true, "2026-11-21/2026-11-23"),
        ("combien le week-end m'a coûté", .french, true, "2026-11-14/2026-11-16"),
        ("mes dépenses du week-end", .french, true, "2026-11-14/2026-11-16"),
        ("envoie-les le week-end", .french, false, "2026-11-21/2026-11-23"),
        ("la fin de semaine passée", .french, true, "2026-11-14/2026-11-16"),
        ("mes dépenses de la fin de semaine dernière", .french, true, "2026-11-14/2026-11-16"),
        ("combien en fin de semaine", .french, true, "2026-11-14/2026-11-16"),
        ("paie-la en fin de semaine", .french, false, "2026-11-22/2026-11-23"),
        ("la fin de la semaine dernière", .french, true, "2026-11-15/2026-11-16"),
    ])
    func aWeekendIsTheLastOne(
        text: String, language: Language, past: Bool, expected: String
    ) throws {
        #expect(try firstTime(in: text, past: past, language: language) == expected)
    }

    @Test(arguments: [
        ("the Monday after next", Language.english, "2026-11-30/2026-12-01"),
        ("the Saturday after next", .english, "2026-11-28/2026-11-29"),
        ("combien en taxi l'avant-dernier mois", .french, "2026-09-01/2026-10-01"),
        ("l'avant-dernière semaine", .french, "2026-11-02/2026-11-09"),
        ("the last Friday of this month", .english, "2026-11-27/2026-11-28"),
    ])
    func aUnitIsCountedPastTheNextOne(text: String, language: Language, expected: String) throws {
        #expect(try firstTime(in: text, language: language) == expected)
    }

    @Test(arguments: [
        ("due in the next fortnight", Language.english, "2026-11-21/2026-12-05"),
        ("the coming fortnight", .english, "2026-11-21/2026-12-05"),
        ("over the next two weeks", .english, "2026-11-21/2026-12-05"),
        ("in the last fortnight", .english, "2026-11-07/2026-11-21"),
        ("the past fortnight", .english, "2026-11-07/2026-11-21"),
        ("the last two weeks", .english, "2026-11-07/2026-11-21"),
        ("la prochaine quinzaine", .french, "2026-11-21/2026-12-05"),
        ("la quinzaine passée", .french, "2026-11-07/2026-11-21"),
        ("I'm away for the fortnight", .english, "2026-11-16/2026-11-30"),
        ("last week", .english, "2026-11-09/2026-11-16"),
        ("la seconde quinzaine de mai 2027", .french, "2027-05-15/2027-06-01"),
    ])
    func aFortnightIsTwoWeeksFromToday(text: String, language: Language, expected: String) throws {
        #expect(try firstTime(in: text, language: language) == expected)
    }

    @Test(arguments: [
        ("rent since I moved in on 5 June", Language.english, true, "2026-06-05/2026-11-21"),
        ("since I started on 1 October", .english, true, "2026-10-01/2026-11-21"),
        ("since I got paid on the 5th", .english, true, "2026-11-05/2026-11-21"),
        ("since my birthday on 3 August", .english, true, "2026-08-03/2026-11-21"),
        ("since my trip ended on Tuesday", .english, true, "2026-11-17/2026-11-21"),
        ("depuis que j'ai emménagé le 5 juin", .french, true, "2026-06-05/2026-11-21"),
        ("since I started, on 1 October", .english, true, "2026-10-01/2026-10-02"),
        ("depuis mon compte le 5 novembre", .french, true, "2026-11-05/2026-11-06"),
        ("since she turns ten on 1 December", .english, false, "2026-12-01/2026-12-02"),
    ])
    func aClauseOfSinceEndsWithItsDay(
        text: String, language: Language, past: Bool, expected: String
    ) throws {
        #expect(try firstTime(in: text, past: past, language: language) == expected)
    }
}
