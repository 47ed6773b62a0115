internal import Primitives
internal import Understanding

/// Money that went to somebody by mistake.
extension DialogueState {
    /// Says that money which went to somebody by mistake cannot be taken back, and restates a
    /// request of it to them; nil where a turn tells of none.
    mutating func askBack(
        _ said: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect]? {
        guard said.tellsOfMistakenPayment else { return nil }
        let named = said.receivers
        let names = named.isEmpty ? context.view.contacts.names(spokenIn: said.words) : named
        guard names.count == 1, let name = names.first else { return nil }
        var frame = Frame(.requestMoney, .create)
        frame.values[.payer] = [.text(name)]
        let amount = said.values(of: .amount).last ?? said.unreadAmount.map(SlotValue.amount)
        if let amount { frame.values[.amount] = [amount] }
        understood = .requestMoney
        return [.say(.refused(.notReversible))] + advance(frame, context)
    }
}

extension Interpretation {
    /// The turn as an undo where it tells that something was sent by mistake and orders nothing.
    var undoingMistake: Interpretation {
        guard [nil, .sendMoney, .payBill, .listTransactions].contains(intent),
            label != .act(.undo), tellsOfMistakenPayment
        else { return self }
        return with(slots: slots, label: .act(.undo), confidence: 1)
    }

    /// Whether it tells that the user sent something by mistake.
    fileprivate var tellsOfMistakenPayment: Bool {
        let wording = Wording(words)
        return words.count <= 20 && wording.says(Self.mistaken) && wording.says(Self.havingSent)
    }

    private static let mistaken = [
        "by mistake", "by accident", "accidentally", "mistakenly", "in error", "par erreur",
        "par megarde", "sans faire expres", "par accident", "wrong person", "mauvaise personne",
    ]
    private static let havingSent = [
        "i sent", "i 've sent", "i've sent", "ive sent", "i paid", "i 've paid", "i've paid",
        "i transferred", "i wired", "i accidentally sent", "i mistakenly sent", "j' ai envoye",
        "j' ai vire", "j' ai paye", "j' ai verse", "j' ai transfere", "ai fait un virement",
        "je lui ai envoye", "i just sent", "je viens d' envoyer",
    ]
}
