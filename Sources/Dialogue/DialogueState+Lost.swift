internal import Primitives
internal import Understanding

/// What is said where a turn asks something that is not understood of what was told before it.
extension DialogueState {
    /// That a turn was not understood, and what was told right before, where it points at that and
    /// names nothing of what it reads as; nil for any other.
    func lost(by turn: Interpretation) -> [DialogueEffect]? {
        guard isIdle, lastAnswerTurn == self.turn - 1, let lastAnswer, turn.pointsAtTold else {
            return nil
        }
        return [.say(.unsure), .say(.answer(lastAnswer))]
    }
}

extension Interpretation {
    /// Whether a few words ask of what was told, with none that what they read as is known by.
    fileprivate var pointsAtTold: Bool {
        guard slots.isEmpty, words.count <= 9, onlyFigure == nil else { return false }
        let wording = Wording(words)
        let reading = MeasureReading(self)
        switch label {
        case .intent(.checkBalance, nil):
            return wording.says(Self.pointing) && !wording.says(Self.ofBalance)
                && !wording.saysWord(beginning: ["reste", "solde", "argent", "dispo"])
        case .intent(.analyzeSpending, nil):
            return wording.says(Self.pointing) && measure == nil && reading.theme == nil
                && reading.doneCategory == nil && !reading.asksIfNormal && !reading.asksForSum
                && !reading.speaksOfIncome && reading.grouping == nil
                && !wording.saysWord(beginning: Self.ofSpending)
        case .act(.affirm), .act(.deny), .act(.correct):
            return text.contains("?") && words.count > 2
        case .intent, .act, .inform, .outOfScope: return false
        }
    }

    private static let pointing = [
        "it", "that", "this", "those", "them", "these", "they", "so", "then", "one", "ca", "cela",
        "c'", "celui", "celle", "ceux", "celles", "donc", "alors", "du coup",
    ]
    private static let ofBalance = [
        "balance", "account", "accounts", "compte", "comptes", "money", "have", "got", "left",
        "sous", "cash", "coins", "yani", "broke", "funds", "in there", "holds", "hold", "there",
        "savings", "epargne", "livret", "thune", "thunes", "ai je", "j' ai",
        "in it", "in that", "am i at", "stand", "worth", "available",
    ]
    private static let ofSpending = [
        "spen", "depens", "cost", "cout", "pay", "paid", "pai", "bought", "buy", "achet", "claqu",
        "sort", "went", "out", "money", "argent", "use", "charg",
    ]
}
