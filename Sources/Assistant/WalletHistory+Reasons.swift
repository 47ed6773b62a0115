internal import Dialogue
internal import Insights
internal import Primitives
internal import Wallet

extension WalletHistory {
    /// What the answer to a question comes from, of money in where that was asked about, else of
    /// spending: the transactions that weigh most, and what is usual to spend by the complete
    /// months there are besides the one asked about.
    func reasons(for question: Question, today: Day) throws(WalletError) -> Reasons {
        let filter = try known(question.filter, today: today)
        let isIncome = filter.direction == .incoming
        let lines = try counted(filter).lines.filter { $0.day <= today }
        guard let sum = try? Money.sum(of: lines.map(\.amount), in: currency),
            let total = isIncome ? sum : try? sum.negated()
        else { throw .overflow }
        let heaviest = lines.sorted { first, second in
            (second.amount.minorUnits.magnitude, second.entry)
                < (first.amount.minorUnits.magnitude, first.entry)
        }
        let asked = filter.period?.wholeMonth
        let months =
            try analysis(filter, upTo: today)?.months
            .filter { $0.isComplete && $0.month != asked }.map(\.spending) ?? []
        return Reasons(
            filter, total: total, count: lines.count,
            largest: heaviest.prefix(5).map(Self.listed),
            usual: isIncome ? nil : Self.average(months, .median, currency),
            monthCount: months.count)
    }
}

extension Question {
    /// The transactions the answer comes from.
    var filter: TransactionFilter {
        switch self {
        case .balances, .holdings, .balanceHistory, .balanceForecast, .affordable, .upcoming,
            .owed, .goal, .saving, .leftover:
            return TransactionFilter()
        case .nextPayment(let filter, _, _): return filter
        case .price(_, _, let otherwise): return otherwise.filter
        case .recurring:
            var filter = TransactionFilter()
            filter.category = .subscriptions
            return filter
        case .balance(let day, _): return TransactionFilter(period: day.month.interval)
        case .transactions(let filter), .spending(let filter), .saved(let filter, _),
            .anomalies(let filter), .advice(let filter), .measured(_, let filter, _),
            .cut(let filter, _, _), .charges(let filter):
            return filter
        case .forecast(var filter, _):
            filter.period = nil
            return filter
        case .budget(let budget, let days):
            var filter = TransactionFilter(period: days)
            filter.category = budget.category
            return filter
        case .reasons(let question): return question.filter
        }
    }
}
