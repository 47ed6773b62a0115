/// The words of a language that make numbers, folded: lower case, without accents.
struct NumberWords: Sendable {
    /// Words below one hundred that stand for themselves.
    let units: [String: Int64]
    /// Words that multiply what stands before them.
    let multipliers: [String: Int64]
    /// Nouns that count by so many: "une cinquantaine", "a dozen".
    let collectives: [String: Int64]
    /// What multiplies figures alone: `1.5k`, `3 M€`.
    let scales: [String: Int64]
    /// Ordinals that stand for themselves: "vingtième", "third".
    let ordinalUnits: [String: Int64]
    /// Ordinals that multiply what stands before them: "centième", "thousandth".
    let ordinalMultipliers: [String: Int64]
    /// The endings of ordinals in figures: `1er`, `3rd`.
    let ordinalSuffixes: Set<String>
    /// Words with another part, space between them.
    let signals: [(AmountWord.Signals, String)]
}

extension Dictionary where Key == String, Value == Int64 {
    /// Reads "un=1 deux=2".
    static func numbers(_ list: String) -> [String: Int64] {
        var table: [String: Int64] = [:]
        for pair in list.split(whereSeparator: \.isWhitespace) {
            let sides = pair.split(separator: "=")
            guard sides.count == 2, let value = Int64(sides[1]) else {
                preconditionFailure("“\(pair)” is no word with its number.")
            }
            table[String(sides[0])] = value
        }
        return table
    }

    /// This table and the words of two others written as one: "vingtdeux", "twentyone".
    func joining(_ tens: [String: Int64], _ units: [String: Int64]) -> [String: Int64] {
        var table = self
        for (ten, value) in tens {
            for (unit, rest) in units { table[ten + unit] = value + rest }
        }
        return table
    }
}
