internal import Primitives
internal import Understanding

extension DialogueState {
    /// What was called off in the turn before, as this one puts it right ("no", "make it 30") or
    /// wants it after all, to be restated; nil for any other turn.
    func revived(by turn: Interpretation) -> Frame? {
        guard let abandoned, abandoned.turn == self.turn - 1 else { return nil }
        if turn.thinksBetter { return abandoned.frame }
        guard turn.label == .act(.correct) || turn.label == .inform, !turn.text.contains("?"),
            !turn.slots.isEmpty, turn.slots.allSatisfy({ Self.puttingRight.contains($0.slot) })
        else { return nil }
        var frame = abandoned.frame
        guard [.sendMoney, .payBill, .requestMoney].contains(frame.intent),
            frame.take(turn, correcting: true)
        else { return nil }
        return frame
    }

    private static let puttingRight: Set<Slot> = [
        .amount, .payee, .payer, .merchant, .date, .period, .note,
    ]

    /// Keeps a question with those that were asked in the same breath before it.
    mutating func keepAsked(_ frame: Frame) {
        let before = askedTogether.map { $0.turn == turn ? $0.frames : [] } ?? []
        askedTogether = AskedTogether(frames: before + [frame], turn: turn)
    }

    /// What a turn goes on with. Behind questions of one breath that are of different days alone it
    /// is both where it names another kind of spending or shop ("en transport ce mois-ci ou le mois
    /// dernier ?", "et en courses ?"): the others wait for their turn.
    mutating func goingOn(by turn: Interpretation, _ context: TurnContext) -> Frame? {
        guard let together = askedTogether, together.turn == self.turn - 1,
            case let frames = together.frames, frames.count > 1,
            frames.last == lastFrame, !turn.slots.isEmpty,
            turn.slots.allSatisfy({ [.category, .merchant].contains($0.slot) }),
            frames.allSatisfy({ $0.isOfOtherDays(than: frames[0]) })
        else { return continuation(of: turn, context) }
        let others = frames.dropLast().map { frame in
            var state = self
            state.lastFrame = frame
            return state.continuation(of: turn, context)
        }
        let last = continuation(of: turn, context)
        guard let last, let first = others[0] else { return last }
        queue = others.dropFirst().compactMap(\.self) + [last] + queue
        return first
    }

    /// What a turn such as "and in October?" or "the same for Paul" goes on with.
    func continuation(of turn: Interpretation, _ context: TurnContext) -> Frame? {
        guard var frame = lastFrame else { return nil }
        let today = context.today
        if let again = asked(ofOneToldBy: turn, on: today) { return again }
        if frame.asksOfTransactions, turn.asksWhenThatWas || turn.asksWhoThatWas {
            if case .extremes? = frame.measure { return frame }
            if frame.measure == nil || frame.measure == .sum {
                frame.list()
                return frame
            }
        }
        if turn.isBareRepetition { return frame }
        if let there = shopAsked(by: turn) ?? shopTold(narrowedToBy: turn) { return there }
        if frame.askOfBill(in: turn, among: context.view.bills) { return frame }
        if let other = frame.question(besideBy: turn, today: today) { return other }
        guard !turn.slots.isEmpty else { return nil }
        // What an account holds is no part of what is spent.
        if turn.speaksOfBalance, !frame.asksOfBalance { return nil }
        let isOver = (frame.periods.last?.end).map { $0 <= today.adding(days: 1) } ?? false
        let isOfPast = frame.asksOfTransactions || frame.asksOfBalance && isOver
        let turn = isOfPast ? turn.lookingBack(on: today) : turn
        if frame.isQuestion, turn.correctsQuestion {
            frame.redirect(by: turn)
            return frame
        }
        let isOfSpending = frame.asksOfTransactions || frame.intent == .forecastSpending
        if isOfSpending, turn.namesOnlySubject {
            frame.redirect(by: turn)
            return frame
        }
        let isBare = turn.intent == nil && turn.label != .act(.affirm)
        guard turn.isContinuation || isBare && turn.act == nil && frame.isQuestion else {
            return nil
        }
        // A question does not go on with an order ("mets 150 pour les restos", "et les courses ?").
        if !frame.isQuestion, let intent = turn.intent, Frame(intent, turn).isQuestion {
            return nil
        }
        // A question about something else is a question of its own.
        if let intent = turn.intent, intent != frame.intent,
            !turn.isContinuation || turn.words.count > 6
        {
            return nil
        }
        if !frame.isQuestion, turn.ordersOther(than: frame) { return nil }
        frame.redirect(by: turn)
        frame.goOn(changingBy: turn)
        // What one person got money for is no reason for what another gets.
        if !frame.isQuestion, !turn.receivers.isEmpty, !turn.values(of: .amount).isEmpty,
            turn.values(of: .note).isEmpty
        {
            frame.values[.note] = nil
        }
        if frame.ignores(turn) { return nil }
        // "Et les courses ?" after a budget was set asks how that one stands.
        if frame.intent == .manageBudget, turn.text.contains("?"), turn.values(of: .amount).isEmpty
        {
            frame.operation = .check
            frame.drop(.amount)
        }
        return frame
    }
}

