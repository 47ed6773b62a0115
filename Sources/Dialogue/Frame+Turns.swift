internal import Entities
internal import Primitives
internal import Understanding

extension Frame {
    /// Whether it only asks for something to be told.
    var isQuestion: Bool {
        switch intent {
        case .checkBalance, .listTransactions, .analyzeSpending, .forecastSpending,
            .findAnomalies, .getAdvice:
            return true
        case .sendMoney, .payBill: return false
        case .requestMoney, .manageRecurring: return operation == .list
        case .manageAutopay: return operation == .show
        case .manageBudget: return operation == .check
        case .loyaltyCards:
            return [.list, .show, .points, .tier].contains(operation)
        case .accountSecurity: return [.kycStatus, .cardStatus, .devices].contains(operation)
        case .stakeCoins: return [.status, .rate, .rewards].contains(operation)
        }
    }

    /// How sure the understanding must be before the frame is begun: most where money moves.
    var confidenceNeeded: Double { isQuestion ? 0.25 : 0.4 }

    /// Whether a turn with the same intent goes on with this frame rather than beginning anew.
    func goesOn(with turn: Interpretation) -> Bool {
        guard turn.intent == intent || turn.slots.isEmpty == false && turn.isContinuation else {
            return false
        }
        let brings = Set(turn.slots.map(\.slot))
        let isWhole =
            !brings.isDisjoint(with: [.payee, .payer, .merchant])
            && !brings.isDisjoint(with: [.amount, .coinAmount])
        return !isWhole || turn.act == .correct
    }

    /// Goes on from this frame with what a short turn says: its slots replace those of their kind.
    mutating func redirect(by turn: Interpretation) {
        let brings = Set(turn.slots.map(\.slot))
        if isQuestion {
            // Of "and for Uber?" after "how much on restaurants?" the category is not kept.
            if !brings.isDisjoint(with: [.merchant, .payee]) {
                for slot in [Slot.category, .merchant, .payee, .payer] { values[slot] = nil }
            }
            if brings.contains(.category) {
                for slot in [Slot.merchant, .payee, .payer] { values[slot] = nil }
            }
            if !brings.isDisjoint(with: [.period, .date]) {
                values[.period] = nil
                values[.date] = nil
            }
        }
        _ = take(turn, correcting: true)
    }

    /// Takes an answer to what was asked for; returns whether there was one.
    mutating func answer(
        _ request: Request, with turn: Interpretation, contacts: [Payee]
    ) -> Bool {
        let before = self
        switch request {
        case .number:
            guard let number = turn.text.cardNumber else { return false }
            self.number = number
            return true
        case .pin, .newPIN: return false
        case .slot(let slot):
            _ = take(turn)
            guard values[slot] == before.values[slot] else { return true }
            guard let value = value(for: slot, from: turn, contacts: contacts) else {
                self = before
                return false
            }
            values = before.values.merging([slot: [value]]) { $1 }
            return true
        }
    }

    /// The value of `slot` in an answer that was not understood as one.
    private func value(
        for slot: Slot, from turn: Interpretation, contacts: [Payee]
    ) -> SlotValue? {
        let answer = Frame(intent, turn)
        switch slot {
        case .amount, .coinAmount, .count:
            let said =
                answer.amounts.last
                ?? answer.number(.count).map {
                    SpokenAmount(decimal: String($0), currency: nil)
                }
            return said.map(SlotValue.amount)
        case .date: return (answer.days(.date) ?? answer.days(.period)).map(SlotValue.days)
        case .frequency: return answer.frequency.map(SlotValue.recurrence)
        case .amountMode: return turn.text.amountMode.map(SlotValue.text)
        case .category:
            return SpendingCategory.named(in: turn.text).map { .text($0.rawValue) }
        case .payee, .payer:
            if let name = answer.counterparty { return .text(name) }
            guard answer.amounts.isEmpty else { return nil }
            return turn.isFreeText || contacts.contains { $0.isNamed(in: turn.text) }
                ? .text(turn.text.withoutPreposition) : nil
        case .merchant, .card, .account, .plan, .note:
            if let name = answer.counterparty ?? answer.text(.card) ?? answer.text(.account) {
                return .text(name)
            }
            return turn.words.count <= 4 ? .text(turn.text.withoutPreposition) : nil
        case .period, .amountMinimum, .amountMaximum, .currency, .direction, .scope, .percentage:
            return nil
        }
    }
}

extension Payee {
    /// Whether a text is a name of theirs.
    fileprivate func isNamed(in text: String) -> Bool {
        let matcher = ContactMatcher([.init(id: id.rawValue, names: [name] + aliases)])
        return !matcher.matches(for: text.withoutPreposition).isEmpty
    }
}
