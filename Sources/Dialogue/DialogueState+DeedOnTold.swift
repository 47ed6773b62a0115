internal import Primitives
internal import Understanding

/// What is to be done to the recurring payment that was told of.
extension DialogueState {
    /// The stopping or pausing of the payment of the only firm or person a question just answered
    /// was about, where a turn names none ("résilie-moi ça", "cancel it"); nil for any other turn.
    func deedOnTold(by turn: Interpretation, in view: WalletView) -> Frame? {
        guard lastAnswerTurn == self.turn - 1, let lastFrame, lastFrame.isQuestion,
            let operation = turn.deedOnTold
        else { return nil }
        let said = lastFrame.texts(.merchant) + lastFrame.texts(.payee)
        let told =
            if case .nextPayment(let due?, _)? = lastAnswer { [due.name] } else { [String]() }
        let names = Set(view.recurring.map(\.name)).filter { name in
            (said + told).contains { other in
                let words = other.partsOfName
                return !words.isEmpty && words.isSubset(of: name.partsOfName)
            }
        }
        guard names.count == 1, let name = names.first else { return nil }
        var frame = Frame(.manageRecurring, operation)
        frame.words = turn.words
        frame.values[.merchant] = [.text(name)]
        return frame
    }
}

extension Interpretation {
    /// What a few words want done to what they call no more than "it".
    fileprivate var deedOnTold: Operation? {
        guard words.count <= 6, !text.contains("?"),
            let verb = words.first(where: { !Self.besideDeed.contains($0) }),
            !Self.its.isDisjoint(with: words),
            words.allSatisfy({ $0 == verb || Self.besideDeed.contains($0) }),
            slots.allSatisfy({ $0.range.isEmpty || !$0.slot.isName })
        else { return nil }
        if ["suspend", "suspends", "suspendre", "pause"].contains(verb) { return .pause }
        return Self.endings.contains(verb) ? .cancel : nil
    }

    private static let its: Set<String> = [
        "le", "la", "les", "ca", "cela", "l'", "it", "that", "this", "celui", "celle",
    ]
    private static let endings: Set<String> = [
        "resilie", "resilier", "resiliez", "arrete", "arreter", "stoppe", "annule", "annuler",
        "supprime", "cancel", "stop", "end", "bin", "ditch",
    ]
    private static let besideDeed = Set(
        """
        et and ok bon alors then moi nous le la les ca cela l' it that this one please pls stp svp \
        can could you tu peux me for celui celle maintenant now ben bah just well right
        """.foldedWords)
}

extension String {
    /// The words of a name, those that a hyphen joins apart ("Basic-Fit").
    fileprivate var partsOfName: Set<String> { replacing("-", with: " ").nameWords }
}
