internal import Primitives
internal import Understanding

/// What a few words ask of the list, the card or the person that was told right before.
extension DialogueState {
    /// The question that a turn asks by what was told right before ("et moi à lui ?", "j'ai combien
    /// de points dessus ?"); nil where it asks for anything else.
    func asked(ofToldBy turn: Interpretation) -> Frame? {
        guard lastAnswerTurn == self.turn - 1, let lastAnswer, let lastFrame else { return nil }
        switch lastAnswer {
        case .spending(_, let filter):
            return lastFrame.asked(ofOtherSideBy: turn, besides: filter)
                ?? lastFrame.asked(ofTimesBy: turn) ?? lastFrame.asked(ofThemeBy: turn)
        case .transactions:
            return lastFrame.asked(narrowedBy: turn) ?? lastFrame.asked(ofTimesBy: turn)
                ?? lastFrame.asked(ofThemeBy: turn)
        case .measured: return lastFrame.asked(ofTimesBy: turn)
        case .loyaltyCard(let card, _): return turn.asksOfCard ? Frame(of: card, turn) : nil
        case _: return nil
        }
    }

    /// What was told right before, as far as a turn asks for it: one of a list by its place, the
    /// dearest of what comes back, whether two are even.
    func part(ofToldAskedBy turn: Interpretation) -> Reply? {
        guard lastAnswerTurn == self.turn - 1, let lastAnswer else { return nil }
        switch lastAnswer {
        case .transactions(let lines, var filter, _):
            guard lines.count > 1, let rank = turn.onlyAskedRank, lines.indices.contains(rank - 1)
            else { return nil }
            filter.limit = nil
            return .answer(.transactions([lines[rank - 1]], filter))
        case .recurring(let figure):
            return figure.extreme(askedBy: turn, landlord: context?.view.landlord?.name)
                .map { .answer(.recurring($0)) }
        case .cut: return turn.asksOfYear ? .answer(lastAnswer) : nil
        case .spending: return settlement(askedBy: turn)
        case _: return nil
        }
    }

    /// The question which kinds of spending changed most between the days that were just compared
    /// ("c'est quoi qui a le plus augmenté ?"); nil where a turn asks for anything else.
    func changes(ofComparedAskedBy turn: Interpretation) -> Question? {
        guard lastAnswerTurn == self.turn - 1, let order = turn.endOfChanges,
            case .measured(.comparison(_, _, let other, _), var filter, let intent)? = lastAnswer,
            filter.category == nil, filter.counterparty == nil, let days = filter.period
        else { return nil }
        (filter.period, filter.beside) = days.precedes(other) ? (other, days) : (days, other)
        return .measured(.changes(.category, order), filter, by: intent)
    }

    /// What went to somebody beside what came from them, where both were told right before and a
    /// turn asks if the two are even; nil for anything else.
    private func settlement(askedBy turn: Interpretation) -> Reply? {
        guard turn.asksIfEven, case .spending(let last, let filter)? = lastAnswer,
            case .spending(let other, let before)? = toldBefore?.last,
            let name = filter.counterparty, name == before.counterparty,
            (filter.direction == .incoming) != (before.direction == .incoming)
        else { return nil }
        let isOfReceived = filter.direction == .incoming
        let requests = context?.view.requests.filter { $0.person.isNamed(name.nameWords) }
        return .settlement(
            Settlement(
                person: name, sent: isOfReceived ? other.amount : last.amount,
                received: isOfReceived ? last.amount : other.amount, requests: requests ?? []))
    }
}

extension Frame {
    /// What went to whoever it asks what came from, or the other way round, in the same days ("et
    /// moi à lui ?", "and how much did he send me?").
    fileprivate func asked(
        ofOtherSideBy turn: Interpretation, besides filter: TransactionFilter
    ) -> Frame? {
        guard let name = counterparty, turn.slots.isEmpty, let way = turn.sideOfPerson,
            way != (filter.direction ?? .outgoing),
            filter.isPerson || filter.direction == .incoming
        else { return nil }
        var frame = Frame(.analyzeSpending)
        frame.words = [way == .outgoing ? "sent" : "received"]
        frame.values[.payee] = [.text(name)]
        frame.values[.period] = filter.period.map { [.days($0)] }
        if way == .incoming { frame.values[.direction] = [.text(way.rawValue)] }
        return frame
    }

    /// How often that was which it asks about ("c'est la combientième fois ce mois-ci ?").
    fileprivate func asked(ofTimesBy turn: Interpretation) -> Frame? {
        guard asksOfTransactions, counterparty != nil || category != nil || saidTheme != nil,
            turn.asksHowOften
        else { return nil }
        var frame = self
        frame.redirect(by: turn)
        frame.values[.count] = nil
        (frame.intent, frame.measure) = (.analyzeSpending, .count)
        return frame
    }

