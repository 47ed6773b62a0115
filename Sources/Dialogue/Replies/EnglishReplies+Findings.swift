internal import Primitives
internal import Understanding

extension EnglishReplies {
    /// What a measure of transactions came to.
    func finding(_ finding: Finding, _ filter: TransactionFilter) -> String {
        let did = filter.direction == .incoming ? "received" : "spent"
        switch finding {
        case .average(let amount, let average, let unit, let count):
            let units = self.count(count, noun(unit), noun(unit) + "s")
            let rate = "\(money(amount)) a \(noun(unit))\(scope(filter))"
            let does = filter.direction == .incoming ? "receive" : "spend"
            return average == .mean
                ? "On average you \(did) \(rate) (\(units))."
                : "You typically \(does) \(rate) (median of \(units))."
        case .count(let count, let total):
            guard count > 0 else { return "I can’t find any transactions\(listScope(filter))." }
            return
                "I count \(self.count(count, "transaction", "transactions"))\(listScope(filter)), "
                + "\(money(total)) in all."
        case .extremes(let lines, let extreme):
            guard let first = lines.first else {
                return "I can’t find any transactions\(listScope(filter))."
            }
            guard lines.count > 1 else {
                return "The \(extreme.rawValue) transaction\(listScope(filter)): \(line(first))"
            }
            let heading = "The \(lines.count) \(extreme.rawValue) transactions\(listScope(filter)):"
            return ([heading] + lines.map(line)).joined(separator: "\n")
        case .groups(let groups, let grouping, let order, let more, let total):
            return self.groups(groups, grouping, order, more, total, filter)
        case .share(let part, let whole, let category, let direction):
            let verb = direction == .incoming ? "received" : "spent"
            let from = "what you \(verb)" + (category.map { " on \(word(for: $0))" } ?? "")
            return "\(part.percentage(of: whole))% of \(from)\(when(filter)) went"
                + "\(subject(filter)): \(money(part)) of \(money(whole))."
        case .comparison(let amount, let other, let days):
            return comparison(amount, other, days, filter)
        case .usual(let amount, let usual, let count, let isOver):
            let by = isOver ? "a month" : "by the same day"
            return
                "You \(did) \(money(amount))\(scope(filter)), against a usual \(money(usual)) \(by) "
                + "(median of \(self.count(count, "month", "months"))): "
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
        if let name = filter.counterparty { return " to \(name)" }
        if let category = filter.category { return " on \(word(for: category))" }
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
        func line(_ group: SpendingGroup) -> String {
            let share = total.isPositive && group.amount.isPositive && !grouping.isTime
            let part = share ? " (\(group.amount.percentage(of: total))%)" : ""
            return "\(name(group.key)), \(money(group.amount))\(part)"
        }
        let sum = "You \(did) \(money(total))\(scope(filter))"
        var lines: [String] = []
        if order != .course, let first = groups.first {
            let which =
                order == .most
                ? "The \(noun(grouping)) with the most" : "The \(noun(grouping)) with the least"
            lines = ["\(which): \(line(first)). \(sum)."]
            lines += groups.count > 1 ? ["Then:"] + groups.dropFirst().map { "• \(line($0))" } : []
        } else {
            lines = ["\(sum). By \(noun(grouping)):"] + groups.map { "• \(line($0))" }
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
