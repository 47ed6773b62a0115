internal import Entities
internal import Primitives
internal import TextProcessing
internal import Understanding

/// What was just paid or asked for, once more and otherwise, or more of it.
extension DialogueState {
    /// What was done last as a turn wants it once more with something else in it ("again but 30",
    /// "refais-le pour Marie"), or as much more of it as it says ("rajoute 10"); nil where the turn
    /// wants neither, or what was done cannot be done again.
    func onceMore(_ turn: Interpretation, _ context: TurnContext) -> Frame? {
        guard var frame = lastFrame, let last = done.last, self.turn - last.turn <= Self.memory,
            frame.mayBeDone(again: last.orders), !turn.text.contains("?")
        else { return nil }
        if let more = turn.amountMore(than: last.orders) {
            let places = frame.places(namedBy: turn)
            frame.takeOnly(more, mode: nil)
            if places.count == 1, let place = places.first {
                frame.values[frame.personSlot] = [.text(frame.texts(frame.personSlot)[place])]
            }
            return frame
        }
        guard let change = turn.changeOnceMore(in: context) else { return nil }
        if let amount = change.amount { frame.takeOnly(amount, mode: "each") }
        if let account = change.account { frame.values[.account] = [.text(account)] }
        if !change.names.isEmpty {
            let each = frame.amountsOfEach ?? frame.values[.amount] ?? []
            frame.share(amount: Set(each).count == 1 ? each[0] : nil, with: change.names)
        }
        if let days = change.days {
            frame.values[.period] = nil
            frame.values[.date] = [.days(days)]
        }
        frame.words += turn.words
        return frame
    }
}

extension DialogueState {
    /// Takes the next step of a frame, and says where all that is restated was done a moment ago.
    mutating func advanceAnew(_ frame: Frame, _ context: TurnContext) -> [DialogueEffect] {
        let effects = advance(frame, context)
        return twice(context) + effects
    }

    /// Says that all that was just restated was done a moment ago; nothing where it was not.
    private func twice(_ context: TurnContext) -> [DialogueEffect] {
        let orders = awaitedConfirmation
        let recent = done.filter {
            turn - $0.turn <= Self.memory && context.seconds - $0.seconds <= Self.regret
        }.flatMap(\.orders)
        let areDone = orders.allSatisfy { order in recent.contains { $0.isSame(as: order) } }
        return orders.isEmpty || !areDone ? [] : [.say(.twice)]
    }
}

extension Order {
    /// Whether as much is paid to, or asked of, the same person for the same day as by another.
    fileprivate func isSame(as other: Order) -> Bool {
        guard undoes == nil, other.undoes == nil, intent == other.intent,
            operation == other.operation, subject == nil, amount != nil
        else { return false }
        switch intent {
        case .sendMoney, .payBill, .requestMoney: break
        case .manageRecurring where operation == .create: break
        case .manageRecurring, .manageAutopay, .checkBalance, .listTransactions, .analyzeSpending,
            .forecastSpending, .findAnomalies, .manageBudget, .getAdvice, .loyaltyCards,
            .accountSecurity, .stakeCoins:
            return false
        }
        return receiver == other.receiver && amount == other.amount && day == other.day
            && frequency == other.frequency
    }
}

extension Frame {
    /// Takes an amount in place of all that was said of how much: of several people it is for each
    /// or for all, or that is to be asked.
    fileprivate mutating func takeOnly(_ said: SpokenAmount, mode: String?) {
        let currency = said.currency ?? amounts.last?.currency
        let areSeveral = texts(personSlot).count > 1
        drop(.amount)
        values[.amount] = [.amount(SpokenAmount(decimal: said.decimal, currency: currency))]
        values[.amountMode] = areSeveral ? mode.map { [.text($0)] } : nil
        (wantsAll, includesSpeaker, shareOfBalance, amountRole) = (false, false, nil, .plain)
    }
}

/// Days that are said, and where.
private struct DayMention {
    let days: DayInterval
    let range: Range<Int>
}

/// What is to be otherwise where something is done once more.
private struct ChangeOnceMore {
    var amount: SpokenAmount?
    var names: [String]
    var days: DayInterval?
    var account: String?
}

