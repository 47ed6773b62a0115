internal import TextProcessing
internal import Understanding

extension Interpretation {
    /// The turn as the end of auto-pay for somebody whom it names and of whom it says nothing else
    /// ("désactive pour Paul", "turn it off for Marie"), where it reads as none of Yani's business.
    func endingAutopay(in view: WalletView) -> Interpretation {
        guard label == .outOfScope, words.count <= 7,
            let link = words.firstIndex(where: ["pour", "for"].contains),
            Self.switchingOff.contains(words[..<link].joined(separator: " "))
        else { return self }
        let named = view.contacts.filter { $0.isSpoken(of: Array(words[(link + 1)...])) }
        let tokenized = TokenizedText(text)
        guard named.count == 1, let person = named.first,
            let token = tokenized.tokens.last(where: { $0.kind == .word })
        else { return self }
        return with(
            slots: [SlotFill(slot: .payee, value: .text(person.name), range: token.source)],
            label: .intent(.manageAutopay, .disable), confidence: 1)
    }

    /// The turn as another limit on auto-pay, where it names somebody whom auto-pay pays and reads
    /// as one of a budget or of all payments ("raise EDF's limit to 80").
    func limitingAutopay(in view: WalletView) -> Interpretation {
        switch label {
        case .intent(.manageBudget, .set), .intent(.manageBudget, .change),
            .intent(.accountSecurity, .setLimit):
            break
        case .intent, .act, .inform, .outOfScope: return self
        }
        let allowed = Set(view.autopay.rules.compactMap(\.peer) + view.autopay.peerLimits.keys)
        let named = allowed.filter { !$0.nameWords.isDisjoint(with: words) }
        guard named.count == 1, let name = named.first, values(of: .amount).count == 1,
            values(of: .category).isEmpty, Wording(words).speaksOfLimits
        else { return self }
        let slot: Slot = view.contacts.contains { $0.name == name } ? .payee : .merchant
        let others = slots.filter { !$0.slot.isName }
        return with(
            slots: others + [SlotFill(slot: slot, value: .text(name), range: 0..<text.utf8.count)],
            label: .intent(.manageAutopay, .setLimit))
    }

    /// The turn as a limit on auto-pay where it was spoken of right before, and the turn limits "it"
    /// or "the limit" and no payments in so many words ("cap it at 40 a day").
    var limitingAutopayToo: Interpretation {
        guard
            label == .intent(.accountSecurity, .setLimit) || label == .intent(.manageBudget, .set),
            values(of: .category).isEmpty, words.count <= 10, !text.contains("?"),
            !Wording(words).saysWord(beginning: Self.ofPayments)
        else { return self }
        return with(slots: slots, label: .intent(.manageAutopay, .setLimit))
    }

    private static let ofPayments = [
        "paiement", "payment", "virement", "transfer", "card", "carte", "wallet", "portefeuille",
        "compte", "account", "depens", "spend", "envoi", "send", "budget",
    ]
    private static let switchingOff: Set<String> = [
        "desactive", "desactive le", "desactive ca", "coupe", "coupe le", "arrete le", "disable",
        "disable it", "turn off", "turn it off", "switch off", "switch it off",
    ]
}
