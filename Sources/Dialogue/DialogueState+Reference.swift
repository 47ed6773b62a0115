internal import Primitives
internal import Understanding

extension DialogueState {
    /// What a short turn wants done to what was set up last, which it calls "it" ("suspends-le",
    /// "raise it by 50", "turn everything off"), or to the payment of a day ("annule celui du 28");
    /// nil where it wants something else.
    func reference(of said: Interpretation, _ context: TurnContext) -> Frame? {
        let turn = said.movedToDay(on: context.today)
        if let operation = turn.deedOnOneOfADay, !context.view.recurring.isEmpty {
            var frame = Frame(.manageRecurring, operation)
            _ = frame.take(turn)
            frame.takeDay(of: turn, from: context.view.recurring)
            return frame
        }
        if let frame = deedOnOne(by: turn, in: context.view) ?? resumption(by: turn)
            ?? lastFrame?.changed(asChecked: turn, told: lastAnswer)
            ?? budgetTold(removedBy: turn) ?? limit(changedBy: turn)
        {
            return frame
        }
        if let frame = deedOnLast(by: turn, context) ?? deedOnTold(by: turn, in: context.view) {
            return frame
        }
        guard let last = done.last, let order = last.orders.last,
            let deed = turn.deedOnIt ?? turn.correction(of: order, on: context.today),
            Set(last.orders.map(\.receiver)).count == 1
        else { return nil }
        var frame = Frame(order.intent, order.operation)
        switch order.intent {
        case .manageRecurring: break
        case .sendMoney where order.day != nil, .payBill where order.day != nil: break
        case .manageBudget, .manageAutopay: break
        case .accountSecurity where order.operation == .setLimit: break
        case .sendMoney, .payBill, .requestMoney, .checkBalance, .listTransactions,
            .analyzeSpending, .forecastSpending, .findAnomalies, .getAdvice, .loyaltyCards,
            .accountSecurity, .stakeCoins:
            return nil
        }
        guard let operation = deed.operation(on: order.intent) else { return nil }
        if deed == .change, !turn.bringsChange { return nil }
        frame.operation = operation
        if order.intent == .sendMoney || order.intent == .payBill {
            frame.intent = .manageRecurring
        }
        _ = frame.take(turn)
        frame.takeUnread(of: turn)
        // "Delete all my budgets" is not of the one that was set last.
        let areAll =
            frame.intent == .manageBudget
            && frame.speaksOfAllBudgets(of: context.view.budgets.count)
        if !areAll { frame.refer(to: order, in: context.view, isWhole: turn.saysAll) }
        return frame
    }
}

extension DialogueState {
    /// What is to be done to the payment that a turn tells from others by who gets it ("annule
    /// celui de Marie", "pause the one to Paul"); nil where there is none.
    private func deedOnOne(by turn: Interpretation, in view: WalletView) -> Frame? {
        guard let operation = turn.deedOnOneOfSomebody else { return nil }
        let words = Set(turn.words)
        let people = view.contacts.filter { $0.isSpoken(of: turn.words) }.map(\.name)
        let names = Set(view.recurring.map(\.name)).filter {
            !$0.nameWords.isDisjoint(with: words) || people.contains($0)
        }
        guard names.count == 1, let name = names.first else { return nil }
        var frame = Frame(.manageRecurring, operation)
        frame.words = turn.words
        frame.values[.merchant] = [.text(name)]
        return frame
    }

    /// All payments resumed that were paused last, where a turn says so ("resume both", "reprends
    /// les deux").
    private func resumption(by turn: Interpretation) -> Frame? {
        guard turn.resumesAll, let last = done.last, self.turn - last.turn <= Self.memory,
            last.orders.allSatisfy({ $0.operation == .pause })
        else { return nil }
        var frame = Frame(.manageRecurring, .resume)
        frame.words = turn.words
        frame.wantsAll = true
        return frame
    }
}

/// What may be done to something that was set up.
enum Deed: Hashable {
    case change, pause, resume, end, restart

    /// The operation that does it to what an intent sets up; nil where nothing does.
    func operation(on intent: Intent) -> Operation? {
        switch (intent, self) {
        case (.manageBudget, .change): .change
        case (.manageBudget, .end): .remove
        case (.manageAutopay, .change): .setLimit
        case (.manageAutopay, .end), (.manageAutopay, .pause): .disable
        case (.manageAutopay, .resume), (.manageAutopay, .restart): .enable
        case (.accountSecurity, .change), (.accountSecurity, .end): .setLimit
        case (.manageRecurring, .change), (.sendMoney, .change), (.payBill, .change): .change
        case (.manageRecurring, .pause), (.sendMoney, .pause), (.payBill, .pause): .pause
        case (.manageRecurring, .resume), (.sendMoney, .resume), (.payBill, .resume): .resume
        case (.manageRecurring, .end), (.sendMoney, .end), (.payBill, .end): .cancel
        default: nil
        }
    }
}

