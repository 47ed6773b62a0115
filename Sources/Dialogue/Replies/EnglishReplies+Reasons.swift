internal import Primitives
internal import Understanding

/// What a figure comes from, and what looks odd.
extension EnglishReplies {
    /// Which transactions a figure comes from, and what is usual.
    func reasons(_ reasons: Reasons) -> String {
        guard !reasons.largest.isEmpty else {
            return
                "I can’t find any transactions\(scope(reasons.filter)), so there is nothing more to explain."
        }
        let kind = reasons.filter.direction == .incoming ? "received" : "of spending"
        let sum =
            reasons.count > 1
            ? "\(reasons.count) transactions\(scope(reasons.filter)) add up to \(money(reasons.total)) \(kind). "
                + "The ones that weigh most:"
            : "It is one transaction\(scope(reasons.filter)):"
        var lines = [sum] + reasons.largest.map(line)
        if let usual = reasons.usual {
            let months = reasons.monthCount
            lines.append(
                "Usually it is \(money(usual)) a month (from \(months) complete month\(months > 1 ? "s" : ""))."
            )
        }
        return lines.joined(separator: "\n")
    }

    /// What looks odd.
    func anomalies(_ lines: [AnomalyLine], _ filter: TransactionFilter) -> String {
        if lines.isEmpty {
            if filter.skipped > 0 { return text(for: .listEnds) }
            return filter.areDuplicates
                ? "I see no payment made twice." : "Nothing looks unusual."
        }
        let heading =
            lines.count == 1
            ? "One transaction looks unusual:" : "\(lines.count) transactions look unusual:"
        let isFirst = filter.skipped == 0
        return
            ([isFirst ? heading : "Then:"]
            + lines.map { line($0.transaction) + words(for: $0.oddity) })
            .joined(separator: "\n")
    }

    private func words(for oddity: AnomalyLine.Oddity) -> String {
        switch oddity {
        case .large(_, let usual): " (usually \(money(usual)))"
        case .duplicate(let day): " (the same on \(date(day)))"
        }
    }

    /// Why transactions look odd: beside what, and by how much.
    func oddities(_ lines: [AnomalyLine], _ filter: TransactionFilter) -> String {
        if lines.isEmpty { return anomalies(lines, filter) }
        return lines.map { "• \(line($0.transaction)): \(reason($0))" }.joined(separator: "\n")
    }

    private func reason(_ line: AnomalyLine) -> String {
        switch line.oddity {
        case .large(_, let usual):
            let times = line.transaction.amount.times(usual).map { "\($0.text(point: ".")) times " }
            return "\(times ?? "far above ")the \(money(usual)) that such payments usually come to"
        case .duplicate(let day):
            return "the same amount was paid to the same on \(date(day)), so it may have been "
                + "charged twice"
        }
    }

    /// Where statements end, where that is to be told.
    func ending(_ day: Day?) -> String {
        day.map { " Your statements end on \(date($0))." } ?? ""
    }
}
