internal import Primitives
internal import Understanding

/// Where an amount stands, and what makes a difference.
extension EnglishReplies {
    /// That days are compared only as far as they are known.
    func cut(at beginning: Day) -> String {
        " I know nothing before \(date(beginning)): only the same days of both are compared."
    }

    /// Whether the user and somebody are even, with what is asked for between both.
    func settlement(_ settlement: Settlement) -> String {
        let (name, sent, received) = (settlement.person, settlement.sent, settlement.received)
        let verdict =
            if sent == received {
                "Yes: you sent \(name) \(money(sent)), and received as much."
            } else if let difference = settlement.difference, received > sent {
                "Not quite: \(name) sent you \(money(difference)) more than you sent "
                    + "(\(money(received)) against \(money(sent)))."
            } else {
                "Not quite: you sent \(name) \(money(sent)), and received "
                    + "\(money(received)), \(money(settlement.difference ?? sent)) less."
            }
        let open = settlement.requests.isEmpty ? [] : [requests(settlement.requests)]
        return ([verdict] + open).joined(separator: "\n")
    }

    func standing(
        _ figure: StandingFigure, _ unit: AverageUnit, _ filter: TransactionFilter
    ) -> String {
        let range = "between \(money(figure.least)) and \(money(figure.most))"
        let units = "\(figure.count) \(noun(unit))s"
        let place =
            if figure.greaterCount == figure.count {
                "less than in any of these \(units): little for you"
            } else if figure.amount.minorUnits > figure.most.minorUnits {
                "more than in any of these \(units): a lot for you"
            } else {
                "\(words(for: figure.place)): it was more in \(figure.greaterCount) of these \(units)"
            }
        let did = filter.direction == .incoming ? "received" : "spent"
        return "On average you \(did) \(money(figure.mean)) a \(noun(unit))\(scope(filter)), "
            + "\(range). \(money(figure.amount)) is \(place)."
    }

    private func words(for place: StandingFigure.Place) -> String {
        switch place {
        case .low: "on the low side for you"
        case .usual: "usual for you"
        case .high: "on the high side for you"
        }
    }

    func difference(_ figure: DifferenceFigure, _ filter: TransactionFilter) -> String {
        let did = filter.direction == .incoming ? "received" : "spent"
        let isSame = figure.amount == figure.other
        let change = isSame ? "as much as" : difference(figure.amount, figure.other) + " than"
        let other =
            switch figure.beside {
            case .days(let days): "\(words(for: days)) (\(money(figure.other)))"
            case .months(let count):
                " in an average month (\(money(figure.other)) over \(count) others)"
            }
        var lines = ["You \(did) \(money(figure.amount))\(scope(filter)): \(change)\(other)."]
        if !figure.parts.isEmpty { lines += ["What changed most:"] + figure.parts.map(line) }
        if !figure.single.isEmpty {
            lines += ["Single payments that weigh most:"] + figure.single.map { "• " + line($0) }
        }
        return lines.joined(separator: "\n")
    }
}
