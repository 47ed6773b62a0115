internal import Dialogue
internal import Primitives
internal import Understanding

extension CutFigure {
    /// The figure as the interface's object, with what is supposed.
    func json(_ reduction: Reduction) -> [String: Any] {
        var object: [String: Any] = [
            "monthly": monthly.canonicalString, "monthly_saving": monthlySaving.canonicalString,
            "saving": yearlySaving.canonicalString,
        ]
        switch reduction {
        case .rise(let rise):
            object = json(rise)
            object["rises"] = true
        case .percent(let percent): object["percentage"] = String(percent)
        case .part(let count): object["part"] = "1/\(count)"
        case .amount(let amount, let unit):
            object["amount"] = amount.money(default: monthly.currency)?.canonicalString
            object["per"] = unit.rawValue
        case .target(let amount, let unit):
            object["target"] = amount.money(default: monthly.currency)?.canonicalString
            object["per"] = unit.rawValue
        case .all: object["target"] = Money.zero(monthly.currency).canonicalString
        }
        return object
    }
}

extension GoalFigure {
    /// The figure as the interface's object.
    var json: [String: Any] {
        var object: [String: Any] = [
            "target": target.canonicalString, "monthly_left": monthlyLeft.canonicalString,
            "period": period.description,
        ]
        object["date"] = deadline?.day.description
        object["monthly_needed"] = deadline?.monthly.canonicalString
        object["reached"] = reached?.day.description
        return object
    }
}

extension SavingFigure {
    /// The figure as the interface's object.
    var json: [String: Any] {
        var object: [String: Any] = [
            "action": Intent.getAdvice.rawValue, "target": plan.target.canonicalString,
            "amount": plan.amount.canonicalString, "per": plan.unit.rawValue,
            "count": fromStart.count, "reached": fromStart.day.description,
        ]
        object["start"] = plan.start?.canonicalString
        object["saved"] = saved?.canonicalString
        object["count_with_saved"] = fromSaved?.count
        object["reached_with_saved"] = fromSaved?.day.description
        if !accounts.isEmpty { object["accounts"] = accounts }
        return object
    }
}

extension LeftoverFigure {
    /// The figure as the interface's object.
    var json: [String: Any] {
        [
            "income": income.canonicalString, "committed": committed.canonicalString,
            "spending": spending.canonicalString, "period": period.description, "per": "month",
        ]
    }
}

extension ChargeLine {
    /// The line as the interface's object.
    var json: [String: Any] {
        var object = transaction.json
        object["category"] = category.rawValue
        object["frequency"] = recurrence?.description
        return object
    }
}
