internal import Primitives
internal import TextProcessing

/// What orders say in fixed forms, of which nothing may be passed over.
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

    private static let notes = PhraseTable<Void>([
        (): "note :,memo :,message :,motif :,libelle :,reference :"
    ])
    private static let links = PhraseTable<Void>([(): "with,for,avec,pour"])

    /// "Add a note: with thanks to Zoé": all behind the colon is the note, names in it included.
    func addNote(to drafts: inout [SlotDraft]) {
        guard source.label.takesNotes,
            let heading = source.words.indices.lazy
                .compactMap({ Self.notes.match(at: $0, in: source.words)?.tokens }).first
        else { return }
        let link = Self.links.match(at: heading.upperBound, in: source.words)?.tokens
        let start = link?.upperBound ?? heading.upperBound
        guard start < source.words.count,
            let note = SlotValueReader(source: source, rereader: nil)
                .draft(.note, tokens: start..<source.words.count)
        else { return }
        drafts.removeAll { $0.tokens.upperBound > heading.upperBound }
        drafts.append(note)
    }
}

extension UtteranceLabel {
    /// Whether a payment is spoken of that may have a note.
    fileprivate var takesNotes: Bool {
        switch self {
        case .intent(.sendMoney, _), .intent(.payBill, _), .inform, .act(.correct), .act(.affirm):
            true
        case .intent(.requestMoney, let operation): operation == .create
        case .intent, .act, .outOfScope: false
        }
    }
}
