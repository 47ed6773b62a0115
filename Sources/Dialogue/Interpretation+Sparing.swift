internal import Primitives
internal import TextProcessing
internal import Understanding

/// What is to be kept where other things are to go.
extension Interpretation {
    /// Whether a value is to be kept where others are to go ("annule tout mais garde Netflix"), and
    /// not kept still ("garde Netflix en pause").
    func isSpared(_ fill: SlotFill) -> Bool {
        switch label {
        case .intent(_, .cancel?), .intent(_, .remove?), .intent(_, .pause?): break
        case .intent, .act, .inform, .outOfScope: return false
        }
        let behind = text(in: fill.range.upperBound..<Int.max).foldedWords.prefix(2)
        guard !Wording(behind).saysWord(beginning: ["paus", "suspen", "hold", "bloqu"]) else {
            return false
        }
        return Self.isKept(behind: text(in: 0..<max(0, fill.range.lowerBound)).foldedWords[...])
    }

    /// Whether a verb that keeps something leads to what stands behind these words.
    private static func isKept(behind words: ArraySlice<String>) -> Bool {
        let own = words.lastIndex { !nameLinks.contains($0) && !besideKept.contains($0) }
        guard let own, keepingVerbs.contains(words[own]) else { return false }
        return unkept.isDisjoint(with: words[..<own].suffix(4))
    }

    /// Whether it orders nothing but that something be kept, whatever it reads as ("garde Netflix").
    var onlyKeeps: Bool {
        let names = slots.filter { [.merchant, .category, .payee].contains($0.slot) }
        return !names.isEmpty && !stopsSomething
            && names.allSatisfy(isSpared)
    }

    /// The turns without those beside others that only keep something ("garde Netflix et annule
    /// Spotify").
    static func unspared(_ turns: [Interpretation]) -> [Interpretation] {
        let meant = turns.filter { !$0.onlyKeeps }
        return meant.isEmpty ? turns : meant
    }

    /// The turn as the stopping of all payments but those it keeps, which no slot has or which it
    /// reads as the calling off of what is pending ("keep Netflix and cancel everything else").
    func sparing(in view: WalletView) -> Interpretation {
        if let stopping = stoppingBesideKept { return stopping }
        guard label == .intent(.manageRecurring, .cancel) || label == .act(.cancel),
            saysAll || speaksOfOthers, stopsSomething
        else { return self }
        let tokenized = TokenizedText(text)
        let said = tokenized.tokens.map(tokenized.foldedText(of:))
        var kept = view.recurring.compactMap { payment -> SlotFill? in
            guard let name = payment.name.foldedWords.first, let place = said.firstIndex(of: name),
                Self.isKept(behind: said[..<place])
            else { return nil }
            return SlotFill(
                slot: .merchant, value: .text(payment.name), range: tokenized.tokens[place].source)
        }
        if kept.isEmpty, slots.isEmpty { kept = [unheardException].compactMap(\.self) }
        guard !kept.isEmpty else { return self }
        let others = slots.filter { fill in !kept.contains { $0.range.overlaps(fill.range) } }
        return with(
            slots: others + kept, label: .intent(.manageRecurring, .cancel), confidence: 1)
    }

    /// The last word as the name of what is to be kept, where it stands behind a word that leaves
    /// something out and is in no slot ("cancel everything except netflix").
    private var unheardException: SlotFill? {
        let tokenized = TokenizedText(text)
        guard let last = tokenized.tokens.last(where: { $0.kind == .word }),
            Self.leaveOut(text(in: 0..<last.source.lowerBound).foldedWords[...])
        else { return nil }
        return SlotFill(slot: .merchant, value: .text(text(in: last.source)), range: last.source)
    }

    /// The turn as the stopping of what it begins by stopping beside what it keeps, where it reads
    /// as a question of advice ("cancel Netflix but keep Spotify"); nil for any other.
    private var stoppingBesideKept: Interpretation? {
        guard label == .intent(.getAdvice, nil), !text.contains("?"),
            words.first.map({ first in Self.cancelling.contains(where: first.hasPrefix) }) == true,
            !Self.keepingVerbs.isDisjoint(with: words)
        else { return nil }
        let stopped = with(slots: slots, label: .intent(.manageRecurring, .cancel), confidence: 1)
        let names = slots.filter(\.slot.isName)
        return names.isEmpty || names.allSatisfy(stopped.isSpared) ? nil : stopped
    }

    private var stopsSomething: Bool {
        Wording(words).saysWord(beginning: Self.cancelling + Self.stopping)
    }

    static let keepingVerbs: Set<String> = [
        "garde", "garder", "gardez", "conserve", "conserver", "keep", "keeping",
    ]
    private static let besideKept: Set<String> = [
        "que", "qu'", "only", "just", "juste", "seulement", "bien", "abonnement", "budget",
        "subscription", "forfait",
    ]
    /// What denies the verb behind it: "plus besoin de garder", "no need to keep".
    private static let unkept: Set<String> = [
        "pas", "plus", "jamais", "sans", "not", "don't", "dont", "never", "no", "without", "stop",
    ]
    private static let stopping = [
        "suppr", "arret", "delet", "remov", "paus", "suspen", "enlev", "retir", "coupe", "drop",
    ]
}
