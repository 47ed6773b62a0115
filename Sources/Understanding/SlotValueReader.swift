internal import Primitives
internal import TextProcessing

/// Reads the value of a slot from the words marked for it.
///
/// An amount that is none fills nothing; a time that no rule reads ("since we moved in") keeps its
/// text, which has no machine-readable form.
struct SlotValueReader {
    let source: SlotSource
    let rereader: MentionRereader?

    /// Returns the slot over `tokens` with its value, nil if the words have none. O(tokens).
    func draft(_ slot: Slot, tokens: Range<Int>) -> SlotDraft? {
        switch slot {
        case .amount, .amountMinimum, .amountMaximum, .coinAmount:
            return amount(slot, tokens)
        case .percentage: return percentage(tokens)
        case .date, .period: return days(slot, tokens)
        case .frequency: return frequency(tokens)
        case .count: return count(tokens)
        case .category, .direction, .scope, .amountMode, .currency:
            return ClosedSlotValues.value(of: source.surface(of: tokens), slot: slot)
                .map { SlotDraft(slot: slot, tokens: tokens, value: .text($0)) }
        case .payee, .payer, .merchant, .card, .account, .note, .plan:
            let tokens = withoutConjunction(
                slot.isPerson ? withoutKinship(withoutEmoji(tokens)) : withPossessive(tokens))
            guard !tokens.allSatisfy({ isArticle($0) || isSign($0) }) else { return nil }
            return source.draft(slot, of: tokens)
        }
    }

    /// Whether words are of a date that there is not.
    private func isOfNoDate(_ tokens: Range<Int>) -> Bool {
        source.mention(over: tokens, where: \.isImpossibleDate) != nil
    }

    /// The whole of an amount that the words are part of, none if it is too large to be kept; coins
    /// and percentages are slots of their own whatever the words were marked as.
    private func amount(_ slot: Slot, _ tokens: Range<Int>) -> SlotDraft? {
        let found = source.mention(over: tokens) { mention in
            switch mention.kind {
            case .money, .coins, .percentage: true
            case .number: mention.isAmount
            case .time, .frequency, .account, .handle: false
            }
        }
        if let found, found.value == nil { return nil }
        guard !isOfNoDate(tokens) else { return nil }
        guard let mention = found, let value = mention.value else {
            return rereader?.amount(in: source.surface(of: tokens)).map { amount in
                let coins = SpokenAmount(decimal: amount.decimal, currency: .yani)
                return SlotDraft(
                    slot: slot, tokens: tokens, value: .amount(slot == .coinAmount ? coins : amount)
                )
            }
        }
        switch (mention.kind, value) {
        case (.percentage, _):
            return SlotDraft(slot: .percentage, tokens: mention.tokens, value: value)
        case (.coins, _):
            let kept: Slot = slot == .amount ? .coinAmount : slot
            return SlotDraft(slot: kept, tokens: mention.tokens, value: value)
        case (.number, .amount(let amount)) where slot == .coinAmount:
            let coins = SpokenAmount(decimal: amount.decimal, currency: .yani)
            return SlotDraft(slot: slot, tokens: tokens, value: .amount(coins))
        case (.money, _) where slot == .coinAmount:
            return SlotDraft(slot: .amount, tokens: mention.tokens, value: value)
        default:
            return SlotDraft(slot: slot, tokens: mention.tokens, value: value)
        }
    }

    private func percentage(_ tokens: Range<Int>) -> SlotDraft? {
        let share = tokens.lazy.compactMap { Self.shares.match(at: $0, in: source.words) }.first
        // Of "deux tiers" the number is no percentage.
        if let share, share.tokens.count > 1 {
            let all = tokens.lowerBound..<max(tokens.upperBound, share.tokens.upperBound)
            return SlotDraft(slot: .percentage, tokens: all, value: .text(share.meaning))
        }
        let mention = source.mention(over: tokens) { $0.kind == .percentage || $0.isAmount }
        if let mention, case .amount(let amount)? = mention.value, mention.kind == .number {
            return SlotDraft(slot: .percentage, tokens: tokens, value: .text(amount.decimal))
        }
        if let mention, mention.kind == .percentage, let value = mention.value {
            return SlotDraft(slot: .percentage, tokens: mention.tokens, value: value)
        }
        return share.map {
            SlotDraft(slot: .percentage, tokens: tokens, value: .text($0.meaning))
        }
    }

    /// Parts of a whole, in hundredths.
    static let shares = PhraseTable<String>([
        "50": "moitié,demi,half", "25": "quart,quarter", "75": "trois quarts,three quarters",
        "33.33": "tiers,third", "66.67": "deux tiers,two thirds",
        "20": "cinquième,fifth", "10": "dixième,tenth", "100": "totalité,entirety",
    ])

    private func days(_ slot: Slot, _ tokens: Range<Int>) -> SlotDraft? {
        let found = source.mention(over: tokens) { $0.kind == .time }
        if found?.isImpossibleDate == true { return nil }
        let surface = source.surface(of: tokens)
        let mention = found ?? rereader?.time(in: surface)
        return SlotDraft(
            slot: slot, tokens: tokens, value: mention?.value ?? .text(surface),
            moment: mention?.moment)
    }

