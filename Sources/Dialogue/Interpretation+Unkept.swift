internal import Primitives
internal import Understanding

/// What is asked for in words that read as something near by which it is not.
extension Interpretation {
    /// The turn as none of Yani's business where a pot of money is to be set up, which no budget is
    /// ("crée une cagnotte de 500 euros pour les vacances").
    var ofPots: Interpretation {
        guard intent == .manageBudget, operation == .set || operation == .change,
            !words.contains("budget"), Wording(words).says(Self.pots)
        else { return self }
        return with(slots: [], label: .outOfScope)
    }

    private static let pots = [
        "cagnotte", "tirelire", "savings pot", "money pot", "a pot", "my pot", "kitty",
        "piggy bank", "savings goal", "objectif d' epargne",
    ]

    /// The turn as a payment that says of how much only that it is money, whatever it reads as ("i
    /// need to send my mum some money", "pay my landlord the rent").
    func sendingMoney(in view: WalletView) -> Interpretation {
        guard label == .outOfScope, slots.isEmpty, words.count <= 14, !text.contains("?"),
            words.contains(where: Frame.sendingVerbs.contains) || words.contains("pay"),
            Self.negations.isDisjoint(with: words), Wording(words).says(Self.money)
        else { return self }
        let people = view.contacts.filter { $0.isSpoken(of: words) }
        guard people.count == 1 else { return self }
        let payee = SlotFill(
            slot: .payee, value: .text(people[0].name), range: 0..<text.utf8.count)
        return with(slots: [payee], label: .intent(.sendMoney, nil), confidence: 1)
    }

    private static let money = [
        "some money", "de l' argent", "des sous", "some cash", "the rent", "le loyer", "the money",
        "l' argent",
    ]
}
