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

    @Test(arguments: [
        ("27 euros 50 donc à Momo", Language.french, ["27.5 EUR"]),
        ("ma part c'est trente-deux euros quatre-vingts alors", .french, ["32.8 EUR"]),
        ("trente et un euros vingt je voudrais la rembourser", .french, ["31.2 EUR"]),
        ("12€30 c'est pour Lila", .french, ["12.3 EUR"]),
        ("12€30/personne", .french, ["12.3 EUR"]),
        ("paie quinze euros vingt depuis le compte joint", .french, ["15.2 EUR"]),
        ("quinze euros vingt lundi", .french, ["15.2 EUR"]),
        ("15 euros 20 tous les mois", .french, ["15.2 EUR"]),
        ("15 euros 20 Thomas", .french, ["15.2 EUR"]),
        ("12 euros 50 deux fois par mois", .french, ["12.5 EUR"]),
        ("12 euros 50 2 fois", .french, ["12.5 EUR"]),
        ("12 euros 50 un jour", .french, ["12.5 EUR"]),
        ("15 EUROS 20 TU ENVOIES", .french, ["15.2 EUR"]),
        ("15 euros 20 🍕", .french, ["15.2 EUR"]),
        ("five pounds fifty because I owe her", .english, ["5.5 GBP"]),
        ("five pounds fifty that Kim paid", .english, ["5.5 GBP"]),
    ])
    func centsAreReadWhateverWordFollows(text: String, language: Language, expected: [String]) {
        #expect(listing(text, language, [.money]) == expected)
    }

    @Test(arguments: [
        ("20 euros 15 minutes", Language.french), ("20 euros 15 fois", .french),
        ("20 euros 15 janvier", .french), ("20 euros 15:30", .french),
        ("20 euros 15:30 à Paul", .french), ("20 euros 15/12 à Paul", .french),
        ("20 euros 15-20 personnes", .french), ("20 euros 12 places", .french),
        ("20 euros 12 belles assiettes", .french), ("20 euros 18h", .french),
        ("20 euros 20 rue des Lilas", .french), ("20 euros 15e étage", .french),
        ("20 euros 15 %", .french), ("20 euros 15 k", .french), ("20 euros 12 30", .french),
        ("20 euros 06 12 34 56 78", .french), ("20 euros 15 mille fois", .french),
        ("20 euros 15 ans", .french), ("20 euros 15 personnes", .french),
        ("20 euros 43 times", .english), ("20 euros 15 May", .english),
        ("20 euros 15th of May", .english), ("20 euros 43 people", .english),
        ("20 euros 30 more to Bob", .english), ("20 euros 10 pm", .english),
        ("20 euros 12 tickets", .english),
    ])
    func whatIsCountedOrDatedIsNoCents(text: String, language: Language) {
        #expect(listing(text, language, [.money]) == ["20 EUR"])
    }

    @Test(arguments: [
        ("envoie 19e99 à Luc", ["19.99 EUR"]), ("envoie 12e50 a Luc", ["12.5 EUR"]),
        ("19eur99", ["19.99 EUR"]), ("19 e 99", ["19.99 EUR"]), ("19e99", ["19.99 EUR"]),
        ("fo regler free mobil 19e99", ["19.99 EUR"]), ("19euros99 tu payes", ["19.99 EUR"]),
        ("30e", ["30 EUR"]), ("le 19e 99", []), ("la 3e fois", []), ("19 e 99 fois", []),
    ])
    func lettersStandForTheSign(text: String, expected: [String]) {
        #expect(listing(text, .french, [.money]) == expected)
    }

    @Test(arguments: [
        "5000 F CFA", "5000 f cfa", "5000F CFA", "5000 F.CFA", "5000 fcfas", "5000 francs CFA",
        "cinq mille F CFA", "FCFA 5000",
    ])
    func francsOfWestAfricaHaveManySpellings(text: String) {
        #expect(listing(text, .french, [.money]) == ["5000 XOF"])
    }

    @Test(arguments: [
        ("send two lakh rupees to Arjun", "200000 INR"), ("Rs 3 lakh", "300000 INR"),
        ("Rs. 500", "500 INR"), ("Rs.1,50,000", "150000 INR"), ("1.5 crore rupees", "15000000 INR"),
        ("₹50 lacs", "5000000 INR"), ("1,50,000 rupees", "150000 INR"),
        ("12,34,567.50 rupees", "1234567.5 INR"), ("1,00,00,000 rupees", "10000000 INR"),
        ("a quarter of a million rupees", "250000 INR"), ("two lakhs of rupees", "200000 INR"),
        ("three quarters of a million euros", "750000 EUR"),
        ("a quarter million euros", "250000 EUR"),
    ])
    func scalesOfIndiaAndQuartersCount(text: String, expected: String) {
        #expect(listing(text, .english, [.money]) == [expected])
    }

    @Test(arguments: [
        ("over 100 but under 250 euros", Language.english, "100..250 EUR"),
        ("at least 100 and at most 250 dollars", .english, "100..250 USD"),
        ("no less than 100 and no more than 250 dollars", .english, "100..250 USD"),
        ("under 250 but over 100 euros", .english, "100..250 EUR"),
        ("plus de 100 mais moins de 250 euros", .french, "100..250 EUR"),
        ("au moins cent et au plus deux cents balles", .french, "100..200 EUR"),
    ])
    func twoBoundsMakeARange(text: String, language: Language, expected: String) {
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
