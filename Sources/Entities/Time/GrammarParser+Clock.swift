internal import Primitives
internal import TextProcessing

/// Clock times in figures: `15h30`, `15:30`, `3:15pm`, `3 pm`, `3ish`.
extension GrammarParser {
    /// The readings of a clock time in figures at `index`. A form with a colon and an hour up to
    /// twelve may be of the afternoon; `h` is of 24 hours.
    func clockFigures(at index: Int) -> [Reading] {
        guard words.kind(at: index) == .number, let hour = smallFigure(index), hour <= 24,
            !isInsideClock(index)
        else { return [] }
        if let reading = withH(hour, index) { return [reading] }
        if let reading = withColon(hour, index) { return [reading] }
        guard let (isAfternoon, end) = halfOfDay(index + 1), (1...12).contains(hour) else {
            return []
        }
        return reading(ClockTime(hour)?.inAfternoon(isAfternoon), end)
    }

    private func reading(_ clock: ClockTime?, _ end: Int) -> [Reading] {
        clock.map { [Reading(end: end, meaning: .clock($0))] } ?? []
    }

    /// "15h", "15 h", "15h30", "15 h 30".
    private func withH(_ hour: Int, _ index: Int) -> Reading? {
        let next = words[index + 1]
        guard next.hasPrefix("h"), words.kind(at: index + 1) == .word else { return nil }
        if next == "h" {
            if let minute = smallFigure(index + 2), minute < 60,
                words[index + 2].utf8.count == 2, words.kind(at: index + 3) != .currencySign
            {
                return reading(ClockTime(hour, minute), index + 3).first
            }
            return reading(ClockTime(hour), index + 2).first
        }
        guard words.isGlued(index + 1), let minute = Int(next.dropFirst()),
            next.utf8.count <= 3
        else { return nil }
        return reading(ClockTime(hour, minute), index + 2).first
    }

    /// "15:30", "15:23:24", "3:15pm".
    private func withColon(_ hour: Int, _ index: Int) -> Reading? {
        guard words[index + 1] == ":", words.isGlued(index + 1), words.isGlued(index + 2),
            let minute = smallFigure(index + 2), words[index + 2].utf8.count == 2
        else { return nil }
        var end = index + 3
        var second: Int?
        if words[end] == ":", words.isGlued(end), words.isGlued(end + 1),
            let figure = smallFigure(end + 1), words[end + 1].utf8.count == 2
        {
            (second, end) = (figure, end + 2)
        }
        let isTwentyFour = words[index].hasPrefix("0") || grammar.language == .french
        guard
            let clock = ClockTime(
                hour, minute, second: second, isAmbiguous: !isTwentyFour)
        else { return nil }
        guard let (isAfternoon, halfEnd) = halfOfDay(end), (1...12).contains(hour) else {
            return Reading(end: end, meaning: .clock(clock))
        }
        return Reading(end: halfEnd, meaning: .clock(clock.inAfternoon(isAfternoon)))
    }

    /// Whether figures go on from others before them that are no clock time of a range, "9-11am",
    /// "11h30-1h30".
    private func isInsideClock(_ index: Int) -> Bool {
        guard isInsideFigures(index) else { return false }
        guard words[index - 1] == "-", words[index - 3] != "-" else { return true }
        let before = words[index - 2]
        return !(smallFigure(index - 2) != nil || before.hasPrefix("h") || before.hasSuffix("m"))
    }

    /// Which half of the day "am", "p.m.", "ish pm" say, and the word after.
    private func halfOfDay(_ index: Int) -> (isAfternoon: Bool, end: Int)? {
        let word = words[index]
        if word == "ish", words.isGlued(index) { return halfOfDay(index + 1) }
        switch word {
        case "am", "pm": return (word == "pm", index + 1)
        case "a", "p":
            if words[index + 1] == ".", words[index + 2] == "m" || words[index + 2] == "m." {
                let end = words[index + 3] == "." ? index + 4 : index + 3
                return (word == "p", end)
            }
            // "12:15p", but not "3 p".
            return words.isGlued(index) && grammar.language == .english
                ? (word == "p", index + 1) : nil
        default: return nil
        }
    }

    /// A number of one or two figures.
    func smallFigure(_ index: Int) -> Int? {
        guard words.kind(at: index) == .number, words[index].utf8.count <= 2 else { return nil }
        return Int(words[index])
    }

    /// Whether the figures at `index` go on from others before them: a version, a reference.
    func isInsideFigures(_ index: Int) -> Bool {
        guard words.isGlued(index), index > 0 else { return false }
        switch words.kind(at: index - 1) {
        case .number, .word: return words[index - 1] != "'" && !words[index - 1].hasSuffix("'")
        case .punctuation:
            guard [".", ",", "-", "/", ":", "_", "+"].contains(words[index - 1]),
                words.isGlued(index - 1), index > 1
            else { return words[index - 1] == "+" }
            return words.kind(at: index - 2) == .number || words.kind(at: index - 2) == .word
        case .currencySign: return true
        case .handle, .email, .link, .iban, .emoji, nil: return false
        }
    }
}
