import Primitives
import Testing

/// Days of the week that are listed in a rhythm, of which none is lost.
struct WeekdayListTests {
    @Test(arguments: [
        ("tous les lundis et tous les jeudis", "MO,TH"),
        ("tous les lundis et le vendredi", "MO,FR"),
        ("le lundi et le jeudi chaque semaine", "MO,TH"),
        ("tous les lundis, mardis, jeudis et vendredis", "MO,TU,TH,FR"),
        ("chaque lundi, chaque mercredi et chaque vendredi", "MO,WE,FR"),
        ("chaque semaine le mardi et le samedi", "TU,SA"),
        ("tous les lundis et les lundis", "MO"), ("tous les mardis et vendredis", "TU,FR"),
    ])
    func everyDayOfAFrenchListIsKept(text: String, days: String) throws {
        #expect(try times(in: text, language: .french) == ["FREQ=WEEKLY;BYDAY=\(days)"])
    }

    @Test(arguments: [
        ("on Mondays and Fridays", "MO,FR"), ("every Monday and every Thursday", "MO,TH"),
        ("every Monday, Tuesday, Thursday and Friday", "MO,TU,TH,FR"),
        ("every Monday, Wednesday, and Friday", "MO,WE,FR"),
        ("Mondays, Tuesdays and Thursdays", "MO,TU,TH"),
        ("every week on Monday and Friday", "MO,FR"),
        ("every Monday and on Thursday", "MO,TH"),
    ])
    func everyDayOfAnEnglishListIsKept(text: String, days: String) throws {
        #expect(try times(in: text, language: .english) == ["FREQ=WEEKLY;BYDAY=\(days)"])
    }

    @Test(arguments: [
        ("une semaine sur trois le lundi", Language.french, "FREQ=WEEKLY;INTERVAL=3;BYDAY=MO"),
        ("une semaine sur deux, le mardi", .french, "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"),
        ("un mois sur trois, le 10", .french, "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=10"),
        (
            "toutes les deux semaines le lundi et le jeudi", .french,
            "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH"
        ),
        ("every two weeks on Monday and Thursday", .english, "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH"),
        ("bimensuel", .french, "unclear"), ("biweekly", .english, "FREQ=WEEKLY;INTERVAL=2"),
    ])
    func theDaysOfALongerRhythmAreKept(text: String, language: Language, expected: String) throws {
        #expect(try times(in: text, language: language) == [expected])
    }
}
