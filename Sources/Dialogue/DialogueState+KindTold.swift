internal import Primitives
internal import Understanding

/// Which kind of spending a transaction is sorted into that was told.
extension DialogueState {
    /// What the one transaction told right before is, with its kind, where a turn asks for that
    /// ("what category is that?", "c'est quelle catégorie ?"); nil for any other.
    func kind(ofToldAskedBy turn: Interpretation) -> Question? {
        guard lastAnswerTurn == self.turn - 1, let lastAnswer, turn.asksForKindOfThat,
            let line = lastAnswer.onlyTransaction
        else { return nil }
        var filter = TransactionFilter(period: line.day.interval)
        filter.counterparty = line.counterparty
        filter.isPerson = context?.view.contacts.contains { $0.name == line.counterparty } ?? false
        filter.direction = line.amount.minorUnits < 0 ? .outgoing : .incoming
        return .charges(filter)
    }
}

extension Answer {
    /// The one transaction that it tells; nil where it tells more, or none.
    var onlyTransaction: TransactionLine? {
        switch self {
        case .transactions(let lines, _, _), .measured(.extremes(let lines, _), _, _):
            lines.count == 1 ? lines.first : nil
        case .charges(let lines, _): lines.count == 1 ? lines.first?.transaction : nil
        case _: nil
        }
    }
}

extension Interpretation {
    /// Whether a few words ask which kind of spending "that" is ("what category is that?", "c'est
    /// rangé dans quoi ?").
    fileprivate var asksForKindOfThat: Bool {
        slots.isEmpty && words.count <= 10 && Wording(words).says(Self.kinds)
            && !Self.askingWhich.isDisjoint(with: words)
            && words.allSatisfy { Self.besideKinds.contains($0) || Self.askingWhich.contains($0) }
    }

    private static let kinds = [
        "category", "categorie", "filed under", "filed as", "categorised", "categorized",
        "classe", "classee", "range", "rangee", "kind of expense", "kind of spending",
        "kind of payment", "kind of purchase", "type of expense", "type of spending",
        "type of payment", "type de depense", "genre de depense", "sorte de depense",
        "type d' achat", "type de paiement", "count as", "counted as",
    ]
    private static let askingWhich: Set<String> = [
        "what", "whats", "what's", "which", "how", "quel", "quelle", "quoi", "comment", "ou",
    ]
    private static let besideKinds = elided.union(kinds.flatMap(\.foldedWords)).union(
        """
        is are was s 's it that this one the a in into under as does do did you have put go come \
        goes to by its that's c est etait ce ca cela il elle dans sous en la le de un une et and \
        so alors donc tu l' as mis mise va celle celui sa est-ce est-elle est-il cette operation \
        transaction payment paiement achat depense purchase charge expense
        """.foldedWords)
}
