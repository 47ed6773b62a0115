internal import Primitives
internal import Understanding

/// Where an amount stands, and what makes a difference.
extension EnglishReplies {
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
