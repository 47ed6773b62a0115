internal import Primitives
internal import Understanding

/// People who are called by what they are to the speaker.
extension Interpretation {
    /// The turn with the full names of those who alone go by an alias that is no part of a name
    /// ("mon proprio", "my mum"): statements and replies call them by those.
    func calledByName(in view: WalletView) -> Interpretation {
        let asksOfPast = intent == .analyzeSpending || intent == .listTransactions
        let named = slots.map { fill -> SlotFill in
            let isOfPerson = fill.slot == .payee || fill.slot == .payer
            guard isOfPerson || asksOfPast && fill.slot == .merchant,
                case .text(let said) = fill.value, let name = view.nameOfOne(calledBy: said)
            else { return fill }
            let slot = fill.slot == .merchant ? .payee : fill.slot
            return SlotFill(slot: slot, value: .text(name), range: fill.range)
        }
        return named == slots ? self : with(slots: named)
    }
}

extension WalletView {
    /// The full name of the only contact who goes by an alias, or by what a landlord is called,
    /// that is no part of a name; nil where there is none, or others are called so as well.
    fileprivate func nameOfOne(calledBy said: String) -> String? {
        let words = said.nameWords
        let alias = words.subtracting(Self.possessives)
        guard !alias.isEmpty,
            !contacts.contains(where: { $0.name.nameWords.isBegun(by: alias) })
        else { return nil }
        let known = contacts.filter { contact in
            contact.nameWords.contains {
                $0 == words || $0.subtracting(Self.possessives) == alias
            }
        }
        let isOfRent = known.isEmpty && alias.isSubset(of: Self.landlords)
        guard let person = isOfRent ? landlord : known.first, known.count <= 1,
            contacts.count(where: { $0.name == person.name }) == 1
        else { return nil }
        return person.name
    }

    private static let possessives = Interpretation.elided.union([
        "mon", "ma", "mes", "my", "our", "notre", "nos", "le", "la", "les", "the",
    ])
}

extension Set<String> {
    /// Whether words are of these, or what one of these begins with ("Nico" of "Nicolas").
    fileprivate func isBegun(by words: Set<String>) -> Bool {
        words.allSatisfy { word in contains { $0.hasPrefix(word) } }
    }
}
