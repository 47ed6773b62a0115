internal import Primitives
internal import Understanding

/// What a few words ask behind a balance, a budget, a setting, a subscription or wages that were
/// told or set right before.
extension DialogueState {
    /// What a turn comes to that asks on from what was told or done right before; nil for any
    /// other.
    mutating func askedOn(by turn: Interpretation) -> [DialogueEffect]? {
        guard let context else { return nil }
        if let reply = doneAlready(orderedBy: turn) { return [.say(reply)] }
        if let asked = requests(ofSomebodyAskedBy: turn, context) {
            var frame = Frame(.requestMoney, .list)
            frame.words = turn.words
            (lastFrame, understood) = (frame, .requestMoney)
            return [.say(.answer(.requests(asked)))]
        }
        if let reply = allowance(askedBy: turn, context) { return [.say(reply)] }
        if let question = savingYearly(askedBy: turn) {
            understood = .analyzeSpending
            return [.ask(question)]
        }
        let frame =
            answer(toRequestToldBy: turn) ?? wholeOfAccounts(askedBy: turn)
            ?? ofAutopay(askedBy: turn) ?? wages(askedBy: turn) ?? afterPayday(askedBy: turn)
            ?? transactions(ofBudgetAskedBy: turn) ?? untilPayday(askedBy: turn, context)
        if let frame {
            understood = frame.intent
            return advance(frame, context)
        }
        guard turn.asksIfWagesCame else { return nil }
        var latest = Frame(.listTransactions)
        latest.words = ["last", "salary"]
        latest.values[.count] = [.number(1)]
        queue.insert(.nextWages, at: 0)
        understood = latest.intent
        return advance(latest, context)
    }

    /// What was done in the turn right before, where a turn only wants it done ("yes do it").
    private func doneAlready(orderedBy turn: Interpretation) -> Reply? {
        guard case .done(let orders, _)? = lastReply, let last = done.last,
            last.turn == self.turn - 1, turn.label == .act(.affirm) || turn.label == .inform,
            turn.ordersSupposed
        else { return nil }
        return .repeated(orders)
    }

    /// The open requests of the one who is named, where a turn asks how much that one wants ("how
    /// much does Josh want?", "combien Karim me demande ?"); nil for any other.
    private func requests(
        ofSomebodyAskedBy turn: Interpretation, _ context: TurnContext
    ) -> [WalletView.Request]? {
        guard turn.asksWhatIsWanted else { return nil }
        let named = context.view.requests.filter { request in
            request.isIncoming && !request.person.name.nameWords.isDisjoint(with: turn.words)
        }
        let areOfOne = Set(named.map(\.person.name)).count == 1
        return areOfOne ? named : nil
    }

    /// The answer to the one request that was told right before, be it behind a word of what one
    /// thinks of it ("that's too much, decline it", "c'est trop, refuse"); nil for any other.
    private func answer(toRequestToldBy turn: Interpretation) -> Frame? {
        guard lastAnswerTurn == self.turn - 1, case .requests(let requests)? = lastAnswer,
            requests.count == 1, requests[0].isIncoming, turn.declinesIt
        else { return nil }
        var frame = Frame(.requestMoney, .decline)
        frame.words = ["decline"]
        frame.values[.payee] = [.text(requests[0].person.name)]
        return frame
    }

    /// What all accounts hold behind what one of them does, or several do, where a turn wants
    /// another counted in ("so altogether, including the joint one?").
    private func wholeOfAccounts(askedBy turn: Interpretation) -> Frame? {
        guard lastAnswerTurn == self.turn - 1, turn.asksOfAllTogether else { return nil }
        switch lastAnswer {
        case .balance(let held, _)? where held.currency != .yani: break
        case .balances, .holdings: break
        case _: return nil
        }
        var frame = Frame(.checkBalance)
        frame.words = ["altogether"]
        return frame
    }

    /// What may be spent a day of what is left of the budget that was set or told of last, where a
    /// turn asks; how that stands where nothing is left. Nil for any other turn.
    private func allowance(askedBy turn: Interpretation, _ context: TurnContext) -> Reply? {
        guard let lastFrame, lastFrame.intent == .manageBudget, turn.asksHowMuchADay else {
            return nil
        }
        var budget = context.view.budgets.first { $0.category == lastFrame.category }
        if lastAnswerTurn == self.turn - 1, case .budgets(let told)? = lastAnswer {
            budget = told.count == 1 ? told[0] : nil
        }
        guard let budget else { return nil }
        return Allowance(of: budget, on: context.today).map { .allowance($0) }
            ?? .answer(.budgets([budget]))
    }

