internal import Primitives
internal import Understanding

extension EnglishReplies {
    /// What a measure of transactions came to.
    func finding(_ finding: Finding, _ filter: TransactionFilter) -> String {
        let did = filter.direction == .incoming ? "received" : "spent"
        switch finding {
        case .average(let amount, let average, let unit, let count):
            let days = filter.oddDays(unit, count)
            let units =
                days.map { self.count($0, "day", "days") }
                ?? self.count(count, noun(unit), noun(unit) + "s")
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
        case .rate(let count, let unit, let units):
            return rate(count, unit, units, filter)
        case .variety(let count, let grouping):
            return variety(count, grouping, filter)
        case .days(let count, let kind, let all):
            return days(count, kind, all, filter)
        case .extremes(let lines, let extreme):
            guard let first = lines.first else {
                return filter.skipped > 0
                    ? text(for: .listEnds) : "I can’t find any transactions\(listScope(filter))."
            }
            if filter.skipped > 0 { return (["Then:"] + lines.map(line)).joined(separator: "\n") }
            guard lines.count > 1 else {
                return "The \(extreme.rawValue) transaction\(listScope(filter)): \(line(first))"
            }
            let heading = "The \(lines.count) \(extreme.rawValue) transactions\(listScope(filter)):"
            return ([heading] + lines.map(line)).joined(separator: "\n")
        case .groups(let groups, let grouping, let order, let more, let total):
            return self.groups(groups, grouping, order, more, total, filter)
        case .share(let part, let whole, let category, let kind):
            let from = name(of: kind) + (category.map { " on \(word(for: $0))" } ?? "")
            return "\(part.percentage(of: whole))% of \(from)\(when(filter)) went"
                + "\(subject(filter)): \(money(part)) of \(money(whole))."
        case .trend(let amount, let before, let days, let months):
            return trend(amount, before, days, months, filter)
        case .changes(let changes, _, let order, let before):
            return self.changes(changes, order, before, filter)
        case .comparison(let amount, let other, let days, let parts):
            return comparison(amount, other, days, parts, filter)
        case .standing(let figure, let unit): return standing(figure, unit, filter)
        case .difference(let figure): return self.difference(figure, filter)
        case .usual(let amount, let usual, let count, let isOver):
            let by = isOver ? "a month" : "by the same day"
            return
                "You \(did) \(money(amount))\(scope(filter)), against a usual \(money(usual)) \(by) "
                + "(median of \(self.count(count, "month", "months"))): "
                + difference(amount, usual) + "."
        }
    }

    /// "5.9 transactions a month at Lidl".
    private func rate(
        _ count: Int, _ unit: AverageUnit, _ units: Int, _ filter: TransactionFilter
    ) -> String {
        guard count > 0 else { return "I can’t find any transactions\(listScope(filter))." }
        let number = Rate(count, per: units)
        let noun = number.isOne ? "transaction" : "transactions"
        return "On average \(number.text(point: ".")) \(noun) a \(self.noun(unit))"
            + "\(listScope(filter)) (\(count) in \(self.count(units, self.noun(unit), self.noun(unit) + "s")))."
    }

    private func variety(
        _ count: Int, _ grouping: Grouping, _ filter: TransactionFilter
    ) -> String {
        let (one, several) =
            grouping == .person
            ? ("person", "people")
            : grouping == .category ? ("category", "categories") : ("shop", "shops")
        return "I count \(self.count(count, one, "different \(several)"))\(listScope(filter))."
    }

    private func days(
        _ count: Int, _ kind: DayKind, _ all: Int, _ filter: TransactionFilter
    ) -> String {
        let what = filter.direction == .incoming ? "income" : "spending"
        return
            "\(self.count(count, "day", "days")) of \(all) \(kind.rawValue) \(what)\(scope(filter))."
    }

    private func name(of whole: Whole) -> String {
        switch whole {
        case .spending: "what you spent"
        case .income: "what you received"
        case .wages: "your salary"
        }
    }

