internal import Primitives
internal import Understanding

/// What is kindly asked for of what was told or set up, rather than ordered.
extension DialogueState {
    /// The end of the only budget that was told right before, which a turn wants gone ("tu peux le
    /// supprimer ?", "cancel it"); nil where either is not so, or what was done just before may be
    /// meant to be taken back.
    func budgetTold(removedBy turn: Interpretation) -> Frame? {
        guard lastAnswerTurn == self.turn - 1, case .budgets(let budgets)? = lastAnswer,
            budgets.count == 1, let category = budgets[0].category,
            turn.deedOnIt == .end || turn.cancelsIt,
            done.last.map({ self.turn - $0.turn > Self.memory }) ?? true
        else { return nil }
        var frame = Frame(.manageBudget, .remove)
        frame.words = turn.words
        frame.values[.category] = [.text(category.rawValue)]
        return frame
    }
}

extension Interpretation {
    /// Whether it asks somebody to do something ("can you …", "tu peux …", "pouvez-vous …"), and
    /// not to leave it.
    var asksKindly: Bool {
        Self.negations.isDisjoint(with: words) && !Set(words).contains("combien")
            && wordsAskedKindly != nil
    }

    /// The words behind those by which somebody is kindly asked for something; nil where none are.
    var wordsAskedKindly: ArraySlice<String>? {
        let opening = words.drop { Self.leadingWords.contains($0) || Self.askingIf.contains($0) }
        let count = [3, 2].first { count in
            Self.asking.contains(opening.prefix(count).joined(separator: " "))
        }
        return count.map { opening.dropFirst($0) }
    }

    private static let askingIf: Set<String> = ["est", "ce", "que", "qu'"]
    private static let asking: Set<String> = [
        "can you", "could you", "would you", "can we", "could we", "tu peux", "peux tu",
        "tu pourrais", "pourrais tu", "vous pouvez", "pouvez vous", "vous pourriez",
        "pourriez vous", "on peut", "peut on", "on pourrait",
        "will you", "can u", "could u", "tu veux bien", "veux tu bien",
    ]

    /// Whether a few words only call "it" off, whatever they read as ("annule-le", "can you cancel
    /// it?").
    fileprivate var cancelsIt: Bool {
        slots.isEmpty && words.count <= 7 && saysOnlyIt && Self.negations.isDisjoint(with: words)
            && words.contains { word in Self.cancelling.contains(where: word.hasPrefix) }
            && (asksKindly || !text.contains("?"))
    }
}
