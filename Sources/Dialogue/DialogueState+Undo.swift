internal import Primitives
internal import Understanding

extension DialogueState {
    /// How long what was done can be taken back, in seconds.
    public static let regret = 1_800
    /// How many commands are remembered to be taken back.
    private static let remembered = 16

    /// Remembers what was carried out in a wallet as it was before, or that it was taken back.
    mutating func remember(_ orders: [Order], _ id: CommandID, before view: WalletView?) {
        let undone = orders.compactMap(\.undoes)
        guard undone.isEmpty else {
            for index in done.indices {
                let own = undone.filter { $0.command == done[index].command }
                done[index].undone.formUnion(own.map(\.place))
            }
            done.removeAll(where: \.orders.isEmpty)
            return
        }
        let only = orders.count == 1 && orders[0].intent == .manageBudget ? orders[0] : nil
        let budget = only.flatMap { order in
            view?.budgets.first { $0.category == order.category }
        }
        done.append(
            Done(
                command: id, all: orders, seconds: context?.seconds ?? 0, turn: turn,
                budget: budget))
        done.removeFirst(max(0, done.count - Self.remembered))
    }

    /// Restates the taking back of what was done last, or of the last payment where a payment or
    /// somebody is named ("annule le dernier virement", "undo the payment to Marie"), or of the one
    /// in a place of those that are remembered ("annule le premier").
    ///
    /// What the same turn says it should have been ("no wait, I meant 40") is restated once it is
    /// taken back.
    mutating func offerUndo(_ said: Interpretation, _ context: TurnContext) -> [DialogueEffect] {
        let meant = meantToUndo(by: said)
        if let last = meant.last, let frame = last.endedLater(by: said, context) {
            return advance(frame, context)
        }
        if let refusal = meant.last?.refusal(ofEndingBy: said, on: context.today) {
            return [.say(.refused(refusal))]
        }
        if let last = meant.last, let frame = last.ended(by: said, context.view) {
            return advance(frame, context)
        }
        let isReversible = meant.allSatisfy { done in
            context.seconds - done.seconds <= Self.regret
                && done.orders.allSatisfy(\.isReversible)
        }
        if meant.isEmpty || !isReversible, let frame = calledOff(by: said, context) {
            return advance(frame, context)
        }
        if !isReversible, said.saysOnlyIt, let frame = meant.last?.stopped(by: said, context.view) {
            return advance(frame, context)
        }
        if !isReversible, let frame = meant.last?.resumed(by: said, context.view) {
            return advance(frame, context)
        }
        if let last = meant.last, turn - last.turn <= Self.memory,
            let frame = last.turnedBack(by: said)
        {
            return advance(frame, context)
        }
        guard !meant.isEmpty else {
            return askBack(said, context) ?? [.say(.refused(.nothingPending))]
        }
        guard isReversible else { return [.say(.refused(.notReversible))] }
        // What is put right to what it is need not be done again.
        if let last = meant.last, last.isOfDay(saidBy: said) {
            return [.say(.repeated(last.orders))]
        }
        let orders = meant.flatMap { done in
            zip(done.places, done.orders).map { place, order in
                var order = order
                order.undoes = DoneOrder(done.command, at: place)
                return order
            }
        }
        let frame = lastFrame ?? Frame(.sendMoney)
        replacement = lastFrame.flatMap { $0.corrected(by: said) }
        phase = .confirming(frame, orders, since: context.seconds)
        return [.say(.confirm(orders))] + following(context)
    }

    /// Tells what is restated once what it replaces is undone.
    private func following(_ context: TurnContext) -> [DialogueEffect] {
        let step = replacement.map {
            Resolver(view: context.view, today: context.today).step(for: $0)
        }
        guard case .confirm(let orders)? = step else { return [] }
        return [.say(.follows(orders))]
    }

