internal import Primitives
internal import TextProcessing
internal import Understanding

/// What is said about amounts and times beyond what their slots hold.
extension Interpretation {
    /// Whether an amount is to be worked out: a part or a multiple of one ("la moitié de 90"), a sum
    /// ("20+30", "3 x 20") or one in parts ("100 en 4 fois").
    var reckonsAmount: Bool {
        let amounts = slots.filter { $0.slot == .amount }
        return amounts.contains { isPart($0) || isTerm($0) } || isInParts
    }

    /// Whether a fraction stands before an amount ("a third of 90").
    private func isPart(_ fill: SlotFill) -> Bool {
        let before = text(in: 0..<fill.range.lowerBound).foldedWords.suffix(3)
        guard let fraction = before.lastIndex(where: Self.fractions.contains) else { return false }
        return before[(fraction + 1)...].allSatisfy(Self.fractionLinks.contains)
            && before.index(after: fraction) < before.endIndex
    }

    /// Whether a sign of arithmetic joins an amount to another figure.
    private func isTerm(_ fill: SlotFill) -> Bool {
        let spaces: Set<Character> = [" ", "\u{A0}", "\u{202F}"]
        let behind = text(in: fill.range.upperBound..<Int.max).filter { !spaces.contains($0) }
        let before = text(in: 0..<fill.range.lowerBound).filter { !spaces.contains($0) }
        let follows =
            behind.first.map(Self.signs.contains) == true
            && behind.dropFirst().first?.isNumber == true
        let precedes =
            before.last.map(Self.signs.contains) == true
            && before.dropLast().last?.isNumber == true
        return follows || precedes
    }

    /// Whether it is to be paid in several parts ("en 4 fois", "in 4 instalments").
    private var isInParts: Bool {
        let words = words
        return words.indices.dropFirst(2).contains { index in
            Self.parts.contains(words[index]) && !["une", "one", "un"].contains(words[index - 1])
                && ["en", "in"].contains(words[index - 2])
        }
    }

    private static let fractions: Set<String> = [
        "moitie", "tiers", "quart", "half", "third", "quarter", "double", "triple", "halves",
    ]
    private static let fractionLinks: Set<String> = [
        "de", "d'", "des", "of", "the", "les", "my", "mes",
    ]
    private static let signs: Set<Character> = ["+", "*", "×", "x", "X", "-", "−", "/", "e"]
    private static let parts: Set<String> = [
        "fois", "instalments", "installments", "payments", "parts", "mensualites", "versements",
        "paiements",
    ]

    /// Whether a day is said with a time of day ("à 18 h", "tonight"), unless it is the last one
    /// ("by tonight").
    func saysHour(_ fill: SlotFill) -> Bool {
        let said = text(of: fill).foldedWords
        let before = text(in: 0..<fill.range.lowerBound).foldedWords.last
        guard Self.until.isDisjoint(with: said.prefix(1)), before.map(Self.until.contains) != true
        else { return false }
        let isNow = !Self.atOnce.isDisjoint(with: said)
        return !isNow && (fill.moment != nil || !Self.partsOfDay.isDisjoint(with: said))
    }

    private static let until: Set<String> = ["by", "before", "avant", "ici"]
    private static let atOnce: Set<String> = [
        "now", "maintenant", "immediately", "immediatement", "suite", "asap", "straight", "right",
    ]
    private static let partsOfDay: Set<String> = [
        "soir", "tonight", "evening", "matin", "morning", "afternoon", "midi", "noon", "minuit",
        "midnight", "soiree",
    ]

    /// Whether a figure stands outside of all slots.
    var hasUnreadFigures: Bool {
        let tokenized = TokenizedText(text)
        return tokenized.tokens.contains { token in
            token.kind == .number && !slots.contains { $0.range.overlaps(token.source) }
        }
    }
}
