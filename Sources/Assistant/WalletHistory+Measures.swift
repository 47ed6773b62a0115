internal import Dialogue
internal import Insights
internal import Primitives
internal import Statements
internal import Understanding
internal import Wallet

extension WalletHistory {
    /// What a measure of the transactions that a filter lets through comes to. Where no days were
    /// asked about it is of the last twelve months; the answer's filter says which days it is of.
    ///
    /// Days before the first transaction there is, whatever it is, and days to come are no part of
    /// any measure: nothing is known of them, which is not the same as nothing spent.
    func measured(
        _ measure: Measure, _ filter: TransactionFilter, by intent: Intent, today: Day
    ) throws(WalletError) -> Answer {
        guard let known = try knownDays(upTo: today) else {
            return .spending(SpendingFigure(.zero(currency)), filter)
        }
        if let period = filter.period, known.isAhead(period), !filter.assumesPeriod {
            return try sum(filter, today: today)
        }
        // Beside days of which nothing is known nothing is more or less.
        if let other = measure.otherDays, known.tellsNothing(of: other) {
            var beside = filter
            beside.period = other
            return try sum(beside, today: today)
        }
        let finding: Finding?
        var filter = filter
        switch measure {
        case .average(let average, let unit):
            finding = try averaged(
                average, unit ?? Self.usualUnit(filter.period), &filter, known)
        case .count:
            filter.period = known.asked(filter.period)
            let lines =
                filter.means == .transfer ? try transfers(filter) : try weighed(filter)
            finding = .count(lines.count, total: try total(of: lines, filter))
        case .rate(let unit): finding = try rate(unit, &filter, known)
        case .variety(let grouping):
            filter.period = known.asked(filter.period)
            let (lines, categories) = try counted(filter)
            let keys = try keys(of: lines, in: categories, by: grouping)
            finding = .variety(Set(keys.values).count, grouping)
        case .days(let kind):
            filter.period = known.asked(filter.period)
            finding = try days(kind, filter)
        case .extremes(let extreme, let count):
            filter.period = known.asked(filter.period)
            let lines = try weighed(filter).sorted { $0.precedes($1, by: extreme) }
            let rest = lines.dropFirst(filter.skipped)
            finding = .extremes(
                rest.prefix(filter.limit ?? count).map(Self.listed), extreme)
        case .groups(let grouping, let order):
            filter.period = Self.days(of: grouping, order, filter.period, known)
            finding = try groups(grouping, order, filter, known)
        case .share(let kind):
            filter.period = known.asked(filter.period)
            var whole = TransactionFilter(period: filter.period)
            whole.direction = kind == .spending ? nil : .incoming
            whole.areWages = kind == .wages
            whole.excludedCategories = filter.excludedCategories
            whole.excludedThemes = filter.excludedThemes
            whole.excludedNames = filter.excludedNames
            whole.excludesWages = filter.excludesWages
            whole.excludedMeans = filter.excludedMeans
            // Of "what part of my groceries is from Lidl" the whole is the groceries.
            if filter.counterparty != nil { whole.category = filter.category }
            finding = .share(
                try spending(filter).amount, of: try spending(whole).amount, whole.category,
                kind)
        case .trend: finding = try trend(&filter, known)
        case .changes(let grouping, let order):
            finding = try changes(by: grouping, order, &filter, known)
        case .comparison(let other, let grouping):
            finding = try comparison(with: other, by: grouping, &filter, known)
        case .usual: finding = try usual(&filter, known, today)
        case .standing(let amount, let unit):
            finding = try standing(amount, unit, &filter, known, today)
        case .difference(let other):
            finding = try difference(from: other, &filter, known)
        case .sum:
            filter.period = known.asked(filter.period)
            finding = nil
        }
        guard let finding else { return try sum(filter, today: today) }
        return .measured(finding, filter, by: intent)
    }

    /// The days something is known of: from the first transaction to today, or to the last one
    /// where that was long ago; nil where there is none.
    func knownDays(upTo today: Day) throws(WalletError) -> KnownDays? {
        let days = try matching(TransactionFilter()).lazy.map(\.day).filter { $0 <= today }
        guard let first = days.min(), let last = days.max() else { return nil }
        return KnownDays(
            first: first, last: last, statementsEnd: try statementsEnd(before: today),
            areOfStatements: try counted().contains { $0.kind == .mirror }, today: today)
    }

    /// The last day that statements tell of, where there are any and it is more than a week ago:
    /// of the days since nothing is known.
    func statementsEnd(before today: Day) throws(WalletError) -> Day? {
        var last: Day?
        for account in try counted() where account.kind == .mirror {
            let day = try wallet.lines(of: account).lazy.map(\.day).filter { $0 <= today }.max()
            last = [last, day].compactMap(\.self).max()
        }
        return last.flatMap { $0 < today.adding(days: -7) ? $0 : nil }
    }

