internal import Dialogue
internal import Insights
internal import Primitives
internal import Wallet

extension WalletHistory {
    /// What the payments of a day are, or what came in on it where that is asked for: of one told
    /// by its number alone the last such that anything is known of. Where none was paid in the way
    /// that was said all of the day are told.
    func charges(_ said: TransactionFilter, today: Day) throws(WalletError) -> Answer {
        var filter = said
        filter.direction = said.direction ?? .outgoing
        if said.assumesPeriod, let known = try knownDays(upTo: today) {
            filter.period = known.lastLike(said.period)
        }
        var lines = try matching(filter)
        if lines.isEmpty, filter.means != nil || filter.areWithdrawals {
            (filter.means, filter.areWithdrawals) = (nil, false)
            lines = try matching(filter)
        }
        let categories = try categories(of: lines)
        let analysis = try analysis(TransactionFilter(), upTo: today)
        let series = (analysis?.recurring ?? []) + (analysis?.ended ?? [])
        return .charges(
            lines.map { line in
                ChargeLine(
                    transaction: Self.listed(line), category: categories[line.entry] ?? .other,
                    recurrence: series.first { $0.transactions.contains(String(line.entry)) }?
                        .recurrence)
            }, filter)
    }
}

extension KnownDays {
    /// The last day of the same number in its month of which something is known.
    fileprivate func lastLike(_ period: DayInterval?) -> DayInterval? {
        guard let day = period?.singleDay else { return period }
        let months = (0..<24).lazy.compactMap { day.month.adding(months: -$0).day(day.dayOfMonth) }
        return months.first { $0 <= last && !isAhead($0.interval) }?.interval ?? period
    }
}
