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
        case .rate(let count, let unit, let units):
            return [
                "measure": "rate", "per": unit.rawValue, "transaction_count": count,
                "units": units,
            ]
        case .variety(let count, let grouping):
            return ["measure": "variety", "by": grouping.rawValue, "count": count]
        case .days(let count, let kind, let all):
            return ["measure": "days", "transactions": kind.rawValue, "count": count, "of": all]
        case .extremes(let lines, let extreme):
            return ["measure": extreme.rawValue, "transactions": lines.map(\.json)]
        case .groups(let groups, let grouping, let order, let more, let total):
            var object: [String: Any] = [
                "measure": "groups", "by": grouping.rawValue, "order": order.rawValue,
                "groups": groups.map(\.json), "amount": total.canonicalString,
            ]
            if more > 0 { object["more"] = more }
            return object
        case .share(let part, let whole, _, let kind):
            return [
                "measure": "share", "amount": part.canonicalString,
                kind.rawValue: whole.canonicalString,
                "percentage": String(part.percentage(of: whole)),
            ]
        case .trend(let amount, let before, let days, let months):
            return [
                "measure": "trend", "per": "month", "amount": amount.canonicalString,
                "other_amount": before.canonicalString, "other_period": days.description,
                "groups": months.map(\.json),
            ]
        case .changes(let changes, let grouping, let order, let days):
            return [
                "measure": "changes", "per": "month", "by": grouping.rawValue,
                "order": order.rawValue, "other_period": days.description,
                "groups": changes.map(\.json),
            ]
        case .comparison(let amount, let other, let days, let parts):
            var object: [String: Any] = [
                "measure": "comparison", "amount": amount.canonicalString,
                "other_amount": other.canonicalString, "other_period": days.description,
            ]
            if !parts.isEmpty { object["groups"] = parts.map(\.json) }
            return object
        case .standing(let figure, let unit):
            return [
                "measure": "standing", "per": unit.rawValue,
                "amount": figure.amount.canonicalString, "mean": figure.mean.canonicalString,
                "least": figure.least.canonicalString, "most": figure.most.canonicalString,
                "greater": figure.greaterCount, "units": figure.count,
            ]
        case .difference(let figure): return figure.json
        case .usual(let amount, let usual, let monthCount, _):
            return [
                "measure": "usual", "amount": amount.canonicalString,
                "usual": usual.canonicalString, "months": monthCount,
            ]
        }
    }
}

extension DifferenceFigure {
    fileprivate var json: [String: Any] {
        var object: [String: Any] = [
            "measure": "difference", "amount": amount.canonicalString,
            "other_amount": other.canonicalString, "groups": parts.map(\.json),
            "transactions": single.map(\.json),
        ]
        switch beside {
        case .days(let days): object["other_period"] = days.description
        case .months(let count): object["months"] = count
        }
        return object
    }
}

extension SpendingGroup {
    fileprivate var json: [String: Any] {
        var object = key.json
        object["amount"] = amount.canonicalString
        object["transaction_count"] = count
        return object
    }
}

extension SpendingChange {
    fileprivate var json: [String: Any] {
        var object = key.json
        object["amount"] = amount.canonicalString
        object["other_amount"] = before.canonicalString
        return object
    }
}

extension SpendingGroup.Key {
    fileprivate var json: [String: Any] {
        switch self {
        case .category(let category): ["category": category.rawValue]
        case .name(let name): ["merchant": name]
        case .period(let days): ["period": days.description]
        case .weekday(let day): ["weekday": day.rawValue]
        }
    }
}
