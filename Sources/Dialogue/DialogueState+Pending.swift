internal import Primitives
internal import Understanding

extension DialogueState {
    /// Takes what was said when something is missing.
    mutating func fill(
        _ request: Request, of frame: Frame, _ turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect] {
        var filled = frame
        if request == .slot(.amountMode), turn.text.amountMode != nil,
            filled.answer(request, with: turn, contacts: context.view.contacts)
        {
            if filled.tellsOfOwnPayment { filled.includesSpeaker = true }
            return advance(filled, context)
        }
        // "Pas Paul" where it is asked what each gets leaves him out.
        if frame.leavesOutOne(turn), filled.edit(by: turn, contacts: context.view.contacts) {
            return advance(filled, context)
        }
        if turn.givesUp { return abandon() }
        if filled.addPeople(answering: turn, contacts: context.view.contacts) {
            return advance(filled, context)
        }
        if filled.redirectMoney(by: turn) { return advance(filled, context) }
        if let amount = frame.refusedAmount, request == .slot(.amount),
            filled.takeOtherAccount(of: turn, in: context.view)
        {
            filled.values[.amount] = [.amount(amount)]
            return advance(filled, context)
        }
        if request == .slot(.category), frame.intent == .manageBudget, turn.meansAllSpending {
            filled.wantsAll = true
            return advance(filled, context)
        }
        if request == .slot(.category), turn.bringsNoCategory(to: frame) {
            // "150" where it is asked for which kind: the amount is kept, and the kind asked for.
            _ = filled.take(turn, correcting: true)
            phase = .filling(filled, request)
            return askAgain()
        }
        if turn.mayAnswer(frame),
            filled.answer(request, with: turn, contacts: context.view.contacts)
        {
            return advance(filled, context)
        }
        if let effects = interrupt(by: turn, pending: frame, context) { return effects }
        guard filled.take(turn, correcting: true) else { return askAgain() }
        return advance(filled, context)
    }

    /// Takes what was said when several things were offered.
    mutating func choose(
        _ choice: Choice, for frame: Frame, _ turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect] {
        if turn.givesUp { return abandon() }
        var chosen = frame
        if frame.mayTakeAll(of: choice), turn.takesAll(of: choice) {
            chosen.picks[choice.key] = Choice.all
            return advance(chosen, context)
        }
        if frame.offersAlternatives, choice.slot == frame.personSlot, turn.takesAll(of: choice) {
            chosen.offersAlternatives = false
            return advance(chosen, context)
        }
        if turn.mayPick(from: choice, for: frame), let option = choice.option(in: turn) {
            chosen.picks[choice.key] = option.id
            chosen.takeDetails(of: turn, picking: option)
            return advance(chosen, context)
        }
        if let effects = interrupt(by: turn, pending: frame, context) { return effects }
        guard chosen.take(turn, correcting: true) else { return askAgain() }
        return advance(chosen, context)
    }

