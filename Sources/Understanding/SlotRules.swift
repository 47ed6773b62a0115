internal import Primitives
internal import TextProcessing

/// What the words around an amount, a name or a time make of it: the bounds of a range, a
/// difference, each or all together, money in or out.
///
/// These are words of a closed set, too few in the corpora for a tagger to learn them all; where it
/// marked a slot of the kind, its mark stands.
struct SlotRules {
    let source: SlotSource

    /// More words than these are no sentence, and are left as they are.
    static let mostWords = 500

    /// Returns the drafts put right, those the words add among them. O(words · drafts).
    func applied(to tagged: [SlotDraft]) -> [SlotDraft] {
        guard source.words.count <= Self.mostWords else { return tagged }
        var drafts = withoutHolidays(withoutOthersThanPeople(tagged))
        if let slot = source.label.timeSlot {
            for index in drafts.indices where [.date, .period].contains(drafts[index].slot) {
                drafts[index].slot = slot
            }
        }
        drafts.removeAll(where: isOpenEnded)
        dropCounts(from: &drafts)
        // What is stopped or resumed gets no other plan: "le premier" is one of a list.
        if !source.label.changesPlans { drafts.removeAll { $0.slot == .plan } }
        readScope(in: &drafts)
        if source.label.filtersAmounts { bound(&drafts) }
        if source.label.capsAmounts { cap(&drafts) }
        if !source.label.filtersAmounts, !source.label.capsAmounts { addRange(to: &drafts) }
        addMode(to: &drafts)
        splitListed(&drafts)
        addDirection(to: &drafts)
        addBudget(to: &drafts)
        addCount(to: &drafts)
        addHolding(to: &drafts)
        addCurrency(to: &drafts)
        addShare(to: &drafts)
        addShareOfAlert(to: &drafts)
        addDate(to: &drafts)
        addDateOfYes(to: &drafts)
        return drafts
    }

    /// Without kinds of bills ("loyer 800 euros à Paul") and names within a rhythm ("every year on
    /// June 21") among the payees, if somebody else is paid.
    private func withoutOthersThanPeople(_ drafts: [SlotDraft]) -> [SlotDraft] {
        guard drafts.count(where: { $0.slot == .payee }) > 1 else { return drafts }
        let kept = drafts.filter { $0.slot != .payee || !isBill($0) && !isOfRhythm($0) }
        return kept.contains { $0.slot == .payee } ? kept : drafts
    }

    private func isBill(_ draft: SlotDraft) -> Bool {
        draft.tokens.allSatisfy { token in
            let known = source.wordClass(at: token)
            return !known.isDisjoint(with: [.biller, .spending])
                && known.isDisjoint(with: [.givenName, .kin, .title])
        }
    }

    private func isOfRhythm(_ draft: SlotDraft) -> Bool {
        let rhythm = source.mention(over: draft.tokens) { $0.kind == .frequency }
        return rhythm.map { $0.tokens.count > draft.tokens.count } ?? false
    }

    /// Whether the words of a time name none ("jusqu'à nouvel ordre", "until further notice").
    private func isOpenEnded(_ draft: SlotDraft) -> Bool {
        guard draft.slot.isTime, case .text = draft.value else { return false }
        return draft.tokens.allSatisfy { Self.openEnd.contains(source.words[$0]) }
    }

    private static let openEnd = WordHash.set(
        "jusqu jusqu' jusqu'a a nouvel ordre avis until till til further notice")

    /// The holidays among the payees ("envoie 50 à Marie à Noël", "à Noël, envoie 50 à Marie") as
    /// days, if somebody else is paid or asked and nothing joins the two.
    private func withoutHolidays(_ drafts: [SlotDraft]) -> [SlotDraft] {
        guard drafts.contains(where: { $0.slot == .payee }),
            drafts.count(where: { $0.slot.isPerson }) > 1
        else { return drafts }
        let reader = SlotValueReader(source: source, rereader: nil)
        return drafts.map { draft in
            guard draft.slot == .payee,
                let time = source.mention(over: draft.tokens, where: { $0.kind == .time }),
                time.tokens.count > draft.tokens.count || isReason(draft),
                !isListed(time.tokens, among: drafts),
                let date = reader.draft(.date, tokens: time.tokens)
            else { return draft }
            return date
        }
    }

