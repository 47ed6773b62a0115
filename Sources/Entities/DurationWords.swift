/// The words of a language for units of time, folded.
struct DurationWords: Sendable {
    /// Each word's unit.
    let units: [String: AmountWord.TimeLengthUnit]
    /// Words with another part, space between them.
    let signals: [(AmountWord.Signals, String)]

    /// Reads rows of words, space between them, and the unit each names.
    init(
        _ rows: [(String, Int64, SpokenDuration.Unit)],
        abbreviations: [(String, SpokenDuration.Unit)],
        signals: [(AmountWord.Signals, String)]
    ) {
        var units: [String: AmountWord.TimeLengthUnit] = [:]
        for (words, count, unit) in rows {
            for word in words.split(separator: " ") {
                units[String(word)] = .init(count: count, unit: unit, isAbbreviated: false)
            }
        }
        for (words, unit) in abbreviations {
            for word in words.split(separator: " ") {
                units[String(word)] = .init(count: 1, unit: unit, isAbbreviated: true)
            }
        }
        self.units = units
        self.signals = signals
    }
}
