internal import Primitives
internal import Understanding

/// What spending less saves, what putting something by takes, and what is left of a month.
extension FrenchReplies {
    func cut(_ figure: CutFigure, _ filter: TransactionFilter, _ reduction: Reduction) -> String {
        guard figure.monthly.isPositive else {
            return "Je ne vois pas de dépenses\(scope(filter))."
        }
        let monthly = money(figure.monthly)
        if filter.period == nil, case .rise = reduction, let after = figure.raised {
            let verb = filter.areWages ? "reçois" : "dépenses"
            return "En ce moment, tu \(verb) \(monthly) par mois\(scope(filter)). Cela ferait "
                + "\(money(after))\u{A0}: \(change(figure.monthlySaving)) par mois, "
                + "\(change(figure.yearlySaving)) par an."
        }
        let basis =
            filter.period == nil
            ? filter.names.count > 1
                ? "\(list(filter.names, "et")) te coûtent \(monthly) par mois."
                : "\(filter.counterparty ?? "Cela") te coûte \(monthly) par mois."
            : "En moyenne, tu as dépensé \(monthly) par mois\(scope(filter))."
        let saving = money(figure.monthlySaving.positive)
        let what = figure.monthlySaving.minorUnits < 0 ? "de plus à payer" : "d’économies"
        return "\(basis) \(words(for: reduction, figure)), c’est \(saving) \(what) par mois, soit "
            + "\(money(figure.yearlySaving.positive)) par an."
    }

    /// By how much more is paid, or less.
    private func change(_ saving: Money) -> String {
        "\(money(saving.positive)) de \(saving.minorUnits < 0 ? "plus" : "moins")"
    }

    private func words(for reduction: Reduction, _ figure: CutFigure) -> String {
        switch reduction {
        case .percent(let percent): "\(percent)\u{A0}% de moins"
        case .part(2): "Moitié moins"
        case .part(3): "Un tiers de moins"
        case .part: "Un quart de moins"
        case .amount(let amount, let unit):
            "\(words(for: amount, figure.monthly)) de moins par \(noun(unit))"
        case .target(let amount, let unit):
            "T’en tenir à \(words(for: amount, figure.monthly)) par \(noun(unit))"
        case .all: "Arrêter"
        case .rise(.percent(let percent)): "\(percent)\u{A0}% de plus"
        case .rise(.amount(let amount, let unit)):
            "\(words(for: amount, figure.monthly)) de plus par \(noun(unit))"
        case .rise: "À ce prix"
        }
    }

    private func words(for amount: SpokenAmount, _ other: Money) -> String {
        money(amount.money(default: other.currency) ?? other)
    }

    func goal(_ figure: GoalFigure?) -> String {
        guard let figure else {
            return "Je n’ai pas assez d’historique pour le dire\u{A0}: il me faut au moins trois "
                + "mois entiers."
        }
        let months = words(for: figure.period)
        let needed = figure.deadline.map { deadline in
            "Pour avoir mis \(money(figure.target)) de côté le \(date(deadline.day)), il faut "
                + "\(money(deadline.monthly)) par mois. "
        }
        guard figure.monthlyLeft.isPositive else {
            let more = money(figure.monthlyLeft.positive)
            let spent =
                figure.monthlyLeft.minorUnits == 0
                ? "autant que ce qui est entré" : "\(more) par mois de plus que ce qui est entré"
            return (needed ?? "") + "En moyenne, tu as dépensé \(spent)\(months)\u{A0}: à ce "
                + "rythme, rien n’est mis de côté."
        }
        let pace = "\(money(figure.monthlyLeft)) par mois"
        guard let needed, let deadline = figure.deadline else {
            guard let reached = figure.reached else {
                return "Plus de cinquante ans\u{A0}: il t’est resté en moyenne \(pace)\(months)."
            }
            return "\(span(reached.dayCount)), soit vers le \(date(reached.day))\u{A0}: il t’est "
                + "resté en moyenne \(pace)\(months)."
        }
        let than =
            deadline.monthly == figure.monthlyLeft
            ? "autant que" : deadline.monthly > figure.monthlyLeft ? "plus que" : "moins que"
        let then =
            figure.reached.map { "\u{A0}: à ce rythme, tu les aurais vers le \(date($0.day))" }
            ?? ""
        return needed + "C’est \(than) ce qui t’est resté en moyenne, \(pace)\(months)\(then)."
    }

    /// How long an amount takes that so much is put by for at a time.
    func saving(_ figure: SavingFigure) -> String {
        let plan = figure.plan
        func span(_ count: Int) -> String {
            self.count(count, noun(plan.unit), plural(plan.unit))
        }
        func month(_ day: Day) -> String { words(for: day.month.interval) }
        let whole = figure.fromStart
        let start = plan.start.map(money) ?? "zéro"
        let sentence =
            "À \(money(plan.amount)) par \(noun(plan.unit)), il faut \(span(whole.count)) pour avoir "
            + "\(money(plan.target)) en partant de \(start)\u{A0}: ce serait\(month(whole.day))."
        guard let saved = figure.saved, saved.isPositive, let rest = figure.fromSaved else {
            return sentence
        }
        let names = list(figure.accounts.map { "«\u{A0}\($0)\u{A0}»" }, "et")
        let held =
            " \(names) \(figure.accounts.count > 1 ? "ont" : "a") déjà \(money(saved))\u{A0}: "
        return sentence + held
            + (rest.count == 0
                ? "c’est assez."
                : "avec cela, il faut \(span(rest.count)), soit\(month(rest.day)).")
    }

    /// "Environ 4,5 mois".
    private func span(_ dayCount: Int) -> String {
        switch dayCount {
        case ..<60: "Environ \(count(dayCount, "jour", "jours"))"
        case ..<730: "Environ \(Rate(dayCount * 12, per: 365).text(point: ",")) mois"
        default: "Environ \(Rate(dayCount, per: 365).text(point: ",")) ans"
        }
    }

    func leftover(_ figure: LeftoverFigure?) -> String {
        guard let figure else {
            return "Je n’ai pas assez d’historique\u{A0}: il me faut un mois entier."
        }
        func words(_ left: Money) -> String {
            left.minorUnits < 0
                ? "il te manque \(money(left.positive))" : "il te reste \(money(left))"
        }
        return "En moyenne, \(money(figure.income)) par mois sont entrés"
            + "\(self.words(for: figure.period)). Ce qui revient (loyer, factures, abonnements) prend "
            + "\(money(figure.committed)) par mois\u{A0}: "
            + "\(words(figure.left(after: figure.committed))). Une fois tout le reste dépensé, "
            + "\(words(figure.left(after: figure.spending)))."
            + (figure.moved.map { " \(money($0)) par mois vont en épargne." } ?? "")
    }

    func charges(_ lines: [ChargeLine], _ filter: TransactionFilter) -> String {
        var days = filter
        days.direction = nil
        guard !lines.isEmpty else { return "Je ne trouve aucun paiement\(scope(days))." }
        let heading =
            (lines.count == 1 ? "Il y a eu un paiement" : "Il y a eu \(lines.count) paiements")
            + "\(scope(days))\u{A0}:"
        return
            ([heading]
            + lines.map { line in
                let rhythm = line.recurrence.map { "revient " + words(for: $0) } ?? "ne revient pas"
                return "\(self.line(line.transaction)) (\(word(for: line.category)), \(rhythm))"
            }).joined(separator: "\n")
    }
}
