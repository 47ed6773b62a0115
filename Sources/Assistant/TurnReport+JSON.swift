internal import Dialogue
internal import Primitives
internal import Understanding

extension TurnReport {
    /// Returns the turn as one line of JSON, as `yani chat --json` writes it.
    public func jsonLine() -> String {
        var object: [String: Any] = [
            "reply": reply, "language": language.rawValue,
            "intent": intent?.rawValue ?? JSONLine.null,
            "asks": asks?.name ?? JSONLine.null, "options": options,
            "confirms": confirms.map(\.json), "done": done.map(\.json),
            "error": problem?.rawValue ?? JSONLine.null,
        ]
        if !notices.isEmpty { object["notices"] = notices.map(\.json) }
        return JSONLine.text(object)
    }
}

extension Notice {
    /// What time brought about, as an object.
    fileprivate var json: [String: Any] {
        switch self {
        case .ran(let name, let amount, let day, let isPaid):
            return [
                "kind": isPaid ? "paid" : "failed", "to": name, "amount": amount.canonicalString,
                "date": day.description,
            ]
        case .declined(let name, let amount, let day, _):
            return [
                "kind": "declined", "to": name, "amount": amount.canonicalString,
                "date": day.description,
            ]
        case .limitNeared(let person, let used, let limit, let day):
            var object: [String: Any] = [
                "kind": "limit", "amount": used.canonicalString,
                "limit": limit.amount.canonicalString, "scope": limit.scope.rawValue,
                "date": day.description,
            ]
            object["to"] = person
            return object
        case .billDue, .budgetSpent, .habit, .unusual, .lowBalance, .overdraft:
            return ["kind": key]
        }
    }
}

extension TurnOutcome {
    /// The outcome as the interface's object.
    fileprivate var json: [String: Any] {
        switch self {
        case .performed(let order, let id, let balance):
            return order.json.merging([
                "id": id.rawValue, "balance": balance.canonicalString,
            ]) { $1 }
        case .answered(let answer): return answer.json
        case .contactsChanged(let deed, let id):
            var object = ["payee": deed.name, "id": id.rawValue]
            switch deed {
            case .add: object["action"] = "add_contact"
            case .remove: object["action"] = "remove_contact"
            case .rename(_, let name):
                object["action"] = "rename_contact"
                object["name"] = name
            }
            return object
        case .pinSet(let id):
            return [
                "action": Intent.accountSecurity.rawValue,
                "operation": Operation.changePIN.rawValue, "id": id.rawValue,
            ]
        }
    }
}

extension Order {
    /// The order as the interface's object: its slots, single values as strings.
    var json: [String: Any] {
        var object: [String: Any] = [:]
        object["action"] = undoes == nil ? intent.rawValue : "undo"
        object["operation"] = operation?.rawValue
        object["amount"] = amount?.canonicalString
        if intent == .stakeCoins { object["coin_amount"] = amount?.canonicalString }
        object[asksSomebody ? "payer" : "payee"] = destination == nil ? payee?.name : receiver
        object["merchant"] = merchant
        object["account"] = account
        object["date"] = day?.description
        if isScheduled { object["scheduled"] = true }
        object["frequency"] = frequency?.description
        object["until"] = lastDay?.description
        object["note"] = note
        object["category"] = category?.rawValue
        object["card"] = card
        object["number"] = number
        object["scope"] = scope?.rawValue
        if enablesAutopay { object["enabled"] = true }
        object["percentage"] = percentage
        object["count"] = count.map(String.init)
        return object
    }

    /// Whether the other person is asked to pay.
    var asksSomebody: Bool {
        guard intent == .requestMoney else { return false }
        return operation != .accept && operation != .decline
    }

    /// Whether it is one payment on a later day.
    var isScheduled: Bool {
        day != nil && frequency == nil && (intent == .sendMoney || intent == .payBill)
    }
}
