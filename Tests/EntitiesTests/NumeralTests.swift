import Entities
import Primitives
import Testing

struct NumeralTests {
    @Test(arguments: [
        ("mille deux cents", "1200"), ("quatre-vingt-dix-sept", "97"), ("septante-trois", "73"),
        ("huitante-deux", "82"), ("octante-deux", "82"), ("nonante et un", "91"),
        ("mille et un", "1001"), ("deux cent quatre-vingt-un mille quatre cent douze", "281412"),
        ("un milliard deux cent millions", "1200000000"), ("1,5 million", "1500000"),
        ("2 millions 500 000", "2500000"), ("2 millions 300 mille", "2300000"),
        ("une cinquantaine", "50"), ("une quinzaine", "15"), ("une demi-douzaine", "6"),
        ("deux douzaines", "24"), ("une dizaine de milliers", "10000"),
        ("un million et demi", "1500000"), ("un quart de million", "250000"),
        ("trois quarts de million", "750000"), ("trois quarts d'un million", "750000"),
        ("un demi-million", "500000"), ("vingtcinq", "25"),
        ("trente 3", "33"), ("deux virgule cinq millions", "2500000"), ("deux cents", "200"),
        ("6 700,54", "6700.54"), ("6.700,54", "6700.54"), ("1.000.000", "1000000"),
        ("2,5M", "2500000"), ("100k", "100000"), ("-12,5", "-12.5"),
        ("deux mille milliards", "2000000000000"),
        ("1\u{A0}200", "1200"), ("1\u{202F}200", "1200"), ("1\u{2009}200", "1200"),
        ("cent vingt-et-un", "121"), ("soixante et onze", "71"), ("dix-neuf", "19"),
    ])
    func readsFrenchNumerals(text: String, expected: String) {
        #expect(listing(text, .french, [.numeral]) == [expected])
    }

    @Test(arguments: [
        ("twelve hundred", "1200"), ("twenty-five hundred", "2500"), ("1.5k", "1500"),
        ("a couple hundred", "200"), ("a couple of hundred", "200"), ("half a million", "500000"),
        ("two and a half million", "2500000"), ("one twenty two", "122"), ("2 dozen", "24"),
        ("seven hundred twenty-one thousand and twelve", "721012"), ("twentyone", "21"),
        ("one hundred and twenty thousand", "120000"), (".77", "0.77"), ("point 77", "0.77"),
        ("one point one four", "1.14"), ("1,234.5", "1234.5"), ("minus five", "-5"),
        ("three thousand millions", "3000000000"), ("two hundred dozens", "2400"),
        ("5 thousand", "5000"), ("a hundred and one", "101"), ("3M", "3000000"),
        ("two lakh fifty thousand", "250000"), ("one crore twenty lakh", "12000000"),
        ("one lakh crore", "1000000000000"), ("a lakh", "100000"), ("1.5 crore", "15000000"),
        ("1,50,000", "150000"), ("a quarter of a million", "250000"),
        ("three quarters of a million", "750000"), ("¼ million", "250000"),
    ])
    func readsEnglishNumerals(text: String, expected: String) {
        #expect(listing(text, .english, [.numeral]) == [expected])
    }

    @Test(arguments: [
        ("1.200", Language.french, "1200?"), ("1,200", .french, "1.2?"),
        ("1.200", .english, "1.2?"), ("1,200", .english, "1200"), ("0,300", .french, "0.3"),
        ("1 200,500", .french, "1200.5"), ("1,200.50", .french, "1200.5"),
        ("1.200.300", .french, "1200300"), ("12.50", .french, "12.5"), ("1200", .french, "1200"),
    ])
    func aMarkThatMayBeEitherFollowsTheLanguageAndSaysSo(
        text: String, language: Language, expected: String
    ) {
        #expect(listing(text, language, [.numeral]) == [expected])
    }

    @Test(arguments: [
        ("deux trois", Language.french, ["2", "3"]), ("cent deux cent", .french, ["102", "100"]),
        ("two three", .english, ["2", "3"]), ("3 30", .english, ["3", "30"]),
        ("one hundred and two hundred", .english, ["100", "200"]),
        ("un ami", .french, []), ("one of us", .english, []), ("les dizaines", .french, []),
        ("dozens of people", .english, []), ("point final", .french, []),
    ])
    func keepsNumbersApart(text: String, language: Language, expected: [String]) {
        #expect(listing(text, language, [.numeral]) == expected)
    }

    @Test(arguments: [
        ("stake 3/4 of my yani", Language.english, ["75 %"]),
        ("les 3/4 de mes yani", .french, ["75 %"]), ("1/2 des frais", .french, ["50 %"]),
        ("le 3/4 de cette année", .french, []), ("on 3/4 of next year", .english, []),
        ("pay on 3/4", .english, []),
    ])
    func aFractionOfSomethingIsAPartOfIt(text: String, language: Language, expected: [String]) {
        #expect(listing(text, language, [.percentage]) == expected)
    }

    @Test(arguments: ["un", "une", "one"])
    func oneAloneIsANumberWhereNumbersAreAskedFor(text: String) {
        let language: Language = text == "one" ? .english : .french
        #expect(listing(text, language, [.numeral], bare: true) == ["1"])
    }

    @Test(arguments: [
        ("999999999999999999999", Language.french), ("99999999999999999999k", .english),
        ("neuf mille milliards de millions", .french),
    ])
    func aNumberTooLargeIsAValueOfItsOwn(text: String, language: Language) {
        let found = listing(text, language, [.numeral])
        #expect(!found.isEmpty)
        #expect(found[0] == "too large numeral" || found[0] == "9000000000000")
    }

    @Test(arguments: [
        ("1er", "#1"), ("1ère", "#1"), ("21ème", "#21"), ("2nde", "#2"), ("premier", "#1"),
        ("vingt et unième", "#21"), ("quatre-vingt-dixième", "#90"), ("deux centième", "#200"),
        ("soixante et onzième", "#71"), ("cent vingt-troisième", "#123"), ("millième", "#1000"),
        ("quatre-vingtième", "#80"), ("dix-septième", "#17"), ("deuxièmes", "#2"),
        ("quatre-vingt-dix-neuvième", "#99"), ("septante-deuxième", "#72"),
    ])
    func readsFrenchOrdinals(text: String, expected: String) {
        #expect(listing(text, .french, [.ordinal]) == [expected])
    }

    @Test(arguments: [
        ("3rd", "#3"), ("fortysecond", "#42"), ("forty—second", "#42"), ("twenty-first", "#21"),
        ("one hundred and twenty-third", "#123"), ("two hundredth", "#200"),
        ("hundredth", "#100"), ("one thousand and first", "#1001"), ("twelfth", "#12"),
    ])
    func readsEnglishOrdinals(text: String, expected: String) {
        #expect(listing(text, .english, [.ordinal]) == [expected])
    }

    @Test(arguments: [
        ("15%", Language.french, "15 %"), ("0,5 pour cent", .french, "0.5 %"),
        ("vingt pourcent", .french, "20 %"), ("15 p. 100", .french, "15 %"),
        ("cent pour cent", .french, "100 %"), ("-20%", .french, "-20 %"),
        ("202 p.c.", .english, "202 %"), ("15 per cent", .english, "15 %"),
        ("fifteen percent", .english, "15 %"), ("+15%", .english, "15 %"),
    ])
    func readsPercentages(text: String, language: Language, expected: String) {
        #expect(listing(text, language, [.percentage]) == [expected])
    }
}
