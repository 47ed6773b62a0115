internal import Primitives
internal import TextProcessing
internal import Understanding

/// Days that no month has.
extension Interpretation {
    /// The turn with a day that no month has for a figure behind an article that reads as an amount
    /// ("plutôt le 32", "envoie 20 à Paul le 45"): a figure that is all there is of money is one.
    var withImpossibleDay: Interpretation {
        guard let day = dayOfNoMonth else { return self }
        let others = slots.filter { !$0.range.overlaps(day) || $0.slot == .frequency }
        guard others.contains(where: { $0.slot == .amount }) || onlySaysDay(day) else {
            return self
        }
        return Interpretation(
            text: text, language: language, label: label, act: act, confidence: confidence,
            alternatives: alternatives, slots: others, isOrder: isOrder, hasImpossibleDate: true,
            languageMargin: languageMargin)
    }

    /// Where the only figure above the days of a month stands that has an article before it, no
    /// unit or name of anything behind it, and is no part of a name or a note.
    private var dayOfNoMonth: Range<Int>? {
        let tokens = TokenizedText(text)
        let words = tokens.tokens.map { tokens.foldedText(of: $0) }
        let days = words.indices.dropFirst().filter { index in
            words[index - 1] == "le" && Int(words[index]).map((32...99).contains) == true
                && (index + 1 == words.count || Self.behindDays.contains(words[index + 1]))
        }
        guard days.count == 1 else { return nil }
        let day = tokens.tokens[days[0]].source
        let isOfOther = slots.contains { fill in
            fill.range.overlaps(day) && !Self.figures.contains(fill.slot)
        }
        return isOfOther ? nil : day
    }

    /// Whether beside a day it says nothing but what puts something right.
    private func onlySaysDay(_ day: Range<Int>) -> Bool {
        (text(in: 0..<day.lowerBound) + text(in: day.upperBound..<Int.max))
            .foldedWords.allSatisfy { word in
                word == "le" || Self.behindDays.contains(word) || putsRightBeside(word)
                    || Self.noes.contains(word)
            }
    }

    /// What such a figure may read as, or be part of.
    private static let figures: Set<Slot> = [.amount, .amountMaximum, .count, .frequency]
    private static let behindDays: Set<String> = [
        "a", "au", "pour", "et", "du", "s'", "stp", "svp", "plutot", "alors", "depuis", "oui", "ok",
        "mais", "euh", "finalement",
    ]
}
