internal import Primitives
internal import Understanding

extension DialogueState {
    /// How long what was done can be taken back, in seconds.
    static let regret = 1_800
    /// How many commands are remembered to be taken back.
    private static let remembered = 16

    /// Remembers what was carried out, or that it was taken back.
    mutating func remember(_ orders: [Order], _ id: CommandID) {
        if let undone = orders.first?.undoes {
            done.removeAll { $0.command == undone }
            return
        }
        done.append(Done(command: id, orders: orders, seconds: context?.seconds ?? 0, turn: turn))
        done.removeFirst(max(0, done.count - Self.remembered))
    }

    /// Restates the taking back of what was done last, or of the last payment where a payment or
    /// somebody is named ("annule le dernier virement", "undo the payment to Marie"), or of the one
    /// in a place of those that are remembered ("annule le premier").
    mutating func offerUndo(_ said: Interpretation, _ context: TurnContext) -> [DialogueEffect] {
        let meant = done.filter { $0.isMeant(by: said) }
        let place = said.spokenRank.map { $0 > 0 ? $0 : meant.count } ?? meant.count
        guard let last = meant.dropFirst(max(0, place - 1)).first else {
            return [.say(.refused(.nothingPending))]
        }
        guard context.seconds - last.seconds <= Self.regret,
            last.orders.allSatisfy(\.isReversible)
        else { return [.say(.refused(.notReversible))] }
        let orders = last.orders.map { order in
            var order = order
            order.undoes = last.command
            return order
        }
        let frame = lastFrame ?? Frame(.sendMoney)
        phase = .confirming(frame, orders, since: context.seconds)
        return [.say(.confirm(orders))]
    }
}

extension DialogueState.Done {
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

    private static let paymentWords: Set<String> = [
        "virement", "paiement", "envoi", "transfert", "versement", "payment", "transfer",
    ]
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