    /// What a month comes to lately beside what it did, and the months that shows in.
    private func trend(
        _ amount: Money, _ before: Money, _ days: DayInterval, _ months: [SpendingGroup],
        _ filter: TransactionFilter
    ) -> String {
        let what = filter.direction == .incoming ? "income" : "spending"
        var rest = filter
        rest.period = nil
        let heading =
            "Your \(what)\(scope(rest)) \(amount.direction(since: before).english): "
            + "\(money(amount)) a month\(when(filter)), against \(money(before))\(words(for: days))"
        let lines = months.map { "• \(name($0.key)), \(money($0.amount))" }
        return (["\(heading): \(difference(amount, before))."] + lines).joined(separator: "\n")
    }

    /// What changed most, by the month.
    private func changes(
        _ changes: [SpendingChange], _ order: GroupOrder, _ before: DayInterval,
        _ filter: TransactionFilter
    ) -> String {
        let went = order == .most ? "up" : "down"
        var rest = filter
        rest.period = nil
        let days = "\(when(filter)), compared with what it was\(words(for: before))"
        guard !changes.isEmpty else { return "Nothing went \(went)\(scope(rest))\(days)." }
        let heading = "What went \(went) most\(scope(rest)), by the month\(days):"
        return ([heading] + changes.map(line)).joined(separator: "\n")
    }

    func line(_ change: SpendingChange) -> String {
        "• \(name(change.key)), \(money(change.amount)) against \(money(change.before)): "
            + difference(change.amount, change.before)
    }

    /// The later of two periods beside the earlier.
    private func comparison(
        _ amount: Money, _ other: Money, _ days: DayInterval, _ parts: [SpendingChange],
        _ filter: TransactionFilter
    ) -> String {
        guard let period = filter.period, period.precedes(days) else {
            let did = filter.direction == .incoming ? "received" : "spent"
            let change = amount == other ? "as much as" : difference(amount, other) + " than"
            let sentence =
                "You \(did) \(money(amount))\(scope(filter)): \(change)\(words(for: days)) "
                + "(\(money(other)))."
                + (filter.beginning.map(cut(at:)) ?? "")
            return ([sentence] + parts.map(line)).joined(separator: "\n")
        }
        var later = filter
        later.period = days
        return comparison(other, amount, period, parts.map(\.reversed), later)
    }

    /// What a part of the money went on.
    private func subject(_ filter: TransactionFilter) -> String {
        if let name = filter.counterparty { return " to \(name)" }
        if let category = filter.category { return " on \(word(for: category))" }
        return " out"
    }

    /// "€20.00 more (+12%)".
    func difference(_ amount: Money, _ other: Money) -> String {
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
            if order == .often {
                let times = self.count(group.count, "time", "times")
                return "\(name(group.key)), \(times) (\(money(group.amount)))"
            }
            let share = total.isPositive && group.amount.isPositive && !grouping.isTime
            let part = share ? " (\(group.amount.percentage(of: total))%)" : ""
            return "\(name(group.key)), \(money(group.amount))\(part)"
        }
        let sum = "You \(did) \(money(total))\(scope(filter))"
        var lines: [String] = []
        if filter.skipped > 0 {
            lines = ["Then:"] + groups.map { "• \(line($0))" }
        } else if order != .course, let first = groups.first {
            let which =
                switch order {
                case .most: "The \(noun(grouping)) with the most: \(line(first)). \(sum)."
                case .least, .course:
                    "The \(noun(grouping)) with the least: \(line(first)). \(sum)."
                case .often: "Most often\(listScope(filter)): \(line(first))."
                }
            lines = [which]
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
        case .period(let days): name(of: days)
        case .weekday(let day): word(day)
        }
    }

    /// "October 2026", "the week of 5 October 2026".
    private func name(of days: DayInterval) -> String {
        if days.isWholeWeek, let start = days.start { return "week of \(date(start))" }
        if let day = days.singleDay { return date(day) }
        return days.wholeMonth?.formatted(in: .english) ?? days.wholeQuarter.map(quarter)
            ?? days.wholeYear.map(String.init) ?? String(words(for: days).dropFirst())
    }

    private func noun(_ grouping: Grouping) -> String {
        switch grouping {
        case .category: "category"
        case .merchant: "shop"
        case .person: "person"
        case .counterparty: "payee"
        case .day, .week, .month, .quarter, .year: grouping.unit.map(noun) ?? ""
        case .weekday: "day of the week"
        }
    }

    func noun(_ unit: AverageUnit) -> String {
        unit == .payment ? "transaction" : unit.rawValue
    }
}