    /// How auto-pay is set, where a turn asks how much it may pay of which was spoken ("what's the
    /// most it can spend in a day?").
    private func ofAutopay(askedBy turn: Interpretation) -> Frame? {
        guard lastFrame?.intent == .manageAutopay, turn.asksHowMuchItMayPay else { return nil }
        var frame = Frame(.manageAutopay, .show)
        frame.words = turn.words
        return frame
    }

    /// What was spent of a budget that was told, where a turn asks on what ("what did I blow it
    /// on?"): of several the one that is furthest over, or nearest to its limit.
    private func transactions(ofBudgetAskedBy turn: Interpretation) -> Frame? {
        guard lastAnswerTurn == self.turn - 1, turn.asksOnWhatItWent, let context else {
            return nil
        }
        let days: DayInterval
        let budget: WalletView.Budget
        switch lastAnswer {
        case .budgets(let budgets)?:
            guard let worst = budgets.min(by: { $0.left < $1.left }) else { return nil }
            (budget, days) = (worst, worst.days(containing: context.today))
        case .pastBudget(let past, let period)?: (budget, days) = (past, period)
        case _: return nil
        }
        var frame = Frame(.listTransactions)
        frame.words = ["spent"]
        frame.values[.category] = budget.category.map { [.text($0.rawValue)] }
        frame.values[.period] = [.days(days)]
        return frame
    }

    /// The question of a turn with the days until the wages that were told right before, which it
    /// calls "then" ("will I last until then?", "je tiens jusque-là ?").
    private func untilPayday(askedBy turn: Interpretation, _ context: TurnContext) -> Frame? {
        guard lastAnswerTurn == self.turn - 1,
            case .nextPayment(let wages?, let filter)? = lastAnswer, filter.areWages,
            context.today < wages.day, Wording(turn.words).says(Self.untilThen),
            turn.intent == .forecastSpending || turn.intent == .checkBalance
        else { return nil }
        var frame = Frame(.forecastSpending, turn)
        frame.values[.date] = nil
        frame.values[.period] = [.days(DayInterval(start: context.today, end: wages.day))]
        return frame
    }

    /// When wages come, or how much they are as a rule, where a turn asks so behind some that were
    /// told ("how much do I usually get?", "il arrive quand d'habitude ?").
    private func wages(askedBy turn: Interpretation) -> Frame? {
        guard lastAnswerTurn == self.turn - 1, lastAnswer?.isOfWages == true,
            turn.asksOfUsualPay
        else { return nil }
        guard Wording(turn.words).says(["how much", "combien", "what"]) else { return .nextWages }
        var frame = Frame(.analyzeSpending)
        frame.words = ["how", "much", "do", "i", "earn", "salary"]
        return frame
    }

    /// What was just asked to be afforded, where a turn supposes that it waits for the next wages
    /// ("what if I wait until after payday?"); nil for any other.
    private func afterPayday(askedBy turn: Interpretation) -> Frame? {
        guard lastAnswerTurn == self.turn - 1, let lastFrame, lastFrame.isQuestion,
            lastFrame.amounts.count == 1, turn.waitsForPayday
        else { return nil }
        switch lastAnswer {
        case .affordable, .supposed, .balanceForecast: break
        case _: return nil
        }
        var frame = Frame(.getAdvice)
        frame.words = ["afford", "after", "payday"]
        frame.values[.amount] = lastFrame.values[.amount]
        return frame
    }

    private static let untilThen = [
        "until then", "till then", "til then", "before then", "by then", "up to then",
        "jusque la", "jusqu' a la", "d' ici la", "avant ca", "d' ici ca",
    ]

    /// What stopping saves that was stopped or told of right before, where a turn asks ("how much
    /// does that save me a year?").
    private func savingYearly(askedBy turn: Interpretation) -> Question? {
        guard turn.asksWhatThatSaves else { return nil }
        var filter = TransactionFilter()
        let payment: WalletView.Recurring?
        if case .done(let orders, _)? = lastReply, let last = done.last,
            self.turn - last.turn <= Self.memory
        {
            payment = orders.count == 1 ? orders[0].stopped : nil
        } else if lastAnswerTurn == self.turn - 1, case .recurring(let figure)? = lastAnswer {
            let all = figure.own + figure.found
            payment = all.count == 1 ? all[0] : nil
        } else {
            payment = nil
        }
        guard let payment else { return nil }
        filter.counterparty = payment.name
        return .cut(filter, by: .all, of: [payment])
    }
}