    /// Whether a few words that begin with an undo name whom something was done for lately.
    func isUndoOfNamed(_ said: Interpretation) -> Bool {
        said.words.count <= 6 && said.beginsWithUndo
            && done.contains { turn - $0.turn <= Self.memory && $0.only(namedBy: said) != nil }
    }

    /// The stopping of the payment to come that a turn cancels by its receiver's name ("annule le
    /// paiement à Zoé"); nil where none is to come.
    func calledOff(by said: Interpretation, _ context: TurnContext) -> Frame? {
        guard said.label == .act(.cancel) || said.label == .act(.undo),
            said.isCommand, Interpretation.negations.isDisjoint(with: said.words),
            Wording(said.words.prefix(4)).saysWord(beginning: Interpretation.callingOff),
            let name = said.receivers.first, said.receivers.count == 1
        else { return nil }
        var frame = Frame(.manageRecurring, .cancel)
        frame.values[.merchant] = [.text(name)]
        frame.words = said.words
        switch Resolver(view: context.view, today: context.today).step(for: frame) {
        case .confirm, .choose: return frame
        case .need, .refuse, .perform, .ask, .answer, .changePIN: return nil
        }
    }

    /// What was done that an undo means, the earliest first: the latest of several, the one in a
    /// place, or the last so many ("undo both", "annule les trois derniers"); of what was done at
    /// once those that are named, or the one in a place ("cancel Paul's", "annule le deuxième").
    private func meantToUndo(by said: Interpretation) -> [Done] {
        // Who is named in a correction is meant instead.
        if said.label == .act(.correct) { return done.suffix(1) }
        let named = done.compactMap { $0.only(namedBy: said) }
        var spoken = named.isEmpty ? done.filter { $0.isMeant(by: said) } : named
        // A transfer goes to somebody, where one did.
        let transfers = spoken.filter { $0.orders.contains { $0.merchant == nil } }
        if !transfers.isEmpty, !Done.transferWords.isDisjoint(with: said.words) {
            spoken = transfers
        }
        let exact = spoken.compactMap { $0.only(ofAmountIn: said) }
        let meant = exact.isEmpty ? spoken : exact
        if let count = said.undoneCount {
            // Of two who were paid at once "both" are the two.
            if count == 2, let last = meant.last, last.orders.count == 2 { return [last] }
            if count == .max { return meant.filter { $0.orders.allSatisfy(\.isReversible) } }
            return meant.count >= count ? meant.suffix(count) : []
        }
        if let rank = said.spokenRank, let last = meant.last, last.orders.count > 1,
            let one = last.only(atRank: rank)
        {
            return [one]
        }
        let place = said.spokenRank.map { $0 > 0 ? $0 : meant.count } ?? meant.count
        return Array(meant.dropFirst(max(0, place - 1)).prefix(1))
    }
}

extension Frame {
    /// This frame as a turn corrects it that takes back what was done; nil where it says no more
    /// than that.
    fileprivate func corrected(by said: Interpretation) -> Frame? {
        guard said.label == .act(.correct), !isQuestion else { return nil }
        var frame = self
        return frame.take(said, correcting: true) && frame.values != values ? frame : nil
    }
}

extension Interpretation {
    /// How many of the last things done are to be taken back, where a number of them or all are
    /// meant and nothing else is spoken of; nil where one is, or none.
    var undoneCount: Int? {
        let said = words
        guard beginsWithUndo,
            said.allSatisfy({ word in
                Self.undone.contains(word) || Self.count(word) != nil
                    || Self.undoing.contains { word.hasPrefix($0) }
            })
        else { return nil }
        return said.lazy.compactMap(Self.count).first
    }

    /// Whether an undo is among the first words.
    fileprivate var beginsWithUndo: Bool {
        Wording(words.prefix(3)).saysWord(beginning: Self.undoing)
    }

    private static let undoing = ["undo", "annul", "cancel", "revert", "reverse"]
    private static func count(_ word: String) -> Int? {
        if ["all", "everything", "tout", "tous", "toutes"].contains(word) { return .max }
        return word == "both" ? 2 : SpokenNumber.several(word)
    }