extension DialogueState {
    /// What was wanted last for others, where a turn asks for the same of it ("pareil à Paul", "le
    /// même montant à Karim demain"): of how much is to be asked where several got different
    /// amounts. Nil where it asks for something else.
    func sameForOthers(_ turn: Interpretation, _ context: TurnContext) -> Frame? {
        let part = turn.partOfThat
        let difference = turn.differenceFromThat
        guard var frame = lastFrame, !Interpretation.sayAsLastTime(turn.words),
            part != nil || difference != nil
                || (turn.isContinuation || turn.ordersSame)
                    && Wording(turn.words).says(Frame.same),
            part != nil || difference != nil || turn.intent == nil || turn.intent == frame.intent
                || turn.intent == .sendMoney,
            turn.values(of: .amount).count <= (part == nil ? 1 : 0),
            frame.intent == .sendMoney || frame.personSlot == .payer
                || frame.intent == .manageRecurring && frame.operation == .create,
            !frame.texts(frame.personSlot).isEmpty
        else { return nil }
        let names = turn.othersNamed(among: context.view.contacts)
        guard !names.isEmpty else { return nil }
        let each = frame.amountsOfEach ?? frame.values[.amount]
        let same = each.flatMap { Set($0).count == 1 ? $0.first : nil }
        var amount = turn.values(of: .amount).first ?? same
        if let difference {
            amount = nil
            if case .amount(let whole)? = same {
                amount = Frame.adjusted(whole, by: difference.amount, isLess: difference.isLess)
                    .map(SlotValue.amount)
            }
        } else if let part, case .amount(let whole)? = same {
            amount = Frame.multiplied(whole, by: part).map(SlotValue.amount)
        }
        frame.share(amount: amount, with: names)
        if let days = Interpretation.days(in: turn.text, on: context.today) {
            frame.values[.period] = nil
            frame.values[.date] = [.days(days)]
        }
        frame.words += turn.words
        return frame
    }
}

extension DialogueState {
    /// What a turn asks of the shop that was just told to be the first of several and that it calls
    /// "there" ("and how much do I spend there?"); nil for any other.
    private func shopAsked(by turn: Interpretation) -> Frame? {
        guard var frame = lastFrame, frame.asksOfTransactions, lastAnswerTurn == self.turn - 1,
            case .measured(.groups(let groups, .merchant, _, _, _), _, _)? = lastAnswer,
            case .name(let name)? = groups.first?.key, turn.intent == .analyzeSpending,
            turn.words.count <= 9,
            Wording(turn.words).says(["there", "y", "la bas", "chez eux"]),
            turn.slots.allSatisfy(\.slot.isOfDays)
        else { return nil }
        frame.redirect(by: turn)
        frame.ask(about: name)
        frame.measure = turn.measure ?? .sum
        frame.intent = .analyzeSpending
        return frame
    }

    /// The same question of the one shop or person of those a list just told that a turn leaves
    /// ("now just Dishoom"); nil for any other.
    private func shopTold(narrowedToBy turn: Interpretation) -> Frame? {
        guard var frame = lastFrame, frame.asksOfTransactions, lastAnswerTurn == self.turn - 1,
            case .transactions(let lines, _, _)? = lastAnswer, lines.count > 1
        else { return nil }
        let left = turn.wordsNarrowedTo
        let names = Set(lines.map(\.counterparty)).filter { left.isSubset(of: $0.nameWords) }
        guard !left.isEmpty, names.count == 1, let name = names.first else { return nil }
        frame.ask(about: name)
        return frame
    }
}

