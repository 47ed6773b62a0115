internal import Primitives
internal import Understanding

extension FrenchReplies {
    /// What a measure of transactions came to.
    func finding(_ finding: Finding, _ filter: TransactionFilter) -> String {
        let did = filter.direction == .incoming ? "reçu" : "dépensé"
        switch finding {
        case .average(let amount, let average, let unit, let count):
            let units = self.count(count, noun(unit), plural(unit))
            let rate = "\(money(amount)) par \(noun(unit))\(scope(filter))"
            let does = filter.direction == .incoming ? "reçois" : "dépenses"
            return average == .mean
                ? "En moyenne, tu as \(did) \(rate) (sur \(units))."
                : "D’ordinaire, tu \(does) \(rate) (médiane sur \(units))."
        case .count(let count, let total):
            guard count > 0 else { return "Je ne trouve aucune opération\(listScope(filter))." }
            return "Je compte \(self.count(count, "opération", "opérations"))\(listScope(filter)), "
                + "\(money(total)) en tout."
        case .extremes(let lines, let extreme):
            guard let first = lines.first else {
                return "Je ne trouve aucune opération\(listScope(filter))."
            }
            let size = extreme == .largest ? "grosse" : "petite"
            guard lines.count > 1 else {
                return "La plus \(size) opération\(listScope(filter))\u{A0}: \(line(first))"
            }
            let heading = "Les \(lines.count) plus \(size)s opérations\(listScope(filter))\u{A0}:"
            return ([heading] + lines.map(line)).joined(separator: "\n")
        case .groups(let groups, let grouping, let order, let more, let total):
            return self.groups(groups, grouping, order, more, total, filter)
        case .share(let part, let whole, let category, let direction):
            let verb = direction == .incoming ? "reçu" : "dépensé"
            let from = "de ce que tu as \(verb)" + (category.map { " en \(word(for: $0))" } ?? "")
            return "\(part.percentage(of: whole))\u{A0}% \(from)\(when(filter)) sont partis"
                + "\(subject(filter))\u{A0}: \(money(part)) sur \(money(whole))."
        case .comparison(let amount, let other, let days):
            return comparison(amount, other, days, filter)
        case .usual(let amount, let usual, let count, let isOver):
            let by = isOver ? "d’ordinaire par mois" : "d’ordinaire à la même date"
            return "Tu as \(did) \(money(amount))\(scope(filter)), contre \(money(usual)) \(by) "
                + "(médiane sur \(count) mois)\u{A0}: \(difference(amount, usual))."
        }
    }

    /// The later of two periods beside the earlier.
    private func comparison(
        _ amount: Money, _ other: Money, _ days: DayInterval, _ filter: TransactionFilter
    ) -> String {
        guard let period = filter.period, period.precedes(days) else {
            let did = filter.direction == .incoming ? "reçu" : "dépensé"
            let when = words(for: days)
            let than = when.hasPrefix(" en ") ? "qu’\(when.dropFirst())" : "que\(when)"
            return "Tu as \(did) \(money(amount))\(scope(filter))\u{A0}: "
                + "\(difference(amount, other)) \(than) (\(money(other)))."
        }
        var later = filter
        later.period = days
        return comparison(other, amount, period, later)
    }

    /// What a part of the money went on.
    private func subject(_ filter: TransactionFilter) -> String {
        if let name = filter.counterparty { return " \(filter.isPerson ? "à" : "chez") \(name)" }
        if let category = filter.category { return " en \(word(for: category))" }
        return " en dépenses"
    }

    /// "20,00 € de plus (+12 %)".
    private func difference(_ amount: Money, _ other: Money) -> String {
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
            let share = total.isPositive && group.amount.isPositive && !grouping.isTime
            let part = share ? " (\(group.amount.percentage(of: total))\u{A0}%)" : ""
            return "\(name(group.key)), \(money(group.amount))\(part)"
        }
        let sum = "Tu as \(did) \(money(total))\(scope(filter))"
        var lines: [String] = []
        if order != .course, let first = groups.first {
            let which = order == .most ? "En tête" : "En dernier"
            lines = ["\(which)\u{A0}: \(line(first)). \(sum)."]
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
        case .period(let days): days.wholeMonth?.formatted(in: .french) ?? words(for: days)
        case .weekday(let day): word(day)
        }
    }

    private func noun(_ grouping: Grouping) -> String {
        switch grouping {
        case .category: "catégorie"
        case .merchant: "commerçant"
        case .person: "personne"
        case .counterparty: "destinataire"
        case .month: "mois"
        case .weekday: "jour de la semaine"
        }
    }

    private func noun(_ unit: AverageUnit) -> String {
        switch unit {
        case .day: "jour"
        case .week: "semaine"
        case .month: "mois"
        case .year: "an"
        case .payment: "opération"
        }
    }

    private func plural(_ unit: AverageUnit) -> String {
        unit == .month ? "mois" : noun(unit) + "s"
    }
}
