internal import Primitives
internal import Understanding

extension DialogueState {
    /// Takes in an event and returns what should happen next. Pure: no clock, no chance, no I/O.
    ///
    /// Orders are released by a yes to their restatement, and the PIN where it is due, and by
    /// nothing else; any change voids the restatement, and what comes after the yes finds nothing
    /// left to confirm.
    public mutating func handle(_ event: DialogueEvent) -> [DialogueEffect] {
        let effects = outcome(of: event)
        for effect in effects { remember(effect) }
        return effects
    }

    /// Keeps what "say that again" and "why?" are about.
    private mutating func remember(_ effect: DialogueEffect) {
        switch effect {
        case .say(let reply):
            if reply.isWorthRepeating { lastReply = reply }
            if case .answer(let answer) = reply, let today = context?.today {
                lastQuestion = answer.question(on: today) ?? lastQuestion
                keepTold(before: answer)
                lastAnswer = answer
                lastAnswerTurn = turn
            }
            // What is done besides the things of a list is behind it.
            if case .done(let orders, _) = reply, orders.contains(where: { $0.subject == nil }) {
                lastAnswer = nil
            }
        case .ask(.reasons): break
        case .ask(let question): lastQuestion = question
        case .perform, .setPIN, .changeContacts: lastQuestion = nil
        case .checkPIN: break
        }
    }

    private mutating func outcome(of event: DialogueEvent) -> [DialogueEffect] {
        switch event {
        case .said(let turns, let context): return hear(turns, context)
        case .pressed(let press, let context): return take(press, context)
        case .overlong(let context): return passOver(context)
        case .performed(let id, let view): return close(id, view, isRepeat: false)
        case .repeated(let id, let view): return close(id, view, isRepeat: true)
        case .refused(let id, let refusal):
            if case .changing(_, id) = phase {
                reset()
                return [.say(.refused(refusal))] + next()
            }
            guard case .executing(let frame, _, id) = phase else { return [] }
            reset()
            return [.say(.refused(refusal))] + (askedAgain(frame, refusal) ?? next())
        case .pinChecked(let refusal): return takePINVerdict(refusal)
        case .answered(let answer): return [.say(.answer(answer))] + resume()
        case .unanswerable(let refusal): return [.say(.refused(refusal))] + resume()
        }
    }

    /// Takes in that a command was carried out, now or before.
    private mutating func close(
        _ id: CommandID, _ view: WalletView, isRepeat: Bool
    ) -> [DialogueEffect] {
        if case .changing(let deed, id) = phase {
            reset()
            context?.view = view
            switch deed {
            case .add(let contact): newcomers.insert(contact.name)
            case .rename(_, let name): newcomers.insert(name)
            case .remove: break
            }
            return [.say(.contactDone(deed))] + next()
        }
        guard case .executing(let frame, let orders, id) = phase else { return [] }
        reset()
        let before = context?.view
        context?.view = view
        lastFrame = frame ?? lastFrame
        // A PIN that was set is no order, and is not taken back.
        guard !orders.isEmpty else { return [.say(.pinSet)] + next() }
        remember(orders, id, before: before)
        if orders.contains(where: { $0.undoes != nil }), let replacement {
            queue.insert(replacement, at: 0)
            self.replacement = nil
        }
        if isRepeat { return [.say(.repeated(orders))] + next() }
        let isChanged = context.map { today in
            orders.contains { $0.changesBalance(on: today.today) }
        }
        return [.say(.done(orders, balance: isChanged == true ? view.balance : nil))]
            + invitePIN(before, orders) + next()
    }

    /// Invites to set a PIN, once, after orders it would have been asked for.
    private mutating func invitePIN(_ view: WalletView?, _ orders: [Order]) -> [DialogueEffect] {
        guard let view, !view.security.hasPIN, !hasInvitedPIN, orders.stepUp(in: view) else {
            return []
        }
        hasInvitedPIN = true
        return [.say(.invitePIN)]
    }

