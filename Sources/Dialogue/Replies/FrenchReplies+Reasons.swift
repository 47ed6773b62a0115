internal import Primitives
internal import Understanding

/// What a figure comes from, and what looks odd.
extension FrenchReplies {
    /// Which transactions a figure comes from, and what is usual.
    func reasons(_ reasons: Reasons) -> String {
        guard !reasons.largest.isEmpty else {
            return
                "Je ne trouve aucune opération\(scope(reasons.filter))\u{A0}: il n’y a rien d’autre à expliquer."
        }
        let kind = reasons.filter.direction == .incoming ? "d’entrées" : "de dépenses"
        let sum =
            reasons.count > 1
            ? "\(reasons.count) opérations\(scope(reasons.filter)) font \(money(reasons.total)) \(kind). "
                + "Celles qui pèsent le plus\u{A0}:"
            : "Une seule opération\(scope(reasons.filter))\u{A0}:"
        var lines = [sum] + reasons.largest.map(line)
        if let usual = reasons.usual {
            let months = reasons.monthCount
            lines.append(
                "D’habitude, c’est \(money(usual)) par mois (d’après \(months) mois complet\(months > 1 ? "s" : ""))."
            )
        }
        return lines.joined(separator: "\n")
    }

    /// What looks odd.
    func anomalies(_ lines: [AnomalyLine], _ filter: TransactionFilter) -> String {
        if lines.isEmpty {
            if filter.skipped > 0 { return text(for: .listEnds) }
            return filter.areDuplicates
                ? "Je ne vois aucun paiement en double." : "Je ne vois rien d’anormal."
        }
        let heading =
            lines.count == 1
            ? "Une opération sort de l’ordinaire\u{A0}:"
            : "\(lines.count) opérations sortent de l’ordinaire\u{A0}:"
        let isFirst = filter.skipped == 0
        return
            ([isFirst ? heading : "Ensuite\u{A0}:"]
            + lines.map { line($0.transaction) + words(for: $0.oddity) })
            .joined(separator: "\n")
    }

    private func words(for oddity: AnomalyLine.Oddity) -> String {
        switch oddity {
        case .large(_, let usual): " (d’habitude \(money(usual)))"
        case .duplicate(let day): " (le même le \(date(day)))"
        }
    }

    /// Why transactions look odd: beside what, and by how much.
    func oddities(_ lines: [AnomalyLine], _ filter: TransactionFilter) -> String {
        if lines.isEmpty { return anomalies(lines, filter) }
        return lines.map { "• \(line($0.transaction))\u{A0}: \(reason($0))" }
            .joined(separator: "\n")
    }

    private func reason(_ line: AnomalyLine) -> String {
        switch line.oddity {
        case .large(_, let usual):
            let times = line.transaction.amount.times(usual).map {
                "\($0.text(point: ",")) fois les "
            }
            return "\(times ?? "bien plus que les ")\(money(usual)) habituels pour ce genre de "
                + "paiement"
        case .duplicate(let day):
            return "le même montant a été payé au même le \(date(day)), c’est peut-être un double "
                + "débit"
        }
    }

    /// Where statements end, where that is to be told.
    func ending(_ day: Day?) -> String {
        day.map { " Tes relevés s’arrêtent le \(date($0))." } ?? ""
    }
}