extension Interpretation {
    /// What a short turn wants done to what it calls "it" or "everything"; nil where it names what
    /// it is about.
    var deedOnIt: Deed? {
        let named: Set<Slot> = [.payee, .payer, .merchant, .category, .card, .account, .note]
        guard words.count <= 9, asksKindly || !text.contains("?") && isOrder,
            slots.allSatisfy({ !named.contains($0.slot) })
        else { return nil }
        let said = Array(words.drop(while: Self.kindlyLeading.contains))
        if asksKindly, let deed = Self.deed(behindPronounIn: said) { return deed }
        for place in said.indices.prefix(3) where Self.pronouns.contains(said[place]) {
            let behind = said[(place + 1)...]
            guard behind.first.map({ Self.follows($0) }) ?? true, place > 0 else { continue }
            return Self.deed(said[..<place] + behind.prefix(2))
        }
        if movesWithoutObject(said) { return .change }
        let isOfAll = saysAll && said.count <= 4 && slots.isEmpty
        return isOfAll && Self.deed(said[...]) == .end ? .end : nil
    }

    /// Whether a standing order that it does not name is to be changed as it says before ("the
    /// rent's gone up to 900, change it").
    var changesItAtLast: Bool {
        guard label == .intent(.manageRecurring, .change), words.count <= 12,
            slots.allSatisfy({ !$0.slot.isName }), let last = words.last
        else { return false }
        return Self.pronouns.contains(last) && Self.deed(words.suffix(2)) == .change
    }

    /// What the verb does that stands behind "it", where a kind question puts it so ("tu peux le
    /// passer à 200 ?"); nil where no verb does.
    private static func deed(behindPronounIn said: [String]) -> Deed? {
        guard said.count > 1, ["le", "la", "l'"].contains(said[0]),
            ["er", "ir", "re"].contains(where: said[1].hasSuffix),
            said.dropFirst(2).first.map({ follows($0) }) ?? true
        else { return nil }
        return deed(said[1...1])
    }

    /// Whether a verb of moving stands right before the time that is all it brings ("décale à
    /// samedi", "move to the 28th").
    private func movesWithoutObject(_ said: [String]) -> Bool {
        guard intent == nil || intent == .manageRecurring, said.count >= 2,
            Self.moving.contains(where: said[0].hasPrefix), Self.linking.contains(said[1])
        else { return false }
        return !slots.isEmpty && slots.allSatisfy { Self.ofDays.contains($0.slot) }
    }

    private static let moving = [
        "decal", "repouss", "reporte", "avance", "deplac", "move", "postpon", "push", "reschedul",
        "shift", "delay",
    ]

    /// The turn with the day that a payment is moved to where no slot has it, or has it as a plan
    /// ("move to Monday", "décale-le à samedi").
    fileprivate func movedToDay(on today: Day) -> Interpretation {
        let areRead = slots.allSatisfy { $0.slot == .plan }
        let moves = words.first.map { word in Self.moving.contains(where: word.hasPrefix) } == true
        guard areRead, moves, words.count <= 6, let days = Self.days(in: text, on: today) else {
            return self
        }
        return with(slots: [SlotFill(slot: .date, value: .days(days), range: 0..<text.utf8.count)])
    }

    /// Whether one time of a payment that comes again is to be left out ("saute celui de
    /// décembre").
    var skipsOne: Bool {
        guard let first = words.first, ["saute", "sauter", "skip"].contains(first) else {
            return false
        }
        return words.count <= 8 && !text.contains("?")
            && slots.contains { Self.ofDays.contains($0.slot) }
            && slots.allSatisfy { Self.ofDays.contains($0.slot) || $0.slot.isName }
    }

    /// The change that a correction is to what was set at once and cannot be taken back ("plutôt
    /// 150" after a budget), or to a standing order ("make it fortnightly"); nil where it is none.
    fileprivate func correction(of order: Order, on today: Day) -> Deed? {
        // What was paid of it at once is to be put right too.
        let isPaid = order.firstDay.map { $0 <= today } ?? true
        let isStanding =
            order.intent == .manageRecurring && order.operation == .create
            && !(isPaid && slots.contains { $0.slot == .amount })
        let changing = isStanding ? Self.ofDays.union([.amount]) : [.amount]
        guard label == .act(.correct), isStanding || !order.isReversible,
            words.count <= (isStanding ? 7 : 5), bringsChange,
            slots.allSatisfy({ changing.contains($0.slot) })
        else { return nil }
        return .change
    }

