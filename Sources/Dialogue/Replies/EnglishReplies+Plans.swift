internal import Primitives
internal import Understanding

/// What spending less saves, what putting something by takes, and what is left of a month.
extension EnglishReplies {
    func cut(_ figure: CutFigure, _ filter: TransactionFilter, _ reduction: Reduction) -> String {
        guard figure.monthly.isPositive else { return "I see no spending\(scope(filter))." }
        let monthly = money(figure.monthly)
        if filter.period == nil, case .rise = reduction, let after = figure.raised {
            let verb = filter.areWages ? "receive" : "spend"
            return "You \(verb) \(monthly) a month\(scope(filter)) now. That would make "
                + "\(money(after)): \(change(figure.monthlySaving)) a month, "
                + "\(change(figure.yearlySaving)) a year."
        }
        let basis =
            filter.period == nil
            ? filter.names.count > 1
                ? "\(list(filter.names, "and")) cost you \(monthly) a month."
                : "\(filter.counterparty ?? "It") costs you \(monthly) a month."
            : "You spent \(monthly) a month on average\(scope(filter))."
        let verb = figure.monthlySaving.minorUnits < 0 ? "costs" : "saves"
        let areSeveral = reduction == .all && filter.names.count > 1
        let change = areSeveral ? "Stopping them" : words(for: reduction, figure)
        return "\(basis) \(change) \(verb) "
            + "\(money(figure.monthlySaving.positive)) a month, "
            + "\(money(figure.yearlySaving.positive)) a year."
    }

    /// By how much more is paid, or less.
    private func change(_ saving: Money) -> String {
        "\(money(saving.positive)) \(saving.minorUnits < 0 ? "more" : "less")"
    }

    private func words(for reduction: Reduction, _ figure: CutFigure) -> String {
        switch reduction {
        case .percent(let percent): "\(percent)% less"
        case .part(2): "Halving it"
        case .part(3): "A third less"
        case .part: "A quarter less"
        case .amount(let amount, let unit):
            "\(words(for: amount, figure.monthly)) less a \(noun(unit))"
        case .target(let amount, let unit):
            "Keeping to \(words(for: amount, figure.monthly)) a \(noun(unit))"
        case .all: "Stopping it"
        case .rise(.percent(let percent)): "\(percent)% more"
        case .rise(.amount(let amount, let unit)):
            "\(words(for: amount, figure.monthly)) more a \(noun(unit))"
        case .rise: "That"
        }
    }

    private func words(for amount: SpokenAmount, _ other: Money) -> String {
        money(amount.money(default: other.currency) ?? other)
    }

    func goal(_ figure: GoalFigure?) -> String {
        guard let figure else {
            return "There is too little history to tell: I need at least three whole months."
        }
        let months = words(for: figure.period)
        let needed = figure.deadline.map { deadline in
            "It takes \(money(deadline.monthly)) a month to put \(money(figure.target)) by "
                + "until \(date(deadline.day)). "
        }
        guard figure.monthlyLeft.isPositive else {
            let more = money(figure.monthlyLeft.positive)
            let spent =
                figure.monthlyLeft.minorUnits == 0
                ? "as much as came in" : "\(more) a month more than came in"
            return (needed ?? "") + "On average you spent \(spent)\(months): at that pace "
                + "nothing is put by."
        }
        let pace = "\(money(figure.monthlyLeft)) a month"
        guard let needed, let deadline = figure.deadline else {
            guard let reached = figure.reached else {
                return "More than fifty years: on average \(pace) was left\(months)."
            }
            return "\(span(reached.dayCount)), until around \(date(reached.day)): on average "
                + "\(pace) was left\(months)."
        }
        let than =
            deadline.monthly == figure.monthlyLeft
            ? "as much as" : deadline.monthly > figure.monthlyLeft ? "more than" : "less than"
        let then =
            figure.reached.map { ": at that pace you would have it around \(date($0.day))" } ?? ""
        return needed + "That is \(than) the \(pace) that was left on average\(months)\(then)."
    }

    /// How long an amount takes that so much is put by for at a time.
    func saving(_ figure: SavingFigure) -> String {
        let plan = figure.plan
        func span(_ count: Int) -> String {
            self.count(count, noun(plan.unit), noun(plan.unit) + "s")
        }
        func month(_ day: Day) -> String { words(for: day.month.interval) }
        let whole = figure.fromStart
        let start = plan.start.map(money) ?? "nothing"
        let sentence =
            "At \(money(plan.amount)) a \(noun(plan.unit)), \(money(plan.target)) takes "
            + "\(span(whole.count)) counted from \(start): you would have it\(month(whole.day))."
        guard let saved = figure.saved, saved.isPositive, let rest = figure.fromSaved else {
            return sentence
        }
        let names = list(figure.accounts.map { "“\($0)”" }, "and")
        let held =
            " \(names) \(figure.accounts.count > 1 ? "hold" : "holds") \(money(saved)) already: "
        return sentence + held
            + (rest.count == 0
                ? "that is enough." : "with that it takes \(span(rest.count)),\(month(rest.day)).")
    }

    /// "About 4.5 months".
    private func span(_ dayCount: Int) -> String {
        switch dayCount {
        case ..<60: "About \(count(dayCount, "day", "days"))"
        case ..<730: "About \(Rate(dayCount * 12, per: 365).text(point: ".")) months"
        default: "About \(Rate(dayCount, per: 365).text(point: ".")) years"
        }
    }

    func leftover(_ figure: LeftoverFigure?) -> String {
        guard let figure else { return "There is too little history: I need a whole month." }
        func words(_ left: Money) -> String {
            left.minorUnits < 0 ? "\(money(left.positive)) is missing" : "\(money(left)) is left"
        }
        return
            "On average \(money(figure.income)) a month came in\(self.words(for: figure.period)). "
            + "What comes back (bills, rent, subscriptions) takes \(money(figure.committed)) a month: "
            + "\(words(figure.left(after: figure.committed))). After all spending, "
            + "\(words(figure.left(after: figure.spending)))."
            + (figure.moved.map { " \(money($0)) a month goes into savings." } ?? "")
    }

    func charges(_ lines: [ChargeLine], _ filter: TransactionFilter) -> String {
        var days = filter
        days.direction = nil
        guard !lines.isEmpty else { return "I can’t find any payment\(scope(days))." }
        let heading =
            (lines.count == 1 ? "There was one payment" : "There were \(lines.count) payments")
            + "\(scope(days)):"
        return
            ([heading]
            + lines.map { line in
                let rhythm =
                    line.recurrence.map { "comes back " + words(for: $0) } ?? "does not come back"
                return "\(self.line(line.transaction)) (\(word(for: line.category)), \(rhythm))"
            }).joined(separator: "\n")
    }
}
