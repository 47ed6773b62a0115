internal import Primitives
internal import TextProcessing

/// What is taken off something that has an amount: "enlève 20 au budget restos", "take 20 off".
extension SlotRules {
    /// The verb right before the only amount, or share, that takes it off what is changed; of verbs
    /// that do other things too, where a word behind the amount says so.
    func taken(from drafts: [SlotDraft]) -> PhraseTable<String>.Match? {
        let figures = drafts.filter { $0.slot == .amount || $0.slot == .percentage }
        guard figures.count == 1, let figure = figures.first else { return nil }
        var end = figure.tokens.lowerBound
        while end > 0, Self.besideTaking.contains(source.words[end - 1]) { end -= 1 }
        guard let verb = Self.taking.match(endingAt: end, in: source.words),
            !drafts.contains(where: { $0.tokens.overlaps(verb.tokens) })
        else { return nil }
        let behind = figure.tokens.upperBound
        let isOff =
            source.words.indices.contains(behind) && Self.off.contains(source.words[behind])
        return verb.meaning || isOff ? .init(meaning: "delta", tokens: verb.tokens) : nil
    }

    /// Verbs that take something off, and whether they do nothing else.
    private static let taking = PhraseTable<Bool>([
        true: """
        enleve,enlever,enlevez,retire,retirer,retirez,ote,oter,otez,soustrais,soustraire,deduis,\
        deduire,remove,removing,subtract,deduct,knock off,shave off,take off,take away
        """,
        false: "take,taking,knock,knocking,shave,shaving,cut,cutting,slash,trim,chop",
    ])
    private static let besideTaking = WordHash.set("encore another moi m' me lui - -moi -lui")
    private static let off = WordHash.set("off out from away")
}
