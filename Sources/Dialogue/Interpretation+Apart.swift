internal import Foundation
internal import Understanding

/// Questions of several subjects that one sentence cannot be read as.
extension Interpretation {
    /// A question for each of several subjects in words of its own, where one is no kind of
    /// spending of its own ("restaurants and fuel") or the one is set beside the other ("how much
    /// more at Carrefour than at Lidl"); nil for any others.
    func questionsApart(of marks: [SlotFill]) -> [Interpretation]? {
        guard marks.count > 1, let first = marks.first, let last = marks.last,
            marks.allSatisfy({ !$0.slot.isOfDays }),
            Set(marks.map { text(of: $0).lowercased() }).count == marks.count
        else { return nil }
        let opening = text(in: 0..<first.range.lowerBound)
        let isBeside = marks.count == 2 && setsBeside(first, last)
        guard isBeside || areJoined(marks) && MeasureReading(self).theme != nil else { return nil }
        var leads = [0..<first.range.lowerBound]
        if isBeside, let more = Self.moreWords.lazy.compactMap({ opening.range(of: $0) }).first {
            let start = opening[..<more.lowerBound].utf8.count
            leads = [0..<start, start + opening[more].utf8.count..<first.range.lowerBound]
        }
        let rest = last.range.upperBound..<text.utf8.count
        return marks.map { saying(leads + [$0.range, rest], as: label) }
    }

    /// Whether the one of two subjects is set beside the other in the same days.
    private func setsBeside(_ first: SlotFill, _ second: SlotFill) -> Bool {
        let between = text(in: first.range.upperBound..<second.range.lowerBound).foldedWords
        let opening = text(in: 0..<first.range.lowerBound).lowercased()
        return !Set(["than", "que", "qu'"]).isDisjoint(with: between)
            && Self.moreWords.contains(where: opening.contains)
            && slots.count(where: { $0.slot.isOfDays }) <= 1
    }

    private static let moreWords = [
        " more ", " less ", " de plus ", " de moins ", " plus ", " moins ",
    ]
}
