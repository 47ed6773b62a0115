internal import Dialogue
internal import Insights
internal import Primitives
internal import Understanding
internal import Wallet

/// What spending less saves, what putting something by takes, and what is left of a month.
extension WalletHistory {
    /// What spending less would save, from the mean of the last twelve whole months; stopping a
    /// subscription saves what it costs now.
    func cut(
        _ said: TransactionFilter, by reduction: Reduction, of own: [WalletView.Recurring],
        today: Day
    ) throws(WalletError) -> Answer {
        var filter = try spelled(said)
        let reduction = reduction.possible
        // What no label names is no kind of spending as a whole.
        guard filter.unnamedTheme == nil, filter.unnamedPart == nil else {
            let none = Money.zero(currency)
            return .cut(
                CutFigure(monthly: none, monthlySaving: none, yearlySaving: none), said,
                by: reduction)
        }
        let known = try knownDays(upTo: today)
        let months = known?.units(.month, in: nil) ?? []
        let monthly: Money
        if reduction == .all, let price = try price(of: filter, own, today: today) {
            monthly = price.monthly
            (filter.counterparty, filter.otherNames) = (
                price.names.first, Array(price.names.dropFirst())
            )
        } else if reduction.isRise, let bill = try bill(of: filter, own, today: today) {
            monthly = bill
        } else {
            let mean =
                months.isEmpty
                ? try analysis(filter, upTo: today)?.categories.first?.perMonth
                : Self.average(try sums(filter, in: months), .mean, currency)
            monthly = mean ?? .zero(currency)
            filter.period = known?.asked(nil)
            if let first = months.first {
                filter.period = DayInterval(start: first.start, end: months.last?.end)
            }
        }
        let share = reduction.share(of: monthly)
        func saving(_ count: Double) -> Money {
            Money(estimate: count * monthly.estimate * share, currency: currency)
                ?? .zero(currency)
        }
        return .cut(
            CutFigure(monthly: monthly, monthlySaving: saving(1), yearlySaving: saving(12)),
            filter, by: reduction)
    }

    /// What the payments and the subscriptions of names cost a month now, those of the wallet's own
    /// by their names; nil where one of them does not.
    private func price(
        of filter: TransactionFilter, _ own: [WalletView.Recurring], today: Day
    ) throws(WalletError) -> (monthly: Money, names: [String])? {
        let said = filter.names.isEmpty ? filter.theme.map { [$0.rawValue] } ?? [] : filter.names
        guard !said.isEmpty else { return nil }
        let subscriptions = try analysis(TransactionFilter(), upTo: today)?.recurring.filter {
            $0.category == .subscriptions && $0.amount.minorUnits < 0
        }
        var (yearly, names) = (0.0, [String]())
        for name in said {
            let paid = Self.payments(own, called: name)
            if !paid.isEmpty {
                yearly += paid.compactMap { $0.frequency?.yearly($0.amount)?.estimate }
                    .reduce(0, +)
                names += paid.map(\.name)
                continue
            }
            // Of several, one that is no subscription is told by what was spent.
            let known = Self.matches(of: name, among: Set((subscriptions ?? []).map(\.name)))
            guard !known.isEmpty else { return nil }
            let meant = (subscriptions ?? []).filter { known.contains($0.name) }
            yearly += meant.reduce(0) { $0 + $1.yearlyAmount.estimate }
            names.append(name)
        }
        return Money(estimate: yearly / 12, currency: currency).map { ($0, names) }
    }

    /// Those of the wallet's own payments that run which a name means, else those that are for what
    /// it calls.
    private static func payments(
        _ own: [WalletView.Recurring], called name: String
    ) -> [WalletView.Recurring] {
        let running = own.filter { !$0.isPaused && $0.frequency != nil }
        let named = matches(of: name, among: Set(running.map(\.name)))
        guard named.isEmpty,
            let theme = SpendingTheme(rawValue: name) ?? SpendingTheme(called: name)
        else { return running.filter { named.contains($0.name) } }
        return running.filter { theme.isNamed(by: $0.name.foldedWordParts) }
    }

    /// What something that comes back costs a month now, what the wallet pays among it; nil where
    /// nothing of it comes back.
    private func bill(
        of filter: TransactionFilter, _ own: [WalletView.Recurring], today: Day
    ) throws(WalletError) -> Money? {
        if filter.areWages {
            let wages = try analysis(TransactionFilter(), upTo: today).flatMap(Self.wages)
            return wages.flatMap {
                Money(estimate: $0.yearlyAmount.estimate / 12, currency: currency)
            }
        }
        var kind = RecurringKind()
        (kind.name, kind.theme) = (filter.counterparty, filter.theme)
        if kind.name == nil, kind.theme == nil {
            guard let category = filter.category, category.isOfBills else { return nil }
            kind.category = category
        }
        let paid = try recurring(own, kind, today: today).own.compactMap { payment in
            payment.frequency.flatMap { $0.yearly(payment.amount) }
        }
        let lines = Set(try matching(filter).map { String($0.entry) })
        let collected = try analysis(TransactionFilter(), upTo: today)?.recurring.filter {
            $0.status == .active && $0.amount.minorUnits < 0 && $0.category != .savings
                && $0.transactions.last.map(lines.contains) == true
        }
        let yearly = paid + (collected ?? []).map(\.yearlyAmount)
        guard !yearly.isEmpty, let total = try? Money.sum(of: yearly, in: currency) else {
            return nil
        }
        return Money(estimate: total.estimate / 12, currency: currency)
    }

