import Dialogue
import Primitives
import Testing
import Understanding

/// Turns as the understanding hands them over.
enum Turn {
    static func send(
        _ amount: String? = nil, to payees: String..., on day: String? = nil,
        mode: String? = nil, saying text: String? = nil
    ) -> Interpretation {
        var slots = payees.map { SlotFill(slot: .payee, value: .text($0), range: 2..<3) }
        if let amount { slots.append(fill(.amount, .amount(spoken(amount)))) }
        if let day { slots.append(fill(.date, .days(interval(day)))) }
        if let mode { slots.append(fill(.amountMode, .text(mode))) }
        return turn(.intent(.sendMoney, nil), slots, saying: text)
    }

    static func act(
        _ act: DialogueAct, _ amount: String? = nil, to payee: String? = nil,
        saying text: String? = nil
    ) -> Interpretation {
        turn(.act(act), amounts(amount, payee), saying: text)
    }

    static func inform(_ amount: String? = nil, to payee: String? = nil) -> Interpretation {
        turn(.inform, amounts(amount, payee), saying: payee ?? amount)
    }

    static func intent(
        _ intent: Intent, _ operation: Understanding.Operation? = nil,
        _ slots: [Slot: String] = [:], saying text: String? = nil
    ) -> Interpretation {
        let fills = slots.sorted { $0.key.rawValue < $1.key.rawValue }.map { slot, text in
            fill(slot, value(slot, text))
        }
        return turn(.intent(intent, operation), fills, saying: text)
    }

    /// A transfer of the amount that stands as `figures` in a text.
    static func doubtful(
        _ text: String, _ figures: String, _ language: Language, to payee: String
    ) throws -> Interpretation {
        let start = try #require(text.utf8Offset(of: figures))
        let amount = SpokenAmount(
            decimal: figures.replacing(",", with: language == .french ? "." : ""), currency: nil)
        return Interpretation(
            text: text, language: language, label: .intent(.sendMoney, nil), act: nil,
            confidence: 1,
            slots: [
                SlotFill(slot: .payee, value: .text(payee), range: 0..<1),
                SlotFill(
                    slot: .amount, value: .amount(amount),
                    range: start..<start + figures.utf8.count),
            ])
    }

    static func text(_ text: String) -> Interpretation { turn(.outOfScope, [], saying: text) }

    private static func value(_ slot: Slot, _ text: String) -> SlotValue {
        switch slot {
        case .amount, .amountMinimum, .amountMaximum, .coinAmount: .amount(spoken(text))
        case .date, .period: .days(interval(text))
        case .frequency: Recurrence(text).map(SlotValue.recurrence) ?? .text(text)
        case .count: Int(text).map(SlotValue.number) ?? .text(text)
        case .amountMode, .payee, .payer, .category, .merchant, .card, .account, .currency, .note,
            .direction, .scope, .plan, .percentage:
            .text(text)
        }
    }

    private static func amounts(_ amount: String?, _ payee: String?) -> [SlotFill] {
        (amount.map { [fill(.amount, .amount(spoken($0)))] } ?? [])
            + (payee.map { [fill(.payee, .text($0))] } ?? [])
    }

    private static func fill(_ slot: Slot, _ value: SlotValue) -> SlotFill {
        SlotFill(slot: slot, value: value, range: 0..<1)
    }

    private static func spoken(_ text: String) -> SpokenAmount {
        let parts = text.split(separator: " ")
        return SpokenAmount(
            decimal: String(parts[0]),
            currency: parts.count > 1 ? Currency(code: String(parts[1])) : nil)
    }

    private static func interval(_ text: String) -> DayInterval {
        let day = Day(text)
        return DayInterval(start: day, end: day?.adding(days: 1))
    }

    private static func turn(
        _ label: UtteranceLabel, _ slots: [SlotFill], saying text: String? = nil
    ) -> Interpretation {
        var act: DialogueAct?
        if case .act(let said) = label { act = said }
        return Interpretation(
            text: text ?? "…", language: .french, label: label, act: act, confidence: 1,
            slots: slots)
    }
}

/// A conversation with a wallet that is a value: what the reducer does, and nothing else.
struct Rehearsal {
    private(set) var state = DialogueState()
    private(set) var performed: [Order] = []
    private(set) var replies: [Reply] = []
    private(set) var pins: [String] = []
    var view: WalletView
    var seconds = 1_795_168_800
    private var turnCount = 0

    init() {
        view = WalletView(balance: Money(minorUnits: 10_000, currency: .eur))
        view.contacts = [
            ("Marie Dupont", "Marie"), ("Paul Martin", "Paul"), ("Jo Roy", "Jo"),
            ("Jo Blanc", "Jo"),
        ].map { Payee(id: .init(rawValue: $0.0), name: $0.0, aliases: [$0.1]) }
    }

    mutating func hear(_ turn: Interpretation) throws { try hear(together: [turn]) }

    /// Hears several requests made in one breath.
    mutating func hear(together turns: [Interpretation]) throws {
        turnCount += 1
        let context = TurnContext(
            today: Day(number: 20_777), seconds: seconds, serial: "\(turnCount)", view: view)
        var events: [DialogueEvent] = [.said(turns, context)]
        replies = []
        while !events.isEmpty {
            for effect in state.handle(events.removeFirst()) {
                switch effect {
                case .say(let reply): replies.append(reply)
                case .perform(let orders, let id): events.append(try perform(orders, id))
                case .checkPIN(let pin):
                    events.append(.pinChecked(pin == "1234" ? nil : .wrongPIN(triesLeft: 4)))
                case .setPIN(let pin, let id):
                    pins.append(pin)
                    events.append(.performed(id, view))
                case .changeContacts(let deed, let id):
                    view.contacts.removeAll { $0.name == deed.name }
                    switch deed {
                    case .add(let contact):
                        view.contacts.append(
                            Payee(id: .init(rawValue: id.rawValue), name: contact.name))
                    case .rename(let payee, let name):
                        view.contacts.append(Payee(id: payee.id, name: name))
                    case .remove: break
                    }
                    events.append(.performed(id, view))
                case .ask: events.append(.answered(.balance(view.balance, account: nil)))
                }
            }
        }
    }

    mutating func hear(_ turns: [Interpretation]) throws {
        for turn in turns { try hear(turn) }
    }

    private mutating func perform(_ orders: [Order], _ id: CommandID) throws -> DialogueEvent {
        performed += orders
        for order in orders where order.intent == .sendMoney && order.day == nil {
            guard let amount = order.amount else { continue }
            view.balance =
                order.undoes == nil
                ? try view.balance.subtracting(amount) : try view.balance.adding(amount)
        }
        return .performed(id, view)
    }

    /// What was carried out, as `send_money 60.00 EUR Paul Martin`.
    var ledger: [String] {
        performed.map { order in
            [
                order.undoes == nil ? nil : "undo", order.intent.rawValue,
                order.operation?.rawValue, order.amount?.canonicalString,
                order.payee?.name ?? order.merchant, order.day?.description,
                order.frequency?.description, order.category?.rawValue, order.card, order.number,
            ].compactMap { $0 }.joined(separator: " ")
        }
    }
}

extension String {
    /// Where a piece of the text begins, in bytes.
    fileprivate func utf8Offset(of piece: String) -> Int? {
        firstRange(of: piece).map { utf8.distance(from: utf8.startIndex, to: $0.lowerBound) }
    }
}