    /// The transactions that were paid, or received where that is asked: what merchants gave back
    /// is none of them.
    private func weighed(_ filter: TransactionFilter) throws(WalletError) -> [LedgerLine] {
        let counted = try counted(filter)
        return counted.lines.filter { line in
            if filter.direction == .incoming { return true }
            let isOwed = filter.areBought && counted.categories[line.entry]?.isOfShops == false
            return !line.isRefund && !isOwed
        }
    }

    func total(
        of lines: [LedgerLine], _ filter: TransactionFilter
    ) throws(WalletError) -> Money {
        guard let sum = try? Money.sum(of: lines.map(\.amount), in: currency),
            let total = filter.direction == .incoming ? sum : try? sum.negated()
        else { throw .overflow }
        return total
    }

    // MARK: - Counts

    /// How many there are in a unit; nil where no whole one is known.
    private func rate(
        _ unit: AverageUnit, _ filter: inout TransactionFilter, _ known: KnownDays
    ) throws(WalletError) -> Finding? {
        let units = known.units(unit, in: filter.period)
        guard let first = units.first, let last = units.last, unit != .payment else {
            filter.period = known.asked(filter.period)
            let lines = try weighed(filter)
            return .count(lines.count, total: try total(of: lines, filter))
        }
        filter.period = DayInterval(start: first.start, end: last.end)
        return .rate(try weighed(filter).count, per: unit, units: units.count)
    }

    /// On how many of the days of a filter there are transactions, or none.
    private func days(_ kind: DayKind, _ filter: TransactionFilter) throws(WalletError) -> Finding {
        let count = (filter.period?.start).map { start in
            (0..<(filter.period?.dayCount ?? 0)).count { offset in
                filter.weekdays.isEmpty
                    || filter.weekdays.contains(start.adding(days: offset).weekday)
            }
        }
        let days = Set(try weighed(filter).map(\.day))
        let all = count ?? days.count
        return .days(kind == .with ? days.count : all - days.count, kind, of: all)
    }

    // MARK: - Averages

    /// A month where more than two are asked about, or no days at all; a day else.
    private static func usualUnit(_ period: DayInterval?) -> AverageUnit {
        (period.map { $0.dayCount ?? .max } ?? .max) > 62 ? .month : .day
    }

    /// What was spent in each of the intervals, which follow each other.
    func sums(
        _ filter: TransactionFilter, in units: [DayInterval]
    ) throws(WalletError) -> [Money] {
        try groups(filter, in: units).map(\.amount)
    }

    /// What was spent in each of the intervals, which follow each other, and how often.
    func groups(
        _ filter: TransactionFilter, in units: [DayInterval]
    ) throws(WalletError) -> [SpendingGroup] {
        let lines = try counted(filter).lines
        var lists: [[LedgerLine]] = Array(repeating: [], count: units.count)
        for line in lines {
            if let place = Self.place(of: line.day, in: units) { lists[place].append(line) }
        }
        var groups: [SpendingGroup] = []
        for (unit, list) in zip(units, lists) {
            groups.append(try group(.period(unit), list, filter))
        }
        return groups
    }

    /// What lines have in common, what they come to, and how many of them give nothing back.
    private func group(
        _ key: SpendingGroup.Key, _ lines: [LedgerLine], _ filter: TransactionFilter
    ) throws(WalletError) -> SpendingGroup {
        let count = lines.count { filter.direction == .incoming || !$0.isRefund }
        return SpendingGroup(key, try total(of: lines, filter), count: count)
    }