    /// Whether a conjunction joins a holiday with somebody: "à Noël et à Marie".
    private func isListed(_ tokens: Range<Int>, among drafts: [SlotDraft]) -> Bool {
        let isJoint = { (index: Int) in self.source.roles(at: index).contains(.conjunction) }
        return isJoint(tokens.lowerBound - 1)
            || isJoint(tokens.upperBound)
                && drafts.contains { draft in
                    draft.slot == .payee
                        && (1...2).contains(draft.tokens.lowerBound - tokens.upperBound)
                }
    }

    /// "Pour Noël" where nobody but the other can be paid: it begins the order.
    private func isReason(_ draft: SlotDraft) -> Bool {
        draft.tokens.lowerBound == 1 && Self.reasons.contains(source.words[0])
            && source.wordClass(at: 1).contains(.calendar)
    }

    private static let reasons = WordHash.set("pour for")
}

// MARK: - Ranges

extension SlotRules {
    static let least = PhraseTable<Bool>([
        true: """
        plus de,plus d',plus que,au moins,a partir de,minimum,au minimum,superieur a,superieure a,\
        superieurs a,superieures a,au dessus de,au-dessus de,au-dela de,depassant,depassent,\
        depasse,more than,over,above,at least,no less than,greater than,exceeding,upwards of,\
        higher than,in excess of,bigger than,larger than,>
        """,
        false: """
        moins de,moins d',moins que,au plus,tout au plus,pas plus de,pas plus que,jusqu'a,maximum,\
        au maximum,max,au max,inferieur a,inferieure a,inferieurs a,inferieures a,en dessous de,\
        en-dessous de,au dessous de,au-dessous de,sous les,sous,dans la limite de,\
        a concurrence de,less than,under,below,at most,no more than,up to,lower than,\
        smaller than,not exceeding,<
        """,
    ])
    private static let leastBehind = PhraseTable<Bool>([
        true: "ou plus,et plus,minimum,au moins,or more,and over,and above,or above,or over,plus,+",
        false: "ou moins,et moins,maximum,max,au plus,or less,or under,or below,at most",
    ])
    private static let openings = PhraseTable<Void>([(): "entre,between,de,from"])
    private static let middles = PhraseTable<Void>([(): "et,and,a,to,-,&"])

    /// Makes least and greatest amounts of those that a phrase bounds, and of pairs.
    private func bound(_ drafts: inout [SlotDraft]) {
        let amounts = source.mentions.filter { $0.kind == .money || $0.isAmount }
        for (index, mention) in amounts.enumerated() {
            if index > 0, isPair(amounts[index - 1], mention) {
                boundPair(amounts[index - 1], mention, in: &drafts)
                continue
            }
            guard
                let place = drafts.firstIndex(where: { draft in
                    draft.slot.isAmount && draft.tokens.overlaps(mention.tokens)
                }), let isLeast = isLeast(mention.tokens)
            else { continue }
            drafts[place].slot = isLeast ? .amountMinimum : .amountMaximum
        }
    }

    /// "Send between 10 and 20": both are said, and which is meant is to be asked.
    private func addRange(to drafts: inout [SlotDraft]) {
        let amounts = source.mentions.filter { $0.kind == .money || $0.isAmount }
        for (first, second) in zip(amounts, amounts.dropFirst()) where isPair(first, second) {
            guard let value = first.value,
                Self.between.match(endingAt: first.tokens.lowerBound, in: source.words) != nil,
                drafts.contains(where: { $0.slot == .amount && $0.tokens.overlaps(second.tokens) })
            else { continue }
            drafts.removeAll { $0.slot.isAmount && $0.tokens.overlaps(first.tokens) }
            drafts.append(SlotDraft(slot: .amount, tokens: first.tokens, value: value))
        }
    }

    private static let between = PhraseTable<Void>([(): "entre,between"])

    /// Makes the one bound of a rule the most that goes without asking, on whichever side it is
    /// said: "above 50 ask me", "only up to 50".
    private func cap(_ drafts: inout [SlotDraft]) {
        addBound(to: &drafts)
        guard !drafts.contains(where: { $0.slot == .amountMaximum }) else { return }
        for index in drafts.indices where drafts[index].slot == .amountMinimum {
            drafts[index].slot = .amountMaximum
        }
    }

    /// "Jusqu'à 20": a bare number that is bounded is an amount, if nobody marked one.
    private func addBound(to drafts: inout [SlotDraft]) {
        guard !drafts.contains(where: { $0.slot.isAmount }),
            let mention = source.mentions.first(where: { $0.isAmount && isLeast($0.tokens) != nil }
            ),
            !drafts.contains(where: { $0.tokens.overlaps(mention.tokens) }),
            let value = mention.value
        else { return }
        drafts.append(SlotDraft(slot: .amountMaximum, tokens: mention.tokens, value: value))
    }

