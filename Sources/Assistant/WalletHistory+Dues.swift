internal import Dialogue
internal import Entities
internal import Primitives
internal import Wallet

extension WalletHistory {
    /// What of `dues` falls in the days that a forecast of all spending is of, to firms or people
    /// that nothing went to before: the history knows of all others. The next first.
    func unmet(
        _ dues: [WalletView.Recurring], _ filter: TransactionFilter, today: Day
    ) throws(WalletError) -> [UpcomingPayment] {
        var others = filter
        (others.period, others.beside) = (nil, nil)
        guard let days = filter.period, let end = days.end, others == TransactionFilter() else {
            return []
        }
        let matcher = ContactMatcher(dues.map { .init(id: $0.id, names: [$0.name]) })
        let met = Set(try matching(others).map(\.counterparty)).flatMap(matcher.matches(for:))
        let known = Set(met.map(\.id))
        return dues.filter { due in
            due.amount.currency == currency && !known.contains(due.id)
        }.flatMap { due in
            due.days(from: today, before: end).filter(days.contains).map {
                UpcomingPayment(name: due.name, amount: due.amount, day: $0)
            }
        }.sorted { ($0.day, $0.name) < ($1.day, $1.name) }
    }
}

extension ForecastFigure {
    /// The figure with what is to be paid besides.
    func adding(_ dues: [UpcomingPayment]) throws(WalletError) -> ForecastFigure {
        guard let due = try? Money.sum(of: dues.map(\.amount), in: mean.currency),
            let mean = try? mean.adding(due), let low = try? low.adding(due),
            let high = try? high.adding(due)
        else { throw .overflow }
        return ForecastFigure(
            mean: mean, low: low, high: high, period: period, beside: beside, dues: dues)
    }
}
