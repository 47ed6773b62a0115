internal import Primitives
internal import Understanding

extension EnglishReplies {
    /// The answer to a question, and what of the question it does not keep to.
    func text(for answer: Answer) -> String {
        let text = words(for: answer)
        let notes = answer.filter.map(self.notes) ?? []
        return ([text] + notes).joined(separator: text.contains("\n") ? "\n" : " ")
    }

    private func words(for answer: Answer) -> String {
        switch answer {
        case .balance(let balance, nil): "Your balance is \(money(balance))."
        case .balance(let balance, let account?):
            "The balance of “\(account)” is \(money(balance))."
        case .balances(let main, let statements): balances(main, statements)
        case .holdings(let accounts, let total): holdings(accounts, total)
        case .pastBalance(let balance, let day, let account):
            "On \(date(day)) the balance" + (account.map { " of “\($0)”" } ?? "")
                + " was \(money(balance))."
        case .transactions(let lines, let filter, let more): transactions(lines, filter, more)
        case .spending(let figure, let filter):
            spending(figure, filter) + (figure.others.isEmpty ? "" : " " + others(figure))
                + (figure.isUnknown(in: filter) ? "" : ending(figure.knownUntil))
        case .measured(let finding, let filter, _): self.finding(finding, filter)
        case .forecast(nil, _):
            "There is too little history to forecast from: I need at least three months."
        case .forecast(let figure?, let filter) where figure.low == figure.high:
            "I expect spending of \(money(figure.mean))\(scope(filter))."
                + known(figure) + beside(figure, filter)
        case .forecast(let figure?, let filter):
            "I expect spending of \(money(figure.mean))\(scope(filter)), between \(money(figure.low)) "
                + "and \(money(figure.high)) four times out of five." + known(figure)
                + beside(figure, filter)
        case .anomalies(let lines, let filter): anomalies(lines, filter)
        case .oddities(let lines, let filter): oddities(lines, filter)
        case .advice(let lines): advice(lines)
        case .saved(let income, let spending, let filter, let asked, let day, let moved):
            (asked.map { $0.holds(income: income, spending: spending) ? "Yes. " : "No. " } ?? "")
                + saved(income, spending, filter)
                + (moved.map { " \(money($0)) went into savings." } ?? "") + ending(day)
        case .cut(let figure, let filter, let reduction): cut(figure, filter, reduction)
        case .goal(let figure): goal(figure)
        case .saving(let figure): saving(figure)
        case .leftover(let figure): leftover(figure)
        case .charges(let lines, let filter): charges(lines, filter)
        case .supposed(let amount, let left) where left.minorUnits < 0:
            "For \(money(amount)) you would be \(money(left.positive)) short. Nothing was sent."
        case .supposed(let amount, let left):
            "After \(money(amount)) you would have \(money(left)) left. Nothing was sent."
        case .affordable(let amount, let due, let left, let beyond):
            affordable(amount, due, left) + (beyond.map(tooFar) ?? "")
        case .balanceForecast(let forecast, let question): ahead(forecast, question)
        case .balanceHistory(let history, let topic): self.history(history, topic)
        case .upcoming(let payments, let total, let days, let isIncome, let isLater):
            upcoming(payments, total, days, isIncome, isLater)
        case .owed(let debts): owed(debts)
        case .nextPayment(let payment, let filter): next(payment, filter)
        case .reasons(let reasons): self.reasons(reasons)
        case .bills(let bills, let days): self.bills(bills, due: days)
        case .requests(let requests): self.requests(requests)
        case .claims(let requests, let total): claims(requests, total)
        case .recurring(let figure): recurring(figure)
        case .autopay(let autopay): self.autopay(autopay)
        case .budgets(let budgets) where budgets.isEmpty: "None of your budgets is exceeded."
        case .budgets(let budgets):
            budgets.map { budget($0, now($0.period)) }.joined(separator: "\n")
        case .pastBudget(let budget, let days):
            self.budget(budget, String(words(for: days).dropFirst()), isOver: true)
        case .contacts(let contacts): self.contacts(contacts)
        case .loyaltyCards(let cards): loyaltyCards(cards)
        case .loyaltyCard(let card, let operation): loyaltyCard(card, operation)
        case .security(let security, let operation): self.security(security, operation)
        case .staking(let staking, let operation): self.staking(staking, operation)
        }
    }

