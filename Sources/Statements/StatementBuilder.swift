internal import Primitives

/// Gathers what a reader finds, a transaction at a time, and hands it on in batches.
struct StatementBuilder {
    /// The transactions not handed on yet; the next line may go on with the label of the last.
    private var ready: [StatementEntry] = []
    private var isLastOpen = false
    private var rejected = RowList<BankStatement.RejectedRow>()
    private var notes = RowList<BankStatement.Note>()
    private var checks: [BalanceCheck] = []
    private var audit: RowAudit?
    /// What was listed since `beginStatement()`, by currency.
    private var sums: [Sum] = []
    /// The account of all transactions, where they are of one.
    private var shared: SharedAccount = .none

    private enum SharedAccount {
        case none, one(String?), several
    }

    /// What was listed in one currency: the sum, nil where it does not fit, the number, and the
    /// earliest and the latest day.
    private struct Sum {
        let currency: Currency
        var units: Int64? = 0
        var count = 0
        var begun: Day?
        var ended: Day?
    }

    /// Whether an amount is in the currency meant where the file names none.
    var isCurrencyAssumed = false

    /// Whether the file writes money in as money out and the reverse.
    var isInverted = false

    /// The number of transactions.
    private(set) var count = 0

    /// Whether a transaction took money out.
    private(set) var hasDebits = false

    /// The rows that are no transactions: the first, and how many they are.
    private var passed: (line: Int, text: String, count: Int)?

    /// The rows of an amount of nothing: the first, and how many they are.
    private var unmoved: (firstLine: Int, count: Int)?

    /// Whether a row was not read.
    var hasRejections: Bool { !rejected.isEmpty }

    /// Creates a builder.
    /// - Parameter isAudited: whether the rows themselves are to show which of them are balances or
    ///   sums, and whether a running balance proves them.
    init(isAudited: Bool = false) {
        audit = isAudited ? RowAudit() : nil
    }

    /// Whether rows have a column for their balance, so that one without it tells something too.
    var hasBalanceColumn = false

    /// Appends a transaction.
    mutating func append(_ new: consuming StatementEntry) {
        settle()
        var entry = new
        if isInverted {
            guard let inverted = entry.inverted else {
                return reject(line: entry.line, .withoutOpposite)
            }
            entry = inverted
        }
        entry.place = count
        count += 1
        if entry.amount.minorUnits < 0 { hasDebits = true }
        if entry.amount.minorUnits == 0 { takeUnmoved(line: entry.line) }
        switch shared {
        case .none: shared = .one(entry.account)
        // Equal names share their memory.
        case .one(let name) where name == entry.account: entry.account = name
        case .one: shared = .several
        case .several: break
        }
        add(entry.amount, on: entry.day)
        ready.append(entry)
        isLastOpen = true
    }

    /// Passes over a row that is no transaction.
    mutating func passOver(line: Int, _ text: String) {
        passed = (passed?.line ?? line, passed?.text ?? text, (passed?.count ?? 0) + 1)
    }

    private mutating func takeUnmoved(line: Int) {
        unmoved = (unmoved?.firstLine ?? line, (unmoved?.count ?? 0) + 1)
    }

    /// Makes `more` a part of the last transaction's label.
    mutating func extendLabel(with more: String) {
        if isLastOpen { ready[ready.count - 1].extendLabel(with: more) }
    }

    mutating func reject(line: Int, _ fault: @autoclosure () -> RowFault) {
        rejected.append(.init(line: line, fault: fault()))
    }

    mutating func note(line: Int, _ remark: @autoclosure () -> RowRemark) {
        notes.append(.init(line: line, remark: remark()))
    }

    /// The transactions whose batch is full, nil before it is.
    mutating func fullBatch() -> [StatementEntry]? {
        guard ready.count > Self.batchSize, let last = ready.popLast() else { return nil }
        let batch = ready
        ready = []
        ready.reserveCapacity(Self.batchSize + 1)
        ready.append(last)
        return batch
    }

    /// The transactions not handed on yet, the last included.
    mutating func lastBatch() -> [StatementEntry] {
        settle()
        defer { ready = [] }
        return ready
    }

    private static let batchSize = 1_024

    /// Ends the last transaction: its label is whole.
    private mutating func settle() {
        guard isLastOpen else { return }
        isLastOpen = false
        let last = ready.count - 1
        // Most rows have nothing to say; a look at two fields copies none of the others.
        if ready[last].labelKind != .plain || hasBalanceColumn {
            let above = above(ready[last])
            audit?.take(ready[last], below: above)
        }
    }

    /// What is listed before the last transaction.
    private func above(_ last: StatementEntry) -> RowAudit.Above {
        let sum = sums.first { $0.currency == last.amount.currency }
        return RowAudit.Above(
            count: (sum?.count ?? 1) - 1, units: sum?.units.map { $0 &- last.amount.minorUnits })
    }

    private mutating func add(_ amount: Money, on day: Day) {
        let index = sums.firstIndex { $0.currency == amount.currency } ?? sums.endIndex
        if index == sums.endIndex { sums.append(Sum(currency: amount.currency)) }
        sums[index].begun = min(sums[index].begun ?? day, day)
        sums[index].ended = max(sums[index].ended ?? day, day)
        sums[index].count += 1
        guard let (sum, overflow) = sums[index].units?.addingReportingOverflow(amount.minorUnits)
        else { return }
        sums[index].units = overflow ? nil : sum
    }

    /// Begins a statement that a check is about.
    mutating func beginStatement() { sums = [] }

    /// Checks the transactions since the statement began against the balances around them.
    /// - Parameter closed: the day the closing balance is of, where the file says it.
    mutating func check(
        account: String?, opening statedOpening: Money?, closing statedClosing: Money?,
        closed: Day? = nil, line: Int
    ) {
        let opening = isInverted ? try? statedOpening?.negated() : statedOpening
        let closing = isInverted ? try? statedClosing?.negated() : statedClosing
        guard let currency = (opening ?? closing)?.currency else { return }
        let listed = sums.first { $0.currency == currency } ?? Sum(currency: currency)
        guard let units = listed.units else { return }
        let sum = Money(minorUnits: units, currency: currency)
        let check = BalanceCheck(
            account: account, opening: opening, sum: sum, closing: closing, begun: listed.begun,
            ended: listed.ended, closed: closed)
        if check.holds == false, let opening, let closing {
            note(line: line, .unproved(opening: opening, sum: sum, closing: closing))
        }
        checks.append(check)
    }

    /// Returns what is known of the statement at its end.
    /// - Parameter account: the account it is of where it has no transactions to say one.
    func summary(_ evidence: BankStatement.Evidence, account: String? = nil) -> StatementSummary {
        var whole = self
        whole.settle()
        let findings = whole.audit?.findings(ofRows: count) ?? RowAudit.Findings()
        var notes = whole.notes
        if let passed {
            let remark = RowRemark.passedOver(passed.text, count: passed.count)
            notes.append(all: [.init(line: passed.line, remark: remark)])
        }
        if let unmoved {
            notes.append(all: [.init(line: unmoved.firstLine, remark: .unmoved(unmoved.count))])
        }
        notes.append(all: findings.notes)
        let own =
            switch shared {
            case .none: account
            case .one(let name): name
            case .several: nil as String?
            }
        return StatementSummary(
            evidence: evidence, count: count, account: own, rejected: whole.rejected, notes: notes,
            checks: whole.checks + findings.checks, leftOut: findings.leftOut,
            isCurrencyAssumed: isCurrencyAssumed)
    }
}
