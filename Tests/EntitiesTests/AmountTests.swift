import Entities
import Primitives
import Testing
import TextProcessing

/// What the amounts of a text are, as `50 EUR`, with `-` where no currency was said.
func amounts(in text: String, language: Language? = nil) throws -> [String] {
    let context = EntityContext(today: try #require(Day("2026-11-20")), language: language)
    return EntityRecognizer().entities(in: TokenizedText(text), context: context).compactMap {
        switch $0.value {
        case .money(let money):
            "\(money.amount?.description ?? "?") \(money.currency?.code ?? "-")"
        case .number(let number): "\(number)"
        default: nil
        }
    }
}

struct AmountTests {
    @Test(arguments: [
        ("envoie 50 euros à Marie", ["50 EUR"]), ("50€", ["50 EUR"]), ("€50", ["50 EUR"]),
        ("12,5€", ["12.5 EUR"]), ("1 200,50 €", ["1200.5 EUR"]),
        ("1\u{202F}200,50\u{A0}€", ["1200.5 EUR"]),
        ("40 000 euros", ["40000 EUR"]), ("1'200 CHF", ["1200 CHF"]), ("50€20", ["50.2 EUR"]),
        ("cinquante euros", ["50 EUR"]), ("quatre-vingt-dix-sept balles", ["97 EUR"]),
        ("septante francs", ["70 CHF"]), ("huit cents dollars", ["800 USD"]),
        ("trois millions d'euros", ["3000000 EUR"]), ("une cinquantaine d'euros", ["50 EUR"]),
        ("mille deux cents euros", ["1200 EUR"]), ("vingt et un euros", ["21 EUR"]),
        ("soixante et onze euros", ["71 EUR"]), ("quatre-vingts euros", ["80 EUR"]),
        ("cinquante euros et vingt centimes", ["50.2 EUR"]), ("20 centimes", ["0.2 EUR"]),
        ("deux mille vingt-six euros", ["2026 EUR"]), ("100 yani", ["100 YANI"]),
        ("5000 francs CFA", ["5000 XOF"]), ("5000 FCFA", ["5000 XOF"]),
        ("entre 12 euros et 15 euros", ["12 EUR", "15 EUR"]), ("une piasse", ["1 CAD"]),
        ("deux virgule zéro cinq euros", ["2.05 EUR"]), ("2 virgule 5 millions", ["2500000"]),
        ("trente-deux virgule soixante-quinze", ["32.75"]), ("20 dollars canadiens", ["20 CAD"]),
        ("treize euros et quarante-cinq cents", ["13.45 EUR"]), ("10US$", ["10 USD"]),
        ("envoie 2000 à Marie", ["2000"]),
    ])
    func readsFrenchAmounts(text: String, expected: [String]) throws {
        #expect(try amounts(in: text, language: .french) == expected)
    }

    @Test(arguments: [
        ("send Marie 50 euros", ["50 EUR"]), ("$1,200.50", ["1200.5 USD"]),
        ("twenty quid", ["20 GBP"]),
        ("two hundred and fifty dollars", ["250 USD"]), ("1.5k bucks", ["1500 USD"]),
        ("twelve hundred dollars", ["1200 USD"]), ("a couple hundred bucks", ["200 USD"]),
        ("five grand", ["5000"]), ("a hundred pounds", ["100 GBP"]),
        ("3 million dollars", ["3000000 USD"]),
        ("one thousand two hundred thirty-four euros", ["1234 EUR"]), ("USD 20", ["20 USD"]),
        ("fifty pence", ["0.5 GBP"]), ("2 dozen", ["24"]),
        ("two point two million", ["2200000"]), ("20 dollars 43 cents", ["20.43 USD"]),
        ("a dollar", ["1 USD"]), ("ten US dollars", ["10 USD"]), ("five cents", ["0.05 -"]),
        ("five pounds fifty", ["5.5 GBP"]), ("send 2000 to Paul", ["2000"]),
    ])
    func readsEnglishAmounts(text: String, expected: [String]) throws {
        #expect(try amounts(in: text, language: .english) == expected)
    }

    @Test(arguments: [
        "quel est mon solde", "what is my balance", "un ami", "a friend", "envoie à Marie",
    ])
    func findsNoAmountWhereThereIsNone(text: String) throws {
        #expect(try amounts(in: text).isEmpty)
    }

    @Test(arguments: [
        ("payments over 100 but under 250 euros", Language.english, ["100 EUR", "250 EUR"]),
        ("at least 100 and at most 250 dollars", .english, ["100 USD", "250 USD"]),
        ("100-250 euros", .english, ["100 EUR", "250 EUR"]),
        ("entre 100 et 250 euros", .french, ["100", "250 EUR"]),
        ("plus de 100 mais moins de 250 euros", .french, ["100 EUR", "250 EUR"]),
        ("plus de 300 mais moins de 250 euros", .french, ["300", "250 EUR"]),
        ("facture 2024-250 euros", .french, ["2024", "250 EUR"]),
        ("envoie 100 mais moins de 250 euros", .french, ["100", "250 EUR"]),
        ("send Lou 20 Dec 8th", .english, ["20"]), ("send Lou 15 Jan 3rd", .english, ["15"]),
        ("Send Dolores 25 weekly", .english, ["25"]),
    ])
    func bothSidesOfARangeHaveItsCurrency(
        text: String, language: Language, expected: [String]
    ) throws {
        #expect(try amounts(in: text, language: language) == expected)
    }

    @Test func aNumberTooLargeIsNoAmountAndNoCrash() throws {
        #expect(try amounts(in: "999999999999999999999 euros").isEmpty)
        _ = try amounts(in: String(repeating: "mille ", count: 200))
    }
}
