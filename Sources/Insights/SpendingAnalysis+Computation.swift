internal import Forecasting
public import Primitives
public import Statements

extension SpendingAnalysis {
    /// The modified z-score above which a transaction is an anomaly (Iglewicz and Hoaglin 1993).
    public static let anomalyThreshold = 3.5

    /// Analyses `transactions` in the currency most of them are in.
    ///
    /// - Parameters:
    ///   - closingBalance: the balance of all accounts after the last transaction, where it is
    ///     known apart from the transactions, but for `unbalanced` ones.
    ///   - unbalanced: the accounts that `closingBalance` leaves out.
    ///   - categorizer: what decides the categories.
    ///   - ownAccounts: numbers and names of the user's accounts besides those the transactions
    ///     are of.
    ///   - recorded: categories recorded with the payments themselves, by identifier.
    ///   - period: the days the months, categories and anomalies are of; recurring payments and the
    ///     balance always rest on all.
    ///   - day: the day what is expected is told on; nil for the day after the last transaction.
    ///     The month that runs on it is complete only with transactions of its last day.
    ///   - covering: the days of which all transactions are there, others not counted; nil for
    ///     those from the first to the last. Some transactions of all say less of it than all do.
    /// - Throws: `InsightError`; `noTransactions` also where none is in `period`.
    /// - Complexity: O(*n* log *n*).
    public init(
        of transactions: [BankTransaction], closingBalance: Money? = nil,
        unbalanced: Set<String> = [], categorizer: Categorizer = Categorizer(),
        ownAccounts: [String] = [], recorded: [String: SpendingCategory] = [:],
        period wanted: DayInterval? = nil, on day: Day? = nil, covering: DayInterval? = nil
    ) throws(InsightError) {
        guard let currency = Self.mainCurrency(of: transactions) else { throw .noTransactions }
        var own = transactions.filter { $0.amount.currency == currency }
        own.sort { $0.day == $1.day ? $0.id < $1.id : $0.day < $1.day }
        let all = categorizer.analysed(own, ownAccounts: ownAccounts, recorded: recorded)
        let counted = all.filter { entry in
            [wanted, covering].allSatisfy { $0?.contains(entry.transaction.day) ?? true }
        }
        guard let known = covering ?? Self.days(of: all), let end = known.last,
            let counts = covering.flatMap({ wanted == nil ? $0 : nil }) ?? Self.days(of: counted),
            let first = counts.start, let last = counts.last
        else { throw .noTransactions }
        let spent = Self.withoutDeferredTotals(counted)
        let accounts = Dictionary(grouping: own, by: \.account).values.map { rows in
            (rows: rows, leaps: AccountBalance.leaps(in: rows))
        }
        leaps = accounts.flatMap(\.leaps).sorted { $0.days.upperBound < $1.days.upperBound }
        let hidden = accounts.reduce(into: Set<Month>()) {
            $0.formUnion(AccountBalance.monthsHidden(by: $1.leaps, of: $1.rows))
        }
        let covered = try Self.months(
            of: spent, from: first.month, to: last.month, known: known, wanted: wanted, on: day,
            currency: currency)
        let months = covered.map { hidden.contains($0.month) ? $0.incomplete : $0 }
        self.currency = currency
        self.period = counts
        entries = counted
        foreignCount = transactions.count - own.count
        deferredCount = counted.count - spent.count
        self.months = months
        let outlook = Self.outlook(on: day, knownUntil: end.adding(days: 1))
        self.outlook = outlook
        let series = RecurringDetection.payments(in: all, until: end)
        let errors = ForecastErrors(
            months, Self.withoutDeferredTotals(all), currency: currency)
        let basis = ForecastBasis(
            complete: months.filter(\.isComplete),
            recurring: last == end ? series : Self.series(in: all, until: last),
            entries: spent.compactMap(SpendingEntry.init), errors: errors, currency: currency)
        forecastBasis = basis
        let expected = covered.last(where: \.isComplete).flatMap {
            basis.forecast(of: $0.month.adding(months: 1))
        }
        forecast = expected.flatMap { errors.interval(of: $0) }
        let recurring = series.filter { $0.status == .active }
        self.recurring = recurring
        ended = series.filter { $0.status != .active }.sorted {
            ($1.last, $0.id) < ($0.last, $1.id)
        }
        anomalies = AnomalySearch.anomalies(in: spent, currency: currency)
        duplicates = AnomalySearch.duplicates(in: spent)
        categories = try CategoryFigures.all(
            of: months, entries: spent, currency: currency,
            forecast: { kind in expected.flatMap { errors.interval(of: $0, kind: kind) } })
        trackRecord = TrackRecord(
            months, all, errors: errors, duplicates: duplicates)
        let closing = closingBalance?.currency == currency ? closingBalance : nil
        let (held, lacking) = AccountBalance.held(
            all, without: closing == nil ? nil : unbalanced)
        self.unbalanced = lacking
        let ids = lacking.isEmpty ? [] : Set(held.map(\.transaction.id))
        balanceBasis = BalanceBasis(
            entries: held, closing: closing,
            leaps: leaps.filter { !lacking.contains($0.account ?? "") },
            recurring: lacking.isEmpty
                ? recurring : recurring.filter { $0.transactions.allSatisfy(ids.contains) },
            ended: ended, currency: currency)
        balance = BalanceCourse(balanceBasis, until: outlook.end ?? end)
    }