    /// Takes what was said to a restatement.
    mutating func decide(
        on orders: [Order], of frame: Frame, _ said: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect] {
        let pending = phase
        // What is done once has no rhythm: "on Friday" is a day of it.
        let isOnce = frame.values[.frequency] == nil && frame.intent != .manageRecurring
        let agreeing = said.agreeing.counting(amountOf: frame)
        let dated = isOnce ? agreeing.datedOnce(on: context.today) : agreeing.repeated
        let isPayment = frame.isPayment
        let turn =
            isPayment
            ? dated.moving(on: context.today).paysBill(insteadOf: frame, in: context.view) : dated
        if frame.number == nil, turn.mayBePIN(in: context.view, besides: orders) {
            return [.say(.earlyPIN)] + askAgain()
        }
        var changed = frame
        // "Yes, cancel" is a yes where a cancellation was restated.
        if turn.takesBackYes {
            let isMeant = orders.contains(where: \.takesAway)
            return isMeant ? confirm(orders, of: frame, context) : abandon()
        }
        // "With my card" is how something is paid, and the wallet pays in one way.
        if turn.wantsOne(of: orders) || isPayment && turn.saysCardPays
            || frame.text(.note) == nil && turn.dropsNote
        {
            return askAgain()
        }
        let isUndo = orders.contains { $0.undoes != nil }
        if !isUndo, let effects = refuseWaiting(besides: orders, by: turn) { return effects }
        if !isUndo, let effects = putRight(frame, inWordsOf: turn, context) { return effects }
        if let effects = tell(of: orders, askedBy: turn, context) { return effects }
        if !isUndo, let effects = keep(turn, beside: frame, context) { return effects }
        if let other = otherwise(frame, orders, by: turn, context) {
            return advance(other, context, keeping: pending)
        }
        if !isUndo, isPayment, let effects = postpone(frame, by: turn) { return effects }
        if !isUndo, let effects = answerOthers(than: orders, turn, context) { return effects }
        if let limit = frame.limit(besideBy: turn) {
            queue.append(limit)
            return askAgain()
        }
        if !isUndo, changed.turnAbout(by: turn, restated: orders, on: context.today) {
            return advance(changed, context, keeping: pending)
        }
        let beside =
            isUndo
            ? nil
            : takeListed(beside: orders, of: frame, turn, context)
                ?? takeBill(beside: orders, of: frame, turn, context)
        if let beside { return beside }
        if !isUndo, let effects = correctWaiting(behind: frame, turn, context) { return effects }
        if !isUndo, let other = turn.otherOne(than: orders, of: frame, in: context.view) {
            changed.take(other.name, in: other.slot)
            return advance(changed, context, keeping: pending)
        }
        if !isUndo, let (rest, own) = frame.split(by: turn) {
            queue.insert(own, at: 0)
            return advance(rest, context, keeping: pending)
        }
        if !isUndo, let own = frame.addition(by: turn) {
            queue.insert(own, at: 0)
            return advance(frame, context, keeping: pending)
        }
        if !isUndo, changed.edit(by: turn, contacts: context.view.contacts) {
            return advance(changed, context, keeping: pending)
        }
        if turn.isPlainYes(to: orders, known: context.view.words(of: orders, frame)) {
            let others = turn.others(than: orders, among: context.view.contacts)
            guard let other = others.first else { return confirm(orders, of: frame, context) }
            // "Yes to Zoé" where Paul was restated is a yes to another order, of one Zoé.
            guard others.count == 1, orders.count == 1, !isUndo,
                frame.texts(frame.personSlot).count == 1
            else { return askAgain() }
            changed.values[frame.personSlot] = [.text(other.name)]
            return advance(changed, context, keeping: pending)
        }
        if turn.label == .act(.affirm), turn.namesSome(of: orders) {
            guard !isUndo, let one = turn.only(of: orders), let only = frame.narrowed(to: one)
            else { return askAgain() }
            return advance(only, context, keeping: pending)
        }
        if turn.givesUp {
            if !isUndo, let other = turn.receiverOther(than: [frame] + queue) {
                return [.say(.refused(.notFound(.payment, name: other)))] + askAgain()
            }
            guard isUndo else { return abandon() }
            reset()
            return [.say(.kept)] + next()
        }
        guard !isUndo else {
            // Taking something back is asked about as it is: there is nothing in it to correct.
            return interrupt(by: turn, pending: nil, context) ?? askAgain()
        }
        if let effects = interrupt(by: turn, pending: frame, context) { return effects }
        let isChanged = changed.take(turn, correcting: true)
        // "Oui, depuis mon épargne" names an account outside of any slot.
        guard isChanged || changed.route(in: context.view) != frame.route(in: context.view) else {
            // "Nan t'inquiète c'est bon" may be either.
            if turn.isBareNo, turn.label != .act(.affirm) { return abandon() }
            // "Actually pay Orange instead" is not passed over in silence.
            let isHeard =
                turn.label == .act(.affirm)
                || turn.slots.isEmpty
                    && (turn.label != .inform || turn.hesitates || turn.hurries)
            return (isHeard ? [] : [.say(.unsure)]) + askAgain()
        }
        return advance(changed, context, keeping: pending)
    }

