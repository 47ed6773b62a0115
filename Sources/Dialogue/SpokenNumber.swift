/// Whole numbers as one word says them, in either language; words are folded.
enum SpokenNumber {
    /// The number a word says, in figures or in letters.
    static func value(of word: String) -> Int? { Int(word) ?? letters[word] }

    /// The same, where it says several.
    static func several(_ word: String) -> Int? { value(of: word).flatMap { $0 > 1 ? $0 : nil } }

    /// Whether a word says how much or how many, be it no number ("ninety", "un tiers", "thrice", "a
    /// tenner").
    static func isFigure(_ word: String) -> Bool {
        word.contains(where: \.isNumber) || quantities.contains(word)
            || letters[word].map { $0 > 1 } == true
    }

    private static let letters: [String: Int] = [
        "un": 1, "une": 1, "one": 1, "deux": 2, "two": 2, "trois": 3, "three": 3, "quatre": 4,
        "four": 4, "cinq": 5, "five": 5, "six": 6, "sept": 7, "seven": 7, "huit": 8, "eight": 8,
        "neuf": 9, "nine": 9, "dix": 10, "ten": 10, "onze": 11, "eleven": 11, "douze": 12,
        "twelve": 12, "treize": 13, "thirteen": 13, "quatorze": 14, "fourteen": 14, "quinze": 15,
        "fifteen": 15, "seize": 16, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19,
        "vingt": 20, "twenty": 20, "trente": 30, "thirty": 30, "quarante": 40, "forty": 40,
        "cinquante": 50, "fifty": 50, "soixante": 60, "sixty": 60, "septante": 70, "seventy": 70,
        "huitante": 80, "octante": 80, "eighty": 80, "nonante": 90, "ninety": 90, "cent": 100,
        "cents": 100, "hundred": 100, "mille": 1_000, "thousand": 1_000,
    ]
    private static let quantities: Set<String> = [
        "twice", "thrice", "double", "triple", "treble", "quadruple", "quintuple", "half", "halve",
        "third", "quarter", "moitie", "tiers", "quart", "dozen", "dozens", "huitaine", "dizaine",
        "douzaine", "quinzaine", "vingtaine", "trentaine", "quarantaine", "cinquantaine",
        "soixantaine", "centaine", "millier", "million", "tenner", "fiver",
    ]
}