    /// What of a forecast is to be paid already.
    private func known(_ figure: ForecastFigure) -> String {
        let dues = figure.dues.map { "\($0.name), \(money($0.amount)) on \(date($0.day))" }
        return dues.isEmpty ? "" : "\nThat includes what is already due: " + list(dues, "and") + "."
    }

    /// What was spent in the days that a forecast is set beside.
    private func beside(_ figure: ForecastFigure, _ filter: TransactionFilter) -> String {
        guard let amount = figure.beside, let days = filter.beside else { return "" }
        let verdict = figure.mean > amount ? "More" : "Less"
        let than = figure.mean == amount ? "As much as" : "\(verdict) than"
        return " \(than) the \(money(amount)) you spent\(words(for: days))."
    }

    /// What was paid for, where it is of one kind.
    private func subject(_ filter: TransactionFilter) -> String? {
        if !filter.otherCategories.isEmpty { return list(filter.categories.map(word), "and") }
        return filter.theme.map(word(for:)) ?? filter.part
            ?? filter.spentOn.map { word(for: $0) + unnamed(filter) }
    }

    /// That no label names what was asked about, where that is so.
    private func unnamed(_ filter: TransactionFilter) -> String {
        let said = filter.unnamedTheme.map(word(for:)) ?? filter.unnamedPart
        return said.map { " (no label says “\($0)”)" } ?? ""
    }

    /// Those on the other side; nil where none is meant.
    private func others(_ filter: TransactionFilter) -> String? {
        filter.names.isEmpty ? nil : list(filter.names, "and")
    }

    private func word(for theme: SpendingTheme) -> String {
        switch theme {
        case .fuel: "fuel"
        case .taxes: "taxes"
        case .insurance: "insurance"
        case .councilTax: "council tax"
        case .rent: "rent"
        case .electricity: "electricity"
        case .gas: "gas"
        case .water: "water"
        case .phone: "the phone"
        case .bakery: "bakeries"
        case .butcher: "butchers"
        case .pharmacy: "pharmacies"
        case .cinema: "the cinema"
        case .train: "trains"
        case .taxi: "taxis"
        case .metro: "the tube"
        case .gym: "the gym"
        case .healthInsurance: "health insurance"
        case .coffee: "coffee"
        case .flights: "flights"
        case .hotels: "hotels"
        }
    }

    func scope(_ filter: TransactionFilter) -> String {
        (subject(filter).map { " on \($0)" } ?? "")
            + (others(filter).map { " \(filter.isPerson ? "with" : "at") \($0)" } ?? "")
            + (filter.means.map { " \(words(for: $0))" } ?? "")
            + (filter.areWithdrawals ? " in cash withdrawals" : "")
            + (filter.areRefunds ? " in refunds" : "") + (filter.areWages ? " in wages" : "")
            + (bounds(filter).map { " in transactions \($0)" } ?? "") + left(out: filter)
            + filter.places.map { " \($0.said)" }.joined() + when(filter)
    }

    private func words(for means: PaymentMeans) -> String {
        switch means {
        case .card: "by card"
        case .cheque: "by cheque"
        case .directDebit: "by direct debit"
        case .standingOrder: "by standing order"
        case .transfer: "by transfer"
        }
    }

    /// What a filter leaves out: " without housing and Lidl".
    private func left(out filter: TransactionFilter) -> String { spaced(leftOut(of: filter)) }

    private func leftOut(of filter: TransactionFilter) -> String? {
        let categories = SpendingCategory.allCases.filter(filter.excludedCategories.contains)
        let names =
            categories.map { $0 == .other ? "other spending" : word(for: $0) }
            + SpendingTheme.allCases.filter(filter.excludedThemes.contains).map(word(for:))
            + filter.excludedNames + (filter.excludesWages ? ["wages"] : [])
            + (filter.excludedMeans.map { ["payments \(words(for: $0))"] } ?? [])
        return names.isEmpty ? nil : "without \(list(names, "and"))"
    }

