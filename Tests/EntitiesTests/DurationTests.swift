import Entities
import Primitives
import Testing

struct DurationTests {
    @Test(arguments: [
        ("deux semaines", "2 week"), ("un mois", "1 month"), ("une demi-heure", "30 minute"),
        ("trois quarts d'heure", "45 minute"), ("une heure et demie", "90 minute"),
        ("deux ans et demi", "30 month"), ("un an et 3 mois", "15 month"), ("1h30", "90 minute"),
        ("une quinzaine de jours", "15 day"), ("24h", "24 hour"), ("1/4h", "15 minute"),
        ("deux heures et quart", "135 minute"), ("une heure trente", "90 minute"),
        ("un trimestre", "1 quarter"), ("un semestre", "6 month"), ("1,5 an", "18 month"),
        ("1,00000000 heure", "1 hour"), ("0,50000000 heure", "30 minute"),
    ])
    func readsFrenchDurations(text: String, expected: String) {
        #expect(listing(text, .french, [.duration]) == [expected])
    }

    @Test(arguments: [
        ("2 years and 3 months", "27 month"), ("a month and a half", "45 day"),
        ("half an hour", "30 minute"), ("one and three quarters of an hour", "105 minute"),
        ("2 hour and 10", "130 minute"), ("a fortnight", "14 day"), ("1.5 hrs", "90 minute"),
        ("a couple of days", "2 day"), ("two fewer minutes", "2 minute"),
        ("1 year, 2 days, 3 hours and 4 seconds", "31719604 second"), ("3/4 hour", "45 minute"),
    ])
    func readsEnglishDurations(text: String, expected: String) {
        #expect(listing(text, .english, [.duration]) == [expected])
    }

    @Test(arguments: [
        ("les jours", Language.french), ("minutes", .french), ("for months", .english),
        ("secretary", .english), ("I second that", .english), ("un second", .french),
    ])
    func aUnitWithoutANumberIsNoDuration(text: String, language: Language) {
        #expect(listing(text, language, [.duration]).isEmpty)
    }
}