    /// What comes of a few words that want what moves money otherwise in no slot of it: another
    /// amount that is to be asked for, a case nobody watches for, another currency; nil where a
    /// turn wants none of them.
    private mutating func putRight(
        _ frame: Frame, inWordsOf turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect]? {
        guard frame.isPayment || frame.movesMoney else { return nil }
        if let inTwo = frame.paidInTwo(by: turn, on: context.today) {
            return advance(inTwo, context, keeping: phase)
        }
        if let effects = payInTwo(frame, by: turn, context) { return effects }
        var changed = frame
        if turn.saysTooMuch || turn.wantsOtherAmount, !frame.amounts.isEmpty {
            changed.drop(.amount)
            return advance(changed, context, keeping: phase)
        }
        if turn.onlyConditions(frame) {
            return [.say(.refused(.unkeptCondition))] + askAgain()
        }
        guard let currency = turn.currencyAlone(in: context.view) else { return nil }
        changed.take(currency)
        return advance(changed, context, keeping: phase)
    }

    /// Asks when a payment is to be made that is agreed to for later ("oui mais pas maintenant"), or
    /// says that nobody watches for the case it is agreed to in ("yes when I get paid"); nil where a
    /// turn does neither.
    private mutating func postpone(_ frame: Frame, by turn: Interpretation) -> [DialogueEffect]? {
        let times: Set<Slot> = [.date, .period]
        guard turn.slots.allSatisfy({ times.contains($0.slot) }), !turn.text.contains("?"),
            turn.words.count <= 9
        else { return nil }
        var said = Frame(frame.intent, frame.operation)
        said.words = turn.words
        let namesOther = turn.slots.contains { fill in
            guard case .days(let days) = fill.value, let today = context?.today else {
                return false
            }
            return days.start.map { $0 > today } ?? false
        }
        if said.isPostponed, !namesOther, turn.dayShift == nil, !turn.callsOff {
            phase = .filling(frame, .slot(.date))
            return askAgain()
        }
        guard turn.act == .affirm, turn.slots.isEmpty, said.hangsOnCondition else { return nil }
        return [.say(.refused(.unkeptCondition))] + askAgain()
    }

    /// Carries out what was said yes to, after the PIN where it is due.
    mutating func confirm(
        _ orders: [Order], of frame: Frame, _ context: TurnContext
    ) -> [DialogueEffect] {
        let paysNewcomer = context.view.security.hasPIN && orders.pay(oneOf: newcomers)
        guard paysNewcomer || orders.needPIN(in: context.view) else {
            return execute(orders, of: frame, context)
        }
        phase = .identifying(frame, orders, since: context.seconds)
        return [.say(.askSecret(isNew: false))]
    }

    /// What a turn that does not go on with the pending frame comes to; nil if it goes on with it.
    mutating func interrupt(
        by turn: Interpretation, pending: Frame?, _ context: TurnContext
    ) -> [DialogueEffect]? {
        if let effects = explain(turn) { return effects }
        // Who paid, or what somebody said, changes nothing of what is pending.
        if turn.intent == nil, turn.tellsOfPayment || turn.quotesOrder { return askAgain() }
        if let question = turn.supposedCut { return [.ask(question)] }
        if let asked = asked(onBy: turn, context) { return digress(to: asked, context) }
        switch turn.label {
        case .act(.again): return askAgain()
        case .act(.help): return [.say(.help(turn.howTo ?? helpTopic))] + askAgain()
        case .act(.greet): return [.say(.greeting)] + askAgain()
        case .act(.thanks):
            // "C'est un ami" hardly thanks.
            let thanks = turn.onlyThanks && turn.confidence >= 0.6
            return [.say(thanks ? .thanks : .unsure)] + askAgain()
        case .act(.goodbye):
            reset()
            queue = []
            return [.say(.cancelled), .say(.goodbye)]
        case .act: return nil
        case .inform: return nil
        case .outOfScope:
            guard turn.slots.isEmpty else { return nil }
            if turn.hesitates { return askAgain() }
            return [.say(turn.confidence >= 0.5 ? .outOfScope : .unsure)] + askAgain()
        case .intent(let intent, _):
            let frame = Frame(intent, turn)
            if frame.isQuestion {
                guard turn.confidence >= frame.confidenceNeeded else { return nil }
                guard let meant = referring(frame, in: context.view) else {
                    return [.say(.unsure)] + askAgain()
                }
                // "No, what's my balance?" gives up what is pending before it asks.
                guard turn.opensByGivingUp else { return digress(to: meant, context) }
                reset()
                return [.say(.cancelled)] + advance(meant, context)
            }
            if !turn.isCommand {
                if let topic = turn.howTo { return [.say(.help(topic))] + askAgain() }
                return Frame(askedBy: turn).map { digress(to: $0, context) } ?? abandon()
            }
            if let pending, pending.goesOn(with: turn) || turn.isNoBudget { return nil }
            guard turn.confidence >= frame.confidenceNeeded else { return nil }
            reset()
            return [.say(.dropped)] + advance(frame, context)
        }
    }

