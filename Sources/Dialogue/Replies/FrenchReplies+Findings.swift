internal import Primitives
internal import Understanding

extension FrenchReplies {
    /// What a measure of transactions came to.
    func finding(_ finding: Finding, _ filter: TransactionFilter) -> String {
        let did = filter.direction == .incoming ? "reçu" : "dépensé"
        switch finding {
        case .average(let amount, let average, let unit, let count):
            let days = filter.oddDays(unit, count)
            let units =
                days.map { self.count($0, "jour", "jours") }
                ?? self.count(count, noun(unit), plural(unit))
            let rate = "\(money(amount)) par \(noun(unit))\(scope(filter))"
            let does = filter.direction == .incoming ? "reçois" : "dépenses"
            return average == .mean
                ? "En moyenne, tu as \(did) \(rate) (sur \(units))."
                : "D’ordinaire, tu \(does) \(rate) (médiane sur \(units))."
        case .count(let count, let total):
            guard count > 0 else { return "Je ne trouve aucune opération\(listScope(filter))." }
            return "Je compte \(self.count(count, "opération", "opérations"))\(listScope(filter)), "
                + "\(money(total)) en tout."
        case .rate(let count, let unit, let units):
            return rate(count, unit, units, filter)
        case .variety(let count, let grouping):
            return variety(count, grouping, filter)
        case .days(let count, let kind, let all):
            return days(count, kind, all, filter)
        case .extremes(let lines, let extreme):
            guard let first = lines.first else {
                return filter.skipped > 0
                    ? text(for: .listEnds) : "Je ne trouve aucune opération\(listScope(filter))."
            }
            if filter.skipped > 0 {
                return (["Ensuite\u{A0}:"] + lines.map(line)).joined(separator: "\n")
            }
            let size = extreme == .largest ? "grosse" : "petite"
            guard lines.count > 1 else {
                return "La plus \(size) opération\(listScope(filter))\u{A0}: \(line(first))"
            }
            let heading = "Les \(lines.count) plus \(size)s opérations\(listScope(filter))\u{A0}:"
            return ([heading] + lines.map(line)).joined(separator: "\n")
        case .groups(let groups, let grouping, let order, let more, let total):
            return self.groups(groups, grouping, order, more, total, filter)
        case .share(let part, let whole, let category, let kind):
            let from = name(of: kind) + (category.map { " en \(word(for: $0))" } ?? "")
            return "\(part.percentage(of: whole))\u{A0}% \(from)\(when(filter)) sont partis"
                + "\(subject(filter))\u{A0}: \(money(part)) sur \(money(whole))."
        case .trend(let amount, let before, let days, let months):
            return trend(amount, before, days, months, filter)
        case .changes(let changes, _, let order, let before):
            return self.changes(changes, order, before, filter)
        case .comparison(let amount, let other, let days, let parts):
            return comparison(amount, other, days, parts, filter)
        case .standing(let figure, let unit): return standing(figure, unit, filter)
        case .difference(let figure): return self.difference(figure, filter)
        case .usual(let amount, let usual, let count, let isOver):
            let by = isOver ? "d’ordinaire par mois" : "d’ordinaire à la même date"
            return "Tu as \(did) \(money(amount))\(scope(filter)), contre \(money(usual)) \(by) "
                + "(médiane sur \(count) mois)\u{A0}: \(difference(amount, usual))."
        }
    }

    /// "5,9 opérations par mois chez Lidl".
    private func rate(
        _ count: Int, _ unit: AverageUnit, _ units: Int, _ filter: TransactionFilter
    ) -> String {
        guard count > 0 else { return "Je ne trouve aucune opération\(listScope(filter))." }
        let number = Rate(count, per: units)
        let noun = number.isBelowTwo ? "opération" : "opérations"
        return "En moyenne, \(number.text(point: ",")) \(noun) par \(self.noun(unit))"
            + "\(listScope(filter)) (\(count) sur \(self.count(units, self.noun(unit), plural(unit))))."
    }

    private func variety(
        _ count: Int, _ grouping: Grouping, _ filter: TransactionFilter
    ) -> String {
        let (one, several) =
            grouping == .person
            ? ("personne", "personnes différentes")
            : grouping == .category
                ? ("catégorie", "catégories différentes")
                : ("commerçant", "commerçants différents")
        return "Je compte \(self.count(count, one, several))\(listScope(filter))."
    }

    private func days(
        _ count: Int, _ kind: DayKind, _ all: Int, _ filter: TransactionFilter
    ) -> String {
        let days = "\(self.count(count, "jour", "jours")) sur \(all)"
        let isIncome = filter.direction == .incoming
        let what =
            switch kind {
            case .with: isIncome ? "avec un revenu" : "avec une dépense"
            case .without: isIncome ? "sans revenu" : "sans dépense"
            }
        return "\(days) \(what)\(scope(filter))."
    }

    private func name(of whole: Whole) -> String {
        switch whole {
        case .spending: "de ce que tu as dépensé"
        case .income: "de ce que tu as reçu"
        case .wages: "de ton salaire"
        }
    }

    /// What a month comes to lately beside what it did, and the months that shows in.
    private func trend(
        _ amount: Money, _ before: Money, _ days: DayInterval, _ months: [SpendingGroup],
        _ filter: TransactionFilter
    ) -> String {
        let what = filter.direction == .incoming ? "revenus" : "dépenses"
        var rest = filter
        rest.period = nil
        let heading =
            "Tes \(what)\(scope(rest)) \(amount.direction(since: before).french)\u{A0}: "
            + "\(money(amount)) par mois\(when(filter)), contre \(money(before))\(words(for: days))"
        let lines = months.map { "• \(name($0.key)), \(money($0.amount))" }
        return (["\(heading), soit \(difference(amount, before))."] + lines)
            .joined(separator: "\n")
    }