    /// How long an amount takes that so much is put by for at a time, also from what the savings
    /// accounts hold.
    func saving(_ plan: SavingPlan, today: Day) throws(WalletError) -> Answer {
        var saved: Money?
        var names: [String] = []
        // What is said to be there may be what an account holds.
        guard plan.start == nil else {
            return .saving(SavingFigure(plan, on: today, saved: nil, accounts: []))
        }
        for other in try wallet.accounts()
        where other.currency == currency && OwnAccount.areSavings(other.name) {
            guard let held = try held(by: other.name) else { continue }
            saved = try? (saved ?? .zero(currency)).adding(held.sum)
            names.append(other.name)
        }
        return .saving(SavingFigure(plan, on: today, saved: saved, accounts: names))
    }

    /// What putting an amount by takes, as reports reckon goals.
    func goal(_ amount: Money, by day: Day?, today: Day) throws(WalletError) -> Answer {
        let goal = SavingsGoal(name: "goal", target: amount, by: day)
        guard let analysis = try analysis(TransactionFilter(), upTo: today),
            let course = try? analysis.courses(of: [goal], on: today).first,
            let period = course.months.days
        else { return .goal(nil) }
        let deadline = day.flatMap { day in
            course.monthlyNeeded.map { GoalFigure.Deadline(day: day, monthly: $0) }
        }
        return .goal(
            GoalFigure(
                target: course.target, monthlyLeft: course.monthlySaved, period: period,
                deadline: deadline,
                reached: course.reached.map { .init(day: $0, dayCount: $0.number - today.number) }))
    }

    /// What is left of a month once what comes back is paid, and once all that is spent is.
    func leftover(today: Day) throws(WalletError) -> Answer {
        guard let analysis = try analysis(TransactionFilter(), upTo: today) else {
            return .leftover(nil)
        }
        let year = Array(analysis.completeMonths.suffix(12))
        guard let period = year.map(\.month).days,
            let income = Self.average(year.map(\.income), .mean, currency),
            let spending = Self.average(year.map(\.spending), .mean, currency)
        else { return .leftover(nil) }
        var savings = TransactionFilter(period: period)
        savings.category = .savings
        let months = year.map(\.month.interval)
        let moved = Self.average(try sums(savings, in: months), .mean, currency)
        return .leftover(
            LeftoverFigure(
                income: income, committed: analysis.household.committed, spending: spending,
                period: period, moved: moved.flatMap { $0.isPositive ? $0 : nil }))
    }
}

extension [Month] {
    /// The days from the first to the last of them; nil of none.
    fileprivate var days: DayInterval? {
        guard let first, let last else { return nil }
        return DayInterval(start: first.first, end: last.adding(months: 1).first)
    }
}

extension SpendingCategory {
    /// Whether it is of bills and the like, which come back at their price, rather than of what is
    /// bought as it is needed.
    fileprivate var isOfBills: Bool {
        switch self {
        case .housing, .utilities, .subscriptions, .fees, .education: true
        case .groceries, .restaurants, .transport, .health, .shopping, .entertainment, .travel,
            .income, .transfers, .savings, .other:
            false
        }
    }
}

extension Reduction {
    fileprivate var isRise: Bool {
        if case .rise = self { return true }
        return false
    }

    /// The same, but that no more falls away than there is.
    fileprivate var possible: Reduction {
        guard case .percent(let percent) = self, percent >= 100 else { return self }
        return .all
    }

    /// The share of what is spent in a month that falls away, in 0...1; less than 0 of a rise.
    fileprivate func share(of monthly: Money) -> Double {
        func part(_ amount: SpokenAmount, _ unit: AverageUnit) -> Double {
            let estimate = amount.money(default: monthly.currency)?.estimate ?? 0
            return monthly.isPositive ? estimate * unit.timesAMonth / monthly.estimate : 0
        }
        switch self {
        case .rise(.amount(let amount, let unit)): return -part(amount, unit)
        case .rise(.target(let amount, let unit)): return 1 - part(amount, unit)
        case .rise(let reduction): return -reduction.share(of: monthly)
        case .percent(let percent): return Double(percent) / 100
        case .part(let count): return 1 / Double(max(1, count))
        case .amount(let amount, let unit): return min(1, part(amount, unit))
        case .target(let amount, let unit): return 1 - min(1, part(amount, unit))
        case .all: return 1
        }
    }
}

extension AverageUnit {
    /// How often it comes in a month on average; a payment is taken for a month's.
    fileprivate var timesAMonth: Double {
        switch self {
        case .day: 365.25 / 12
        case .week: 365.25 / 7 / 12
        case .month, .payment: 1
        case .quarter: 1 / 3
        case .year: 1 / 12
        }
    }
}
