internal import Entities
internal import Primitives
internal import TextProcessing
internal import Understanding

/// The two times that a comparison sets beside each other.
extension Interpretation {
    /// What stands on the two sides of the word that sets two times beside each other ("compare
    /// cette année", "l'année dernière"); nil where it sets no two times so.
    ///
    /// Times of one utterance may read as one span ("Q2 to Q3"), each by itself reads as itself.
    var comparedTimes: [String]? {
        guard MeasureReading(self).setsBeside else { return nil }
        let sides = sidesOfComparison.filter { $0.days(on: Day(number: 0)) != nil }
        guard sides.count == 2 else { return nil }
        return [sides[0].sharing(yearOf: sides[1]), sides[1]]
    }

    /// The turn as the comparison of two years that its last words are, of a kind of spending or of
    /// all ("énergie 2025 vs 2026"), where they read as amounts; nil for any other.
    var yearsBeside: Interpretation? {
        let tokenized = TokenizedText(text)
        let tokens = tokenized.tokens.filter { $0.kind == .word || $0.kind == .number }
        let last = tokens.suffix(3).map(tokenized.foldedText(of:))
        guard last.count == 3, ["vs", "versus", "contre", "against"].contains(last[1]),
            intent == .payBill || intent == .sendMoney || label == .outOfScope || label == .inform,
            let first = last[0].asYear, let second = last[2].asYear
        else { return nil }
        let before = text(in: 0..<tokens[tokens.count - 3].source.lowerBound)
        let category = SpendingCategory.named(in: before).map { category in
            SlotFill(
                slot: .category, value: .text(category.rawValue),
                range: 0..<before.utf8.count)
        }
        let end = tokens[tokens.count - 3].source.lowerBound
        let shop = slots.first { $0.slot == .merchant && $0.range.upperBound <= end }
        guard tokens.count == 3 || category != nil || shop != nil else { return nil }
        let years = zip([first, second], [tokens[tokens.count - 3], tokens[tokens.count - 1]]).map {
            SlotFill(slot: .period, value: .days($0), range: $1.source)
        }
        return with(
            slots: [category ?? shop].compactMap(\.self) + years,
            label: .intent(.analyzeSpending, nil),
            confidence: 1)
    }

    private var sidesOfComparison: [String] {
        let tokenized = TokenizedText(text)
        let joints = tokenized.tokens.filter { token in
            let word = tokenized.foldedText(of: token)
            let isPreposition = word == "a" && language == .french
            return Self.comparing.contains(word) || isPreposition
        }
        let ends = joints.map(\.source.lowerBound) + [text.utf8.count]
        return zip([0] + joints.map(\.source.upperBound), ends).map { text(in: $0..<max($0, $1)) }
    }

    private static let comparing: Set<String> = [
        "et", "and", "to", "with", "avec", "vs", "versus", "contre", "against", "au", "aux",
        "compare", "compared", "comparee", "compares", "comparees", "rapport",
    ]
}

extension String {
    /// The days that the text names, which are over where it does not say which; nil where it names
    /// none.
    func days(on today: Day, prefersPast: Bool = true) -> DayInterval? {
        spans(on: today, prefersPast).first?.days ?? year
    }

    /// The year that the text ends with.
    private var year: DayInterval? { foldedWords.last?.asYear }

    /// The year that the text is in figures.
    fileprivate var asYear: DayInterval? {
        guard let year = Int(self), (1900..<2100).contains(year) else { return nil }
        return DayInterval(year: year)
    }

    private func spans(
        on today: Day, _ prefersPast: Bool = true
    ) -> [(days: DayInterval, end: Int)] {
        let context = EntityContext(today: today, prefersPast: prefersPast)
        return EntityRecognizer().entities(in: TokenizedText(self), context: context).compactMap {
            guard case .time(let span) = $0.value else { return nil }
            return (span.days, $0.source.upperBound)
        }
    }

    /// The text with the year of another behind it, where that alone says one and the year is read
    /// as part of the time ("Q2" of "Q2 and Q3 2025").
    fileprivate func sharing(yearOf other: String) -> String {
        func years(_ text: String) -> [String] {
            text.foldedWords.filter { $0.count == 4 && ($0.hasPrefix("20") || $0.hasPrefix("19")) }
        }
        guard years(self).isEmpty, let year = years(other).first, Int(year) != nil else {
            return self
        }
        var trimmed = self[...]
        while trimmed.last?.isWhitespace == true { trimmed = trimmed.dropLast() }
        let dated = "\(trimmed) \(year)"
        let spans = dated.spans(on: Day(number: 0))
        return spans.count == 1 && spans[0].end == dated.utf8.count ? dated : self
    }
}
