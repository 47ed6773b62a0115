import Primitives
import Testing

/// Days that no month and no year has, which are neither moved nor overlooked; it is Friday, 20
/// November 2026.
struct ImpossibleDayTests {
    @Test(arguments: [
        ("chaque 31 avril", Language.french), ("tous les 30 février", .french),
        ("tous les 31 juin", .french), ("chaque année le 31 juin", .french),
        ("le 31 juin de chaque année", .french), ("every Feb 30", .english),
        ("every April 31st", .english), ("every 30th of February", .english),
        ("every year on June 31", .english), ("February 30 every year", .english),
    ])
    func aDayThatNoYearHasMakesNoOtherRhythm(text: String, language: Language) throws {
        #expect(try times(in: text, language: language) == ["impossible"])
    }

    @Test(arguments: [
        ("chaque 29 février", Language.french, "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29"),
        ("tous les 31", .french, "FREQ=MONTHLY;BYMONTHDAY=31"),
        ("every April 30th", .english, "FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=30"),
    ])
    func aDayThatSomeYearHasIsOne(text: String, language: Language, expected: String) throws {
        #expect(try times(in: text, language: language) == [expected])
    }

    @Test(arguments: [
        ("le 32 janvier", Language.french), ("le 0 décembre", .french),
        ("lundi 45 mars", .french), ("le 32/01/2027", .french), ("le 01/32/2027", .french),
        ("on January 32", .english), ("the 32nd of January", .english),
        ("January 45th, 2027", .english), ("01/32/2027", .english), ("32/01/2027", .english),
    ])
    func aNumberThatIsTheDayOfNoMonthIsNoDate(text: String, language: Language) throws {
        #expect(try times(in: text, language: language) == ["impossible"])
    }

    @Test(arguments: [
        ("le 32 de chaque mois", Language.french), ("tous les 32 du mois", .french),
        ("le 0 du mois", .french), ("tous les mois le 45", .french),
        ("every month on the 32nd", .english), ("on the 45th of every month", .english),
        ("on the 32nd of the month", .english), ("every 32nd of the month", .english),
    ])
    func aNumberThatIsTheDayOfNoMonthIsNoRhythm(text: String, language: Language) throws {
        #expect(try times(in: text, language: language) == ["impossible"])
    }

    @Test(arguments: [
        ("2015-1-32", Language.english, [String]()),
        ("le 50 du mois dernier", .french, ["2026-10-01/2026-11-01"]),
        ("loyer 700 janvier", .french, ["2027-01-01/2027-02-01"]),
        ("a budget of 40 in December", .english, ["2026-12-01/2027-01-01"]),
        ("45 every month", .english, ["FREQ=MONTHLY"]),
    ])
    func aNumberBesideATimeIsNoDay(text: String, language: Language, expected: [String]) throws {
        #expect(try times(in: text, language: language) == expected)
    }
}
