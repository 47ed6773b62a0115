internal import Primitives

/// Gathers what a reader finds into a statement.
struct StatementBuilder {
    private(set) var transactions: [BankTransaction] = []
    private var rejected: [BankStatement.RejectedRow] = []
    private var notes: [BankStatement.RejectedRow] = []
    private var checks: [BalanceCheck] = []
    private var occurrences: [StableIdentifier: Int64] = [:]
    /// The line of each transaction.
    private var lines: [Int] = []

    /// Whether a row was not read.
    var hasRejections: Bool { !rejected.isEmpty }

    /// What a reader knows of one transaction.
    struct Entry {
        var day: Day
        var amount: Money
        var label = ""
        var counterparty: String?
        var balance: Money?
        var account: String?
        /// The bank's own identifier, empty where there is none.
        var reference = ""
        /// The line it begins on, from 1.
        var line = 1
    }

    /// Appends a transaction, identified by its account, day, amount, the bank's reference (else
    /// its label) and its rank among equals. A reference alone is not trusted: banks reuse them.
    mutating func append(_ entry: Entry) {
        let label = entry.label.isEmpty ? entry.counterparty ?? "" : entry.label
        var identifier = StableIdentifier()
        identifier.combine(Int64(entry.day.number))
        identifier.combine(entry.amount.minorUnits)
        identifier.combine(entry.amount.currency.code)
        identifier.combine(entry.reference.isEmpty ? label : entry.reference)
        identifier.combine(entry.account ?? "")
        let rank = occurrences[identifier, default: 0]
        occurrences[identifier] = rank + 1
        identifier.combine(rank)
        lines.append(entry.line)
        transactions.append(
            BankTransaction(
                day: entry.day, amount: entry.amount, label: label,
                counterparty: entry.counterparty, balance: entry.balance,
                id: identifier.text, account: entry.account))
    }

    /// Makes `more` a part of the last transaction's label.
    mutating func extendLabel(with more: String) {
        guard let last = transactions.popLast() else { return }
        transactions.append(
            BankTransaction(
                day: last.day, amount: last.amount, label: "\(last.label) \(more)",
                counterparty: last.counterparty, balance: last.balance, id: last.id,
                account: last.account))
    }

    mutating func reject(line: Int, _ reason: String) {
        rejected.append(.init(line: line, reason: reason))
    }

    mutating func note(line: Int, _ reason: String) {
        notes.append(.init(line: line, reason: reason))
    }

    /// Checks the transactions from index `start` on against the balances around them.
    mutating func check(
        from start: Int, account: String?, opening: Money?, closing: Money?, line: Int
    ) {
        guard let currency = (opening ?? closing)?.currency, start <= transactions.count else {
            return
        }
        let amounts = transactions[start...].map(\.amount).filter { $0.currency == currency }
        guard let sum = try? Money.sum(of: amounts, in: currency) else { return }
        let check = BalanceCheck(account: account, opening: opening, sum: sum, closing: closing)
        if check.holds == false, let opening, let closing {
            note(
                line: line,
                "the balances do not agree: \(opening.decimalString) and "
                    + "\(sum.decimalString) do not make \(closing.decimalString)")
        }
        checks.append(check)
    }

    /// Leaves out the transactions at `indices`, each with a note.
    mutating func leaveOut(_ indices: Set<Int>, why: (BankTransaction) -> String) {
        for index in indices.sorted() { note(line: lines[index], why(transactions[index])) }
        let kept = transactions.indices.filter { !indices.contains($0) }
        lines = kept.map { lines[$0] }
        transactions = kept.map { transactions[$0] }
    }

    /// Checks that each account's balances run with its amounts, in the file's order or from the
    /// last row up, whichever fits more rows.
    mutating func checkRunningBalance() {
        let indices = transactions.indices.filter { transactions[$0].balance != nil }
        let groups = Dictionary(grouping: indices) { index in
            [transactions[index].account ?? "", transactions[index].amount.currency.code]
        }
        for key in groups.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            guard let group = groups[key], group.count > 1 else { continue }
            let down = breaks(in: group)
            let up = breaks(in: group.reversed())
            let (ordered, broken) =
                up.count < down.count ? (Array(group.reversed()), up) : (group, down)
            for index in broken.prefix(5) {
                note(line: lines[index], "the balance does not follow from the row before it")
            }
            guard let first = ordered.first, let last = ordered.last,
                let sum = try? Money.sum(
                    of: ordered.map { transactions[$0].amount },
                    in: transactions[first].amount.currency),
                let opening = try? transactions[first].balance?.subtracting(
                    transactions[first].amount)
            else { continue }
            checks.append(
                BalanceCheck(
                    account: transactions[first].account, opening: opening, sum: sum,
                    closing: transactions[last].balance))
        }
    }

    /// The transactions whose balance is not the one before it and their amount.
    private func breaks(in ordered: [Int]) -> [Int] {
        zip(ordered, ordered.dropFirst()).filter { before, index in
            let expected = try? transactions[before].balance?.adding(transactions[index].amount)
            return expected != transactions[index].balance
        }
        .map(\.1)
    }

    /// Returns the statement: the transactions oldest first, those of a day in the file's order.
    func statement(_ evidence: BankStatement.Evidence, account: String? = nil) -> BankStatement {
        // The day before the place: both fit in one number.
        let order = transactions.indices.map { (transactions[$0].day.number << 32) + $0 }.sorted()
        let sorted = order.map { transactions[$0 & 0xFFFF_FFFF] }
        let accounts = Set(transactions.map(\.account))
        return BankStatement(
            transactions: sorted, rejected: rejected, evidence: evidence,
            account: accounts.count == 1 ? accounts.first.flatMap { $0 } : account, notes: notes,
            checks: checks)
    }
}

extension AmountText {
    /// Returns the money a machine wrote without grouping, the point or the comma its decimal mark;
    /// where both stand in it, the last is.
    ///
    /// `1,234` is 1.234 of a currency with three digits and nil in euros: never guessed a thousand.
    static func machineMoney(_ text: String, default currency: Currency) -> Money? {
        if let money = Money(decimal: text, currency: currency) { return money }
        let lastPoint = text.lastIndex(of: ".")
        let lastComma = text.lastIndex(of: ",")
        let mark: DecimalMark
        switch (lastPoint, lastComma) {
        case (let point?, let comma?): mark = comma > point ? .comma : .point
        case (_, _?): mark = .comma
        case (_, nil): mark = .point
        }
        guard let amount = AmountText(text, mark: mark),
            amount.currency == nil || amount.currency == currency
        else { return nil }
        return amount.money(default: currency)
    }
}