    /// The same, of transactions one by one.
    func listScope(_ filter: TransactionFilter) -> String {
        guard filter.theme == nil, filter.part == nil else { return scope(filter) }
        var others = filter
        (others.category, others.otherCategories) = (nil, [])
        (others.minimum, others.maximum) = (nil, nil)
        return (bounds(filter).map { " \($0)" } ?? "")
            + (filter.category == nil
                ? "" : " under \(list(filter.categories.map(word), "and"))\(unnamed(filter))")
            + scope(others)
    }

    /// The accounts and the days of a filter.
    func when(_ filter: TransactionFilter) -> String {
        let accounts = filter.accounts.map(word)
        return (accounts.isEmpty ? "" : " on \(list(accounts, "and"))")
            + days(filter.weekdays) + (filter.period.map { words(for: $0) } ?? "")
    }

    private func spending(_ figure: SpendingFigure, _ filter: TransactionFilter) -> String {
        let period = when(filter)
        if let beginning = figure.beginning {
            return "I have no transaction\(period): the first is of \(date(beginning))."
        }
        if figure.isUnknown(in: filter), let day = figure.knownUntil {
            return "I have no transaction\(period): your statements end on \(date(day))."
        }
        func sentence(_ verb: String, _ other: String?) -> String {
            let what = figure.amount.minorUnits == 0 ? "nothing" : money(figure.amount)
            return "You \(verb) \(what)" + spaced(other) + period + "."
        }
        if filter.isOfSavings {
            return filter.direction == .incoming
                ? sentence("took", "from savings") : sentence("put", "into savings")
        }
        if filter.areRefunds {
            return sentence("were refunded", nil)
        }
        if filter.direction == .incoming {
            let wages = filter.areWages ? "in wages" : nil
            let source = [others(filter).map { "from \($0)" } ?? wages, leftOut(of: filter)]
            return sentence("received", source.compactMap(\.self).joined(separator: " "))
        }
        if filter.isPerson { return sentence("sent", others(filter).map { "to \($0)" }) }
        guard let refunded = figure.refunded else {
            if figure.amount.minorUnits == 0 { return "You spent nothing\(scope(filter))." }
            return "You spent \(money(figure.amount))\(scope(filter))" + most(figure.parts)
        }
        if figure.amount.minorUnits < 0 {
            return "You were refunded \(money(figure.amount.positive)) more than you spent"
                + "\(scope(filter))."
        }
        return "You spent \(money(figure.amount))\(scope(filter)), "
            + "after \(money(refunded)) of refunds" + most(figure.parts)
    }

    private func others(_ figure: SpendingFigure) -> String {
        "And \(list(figure.others.map(money), "and")) in other currencies."
    }

    private func most(_ parts: [SpendingPart]) -> String {
        guard !parts.isEmpty else { return "." }
        let words = parts.map { "\(word(for: $0.category)) \(money($0.amount))" }
        return ", mostly " + words.joined(separator: ", ") + "."
    }

    private func advice(_ lines: [AdviceLine]) -> String {
        if lines.isEmpty { return "I see no obvious saving in your transactions so far." }
        return lines.map { line in
            switch line.kind {
            case .subscription:
                return
                    "• \(line.subject) costs you \(money(line.yearly)) a year; stopping it saves "
                    + "\(money(line.saving))."
            case .category:
                let name = SpendingCategory(rawValue: line.subject).map(word) ?? line.subject
                let goal = line.target.map { "keeping to \(money($0)) a month" } ?? "a little less"
                return
                    "• You spend \(money(line.yearly)) a year on \(name); \(goal) saves "
                    + "\(money(line.saving)) a year."
            case .fees:
                return "• You pay \(money(line.yearly)) in bank fees a year; avoiding them saves "
                    + "\(money(line.saving)) a year."
            case .overlap:
                return
                    "• \(line.subject) do the same job; keeping one saves \(money(line.saving)) "
                    + "a year."
            case .priceRise:
                let price = line.target.map { " to \(money($0))" } ?? ""
                return
                    "• \(line.subject) went up\(price); renegotiating saves \(money(line.saving)) "
                    + "a year."
            case .duplicate:
                return
                    "• \(line.subject) may have charged \(money(line.saving)) twice; check and ask "
                    + "for it back."
            }
        }.joined(separator: "\n")
    }

