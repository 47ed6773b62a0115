internal import Primitives
internal import Understanding

extension DialogueState {
    /// Takes the next step of a draft: looks its payee up, asks for what is missing, or checks that
    /// the account holds the amount.
    mutating func advance(_ draft: TransferDraft, today: Day?) -> [DialogueEffect] {
        if let day = draft.day, let today, day != today {
            reset()
            return [.say(.cannotSchedule(day))]
        }
        phase = .drafting(draft)
        if let spoken = draft.amount, let refusal = refusal(of: spoken) {
            var draft = draft
            draft.amount = nil
            phase = .drafting(draft)
            return [.say(refusal)] + ask(.amount(payee: draft.payee?.name))
        }
        switch draft.recipient {
        case .named(let name):
            return [.findPayees(name: name)]
        case .ambiguous(let name, let candidates):
            return ask(.choice(name: name, candidates: candidates.map(\.name)))
        case .unknown:
            return ask(.payee(amount: draft.amount?.money(default: currency)))
        case .known(let payee):
            guard let amount = draft.amount?.money(default: currency) else {
                return ask(.amount(payee: payee.name))
            }
            phase = .checkingFunds(Transfer(payee: payee, amount: amount, note: draft.note))
            return [.checkFunds]
        }
    }

    /// Why an amount cannot be paid, or nil if it can.
    private func refusal(of spoken: SpokenAmount) -> Reply? {
        if let said = spoken.currency, said != currency {
            return .currencyMismatch(said: said, account: currency)
        }
        guard let money = spoken.money(default: currency), money.isPositive else {
            return .invalidAmount
        }
        return nil
    }

    mutating func takePayees(_ payees: [Payee], named name: String) -> [DialogueEffect] {
        guard case .drafting(var draft) = phase, draft.recipient == .named(name) else { return [] }
        switch payees.count {
        case 0:
            draft.recipient = .unknown
            phase = .drafting(draft)
            lastQuestion = .payee(amount: draft.amount?.money(default: currency))
            return [.say(.unknownPayee(name: name))]
        case 1: draft.recipient = .known(payees[0])
        default: draft.recipient = .ambiguous(name: name, candidates: payees)
        }
        return advance(draft, today: nil)
    }

    mutating func restate(against balance: Money) -> [DialogueEffect] {
        guard case .checkingFunds(let transfer) = phase else { return [] }
        guard let rest = try? balance.subtracting(transfer.amount),
            let missing = try? rest.negated()
        else {
            reset()
            return [.say(.failed)]
        }
        guard rest.minorUnits >= 0 else {
            reset()
            return [.say(.insufficientFunds(missing: missing))]
        }
        phase = .confirming(transfer)
        return ask(.confirmation(transfer))
    }

    /// Takes what was said while a transfer lacks something.
    mutating func complete(
        _ draft: TransferDraft, with turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect] {
        if let chosen = choice(of: turn, in: draft) {
            var draft = draft
            draft.recipient = .known(chosen)
            return advance(draft, today: context.today)
        }
        var changed = draft
        switch turn.label {
        case .act(.cancel), .act(.deny), .act(.undo):
            reset()
            return [.say(.cancelled)]
        case .act(.again), .act(.help):
            return askAgain()
        case .intent(let intent, _) where intent != .sendMoney:
            return begin(intent, turn, context)
        case .intent(.sendMoney, _)
        where turn.values(of: .payee).count > 0 && turn.spokenAmount != nil:
            return begin(.sendMoney, turn, context)
        case .act, .inform, .intent, .outOfScope:
            guard changed.take(turn) || changed.takeAnswer(turn, to: awaitedSlot) else {
                return askAgain()
            }
            return advance(changed, today: context.today)
        }
    }

    /// Takes what was said to a restated transfer.
    mutating func decide(
        on transfer: Transfer, _ turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect] {
        var draft = TransferDraft()
        draft.recipient = .known(transfer.payee)
        draft.amount = SpokenAmount(
            decimal: transfer.amount.decimalString, currency: transfer.amount.currency)
        draft.note = transfer.note
        switch turn.label {
        case .act(.affirm) where turn.slots.isEmpty:
            let id = CommandID(rawValue: serial)
            phase = .executing(transfer, id)
            lastQuestion = nil
            return [.transfer(transfer, id)]
        case .act(.cancel), .act(.undo),
            .act(.deny) where turn.slots.isEmpty:
            reset()
            return [.say(.cancelled)]
        case .act(.again), .act(.help), .act(.greet), .act(.thanks), .act(.goodbye):
            return askAgain()
        case .intent(let intent, _) where intent != .sendMoney:
            return begin(intent, turn, context)
        case .intent(.sendMoney, _)
        where turn.values(of: .payee).count > 0 && turn.spokenAmount != nil:
            return begin(.sendMoney, turn, context)
        case .act, .inform, .intent, .outOfScope:
            guard draft.take(turn) else { return askAgain() }
            return advance(draft, today: context.today)
        }
    }

    /// The candidate an answer names, by its place ("la deuxième") or by its name.
    private func choice(of turn: Interpretation, in draft: TransferDraft) -> Payee? {
        guard case .ambiguous(_, let candidates) = draft.recipient else { return nil }
        if let place = turn.spokenOrdinal {
            let index = place == -1 ? candidates.count - 1 : place - 1
            return candidates.indices.contains(index) ? candidates[index] : nil
        }
        let said = Set((turn.text(of: .payee) ?? turn.text).nameWords)
        let matches = candidates.filter { candidate in
            !said.isDisjoint(
                with: candidate.name.nameWords.subtracting(sharedWords(of: candidates)))
        }
        return matches.count == 1 ? matches[0] : nil
    }

    /// The words all candidates' names share, which tell none of them apart.
    private func sharedWords(of candidates: [Payee]) -> Set<String> {
        candidates.dropFirst().reduce(candidates.first?.name.nameWords ?? []) {
            $0.intersection($1.name.nameWords)
        }
    }
}

extension TransferDraft {
    /// Takes the whole utterance as the payee's name where that is what was asked for.
    fileprivate mutating func takeAnswer(_ turn: Interpretation, to slot: Slot?) -> Bool {
        guard slot == .payee, !turn.text.isEmpty, turn.text.nameWords.count <= 4 else {
            return false
        }
        recipient = .named(turn.text)
        return true
    }
}
