internal import Primitives
internal import Understanding

/// Payments that are meant for what somebody asked for.
extension Interpretation {
    /// The turn as a yes to the request of the one it pays, where it says no amount but what that
    /// request is for, or that it is owed ("pay Grace for the brunch", "rends à Léa ce que je lui
    /// dois"); itself where nobody of that name asks for anything of the kind.
    func answeringRequests(in view: WalletView) -> Interpretation {
        guard intent == .sendMoney || intent == .payBill, isOrder, !text.contains("?"),
            words.count <= 10, receivers.count == 1, let name = receivers.first,
            slots.allSatisfy({ $0.slot.isName || $0.slot == .note })
        else { return self }
        let isOwed = Wording(words).says(Self.owed)
        let meant = view.requests.filter { request in
            request.direction == .incoming && request.person.isNamed(name.nameWords)
                && (isOwed || request.isFor(words))
        }
        guard let request = meant.first else { return self }
        let whole = 0..<text.utf8.count
        var said = [SlotFill(slot: .payee, value: .text(name), range: whole)]
        if meant.count == 1 {
            let value = SlotValue.amount(request.amount.spoken)
            said.append(SlotFill(slot: .amount, value: value, range: whole))
        }
        return ordering(.intent(.requestMoney, .accept), said)
    }

    private static let owed = [
        "what i owe", "what i owed", "whatever i owe", "ce que je lui dois", "ce que je dois",
        "ce que je leur dois", "what she asked", "what he asked", "what they asked",
        "ce qu' elle demande", "ce qu' il demande", "ce qu' elle m' a demande",
        "ce qu' il m' a demande", "ce qu' elle me demande", "ce qu' il me demande",
    ]
}

extension Frame {
    /// The yes to the request of the one to whom money was restated, where a few words say that it
    /// is what is meant ("c'est pour sa demande", "it's the same one"); nil where they say anything
    /// else, or nothing is asked for.
    func requestMeant(
        by turn: Interpretation, restated orders: [Order], in view: WalletView
    ) -> Frame? {
        let wording = Wording(turn.words)
        guard intent == .sendMoney, orders.count == 1, let payee = orders[0].payee,
            turn.values(of: .amount).isEmpty, turn.words.count <= 9, !turn.text.contains("?"),
            Interpretation.negations.isDisjoint(with: turn.words), wording.says(Self.ofRequest),
            turn.act != .cancel, turn.act != .deny, !wording.saysWord(beginning: Self.turningDown),
            turn.receivers.allSatisfy({ payee.isNamed($0.nameWords) })
        else { return nil }
        let open = view.requests.filter { request in
            request.direction == .incoming && request.person.name == payee.name
        }
        guard !open.isEmpty else { return nil }
        var frame = Frame(.requestMoney, .accept)
        frame.values[.payee] = [.text(payee.name)]
        if let same = open.first(where: { $0.amount == orders[0].amount }) {
            frame.values[.amount] = [.amount(same.amount.spoken)]
        }
        return frame
    }

    private static let turningDown = [
        "annul", "refus", "declin", "reject", "cancel", "ignor", "laiss", "oubl", "forget",
    ]
    private static let ofRequest = [
        "c' est la meme", "c' est le meme", "la meme demande", "sa demande",
        "la demande", "her request", "his request", "their request", "the request",
        "the same one", "that 's the same", "that's the same", "it's the same",
        "it 's the same", "its the same", "same one", "ce qu' elle demande", "ce qu' il demande",
        "what she asked for", "what he asked for",
    ]
}

extension WalletView.Request {
    /// Whether words say what it is for, be it cut short ("ciné").
    fileprivate func isFor(_ words: [String]) -> Bool {
        let reasons = (note?.foldedWords ?? []).filter { $0.count >= 4 }
        return words.contains { word in
            word.count >= 4 && reasons.contains { $0.hasPrefix(word) || word.hasPrefix($0) }
        }
    }
}