    private static let undone = Set(
        """
        the last les l' le derniers dernieres virements paiements envois transfers payments of \
        them those these ces ones that ca cela mes my \
        please stp svp s'il te vous plait can you could \
        tu peux vous pouvez moi things choses
        """.foldedWords)
}

extension DialogueState.Done {
    /// Whether a turn puts it right to the day that it is of already, and says nothing else.
    fileprivate func isOfDay(saidBy said: Interpretation) -> Bool {
        guard said.label == .act(.correct), said.words.count <= 6, said.slots.count == 1,
            said.slots[0].slot == .date, case .days(let days) = said.slots[0].value
        else { return false }
        return orders.count == 1 && orders[0].day.map { $0.interval == days } == true
    }

    /// The stopping of the only payment that was paused, resumed or changed, where "cancel it"
    /// means it; nil for anything else.
    fileprivate func stopped(by said: Interpretation, _ view: WalletView) -> Frame? {
        guard orders.count == 1, let order = orders.first, order.intent == .manageRecurring,
            [.pause, .resume, .change].contains(order.operation) || order.lastDay != nil,
            said.firstDeed == .cancel
        else { return nil }
        var frame = Frame(.manageRecurring, .cancel)
        frame.words = said.words
        frame.refer(to: order, in: view, isWhole: false)
        return frame
    }

    /// The going on of the only payment that was paused, or the pause of the one that was resumed,
    /// where that alone is to be undone ("annule"); nil for anything else.
    fileprivate func resumed(by said: Interpretation, _ view: WalletView) -> Frame? {
        guard orders.count == 1, let order = orders.first, order.intent == .manageRecurring,
            said.words.count == 1, said.slots.isEmpty
        else { return nil }
        var frame: Frame
        switch order.operation {
        case .pause?: frame = Frame(.manageRecurring, .resume)
        case .resume?: frame = Frame(.manageRecurring, .pause)
        case _: return nil
        }
        frame.refer(to: order, in: view, isWhole: false)
        return frame
    }

    /// The other way round of the only setting that was changed, where a few words undo it: the
    /// card is unfrozen, the wallet is unlocked, the budget is what it was ("undo", "actually unfreeze
    /// it"); nil for anything else.
    fileprivate func turnedBack(by said: Interpretation) -> Frame? {
        guard orders.count == 1, let order = orders.first, said.slots.isEmpty,
            said.words.count <= 6
        else { return nil }
        if order.intent == .manageBudget { return budgetTurnedBack(order) }
        guard order.intent == .accountSecurity, let operation = order.operation?.opposite else {
            return nil
        }
        var frame = Frame(.accountSecurity, operation)
        frame.values[.card] = order.card.map { [.text($0)] }
        return frame
    }

    /// The budget as it was before an order set it, to be agreed to; none where there was none.
    private func budgetTurnedBack(_ order: Order) -> Frame? {
        guard order.operation == .set || order.operation == .change else { return nil }
        var frame = Frame(.manageBudget, budget == nil ? .remove : .change)
        if let category = order.category {
            frame.values[.category] = [.text(category.rawValue)]
        } else {
            frame.picks[Choice(slot: .category, name: nil, options: []).key] = "total"
        }
        guard let budget else { return frame }
        let limit = SpokenAmount(
            decimal: budget.limit.decimalString, currency: budget.limit.currency)
        frame.values[.amount] = [.amount(limit)]
        frame.values[.scope] = [.text(budget.period.rawValue)]
        frame.isBudgetDoubtful = true
        return frame
    }

