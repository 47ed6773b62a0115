internal import Primitives
internal import TextProcessing

/// Dates in figures: `15/12/2026`, `2026-12-15`, `15.12.26`, `03/04`, `20 02 2014`, `Sep-23-2020`.
extension GrammarParser {
    /// The readings of a date in figures at `index`.
    func dateFigures(at index: Int) -> [Reading] {
        guard !isInsideDate(index), let first = part(index) else { return [] }
        guard let separator = separator(index + 1), let second = part(separator.end) else {
            return spaced(index, first) ?? []
        }
        if let third = part(separator.end + 2),
            let next = self.separator(separator.end + 1), next.sign == separator.sign
        {
            let end = next.end + 1
            guard !goesOn(end, separator.sign) else { return [] }
            return date([first, second, third], end)
        }
        let end = separator.end + 1
        guard !goesOn(end, separator.sign) else { return [] }
        return shortDate(first, second, separator.sign, end)
    }

    /// Whether figures go on from others before them, other than a date that is whole: the second
    /// of "5/1-5/7", "10-1-2018-10-7-2018".
    private func isInsideDate(_ index: Int) -> Bool {
        guard isInsideFigures(index) else { return false }
        if words.kind(at: index - 1) == .word { return words.kind(at: index) != .word }
        guard words[index - 1] == "-" else { return true }
        if words[index - 3] == "/" { return words[index + 1] != "/" }
        return
            !(words[index - 2].utf8.count == 4 && words[index - 3] == "-"
            && words[index - 5] == "-" && isWholeDate(index))
    }

    /// Two figures that are a date only where something else says so: "Friday 7-6", "on 5.12".
    func looseFigures(at index: Int) -> [Reading] {
        guard !isInsideFigures(index), words.kind(at: index) == .number else { return [] }
        if let separator = separator(index + 1), let first = smallFigure(index),
            let second = smallFigure(separator.end), first > 0, second > 0,
            !goesOn(separator.end + 1, separator.sign)
        {
            return dayAndMonth(first, second, separator.end + 1)
        }
        let figures = words[index].split(separator: ".", omittingEmptySubsequences: false)
        guard figures.count == 2, let first = Int(figures[0]), let second = Int(figures[1]),
            (1...31).contains(first), (1...31).contains(second), figures[1].utf8.count <= 2,
            !goesOn(index + 1, "."), words.kind(at: index + 1) != .currencySign,
            !counts(index + 1)
        else { return [] }
        return dayAndMonth(first, second, index + 1)
    }

    /// Figures of a date, or a month's name.
    private struct Part {
        let value: Int
        let digits: Int
        var isMonthName: Bool { digits == 0 }
    }

    private func part(_ index: Int) -> Part? {
        switch words.kind(at: index) {
        case .number:
            let digits = words[index].utf8.count
            guard [1, 2, 4].contains(digits), let value = Int(words[index]) else { return nil }
            return Part(value: value, digits: digits)
        case .word:
            return grammar.months[marks[index].id].map { Part(value: $0, digits: 0) }
        case .currencySign, .punctuation, .emoji, .iban, .handle, .email, .link, nil: return nil
        }
    }

    /// A slash, hyphen or point with nothing around it, and the word behind.
    private func separator(_ index: Int) -> (sign: String, end: Int)? {
        guard ["/", "-", "."].contains(words[index]), words.isGlued(index),
            words.isGlued(index + 1)
        else { return nil }
        return (words[index], index + 1)
    }

    /// Whether more figures follow the date, so that it is none: `133-03-03-2020`.
    private func goesOn(_ end: Int, _ sign: String) -> Bool {
        guard words.isGlued(end) else { return false }
        switch words.kind(at: end) {
        case .word, .number, .currencySign, .handle, .email, .link, .iban: return true
        case .punctuation:
            guard words.isGlued(end + 1), words.kind(at: end + 1) == .number else {
                return words[end] == "%"
            }
            // A range goes on with a date: 10/1-11/2.
            return words[end] == sign ? !isWholeDate(end + 1) : words[end] != "-"
        case .emoji, nil: return false
        }
    }

    /// Whether a date with its year begins at `index`.
    private func isWholeDate(_ index: Int) -> Bool {
        guard let next = separator(index + 1), let last = separator(next.end + 1) else {
            return false
        }
        return next.sign == last.sign && part(last.end)?.digits == 4
    }

