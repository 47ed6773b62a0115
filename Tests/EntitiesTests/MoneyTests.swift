import Entities
import Primitives
import Testing
import TextProcessing

struct MoneyTests {
    @Test(arguments: [
        ("huit cents dollars", "800 USD"), ("40 000 euros", "40000 EUR"),
        ("trois millions d'euros", "3000000 EUR"), ("une quinzaine d'euros", "15 EUR"),
        ("cinq cents euros", "500 EUR"), ("3 cents euros", "300 EUR"),
        ("treize euros et cinq cents", "13.05 EUR"), ("un euro cinquante", "1.5 EUR"),
        ("1€50", "1.5 EUR"), ("12€5", "12.5 EUR"), ("3 $ et demi", "3.5 USD"),
        ("1.200,50 €", "1200.5 EUR"), ("1,200.50 $", "1200.5 USD"), ("1’200.50 CHF", "1200.5 CHF"),
        ("1\u{2009}200,50\u{202F}€", "1200.5 EUR"), ("1.200 €", "1200 EUR?"),
        ("1000e", "1000 EUR"), ("envoie 20e à Paul", "20 EUR"), ("10k€", "10000 EUR"),
        ("3 M€", "3000000 EUR"), ("2 mds d'euros", "2000000000 EUR"),
        ("mille balles", "1000 EUR"), ("20 piasses", "20 CAD"), ("5 000 francs CFA", "5000 XOF"),
        ("200 dirhams", "200 MAD"), ("200 dirhams émiratis", "200 AED"),
        ("15 dinars tunisiens", "15 TND"), ("50 $ CA", "50 CAD"), ("CA$50", "50 CAD"),
        ("10US$", "10 USD"), ("USD1,23", "1.23 USD"), ("¥500", "500 JPY"), ("100 YANI", "100 YANI"),
        ("14,27 cents", "14.27c -"), ("20 centimes", "20c EUR"), ("-50 euros", "-50 EUR"),
        ("-€50", "-50 EUR"), ("envoie -€20,50", "-20.5 EUR"), ("Paul-€50", "50 EUR"),
        ("100 livres égyptiennes", "100 EGP"), ("20 dollars au resto", "20 USD"),
        ("1 million 200 mille euros", "1200000 EUR"), ("50 euros 20 demain", "50.2 EUR"),
        ("entre 20 et 30 €", "20..30 EUR"), ("entre cent et deux cents euros", "100..200 EUR"),
        ("de 20 à 30 euros", "20..30 EUR"), ("20-30€", "20..30 EUR"),
        ("10 - 20 euro", "10..20 EUR"),
        ("plus de 100 euros", "100.. EUR"), ("au moins cinquante balles", "50.. EUR"),
        ("jusqu'à 200 €", "..200 EUR"), ("30 euros max", "..30 EUR"), ("20 € ou plus", "20.. EUR"),
    ])
    func readsFrenchAmounts(text: String, expected: String) {
        #expect(listing(text, .french, [.money]) == [expected])
    }

    @Test(arguments: [
        ("between one hundred and two hundred dollars", "100..200 USD"),
        ("between one hundred and fifty and two hundred dollars", "150..200 USD"),
        ("a couple of hundred dollars", "200 USD"), ("half a million dollars", "500000 USD"),
        ("1.5k bucks", "1500 USD"), ("a tenner", "10 GBP"), ("two fivers", "10 GBP"),
        ("50p", "50c GBP"), ("£5 and 20p", "5.2 GBP"), ("three pounds fifty", "3.5 GBP"),
        ("3 GBP and one", "3.01 GBP"), ("a dollar fifty", "1.5 USD"), ("US$20", "20 USD"),
        ("U.S. $20", "20 USD"), ("A$50", "50 AUD"), ("send us $20", "20 USD"),
        ("Can $20.50 go to Paul?", "20.5 USD"), ("CAN $20", "20 CAD"), ("Can$20", "20 CAD"),
        ("$20 CAD", "20 CAD"), ("75 USD million", "75000000 USD"), ("$3m", "3000000 USD"),
        ("USD115.5", "115.5 USD"), ("1.200 dollars", "1.2 USD?"), ("1,200 dollars", "1200 USD"),
        ("more than 100 dollars", "100.. USD"), ("at least $20", "20.. USD"),
        ("up to 50 euros", "..50 EUR"), ("$10-20", "10..20 USD"), ("$20 max", "..20 USD"),
        ("20 dollars or more", "20.. USD"), ("under a tenner", "..10 GBP"),
        ("between 3 and 1 dollars", "1 USD"), ("half a dollar", "0.5 USD"),
        ("20 €ur", "20 EUR"), ("fifty pence", "50c GBP"), ("5 million euros", "5000000 EUR"),
    ])
    func readsEnglishAmounts(text: String, expected: String) {
        #expect(listing(text, .english, [.money]) == [expected])
    }

    @Test(arguments: [
        ("20 dollars de Hong Kong", "20 HKD"), ("20 Hong Kong dollars", "20 HKD"),
        ("20 dollars de Nouvelle-Zélande", "20 NZD"), ("20 New Zealand dollars", "20 NZD"),
        ("20 dollars of New Zealand", "20 NZD"), ("envoie 20 dollars hong", "20 USD"),
        ("send $20 to sam for 20 dollars of new", "20 USD"),
        ("send 20 dollars of new shoes", "20 USD"), ("20 dollars de nouvelle", "20 USD"),
    ])
    func aCountryOfTwoWordsNeedsBoth(text: String, expected: String) {
        #expect(listing(text, nil, [.money]).last == expected)
    }

