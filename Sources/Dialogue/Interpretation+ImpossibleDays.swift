internal import Primitives
internal import TextProcessing
internal import Understanding

/// Days that no month has.
extension Interpretation {
    /// The turn with a day that no month has for a figure behind an article that reads as an amount
    /// ("plutôt le 32", "envoie 20 à Paul le 45"): a figure that is all there is of money is one.
    var withImpossibleDay: Interpretation {
        let figures = slots.filter(isDayOfNoMonth)
        let others = slots.filter { !figures.contains($0) }
        let isBeside = others.contains { $0.slot == .amount }
        if figures.isEmpty, isBeside, saysDayOfNoMonth { return with(impossibleDateBeside: slots) }
        guard figures.count == 1, isBeside || onlySaysDay(figures[0]) else { return self }
        return with(impossibleDateBeside: others)
    }

    private func with(impossibleDateBeside slots: [SlotFill]) -> Interpretation {
        Interpretation(
            text: text, language: language, label: label, act: act, confidence: confidence,
            alternatives: alternatives, slots: slots, isOrder: isOrder, hasImpossibleDate: true,
            languageMargin: languageMargin)
    }

    /// Whether such a figure fills no slot.
    private var saysDayOfNoMonth: Bool {
        let words = text.foldedWords
        return words.indices.dropFirst().contains { index in
            guard words[index - 1] == "le", let figure = Int(words[index]),
                (32...99).contains(figure),
                !slots.contains(where: {
                    $0.slot != .frequency && text(of: $0).contains(words[index])
                })
            else { return false }
            return index + 1 == words.count || Self.behindDays.contains(words[index + 1])
        }
    }

    /// Whether a value is but a figure above the days of a month with an article before it, and no
    /// unit or name of anything behind it.
    private func isDayOfNoMonth(_ fill: SlotFill) -> Bool {
        guard [.amount, .amountMaximum, .count].contains(fill.slot),
            let figure = Int(text(of: fill)), (32...99).contains(figure),
            text(in: 0..<fill.range.lowerBound).foldedWords.last == "le"
        else { return false }
        let behind = text(in: fill.range.upperBound..<Int.max)
        return behind.foldedWords.first.map(Self.behindDays.contains) ?? true
    }

    /// Whether beside a day it says nothing but what puts something right.
    private func onlySaysDay(_ fill: SlotFill) -> Bool {
        (text(in: 0..<fill.range.lowerBound) + text(in: fill.range.upperBound..<Int.max))
            .foldedWords.allSatisfy { word in
                word == "le" || Self.behindDays.contains(word) || putsRightBeside(word)
                    || Self.noes.contains(word)
            }
    }

    private static let behindDays: Set<String> = [
        "a", "au", "pour", "et", "du", "s'", "stp", "svp", "plutot", "alors", "depuis", "oui", "ok",
        "mais", "euh", "finalement",
    ]
}