    private mutating func hear(
        _ turns: [Interpretation], _ context: TurnContext
    ) -> [DialogueEffect] {
        begin(context)
        // Nobody says so much at once, and words are compared with words.
        guard turns.reduce(0, { $0 + $1.words.count }) < Self.mostWords else {
            return [.say(.refused(.tooLong(most: Self.mostWords)))] + askAgain()
        }
        // A PIN is no part of an order, whatever it reads as beside an excuse.
        if expectsSecret, let secret = turns.secret { return take(secret, context) }
        if let effects = warn(of: turns) { return effects }
        if turns.count == 1, let effects = contacts(askedBy: turns[0], context) { return effects }
        if let unmet = turns.lazy.compactMap({ $0.unmetCondition(in: context.view) }).first {
            return [.say(.refused(unmet))] + askAgain()
        }
        let said = turns.map { $0.withImpossibleDay.counted(in: context.view) }
        let kept = Interpretation.unretracted(Interpretation.unscratched(said))
        var turns = Interpretation.returned(Interpretation.unspared(kept)).flatMap {
            $0.paying(onBalanceIn: context.view).answeringRequests(in: context.view).undoingMistake
                .askingOfBills(in: context.view).sending
                .pairing(in: context.view, on: context.today).ordered(in: context.view)
                .unlessAsking.renamed(in: context.view).refigured
                .ofBankCard(in: context.view).ofAccount.ofPots.sendingMoney(in: context.view)
                .introduced.countless.pricing(
                    in: context.view
                )
                .sparing(in: context.view).endingAutopay(in: context.view)
                .limitingAutopay(in: context.view).resuming.staking.payingBills
                .payingAsLastTime(in: context.view)
                .ofRent(in: context.view).ofWages(in: context.view)
                .leavingOutUnheard(in: context.view).affirmed.corrected.owed.borrowed
                .sharing(in: context.view).naming(in: context.view).listing(in: context.view)
                .offering(in: context.view).completed.timed(on: context.today)
                .withNextToo.withListedMonths(on: context.today).withListedNames.placed
                .lookingBackByWords(on: context.today).reread(on: context.today)
                .asked(on: context.today).owing(in: context.view, on: context.today).withdrawing(
                    in: context.view
                )
                .movingHoldings(in: context.view).calledByName(in: context.view)
                .askingIfCovered.ofOneDay(on: context.today)
                .clauses(in: context.view).flatMap { $0.parts(on: context.today) }
        }
        turns = Interpretation.sharingDays(Interpretation.earning(turns))
        // What is called off in the words of an order comes first: waiting, it would be one.
        if let index = turns.firstIndex(where: \.callsOffOrder), index > 0 {
            turns.insert(turns.remove(at: index), at: 0)
        }
        understood = turns.first?.intent
        guard let first = turns.first else { return [.say(.refused(.notAnOrder))] + askAgain() }
        // "Cancel everything" is of what waits for its turn too.
        if first.givesUp, first.saysAll { queue = [] }
        queue += turns.indices.dropFirst().compactMap { index in
            turns[index].intent.map { intent in
                var frame = Frame(intent, turns[index])
                frame.meanOthers(than: turns[..<index].flatMap(\.receivers), as: turns[index])
                return frame
            }
        }
        // "Yes and lock my card" may mean both by its yes: the first is restated, the other waits.
        if turns.count > 1, first.act == .affirm, !awaitedConfirmation.isEmpty { return askAgain() }
        return take(first, context)
    }

    private mutating func take(_ said: Interpretation, _ context: TurnContext) -> [DialogueEffect] {
        if let effects = goOn(by: said) ?? switchIt(by: said, context) { return effects }
        let named = isIdle ? said.callingOffNamed(in: context.view) : said
        let turn = following(naming(otherNamesakeIn: named, context), context)
        if turn.label != said.label { understood = turn.intent }
        if turn.onlyWaits, isAwaited(context) { return askAgain() }
        if let effects = changeWaiting(by: turn, context) ?? callOff(by: turn, context)
            ?? beginOwnTransfer(by: turn, context) ?? restate(oneLeftBy: turn, context)
        {
            return effects
        }
        switch phase {
        case .idle: return begin(turn, context)
        case .filling(let frame, let request): return fill(request, of: frame, turn, context)
        case .choosing(let frame, let choice): return choose(choice, for: frame, turn, context)
        case .proposing(_, let since), .confirming(_, _, let since),
            .identifying(_, _, let since):
            guard !context.isTooLate(since: since) else {
                reset()
                guard turn.act == nil, turn.text.secretDigits == nil else {
                    return [.say(.refused(.expired))]
                }
                return begin(turn, context)
            }
            if case .proposing(let deed, _) = phase {
                return decide(on: deed, turn, context)
            }
            guard case .confirming(let frame, let orders, _) = phase else {
                return takeSecret(turn, context)
            }
            return decide(on: orders, of: frame, turn, context)
        case .changingPIN, .settingPIN: return takeSecret(turn, context)
        // The wallet has not answered yet: nothing said meanwhile changes what was confirmed.
        case .executing, .changing: return [.say(.unsure)]
        }
    }

