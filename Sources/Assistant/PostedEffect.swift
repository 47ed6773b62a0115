internal import Dialogue
internal import Primitives
internal import Understanding
internal import Wallet

/// Something a conversation posted, scheduled or asked for, as `yani chat --effects` writes it.
public struct PostedEffect: Sendable {
    /// What the wallet knows it by.
    let key: IdempotencyKey
    /// What was done.
    private let order: Order
    /// The JSON object, on one line.
    public let line: String

    init?(_ order: Order, _ command: CommandID, at index: Int) {
        guard let line = Self.line(of: order) else { return nil }
        self.init(key: command.key(ofOrder: index), order: order, line: line)
    }

    private init(key: IdempotencyKey, order: Order, line: String) {
        self.key = key
        self.order = order
        self.line = line
    }

    /// This effect with the amount, the days and the rhythm that a later order gave it.
    fileprivate func changed(by change: Order) -> PostedEffect {
        var order = order
        order.amount = change.amount ?? order.amount
        order.frequency = change.frequency ?? order.frequency
        order.day = change.day ?? order.day
        order.lastDay = change.lastDay
        return Self.line(of: order).map { PostedEffect(key: key, order: order, line: $0) } ?? self
    }

    private static func line(of order: Order) -> String? {
        guard order.undoes == nil, let amount = order.amount?.canonicalString,
            let name = order.receiver
        else { return nil }
        var effect: [String: Any] = ["amount": amount]
        switch order.intent {
        case .sendMoney, .payBill:
            effect["to"] = name
            if let day = order.day {
                effect["scheduled"] = true
                effect["date"] = day.description
            }
        case .requestMoney:
            guard order.operation == .create || order.operation == .accept else { return nil }
            effect[order.operation == .create ? "request_from" : "to"] = name
        case .manageRecurring:
            guard order.operation == .create else { return nil }
            effect["to"] = name
            effect["recurring"] = true
            effect["frequency"] = order.frequency?.description
            effect["date"] = order.day?.description
            effect["until"] = order.lastDay?.description
        case .manageAutopay, .checkBalance, .listTransactions, .analyzeSpending,
            .forecastSpending, .findAnomalies, .manageBudget, .getAdvice, .loyaltyCards,
            .accountSecurity, .stakeCoins:
            return nil
        }
        effect["note"] = order.note
        return JSONLine.text(effect)
    }
}

extension [PostedEffect] {
    /// Adds what a turn did; what it took back is no more in it.
    public mutating func take(_ report: TurnReport) {
        var counts: [CommandID: Int] = [:]
        for case .performed(let order, let id, _) in report.done {
            let index = counts[id, default: 0]
            counts[id] = index + 1
            if let undone = order.undoes {
                removeAll { $0.key == undone.command.key(ofOrder: undone.place) }
            } else if order.operation == .cancel, order.lastDay == nil, let subject = order.subject
            {
                removeAll { $0.key.rawValue == subject }
            } else if order.operation == .change || order.operation == .cancel,
                let subject = order.subject,
                let place = firstIndex(where: { $0.key.rawValue == subject })
            {
                self[place] = self[place].changed(by: order)
            } else if let effect = PostedEffect(order, id, at: index) {
                append(effect)
            }
        }
    }
}