    /// Whether the words before the amount, or else behind it, make it a least one; nil if they
    /// bound it on neither side.
    private func isLeast(_ tokens: Range<Int>) -> Bool? {
        (Self.least.match(endingAt: tokens.lowerBound, in: source.words)
            ?? Self.leastBehind.match(at: tokens.upperBound, in: source.words))?.meaning
    }

    /// Whether two amounts are the ends of "entre 20 et 50 euros", "from 20 to 50".
    private func isPair(_ first: Mention, _ second: Mention) -> Bool {
        guard case .amount(let from)? = first.value, case .amount(let to)? = second.value,
            from.currency == nil || to.currency == nil || from.currency == to.currency,
            let least = from.money(default: to.currency ?? .eur),
            let greatest = to.money(default: from.currency ?? .eur),
            least.minorUnits < greatest.minorUnits,
            Self.openings.match(endingAt: first.tokens.lowerBound, in: source.words) != nil,
            let middle = Self.middles.match(at: first.tokens.upperBound, in: source.words)
        else { return false }
        return middle.tokens.upperBound == second.tokens.lowerBound
    }

    private func boundPair(_ first: Mention, _ second: Mention, in drafts: inout [SlotDraft]) {
        guard case .amount(let from)? = first.value, case .amount(let to)? = second.value else {
            return
        }
        drafts.removeAll { draft in
            draft.tokens.overlaps(first.tokens.lowerBound..<second.tokens.upperBound)
        }
        let currency = from.currency ?? to.currency
        for (slot, amount, tokens) in [
            (Slot.amountMinimum, from, first.tokens), (.amountMaximum, to, second.tokens),
        ] {
            let value = SpokenAmount(decimal: amount.decimal, currency: currency)
            drafts.append(SlotDraft(slot: slot, tokens: tokens, value: .amount(value)))
        }
    }
}

// MARK: - Modes

extension SlotRules {
    private static let modes = PhraseTable<String>([
        "each": """
        chacun,chacune,each,apiece,ea,par personne,par tete,per person,per head,a head,\
        par tete de pipe,par parent,par enfant,par gosse,par famille,par couple,par foyer,\
        par invite,par participant,par joueur,par eleve,per parent,per kid,per child,per family,\
        per couple,per household,per guest,per player,la piece,piece
        """,
        "total": "en tout,au total,in total,in all,altogether,all together,en tout et pour tout",
    ])
    private static let changes = PhraseTable<Void>([
        (): """
        augmente,augmenter,augmentez,baisse,baisser,baissez,reduis,reduire,reduisez,diminue,\
        diminuer,diminuez,monte,monter,montez,releve,relever,relevez,hausse,hausser,descends,\
        descendre,rabote,raise,raising,increase,lower,lowering,reduce,cut,bump,decrease,trim,lift,\
        boost,up,drop,slash,shave
        """
    ])
    /// Verbs that say by themselves that an amount is to be shared, or is a difference.
    private static let tellingVerbs = PhraseTable<String>([
        "total": """
        split,divide,share out,partage,partager,partagez,divise,diviser,divisez,repartis,repartir,\
        repartissez,moitie moitie,fifty fifty,half and half
        """,
        "delta": "add,ajoute,ajouter,ajoutez,rajoute,rajouter,rajoutez",
    ])
    private static let extras = PhraseTable<String>([
        "delta": "extra,another,de plus,en plus,more,de moins,en moins,less"
    ])
    private static let differences = PhraseTable<Void>([(): "de,d',by"])
    private static let orders = PhraseTable<Void>([
        (): """
        virement,paiement,versement,abonnement,prelevement,mensualite,ordre,transfer,payment
        """
    ])

