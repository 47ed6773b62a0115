internal import Dialogue
internal import Primitives

extension Finding {
    /// The figures as members of the interface's object.
    var json: [String: Any] {
        switch self {
        case .average(let amount, let average, let unit, let count):
            return [
                "measure": average.rawValue, "per": unit.rawValue,
                "amount": amount.canonicalString, "units": count,
            ]
        case .count(let count, let total):
            return [
                "measure": "count", "transaction_count": count, "amount": total.canonicalString,
            ]
        case .extremes(let lines, let extreme):
            return ["measure": extreme.rawValue, "transactions": lines.map(\.json)]
        case .groups(let groups, let grouping, let order, let more, let total):
            var object: [String: Any] = [
                "measure": "groups", "by": grouping.rawValue, "order": order.rawValue,
                "groups": groups.map(\.json), "amount": total.canonicalString,
            ]
            if more > 0 { object["more"] = more }
            return object
        case .share(let part, let whole, _, let direction):
            return [
                "measure": "share", "amount": part.canonicalString,
                direction == .incoming ? "income" : "spending": whole.canonicalString,
                "percentage": String(part.percentage(of: whole)),
            ]
        case .comparison(let amount, let other, let days):
            return [
                "measure": "comparison", "amount": amount.canonicalString,
                "other_amount": other.canonicalString, "other_period": days.description,
            ]
        case .usual(let amount, let usual, let monthCount, _):
            return [
                "measure": "usual", "amount": amount.canonicalString,
                "usual": usual.canonicalString, "months": monthCount,
            ]
        }
    }
}

extension SpendingGroup {
    fileprivate var json: [String: Any] {
        var object: [String: Any] = ["amount": amount.canonicalString, "transaction_count": count]
        switch key {
        case .category(let category): object["category"] = category.rawValue
        case .name(let name): object["merchant"] = name
        case .period(let days): object["period"] = days.description
        case .weekday(let day): object["weekday"] = day.rawValue
        }
        return object
    }
}
