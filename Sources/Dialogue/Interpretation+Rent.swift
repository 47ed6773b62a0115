internal import Primitives
internal import Understanding

/// The rent, by which whoever it is paid to is known.
extension Interpretation {
    /// The turn as of whoever the rent is paid to, where it says that it is the rent and not whose
    /// ("annule celui du loyer", "pay the rent", "my rent goes up to 810"): what stops or changes it
    /// is of a standing order of theirs. Itself where it is not known who that is.
    func ofRent(in view: WalletView) -> Interpretation {
        guard !WalletView.rents.isDisjoint(with: words), let landlord = view.landlord else {
            return self
        }
        let isStanding = view.recurring.contains { $0.name == landlord.name }
        if isStanding, let rise = rise(ofRentTo: landlord) { return rise }
        let firms = slots.filter { $0.slot == .merchant }
        guard firms.count == 1, namesRent(firms[0]), onlyNames(landlord) else { return self }
        let payee = SlotFill(slot: .payee, value: .text(landlord.name), range: firms[0].range)
        let fills = (slots.filter { ![.merchant, .payee].contains($0.slot) } + [payee])
            .sorted { $0.range.lowerBound < $1.range.lowerBound }
        switch label {
        case .intent(.payBill, nil):
            return isCommand ? with(slots: fills, label: .intent(.sendMoney, nil)) : self
        case .intent(.manageRecurring, .create): return with(slots: fills)
        case .intent(.manageRecurring, .cancel?), .intent(.manageRecurring, .pause?),
            .intent(.manageRecurring, .resume?), .intent(.manageRecurring, .change?):
            return isStanding ? with(slots: fills) : self
        case .act(.cancel):
            let isOrder = isStanding && slots.count == 1 && words.count <= 6
            return isOrder ? ordering(.intent(.manageRecurring, .cancel), fills) : self
        case .intent, .act, .inform, .outOfScope: return self
        }
    }

    /// The turn as the change of the rent to what it tells it was raised to, whatever it reads as
    /// ("mon proprio a augmenté le loyer à 810"); nil where it tells no such thing.
    private func rise(ofRentTo landlord: Payee) -> Interpretation? {
        switch label {
        case .intent(.manageRecurring, .change?), .intent(.manageRecurring, nil), .inform,
            .outOfScope:
            break
        case .intent, .act: return nil
        }
        let known: Set<Slot> = [.merchant, .payee, .amount]
        guard words.count <= 12, !text.contains("?"), !opensWithWhatIf,
            slots.allSatisfy({ known.contains($0.slot) }), onlyNames(landlord),
            Wording(words).saysWord(beginning: Self.raising),
            Self.supposing.union(Self.negations).isDisjoint(with: words), let figure = onlyFigure,
            ["a", "to"].contains(text(in: 0..<figure.range.lowerBound).foldedWords.last)
        else { return nil }
        let fills = [
            SlotFill(slot: .payee, value: .text(landlord.name), range: 0..<0),
            SlotFill(slot: .amount, value: .amount(figure.amount), range: figure.range),
        ]
        return ordering(.intent(.manageRecurring, .change), fills)
    }

    private static let raising = ["augment", "rais", "increas", "bump", "monte"]
    /// What makes of a rise none that has come.
    private static let supposing: Set<String> = [
        "si", "s'", "if", "may", "might", "could", "would", "peut-etre", "maybe", "veut", "wants",
        "voudrait", "budget", "was", "etait",
    ]

    /// Whether nobody is named in a slot of people but one.
    private func onlyNames(_ person: Payee) -> Bool {
        slots.filter { [.payee, .payer].contains($0.slot) }.allSatisfy { fill in
            let words = text(of: fill).nameWords.subtracting(Self.nameLinks)
            return !words.isEmpty && person.isNamed(words)
        }
    }

    /// Whether a slot says nothing but that it is the rent.
    private func namesRent(_ fill: SlotFill) -> Bool {
        let words = text(of: fill).nameWords.subtracting(Self.nameLinks)
        return !words.isEmpty && words.isSubset(of: WalletView.rents)
    }
}

extension WalletView {
    /// The only contact who is called a landlord, or else who was paid for housing of late; nil
    /// where there is none, or where something that is paid is itself called rent.
    var landlord: Payee? {
        let paid = bills.map(\.merchant) + recurring.map(\.name)
        guard paid.allSatisfy({ Self.rents.isDisjoint(with: $0.nameWords) }) else { return nil }
        let known = contacts.filter { contact in
            contact.nameWords.contains { !$0.isDisjoint(with: Self.landlords) }
        }
        if known.isEmpty { return contacts.first { $0.name == paidForHousing } }
        return known.count == 1 ? known[0] : nil
    }

    static let rents: Set<String> = ["rent", "rents", "loyer", "loyers"]
    static let landlords: Set<String> = [
        "landlord", "landlady", "proprio", "proprietaire", "bailleur", "bailleresse", "logeur",
        "logeuse",
    ]
}
