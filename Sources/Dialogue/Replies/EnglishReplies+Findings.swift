internal import Primitives
internal import Understanding

extension EnglishReplies {
    /// What a measure of transactions came to.
    func finding(_ finding: Finding, _ filter: TransactionFilter) -> String {
        let did = filter.direction == .incoming ? "received" : "spent"
        switch finding {
        case .average(let amount, let average, let unit, let count):
            let usually = average == .mean ? "On average" : "Typically"
            let units = self.count(count, noun(unit), noun(unit) + "s")
            return "\(usually) you \(did) \(money(amount)) a \(noun(unit))\(scope(filter)) "
                + "(\(average.rawValue) of \(units))."
        case .count(let count, let total):
            guard count > 0 else { return "I can’t find any transactions\(scope(filter))." }
            return "I count \(self.count(count, "transaction", "transactions"))\(scope(filter)), "
                + "\(money(total)) in all."
        case .extremes(let lines, let extreme):
            guard let first = lines.first else {
                return "I can’t find any transactions\(scope(filter))."
            }
            guard lines.count > 1 else {
                return "The \(extreme.rawValue) transaction\(scope(filter)): \(line(first))"
            }
            let heading = "The \(lines.count) \(extreme.rawValue) transactions\(scope(filter)):"
            return ([heading] + lines.map(line)).joined(separator: "\n")
        case .groups(let groups, let grouping, let order, let more, let total):
            return self.groups(groups, grouping, order, more, total, filter)
        case .share(let part, let whole, let direction):
            let from = direction == .incoming ? "what you received" : "what you spent"
            return "\(part.percentage(of: whole))% of \(from)\(when(filter)) went"
                + "\(subject(filter)): \(money(part)) of \(money(whole))."
        case .comparison(let amount, let other, let days):
            return comparison(amount, other, days, filter)
        case .usual(let amount, let usual, let count):
            return "You \(did) \(money(amount))\(scope(filter)), and usually \(money(usual)) up to "
                + "the same day of a month (median of \(self.count(count, "month", "months"))): "
                + difference(amount, usual) + "."
        }
    }

    /// The later of two periods beside the earlier.
    private func comparison(
        _ amount: Money, _ other: Money, _ days: DayInterval, _ filter: TransactionFilter
    ) -> String {
        guard let period = filter.period, period.precedes(days) else {
            let did = filter.direction == .incoming ? "received" : "spent"
            let change = amount == other ? "as much as" : difference(amount, other) + " than"
            return "You \(did) \(money(amount))\(scope(filter)): \(change)\(words(for: days)) "
                + "(\(money(other)))."
        }
        var later = filter
        later.period = days
        return comparison(other, amount, period, later)
    }

    /// What a part of the money went on.
    private func subject(_ filter: TransactionFilter) -> String {
        if let category = filter.category { return " on \(word(for: category))" }
        if let name = filter.counterparty { return " to \(name)" }
        return " out"
    }

    /// "€20.00 more (+12%)".
    private func difference(_ amount: Money, _ other: Money) -> String {
        guard let change = try? amount.subtracting(other), change.minorUnits != 0 else {
            return "the same"
        }
        let more = change.isPositive ? "more" : "less"
        guard other.isPositive else { return "\(money(change.positive)) \(more)" }
        let sign = change.isPositive ? "+" : "−"
        return
            "\(money(change.positive)) \(more) (\(sign)\(change.positive.percentage(of: other))%)"
    }

    private func groups(
        _ groups: [SpendingGroup], _ grouping: Grouping, _ order: GroupOrder, _ more: Int,
        _ total: Money, _ filter: TransactionFilter
    ) -> String {
        let spent = grouping == .person ? "sent" : "spent"
        let did = filter.direction == .incoming ? "received" : spent
        let first =
            switch order {
            case .most: ", the most first"
            case .least: ", the least first"
            case .course: ""
            }
        var lines = ["You \(did) \(money(total))\(scope(filter)). By \(noun(grouping))\(first):"]
        lines += groups.map { group in
            let share = total.isPositive && group.amount.isPositive && !grouping.isTime
            let part = share ? " (\(group.amount.percentage(of: total))%)" : ""
            return "• \(name(group.key)): \(money(group.amount))\(part)"
        }
        if more > 0 { lines.append("and \(more) more") }
        return lines.joined(separator: "\n")
    }

    private func name(_ key: SpendingGroup.Key) -> String {
        switch key {
        case .category(let category): word(for: category)
        case .name(let name): name
        case .period(let days): days.wholeMonth?.formatted(in: .english) ?? words(for: days)
        case .weekday(let day): word(day)
        }
    }

    private func noun(_ grouping: Grouping) -> String {
        switch grouping {
        case .category: "category"
        case .merchant: "shop"
        case .person: "person"
        case .counterparty: "payee"
        case .month: "month"
        case .weekday: "day of the week"
        }
    }

    private func noun(_ unit: AverageUnit) -> String {
        unit == .payment ? "transaction" : unit.rawValue
    }
}
