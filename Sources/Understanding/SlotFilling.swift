internal import Classification
internal import Primitives
internal import TextProcessing

/// Turns the spans a tagger marks, and the entities found, into slots with their values.
struct SlotFilling {
    let text: TokenizedText
    let mentions: [Mention]
    let label: UtteranceLabel
    let tagger: SpanTagger?
    var names = KnownNames()

    /// Returns the slots in order of appearance.
    func fills() -> [SlotFill] {
        var fills = taggedFills()
        // An amount nobody marked is still said.
        for mention in mentions where !fills.contains(where: { $0.range.overlaps(mention.source) })
        {
            guard let slot = defaultSlot(of: mention), let value = mention.value else { continue }
            fills.append(SlotFill(slot: slot, value: value, range: mention.source))
        }
        return fills.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func taggedFills() -> [SlotFill] {
        guard let tagger else { return [] }
        let features = SlotFeatures(
            text, mentions: mentions, label: label, names: names.tokens(in: text))
        let tags = tagger.tags(for: features.sequence)
        return tagger.tags.spans(in: tags).compactMap { kind, tokens in
            guard let slot = Slot(rawValue: tagger.tags.kinds[kind]) else { return nil }
            return fill(slot, tokens: tokens)
        }
    }

    private func fill(_ slot: Slot, tokens tagged: Range<Int>) -> SlotFill? {
        let tokens = slot == .payee || slot == .payer ? withoutKinship(tagged) : tagged
        let source =
            text.tokens[tokens.lowerBound].source
            .lowerBound..<text.tokens[tokens.upperBound - 1].source.upperBound
        let mention = mentions.first { $0.tokens.overlaps(tokens) && Self.suits($0, slot) }
        if mention?.isImpossibleDate == true { return nil }
        switch slot {
        case .amount, .amountMinimum, .amountMaximum, .coinAmount, .date, .period, .frequency,
            .percentage:
            let value = mention?.value ?? .text(text.surface(of: source))
            return SlotFill(slot: slot, value: value, range: source)
        case .count:
            guard case .amount(let number)? = mention?.value, let count = Int(number.decimal) else {
                return SlotFill(slot: slot, value: .text(text.surface(of: source)), range: source)
            }
            return SlotFill(slot: slot, value: .number(count), range: source)
        case .category, .direction, .scope, .amountMode, .currency:
            return ClosedSlotValues.value(of: text.surface(of: source), slot: slot)
                .map { SlotFill(slot: slot, value: .text($0), range: source) }
        case .payee, .payer, .merchant, .card, .account, .note, .plan:
            guard !tokens.allSatisfy({ isArticle($0) || isSign($0) }) else { return nil }
            return SlotFill(slot: slot, value: .text(text.surface(of: source)), range: source)
        }
    }

    /// The tokens of a person's name, a possessive and a kinship before it left out: "mon frère
    /// Karim" is Karim, "ma mère" is all there is.
    private func withoutKinship(_ tagged: Range<Int>) -> Range<Int> {
        let folded = text.folded
        func known(_ index: Int) -> WordClass {
            WordClass.of(WordHash.hash(folded[text.tokens[index].folded]))
        }
        let first = WordHash.hash(folded[text.tokens[tagged.lowerBound].folded])
        guard Self.possessives.contains(first),
            let kin = tagged.dropFirst().last(where: { known($0).contains(.kin) })
        else { return tagged }
        let name = kin + 1
        if name == tagged.upperBound, name < text.tokens.count,
            known(name).contains(.givenName), known(name).isDisjoint(with: .calendar)
        {
            return name..<name + 1
        }
        guard name < tagged.upperBound, known(name).contains(.givenName) || startsUpper(name) else {
            return tagged
        }
        return name..<tagged.upperBound
    }

    /// Whether the token is an article or a possessive, which names nobody by itself.
    private func isArticle(_ index: Int) -> Bool {
        let word = text.folded[text.tokens[index].folded]
        return WordRoles.of(word).contains(.determiner)
            && WordClass.of(WordHash.hash(word)).isDisjoint(with: [.givenName, .brand, .kin])
    }

    /// Whether the token is a sign alone, which names nobody either: "send -5 to Paul".
    private func isSign(_ index: Int) -> Bool {
        text.folded[text.tokens[index].folded].allSatisfy { byte in
            byte < 0x80 && (byte | 0x20) &- 0x61 >= 26 && byte &- 0x30 >= 10
        }
    }

    private func startsUpper(_ index: Int) -> Bool {
        text.surface(of: text.tokens[index]).first?.isUppercase == true
    }

    private static let possessives = Set(
        ["mon", "ma", "mes", "notre", "nos", "ton", "ta", "my", "our"].map {
            WordHash.hash(Array($0.utf8)[...])
        })

    /// Whether a mention's value can be a slot's.
    private static func suits(_ mention: Mention, _ slot: Slot) -> Bool {
        switch slot {
        case .amount, .amountMinimum, .amountMaximum:
            mention.kind == .money || mention.kind == .number
        case .coinAmount: mention.kind == .coins || mention.kind == .number
        case .count: mention.kind == .number
        case .date, .period: mention.kind == .time
        case .frequency: mention.kind == .frequency
        case .percentage: mention.kind == .percentage
        case .payee, .payer, .category, .merchant, .card, .account, .currency, .note, .direction,
            .scope, .plan, .amountMode:
            false
        }
    }

    /// The slot a mention fills when the tagger is silent about it.
    private func defaultSlot(of mention: Mention) -> Slot? {
        switch mention.kind {
        case .money: .amount
        case .coins: .coinAmount
        case .percentage: .percentage
        // The tagger knows better which days only tell the story.
        case .frequency, .time: nil
        case .number: label == .inform ? .amount : nil
        case .account, .handle: label.isTransfer ? .payee : nil
        }
    }
}

extension UtteranceLabel {
    fileprivate var isTransfer: Bool {
        if case .intent(.sendMoney, _) = self { return true }
        return self == .inform || self == .act(.correct)
    }
}