    /// The end of the standing order that was just set up, where "stop it" means it, or of the
    /// request somebody was just reminded of ("actually cancel that request"); nil for anything else.
    fileprivate func ended(by said: Interpretation, _ view: WalletView) -> Frame? {
        guard orders.count == 1, let order = orders.first, said.words.count <= 6,
            said.slots.isEmpty, said.label != .act(.correct)
        else { return nil }
        let opening = Wording(said.words.prefix(3))
        if order.intent == .manageRecurring, order.operation == .create, order.frequency != nil,
            opening.saysWord(beginning: ["stop", "end", "arret", "cess"]), said.saysOnlyIt
        {
            var frame = Frame(.manageRecurring, .cancel)
            frame.words = said.words
            frame.refer(to: order, in: view, isWhole: false)
            return frame
        }
        guard order.intent == .requestMoney, order.operation == .remind, let id = order.subject,
            let name = order.receiver, opening.saysWord(beginning: Interpretation.cancelling),
            said.saysOnlyIt || Wording(said.words).says(["request", "demande"])
        else { return nil }
        var frame = Frame(.requestMoney, .cancel)
        frame.values[.payee] = [.text(name)]
        frame.picks[Choice(slot: .payee, name: name, options: []).key] = id
        return frame
    }

    /// The orders for whom the words name, as if they were all that was done; nil where none is.
    fileprivate func only(namedBy said: Interpretation) -> Self? {
        let words = said.words.filter { $0.count > 2 && !Self.articles.contains($0) }
        return only(
            places.filter { place in
                all[place].receiver.map { !$0.nameWords.isDisjoint(with: words) } == true
            })
    }

    /// The payments that a turn calls off, as if they were all that was done: of whom and of how
    /// much it says; nil where there is none.
    func only(calledOffBy said: Interpretation) -> Self? {
        let own = said.receivers.isEmpty ? self : only(namedBy: said)
        guard let meant = own?.only(ofAmountIn: said) else { return nil }
        return meant.orders.contains(where: \.isPayment) ? meant : nil
    }

    /// The orders of the amount the words say, as if they were all that was done; all where they
    /// say none, nil where none is of it.
    fileprivate func only(ofAmountIn said: Interpretation) -> Self? {
        only(places.filter { said.has(all[$0].amount) })
    }

    /// The order in a place of those that are left, from 1, or −1 for the last, as if it were all
    /// that was done; nil where there is none.
    fileprivate func only(atRank rank: Int) -> Self? {
        let index = rank > 0 ? rank - 1 : places.count - 1
        return places.indices.contains(index) ? only([places[index]]) : nil
    }

    private func only(_ meant: [Int]) -> Self? {
        guard !meant.isEmpty else { return nil }
        var only = self
        only.undone = Set(all.indices).subtracting(meant)
        return only
    }

    private static let articles: Set<String> = ["les", "des", "the", "aux"]

    /// Whether the words of an undo may mean it: of a payment those that name one, or its payee.
    fileprivate func isMeant(by said: Interpretation) -> Bool {
        let names = said.values(of: .payee).compactMap { value -> Set<String>? in
            guard case .text(let name) = value else { return nil }
            return name.nameWords
        }
        if !names.isEmpty {
            let receivers = orders.compactMap(\.receiver).map(\.nameWords)
            return names.contains { name in receivers.contains { name.isSubset(of: $0) } }
        }
        guard !Self.paymentWords.isDisjoint(with: said.words) else { return true }
        return orders.contains(where: \.isPayment)
    }

    fileprivate static let transferWords: Set<String> = ["virement", "transfert", "transfer"]
    private static let paymentWords = transferWords.union([
        "paiement", "envoi", "versement", "payment",
    ])
}

extension Order {
    /// Whether it sends money, now or in time.
    fileprivate var isPayment: Bool {
        isReversible && !(intent == .requestMoney && operation == .create)
    }

    /// Whether it can be taken back.
    var isReversible: Bool {
        switch intent {
        case .sendMoney, .payBill: return undoes == nil
        case .requestMoney: return operation == .create || operation == .accept
        case .manageRecurring: return operation == .create
        case .manageAutopay, .checkBalance, .listTransactions, .analyzeSpending,
            .forecastSpending, .findAnomalies, .manageBudget, .getAdvice, .loyaltyCards,
            .accountSecurity, .stakeCoins:
            return false
        }
    }
}

