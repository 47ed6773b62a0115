internal import Dialogue
internal import Insights
internal import Primitives
internal import Understanding
internal import Wallet

/// What was spent or received, and of which of the days asked about nothing is known.
extension WalletHistory {
    /// The sum of spending, with what it is in other currencies.
    func sum(_ filter: TransactionFilter, today: Day) throws(WalletError) -> Answer {
        let figure = try spending(filter)
        return .spending(
            SpendingFigure(
                figure.amount, refunded: figure.refunded, parts: figure.parts,
                others: try otherCurrencies(filter), beginning: try beginning(behind: filter),
                knownUntil: try knownUntil(filter, today: today)),
            filter)
    }

    /// What came in and what was spent, and what was moved to savings.
    func saved(
        _ said: TransactionFilter, _ asked: MeansQuestion?, today: Day
    ) throws(WalletError) -> Answer {
        var filter = try known(said, today: today)
        filter.category = nil
        filter.direction = nil
        let spending = try spending(filter)
        filter.direction = .incoming
        let income = try self.spending(filter)
        filter.direction = nil
        var moved = filter
        moved.category = .savings
        let movedAmount = try self.spending(moved).amount
        return .saved(
            income: income.amount, spending: spending.amount, filter, asked: asked,
            knownUntil: try knownUntil(filter, today: today),
            moved: movedAmount.isPositive ? movedAmount : nil)
    }

    /// The filter with days of which something is known, where none were said: of no days at all
    /// the last twelve months, of the month that runs the last one that statements tell of.
    func known(
        _ said: TransactionFilter, today: Day
    ) throws(WalletError) -> TransactionFilter {
        guard said.assumesPeriod, let known = try knownDays(upTo: today) else { return said }
        var filter = said
        guard let period = said.period else {
            filter.period = known.asked(nil)
            return filter
        }
        if known.isAhead(period), try matching(TransactionFilter(period: period)).isEmpty {
            filter.period = known.latestMonth.interval
        }
        // Of somebody or some kind of which that month tells nothing the last twelve are told.
        guard filter.isOfSome || filter.areWithdrawals, try matching(filter).isEmpty else {
            return filter
        }
        // Where all there is began with that month it is told of that.
        guard let start = filter.period?.start, known.first < start else { return filter }
        filter.period = known.asked(nil)
        return filter
    }

    /// The last day that statements tell of, where it is more than a week before the last of the
    /// days asked about, or was taken for them.
    private func knownUntil(
        _ filter: TransactionFilter, today: Day
    ) throws(WalletError) -> Day? {
        guard let end = try statementsEnd(before: today) else { return nil }
        // A wallet that went on to be used tells of those days itself.
        let later = TransactionFilter(
            period: DayInterval(start: end.adding(days: 1), end: today.adding(days: 1)))
        guard try matching(later).isEmpty else { return nil }
        if filter.assumesPeriod { return end }
        guard let last = filter.period?.end.map({ min($0.adding(days: -1), today) }) else {
            return nil
        }
        return last > end.adding(days: 7) ? end : nil
    }

    /// The day of the first transaction, where it lies behind all days of a filter and there are
    /// statements, which tell of nothing before; a wallet without knows of all there was.
    private func beginning(behind filter: TransactionFilter) throws(WalletError) -> Day? {
        let accounts = try counted()
        guard let end = filter.period?.end, accounts.contains(where: { $0.kind == .mirror }) else {
            return nil
        }
        var first: Day?
        for account in accounts {
            let day = try wallet.lines(of: account).lazy.map(\.day).min()
            first = [first, day].compactMap(\.self).min()
        }
        return first.flatMap { $0 >= end ? $0 : nil }
    }
}