    /// Which of the intervals, which follow each other, a day is in.
    private static func place(of day: Day, in units: [DayInterval]) -> Int? {
        var (low, high) = (0, units.count)
        while low < high {
            let middle = (low + high) / 2
            if let end = units[middle].end, end <= day {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return units.indices.contains(low) && units[low].contains(day) ? low : nil
    }

    /// The average by `unit`; nil where there is less than two of those, of which the sum says it
    /// all: of a single month of no period that of all there is.
    private func averaged(
        _ average: Average, _ unit: AverageUnit, _ filter: inout TransactionFilter,
        _ known: KnownDays
    ) throws(WalletError) -> Finding? {
        if unit == .payment {
            filter.period = known.asked(filter.period)
            return try payment(average, filter)
        }
        let weekdays = filter.weekdays
        if unit == .week, average == .mean, let said = filter.period {
            filter.period = known.asked(said)
            return try week(&filter)
        }
        let units = known.units(unit, in: filter.period).filter { unit in
            weekdays.isEmpty || unit.dayCount != 1
                || unit.start.map { weekdays.contains($0.weekday) } ?? true
        }
        guard let first = units.first, let last = units.last else { return nil }
        let isAll = units.count == 1 && unit == .month && filter.period == nil
        filter.period =
            isAll ? known.asked(nil) : DayInterval(start: first.start, end: last.end)
        guard units.count > 1 else { return nil }
        return Self.average(try sums(filter, in: units), average, currency).map {
            .average($0, average, per: unit, count: units.count)
        }
    }

    /// What days that were said come to by the length of a week: they seldom are whole weeks, and
    /// none is left out. Nil of a week or less, of which the sum says it all.
    private func week(_ filter: inout TransactionFilter) throws(WalletError) -> Finding? {
        guard let days = filter.period?.dayCount, days > 7,
            let share = ExactRatio(7, Int64(days)),
            let units = share.applied(to: try spending(filter).amount.minorUnits)
        else { return nil }
        return .average(
            Money(minorUnits: units, currency: currency), .mean, per: .week, count: days / 7)
    }

    private func payment(
        _ average: Average, _ filter: TransactionFilter
    ) throws(WalletError) -> Finding? {
        let lines = try weighed(filter)
        var amounts: [Money] = []
        for line in lines { amounts.append(try total(of: [line], filter)) }
        return Self.average(amounts, average, currency).map {
            .average($0, average, per: .payment, count: lines.count)
        }
    }

    /// The mean or the median, to the nearest minor unit; nil of nothing.
    static func average(
        _ amounts: [Money], _ kind: Average, _ currency: Currency
    ) -> Money? {
        let sorted = amounts.sorted { $0.minorUnits < $1.minorUnits }
        // The one in the middle, or the two.
        let middle = sorted.dropFirst((sorted.count - 1) / 2).prefix(2 - sorted.count % 2)
        let counted = kind == .mean ? sorted[...] : middle
        guard let sum = try? Money.sum(of: counted, in: currency),
            let units = ExactRatio(1, Int64(counted.count))?.applied(to: sum.minorUnits)
        else { return nil }
        return Money(minorUnits: units, currency: currency)
    }

    /// What a month comes to beside the median of the months before it, each up to the same day;
    /// nil below two of those.
    func usual(
        _ filter: inout TransactionFilter, _ known: KnownDays, _ today: Day
    ) throws(WalletError) -> Finding? {
        let month = filter.period?.wholeMonth ?? known.latestMonth
        let day = month == known.latestMonth ? known.dayCount(of: month) : 31
        filter.period = month.interval
        let upTo = { (month: Month) in
            DayInterval(
                start: month.first, end: month.first.adding(days: min(day, month.dayCount)))
        }
        let others = known.wholeMonths.filter { $0 < month }.suffix(12).map(upTo)
        guard others.count > 1, let first = others.first, let last = others.last else { return nil }
        var before = filter
        before.period = DayInterval(start: first.start, end: last.end)
        var current = filter
        current.period = upTo(month)
        guard let usual = Self.average(try sums(before, in: others), .median, currency) else {
            return nil
        }
        return .usual(
            try spending(current).amount, usual: usual, monthCount: others.count,
            isOver: month < today.month && (month < known.latestMonth || day >= month.dayCount))
    }

    // MARK: - Groups

    /// The days that groups are of. Where none were said the latest units are told as they follow
    /// each other, the months and what is longer also by size.
    private static func days(
        of grouping: Grouping, _ order: GroupOrder, _ period: DayInterval?, _ known: KnownDays
    ) -> DayInterval {
        guard period == nil, let unit = grouping.unit else { return known.asked(period) }
        return unit == .week && order != .course ? known.asked(nil) : known.latest(unit)
    }

    /// The transfers made, those to the user's own accounts among them, or received.
    private func transfers(_ filter: TransactionFilter) throws(WalletError) -> [LedgerLine] {
        var meant = filter
        meant.direction = filter.direction ?? .outgoing
        return try matching(meant).filter { !$0.isUndone }
    }

    private func groups(
        _ grouping: Grouping, _ order: GroupOrder, _ filter: TransactionFilter, _ known: KnownDays
    ) throws(WalletError) -> Finding? {
        var (lines, categories) = try counted(filter)
        // What is collected is no visit.
        if order == .often, grouping == .merchant {
            lines = lines.filter { Self.label(of: $0).kind != .directDebit }
        }
        let spans = grouping.unit.map { known.spans(of: $0, in: filter.period) } ?? []
        let keys = try keys(of: lines, in: categories, by: grouping, spans)
        var lists: [SpendingGroup.Key: [LedgerLine]] = [:]
        for span in spans { lists[.period(span)] = [] }
        for line in lines {
            if let key = keys[line.entry] { lists[key, default: []].append(line) }
        }
        var groups: [SpendingGroup] = []
        for (key, lines) in lists { groups.append(try group(key, lines, filter)) }
        // What is not over, or not known as a whole, is not the least.
        if let unit = grouping.unit, order == .least {
            groups.removeAll { group in
                guard case .period(let days) = group.key else { return false }
                return !known.isKnown(days) || days.start?.span(of: unit) != days
            }
        }
        guard !groups.isEmpty else {
            return grouping == .person
                ? try self.groups(.counterparty, order, filter, known) : nil
        }
        groups.sort { $0.precedes($1, in: order) }
        let most = grouping == .weekday || order == .course ? 24 : 5
        let isCut = order == .course && groups.count > most
        let rest = groups.dropFirst(filter.skipped)
        let shown = isCut ? rest.suffix(most) : rest.prefix(filter.limit ?? most)
        // Of what was sent to people only what was sent to people is the whole.
        let whole = grouping == .person ? lines.filter { keys[$0.entry] != nil } : lines
        return .groups(
            Array(shown), grouping, order, more: rest.count - shown.count,
            total: try total(of: whole, filter))
    }

    /// What each line is counted under, by its entry; none where it is of no such group.
    func keys(
        of lines: [LedgerLine], in known: [Int64: SpendingCategory], by grouping: Grouping,
        _ spans: [DayInterval] = []
    ) throws(WalletError) -> [Int64: SpendingGroup.Key] {
        var keys: [Int64: SpendingGroup.Key] = [:]
        let categories = { () throws(WalletError) in
            try known.isEmpty ? self.categories(of: lines) : known
        }
        switch grouping {
        case .day, .week, .month, .quarter, .year:
            for line in lines {
                let place = Self.place(of: line.day, in: spans)
                keys[line.entry] = place.map { .period(spans[$0]) }
            }
        case .weekday:
            for line in lines { keys[line.entry] = .weekday(line.day.weekday) }
        case .category:
            keys = try categories().mapValues { .category($0) }
        case .merchant, .person, .counterparty:
            let categories = try categories()
            let categorizer = try CategorySorting.categorizer(of: wallet)
            let entries = categorizer.analysed(lines.map { Self.transaction($0) })
            for (line, entry) in zip(lines, entries) {
                let kind = categories[line.entry] ?? .other
                let isCash = entry.label.kind == .cashWithdrawal || entry.label.kind == .cheque
                let isPerson = line.contact != nil || kind == .transfers && !isCash
                let isMeant =
                    switch grouping {
                    case .person: isPerson
                    case .merchant: !isPerson && kind.isOfShops
                    default: true
                    }
                guard isMeant else { continue }
                keys[line.entry] = .name(line.contact == nil ? entry.name : line.counterparty)
            }
        }
        return keys
    }
}

extension LedgerLine {
    /// Whether it weighs more than another, or less where the smallest are meant; of equal ones the
    /// later comes first.
    fileprivate func precedes(_ other: LedgerLine, by extreme: Extreme) -> Bool {
        let (size, otherSize) = (amount.minorUnits.magnitude, other.amount.minorUnits.magnitude)
        guard size == otherSize else { return (size > otherSize) == (extreme == .largest) }
        return entry > other.entry
    }
}

extension SpendingGroup {
    /// Whether a group is told before another.
    fileprivate func precedes(_ other: SpendingGroup, in order: GroupOrder) -> Bool {
        switch order {
        case .often where count != other.count: return count > other.count
        case .often where amount != other.amount, .most where amount != other.amount:
            return amount.minorUnits > other.amount.minorUnits
        case .least where amount != other.amount:
            return amount.minorUnits < other.amount.minorUnits
        case .course, .most, .least, .often:
            switch (key, other.key) {
            case (.period(let first), .period(let second)):
                return (first.start ?? Day(number: .min)) < (second.start ?? Day(number: .min))
            case (.weekday(let first), .weekday(let second)):
                return first.offsetFromMonday < second.offsetFromMonday
            case (.category(let first), .category(let second)):
                return first.rawValue < second.rawValue
            case (.name(let first), .name(let second)): return first < second
            default: return false
            }
        }
    }
}

extension SpendingCategory {
    /// Whether it is spent in shops and the like, rather than owed.
    fileprivate var isOfShops: Bool {
        switch self {
        case .housing, .utilities, .subscriptions, .fees, .income, .transfers, .savings: false
        case .groceries, .restaurants, .transport, .health, .shopping, .entertainment, .travel,
            .education, .other:
            true
        }
    }
}
