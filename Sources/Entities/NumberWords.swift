internal import Primitives

/// The words of a language that make numbers.
struct NumberWords: Sendable {
    /// Words below one hundred that stand for themselves.
    let units: [String: Int]
    /// Words that multiply what stands before them.
    let multipliers: [String: Int64]
    /// Words that stand between parts of a number.
    let connectors: Set<String>
    /// Words between the whole and the fraction.
    let decimalMarks: Set<String>
    /// Articles that count one before a multiplier or a collective: "a hundred".
    let articles: Set<String>
    /// Collective numbers: "une cinquantaine", "a dozen".
    let collectives: [String: Int]

    static func of(_ language: Language) -> NumberWords {
        switch language {
        case .french: french
        case .english: english
        }
    }

    static let french = NumberWords(
        units: [
            "zero": 0, "un": 1, "une": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6,
            "sept": 7, "huit": 8, "neuf": 9, "dix": 10, "onze": 11, "douze": 12, "treize": 13,
            "quatorze": 14, "quinze": 15, "seize": 16, "vingt": 20, "vingts": 20, "trente": 30,
            "quarante": 40, "cinquante": 50, "soixante": 60, "septante": 70, "huitante": 80,
            "octante": 80, "nonante": 90,
        ],
        multipliers: [
            "cent": 100, "cents": 100, "mille": 1_000, "milles": 1_000, "mil": 1_000,
            "million": 1_000_000,
            "millions": 1_000_000, "milliard": 1_000_000_000, "milliards": 1_000_000_000,
        ],
        connectors: ["et"], decimalMarks: ["virgule", "point"],
        articles: ["un", "une", "quelques"],
        collectives: [
            "dizaine": 10, "douzaine": 12, "quinzaine": 15, "vingtaine": 20, "trentaine": 30,
            "quarantaine": 40, "cinquantaine": 50, "soixantaine": 60, "centaine": 100,
            "millier": 1_000,
        ])

    static let english = NumberWords(
        units: [
            "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
            "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13,
            "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18,
            "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50,
            "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
        ],
        multipliers: [
            "hundred": 100, "thousand": 1_000, "grand": 1_000, "million": 1_000_000,
            "billion": 1_000_000_000,
        ],
        connectors: ["and"], decimalMarks: ["point"], articles: ["a", "an", "one"],
        collectives: ["dozen": 12, "couple": 2, "fiver": 5, "tenner": 10])
}
