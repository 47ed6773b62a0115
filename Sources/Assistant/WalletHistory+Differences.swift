internal import Dialogue
internal import Insights
internal import Primitives
internal import Understanding
internal import Wallet

/// Where an amount stands among what is usual, and what makes the difference between two times.
extension WalletHistory {
    /// Where an amount stands among the last twelve units of time that are whole, or what the month
    /// asked about comes to among the others; nil below two of those.
    func standing(
        _ said: SpokenAmount?, _ unit: AverageUnit, _ filter: inout TransactionFilter,
        _ known: KnownDays, _ today: Day
    ) throws(WalletError) -> Finding? {
        var amount = said.flatMap { $0.money(default: currency) }
        var units = known.units(unit, in: nil)
        if said == nil {
            let month = filter.period?.wholeMonth ?? known.latestMonth
            guard known.wholeMonths.contains(month) else { return try usual(&filter, known, today) }
            filter.period = month.interval
            amount = try spending(filter).amount
            units = units.filter { $0.start?.month != month }
        }
        guard let amount, amount.currency == currency, units.count > 1 else { return nil }
        filter.period = DayInterval(start: units.first?.start, end: units.last?.end)
        let sums = try sums(filter, in: units).sorted { $0.minorUnits < $1.minorUnits }
        // Beside nothing that was ever spent no amount is usual.
        guard let mean = Self.average(sums, .mean, currency), let least = sums.first,
            let most = sums.last, most.isPositive
        else { return nil }
        return .standing(
            StandingFigure(
                amount, mean: mean, least: least, most: most,
                greaterCount: sums.count { $0.minorUnits > amount.minorUnits },
                smallerCount: sums.count { $0.minorUnits < amount.minorUnits },
                count: sums.count), per: unit)
    }

    /// What makes the difference between the days of a filter and others, the later of them beside
    /// the earlier, or between a month and the mean of the others; nil where nothing is known of
    /// the others.
    func difference(
        from said: DayInterval?, _ filter: inout TransactionFilter, _ known: KnownDays
    ) throws(WalletError) -> Finding? {
        guard let said else { return try differenceFromMean(&filter, known) }
        let meant = known.latest(filter, said)
        var days = known.comparable(meant.asked, meant.other)
        if let first = days.asked.start, let second = days.other.start, first < second {
            days = (asked: days.other, other: days.asked)
        }
        filter.period = days.asked
        let grouping = Self.grouping(of: filter)
        let later = try Side(of: self, filter, by: grouping)
        var beside = filter
        beside.period = days.other
        let earlier = try Side(of: self, beside, by: grouping)
        return .difference(
            try difference(of: later, from: earlier, filter, .days(days.other), monthCount: 1))
    }

    private func differenceFromMean(
        _ filter: inout TransactionFilter, _ known: KnownDays
    ) throws(WalletError) -> Finding? {
        let month = filter.period?.wholeMonth ?? known.latestMonth
        let months = known.wholeMonths.suffix(13)
        let others = months.filter { $0 != month }.suffix(12)
        guard let first = others.first, let last = others.last, others.count > 1 else { return nil }
        filter.period = month.interval
        let grouping = Self.grouping(of: filter)
        let later = try Side(of: self, filter, by: grouping)
        var beside = filter
        beside.period = DayInterval(start: first.first, end: last.adding(months: 1).first)
        var earlier = try Side(of: self, beside, by: grouping)
        earlier.lines.removeAll { $0.day.month == month }
        return .difference(
            try difference(
                of: later, from: earlier, filter, .months(others.count), monthCount: others.count))
    }

    /// By what a difference is told: the kinds of spending, of one the shops; of income who paid.
    private static func grouping(of filter: TransactionFilter) -> Grouping {
        let isOfKind =
            filter.category != nil || filter.counterparty != nil || filter.theme != nil
            || filter.part != nil
        return filter.direction == .incoming || isOfKind ? .counterparty : .category
    }

    private func difference(
        of later: Side, from earlier: Side, _ filter: TransactionFilter,
        _ beside: DifferenceFigure.Beside, monthCount: Int
    ) throws(WalletError) -> DifferenceFigure {
        let amount = try total(of: later.lines, filter)
        let sum = try total(of: earlier.lines, filter)
        let other =
            ExactRatio(1, Int64(monthCount))?.applied(to: sum.minorUnits).map {
                Money(minorUnits: $0, currency: currency)
            } ?? sum
        let changes = Self.changes(
            from: try means(of: earlier.lines, by: earlier.keys, filter, monthCount: monthCount),
            to: try means(of: later.lines, by: later.keys, filter, monthCount: 1), in: currency)
        let all = changes.reduce(0.0) { $0 + Double(abs($1.difference)) }
        let parts = changes.filter { Double(abs($0.difference)) > 0.1 * all }.prefix(4)
        // Of an average month none that is less than it has a payment of its own.
        let single = parts.flatMap { part in
            part.difference > 0
                ? later.single(in: part, besides: earlier)
                : monthCount == 1 ? earlier.single(in: part, besides: later) : []
        }
        return DifferenceFigure(
            amount, other: other, beside: beside, parts: Array(parts),
            single: single.prefix(3).map(Self.listed))
    }
}

extension Measure {
    /// The days that others are set beside.
    var otherDays: DayInterval? {
        switch self {
        case .comparison(let other, _), .difference(let other): other
        case .average, .count, .rate, .variety, .days, .extremes, .groups, .share, .trend, .changes,
            .usual, .standing, .sum:
            nil
        }
    }
}

extension KnownDays {
    /// The days of a filter and those beside them; where a month that was not said is not known yet
    /// the last that is, and the one as long before it.
    fileprivate func latest(
        _ filter: TransactionFilter, _ other: DayInterval
    ) -> (asked: DayInterval?, other: DayInterval) {
        guard filter.assumesPeriod, let period = filter.period, isAhead(period),
            let month = period.wholeMonth, let before = other.wholeMonth
        else { return (filter.period, other) }
        let months = before.number - month.number
        return (latestMonth.interval, latestMonth.adding(months: months).interval)
    }
}

/// The payments of one of two times, with what each is counted under and who it went to.
private struct Side {
    var lines: [LedgerLine]
    let keys: [Int64: SpendingGroup.Key]
    private let names: [Int64: SpendingGroup.Key]

    init(
        of history: WalletHistory, _ filter: TransactionFilter, by grouping: Grouping
    ) throws(WalletError) {
        let counted = try history.counted(filter)
        lines = counted.lines
        names = try history.keys(of: lines, in: counted.categories, by: .counterparty)
        keys =
            grouping == .counterparty
            ? names : try history.keys(of: lines, in: counted.categories, by: grouping)
    }

    /// The payments that make at least half of what a group changed by, and are nothing that the
    /// other time has as well: half as much to the same.
    func single(in change: SpendingChange, besides other: Side) -> [LedgerLine] {
        lines.filter { line in
            let size = line.amount.minorUnits.magnitude
            return keys[line.entry] == change.key && !line.isRefund
                && 2 * Double(size) >= Double(change.difference.magnitude)
                && !other.lines.contains { like in
                    other.names[like.entry] == names[line.entry]
                        && 2 * Double(like.amount.minorUnits.magnitude) >= Double(size)
                }
        }.sorted { $0.amount.minorUnits.magnitude > $1.amount.minorUnits.magnitude }
    }
}
