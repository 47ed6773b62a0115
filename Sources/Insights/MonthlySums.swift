public import Primitives
public import Statements

/// What came in and went out by month and category, of transactions that come one by one.
///
/// Memory grows with the months and categories, not with the transactions. Categories are decided
/// as the report decides them. What needs all transactions at once is not done: money that went
/// from one of the user's accounts to another is in its category, `transfers` or `savings`, and a
/// refund that the bank does not call so in `income`.
public struct MonthlySums: StatementSink {
    /// The transactions of one month, category and currency.
    public struct Row: Hashable, Sendable {
        /// The month.
        public let month: Month
        /// The category.
        public let category: SpendingCategory
        /// Their sum, negative where more went out than came in.
        public let amount: Money
        /// Their number.
        public let count: Int
    }

    /// What was added of one category in one month.
    private struct Sum {
        var units: Int64 = 0
        var count = 0
    }

    /// One month's sums in one currency, those of monthly card debits behind the others.
    private struct Table {
        let month: Month
        let currency: Currency
        var sums = [Sum](repeating: Sum(), count: 2 * categories.count)
    }

    private static let categories = SpendingCategory.allCases

    /// The place of a category among all.
    private static func index(of category: SpendingCategory) -> Int {
        categories.firstIndex(of: category) ?? 0
    }

    private let period: DayInterval?
    private var verdicts: VerdictReader
    private var tables: [Table] = []
    /// The tables of months looked for lately, by the month's last bits.
    private var recent = [Int?](repeating: nil, count: 64)
    /// Whether card payments that are debited in one sum are listed one by one.
    private var hasDeferredPayments = false
    private var overflows = false

    /// Creates sums of nothing.
    /// - Parameters:
    ///   - categorizer: what decides the categories.
    ///   - period: the days that count; nil for all.
    public init(categorizer: Categorizer = Categorizer(), period: DayInterval? = nil) {
        self.period = period
        verdicts = VerdictReader(categorizer: categorizer)
    }

    /// Forgets all that was added.
    public mutating func restart() {
        (tables, hasDeferredPayments, overflows) = ([], false, false)
        verdicts.forgetNumbers()
        recent = [Int?](repeating: nil, count: recent.count)
    }

    /// Adds transactions.
    public mutating func take(_ entries: [StatementEntry]) {
        for index in entries.indices { add(entries[index], times: 1) }
    }

    /// Takes back what the whole statement shows to be no transactions.
    public mutating func takeBack(_ entries: [StatementEntry]) {
        for index in entries.indices { add(entries[index], times: -1) }
    }

    /// Returns the sums by month, category and currency, the oldest month first; a month of card
    /// payments counted once.
    /// - Throws: `InsightError.noTransactions`, `overflow`.
    public func rows() throws(InsightError) -> [Row] {
        guard !overflows else { throw .overflow }
        var rows: [Row] = []
        for table in tables {
            for (index, category) in Self.categories.enumerated() {
                var sum = table.sums[index]
                let totals = table.sums[index + Self.categories.count]
                if !hasDeferredPayments {
                    let (units, overflow) = sum.units.addingReportingOverflow(totals.units)
                    guard !overflow else { throw .overflow }
                    sum = Sum(units: units, count: sum.count + totals.count)
                }
                guard sum.count > 0 else { continue }
                rows.append(
                    Row(
                        month: table.month, category: category,
                        amount: Money(minorUnits: sum.units, currency: table.currency),
                        count: sum.count))
            }
        }
        guard !rows.isEmpty else { throw .noTransactions }
        return rows.sorted {
            ($0.month, $0.category.rawValue, $0.amount.currency.code)
                < ($1.month, $1.category.rawValue, $1.amount.currency.code)
        }
    }

    private mutating func add(_ entry: StatementEntry, times sign: Int64) {
        if let period, !period.contains(entry.day) { return }
        let verdict = verdicts.verdict(on: entry)
        var index = Self.index(of: verdict.category)
        switch verdict.kind {
        case .deferredCard: hasDeferredPayments = true
        case .deferredCardTotal: index += Self.categories.count
        case .card, .directDebit, .transfer, .instantTransfer, .standingOrder, .cashWithdrawal,
            .cheque, .chequeDeposit, .cashDeposit, .loanPayment, .fee, .interest, .refund, .unknown:
            break
        }
        let table = tableIndex(of: entry.day.month, entry.amount.currency)
        let (units, overflow) = tables[table].sums[index].units
            .addingReportingOverflow(sign &* entry.amount.minorUnits)
        overflows = overflows || overflow
        tables[table].sums[index].units = units
        tables[table].sums[index].count += Int(sign)
    }

    private mutating func tableIndex(of month: Month, _ currency: Currency) -> Int {
        let place = month.number & 63
        if let index = recent[place], isOf(index, month, currency) { return index }
        let found = tables.indices.first { isOf($0, month, currency) } ?? tables.endIndex
        if found == tables.endIndex { tables.append(Table(month: month, currency: currency)) }
        recent[place] = found
        return found
    }

    private func isOf(_ index: Int, _ month: Month, _ currency: Currency) -> Bool {
        tables[index].month == month && tables[index].currency == currency
    }
}