    /// Whether something was asked or restated, not too long ago, that still awaits its answer.
    private func isAwaited(_ context: TurnContext) -> Bool {
        switch phase {
        case .idle, .executing, .changing: false
        case .filling, .choosing, .changingPIN, .settingPIN: true
        case .proposing(_, let since), .confirming(_, _, let since), .identifying(_, _, let since):
            !context.isTooLate(since: since)
        }
    }

    /// How long a restatement waits for its yes, in seconds.
    static let patience = 300
    /// The words of a turn are fewer than these.
    static let mostWords = 300
    /// How many turns later "cancel" still means what was done last.
    static let memory = 3
}

extension DialogueState {
    /// Takes a turn when nothing is pending.
    mutating func begin(_ turn: Interpretation, _ context: TurnContext) -> [DialogueEffect] {
        if let effects = explain(turn) { return effects }
        if let effects = told(askedBy: turn) ?? total(ofToldAskedBy: turn) { return effects }
        if let compared = bill(comparedBy: turn, in: context.view) { return [.say(compared)] }
        if let question = kind(ofToldAskedBy: turn) {
            understood = .listTransactions
            return [.ask(question)]
        }
        if turn.label == .act(.help), let topic = turn.howTo { return [.say(.help(topic))] }
        let supposed =
            lastAnswerTurn == self.turn - 1 ? turn.supposedCut(after: lastQuestion) : nil
        if case .cut(let filter, let reduction, _)? = turn.supposedCut ?? supposed {
            return [.ask(.cut(filter, by: reduction, of: context.view.recurring))]
        }
        if let plan = turn.savingPlan(in: context.view.currency) { return [.ask(.saving(plan))] }
        if turn.text.paymentLink != nil, turn.isCommand {
            return advance(Frame(.payBill, turn), context)
        }
        if turn.skipsOne, !context.view.recurring.isEmpty {
            return [.say(.refused(.unkeptSkip))]
        }
        if let first = firstBill(askedBy: turn, in: context.view) {
            understood = first.intent
            return advance(first, context)
        }
        if let meant = onceMore(turn, context) {
            understood = meant.intent
            return advance(meant, context)
        }
        if let meant = meantBehindTold(by: turn, context) {
            understood = meant.intent
            return advance(meant, context)
        }
        if turn.undoneCount != nil, done.last.map({ self.turn - $0.turn <= Self.memory }) == true {
            return offerUndo(turn, context)
        }
        if let same = sameForOthers(turn, context) {
            understood = same.intent
            return advance(same, context)
        }
        if let meant = revived(by: turn) {
            understood = meant.intent
            return advance(meant, context)
        }
        if let continued = goingOn(by: turn, context) {
            understood = continued.intent
            return advance(continued, context)
        }
        switch turn.label {
        case .intent(let intent, _): return lost(by: turn) ?? take(up: intent, turn, context)
        case .act(let act): return lost(by: turn) ?? answer(act, turn, context)
        case .inform, .outOfScope:
            if isUndoOfNamed(turn) { return offerUndo(turn, context) }
            if let question = Frame(spendingNamedBy: turn, on: context.today) {
                understood = question.intent
                return advance(question, context)
            }
            // "The second one" where nothing is offered.
            if turn.onlyRankOfOther { return [.say(.refused(.nothingPending))] }
            return [.say(turn.label == .inform ? .unsure : .outOfScope)]
        }
    }