    /// What is to be done to the payment of a day that is said ("annule celui du 28", "pause the one
    /// on the 28th").
    fileprivate var deedOnOneOfADay: Operation? {
        guard words.count <= 10, slots.allSatisfy({ Self.ofDays.contains($0.slot) }),
            slots.count == 1 || monthDay != nil
        else { return nil }
        return deedOnTheOne
    }

    /// What is to be done to the payment of somebody who is named ("annule celui de Marie").
    fileprivate var deedOnOneOfSomebody: Operation? {
        let isOfName = slots.allSatisfy(\.slot.isName)
        guard isOfName, words.count <= 8, isOrder else { return nil }
        return deedOnTheOne
    }

    /// Whether all that is paused is to go on.
    fileprivate var resumesAll: Bool {
        let said = Array(words.drop(while: Self.leadingWords.contains))
        return slots.isEmpty && said.count <= 4 && Self.deed(said[...]) == .resume
            && (saysAll || Wording(said).says(["them", "les"]))
    }

    /// What is to be done to one of several ("annule celui …", "pause the one …").
    private var deedOnTheOne: Operation? {
        Wording(words).says(["celui", "celle", "the one"]) ? firstDeed : nil
    }

    /// What its first word does to a payment that comes back, but for a change of it.
    var firstDeed: Operation? {
        guard let first = words.first else { return nil }
        if Self.cancelling.contains(where: first.hasPrefix) { return .cancel }
        return Self.deed([first])?.operation(on: .manageRecurring).flatMap {
            $0 == .change ? nil : $0
        }
    }

    /// The day of a month that is all a turn says of when ("celui du 30").
    var monthDay: Int? {
        let days = zip(words, words.dropFirst()).compactMap { before, word in
            ["du", "le", "the", "of", "on"].contains(before)
                ? Int(word.prefix { $0.isNumber }) : nil
        }
        return days.count == 1 && (1...31).contains(days[0]) ? days[0] : nil
    }

    private static let ofDays: Set<Slot> = [.date, .period, .frequency]
    static let cancelling = ["annul", "cancel", "resili", "stop"]
    static let leadingWords: Set<String> = [
        "et", "and", "non", "no", "ok", "alors", "then", "actually", "finalement", "please", "now",
    ]
    private static let kindlyLeading = leadingWords.union([
        "can", "could", "would", "you", "we", "peux", "pourrais", "tu", "pouvez", "pourriez",
        "vous", "peut", "on", "est", "ce", "que", "qu'",
    ])
    private static let pronouns: Set<String> = ["le", "la", "l'", "it", "that", "ca"]

    /// Whether a word may stand right behind "it": no noun whose article a "la" would be.
    private static func follows(_ word: String) -> Bool {
        linking.contains(word) || word.first?.isNumber == true
    }

    private static let linking: Set<String> = [
        "de", "d'", "a", "au", "aux", "en", "par", "pour", "jusqu'", "tous", "toutes", "chaque",
        "by", "to", "for", "on", "off", "at", "every", "each", "up", "down", "again", "back",
        "forward", "instead", "plutot", "maintenant", "now", "stp", "svp", "s'", "please", "un",
        "une", "weekly", "monthly", "daily", "yearly", "hebdomadaire", "mensuel", "from", "until",
    ]

    static func deed(_ words: ArraySlice<String>) -> Deed? {
        for (deed, stems) in stems
        where words.contains(where: { word in
            stems.contains { word.hasPrefix($0) }
        }) {
            return deed
        }
        return words.contains("on") ? .restart : words.contains("off") ? .end : nil
    }

    private static let stems: [(Deed, [String])] = [
        (.pause, ["suspen", "pause"]),
        (.resume, ["repren", "relanc", "resum", "restart", "reactiv", "unpause", "redemarr"]),
        (
            .end,
            [
                "supprim", "arret", "remov", "delet", "enlev", "retir", "desactiv", "coup",
                "disabl",
            ]
        ),
        (
            .change,
            [
                "augment", "mont", "baiss", "abaiss", "redui", "pass", "met", "chang", "rais",
                "lower", "increas", "decreas", "reduc", "mak", "set", "bump", "drop", "decal",
                "repouss", "report", "avanc", "deplac", "mov", "postpon", "push", "reschedul",
                "shift", "delay", "put", "bring", "cut", "trim", "slash", "diminu", "remet",
                "remont", "rebaiss", "redescend", "descend", "ramen", "rehauss",
            ]
        ),
    ]