    private func saved(_ income: Money, _ spending: Money, _ filter: TransactionFilter) -> String {
        let period = when(filter)
        let flows = "You received \(money(income)) and spent \(money(spending))\(period): "
        guard let left = try? income.subtracting(spending) else { return flows }
        return left.minorUnits < 0
            ? flows + "\(money(left.positive)) more than came in."
            : flows + "\(money(left)) was left, \(left.percentage(of: income))%."
    }

    private func recurring(_ figure: RecurringFigure) -> String {
        let all = figure.own + figure.found
        if figure.kind.areEnded { return ended(figure) }
        if figure.kind.isStill, all.isEmpty, !figure.ended.isEmpty {
            return "No:\n" + ended(figure)
        }
        if figure.kind.isStill, !all.isEmpty {
            return (["Yes:"] + all.map(line)).joined(separator: "\n")
        }
        if all.isEmpty {
            let asked =
                figure.kind.name.map { " to “\($0)”" }
                ?? figure.kind.category.map { " for \(word(for: $0))" }
            return "You have no recurring or scheduled payment\(asked ?? "")."
        }
        if figure.kind.isDearer { return rises(figure, all.count) }
        if let extreme = figure.kind.extreme, let payment = all.ranked(extreme).first {
            let size = extreme == .largest ? "dearest" : "cheapest"
            return (all.count > 1 ? "The \(size) of \(all.count):\n" : "") + line(payment)
        }
        if figure.kind.unit != nil { return total(figure, all.count) }
        if figure.kind.areCounted {
            let all = self.count(all.count, "subscription", "subscriptions")
            let heading = "You have \(all), \(money(figure.total.monthly)) a month in all:"
            return ([heading] + (figure.own + figure.found.ranked(.largest)).map(line))
                .joined(separator: "\n")
        }
        let own = figure.own.map(line)
        if figure.found.count <= 1, figure.kind.isOfSome {
            return (own + figure.found.map(line)).joined(separator: "\n")
        }
        guard !figure.found.isEmpty else { return own.joined(separator: "\n") }
        let found = ["In your statements, \(money(figure.monthly)) a month in all:"]
        return (own + found + figure.found.ranked(.largest).map(line)).joined(separator: "\n")
    }

    /// What became dearer of all that comes back.
    private func ended(_ figure: RecurringFigure) -> String {
        guard !figure.ended.isEmpty else { return "I see no regular payment that has stopped." }
        return figure.ended.map { payment in
            "• \(payment.name): \(money(payment.amount)), last paid on \(date(payment.day))"
        }.joined(separator: "\n")
    }

    private func rises(_ figure: RecurringFigure, _ count: Int) -> String {
        if figure.rises.isEmpty {
            let asked = figure.kind.name.map { "for “\($0)”" }
            let all = self.count(count, "recurring payment", "recurring payments")
            return "I see no price rise \(asked ?? "among \(all)")."
        }
        return figure.rises.map { rise in
            if let months = rise.monthCount {
                return
                    "• \(rise.name): rising little by little, from about \(money(rise.before)) to "
                    + "about \(money(rise.after)) over \(self.count(months, "month", "months"))"
            }
            let more = rise.difference.map { " (\(money($0)) more)" } ?? ""
            return "• \(rise.name): \(money(rise.after)) since \(date(rise.day)), "
                + "\(money(rise.before)) before\(more)"
        }.joined(separator: "\n")
    }

    /// What all that comes back comes to, in the unit asked about and in another.
    private func total(_ figure: RecurringFigure, _ count: Int) -> String {
        guard let unit = figure.kind.unit, let asked = figure.total.asked else { return "" }
        let other =
            unit == .year
            ? "\(money(figure.total.monthly)) a month" : "\(money(figure.total.yearly)) a year"
        let what = figure.kind.isSubscription ? "subscription" : "payment"
        let name = (figure.own + figure.found).first.map { "\($0.name) comes" }
        let these =
            figure.kind.isOfSome && count == 1
            ? name : self.count(count, "\(what) comes", "\(what)s come")
        return "\(these ?? "") to \(money(asked)) "
            + "a \(unit == .payment ? "month" : unit.rawValue), that is \(other)."
    }