extension Operation {
    /// What a lock of the wallet or of the card is undone by.
    fileprivate var opposite: Operation? {
        switch self {
        case .freezeCard: .unfreezeCard
        case .unfreezeCard: .freezeCard
        case .lockWallet: .unlockWallet
        case .unlockWallet: .lockWallet
        case .enableBiometrics: .disableBiometrics
        case .disableBiometrics: .enableBiometrics
        case _: nil
        }
    }
}

extension DialogueState.Done {
    /// The end of the standing order that was set up on a later day, where a turn stops it then
    /// ("stop it in June"); nil for anything else.
    fileprivate func endedLater(by said: Interpretation, _ context: TurnContext) -> Frame? {
        guard let days = laterDays(ofCallingOffBy: said, on: context.today), orders.count == 1,
            Wording(said.words.prefix(3)).saysWord(beginning: Self.ending)
        else { return nil }
        var frame = Frame(.manageRecurring, .cancel)
        frame.words = said.words
        frame.values[.date] = [.days(days)]
        frame.refer(to: orders[0], in: context.view, isWhole: false)
        return frame
    }

    /// Why a turn that calls off a payment that comes again for days to come does not undo it ("don't
    /// pay Paul next week"); nil where it does.
    fileprivate func refusal(ofEndingBy said: Interpretation, on today: Day) -> Refusal? {
        guard laterDays(ofCallingOffBy: said, on: today) != nil else { return nil }
        let ends = Wording(said.words.prefix(3)).saysWord(beginning: Self.ending)
        return ends ? .unkeptDay : .unkeptSkip
    }

    /// The days to come for which a turn calls off a payment that comes again; nil where it does
    /// not.
    private func laterDays(ofCallingOffBy said: Interpretation, on today: Day) -> DayInterval? {
        guard said.label == .act(.cancel) || said.label == .act(.undo) || said.isNegated,
            orders.contains(where: { $0.intent == .manageRecurring && $0.frequency != nil }),
            let days = Interpretation.days(in: said.text, on: today), let start = days.start,
            start > today
        else { return nil }
        return days
    }

    private static let ending = ["stop", "end", "arret", "cess"]
}

extension Interpretation {
    fileprivate var isNegated: Bool { !Self.negations.isDisjoint(with: words) }
}

extension Interpretation {
    /// The turn that calls something off with the only contact it names, by an alias too, in the
    /// slot of people: a name that is said decides what is meant ("stop mums", "arrête maman").
    func callingOffNamed(in view: WalletView) -> Interpretation {
        guard label == .act(.cancel) || label == .act(.undo), words.count <= 6,
            slots.allSatisfy({ $0.slot == .payee }), slots.count <= 1
        else { return self }
        let plain = words.flatMap { word in
            word.count > 3 && word.hasSuffix("s") ? [word, String(word.dropLast())] : [word]
        }
        let named = view.contacts.filter { $0.isSpoken(of: plain) }
        let beside = wordsBesideSlots.count {
            !Self.besideCalledOff.contains($0) && !Self.callsOffPayments($0)
        }
        // In no slot the name is one word.
        guard named.count == 1, beside <= 1 - slots.count else { return self }
        let range = slots.first?.range ?? 0..<text.utf8.count
        return with(slots: [
            SlotFill(slot: .payee, value: .text(named[0].name), range: range)
        ])
    }

    private static func callsOffPayments(_ word: String) -> Bool {
        (callingOff + ["end", "undo"]).contains(where: word.hasPrefix)
    }

    /// How verbs begin that call a payment off.
    fileprivate static let callingOff = cancelling + ["arret"]

    private static let besideCalledOff: Set<String> = [
        "please", "stp", "svp", "now", "maintenant", "for", "to", "pour", "a", "de", "d'", "s",
        "'s", "paying", "payer", "payments", "payment", "celui", "virement", "transfer",
    ]
}
