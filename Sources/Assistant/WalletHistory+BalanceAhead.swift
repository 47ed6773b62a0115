internal import Dialogue
internal import Insights
internal import Primitives
internal import Statements
internal import Wallet

/// What the accounts that pay for things hold together.
struct HeldBalance {
    /// The accounts.
    var accounts: [WalletAccount] = []
    /// The names of those left out, as their statements say no balance.
    var unbalanced: [String] = []
    var sum: Money
}

extension WalletHistory {
    /// What the balance will be on a day, and whether it falls below zero until then.
    func balanceForecast(
        _ question: BalanceQuestion, today: Day
    ) throws(WalletError) -> Answer {
        let question = try reaching(question, today: today)
        guard let forecast = try expectedBalance(question, today: today) else {
            return try balances(of: question.account, on: nil)
        }
        return .balanceForecast(forecast, question)
    }

    /// The question up to the day that what it is to be behind is paid next, where that is later.
    private func reaching(
        _ question: BalanceQuestion, today: Day
    ) throws(WalletError) -> BalanceQuestion {
        guard let kind = question.behind else { return question }
        var filter = TransactionFilter()
        (filter.category, filter.areWages) = (kind, kind == .income)
        let next = try nextPayment(filter, [], question.dues, today: today)
        guard case .nextPayment(let due?, _) = next else { return question }
        var later = question
        later.day = max(question.day ?? due.day, due.day)
        // What waits for the wages is paid once they are there.
        if filter.areWages { later.start = due.day }
        return later
    }

    /// What is expected of the balance; nil where no statement says it.
    func expectedBalance(
        _ question: BalanceQuestion, today: Day
    ) throws(WalletError) -> BalanceForecast? {
        guard let held = try held(by: question.account) else { return nil }
        let analysis = try analysis(of: held, today)
        let payday = analysis.flatMap { Self.payday(in: $0, after: today) }
        let day = question.day ?? payday?.adding(days: -1) ?? question.otherwise
        let planned = planned(question, today: today, until: day)
        let recurring = analysis?.recurring ?? []
        let own = Set(found(recurring, besides: question.dues).own.map(\.id))
        let course = analysis?.balance(
            until: day, planned: planned,
            replacing: own.union(try stopped(among: recurring)))
        guard let due = try? Money.sum(of: planned.map(\.amount), in: currency),
            let left = try? held.sum.adding(due)
        else { throw .overflow }
        let expected = course?.ahead.first { $0.day == day }
        var forecast = BalanceForecast(
            on: day, expected: expected?.median ?? left,
            spread: expected.map { expected in
                .init(
                    low: expected.low, high: expected.high, overdraft: expected.overdraft,
                    overdrawn: course?.ahead.first { $0.overdraft >= 0.5 }?.day)
            }, current: held.sum)
        let areOnStatements = held.accounts.contains { $0.kind == .mirror }
        forecast.accounts = held.accounts.map(\.name)
        forecast.unbalanced = held.unbalanced
        forecast.lacksPayday = question.day == nil && payday == nil
        forecast.knownUntil = course?.day.flatMap { day in
            areOnStatements && day < today.adding(days: -7) ? day : nil
        }
        if question.topic.isOfAmount, let wanted = question.wanted {
            forecast.reached = course?.ahead.reaching(wanted, isBelow: question.topic == .falling)
        }
        if question.topic == .lowest {
            let ahead = course?.ahead.filter { $0.day <= day && $0.day >= question.start ?? today }
            forecast.lowest = ahead?.min { $0.median.minorUnits < $1.median.minorUnits }.map {
                BalanceForecast.Lowest($0.median, on: $0.day)
            }
        }
        return forecast
    }

    /// Whether the balance bears an amount, what the wallet pays until the month ends, and what
    /// others collect until then.
    func affordable(
        _ amount: Money, dues: [WalletView.Recurring], beyond days: DayInterval?, today: Day
    ) throws(WalletError) -> Answer {
        guard let held = try held(by: nil) else { return try balances(of: nil, on: nil) }
        let rest = DayInterval(start: today, end: today.month.adding(months: 1).first)
        let payments = try upcoming(
            in: rest, dues, besides: analysis(of: held, today), today: today)
        guard let due = try? Money.sum(of: payments.map(\.amount), in: currency),
            let left = try? held.sum.subtracting(amount).subtracting(due)
        else { throw .overflow }
        return .affordable(amount, due: due, left: left, beyond: days)
    }

    /// What one account holds, or the main one, where it was ever used, and those that repeat a
    /// bank's statements; nil where no statement says it.
    func held(by name: String?) throws(WalletError) -> HeldBalance? {
        var held = HeldBalance(sum: .zero(currency))
        let named = try name.map { name throws(WalletError) in try account(named: name) }
        let mirrors = try wallet.accounts().filter { $0.kind == .mirror }
        for other in named.map({ [$0] }) ?? [account] + mirrors where other.currency == currency {
            let lines = try wallet.lines(of: other)
            if named == nil, other == account, lines.isEmpty, !mirrors.isEmpty { continue }
            guard try wallet.statesBalance(of: other, holding: lines.map(\.amount)) else {
                held.unbalanced.append(other.name)
                continue
            }
            held.accounts.append(other)
            guard let sum = try? held.sum.adding(try wallet.balance(of: other)) else {
                throw .overflow
            }
            held.sum = sum
        }
        return held.accounts.isEmpty ? nil : held
    }

    /// The analysis of what accounts did; nil where they did nothing.
    private func analysis(
        of held: HeldBalance, _ today: Day
    ) throws(WalletError) -> SpendingAnalysis? {
        let content = try CategorySorting.content(of: wallet)
        let names = Set(held.accounts.map(\.name))
        return try? SpendingAnalysis(
            of: content.transactions.filter { $0.account.map(names.contains) ?? false },
            closingBalance: held.sum, categorizer: try CategorySorting.categorizer(of: wallet),
            recorded: content.recorded, on: today)
    }

    /// What the wallet pays until a day, and what is supposed to be paid.
    private func planned(
        _ question: BalanceQuestion, today: Day, until day: Day
    ) -> [PlannedPayment] {
        let supposed = question.supposed.flatMap { try? $0.negated() }
        let paid = max(question.start ?? today, today.adding(days: 1))
        let dues = question.dues.filter { $0.amount.currency == currency }
        return dues.flatMap { payment in
            let amount = (try? payment.amount.negated()) ?? payment.amount
            return payment.days(from: today, before: day.adding(days: 1)).map {
                PlannedPayment(on: max($0, today.adding(days: 1)), amount: amount)
            }
        } + (supposed.map { [PlannedPayment(on: paid, amount: $0)] } ?? [])
    }
}

extension [BalanceCourse.Expectation] {
    /// When the balance expected comes to an amount, or falls below it, and stays there; nil where
    /// it never does.
    fileprivate func reaching(_ wanted: Money, isBelow: Bool) -> BalanceForecast.Reach? {
        let holds = { (point: Element) in
            (point.median.minorUnits < wanted.minorUnits) == isBelow
        }
        guard let first = first(where: holds) else { return nil }
        let below = lastIndex { !holds($0) }
        let lasting = below.map { $0 + 1 < endIndex ? self[$0 + 1].day : nil } ?? first.day
        return BalanceForecast.Reach(first: first.day, lasting: lasting)
    }
}
