internal import Primitives
internal import Understanding

/// Questions of the other of two things, or of another of a kind, that a few words ask.
extension Frame {
    /// How the budget of another kind of spending stands, behind one that was told of or set ("et
    /// pour le transport ?"); nil where a turn asks anything else.
    func asked(ofOtherBudgetBy turn: Interpretation) -> Frame? {
        guard intent == .manageBudget, operation == .check || turn.text.contains("?"),
            let kind = turn.onlyKind
        else { return nil }
        var frame = Frame(.manageBudget, .check)
        frame.words = turn.words
        frame.values[.category] = [.text(kind.rawValue)]
        return frame
    }

    /// What went out in the same days, behind what came in, or the other way round ("and out?", "et
    /// rentré ?"); nil where a turn asks anything else.
    func asked(ofOtherWayBy turn: Interpretation) -> Frame? {
        guard asksOfTransactions, counterparty == nil, category == nil || category == .income,
            turn.isContinuation, turn.slots.allSatisfy({ $0.slot == .direction })
        else { return nil }
        let said = turn.words.filter { !Self.besideWays.contains($0) }
        let cameIn = isReceived || text(.direction) == MoneyDirection.incoming.rawValue
        let ways = cameIn ? Self.outwards : Self.inwards
        guard !said.isEmpty, said.allSatisfy(ways.contains) else { return nil }
        var frame = Frame(.analyzeSpending)
        for slot in [Slot.date, .period] { frame.values[slot] = values[slot] }
        frame.words = cameIn ? ["spent"] : ["received"]
        if !cameIn {
            frame.values[.direction] = [.text(MoneyDirection.incoming.rawValue)]
        }
        return frame
    }

    private static let outwards: Set<String> = [
        "out", "went", "spent", "sorti", "sorties", "depense", "depenses", "parti",
    ]
    private static let inwards: Set<String> = [
        "in", "came", "received", "rentre", "rentrees", "recu", "entrees", "gagne",
    ]
    private static let besideWays = Interpretation.elided.union(
        """
        et and what about how much combien puis then alors a ai je j' est il c' ca en de d' les des did i
        has have money argent
        """.foldedWords)
}