    /// The same of what labels alone tell, where a turn names that and nothing else ("et l'hôtel
    /// ?").
    fileprivate func asked(ofThemeBy turn: Interpretation) -> Frame? {
        guard asksOfTransactions, turn.isContinuation, turn.words.count <= 5,
            turn.slots.allSatisfy({ Self.subjects.contains($0.slot) }),
            let theme = MeasureReading(turn).theme, theme.isOfAnyKind,
            case let named = Set(MeasureReading.themeWords(theme).flatMap(\.foldedWords)),
            turn.words.allSatisfy({ named.contains($0) || Self.besideThemes.contains($0) })
        else { return nil }
        var frame = self
        for slot in Self.subjects { frame.values[slot] = nil }
        frame.values[.category] = theme.kind.map { [.text($0.rawValue)] }
        (frame.saidTheme, frame.saidKinds) = (theme, [:])
        return frame
    }

    private static let besideThemes = Interpretation.elided.union(
        "et and la le les un une du de des en a au the on about what how for pour".foldedWords)

    /// The same list of those alone that a turn leaves by their amounts ("juste les dépenses au
    /// dessus de 50 euros").
    fileprivate func asked(narrowedBy turn: Interpretation) -> Frame? {
        let bounds: Set<Slot> = [.amountMinimum, .amountMaximum, .direction]
        guard intent == .listTransactions, !periods.isEmpty, !turn.slots.isEmpty,
            turn.words.count <= 10, turn.slots.allSatisfy({ bounds.contains($0.slot) }),
            turn.words.first.map(Interpretation.narrowingWords.contains) == true
        else { return nil }
        var frame = self
        frame.redirect(by: turn.narrowing)
        frame.values[.count] = nil
        return frame
    }

    /// A question of a store card that was told.
    fileprivate init(of card: WalletView.LoyaltyCard, _ turn: Interpretation) {
        self.init(.loyaltyCards, turn.operation)
        words = turn.words
        values[.card] = [.text(card.name)]
    }
}

extension RecurringFigure {
    /// The dearest or the cheapest of these besides those that a turn leaves out; nil where it asks
    /// for anything else, or leaves none out.
    fileprivate func extreme(askedBy turn: Interpretation, landlord: String?) -> RecurringFigure? {
        let asked = Frame(.analyzeSpending, turn)
        guard turn.words.count <= 12, let extreme = turn.endOfPrices,
            let left = asked.exclusions,
            !(left.categories.isEmpty && left.themes.isEmpty && left.names.isEmpty)
        else { return nil }
        let leavesOutRent = left.themes.contains(.rent) || left.categories.contains(.housing)
        func isKept(_ payment: WalletView.Recurring) -> Bool {
            let words = payment.name.nameWords
            let isNamed = left.names.contains { $0.nameWords.isSubset(of: words) }
            let isOfTheme = left.themes.contains { $0.isNamed(by: payment.name.foldedWords) }
            return !isNamed && !isOfTheme && !(leavesOutRent && payment.name == landlord)
        }
        var kind = kind
        kind.extreme = extreme
        return RecurringFigure(
            own: own.filter(isKept), found: found.filter(isKept), monthly: monthly, total: total,
            kind: kind)
    }
}

extension Interpretation {
    /// Which way money is asked about that went between the speaker and somebody who is but called
    /// "him" or "her"; nil where a turn asks for anything else.
    fileprivate var sideOfPerson: MoneyDirection? {
        guard words.count <= 10, words.allSatisfy(Self.besideSides.contains) else { return nil }
        let wording = Wording(words)
        if wording.says(Self.fromPerson) { return .incoming }
        let isOnlySpeaker = ["et moi", "and me"].contains(words.joined(separator: " "))
        return isOnlySpeaker || wording.says(Self.toPerson) ? .outgoing : nil
    }

    private static let toPerson = [
        "moi a lui", "moi a elle", "moi je lui", "je lui ai", "lui ai je", "me to him",
        "me to her", "i to him", "i to her", "i send him", "i send her", "i sent him",
        "i sent her", "i pay him", "i pay her", "i given him", "i given her", "i give him",
        "i give her",
    ]
    private static let fromPerson = [
        "lui a moi", "elle a moi", "lui il m' a", "elle m' a", "il m' a", "him to me", "her to me",
        "he to me", "she to me", "he send me", "she send me", "he sent me", "she sent me",
        "he pay me", "she pay me", "he give me", "she give me",
    ]
    private static let besideSides = elided.union(
        """
        et moi a lui elle il je ai combien envoye verse donne paye vire en tout de and me to him \
        her he she from i did have has send sent pay paid give gave given how much what about so then \
        alors donc in total back
        """.foldedWords)