    private func frequency(_ tokens: Range<Int>) -> SlotDraft? {
        let surface = source.surface(of: tokens)
        let found = source.mention(over: tokens) { $0.kind == .frequency }
        guard let found else {
            // "Tous les 31 juin".
            if isOfNoDate(tokens) { return nil }
            let value = rereader?.frequency(in: surface)?.value
            return SlotDraft(slot: .frequency, tokens: tokens, value: value ?? .text(surface))
        }
        let value = listed(from: found, to: tokens.upperBound) ?? found.value
        return SlotDraft(slot: .frequency, tokens: tokens, value: value ?? .text(surface))
    }

    /// The repetition that a list of them makes ("every Monday and every Thursday"); nil where
    /// there is one, or several that are not one.
    private func listed(from first: Mention, to end: Int) -> SlotValue? {
        guard case .recurrence(var whole)? = first.value else { return nil }
        var last = first
        while let next = source.mentions.first(where: {
            $0.kind == .frequency && $0.tokens.lowerBound >= last.tokens.upperBound
                && $0.tokens.lowerBound < end
        }) {
            guard case .recurrence(let other)? = next.value,
                source.lists(last.tokens.upperBound..<next.tokens.lowerBound),
                let sum = whole.adding(daysOf: other)
            else { return nil }
            (whole, last) = (sum, next)
        }
        return .recurrence(whole)
    }

    private func count(_ tokens: Range<Int>) -> SlotDraft? {
        var said = rereader?.amount(in: source.surface(of: tokens))
        if case .amount(let number)? = source.mention(over: tokens, where: \.isAmount)?.value {
            said = number
        }
        guard let count = said.flatMap({ Int($0.decimal) }), count > 0 else { return nil }
        return SlotDraft(slot: .count, tokens: tokens, value: .number(count))
    }
}

extension SlotValueReader {
    /// The tokens of a person's name, a possessive and a kinship before it left out: "mon frère
    /// Karim" is Karim, "ma mère" is all there is.
    private func withoutKinship(_ tagged: Range<Int>) -> Range<Int> {
        guard Self.possessives.contains(source.words[tagged.lowerBound]),
            let kin = tagged.dropFirst().last(where: { source.wordClass(at: $0).contains(.kin) })
        else { return tagged }
        let name = kin + 1
        if name == tagged.upperBound, source.wordClass(at: name).contains(.givenName),
            source.wordClass(at: name).isDisjoint(with: .calendar)
        {
            return name..<name + 1
        }
        guard name < tagged.upperBound,
            source.wordClass(at: name).contains(.givenName) || source.startsUpper(name)
        else { return tagged }
        return name..<tagged.upperBound
    }

    /// The tokens of a name without the emoji at its ends, unless it is all emoji.
    private func withoutEmoji(_ tokens: Range<Int>) -> Range<Int> {
        let isWord = { (index: Int) in source.text.tokens[index].kind != .emoji }
        guard let first = tokens.first(where: isWord), let last = tokens.last(where: isWord) else {
            return tokens
        }
        return first..<last + 1
    }

    /// The tokens of a name with the possessive that is its own: "Sainsbury's" is no thing of a
    /// Sainsbury.
    private func withPossessive(_ tokens: Range<Int>) -> Range<Int> {
        let end = tokens.upperBound
        guard end < source.words.count, source.words[end] == Self.possessive,
            source.text.tokens[end].isGlued,
            Self.possessiveNames.match(endingAt: end, in: source.words) != nil
        else { return tokens }
        return tokens.lowerBound..<end + 1
    }

    private static let possessive = WordHash.hash("'s")
    /// Names of merchants that end with a possessive.
    private static let possessiveNames = PhraseTable<Void>([
        (): """
        sainsbury,mcdonald,macdonald,nando,domino,macy,wendy,levi,gail,kohl,fortnum,barnardo,arby,\
        denny,chili,hardee,lowe,wetherspoon,waterstone,debenham,morrison,curry,zaxby,applebee,\
        culver,bojangle,kellogg,christie,sotheby,selfridge,lloyd,blackwell,foyle,trader joe,\
        papa john,jimmy john,long john,jersey mike,and jerry,& jerry,tgi friday
        """
    ])

    /// The tokens without a conjunction behind them, which leads on to something else.
    private func withoutConjunction(_ tokens: Range<Int>) -> Range<Int> {
        guard tokens.count > 1, source.roles(at: tokens.upperBound - 1).contains(.conjunction)
        else {
            return tokens
        }
        return tokens.lowerBound..<tokens.upperBound - 1
    }

    /// Whether the token is an article or a possessive, which names nobody by itself.
    private func isArticle(_ index: Int) -> Bool {
        source.roles(at: index).contains(.determiner)
            && source.wordClass(at: index).isDisjoint(with: [.givenName, .brand, .kin])
    }

    /// Whether the token is a sign alone, which names nobody either: "send -5 to Paul".
    private func isSign(_ index: Int) -> Bool {
        source.text.folded[source.text.tokens[index].folded].allSatisfy { byte in
            byte < 0x80 && (byte | 0x20) &- 0x61 >= 26 && byte &- 0x30 >= 10
        }
    }

    private static let possessives = WordHash.set("mon ma mes notre nos ton ta my our")
}
