internal import Primitives
internal import TextProcessing
internal import Understanding

/// What several things of a kind are done without, in words that fill no slot.
extension Interpretation {
    /// The turn with the name or the kind behind "but not" as what it leaves out ("paie tout mais pas
    /// Orange", "supprime tous les budgets mais pas les courses").
    func leavingOutUnheard(in view: WalletView) -> Interpretation {
        guard intent != nil, slots.isEmpty, !text.contains("?") else { return self }
        let tokens = TokenizedText(text)
        let said = tokens.tokens.map(tokens.foldedText(of:))
        guard
            let denial = said.indices.dropFirst().first(where: { index in
                Self.leavingJoints.contains("\(said[index - 1]) \(said[index])")
            }), isOfThings(behind: said[...denial]),
            let start = said[(denial + 1)...].firstIndex(where: { !Self.nameLinks.contains($0) })
        else { return self }
        let rest = tokens.tokens[start].source.lowerBound..<text.utf8.count
        let left = text(in: rest).nameWords
        let names = view.bills.map(\.merchant) + view.recurring.map(\.name)
        if let name = names.first(where: { !$0.nameWords.isDisjoint(with: left) }) {
            return with(slots: [SlotFill(slot: .merchant, value: .text(name), range: rest)])
        }
        guard let kind = SpendingCategory.named(in: text(in: rest)) else { return self }
        return with(slots: [SlotFill(slot: .category, value: .text(kind.rawValue), range: rest)])
    }
}