    /// A date of three parts: the year first if it has four figures, else last.
    private func date(_ parts: [Part], _ end: Int) -> [Reading] {
        if parts[0].digits == 4 {
            return reading(parts[0].value, parts[1].value, parts[2], end, swaps: false)
        }
        guard parts[2].digits == 4 || (parts[2].digits == 2 && !parts[2].isMonthName) else {
            return []
        }
        let year = parts[2].digits == 4 ? parts[2].value : Self.year(parts[2].value)
        if parts[0].isMonthName {
            return reading(year, parts[0].value, parts[1], end, swaps: false)
        }
        if parts[1].isMonthName {
            return reading(year, parts[1].value, parts[0], end, swaps: false)
        }
        let isDayFirst = context.dateOrder == .dayFirst
        let (day, month) = isDayFirst ? (parts[0], parts[1]) : (parts[1], parts[0])
        return reading(year, month.value, day, end, swaps: true)
    }

    /// The date, in the other order if that alone has such a month; impossible if neither is a day.
    private func reading(
        _ year: Int, _ month: Int, _ day: Part, _ end: Int, swaps: Bool
    ) -> [Reading] {
        guard !day.isMonthName, day.digits < 4 else { return [] }
        if (1...12).contains(month), (1...31).contains(day.value) {
            return made(.fields(year: year, .month(month), day: day.value), end)
        }
        if swaps, (1...12).contains(day.value), (1...31).contains(month) {
            return made(.fields(year: year, .month(day.value), day: month), end)
        }
        // A date that is written out, of a day that no month has: "32/01/2027".
        let hasMonth = (1...12).contains(month) || (1...12).contains(day.value)
        return swaps && hasMonth && (1_900...2_199).contains(year) ? made(.impossible, end) : []
    }

    /// A date of two parts: day and month, month and year.
    private func shortDate(
        _ first: Part, _ second: Part, _ sign: String, _ end: Int
    ) -> [Reading] {
        if first.isMonthName {
            guard !second.isMonthName else { return [] }
            return second.digits == 4
                ? made(.fields(year: second.value, .month(first.value)), end)
                : made(.fields(.month(first.value), day: second.value), end)
        }
        if second.isMonthName {
            return first.digits == 4
                ? made(.fields(year: first.value, .month(second.value)), end)
                : made(.fields(.month(second.value), day: first.value), end)
        }
        if first.digits == 4 {
            guard sign != ".", second.digits < 4, (1...12).contains(second.value),
                (1_900...2_199).contains(first.value)
            else { return [] }
            return made(.fields(year: first.value, .month(second.value)), end)
        }
        if second.digits == 4 {
            guard sign == "/", (1...12).contains(first.value) else { return [] }
            return made(.fields(year: second.value, .month(first.value)), end)
        }
        guard sign == "/", (1...31).contains(first.value), (1...31).contains(second.value),
            numbers.hundredths(at: end - 3) == nil
        else { return [] }
        return dayAndMonth(first.value, second.value, end)
    }

    /// Two figures, day and month in the order of the place, the other where that is none.
    func dayAndMonth(_ first: Int, _ second: Int, _ end: Int) -> [Reading] {
        let isDayFirst = context.dateOrder == .dayFirst
        let (day, month) = isDayFirst ? (first, second) : (second, first)
        if (1...12).contains(month) { return made(.fields(.month(month), day: day), end) }
        guard (1...12).contains(day) else { return [] }
        return made(.fields(.month(day), day: month), end)
    }

    /// "20 02 2014": French writes dates with spaces; not a telephone number.
    private func spaced(_ index: Int, _ first: Part) -> [Reading]? {
        guard grammar.language == .french, (1...31).contains(first.value), first.digits < 3,
            !first.isMonthName, let second = part(index + 1), !second.isMonthName,
            second.digits < 3, (1...12).contains(second.value), !words.isGlued(index + 1),
            let third = part(index + 2), !third.isMonthName, third.digits != 1,
            !words.isGlued(index + 2), words.kind(at: index - 1) != .number,
            words.kind(at: index + 3) != .number, words.kind(at: index + 3) != .currencySign,
            !counts(index + 3),
            !words.isGlued(index + 3)
                || words.kind(at: index + 3) == .punctuation
        else { return nil }
        let year = third.digits == 4 ? third.value : Self.year(third.value)
        return reading(year, second.value, first, index + 3, swaps: false)
    }

    private func made(_ form: TimeForm, _ end: Int) -> [Reading] {
        [Reading(end: end, meaning: .time(form))]
    }

    /// Two figures of a year: 1940 to 2039.
    static func year(_ figures: Int) -> Int {
        figures >= 100 ? figures : figures < 40 ? 2_000 + figures : 1_900 + figures
    }
}