    /// Takes up an intent that goes on with nothing before it, of which a few words may yet be.
    private mutating func take(
        up intent: Intent, _ turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect] {
        var frame = Frame(intent, turn)
        if !frame.isQuestion, !turn.isCommand { return regard(turn, context) }
        frame.takeDayOfRest(turn, on: context.today)
        if turn.saysOnlyIt || turn.changesItAtLast {
            frame.refer(to: done.last?.orders.last, isNoBudget: turn.isNoBudget)
        }
        frame.refer(toThose: peopleSpokenOf)
        frame.refer(toAmountOf: lastFrame)
        frame.refer(toAmountToldIn: lastFrame)
        if lastAnswerTurn == self.turn - 1 { frame.refer(toKindOf: lastFrame) }
        frame.refer(toRestIn: done.last?.orders ?? [])
        frame.refer(toPersonIn: context.view)
        frame.meanOthers(than: [], as: turn)
        frame.takeDifference(of: turn)
        frame = watching(lastBudgetBy: frame, in: context.view)
        guard let frame = referring(frame, in: context.view) else { return [.say(.unsure)] }
        // What "it" is of the intent of the order before needs no more to be meant.
        let isOfLast = turn.saysOnlyIt && done.last?.orders.last?.intent == intent
        guard isOfLast || turn.confidence >= frame.confidenceNeeded || turn.asksOfFixedCosts
        else {
            return isUndoOfNamed(turn) ? offerUndo(turn, context) : [.say(.unsure)]
        }
        return advanceAnew(frame, context)
    }

    /// Answers a sentence that speaks of a deed without ordering it by what it asks.
    private mutating func regard(
        _ turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect] {
        if let topic = turn.howTo { return [.say(.help(topic))] + nextIfIdle() }
        guard let question = Frame(askedBy: turn) else {
            return [.say(.refused(.notAnOrder))] + next()
        }
        return advance(question, context)
    }

    /// Asks for another number where the wallet refused the one a frame has; nil where it is not
    /// that.
    private mutating func askedAgain(_ frame: Frame?, _ refusal: Refusal) -> [DialogueEffect]? {
        guard refusal == .invalidNumber, var frame else { return nil }
        frame.number = nil
        phase = .filling(frame, .number)
        return askAgain()
    }

    /// Answers an act when nothing is pending.
    private mutating func answer(
        _ act: DialogueAct, _ said: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect] {
        let isRecent = done.last.map { turn - $0.turn <= Self.memory } == true
        switch act {
        case .undo: return offerUndo(said, context)
        // "I meant Paul" once it is done: it is taken back first.
        case .cancel where isRecent, .correct where isRecent: return offerUndo(said, context)
        case .deny where isRecent && said.hasSecondThoughts: return offerUndo(said, context)
        case .cancel:
            guard let frame = calledOff(by: said, context) else {
                return [.say(.refused(.nothingPending))]
            }
            return advance(frame, context)
        case .affirm, .deny, .correct: return [.say(.refused(.nothingPending))]
        case .again:
            if case .done(let orders, _)? = lastReply {
                guard let frame = lastFrame, said.wantsItDoneAgain, frame.mayBeDone(again: orders)
                else { return [.say(.repeated(orders))] }
                understood = frame.intent
                return advance(frame, context)
            }
            return [.say(lastReply ?? .refused(.nothingPending))]
        case .help: return [.say(.help(.general))]
        case .greet: return [.say(.greeting)]
        case .thanks: return [.say(said.onlyThanks ? .thanks : .unsure)]
        case .goodbye: return [.say(.goodbye)]
        }
    }