extension Interpretation {
    /// The amount that is to be paid or asked for besides what was ("add 10 more", "rajoute-lui
    /// 10", "10 more for Marie"); nil where it says anything else.
    fileprivate func amountMore(than orders: [Order]) -> SpokenAmount? {
        guard words.count <= 7, let figure = onlyFigure,
            slots.allSatisfy({ fill in
                [.amount, .amountMode, .payee, .payer].contains(fill.slot)
            })
        else { return nil }
        let known = orders.compactMap(\.receiver).nameWords
        let own = text(in: figure.range).nameWords
        let said = Set(words)
        let isMore = difference.map { !$0.isLess } ?? false
        let opens = words.first.map { ["encore", "another"].contains($0) } == true
        // "One more" is the same once more.
        guard own.isDisjoint(with: ["one", "un", "une", "a"]),
            isMore || opens || !said.isDisjoint(with: Self.addingVerbs),
            said.allSatisfy({ word in
                own.contains(word) || known.contains(word) || Self.addingVerbs.contains(word)
                    || Self.besideMore.contains(word)
            })
        else { return nil }
        return figure.amount
    }

    private static let besideMore = nameLinks.union(Frame.pronouns).union(
        """
        encore another more extra de plus en et and ok oui yes it that please stp svp s'il te \
        plait euro euros too aussi now maintenant again then alors puis
        """.foldedWords)

    /// What is to be otherwise in what it wants done once more; nil where it does not begin by
    /// wanting that, or says more than of whom, how much and when.
    fileprivate func changeOnceMore(in context: TurnContext) -> ChangeOnceMore? {
        let said = words.filter { !Self.besideOnceMore.contains($0) }
        guard words.count <= 10,
            let phrase = Self.oncesMore.first(where: { said.starts(with: $0) }),
            said.count > phrase.count
        else { return nil }
        let times = entities(on: context.today).compactMap { entity -> DayMention? in
            switch entity.value {
            case .time(let span): DayMention(days: span.days, range: entity.source)
            case _: nil
            }
        }
        let figures = figures.filter { figure in
            !times.contains { $0.range.overlaps(figure.range) }
        }
        guard times.count <= 1, figures.count <= 1 else { return nil }
        let names = othersNamed(among: context.view.contacts)
        let route = AccountRoute(words, accounts: context.view.accounts)
        let known = names.nameWords.union(route.words).union(
            (times.map(\.range) + figures.map(\.range)).flatMap { text(in: $0).nameWords })
        let isAll = said.dropFirst(phrase.count).allSatisfy { word in
            known.contains(word) || Self.nameLinks.contains(word)
                || Self.besideChanges.contains(word)
        }
        let account = (route.source ?? route.other)?.called
        guard isAll, account != nil || !(names.isEmpty && times.isEmpty && figures.isEmpty) else {
            return nil
        }
        return ChangeOnceMore(
            amount: figures.first?.amount, names: names, days: times.first?.days, account: account)
    }

    /// What wants something done once more, the longer phrases first.
    private static let oncesMore = [
        "do the same thing again", "do the same again", "same thing again", "do it once more",
        "one more time", "do it again", "do that again", "send it again", "send that again",
        "ask again", "same again", "once more", "once again", "repeat it", "repeat that",
        "redo it", "redo that", "repeat", "again", "la meme chose", "encore une fois",
        "une fois de plus", "une autre fois", "refais le", "refais la", "refais ca", "refais cela",
        "refais", "recommence", "renvoie le", "renvoie la", "renvoie ca", "repete", "encore",
    ].map { $0.split(separator: " ").map(String.init) }
    private static let besideOnceMore: Set<String> = [
        "please", "pls", "stp", "svp", "et", "and", "then", "ok", "oui", "yes", "alors", "puis",
    ]
    private static let besideChanges: Set<String> = [
        "but", "mais", "with", "avec", "on", "depuis", "instead", "euro", "euros", "this", "time",
        "cette", "fois", "ci", "plutot", "seulement", "only", "just", "make", "it", "en",
    ]
}
