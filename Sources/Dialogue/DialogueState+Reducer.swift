internal import Understanding

extension DialogueState {
    /// Takes in an event and returns what should happen next. Pure: no clock, no chance, no I/O.
    ///
    /// A transfer is released by a yes to its restatement and by nothing else; any change voids the
    /// restatement, and what comes after the yes finds nothing left to confirm.
    public mutating func handle(_ event: DialogueEvent) -> [DialogueEffect] {
        switch event {
        case .said(let turn, let context): return take(turn, context)
        case .payeesFound(let name, let payees): return takePayees(payees, named: name)
        case .fundsKnown(let balance): return restate(against: balance)
        case .performed(let id, let balance):
            guard case .executing(let transfer, id) = phase else { return [] }
            reset()
            return [.say(.sent(transfer, balance: balance))]
        case .refused(let id, let reason):
            guard case .executing(_, id) = phase else { return [] }
            reset()
            switch reason {
            case .insufficientFunds(let missing):
                return [.say(.insufficientFunds(missing: missing))]
            case .unavailable: return [.say(.failed)]
            }
        case .answered(let answer):
            return [.say(.answer(answer))] + askAgain()
        }
    }

    private mutating func take(_ turn: Interpretation, _ context: TurnContext) -> [DialogueEffect] {
        currency = context.currency
        serial = context.serial
        switch phase {
        case .idle: return begin(turn, context)
        case .drafting(let draft): return complete(draft, with: turn, context)
        case .confirming(let transfer): return decide(on: transfer, turn, context)
        // The wallet has not answered yet: nothing said meanwhile changes what was confirmed.
        case .checkingFunds, .executing: return [.say(.unsure)]
        }
    }

    private mutating func begin(_ turn: Interpretation, _ context: TurnContext) -> [DialogueEffect]
    {
        switch turn.label {
        case .intent(let intent, _): return begin(intent, turn, context)
        case .act(let act): return answer(act)
        case .inform: return [.say(.unsure)]
        case .outOfScope: return [.say(.outOfScope)]
        }
    }

    mutating func begin(
        _ intent: Intent, _ turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect] {
        switch intent {
        case .sendMoney:
            var draft = TransferDraft()
            _ = draft.take(turn)
            return advance(draft, today: context.today)
        case .checkBalance, .listTransactions, .analyzeSpending, .forecastSpending, .findAnomalies:
            return [.ask(Question(intent, turn, today: context.today))]
        case .requestMoney, .payBill, .manageRecurring, .manageAutopay, .manageBudget, .getAdvice,
            .loyaltyCards, .accountSecurity, .stakeCoins:
            return [.say(.notYet(intent))] + askAgain()
        }
    }

    /// Answers an act when nothing is pending.
    private func answer(_ act: DialogueAct) -> [DialogueEffect] {
        switch act {
        case .affirm, .deny, .cancel, .correct, .undo, .again: [.say(.nothingPending)]
        case .help: [.say(.help)]
        case .greet: [.say(.greeting)]
        case .thanks: [.say(.thanks)]
        case .goodbye: [.say(.goodbye)]
        }
    }

    /// Says again what is being waited for, after a digression.
    func askAgain() -> [DialogueEffect] {
        lastQuestion.map { [.say($0.reply)] } ?? []
    }

    mutating func ask(_ message: Message) -> [DialogueEffect] {
        lastQuestion = message
        return [.say(message.reply)]
    }

    mutating func reset() {
        phase = .idle
        lastQuestion = nil
    }
}