    /// Whether it says what something is to be changed to.
    var bringsChange: Bool {
        let changing: Set<Slot> = [
            .amount, .date, .period, .frequency, .percentage, .amountMaximum, .count,
        ]
        return slots.contains { changing.contains($0.slot) } || unreadAmount != nil
    }
}

extension Frame {
    /// This frame, which asked how a budget stands, as a change of that budget to what a turn says
    /// of "it" ("change it to 350"); nil where either is not so.
    fileprivate func changed(asChecked turn: Interpretation, told answer: Answer?) -> Frame? {
        guard intent == .manageBudget, operation == .check, turn.deedOnIt == .change,
            turn.bringsChange
        else { return nil }
        var frame = Frame(.manageBudget, .change)
        frame.values[.category] = values[.category]
        // "Mon budget" is the only one there was to tell of.
        if category == nil {
            guard case .budgets(let figures)? = answer, figures.count == 1,
                let only = figures[0].category
            else { return nil }
            frame.values[.category] = [.text(only.rawValue)]
        }
        _ = frame.take(turn)
        frame.takeUnread(of: turn)
        return frame
    }

    /// Takes a day that is said by its figure alone for the one a payment is next due on.
    fileprivate mutating func takeDay(
        of turn: Interpretation, from payments: [WalletView.Recurring]
    ) {
        guard days(.date) == nil, days(.period) == nil, frequency == nil,
            let day = payments.compactMap(\.next).first(where: { $0.dayOfMonth == turn.monthDay })
        else { return }
        values[.date] = [.days(day.interval)]
    }

    /// Takes the only figure that fills no slot for the amount, and an amount for a difference
    /// where it is one ("baisse-le de 20", "cut it by 50").
    mutating func takeUnread(of turn: Interpretation) {
        if amounts.isEmpty, frequency == nil, days(.date) == nil, days(.period) == nil,
            values[.percentage] == nil, let amount = turn.unreadAmount
        {
            values[.amount] = [.amount(amount)]
        }
        let isDifference = zip(turn.words, turn.words.dropFirst()).contains { word, next in
            ["de", "by"].contains(word) && next.first?.isNumber == true
        }
        if isDifference, amounts.count == 1 { values[.amountMode] = [.text("delta")] }
    }

    /// Takes the figure that a payment is to cost more or less by, where it fills no slot ("raise
    /// Netflix by 2"); one that may be a day or a length is none.
    mutating func takeDifference(of turn: Interpretation) {
        guard intent == .manageRecurring, operation == .change,
            turn.words.last?.first?.isNumber == true,
            Wording(turn.words).saysWord(beginning: Self.repricing),
            ["de", "by"].contains(turn.words.dropLast().last)
        else { return }
        takeUnread(of: turn)
    }

    private static let repricing = [
        "augment", "mont", "baiss", "abaiss", "redui", "dimin", "rais", "lower", "increas",
        "decreas", "reduc", "bump", "drop", "cut",
    ]

    /// Takes what an order set up for what this frame is about.
    mutating func refer(to order: Order, in view: WalletView, isWhole: Bool) {
        switch intent {
        case .manageRecurring:
            guard let name = order.receiver else { return }
            values[.payee] = nil
            values[.merchant] = [.text(name)]
            let same = view.recurring.filter { payment in
                payment.id == order.subject
                    || payment.name == name && payment.amount == order.amount
                        && payment.frequency == order.frequency
            }
            if let id = (same.first { $0.id == order.subject } ?? same.first)?.id {
                picks[Choice(slot: .merchant, name: name, options: []).key] = id
            }
        case .manageBudget:
            isBudgetDoubtful = false
            guard let category = order.category else {
                picks[Choice(slot: .category, name: nil, options: []).key] = "total"
                return
            }
            values[.category] = [.text(category.rawValue)]
        case .manageAutopay where !isWhole:
            values[.payee] = order.payee.map { [.text($0.name)] }
            values[.merchant] = order.merchant.map { [.text($0)] }
            values[.scope] = values[.scope] ?? order.scope.map { [.text($0.rawValue)] }
        case .accountSecurity:
            values[.scope] = values[.scope] ?? order.scope.map { [.text($0.rawValue)] }
        case .sendMoney, .payBill, .requestMoney, .manageAutopay, .checkBalance,
            .listTransactions, .analyzeSpending, .forecastSpending, .findAnomalies, .getAdvice,
            .loyaltyCards, .stakeCoins:
            break
        }
    }
}