    private func addMode(to drafts: inout [SlotDraft]) {
        guard !drafts.contains(where: { $0.slot == .amountMode }) else { return }
        readExtraCount(in: &drafts)
        let hasAmount = drafts.contains { $0.slot == .amount }
        let label = source.label
        var match: PhraseTable<String>.Match?
        if label.sharesAmounts, hasAmount || label == .inform {
            match = firstMatch(Self.modes, apartFrom: drafts)
        }
        if match == nil, label.sharesAmounts { match = distributed(drafts) }
        if match == nil, label.changesAmounts, hasAmount {
            addDifference(to: &drafts)
            guard !drafts.contains(where: { $0.slot == .amountMode }) else { return }
            match = extra(besides: drafts)
        }
        if match == nil, label.changesLimits { match = taken(from: drafts) }
        if match == nil, hasAmount, let verb = firstMatch(Self.tellingVerbs, apartFrom: drafts) {
            let isTold = verb.meaning == "delta" ? label.changesAmounts : label.sharesAmounts
            if isTold { match = verb }
        }
        if match == nil, hasAmount {
            match = halves
            if match == nil, let parts = severalTimes(besides: drafts) {
                match = parts
                addCount(of: parts.tokens, to: &drafts)
            }
        }
        if let match {
            drafts.append(
                SlotDraft(slot: .amountMode, tokens: match.tokens, value: .text(match.meaning)))
        }
    }

    /// Makes an amount of a number that an answer says more or less of: "5 more for the second one".
    private func readExtraCount(in drafts: inout [SlotDraft]) {
        guard source.label == .inform, !drafts.contains(where: { $0.slot == .amount }),
            let place = drafts.firstIndex(where: { $0.slot == .count }),
            Self.extras.match(at: drafts[place].tokens.upperBound, in: source.words) != nil,
            let number = source.mention(over: drafts[place].tokens, where: { $0.isAmount }),
            case .amount(let amount)? = number.value
        else { return }
        drafts[place] = SlotDraft(slot: .amount, tokens: number.tokens, value: .amount(amount))
    }

    /// "12 euros chaque", "8 euros à chaque copain": of several people.
    private func distributed(_ drafts: [SlotDraft]) -> PhraseTable<String>.Match? {
        guard drafts.count(where: { $0.slot.isPerson }) > 1 else {
            return nil
        }
        return drafts.lazy.filter { $0.slot == .amount }.compactMap { amount in
            Self.distributing.match(at: amount.tokens.upperBound, in: source.words)
        }.first { source.mention(at: $0.tokens.upperBound - 1) == nil }
    }

    private static let distributing = PhraseTable<String>(["each": "chaque,a chaque,to each"])

    /// "50 de plus", "another 50".
    private func extra(besides drafts: [SlotDraft]) -> PhraseTable<String>.Match? {
        drafts.lazy.filter { $0.slot == .amount }.compactMap { amount in
            Self.extras.match(at: amount.tokens.upperBound, in: source.words)
                ?? Self.extras.match(endingAt: amount.tokens.lowerBound, in: source.words)
        }.first { match in !drafts.contains { $0.tokens.overlaps(match.tokens) } }
    }

    /// "Augmente … de 50", "raise … by 50".
    private func addDifference(to drafts: inout [SlotDraft]) {
        let amounts = drafts.filter { $0.slot == .amount }
        guard amounts.count == 1, let amount = amounts.first,
            let link = Self.differences.match(
                endingAt: amount.tokens.lowerBound, in: source.words),
            let verb = source.words.indices.prefix(link.tokens.lowerBound).first(where: {
                Self.changes.match(at: $0, in: source.words) != nil
            }), verb < link.tokens.lowerBound,
            !names(amount, behind: link.tokens, among: drafts),
            !drafts.contains(where: { $0.tokens.overlaps(link.tokens) })
        else { return }
        drafts.append(SlotDraft(slot: .amountMode, tokens: link.tokens, value: .text("delta")))
    }

    /// Whether the amount tells which order is meant: "le virement de 50 à Paul".
    private func names(
        _ amount: SlotDraft, behind link: Range<Int>, among drafts: [SlotDraft]
    ) -> Bool {
        Self.orders.match(endingAt: link.lowerBound, in: source.words) != nil
            && drafts.contains { draft in
                draft.slot == .payee && draft.tokens.lowerBound >= amount.tokens.upperBound
            }
    }

    /// The first phrase of `table` that no draft and no entity stands over.
    func firstMatch<Meaning>(
        _ table: PhraseTable<Meaning>, apartFrom drafts: [SlotDraft]
    ) -> PhraseTable<Meaning>.Match? {
        for index in source.words.indices {
            guard let match = table.match(at: index, in: source.words),
                !drafts.contains(where: { $0.tokens.overlaps(match.tokens) }),
                !match.tokens.contains(where: { source.mention(at: $0) != nil })
            else { continue }
            return match
        }
        return nil
    }
}