    /// What a turn goes on asking right behind a question that was answered in the middle of
    /// something else ("et en septembre ?"); nil where it asks anew, or nothing.
    private func asked(onBy turn: Interpretation, _ context: TurnContext) -> Frame? {
        guard lastAnswerTurn == self.turn - 1, lastFrame?.isQuestion == true,
            turn.isContinuation, turn.text.contains("?"),
            let frame = continuation(of: turn, context), frame.isQuestion
        else { return nil }
        return frame
    }

    /// Answers a question in the middle of something else, which stays as it was.
    mutating func digress(to frame: Frame, _ context: TurnContext) -> [DialogueEffect] {
        let pending = phase
        if frame.isQuestion { lastFrame = frame }
        if case .confirming(_, let orders, _) = phase,
            let answer = frame.balance(behind: orders, in: context.view)
        {
            return [.say(.answer(answer))] + resume()
        }
        switch Resolver(view: context.view, today: context.today).step(for: frame) {
        case .ask(let question): return [.ask(question)]
        case .answer(let answer): return [.say(.answer(answer))] + resume()
        case .refuse(let refusal, _):
            phase = pending
            return [.say(.refused(refusal))] + resume()
        case .need, .choose, .confirm, .perform, .changePIN: return askAgain()
        }
    }
}

extension WalletView {
    /// The words by which orders are spoken of: those they were given in, and the names of whom
    /// they may be for.
    fileprivate func words(of orders: [Order], _ frame: Frame) -> Set<String> {
        let people = contacts.flatMap { [$0.name] + $0.aliases }
        return frame.spoken.union((people + orders.compactMap(\.receiver)).nameWords)
    }
}

extension Interpretation {
    /// Whether it says no more than that something is to be paid by card.
    fileprivate var saysCardPays: Bool {
        words.count <= 5 && !Self.cards.isDisjoint(with: words)
            && words.contains(where: ["with", "by", "on", "avec", "par", "sur"].contains)
            && words.allSatisfy { Self.cards.contains($0) || Self.besideCards.contains($0) }
    }

    private static let cards: Set<String> = ["card", "carte", "cb"]
    private static let besideCards: Set<String> = [
        "with", "by", "on", "my", "the", "avec", "par", "sur", "ma", "la", "debit", "credit",
        "bank", "bancaire", "bleue", "yes", "oui",
    ]

    /// Whether it finds the amount too high and says no other.
    fileprivate var saysTooMuch: Bool {
        slots.isEmpty && words.count <= 6 && !text.contains("?")
            && Wording(words).says(["too much", "too high", "trop"])
            && words.allSatisfy(Self.besideTooMuch.contains)
    }

    private static let besideTooMuch: Set<String> = [
        "c'", "est", "ca", "fait", "trop", "cher", "eleve", "beaucoup", "that",
        "it", "is", "too", "much", "high", "no", "non", "euh", "un", "peu", "a", "bit", "way",
        "oh", "hmm", "s", "'s",
    ]

    /// Whether a word of its own calls off what is pending ("laisse, plus tard").
    fileprivate var callsOff: Bool {
        Wording(words).saysWord(beginning: ["annul", "cancel", "laiss", "forget", "oubli"])
    }
}
