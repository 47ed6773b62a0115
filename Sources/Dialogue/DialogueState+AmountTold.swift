internal import Primitives
internal import Understanding

/// Amounts that were told right before, as those of money to be sent, asked for or put by.
extension DialogueState {
    /// The payment or the request that a turn orders of the amount it calls "that", or of the
    /// difference of those just told ("mets ça sur le livret A", "ask her for the difference"), to
    /// be restated; nil where it orders none, or no such amount was told.
    func orderOfAmountTold(by turn: Interpretation, in view: WalletView) -> Frame? {
        guard turn.values(of: .amount).isEmpty, turn.words.count <= 10,
            turn.asksKindly || !turn.text.contains("?"),
            Interpretation.negations.isDisjoint(with: turn.words),
            let verb = turn.words.first(where: { !Interpretation.besideOrders.contains($0) })
        else { return nil }
        let amount = turn.saysDifference ? differenceTold : turn.saysThat ? amountTold : nil
        guard let amount, amount.isPositive, amount.currency == view.currency else { return nil }
        var frame: Frame
        if AccountRoute.putting.contains(verb) || verb == "epargne", turn.putsIntoOwn(in: view) {
            frame = Frame(.sendMoney)
            let accounts = turn.values(of: .account)
            frame.values[.account] = accounts.isEmpty ? nil : accounts
        } else if let people = people(meantBy: turn, in: view) {
            let isAsked = Frame.askingVerbs.contains(verb)
            guard isAsked || Frame.sendingVerbs.contains(verb) else { return nil }
            frame = isAsked ? Frame(.requestMoney, .create) : Frame(.sendMoney)
            frame.values[frame.personSlot] = people.map(SlotValue.text)
        } else {
            return nil
        }
        frame.words = turn.words
        frame.values[.amount] = [.amount(amount.spoken)]
        return frame
    }

    /// The one who is named, or whom "him" or "her" means; nil where that is not clear.
    private func people(meantBy turn: Interpretation, in view: WalletView) -> [String]? {
        let named = turn.othersNamed(among: view.contacts)
        if named.count == 1 { return named }
        let spoken = peopleSpokenOf
        guard named.isEmpty, spoken.count == 1, !Frame.pronouns.isDisjoint(with: turn.words) else {
            return nil
        }
        return Array(spoken)
    }

    /// The one figure that was told right before; nil where several were, or what an account holds.
    private var amountTold: Money? {
        guard lastAnswerTurn == self.turn - 1 else { return nil }
        switch lastReply {
        case .difference(let amount, _, _)?, .sum(let amount, _)?: return amount
        case .answer?: break
        case _: return nil
        }
        return lastAnswer?.amountTold
    }
}

extension Interpretation {
    /// Whether a difference is what is to be sent, asked for or put by.
    fileprivate var saysDifference: Bool {
        Wording(words).says(["la difference", "l' ecart", "the difference"])
    }

    /// Whether what is to be sent or put by is only called "that".
    fileprivate var saysThat: Bool {
        Wording(words).says([
            "ca", "cela", "it", "that", "that much", "cette somme", "ce montant", "la meme somme",
            "le meme montant", "that amount", "the same amount", "autant",
        ])
    }

    /// Whether it goes to an account of the user's own, or is put aside.
    fileprivate func putsIntoOwn(in view: WalletView) -> Bool {
        receivers.isEmpty
            && (AccountRoute(words, accounts: view.accounts).destination != nil
                || Wording(words).says(["de cote", "aside"]))
    }

    /// What may stand before the verb of an order.
    fileprivate static let besideOrders = leadingWords.union(
        """
        can could would you we peux pourrais tu pouvez pourriez vous on peut est ce que je veux \
        voudrais i want to d' accord
        """.foldedWords)
}