    /// The balance, and what is expected of it to the end of another day than the outlook's.
    ///
    /// - Parameters:
    ///   - planned: payments that are known to come besides those that come back.
    ///   - replaced: the identifiers of recurring payments that the planned ones stand for.
    /// - Returns: nil where no account says its balance; nothing ahead below two months of history.
    public func balance(
        until day: Day, planned: [PlannedPayment], replacing replaced: Set<String>
    ) -> BalanceCourse? {
        BalanceCourse(
            balanceBasis, until: day.adding(days: 1), planned: planned, replacing: replaced)
    }

    /// The recurring payments as they were known on a day: what is due after it rests on no later
    /// ones.
    private static func series(
        in entries: [AnalysedTransaction], until last: Day
    ) -> [RecurringPayment] {
        RecurringDetection.payments(
            in: Array(entries.prefix { $0.transaction.day <= last }), until: last)
    }

    /// The longest that transactions may have ended before the day of a report for its outlook to
    /// begin with that day.
    private static let longestDelay = 45

    private static func outlook(on day: Day?, knownUntil end: Day) -> DayInterval {
        let isRecent = day.map { $0 >= end && $0.number - end.number <= longestDelay } ?? false
        let start = isRecent ? day ?? end : end
        return DayInterval(start: start, end: start.adding(days: BalanceCourse.horizon))
    }

    /// The days from the first of the transactions to the last; nil of none.
    private static func days(of entries: [AnalysedTransaction]) -> DayInterval? {
        guard let first = entries.first?.transaction.day, let last = entries.last?.transaction.day
        else { return nil }
        return DayInterval(start: first, end: last.adding(days: 1))
    }

    /// The currency most transactions are in; nil for none.
    package static func mainCurrency(of transactions: [BankTransaction]) -> Currency? {
        var counts: [Currency: Int] = [:]
        for transaction in transactions { counts[transaction.amount.currency, default: 0] += 1 }
        return counts.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }?.key
    }

    /// Drops the monthly sums of a deferred card where its purchases are there one by one.
    static func withoutDeferredTotals(
        _ entries: [AnalysedTransaction]
    ) -> [AnalysedTransaction] {
        guard entries.contains(where: { $0.label.kind == .deferredCard }) else { return entries }
        return entries.filter { $0.label.kind != .deferredCardTotal }
    }

    private static func months(
        of entries: [AnalysedTransaction], from first: Month, to last: Month,
        known: DayInterval, wanted: DayInterval?, on day: Day?, currency: Currency
    ) throws(InsightError) -> [MonthFigures] {
        guard let start = known.start, let end = known.end?.adding(days: -1) else { return [] }
        let count = last.number - first.number + 1
        var incomes = [Int64](repeating: 0, count: count)
        var kinds = [[SpendingCategory: Int64]](repeating: [:], count: count)
        for entry in entries {
            let slot = entry.transaction.day.month.number - first.number
            let units = entry.transaction.amount.minorUnits
            var overflows = false
            if entry.ownTransfer != nil { continue }
            if entry.isSpending || entry.isRefund {
                let kind = entry.kind
                let sum = (kinds[slot][kind] ?? 0).subtractingReportingOverflow(units)
                (kinds[slot][kind], overflows) = (sum.partialValue, sum.overflow)
            } else if units > 0 || entry.kind == .income {
                (incomes[slot], overflows) = incomes[slot].addingReportingOverflow(units)
            }
            if overflows { throw .overflow }
        }
        var figures: [MonthFigures] = []
        for slot in 0..<count {
            let month = first.adding(months: slot)
            let byKind = kinds[slot].mapValues { Money(minorUnits: $0, currency: currency) }
            guard let spending = try? Money.sum(of: byKind.values, in: currency) else {
                throw .overflow
            }
            // Days that are not wanted, or still to come, make a month incomplete.
            let isOver = day.map { month.last < $0 } ?? true || month.last <= end
            let isWhole =
                isOver && month.isCovered(from: start, to: end)
                && wanted?.contains(month.first) ?? true && wanted?.contains(month.last) ?? true
            figures.append(
                MonthFigures(
                    month: month, income: Money(minorUnits: incomes[slot], currency: currency),
                    spending: spending, byKind: byKind, isComplete: isWhole))
        }
        return figures
    }
}

extension DayInterval {
    /// The last day; nil without an end.
    fileprivate var last: Day? { end?.adding(days: -1) }
}

extension Month {
    /// Whether transactions from one day to another tell of the whole month: a few days without any
    /// at either end do not make it incomplete.
    public func isCovered(from start: Day, to end: Day) -> Bool {
        first >= start.adding(days: -Self.idleDays) && last <= end.adding(days: Self.idleDays)
    }

    /// The days without transactions that say nothing of what is missing.
    static let idleDays = 4
}

extension AnalysedTransaction {
    /// Whether it is spending: money out that does not stay the user's own, nor is income taken
    /// back.
    public var isSpending: Bool {
        transaction.amount.minorUnits < 0 && kind != .savings && kind != .income
            && ownTransfer == nil
    }
}
