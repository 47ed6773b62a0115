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
        let named = withoutReasons(
            drafts.map { draft in
                draft.slot == .merchant ? withoutKind(withDuty(draft)) : draft
            })
        let firms = named.filter { $0.slot == .merchant }
            .sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
        guard firms.count > 1 else { return named }
        let kinds = zip(firms, firms.dropFirst()).filter { kind, firm in
            kind.tokens.allSatisfy(isReason) && isFirm(firm.tokens.lowerBound)
                && kind.tokens.upperBound <= firm.tokens.lowerBound
                && leads(kind.tokens.upperBound..<firm.tokens.lowerBound, among: drafts)
        }
        .map(\.0.tokens)
        return named.filter { $0.slot != .merchant || !kinds.contains($0.tokens) }
    }

    /// "Amende de stationnement": what is to be paid together with what it is for.
    private func withDuty(_ draft: SlotDraft) -> SlotDraft {
        let start = draft.tokens.lowerBound
        guard start > 1, !isFirm(start), Self.joining.contains(source.words[start - 1]),
            Self.duties.contains(source.words[start - 2])
        else { return draft }
        return source.draft(.merchant, of: start - 2..<draft.tokens.upperBound)
    }

    /// The drafts without what a firm is paid for behind its name: "paie Foncia le loyer".
    private func withoutReasons(_ drafts: [SlotDraft]) -> [SlotDraft] {
        let firms = drafts.filter { $0.slot == .merchant }
            .sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
        guard firms.count == 2, isFirm(firms[0].tokens.lowerBound),
            firms[1].tokens.allSatisfy(isReason)
        else { return drafts }
        let between = firms[0].tokens.upperBound..<firms[1].tokens.lowerBound
        guard between.contains(where: { Self.articles.contains(source.words[$0]) }),
            between.allSatisfy({ index in
                Self.articles.contains(source.words[index])
                    || Self.firms.contains(source.words[index])
                    || drafts.contains { $0.slot == .amount && $0.tokens.contains(index) }
            })
        else { return drafts }
        return drafts.filter { $0.slot != .merchant || $0.tokens != firms[1].tokens }
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

    /// Whether a word is of what a firm that is named too is paid for.
    private func isReason(_ index: Int) -> Bool {
        isKind(index) || Self.rents.contains(source.words[index]) && !source.startsUpper(index)
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
    /// What is owed to whoever levies it.
    private static let duties = WordHash.set("amende contravention taxe redevance")
    private static let joining = WordHash.set("de d'")
    private static let rents = WordHash.set("loyer rent")
    private static let articles = WordHash.set("le la l' mon ma the my our notre")
    private static let firms = WordHash.set("agency agence company")
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
