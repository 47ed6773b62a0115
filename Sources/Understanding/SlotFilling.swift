internal import Classification
internal import Primitives
internal import TextProcessing

/// Turns the spans a tagger marks, and the entities found, into slots with their values.
struct SlotFilling {
    let text: TokenizedText
    let mentions: [Mention]
    let label: UtteranceLabel
    let tagger: SpanTagger?

    /// Returns the slots in order of appearance.
    func fills() -> [SlotFill] {
        var fills = taggedFills()
        // An amount or a day nobody marked is still said.
        for mention in mentions where !fills.contains(where: { $0.range.overlaps(mention.source) })
        {
            guard let slot = defaultSlot(of: mention), let value = mention.value else { continue }
            fills.append(SlotFill(slot: slot, value: value, range: mention.source))
        }
        return fills.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func taggedFills() -> [SlotFill] {
        guard let tagger else { return [] }
        let features = SlotFeatures(text, mentions: mentions, label: label).all
        let tags = tagger.tags(for: TaggedSequence(features: features))
        return tagger.tags.spans(in: tags).compactMap { kind, tokens in
            guard let slot = Slot(rawValue: tagger.tags.kinds[kind]) else { return nil }
            return fill(slot, tokens: tokens)
        }
    }

    private func fill(_ slot: Slot, tokens: Range<Int>) -> SlotFill? {
        let source =
            text.tokens[tokens.lowerBound].source
            .lowerBound..<text.tokens[tokens.upperBound - 1].source.upperBound
        let mention = mentions.first { $0.tokens.overlaps(tokens) && Self.suits($0, slot) }
        switch slot {
        case .amount, .amountMinimum, .amountMaximum, .coinAmount, .date, .period, .frequency,
            .percentage:
            guard let mention, let value = mention.value else { return nil }
            return SlotFill(slot: slot, value: value, range: mention.source)
        case .count:
            guard case .amount(let number)? = mention?.value, let count = Int(number.decimal) else {
                return nil
            }
            return SlotFill(slot: slot, value: .number(count), range: source)
        case .category, .direction, .scope, .amountMode, .currency:
            let surface = text.surface(of: source)
            return ClosedSlotValues.value(of: surface, slot: slot)
                .map { SlotFill(slot: slot, value: .text($0), range: source) }
        case .payee, .payer, .merchant, .card, .account, .note, .plan:
            return SlotFill(slot: slot, value: .text(text.surface(of: source)), range: source)
        }
    }

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
        case .frequency: .frequency
        case .time: label.looksBack || label.isForecast ? .period : .date
        case .number: label == .inform ? .amount : nil
        case .account, .handle: label.isTransfer ? .payee : nil
        }
    }
}

extension UtteranceLabel {
    fileprivate var isForecast: Bool {
        if case .intent(.forecastSpending, _) = self { return true }
        return false
    }

    fileprivate var isTransfer: Bool {
        if case .intent(.sendMoney, _) = self { return true }
        return self == .inform || self == .act(.correct)
    }
}