    /// Whether it is asked if the speaker and somebody are even.
    fileprivate var asksIfEven: Bool {
        slots.isEmpty && words.count <= 8
            && Wording(words).says([
                "on est quitte", "on est quittes", "est on quitte", "est on quittes",
                "sommes quittes", "sommes nous quittes", "on est a egalite", "are we even",
                "we 're even", "we are even", "are we square", "we 're square", "are we quits",
                "we 're quits", "we even", "we square",
            ])
    }

    /// Whether it is asked how often something was, and when, and nothing else.
    fileprivate var asksHowOften: Bool {
        slots.allSatisfy(\.slot.isOfDays)
            && Wording(words).says([
                "combientieme", "quantieme", "combien de fois", "how many times",
            ])
            && wordsBesideSlots.allSatisfy(Self.besideTimes.contains)
    }

    private static let besideTimes = elided.union(
        """
        c est la le ca fait combientieme quantieme combien de fois que j' y vais suis alle allee \
        ce cette mois ci annee semaine how many times is that was it this month year week have i been \
        there did go et and so alors donc now deja depuis en in the
        """.foldedWords)

    /// Words that leave only a part of what was told.
    static let narrowingWords: Set<String> = [
        "juste", "seulement", "uniquement", "just", "only", "que",
    ]

    /// The place that is asked for in what was listed ("la deuxième c'est quoi ?", "what's the
    /// second one?"); nil where anything else is.
    fileprivate var onlyAskedRank: Int? {
        guard slots.allSatisfy({ $0.slot == .count }), words.count <= 7,
            let rank = spokenRank, rank > 0,
            Wording(words).says(["quoi", "quelle", "what", "whats", "what 's"])
                || text.contains("?") && isContinuation,
            words.allSatisfy({ Self.isRank($0) || Self.besideAskedRank.contains($0) })
        else { return nil }
        return rank
    }

    private static let besideAskedRank = elided.union(
        """
        c est etait quoi la le quelle quel celle ligne operation transaction de liste et and what \
        whats what's 's s is was the one line in on list about alors then so
        """.foldedWords)

    /// Which end of the prices of what comes back is asked for; nil for neither.
    fileprivate var endOfPrices: Extreme? {
        if case .extremes(let extreme, count: 1)? = measure { return extreme }
        return nil
    }

    /// Whether a few words ask what something comes to in a year ("et sur un an ?").
    fileprivate var asksOfYear: Bool {
        slots.allSatisfy { [.scope, .frequency, .period].contains($0.slot) } && words.count <= 8
            && Wording(words).says([
                "sur un an", "sur l' annee", "par an", "a l' annee", "en un an", "over a year",
                "a year", "per year", "in a year", "over the year", "yearly", "annually",
            ])
            && words.allSatisfy(Self.besideYear.contains)
    }

    private static let besideYear = elided.union(
        """
        et and sur un an par a annee en over the year per in yearly annually ca fait donne combien \
        how much is that what about it would be so alors donc then 's s whats what's
        """.foldedWords)

    /// Whether a few words ask what of it went up most, or down; nil for neither.
    fileprivate var endOfChanges: GroupOrder? {
        guard slots.isEmpty, words.count <= 9 else { return nil }
        let wording = Wording(words)
        if wording.says(Self.mostRisen) { return .most }
        return wording.says(Self.mostFallen) ? .least : nil
    }

    private static let mostRisen = [
        "le plus augmente", "le plus monte", "le plus grimpe", "plus augmente", "up the most",
        "up most", "rose the most", "rose most", "increased the most", "increased most",
        "grew the most", "grew most",
    ]
    private static let mostFallen = [
        "le plus baisse", "le plus diminue", "plus baisse", "down the most", "dropped the most",
        "fell the most", "decreased the most",
    ]

    /// Whether it is of a store card that it does not name.
    fileprivate var asksOfCard: Bool {
        guard case .intent(.loyaltyCards, let operation) = label else { return false }
        return [.points, .tier, .show].contains(operation) && words.count <= 9
            && slots.isEmpty && Wording(words).says(Self.onCard)
    }

    private static let onCard = [
        "dessus", "la dessus", "points", "niveau", "statut", "numero", "on it", "on there",
        "on that", "tier", "level", "number",
    ]
}
