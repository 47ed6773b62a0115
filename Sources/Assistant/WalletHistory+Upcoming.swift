internal import Dialogue
internal import Entities
internal import Insights
internal import Primitives
internal import TextProcessing
internal import Wallet

/// What is paid and received in days to come.
extension WalletHistory {
    /// What is still to be paid: what the wallet pays, and what others collect.
    func upcoming(_ question: BalanceQuestion, today: Day) throws(WalletError) -> Answer {
        let analysis = try analysis(TransactionFilter(), upTo: today)
        let payday = analysis.flatMap { Self.payday(in: $0, after: today) }
        let last = question.day ?? payday?.adding(days: -1) ?? question.otherwise
        let days = DayInterval(start: question.start ?? today, end: last.adding(days: 1))
        let isIncome = question.topic == .income
        let payments =
            isIncome
            ? expected(in: days, analysis?.recurring ?? [], today: today) { $0.isPositive }
                .sorted { $0.day < $1.day }
            : try upcoming(in: days, question.dues, besides: analysis, today: today)
        guard let total = try? Money.sum(of: payments.map(\.amount), in: currency) else {
            throw .overflow
        }
        return .upcoming(
            payments, total: total, in: days, isIncome: isIncome,
            isLater: days.start.map { $0 > today.adding(days: 1) } ?? false)
    }

    /// What is owed with what is due besides the bills in days to come.
    func owed(
        _ debts: Debts, besides question: BalanceQuestion, today: Day
    ) throws(WalletError) -> Debts {
        guard case .upcoming(let payments, _, let days, _, _) = try upcoming(question, today: today)
        else { return debts }
        var debts = debts
        debts.end = days.end?.adding(days: -1)
        var bills = debts.bills
        debts.dues = payments.filter { payment in
            let own = bills.firstIndex {
                $0.merchant == payment.name && $0.amount == payment.amount
            }
            guard let own else { return true }
            bills.remove(at: own)
            return false
        }
        guard let total = try? Money.sum(of: [debts.total] + debts.dues.map(\.amount), in: currency)
        else { throw .overflow }
        debts.total = total
        return debts
    }

    /// When what a filter is about is paid next, or received where it is wages.
    func nextPayment(
        _ filter: TransactionFilter, _ said: Set<String>, _ dues: [WalletView.Recurring],
        today: Day
    ) throws(WalletError) -> Answer {
        let analysis = try analysis(TransactionFilter(), upTo: today)
        if filter.areWages {
            let wages = analysis.flatMap { Self.wages(in: $0) }?.expected(from: today)
            return .nextPayment(
                wages.map { .init(name: $0.name, amount: $0.amount, day: $0.next) }, filter)
        }
        let year = DayInterval(start: today, end: today.adding(days: 400))
        var payments = try upcoming(in: year, dues, besides: analysis, today: today)
        let names =
            filter.counterparty.map { Self.matches(of: $0, among: Set(payments.map(\.name))) } ?? []
        if !names.isEmpty || filter.category == nil && filter.counterparty != nil {
            payments = payments.filter { names.contains($0.name) }
        } else if let category = filter.category {
            let kinds = Dictionary(
                (analysis?.recurring ?? []).map { ($0.name, $0.category) },
                uniquingKeysWith: { first, _ in first })
            payments = payments.filter { kinds[$0.name] == category }
        }
        // Of those of a kind, one that is named.
        let named = payments.filter { payment in
            payment.name.foldedForComparison.split { !$0.isLetter }
                .contains { $0.count > 3 && said.contains(String($0)) }
        }
        if !named.isEmpty { payments = named }
        return .nextPayment(payments.first, filter)
    }

    /// The payments of days to come, the next first: the wallet's own, and those an analysis
    /// expects besides, but for what is put by.
    func upcoming(
        in days: DayInterval, _ dues: [WalletView.Recurring], besides analysis: SpendingAnalysis?,
        today: Day
    ) throws(WalletError) -> [UpcomingPayment] {
        guard let end = days.end else { return [] }
        let own = dues.filter { $0.amount.currency == currency }.flatMap { payment in
            payment.days(from: today, before: end).filter(days.contains).map {
                UpcomingPayment(name: payment.name, amount: payment.amount, day: $0)
            }
        }
        let stopped = try stopped(among: analysis?.recurring ?? [])
        let others = found(analysis?.recurring ?? [], besides: dues).others.filter { payment in
            payment.category != .savings && !stopped.contains(payment.id)
        }
        let collected = expected(in: days, others, today: today) { $0.minorUnits < 0 }
        return (own + collected).sorted { ($0.day, $0.name) < ($1.day, $1.name) }
    }

    /// What is expected of series whose amount passes a test.
    private func expected(
        in days: DayInterval, _ recurring: [RecurringPayment], today: Day,
        where isMeant: (Money) -> Bool
    ) -> [UpcomingPayment] {
        // What comes today and is booked already is expected no more.
        let rest = DayInterval(start: max(days.start ?? today, today), end: days.end)
        return recurring.filter { isMeant($0.amount) }.flatMap { payment in
            let amount = payment.amount
            let size = amount.isPositive ? amount : (try? amount.negated()) ?? amount
            return payment.dates(in: rest).map {
                UpcomingPayment(name: payment.name, amount: size, day: $0)
            }
        }
    }

    /// The wages: the greatest income that comes back.
    static func wages(in analysis: SpendingAnalysis) -> RecurringPayment? {
        analysis.recurring.filter { $0.amount.isPositive && $0.category == .income }
            .max { $0.yearlyAmount.minorUnits < $1.yearlyAmount.minorUnits }
    }

    /// The next day wages are expected on.
    static func payday(in analysis: SpendingAnalysis, after today: Day) -> Day? {
        wages(in: analysis)?.expected(from: today.adding(days: 1)).next
    }

    /// The identifiers of those payments that came back which the wallet made and was told to make
    /// no more: as much to the same payee.
    func stopped(among recurring: [RecurringPayment]) throws(WalletError) -> Set<String> {
        let orders = try wallet.orders(.cancelled).filter { $0.terms.recurrence != nil }
        guard !orders.isEmpty else { return [] }
        let matcher = ContactMatcher(
            orders.map { .init(id: $0.id.rawValue, names: [$0.counterpartyName]) })
        let stopped = recurring.filter { payment in
            matcher.matches(for: payment.name).contains { match in
                orders.contains { order in
                    let (told, due) = (order.terms.amount, payment.amount)
                    return order.id.rawValue == match.id && due.minorUnits < 0
                        && told.currency == due.currency
                        && told.minorUnits.magnitude == due.minorUnits.magnitude
                }
            }
        }
        return Set(stopped.map(\.id))
    }

    /// The payments that come back which the wallet makes itself, and those that others collect.
    func found(
        _ recurring: [RecurringPayment], besides own: [WalletView.Recurring]
    ) -> (own: [RecurringPayment], others: [RecurringPayment]) {
        let matcher = ContactMatcher(own.map { .init(id: $0.id, names: [$0.name]) })
        let isOwn = { (payment: RecurringPayment) in
            payment.amount.minorUnits < 0 && !matcher.matches(for: payment.name).isEmpty
        }
        return (recurring.filter(isOwn), recurring.filter { !isOwn($0) })
    }
}
