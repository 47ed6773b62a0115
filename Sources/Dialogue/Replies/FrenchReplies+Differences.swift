internal import Primitives
internal import Understanding

/// Where an amount stands, and what makes a difference.
extension FrenchReplies {
    /// That days are compared only as far as they are known.
    func cut(at beginning: Day) -> String {
        " Je ne connais rien avant le \(date(beginning))\u{A0}: seuls les mêmes jours des deux "
            + "périodes sont comparés."
    }

    /// Whether the user and somebody are even, with what is asked for between both.
    func settlement(_ settlement: Settlement) -> String {
        let (name, sent, received) = (settlement.person, settlement.sent, settlement.received)
        let verdict =
            if sent == received {
                "Oui\u{A0}: tu as envoyé \(money(sent)) à \(name), et reçu autant."
            } else if let difference = settlement.difference, received > sent {
                "Pas tout à fait\u{A0}: \(name) t’a envoyé \(money(difference)) de plus que toi "
                    + "(\(money(received)) contre \(money(sent)))."
            } else {
                "Pas tout à fait\u{A0}: tu as envoyé \(money(sent)) à \(name), et reçu "
                    + "\(money(received)), soit \(money(settlement.difference ?? sent)) de moins."
            }
        let open = settlement.requests.isEmpty ? [] : [requests(settlement.requests)]
        return ([verdict] + open).joined(separator: "\n")
    }

    func standing(
        _ figure: StandingFigure, _ unit: AverageUnit, _ filter: TransactionFilter
    ) -> String {
        let range = "entre \(money(figure.least)) et \(money(figure.most))"
        let isFeminine = unit == .week
        let units = "\(figure.count) \(plural(unit))"
        let each = isFeminine ? "chacune" : "chacun"
        let place =
            if figure.greaterCount == figure.count {
                "moins que dans \(each) de ces \(units)\u{A0}: peu pour toi"
            } else if figure.amount.minorUnits > figure.most.minorUnits {
                "plus que dans \(each) de ces \(units)\u{A0}: beaucoup pour toi"
            } else {
                "\(words(for: figure.place))\u{A0}: tu as dépensé davantage "
                    + "\(count(figure.greaterCount, noun(unit), plural(unit))) sur \(figure.count)"
            }
        let did = filter.direction == .incoming ? "reçu" : "dépensé"
        return "En moyenne, tu as \(did) \(money(figure.mean)) par \(noun(unit))\(scope(filter)), "
            + "\(range). \(money(figure.amount)), c’est \(place)."
    }

    private func words(for place: StandingFigure.Place) -> String {
        switch place {
        case .low: "plutôt peu pour toi"
        case .usual: "dans tes habitudes"
        case .high: "plutôt beaucoup pour toi"
        }
    }

    func difference(_ figure: DifferenceFigure, _ filter: TransactionFilter) -> String {
        let did = filter.direction == .incoming ? "reçu" : "dépensé"
        let change = difference(figure.amount, figure.other)
        let other =
            switch figure.beside {
            case .days(let days): than(days) + " (\(money(figure.other)))"
            case .months(let count):
                "qu’en un mois moyen (\(money(figure.other)) sur \(count) autres)"
            }
        var lines = [
            "Tu as \(did) \(money(figure.amount))\(scope(filter))\u{A0}: \(change) \(other)."
        ]
        if !figure.parts.isEmpty {
            lines += ["Ce qui a le plus changé\u{A0}:"] + figure.parts.map(line)
        }
        if !figure.single.isEmpty {
            lines +=
                ["Paiements ponctuels qui pèsent le plus\u{A0}:"]
                + figure.single.map { "• " + line($0) }
        }
        return lines.joined(separator: "\n")
    }
}
