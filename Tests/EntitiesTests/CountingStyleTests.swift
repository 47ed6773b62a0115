import Entities
import Primitives
import Testing
import TextProcessing

struct CountingStyleTests {
    /// What the recogniser reads in `words`, if it is one number and nothing else.
    private static func number(in words: String, _ language: Language) -> Int? {
        let context = EntityContext(today: Day(number: 20_777), language: language)
        let found = EntityRecognizer().entities(in: TokenizedText(words), context: context)
        guard found.count == 1, case .number(let number) = found[0].value,
            found[0].source == 0..<words.utf8.count
        else { return nil }
        return number.whole
    }

    private static func language(of style: CountingStyle) -> Language {
        switch style {
        case .french, .belgianFrench, .swissFrench: .french
        case .britishEnglish, .americanEnglish: .english
        }
    }

    // Expected forms: Académie française (2016), OQLF; Oxford and Chicago style.
    @Test(arguments: [
        (0, "zéro", CountingStyle.french), (21, "vingt et un", .french),
        (71, "soixante et onze", .french), (80, "quatre-vingts", .french),
        (81, "quatre-vingt-un", .french), (97, "quatre-vingt-dix-sept", .french),
        (200, "deux cents", .french), (201, "deux cent un", .french),
        (80_000, "quatre-vingt mille", .french), (200_000, "deux cent mille", .french),
        (1_000, "mille", .french), (2_000_000, "deux millions", .french),
        (71, "septante et un", .belgianFrench), (86, "quatre-vingt-six", .belgianFrench),
        (86, "huitante-six", .swissFrench), (99, "nonante-neuf", .swissFrench),
        (101, "one hundred and one", .britishEnglish), (101, "one hundred one", .americanEnglish),
        (1_002, "one thousand and two", .britishEnglish),
        (42_342, "forty-two thousand three hundred forty-two", .americanEnglish),
    ])
    func saysNumbersAsTheStyleDoes(number: Int, words: String, style: CountingStyle) {
        #expect(style.words(for: number) == words)
    }

    @Test(arguments: [-1, 1_000_000_000_000, Int.min, Int.max])
    func saysNothingOutsideItsRange(number: Int) {
        for style in CountingStyle.allCases { #expect(style.words(for: number) == nil) }
    }

    /// Every number up to 2 000 and each 97th up to a million; one alone is an article in French.
    @Test(arguments: CountingStyle.allCases)
    func whatIsSaidIsReadBack(style: CountingStyle) throws {
        let numbers = Array(2...2_000) + Array(stride(from: 2_001, to: 1_000_000, by: 97))
        for number in numbers {
            let words = try #require(style.words(for: number))
            let read = Self.number(in: words, Self.language(of: style))
            #expect(read == number, "\(words)")
            if read != number { return }
        }
    }
}
