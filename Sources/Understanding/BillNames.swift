internal import Primitives
internal import TextProcessing

/// Whose bill it is, of what it is for: "facture d'eau Veolia" is Veolia's, "my electricity bill to
/// EDF" EDF's.
struct BillNames {
    let source: SlotSource

    /// Returns the drafts with the firms alone where a kind of bill is said with them.
    /// O(drafts · words).
    func applied(to drafts: [SlotDraft]) -> [SlotDraft] {
        guard source.label.paysFirms, drafts.contains(where: { $0.slot == .merchant }) else {
            return drafts
        }
        let named = drafts.map { draft in
            draft.slot == .merchant ? withoutKind(draft) : draft
        }
        let firms = named.filter { $0.slot == .merchant }
            .sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
        guard firms.count > 1 else { return named }
        let kinds = zip(firms, firms.dropFirst()).filter { kind, firm in
            kind.tokens.allSatisfy(isKind) && isFirm(firm.tokens.lowerBound)
                && kind.tokens.upperBound <= firm.tokens.lowerBound
                && leads(kind.tokens.upperBound..<firm.tokens.lowerBound, among: drafts)
        }
        .map(\.0.tokens)
        return named.filter { $0.slot != .merchant || !kinds.contains($0.tokens) }
    }

    private func withoutKind(_ draft: SlotDraft) -> SlotDraft {
        guard let start = draft.tokens.first(where: { !isKind($0) }),
            start > draft.tokens.lowerBound, isFirm(start)
        else { return draft }
        let tokens = start..<draft.tokens.upperBound
        return source.draft(.merchant, of: tokens)
    }

    private func isKind(_ index: Int) -> Bool {
        Self.kinds.contains(source.words[index]) && !source.startsUpper(index)
    }

    private func isFirm(_ index: Int) -> Bool {
        source.startsUpper(index) || source.wordClass(at: index).contains(.brand) && !isKind(index)
    }

    /// Whether words lead from the kind of a bill to whose it is.
    private func leads(_ tokens: Range<Int>, among drafts: [SlotDraft]) -> Bool {
        tokens.allSatisfy { index in
            Self.leading.contains(source.words[index])
                || drafts.contains { $0.slot == .amount && $0.tokens.contains(index) }
        }
    }

    /// What bills are for; a rent goes to whoever it goes to.
    private static let kinds = WordHash.set(
        """
        eau electricite elec gaz internet telephone chauffage fibre mobile forfait box assurance \
        mutuelle auto habitation amende electricity electric water gas phone broadband energy \
        heating insurance car home parking fine gym membership
        """)
    private static let leading = WordHash.set(
        "a de d' du la le l' chez the to from of with at for pour bill bills invoice facture ,")
}

extension UtteranceLabel {
    /// Whether firms are paid, now or again and again.
    fileprivate var paysFirms: Bool {
        guard case .intent(let intent, _) = self else { return false }
        return [.payBill, .manageRecurring, .manageAutopay].contains(intent)
    }
}