    @Test(arguments: [
        ("50 euros et 20 dollars", Language.french, ["50 EUR", "20 USD"]),
        ("50 euros 20 minutes", .french, ["50 EUR"]), ("le 20e", .french, []),
        ("20e étage", .french, []), ("la 3e fois", .french, []), ("2000 à Marie", .french, []),
        ("20 dollars 43 times", .english, ["20 USD"]), ("3 mad people", .english, []),
        ("500 USD,100 times", .english, ["500 USD"]), ("5m away", .english, []),
        ("All 70 of us", .english, []), ("20 try it", .english, []),
    ])
    func takesNoMoreThanIsSaid(text: String, language: Language, expected: [String]) {
        #expect(listing(text, language, [.money]) == expected)
    }

    @Test(arguments: [
        ("send $.50 to Paul", Language.english, "0.5 USD"), ("€.75", .french, "0.75 EUR"),
        ("envoie ,50 € à Paul", .french, "0.5 EUR"), ("£.20", .english, "0.2 GBP"),
        ("-12€50", .french, "-12.5 EUR"), ("-5 euros et demi", .french, "-5.5 EUR"),
        ("minus 5 dollars and 20 cents", .english, "-5.2 USD"),
        ("50 \u{200F}€", .french, "50 EUR"), ("\u{2066}20\u{2069}\u{2060}€", .french, "20 EUR"),
        ("999999999999999 USD trillion", .english, "too large money"),
        ("75 USD million", .english, "75000000 USD"),
    ])
    func anAmountIsAsLargeAsItIsWritten(text: String, language: Language, expected: String) {
        #expect(listing(text, language, [.money]) == [expected])
    }

    @Test(arguments: [
        ("ENVOIE 20 DOLLARS AU RESTO", Language.french, "20 USD"),
        ("20 dollars c cher", .french, "20 USD"), ("1,34 $ c", .french, "1.34 CAD"),
        ("20 DOLLARS CA", .french, "20 CAD"), ("20 dollars AU", .english, "20 AUD"),
        ("SEND 20 DOLLARS US TO PAUL", .english, "20 USD"),
    ])
    func aWordBehindDollarsIsNoCountry(text: String, language: Language, expected: String) {
        #expect(listing(text, language, [.money]) == [expected])
    }

    @Test(arguments: [
        ("send 5 pounds and 2 to Bob", Language.english, "5 GBP"),
        ("envoie 20 euros et 30 à Lucas", .french, "20 EUR"),
        ("20 euros et 30", .french, "20.3 EUR"), ("20 euros 30 à Lucas", .french, "20.3 EUR"),
    ])
    func whatSomebodyElseGetsIsNoCents(text: String, language: Language, expected: String) {
        #expect(listing(text, language, [.money]) == [expected])
    }

    @Test func wordsOfSeveralRegionsFollowTheRegion() throws {
        var canada = RegionalCurrencies()
        (canada.dollar, canada.buck, canada.grand) = (.cad, .cad, .cad)
        #expect(listing("20 dollars", .english, [.money], region: canada) == ["20 CAD"])
        #expect(listing("20 bucks", .english, [.money], region: canada) == ["20 CAD"])
        #expect(listing("5 grand", .english, [.money], region: canada) == ["5000 CAD"])
        var nowhere = RegionalCurrencies()
        nowhere.buck = nil
        #expect(listing("20 bucks", .english, [.money], region: nowhere) == ["20 -"])
        #expect(listing("5 grand", .english, [.money, .numeral]) == ["5000"])
    }

    @Test func aNumberAloneIsAnAmountWhereAmountsAreAskedFor() {
        #expect(listing("environ 20", .french, [.money], bare: true) == ["20 -"])
        #expect(listing("five", .english, [.money], bare: true) == ["5 -"])
        #expect(listing("all seventeen tests", .english, [.money], bare: true).isEmpty)
        #expect(listing("environ 20", .french, [.money]).isEmpty)
    }

    @Test func anAmountTooLargeIsAnErrorAndNoCrash() {
        #expect(listing("999999999999999999999 euros", .french, [.money]) == ["too large money"])
        #expect(listing("$999999999999999999999", .english, [.money]) == ["too large money"])
        #expect(listing("-9223372036854775808 €", .french, [.money]) == ["too large money"])
    }

    @Test func aSignOfSeveralCurrenciesIsDoubtful() throws {
        func doubts(_ text: String) throws -> EntityDoubts {
            let context = EntityContext(today: Day(number: 20_777), language: .french)
            let found = EntityRecognizer().entities(in: .init(text), context: context)
            return try #require(found.first).doubts
        }
        for text in ["10 $", "£10", "¥10", "dix livres", "vingt francs"] {
            #expect(try doubts(text) == .currency, "\(text)")
        }
        for text in ["10 €", "10 USD", "dix francs suisses", "10 US$"] {
            #expect(try doubts(text).isEmpty, "\(text)")
        }
    }
}
