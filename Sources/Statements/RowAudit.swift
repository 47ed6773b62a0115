internal import Primitives

/// What the rows of a table show of each other: which are balances or sums and no transactions,
/// and whether a running balance proves the amounts.
///
/// Memory grows with the accounts, the days of deferred card payments and the rows that are sums,
/// not with the others.
struct RowAudit {
    /// What was found at the end.
    struct Findings {
        var notes: [BankStatement.Note] = []
        var checks: [BalanceCheck] = []
        /// What is no transaction.
        var leftOut: [StatementEntry] = []
    }

    /// Rows that are balances by their label, as long as there are few of them.
    private var balances: [StatementEntry] = []
    private var balanceCount = 0
    private var running = RunningBalances()
    /// The running balances without the rows that are balances themselves.
    private var runningWithout: RunningBalances?
    private var deferred = DeferredDebits()

    private static let mostBalances = 100
    /// Rows that are the sum of those above them.
    private var sums: [StatementEntry] = []
    /// What balances and sums come to by currency.
    private var passed: [Currency: Above] = [:]
    /// The last row that bears the word of a sum and is none.
    private var other: StatementEntry?

    /// What is listed above a row in its currency; the sum is nil where it does not fit.
    struct Above {
        var count = 0
        var units: Int64?
    }

    mutating func take(_ entry: StatementEntry, below above: Above) {
        switch entry.labelKind ?? LabelKind(of: entry.label) {
        case .plain: runningWithout?.take(entry)
        case .remarkable:
            switch kind(of: entry, below: above) {
            case .balance: takeBalance(entry)
            case .sum:
                sums.append(entry)
                pass(entry)
            case nil: runningWithout?.take(entry)
            }
            deferred.take(entry)
        }
        running.take(entry)
    }

    /// What a row is that is no transaction.
    private enum Kind { case balance, sum }

    /// What a row is by its label, and by the figures where the label alone does not tell.
    private mutating func kind(of entry: StatementEntry, below above: Above) -> Kind? {
        switch BalanceWords.kind(of: entry.label) {
        case nil: return nil
        case .balance: return .balance
        case .perhapsBalance:
            return entry.balance.map { $0 == entry.amount } ?? true ? .balance : nil
        case .perhapsSum:
            let passed = passed[entry.amount.currency] ?? Above(units: 0)
            let units = above.units.map { $0 &- (passed.units ?? 0) }
            if above.count - passed.count > 1, units == entry.amount.minorUnits { return .sum }
            other = entry
            return nil
        }
    }

    private mutating func takeBalance(_ entry: StatementEntry) {
        if balanceCount == 0 { runningWithout = running }
        balanceCount += 1
        if balanceCount <= Self.mostBalances {
            balances.append(entry)
            pass(entry)
        } else if !balances.isEmpty {
            (balances, runningWithout, passed) = ([], nil, [:])
            sums.forEach { pass($0) }
        }
    }

    private mutating func pass(_ entry: StatementEntry) {
        var known = passed[entry.amount.currency] ?? Above(units: 0)
        known.count += 1
        known.units = (known.units ?? 0) &+ entry.amount.minorUnits
        passed[entry.amount.currency] = known
    }

    /// Balances first, which the running balance passes over; then monthly sums.
    ///
    /// A first amount alone stays: programs that keep accounts book it as a transaction.
    /// - Parameter count: the number of rows.
    func findings(ofRows count: Int) -> Findings {
        var findings = Findings()
        var courses = running
        if balances.count == 1, BalanceWords.isFirstAmount(balances[0].label) {
            findings.notes.append(
                .init(line: balances[0].line, remark: .countedBalance(balances[0].label)))
        } else if !balances.isEmpty {
            courses = runningWithout ?? running
            findings.leaveOut(balances) { .labelledBalance($0.label, $0.amount) }
        }
        findings.leaveOut(sums) { .sum($0.label, $0.amount) }
        if let other, other.place == count - 1 {
            findings.notes.append(.init(line: other.line, remark: .notTheSum(other.label)))
        }
        courses.conclude(into: &findings)
        let isLeftOut = Set(findings.leftOut.map(\.place))
        findings.leaveOut(deferred.countedTwice.filter { !isLeftOut.contains($0.place) }) {
            .deferredDebit($0.amount)
        }
        return findings
    }
}

extension RowAudit.Findings {
    /// Leaves out `entries`, each with a note.
    fileprivate mutating func leaveOut(
        _ entries: [StatementEntry], why: (StatementEntry) -> RowRemark
    ) {
        notes += entries.map { .init(line: $0.line, remark: why($0)) }
        leftOut += entries
    }
}
