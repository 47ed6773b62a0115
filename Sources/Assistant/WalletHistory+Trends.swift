internal import Dialogue
internal import Insights
internal import Primitives
internal import Wallet

extension WalletHistory {
    /// What a month comes to on average lately beside what it did before; nil where too few whole
    /// months are known.
    func trend(
        _ filter: inout TransactionFilter, _ known: KnownDays
    ) throws(WalletError) -> Finding? {
        guard let course = known.course(of: filter.period) else { return nil }
        let (before, recent) = (course.before, course.recent)
        var whole = filter
        whole.period = DayInterval(start: before.days.start, end: recent.days.end)
        let months = try groups(whole, in: (before + recent).map(\.interval))
        let sums = months.map(\.amount)
        guard let earlier = Self.mean(sums.prefix(before.count), currency),
            let later = Self.mean(sums.suffix(recent.count), currency)
        else { throw .overflow }
        filter.period = recent.days
        if sums.count == 2 { return .comparison(later, with: earlier, in: before.days) }
        return .trend(later, before: earlier, in: before.days, months: months)
    }

    /// What the days of a filter come to beside others, each as far as both are known; nil where
    /// the others are not.
    func comparison(
        with other: DayInterval?, by grouping: Grouping?, _ filter: inout TransactionFilter,
        _ known: KnownDays
    ) throws(WalletError) -> Finding? {
        guard let other else { return nil }
        let days = known.comparable(filter.period, other)
        filter.period = days.asked
        let isCut = other.start.map { $0 < known.first } == true && days.other.start != other.start
        filter.beginning = isCut ? known.first : nil
        var beside = filter
        beside.period = days.other
        var parts: [SpendingChange] = []
        if let grouping {
            parts = Self.changes(
                from: try means(by: grouping, beside, monthCount: 1),
                to: try means(by: grouping, filter, monthCount: 1), in: currency)
        }
        return .comparison(
            try spending(filter).amount, with: try spending(beside).amount, in: days.other,
            by: parts)
    }

    /// What groups changed by, those that did most first.
    static func changes(
        from earlier: [SpendingGroup.Key: Money], to later: [SpendingGroup.Key: Money],
        in currency: Currency
    ) -> [SpendingChange] {
        let zero = Money.zero(currency)
        return Set(earlier.keys).union(later.keys).map { key in
            SpendingChange(key, later[key] ?? zero, before: earlier[key] ?? zero)
        }.sorted { first, second in
            let sizes = (abs(first.difference), abs(second.difference))
            return sizes.0 == sizes.1
                ? String(describing: first.key) < String(describing: second.key)
                : sizes.0 > sizes.1
        }
    }

    /// The groups of which a month comes to more on average lately than before, or to less.
    func changes(
        by grouping: Grouping, _ order: GroupOrder, _ filter: inout TransactionFilter,
        _ known: KnownDays
    ) throws(WalletError) -> Finding? {
        if let other = filter.beside {
            return try changes(by: grouping, order, &filter, beside: other, known)
        }
        guard let course = known.course(of: filter.period) else { return nil }
        var before = filter
        before.period = course.before.days
        filter.period = course.recent.days
        let earlier = try means(by: grouping, before, monthCount: course.before.count)
        let later = try means(by: grouping, filter, monthCount: course.recent.count)
        return changes(
            from: earlier, to: later, by: grouping, order, filter, before: course.before.days)
    }

    /// The same beside days that are said, each as far as both are known.
    private func changes(
        by grouping: Grouping, _ order: GroupOrder, _ filter: inout TransactionFilter,
        beside other: DayInterval, _ known: KnownDays
    ) throws(WalletError) -> Finding? {
        let days = known.comparable(filter.period, other)
        (filter.period, filter.beside) = (days.asked, nil)
        var before = filter
        before.period = days.other
        let months = max(1, ((days.asked.dayCount ?? 30) + 15) / 30)
        return changes(
            from: try means(by: grouping, before, monthCount: months),
            to: try means(by: grouping, filter, monthCount: months), by: grouping, order, filter,
            before: days.other)
    }

    /// The groups that come to more than before, or to less, those that changed most first.
    private func changes(
        from earlier: [SpendingGroup.Key: Money], to later: [SpendingGroup.Key: Money],
        by grouping: Grouping, _ order: GroupOrder, _ filter: TransactionFilter,
        before days: DayInterval
    ) -> Finding {
        let isMore = order != .least
        let changes = Self.changes(from: earlier, to: later, in: currency)
            .filter { isMore ? $0.difference > 0 : $0.difference < 0 }
        return .changes(
            Array(changes.prefix(filter.limit ?? 5)), grouping, isMore ? .most : .least,
            before: days)
    }