extension Frame {
    /// Whether it asks the same as another question, be it of other days.
    fileprivate func isOfOtherDays(than other: Frame) -> Bool {
        let days: Set<Slot> = [.period, .date]
        return intent == other.intent && operation == other.operation && periods.count == 1
            && values.filter { !days.contains($0.key) }
                == other.values.filter { !days.contains($0.key) }
    }

    /// Asks the same about another open bill, which a turn names and nothing else ("et Orange ?");
    /// returns whether it does.
    fileprivate mutating func askOfBill(
        in turn: Interpretation, among bills: [WalletView.Bill]
    ) -> Bool {
        guard isQuestion, turn.isContinuation,
            let again = BillQuestion.repeated(words, about: turn.words, of: bills)
        else { return false }
        words = again.words
        (values, intent) = ([.merchant: [.text(again.bill.merchant)]], .forecastSpending)
        return true
    }

    /// Whether a turn names somebody to be paid or asked who is not among those who are.
    fileprivate func ignores(_ turn: Interpretation) -> Bool {
        guard !isQuestion, !texts(personSlot).isEmpty else { return false }
        let known = texts(personSlot).nameWords
        let named = turn.values(of: .payee) + turn.values(of: .payer)
        return named.contains { value in
            guard case .text(let name) = value else { return false }
            return name.nameWords.isDisjoint(with: known)
        }
    }

    /// Pays or asks others instead, each with this amount; nil leaves it to be asked for.
    mutating func share(amount: SlotValue?, with names: [String]) {
        let isTotal = text(.amountMode) == "total" && texts(personSlot).count > 1
        values[personSlot] = names.map(SlotValue.text)
        values[.amountMode] = names.count > 1 ? [.text("each")] : nil
        drop(.amount)
        if let amount, !isTotal { values[.amount] = [amount] }
        (includesSpeaker, offersAlternatives, wantsAll) = (false, false, false)
        (soughtName, shareOfBalance) = (nil, nil)
        amountRole = .plain
        excluded = []
        picks = [:]
    }
}

extension Interpretation {
    /// Those it names, as the slots have them, else as the contacts are called, else as whatever
    /// stands behind the preposition.
    func othersNamed(among contacts: [Payee]) -> [String] {
        // "Même" of "même montant" may read as a name.
        let named = receivers.filter { name in
            !Frame.same.contains { name.nameWords.isSubset(of: $0.nameWords) }
        }
        if !named.isEmpty { return named }
        let met = contacts.names(spokenIn: words)
        return met.isEmpty ? receiverOfSame.map { [$0] } ?? [] : met
    }
}

extension Frame {
    /// The question beside this one that the words of a turn unmistakably ask, whatever it reads
    /// as; nil where they ask none.
    fileprivate func question(besideBy turn: Interpretation, today: Day) -> Frame? {
        if let other = asked(ofYearIn: turn, today: today) { return other }
        if let time = turn.neighbouringTime, let other = asked(of: time) { return other }
        if let year = turn.yearOfSameTime(on: today), let other = asked(ofSameTimeIn: year) {
            return other
        }
        if let other = asked(ofLastLikeThatIn: turn) ?? asked(ofPartBy: turn, today: today) {
            return other
        }
        let ofOtherDays =
            asked(ofDaysIn: turn, today: today) ?? asked(shiftedBy: turn) ?? asked(ofRankIn: turn)
            ?? asked(ofBalanceBy: turn, today: today)
        if let ofOtherDays { return ofOtherDays }
        if isComparison, turn.asksByHowMuch { return self }
        if let other = compared(by: turn, today: today) ?? ranked(by: turn) { return other }
        var frame = self
        if asksOfTransactions, !turn.onlyCircumstances.isEmpty, !turn.namesOtherShop(than: self) {
            frame.circumstances = turn.onlyCircumstances
            return frame
        }
        if asksOfTransactions, turn.onlyLeavesOut {
            frame.leaveOut(by: turn)
            return frame
        }
        if asksOfTransactions, turn.asksForLastTime {
            frame.askForLast(by: turn)
            return frame
        }
        if intent == .analyzeSpending || intent == .forecastSpending, category != nil,
            measure == nil || measure == .sum, turn.asksOfWhole
        {
            frame.askOfAll()
            return frame
        }
        let goesOn =
            asksOfTransactions || isRecurringList ? turn.asksForAnotherMeasure : false
        if goesOn || isRecurringList && turn.asksWhichRose {
            frame.redirect(by: turn.with(slots: []))
            frame.sum(by: turn)
            return frame
        }
        if asksOfTransactions, turn.onlyNarrows {
            frame.redirect(by: turn.narrowing)
            return frame
        }
        // Of the largest the day is told with it.
        if case .extremes = measure, turn.asksWhenThatWas { return self }
        // When something is paid next is told with how much it is.
        if isQuestion, asksWhenNext, turn.asksHowMuchItIs { return self }
        let isOfShop = !texts(.merchant).isEmpty
        if asksOfTransactions, let name = turn.onlyShop ?? (isOfShop ? turn.onlyName : nil) {
            frame.ask(about: name)
            return frame
        }
        if let other = asked(ofOtherBudgetBy: turn) ?? asked(ofOtherWayBy: turn) { return other }
        if asksOfTransactions || intent == .forecastSpending, let kind = turn.onlyKind {
            frame.ask(about: kind)
            // What is left "after the rent" is told by that word.
            if asksOfBalanceAhead == .level { frame.words += turn.words }
            frame.takeTheme(of: turn)
            frame.takeKinds(of: turn)
            return frame
        }
        if intent == .analyzeSpending, turn.asksForThoseTold {
            frame.list()
            return frame
        }
        return nil
    }

