internal import Primitives
internal import Understanding

/// What a few words ask of the sum that was told: what part of it something is, and on what it was.
extension Frame {
    /// The same question of a part of what it asks about ("how much of that was rent?"), or of what
    /// makes it ("on what mostly?"); nil for any other.
    func asked(ofPartBy turn: Interpretation) -> Frame? {
        guard asksOfTransactions || isOfSpendingAhead, measure == nil || measure == .sum else {
            return nil
        }
        var frame = self
        if turn.asksPartOfThat {
            frame.redirect(by: turn)
            if asksOfTransactions { frame.intent = .analyzeSpending }
            return frame
        }
        guard asksOfTransactions, turn.asksWhatOn, counterparty == nil, !isIncome else {
            return nil
        }
        frame.intent = .analyzeSpending
        frame.measure = .groups(category == nil && theme == nil ? .category : .merchant, .most)
        return frame
    }

    /// Whether it asks what will be spent.
    var isOfSpendingAhead: Bool { intent == .forecastSpending && speaksOfSpending }
}

extension Interpretation {
    /// Whether it asks how much of "that" went on what it names, and names nothing else.
    fileprivate var asksPartOfThat: Bool {
        let wording = Wording(words)
        return !slots.isEmpty && slots.allSatisfy { [.category, .merchant].contains($0.slot) }
            && words.count <= 10 && wording.says(["how much", "combien", "cb"])
            && (wording.says(Self.ofThat) || words.contains { $0.hasSuffix("dedans") })
    }

    private static let ofThat = [
        "of that", "of this", "of it", "of those", "of which", "out of that", "dont", "de ca",
        "de cela", "sur ca", "sur ce total", "parmi ca",
    ]

    /// Whether a few words ask what a sum was spent on ("what on?", "surtout en quoi ?").
    fileprivate var asksWhatOn: Bool {
        slots.isEmpty && words.count <= 7 && Wording(words).says(Self.onWhat)
            && words.allSatisfy(Self.besideOnWhat.contains)
    }

    private static let onWhat = [
        "what on", "on what", "what mostly", "mostly what", "what was it on", "en quoi",
        "sur quoi", "dans quoi", "quoi surtout", "surtout quoi",
    ]
    private static let besideOnWhat = elided.union(
        """
        what on mostly mainly was it that this and did i spend go so then ok exactly en quoi sur \
        dans surtout principalement c etait est ca et alors exactement plutot
        """.foldedWords)
}
