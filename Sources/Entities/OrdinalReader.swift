internal import Primitives
internal import TextProcessing

/// Reads ordinals: `3rd`, `1er`, "premier", "quarante-deuxième", "twenty-fifth".
struct OrdinalReader: Sendable {
    private let words: Words
    private let places: [String: Int]
    private let tens: [String: Int]
    private let suffixes: Set<String>

    init(_ numbers: NumberReader) {
        words = numbers.words
        switch numbers.language {
        case .french:
            (places, tens) = (Self.frenchPlaces, NumberWords.french.units)
            suffixes = ["er", "ere", "e", "eme", "ieme", "nd", "nde"]
        case .english:
            (places, tens) = (Self.englishPlaces, NumberWords.english.units)
            suffixes = ["st", "nd", "rd", "th"]
        }
    }

    /// Returns the ordinal at `index` and the word after it, or nil.
    func ordinal(at index: Int) -> (value: Int, end: Int)? {
        if words.kind(at: index) == .number {
            guard words.isGlued(index + 1), suffixes.contains(words[index + 1]),
                let value = Int(words[index])
            else { return nil }
            return (value, index + 2)
        }
        if let place = places[words[index]] { return (place, index + 1) }
        guard let ten = tens[words[index]], ten >= 20, ten % 10 == 0 else { return nil }
        let next = words[index + 1] == "et" ? index + 2 : index + 1
        guard let unit = places[words[next]] ?? (words[next] == "unieme" ? 1 : nil),
            (1...9).contains(unit)
        else { return nil }
        return (ten + unit, next + 1)
    }

    private static let frenchPlaces: [String: Int] = [
        "premier": 1, "premiere": 1, "premiers": 1, "premieres": 1, "second": 2, "seconde": 2,
        "deuxieme": 2, "troisieme": 3, "quatrieme": 4, "cinquieme": 5, "sixieme": 6,
        "septieme": 7, "huitieme": 8, "neuvieme": 9, "dixieme": 10, "onzieme": 11, "douzieme": 12,
        "treizieme": 13, "quatorzieme": 14, "quinzieme": 15, "seizieme": 16, "vingtieme": 20,
        "trentieme": 30, "quarantieme": 40, "cinquantieme": 50, "soixantieme": 60,
        "centieme": 100, "millieme": 1_000,
    ]

    private static let englishPlaces: [String: Int] = [
        "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7,
        "eighth": 8, "ninth": 9, "tenth": 10, "eleventh": 11, "twelfth": 12, "thirteenth": 13,
        "fourteenth": 14, "fifteenth": 15, "sixteenth": 16, "seventeenth": 17, "eighteenth": 18,
        "nineteenth": 19, "twentieth": 20, "thirtieth": 30, "fortieth": 40, "fiftieth": 50,
        "sixtieth": 60, "seventieth": 70, "eightieth": 80, "ninetieth": 90, "hundredth": 100,
    ]
}