extension Frame {
    /// When the next wages come.
    fileprivate static var nextWages: Frame {
        var frame = Frame(.forecastSpending)
        frame.words = ["when", "do", "i", "get", "paid"]
        return frame
    }

    /// Whether what it asks about waits for the next wages.
    var waitsForPayday: Bool {
        saysPayday && Wording(words).says(["after", "apres", "wait", "attends", "attendre"])
    }
}

extension Answer {
    /// Whether it tells wages.
    fileprivate var isOfWages: Bool {
        switch self {
        case .nextPayment(_, let filter), .transactions(_, let filter, _): filter.areWages
        case _: false
        }
    }
}

extension Order {
    /// The payment that comes no more by it; nil where it stops none.
    fileprivate var stopped: WalletView.Recurring? {
        guard intent == .manageRecurring, operation == .cancel || operation == .pause,
            let amount, let name = payee?.name ?? merchant
        else { return nil }
        return WalletView.Recurring(
            id: subject ?? name, name: name, amount: amount, frequency: frequency,
            isSubscription: true, next: nil)
    }
}

extension WalletView.Budget {
    /// The days of what it is for that a day is one of.
    func days(containing day: Day) -> DayInterval {
        switch period {
        case .daily: day.interval
        case .weekly: day.week
        case .yearly: DayInterval(year: day.year)
        case .monthly, .perTransaction, .perPerson, .global: day.month.interval
        }
    }
}

extension Interpretation {
    /// Whether it asks how much somebody wants of the speaker.
    fileprivate var asksWhatIsWanted: Bool {
        let wording = Wording(words)
        return words.count <= 10 && slots.allSatisfy(\.slot.isName)
            && wording.says(["how much", "combien", "cb", "what does", "what did"])
            && wording.says([
                "want", "wants", "ask", "asks", "asking", "asked", "after", "requesting", "demande",
                "veut", "reclame", "voulait",
            ])
            && !wording.says([
                "did i", "have i", "i asked", "do i", "j' ai", "ai je", "owe", "owes",
            ])
    }

    /// Whether it wants a request declined that it only calls "it", if anything.
    fileprivate var declinesIt: Bool {
        let verbs = words.contains { ["declin", "refus", "reject"].contains(where: $0.hasPrefix) }
        return slots.isEmpty && words.count <= 9 && !text.contains("?") && verbs
            && Interpretation.negations.isDisjoint(with: words)
            && words.allSatisfy { word in
                ["declin", "refus", "reject"].contains(where: word.hasPrefix)
                    || Self.besideDeclining.contains(word)
            }
    }

    private static let besideDeclining = elided.union(
        """
        that s 's that's is it's way too much that ok so then please just it this one no him her \
        the request c est beaucoup trop cher ca la le lui sa demande alors donc du coup stp svp \
        non et and i je a it's far
        """.foldedWords)

    /// Whether it asks if wages came already ("has my salary come in?", "mon salaire est tombé ?").
    fileprivate var asksIfWagesCame: Bool {
        let wording = Wording(words)
        let isQuestion = intent == .listTransactions || intent == .analyzeSpending
        return (isQuestion || intent == .forecastSpending || label == .outOfScope)
            && words.count <= 8 && slots.allSatisfy { [.category, .direction].contains($0.slot) }
            && wording.says(Self.wagesSpokenOf)
            && wording.says([
                "has", "have", "did", "est tombe", "est tombee", "est il tombe", "est arrive",
                "est arrivee", "est il arrive", "est la", "est passe", "est verse", "est il la",
            ])
            && !wording.says([
                "how", "when", "combien", "quand", "last", "dernier", "derniere", "back", "by",
            ])
            && !wording.saysWord(beginning: [
                "spen", "depens", "augment", "chang", "gone", "increas",
            ])
    }

    private static let wagesSpokenOf = [
        "my salary", "my wages", "my pay", "my paycheck", "mon salaire", "ma paie", "ma paye",
        "le salaire", "la paie", "la paye", "been paid", "get paid",
    ]

