internal import Primitives
internal import TextProcessing

/// What orders say in fixed places, of which nothing may be passed over.
extension SlotRules {
    /// "Envoie 10 à Paul hier": a time right behind a name or an amount, with which the order ends,
    /// is when it is to be done, were it only to be told that this is past.
    func addDate(to drafts: inout [SlotDraft]) {
        guard case .intent(let intent, _) = source.label,
            intent == .sendMoney || intent == .payBill,
            !drafts.contains(where: { $0.slot == .date || $0.slot == .frequency }),
            let time = source.mentions.last(where: { $0.kind == .time }), isLast(time.tokens),
            drafts.contains(where: { draft in
                draft.tokens.upperBound == time.tokens.lowerBound
                    && (draft.slot == .payee || draft.slot == .merchant || draft.slot == .amount)
            }),
            let date = SlotValueReader(source: source, rereader: nil)
                .draft(.date, tokens: time.tokens)
        else { return }
        drafts.append(date)
    }

    /// Whether nothing but signs is behind the tokens.
    private func isLast(_ tokens: Range<Int>) -> Bool {
        source.text.tokens[tokens.upperBound...].allSatisfy { $0.kind == .punctuation }
    }
}