    /// What each group comes to in a month on average.
    private func means(
        by grouping: Grouping, _ filter: TransactionFilter, monthCount: Int
    ) throws(WalletError) -> [SpendingGroup.Key: Money] {
        let (lines, categories) = try counted(filter)
        let keys = try keys(of: lines, in: categories, by: grouping)
        return try means(of: lines, by: keys, filter, monthCount: monthCount)
    }

    /// What lines come to in a month on average by the key of each.
    func means(
        of lines: [LedgerLine], by keys: [Int64: SpendingGroup.Key], _ filter: TransactionFilter,
        monthCount: Int
    ) throws(WalletError) -> [SpendingGroup.Key: Money] {
        var lists: [SpendingGroup.Key: [LedgerLine]] = [:]
        for line in lines {
            if let key = keys[line.entry] { lists[key, default: []].append(line) }
        }
        var means: [SpendingGroup.Key: Money] = [:]
        for (key, lines) in lists {
            let sum = try total(of: lines, filter)
            means[key] = ExactRatio(1, Int64(monthCount))?.applied(to: sum.minorUnits).map {
                Money(minorUnits: $0, currency: currency)
            }
        }
        return means
    }

    private static func mean(_ sums: ArraySlice<Money>, _ currency: Currency) -> Money? {
        average(Array(sums), .mean, currency)
    }
}

extension [Month] {
    /// Their days, where they follow each other.
    fileprivate var days: DayInterval {
        DayInterval(start: first?.first, end: last?.adding(months: 1).first)
    }
}

extension KnownDays {
    /// Whole months, and whole months to set beside them.
    struct Course {
        let before: [Month]
        let recent: [Month]
    }

    /// The months that show which way things go: of a month it and the one before, of a year its
    /// whole months and the same of the year before, of other days their second half and their
    /// first. Where none were asked about the last three and, so that no season looks like a trend,
    /// the same a year before, or the three before where those are not known.
    func course(of period: DayInterval?) -> Course? {
        let whole = wholeMonths
        // Of "the last 12 months" the latest that are whole are meant, however many days of the
        // month that runs are among them.
        let rolling = period?.rollingMonths.map { months in
            Array(whole.filter { period?.contains($0.last) == true }.suffix(months.count))
        }
        let asked =
            rolling
            ?? whole.filter { month in
                period.map { $0.contains(month.first) && $0.contains(month.last) } ?? true
            }
        let isOfOne = period?.wholeMonth != nil
        if isOfOne || period?.wholeYear != nil || period == nil {
            let recent = period == nil ? asked.suffix(min(3, asked.count / 2)) : asked[...]
            let back = isOfOne ? -1 : -12
            let known = recent.filter { whole.contains($0.adding(months: back)) }
            let isAll = period != nil || known.count == recent.count
            if isAll, !known.isEmpty {
                return Course(
                    before: known.map { $0.adding(months: back) }, recent: Array(known))
            }
        }
        let count = min(period == nil ? 3 : 12, asked.count / 2)
        guard count > 0 else { return nil }
        return Course(
            before: Array(asked.dropLast(count).suffix(count)), recent: asked.suffix(count))
    }

    /// The known days of two periods that are set beside each other: of the same days of other
    /// months or years as far as both are known, as what is not over is no less than what is.
    func comparable(
        _ asked: DayInterval?, _ other: DayInterval
    ) -> (asked: DayInterval, other: DayInterval) {
        guard let asked, let first = asked.start, let second = other.start,
            case let months = second.month.number - first.month.number,
            asked.adding(months: months) == other
        else { return (self.asked(asked), self.asked(other)) }
        let known = (asked: self.known(ofUnit: asked), other: self.known(ofUnit: other))
        let shifted = known.other.adding(months: -months)
        guard let start = [known.asked.start, shifted.start].compactMap(\.self).max(),
            let end = [known.asked.end, shifted.end].compactMap(\.self).min(), start < end
        else { return known }
        let common = DayInterval(start: start, end: end)
        return (common, common.adding(months: months))
    }
}

extension DayInterval {
    /// The same days so many months later.
    fileprivate func adding(months: Int) -> DayInterval {
        DayInterval(start: start?.adding(months: months), end: end?.adding(months: months))
    }
}
