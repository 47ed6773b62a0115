internal import TextProcessing
internal import Understanding

/// Questions of several subjects that one sentence cannot be read as.
extension Interpretation {
    /// A question for each of several subjects in words of its own, where one is no kind of
    /// spending of its own ("restaurants and fuel") or the one is set beside the other ("how much
    /// more at Carrefour than at Lidl"); nil for any others.
    var questionsApart: [Interpretation]? {
        let marks = slots.filter { $0.slot == .category || $0.slot == .merchant }
        guard marks.count > 1, let first = marks.first, let last = marks.last,
            zip(marks, marks.dropFirst()).allSatisfy({ $0.range.upperBound <= $1.range.lowerBound }
            ),
            last.range.upperBound <= text.utf8.count,
            Set(marks.map { text(of: $0).lowercased() }).count == marks.count
        else { return nil }
        let more = marks.count == 2 ? comparing(first, with: last) : nil
        guard more != nil || areJoined(marks) && MeasureReading(self).theme != nil else {
            return nil
        }
        let opening = 0..<first.range.lowerBound
        let leads = more.map { [0..<$0.lowerBound, $0.upperBound..<opening.upperBound] }
        let rest = last.range.upperBound..<text.utf8.count
        return marks.map { saying((leads ?? [opening]) + [$0.range, rest], as: label) }
    }

    /// Where the words stand by which one subject is set beside another in the same days ("more",
    /// "de plus"); nil where it is not.
    private func comparing(_ first: SlotFill, with second: SlotFill) -> Range<Int>? {
        let between = text(in: first.range.upperBound..<second.range.lowerBound).foldedWords
        guard !Set(["than", "que", "qu'"]).isDisjoint(with: between),
            slots.count(where: { $0.slot.isOfDays }) <= 1
        else { return nil }
        let tokenized = TokenizedText(text)
        let tokens = tokenized.tokens.prefix { $0.source.upperBound <= first.range.lowerBound }
        let words = tokens.map(tokenized.foldedText(of:))
        guard let place = words.lastIndex(where: Self.comparatives.contains) else { return nil }
        let start = place > 0 && words[place - 1] == "de" ? place - 1 : place
        return tokens[start].source.lowerBound..<tokens[place].source.upperBound
    }

    private static let comparatives: Set<String> = ["more", "less", "plus", "moins"]
}
