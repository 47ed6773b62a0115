import Entities
import Testing

struct CountingStyleTests {
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
}