    /// The same question of other days of the month it asks about ("et du 16 au 31 ?"); nil where
    /// it asks about none, or the turn says more.
    private func asked(ofDaysIn turn: Interpretation, today: Day) -> Frame? {
        guard isQuestion, !isComparison, let month = periods.last?.monthOfAll else { return nil }
        var frame = self
        frame.values[.date] = nil
        frame.values[.period] = nil
        if let number = turn.onlyWeekOfMonth, let day = month.day(number) {
            frame.values[.period] = [.days(day.week)]
            return frame
        }
        guard let numbers = turn.onlyDaysOfMonth else { return nil }
        let days = numbers.compactMap(month.day)
        if days.count == 1, let day = days.first, let next = later(than: day, today: today) {
            frame.values[.period] = [.days(next.interval)]
        } else if let first = days.first, let last = days.last, days.count == numbers.count {
            frame.hasImpossibleDay = false
            frame.values[.period] = [
                .days(DayInterval(start: first, end: last.adding(days: 1)))
            ]
        } else {
            frame.hasImpossibleDay = true
        }
        return frame
    }

    /// The same day of a month later, where the balance of days to come was asked about and the one
    /// of this month is over; nil for any other.
    private func later(than day: Day, today: Day) -> Day? {
        let isAhead = (periods.last?.end).map { $0 > today.adding(days: 1) } ?? false
        guard asksOfBalance, isAhead, day < today, day.month == today.month else { return nil }
        return day.adding(months: 1)
    }

    /// What it asked about beside the period that a turn compares "that" with, or that is all
    /// behind an "and" where two were compared: the later of those is kept.
    private func compared(by turn: Interpretation, today: Day) -> Frame? {
        guard asksOfTransactions || isOfSpendingAhead else { return nil }
        let asked = readingDays(today: today).periods
        let isThird = measure?.isComparison == true && asked.count == 2 && turn.isContinuation
        guard let said = isThird ? turn.onlyPeriod ?? turn.comparedWithThat : turn.comparedWithThat
        else { return nil }
        let later = asked.count == 2 && asked[0].precedes(asked[1]) ? asked[1] : asked.first
        let month = isOfSpendingAhead ? today.month.adding(months: 1) : today.month
        let own = later ?? month.interval
        var frame = self
        frame.measure = .comparison(with: nil)
        frame.comparedTimes = []
        frame.values[.date] = nil
        frame.values[.period] = [.days(own), .days(said.like(own))]
        return frame
    }

    /// The same question of those behind the first ("et la deuxième ?").
    private func ranked(by turn: Interpretation) -> Frame? {
        guard let rank = turn.onlyRank else { return nil }
        var frame = self
        frame.values[.count] = nil
        switch measure {
        case .extremes(let extreme, let count):
            frame.measure = isRecurringList ? nil : .extremes(extreme, count: max(rank, count))
            return asksOfTransactions || isRecurringList ? frame : nil
        // Groups are told with those that come next.
        case .groups: return asksOfTransactions ? self : nil
        case .average, .count, .rate, .variety, .days, .share, .trend, .changes, .comparison,
            .usual, .sum, .standing, .difference, nil:
            return nil
        }
    }