    /// Takes the next step of a frame. Where it is refused and something was pending, that stays as
    /// it was.
    mutating func advance(
        _ frame: Frame, _ context: TurnContext, keeping pending: Phase? = nil
    ) -> [DialogueEffect] {
        keepSetting(of: frame)
        switch Resolver(view: context.view, today: context.today).step(for: frame) {
        case .need(let request):
            phase = .filling(frame, request)
            return [.say(.ask(request, frame))]
        case .choose(let choice):
            phase = .choosing(frame, choice)
            return [.say(.choose(choice))]
        case .refuse(let refusal, let request):
            if let pending {
                phase = pending
                return [.say(.refused(refusal.besidePending))] + askAgain()
            }
            guard let request, case .slot(let slot) = request else {
                reset()
                // What is asked of impossible or unclear days goes on with others: "in October".
                if frame.isQuestion { lastFrame = frame }
                return [.say(.refused(refusal))] + next()
            }
            var frame = frame
            switch refusal {
            case .currencyMismatch, .insufficientFunds:
                frame.refusedAmount = frame.amounts.count == 1 ? frame.amounts.last : nil
            default: break
            }
            if case .unknownPayee(let name) = refusal, frame.texts(slot).count > 1 {
                frame.soughtName = name
            } else {
                frame.drop(slot)
            }
            phase = .filling(frame, request)
            return [.say(.refused(refusal)), .say(.ask(request, frame))]
        case .confirm(let orders):
            phase = .confirming(frame, orders, since: context.seconds)
            return [.say(.confirm(orders))]
        case .perform(let orders): return execute(orders, of: frame, context)
        case .ask(let question):
            lastFrame = frame
            keepAsked(frame)
            return [.ask(question)]
        case .answer(let answer):
            lastFrame = frame
            return [.say(.answer(answer))] + resume()
        case .changePIN:
            phase = context.view.security.hasPIN ? .changingPIN : .settingPIN
            return [.say(.askSecret(isNew: !context.view.security.hasPIN))]
        }
    }

    /// Hands orders to the wallet.
    mutating func execute(
        _ orders: [Order], of frame: Frame?, _ context: TurnContext
    ) -> [DialogueEffect] {
        let id = nextCommand(context)
        phase = .executing(frame, orders, id)
        return [.perform(orders, id)]
    }

    /// The identifier of what is handed to the wallet next: one turn may carry out several
    /// commands, and a wallet carries out each once.
    mutating func nextCommand(_ context: TurnContext) -> CommandID {
        executions += 1
        return CommandID(
            rawValue: executions == 1 ? context.serial : "\(context.serial).\(executions)")
    }

    /// Says again what is being waited for, after a digression.
    func askAgain() -> [DialogueEffect] {
        switch phase {
        case .idle, .executing, .changing: []
        case .proposing(let deed, _): [.say(.confirmContact(deed))]
        case .filling(let frame, let request): [.say(.ask(request, frame))]
        case .choosing(_, let choice): [.say(.choose(choice))]
        case .confirming(_, let orders, _): [.say(.confirm(orders))]
        case .identifying, .changingPIN: [.say(.askSecret(isNew: false))]
        case .settingPIN: [.say(.askSecret(isNew: true))]
        }
    }

    /// Goes on after a question was answered: with the next one asked in the same breath, else with
    /// what was pending, else with what waits for its turn.
    mutating func resume() -> [DialogueEffect] {
        if case .idle = phase { return next() }
        guard let context, let first = queue.first, first.isQuestion else { return askAgain() }
        queue.removeFirst()
        return digress(to: first, context)
    }

    /// Explains the figure answered last to a turn that asks why; nil if it does not.
    func explain(_ turn: Interpretation) -> [DialogueEffect]? {
        guard turn.asksWhy else { return nil }
        guard let lastQuestion else {
            if case .idle = phase { return nil }
            return [.say(.help(helpTopic))] + askAgain()
        }
        // Why one of two is more is told by what differs.
        if case .measured(.difference, _, _) = lastQuestion { return [.ask(lastQuestion)] }
        return [.ask(.reasons(lastQuestion))]
    }

    mutating func reset() {
        phase = .idle
    }

    /// Goes on with what was said in the same breath.
    mutating func next() -> [DialogueEffect] {
        guard !queue.isEmpty, let context else { return [] }
        return advance(queue.removeFirst(), context)
    }

    mutating func nextIfIdle() -> [DialogueEffect] {
        if case .idle = phase { return next() }
        return []
    }

    mutating func abandon() -> [DialogueEffect] {
        if case .confirming(let frame, let orders, _) = phase,
            orders.allSatisfy({ $0.undoes == nil })
        {
            abandoned = Abandoned(frame: frame, turn: turn)
        }
        reset()
        return [.say(.cancelled)] + next()
    }
}