    /// What changed most, by the month.
    private func changes(
        _ changes: [SpendingChange], _ order: GroupOrder, _ before: DayInterval,
        _ filter: TransactionFilter
    ) -> String {
        let went = order == .most ? "augmenté" : "baissé"
        var rest = filter
        rest.period = nil
        let days = "\(when(filter)), par rapport à la période\(words(for: before))"
        guard !changes.isEmpty else { return "Rien n’a \(went)\(scope(rest))\(days)." }
        let heading = "Ce qui a le plus \(went)\(scope(rest)), par mois\(days)\u{A0}:"
        return ([heading] + changes.map(line)).joined(separator: "\n")
    }

    func line(_ change: SpendingChange) -> String {
        "• \(name(change.key)), \(money(change.amount)) contre \(money(change.before))\u{A0}: "
            + difference(change.amount, change.before)
    }

    /// The later of two periods beside the earlier.
    private func comparison(
        _ amount: Money, _ other: Money, _ days: DayInterval, _ parts: [SpendingChange],
        _ filter: TransactionFilter
    ) -> String {
        guard let period = filter.period, period.precedes(days) else {
            let did = filter.direction == .incoming ? "reçu" : "dépensé"
            let sentence =
                "Tu as \(did) \(money(amount))\(scope(filter))\u{A0}: "
                + "\(difference(amount, other)) \(than(days)) (\(money(other)))."
                + (filter.beginning.map(cut(at:)) ?? "")
            return ([sentence] + parts.map(line)).joined(separator: "\n")
        }
        var later = filter
        later.period = days
        return comparison(other, amount, period, parts.map(\.reversed), later)
    }

    /// "qu’en octobre 2026", "que du 1er octobre 2026 au 5 octobre 2026".
    func than(_ days: DayInterval) -> String {
        let when = words(for: days)
        return when.hasPrefix(" en ") ? "qu’\(when.dropFirst())" : "que\(when)"
    }

    /// What a part of the money went on.
    private func subject(_ filter: TransactionFilter) -> String {
        if let name = filter.counterparty { return " \(filter.isPerson ? "à" : "chez") \(name)" }
        if let category = filter.category { return " en \(word(for: category))" }
        return " en dépenses"
    }

    /// "20,00 € de plus (+12 %)".
    func difference(_ amount: Money, _ other: Money) -> String {
        guard let change = try? amount.subtracting(other), change.minorUnits != 0 else {
            return "autant"
        }
        let more = change.isPositive ? "de plus" : "de moins"
        guard other.isPositive else { return "\(money(change.positive)) \(more)" }
        let sign = change.isPositive ? "+" : "−"
        let percent = "\(sign)\(change.positive.percentage(of: other))\u{A0}%"
        return "\(money(change.positive)) \(more) (\(percent))"
    }

    private func groups(
        _ groups: [SpendingGroup], _ grouping: Grouping, _ order: GroupOrder, _ more: Int,
        _ total: Money, _ filter: TransactionFilter
    ) -> String {
        let spent = grouping == .person ? "envoyé" : "dépensé"
        let did = filter.direction == .incoming ? "reçu" : spent
        func line(_ group: SpendingGroup) -> String {
            if order == .often {
                let times = self.count(group.count, "fois", "fois")
                return "\(name(group.key)), \(times) (\(money(group.amount)))"
            }
            let share = total.isPositive && group.amount.isPositive && !grouping.isTime
            let part = share ? " (\(group.amount.percentage(of: total))\u{A0}%)" : ""
            return "\(name(group.key)), \(money(group.amount))\(part)"
        }
        let sum = "Tu as \(did) \(money(total))\(scope(filter))"
        var lines: [String] = []
        if filter.skipped > 0 {
            lines = ["Ensuite\u{A0}:"] + groups.map { "• \(line($0))" }
        } else if order != .course, let first = groups.first {
            let which =
                switch order {
                case .most: "En tête\u{A0}: \(line(first)). \(sum)."
                case .least, .course: "En dernier\u{A0}: \(line(first)). \(sum)."
                case .often: "Le plus souvent\(listScope(filter))\u{A0}: \(line(first))."
                }
            lines = [which]
            lines +=
                groups.count > 1
                ? ["Ensuite\u{A0}:"] + groups.dropFirst().map { "• \(line($0))" } : []
        } else {
            lines = ["\(sum). Par \(noun(grouping))\u{A0}:"] + groups.map { "• \(line($0))" }
        }
        if more > 0 { lines.append("et \(self.count(more, "autre", "autres"))") }
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

    /// "octobre 2026", "semaine du 5 octobre 2026".
    private func name(of days: DayInterval) -> String {
        if days.isWholeWeek, let start = days.start { return "semaine du \(date(start))" }
        if let day = days.singleDay { return date(day) }
        return days.wholeMonth?.formatted(in: .french) ?? days.wholeQuarter.map(quarter)
            ?? days.wholeYear.map(String.init) ?? String(words(for: days).dropFirst())
    }

    private func noun(_ grouping: Grouping) -> String {
        switch grouping {
        case .category: "catégorie"
        case .merchant: "commerçant"
        case .person: "personne"
        case .counterparty: "destinataire"
        case .day, .week, .month, .quarter, .year: grouping.unit.map(noun) ?? ""
        case .weekday: "jour de la semaine"
        }
    }

    func noun(_ unit: AverageUnit) -> String {
        switch unit {
        case .day: "jour"
        case .week: "semaine"
        case .month: "mois"
        case .quarter: "trimestre"
        case .year: "an"
        case .payment: "opération"
        }
    }

    func plural(_ unit: AverageUnit) -> String {
        unit == .month ? "mois" : noun(unit) + "s"
    }
}