    /// Asks when what it asked about was last, whenever that was.
    private mutating func askForLast(by turn: Interpretation) {
        list()
        values[.date] = nil
        values[.period] = nil
        values[.count] = [.number(1)]
        words += turn.words
    }
}

extension DayInterval {
    /// The month that all of its days are in; nil for several.
    fileprivate var monthOfAll: Month? {
        guard let start, let last = end?.adding(days: -1), start.month == last.month else {
            return nil
        }
        return start.month
    }

    /// The same month of this year as another interval is, where this is a year and that is a
    /// month: a month is no more than a month.
    fileprivate func like(_ other: DayInterval) -> DayInterval {
        guard let year = wholeYear, let month = other.wholeMonth else { return self }
        return Month(year: year, month: month.month).interval
    }
}

extension Interpretation {
    /// Whether a few words want what was called off after all ("finalement si", "actually yes").
    fileprivate var thinksBetter: Bool {
        let urges = !Self.urging.isDisjoint(with: words)
        let turns = words.first == "si" || Wording(words).says(Self.afterAll)
        return slots.isEmpty && words.count <= 6 && !text.contains("?") && (turns || urges)
            && !words.allSatisfy { ["finalement", "actually", "en", "fait"].contains($0) }
            && words.allSatisfy { word in
                YesWords.contains(word) || Self.besideAfterAll.contains(word)
            }
    }

    private static let afterAll = [
        "finalement", "en fait", "actually", "quand meme", "after all", "on second thought",
        "on second thoughts", "tout compte fait", "apres tout",
    ]
    private static let urging: Set<String> = ["vas", "allez", "go"]
    private static let besideAfterAll = Set(afterAll.flatMap(\.foldedWords)).union([
        "si", "well", "oh", "hmm", "wait", "attends", "le", "la", "it", "that", "bon", "ben", "let",
        "'s", "je", "veux", "bien", "i", "do", "want",
    ])

    /// Whether it has a verb by which something else is done than a frame does ("et résilie
    /// Netflix" behind what was resumed).
    fileprivate func ordersOther(than frame: Frame) -> Bool {
        guard intent == frame.intent, let operation, operation != frame.operation,
            confidence >= frame.confidenceNeeded
        else { return false }
        return wordsBesideSlots.contains { !Self.besideContinued.contains($0) }
    }

    private static let besideContinued = elided.union(
        """
        et and aussi too also as well pareil puis then what how about meme same chose thing for \
        pour the le la les on of de du my mon ma please stp svp
        """.foldedWords)

    /// Whether it begins by ordering the same ("fais pareil pour Zoé", "do the same for Zoé").
    fileprivate var ordersSame: Bool {
        words.count <= 7 && ["fais", "fait", "do", "mets", "set"].contains(words.first)
    }

    /// The part or the multiple of what was paid last that is meant ("half of that to Paul", "et la
    /// moitié à Zoé"); nil where none is.
    var partOfThat: ExactRatio? {
        let wording = Wording(words)
        guard words.count <= 7, !text.contains("?") else { return nil }
        if wording.says(["twice that", "twice as much", "deux fois plus", "deux fois ca"]) {
            return ExactRatio(2, 1)
        }
        if wording.says(["three times that", "three times as much", "trois fois plus"]) {
            return ExactRatio(3, 1)
        }
        return spokenFraction
            ?? (isContinuation ? words.lazy.compactMap { Self.multiples[$0] }.first : nil)
    }

    private static let signsOfDifference = ["moins": true, "minus": true, "plus": false]

    /// How much more or less than what was paid last somebody else is to get ("et 5 de plus à
    /// Paul", "same to Lucas but 5 more"); nil where it says no difference.
    var differenceFromThat: (amount: SpokenAmount, isLess: Bool)? {
        guard isContinuation, !text.contains("?"), let figure = onlyFigure,
            let isLess = saysLess(beside: figure.range)
                ?? Self.signsOfDifference[
                    text(in: 0..<figure.range.lowerBound).foldedWords.last ?? ""]
        else { return nil }
        return (figure.amount, isLess)
    }
}