    private func line(_ payment: WalletView.Recurring) -> String {
        let rhythm = payment.frequency.map { " \(words(for: $0))" } ?? ""
        let next =
            payment.isPaused ? " (paused)" : payment.next.map { ", next on \(date($0))" } ?? ""
        let last = payment.last.map { ", last on \(date($0))" } ?? ""
        return "• \(payment.name): \(money(payment.amount))\(rhythm)\(next)\(last)"
    }

    private func autopay(_ autopay: WalletView.Autopay) -> String {
        var text = "Auto-pay is \(autopay.isEnabled ? "on" : "off")"
        for limit in autopay.limits {
            text += ", at most \(money(limit.amount)) \(words(for: limit.scope))"
        }
        text += "."
        for (peer, limit) in autopay.peerLimits.sorted(by: { $0.key < $1.key }) {
            text += "\n• \(peer): at most \(money(limit.amount)) \(words(for: limit.scope))"
        }
        for rule in autopay.rules {
            text +=
                "\n• \(rule.peer ?? "Anyone")"
                + (rule.maximum.map { ": up to \(money($0)) a request" } ?? "") + " without asking"
        }
        return text
    }

    private func budget(
        _ budget: WalletView.Budget, _ when: String, isOver: Bool = false
    ) -> String {
        let name = budget.category.map { "The \(attribute($0)) budget" } ?? "The overall budget"
        guard let left = try? budget.limit.subtracting(budget.spent) else { return name }
        let spent = "\(money(budget.spent)) of \(money(budget.limit)) spent \(when)"
        if left.minorUnits < 0, let over = try? left.negated() {
            return "\(name): \(spent), \(money(over)) over."
        }
        return "\(name): \(spent), \(money(left)) \(isOver ? "less than it allows" : "left")."
    }

    private func loyaltyCards(_ cards: [WalletView.LoyaltyCard]) -> String {
        if cards.isEmpty { return "You have no loyalty card yet." }
        return
            (["Your loyalty cards:"]
            + cards.map { "• \($0.name) · \(count($0.points, "point", "points"))" })
            .joined(separator: "\n")
    }

    private func loyaltyCard(_ card: WalletView.LoyaltyCard, _ operation: Operation) -> String {
        switch operation {
        case .points:
            "You have \(count(card.points, "point", "points")) on your “\(card.name)” card."
        case .tier: "Your “\(card.name)” card is at tier \(card.tier)."
        default: "“\(card.name)” card, number \(card.number)."
        }
    }

    private func security(_ security: WalletView.Security, _ operation: Operation) -> String {
        switch operation {
        case .kycStatus:
            return security.identityStatus == "verified"
                ? "Your identity is verified." : "Your identity check is under way."
        case .devices: return "This wallet is open on this device alone."
        default:
            let wallet = security.isLocked ? "locked" : "open"
            return
                "Your card is \(security.isCardFrozen ? "frozen" : "active"), your wallet \(wallet)."
                + limits(security)
        }
    }

    private func limits(_ security: WalletView.Security) -> String {
        let limits = LimitScope.allCases.compactMap { scope in
            security.limits[scope].map { "\(money($0)) \(words(for: scope))" }
        }
        return limits.isEmpty ? "" : " You may pay at most \(list(limits, "and"))."
    }

    private func staking(_ staking: WalletView.Staking, _ operation: Operation) -> String {
        switch operation {
        case .rate: "Staking earns \(rate(staking)) a year."
        case .rewards: "You have \(money(staking.rewards)) of rewards to claim."
        default:
            "You have \(money(staking.staked)) staked and \(money(staking.available)) free, "
                + "at \(rate(staking)) a year."
        }
    }

    private func rate(_ staking: WalletView.Staking) -> String {
        let (whole, rest) = staking.basisPoints.quotientAndRemainder(dividingBy: 100)
        return rest == 0 ? "\(whole)%" : "\(whole).\(rest < 10 ? "0" : "")\(rest)%"
    }
}
