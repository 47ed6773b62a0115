internal import Primitives
internal import Understanding

/// Which of two bills comes to more.
extension BillQuestion {
    /// Which end of two bills is asked for, where they are called bills or by what they are for:
    /// what is paid to two firms may be spent as well. Nil where none is asked for.
    static func endAsked(by words: [String]) -> Extreme? {
        let areBills =
            Wording(words).says(["facture", "factures", "bill", "bills"])
            || words.contains { BillKind(said: $0) != nil }
        guard areBills, !choosingOne.isDisjoint(with: words) else { return nil }
        if !smallerEnds.isDisjoint(with: words) { return .smallest }
        return greaterEnds.isDisjoint(with: words) ? nil : .largest
    }

    private static let choosingOne: Set<String> = [
        "which", "what", "whats", "what's", "is", "are", "laquelle", "lequel", "quelle", "quel",
        "qui", "quoi", "est", "est-ce",
    ]
    private static let greaterEnds: Set<String> = [
        "bigger", "biggest", "larger", "largest", "higher", "highest", "greater", "more", "most",
        "dearer", "pricier", "plus",
    ]
    private static let smallerEnds: Set<String> = [
        "smaller", "smallest", "lower", "lowest", "cheaper", "cheapest", "less", "least", "moins",
        "petite", "petit",
    ]
    /// What may be said beside two bills that are set beside each other.
    static let ofEnds = greaterEnds.union(smallerEnds).union(choosingOne).union(
        """
        than or ou que one between entre my of out expensive costly cher chere chers cheres grosse \
        gros elevee eleve grande grand haute haut celle celui coute coutent qu me both deux
        """.foldedWords)
}

extension DialogueState {
    /// Which of two open bills comes to more, or to less, where a turn asks ("which is bigger, my gas
    /// or my phone bill?"); it is what "it" is in the next turn. Nil for any other.
    mutating func bill(comparedBy turn: Interpretation, in view: WalletView) -> Reply? {
        guard turn.act == nil, turn.intent.map({ Frame($0, turn.operation).isQuestion }) ?? true,
            case .greater(let bills, let extreme)? = BillQuestion(turn.words, of: view.bills),
            bills.count == 2, bills[0].amount.currency == bills[1].amount.currency
        else { return nil }
        let ordered = bills.sorted { $0.amount > $1.amount }
        guard let most = ordered.first, let least = ordered.last else { return nil }
        let (meant, other) = extreme == .largest ? (most, least) : (least, most)
        var frame = Frame(.forecastSpending)
        frame.words = ["how", "much", "is", "the", "bill"] + meant.merchant.foldedWords
        frame.values[.merchant] = [.text(meant.merchant)]
        (lastFrame, lastAnswer, lastAnswerTurn) = (frame, .bills([meant]), self.turn)
        return .compared(meant, with: other)
    }
}
