internal import Primitives
internal import TextProcessing

/// Numbers that are no amounts: what a bill, a card or a code is known by, the term of a stake, the
/// parts in which something is paid.
extension SlotRules {
    /// Whether a bare number is what a thing is known by: "facture n° 7781", "invoice 20451 from
    /// Acme", "carte finissant par 77", a code.
    func isReference(_ number: Mention, among drafts: [SlotDraft]) -> Bool {
        if source.label.isOfSecrets { return true }
        var start = number.tokens.lowerBound
        guard isWritten(number), start > 0 else { return false }
        let word = source.words[start - 1]
        if Self.referring.contains(word)
            || Self.endings.match(endingAt: start, in: source.words) != nil
        {
            return true
        }
        let isNumbered = Self.numbering.contains(word)
        // "N° 55" may have its sign as a token of its own.
        while start > 0, Self.numbering.contains(source.words[start - 1]) { start -= 1 }
        guard start > 0, Self.papers.contains(source.words[start - 1]) else { return false }
        if isNumbered { return true }
        let isBesideAmount = drafts.contains { draft in
            draft.slot == .amount && !draft.tokens.overlaps(number.tokens)
                && source.mention(over: draft.tokens) { $0.kind == .money } != nil
        }
        let end = number.tokens.upperBound
        let isOfBiller =
            source.words.indices.contains(end) && Self.billing.contains(source.words[end])
        return isBesideAmount || isOfBiller && digitCount(of: number) > 3
            || digitCount(of: number) > 4
    }

    /// Whether a number is in figures and whole.
    private func isWritten(_ number: Mention) -> Bool {
        number.tokens.count == 1 && source.text.tokens[number.tokens.lowerBound].kind == .number
    }

    private func digitCount(of number: Mention) -> Int {
        source.text.tokens[number.tokens.lowerBound].folded.count
    }

    private static let referring = WordHash.set("ref reference dossier")
    private static let endings = PhraseTable<Void>([
        (): """
        terminant par,finissant par,finit par,termine par,ending in,ending with,ending,ends in,\
        ends with
        """
    ])
    private static let numbering = WordHash.set("numero num n° n ° no nr number #")
    private static let papers = WordHash.set(
        "facture factures invoice invoices bill ref reference dossier contrat commande contract")
    private static let billing = WordHash.set("de d' du chez from to of")

    /// Whether a number is one half of "50/50", the shares of something.
    func isHalf(_ tokens: Range<Int>) -> Bool {
        let (start, end) = (tokens.lowerBound, tokens.upperBound)
        let words = source.words
        guard source.label.sharesAmounts else { return false }
        return end + 1 < words.count && words[end] == Self.slash && words[end + 1] == words[start]
            || start > 1 && words[start - 1] == Self.slash && words[start - 2] == words[start]
    }

    /// "50/50".
    var halves: PhraseTable<String>.Match? {
        guard let slash = source.words.firstIndex(of: Self.slash), slash > 0,
            isHalf(slash - 1..<slash)
        else { return nil }
        return .init(meaning: "total", tokens: slash - 1..<slash + 2)
    }

    private static let slash = WordHash.hash("/")

    /// Whether a number says for how long coins are staked: "for 90 days", "the 12-month plan".
    func isTerm(_ tokens: Range<Int>) -> Bool {
        let end = tokens.upperBound
        let start =
            source.words.indices.contains(end) && source.words[end] == Self.hyphen
            ? end + 1 : end
        return source.words.indices.contains(start) && Self.terms.contains(source.words[start])
    }

    private static let hyphen = WordHash.hash("-")
    private static let terms = WordHash.set(
        "day days week weeks month months year years jour jours semaine semaines mois an ans annee "
            + "annees")

    /// What says that an amount is paid in several parts: "en trois fois", "in three instalments",
    /// "étale 600 euros sur six mois"; that is all of it.
    func severalTimes(besides drafts: [SlotDraft]) -> PhraseTable<String>.Match? {
        guard source.label.paysInParts else { return nil }
        let spreads = source.words.contains(where: Self.spreading.contains)
        for link in source.words.indices where Self.dividing.contains(source.words[link]) {
            let start = link + 1
            guard source.words.indices.contains(start) else { break }
            var end = start + 1
            if let number = source.mention(at: start), number.kind == .number {
                end = number.tokens.upperBound
            } else if source.words[start] != Self.few, !Self.several.contains(source.words[start]) {
                // The number may be part of a length: "sur six mois".
                guard spreads else { continue }
            }
            guard source.words.indices.contains(end) else { continue }
            let unit = source.words[end]
            guard Self.parts.contains(unit) || spreads && Self.terms.contains(unit),
                !drafts.contains(where: {
                    $0.slot != .count && !$0.slot.isTime && $0.tokens.overlaps(link..<end)
                })
            else { continue }
            return .init(meaning: "total", tokens: link..<end + 1)
        }
        return nil
    }

    /// Adds in how many parts, where nobody marked it.
    func addCount(of parts: Range<Int>, to drafts: inout [SlotDraft]) {
        guard !drafts.contains(where: { $0.slot == .count }),
            Self.parts.contains(source.words[parts.upperBound - 1]),
            let number = source.mention(at: parts.lowerBound + 1), number.kind == .number,
            case .amount(let amount)? = number.value, let count = Int(amount.decimal), count > 1
        else { return }
        drafts.append(SlotDraft(slot: .count, tokens: number.tokens, value: .number(count)))
    }

    private static let dividing = WordHash.set("en in over sur")
    private static let several = WordHash.set("plusieurs several multiple")
    private static let few = WordHash.hash("few")
    private static let parts = WordHash.set(
        "fois times x virements paiements versements echeances mensualites tranches parts payments "
            + "transfers instalments installments goes parties")
    private static let spreading = WordHash.set(
        "etale etaler etalez echelonne echelonner spread spreading")
}

extension UtteranceLabel {
    /// Whether codes and cards are the matter, which no amount is said of.
    fileprivate var isOfSecrets: Bool {
        guard case .intent(.accountSecurity, let operation) = self else { return false }
        return operation != .setLimit
    }

    /// Whether an amount may be paid in several parts.
    fileprivate var paysInParts: Bool {
        switch self {
        case .intent(.sendMoney, _), .intent(.payBill, _): true
        case .intent(.manageRecurring, let operation), .intent(.requestMoney, let operation):
            operation == .create
        case .intent, .act, .inform, .outOfScope: false
        }
    }
}