    /// Whether a few words ask how much or when one is paid as a rule.
    fileprivate var asksOfUsualPay: Bool {
        let wording = Wording(words)
        return slots.allSatisfy { [.frequency, .direction].contains($0.slot) } && words.count <= 9
            && wording.says([
                "usually", "normally", "generally", "typically", "d' habitude", "habituellement",
                "normalement", "d' ordinaire", "en general",
            ])
            && wording.says(["how much", "combien", "what", "when", "quand", "quel jour"])
            && !wording.saysWord(beginning: ["spen", "depens", "pay", "achet", "buy", "balance"])
    }

    /// Whether it supposes that one waits for the next wages.
    fileprivate var waitsForPayday: Bool {
        let wording = Wording(words)
        return words.count <= 12 && onlyFigure == nil
            && wording.words.contains(where: Wording.wageWords.contains)
            && wording.says([
                "wait", "waited", "after", "attends", "attendre", "j' attendais", "apres",
            ])
    }

    /// Whether it asks what all accounts hold, one of them counted in.
    fileprivate var asksOfAllTogether: Bool {
        let wording = Wording(words)
        return words.count <= 10 && slots.allSatisfy { $0.slot == .account || $0.slot == .category }
            && wording.says([
                "altogether", "all together", "in total", "in all", "overall", "combined", "total",
                "en tout", "au total", "tout compris", "tout confondu", "ensemble",
            ])
            && wording.says([
                "including", "included", "counting", "with", "plus", "avec", "compris", "comprise",
                "inclus", "incluse", "en comptant", "everything", "tout compris",
            ])
            && !wording.saysWord(beginning: ["spen", "depens", "paid", "paye"])
    }

    /// Whether it asks how much may be spent a day ("how much can I spend a day then?").
    fileprivate var asksHowMuchADay: Bool {
        let wording = Wording(words)
        let ofTime: Set<Slot> = [.date, .period, .scope, .frequency, .count]
        return words.count <= 18 && slots.allSatisfy { ofTime.contains($0.slot) }
            && wording.says([
                "a day", "per day", "each day", "every day", "daily", "par jour", "chaque jour",
            ])
            && wording.says(["how much", "combien", "what", "what's", "cb"])
            && !wording.says(["did i", "have i", "was", "j' ai depense", "ai je"])
    }

    /// Whether it asks how much "it" may pay ("what's the most it can spend in a day?", "il peut
    /// payer combien au maximum ?").
    fileprivate var asksHowMuchItMayPay: Bool {
        let wording = Wording(words)
        let isAsked =
            !isCommand || text.contains("?")
            || words.first.map(Wording.interrogatives.contains) == true
        return words.count <= 12 && onlyFigure == nil && isAsked
            && slots.allSatisfy { [.scope, .frequency, .count, .period].contains($0.slot) }
            && !wording.says(["i", "je", "j'"])
            && wording.says([
                "most", "how much", "combien", "maximum", "max", "limit", "limite", "plafond",
            ])
            && wording.says(["it", "il", "ca", "auto pay", "autopay", "auto-pay", "its", "son"])
            && (wording.saysWord(beginning: ["spen", "pay", "pai", "depens", "prele", "take"])
                || wording.says(["limit", "limite", "plafond"]))
    }

    /// Whether a few words ask on what, or to whom, something went ("what did I blow it on?",
    /// "c'est parti où ?").
    var asksOnWhatItWent: Bool {
        slots.isEmpty && words.count <= 9 && onlyFigure == nil
            && Wording(words).says([
                "it on", "that on", "what on", "on what", "all go", "it go", "it all go", "that go",
                "money go", "go on", "went on", "who to", "who was that to", "who did it go to",
                "who did that go to", "sur quoi", "en quoi", "dans quoi", "passe ou", "ou c' est",
                "parti ou", "partis ou", "est parti", "est passe", "ca ou", "ou ca", "chez qui",
                "a qui", "pour quoi",
            ])
    }

    /// Whether a few words ask what "that" saves ("how much does that save me a year?", "ça me fait
    /// économiser combien ?").
    fileprivate var asksWhatThatSaves: Bool {
        let wording = Wording(words)
        return words.count <= 13
            && slots.allSatisfy { [.frequency, .scope, .period, .count].contains($0.slot) }
            && wording.says(["how much", "combien", "what"])
            && wording.saysWord(beginning: ["save", "saving", "econom", "gagn"])
            && wording.says(["that", "it", "this", "ca", "cela", "doing", "je", "j'", "i"])
            && !wording.says(["did i", "have i", "j' ai", "ai je"])
            && (wording.says(["that", "it", "this", "ca", "cela"])
                || wording.says(["i save", "i 'll save", "will i save", "j' economise"]))
    }
}
