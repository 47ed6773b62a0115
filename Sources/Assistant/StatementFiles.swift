internal import Insights
internal import Primitives
internal import Statements

/// The transactions of several statements, in whatever formats.
enum StatementFiles {
    /// Returns the transactions of the statements at `paths`, those they share counted once; of
    /// several files, those that do not say their account are of one where their rows or balances
    /// show it, else each of an account of its own.
    /// - Parameters:
    ///   - language: what is wrong with a file is said in it.
    ///   - note: is given each statement as it is read, with its path.
    /// - Throws: `ReportMaking.Failure.file`.
    static func transactions(
        at paths: [String], options: ReadingOptions = ReadingOptions(),
        in language: Language = .english,
        noting note: (BankStatement, _ path: String) -> Void = { _, _ in }
    ) throws(ReportMaking.Failure) -> [BankTransaction] {
        var files: [(path: String, transactions: [BankTransaction])] = []
        for path in paths {
            let statement = try StatementImport.read(path, options: options, in: language)
            files.append((path, statement.balancedTransactions))
            note(statement, path)
            try StatementImport.checkFound(
                statement.rejected.first, statement.transactions.count, in: path,
                language: language)
        }
        guard files.count > 1 else { return files.first?.transactions ?? [] }
        var named: [String: StatementAccount] = [:]
        var unnamed: [StatementAccount] = []
        for file in files.sorted(by: { $0.transactions.isBefore($1.transactions) }) {
            for (name, rows) in Dictionary(grouping: file.transactions, by: \.account) {
                guard let name else {
                    if let index = unnamed.firstIndex(where: { $0.isContinued(by: rows) }) {
                        unnamed[index].append(rows)
                    } else {
                        unnamed.append(StatementAccount(name: file.path, transactions: rows))
                    }
                    continue
                }
                if named[name]?.append(rows) == nil {
                    named[name] = StatementAccount(name: name, transactions: rows)
                }
            }
        }
        var known = Set<String>()
        let accounts = named.sorted { $0.key < $1.key }.map(\.value) + unnamed
        return accounts.reduce(into: []) { $0 += $1.placed(besides: &known) }
    }
}

extension BankStatement {
    /// What a balance is of.
    private struct Holding: Hashable {
        let account: String?
        let currency: Currency
    }

    /// The transactions; the last of an account whose balance the file alone states bears it.
    /// O(transactions + checks).
    fileprivate var balancedTransactions: [BankTransaction] {
        var closings: [Holding: BalanceCheck] = [:]
        for check in checks where check.made != nil && check.holds != false {
            let holding = Holding(account: check.account ?? account, currency: check.sum.currency)
            if let known = closings[holding]?.begun, check.begun ?? known < known { continue }
            closings[holding] = check
        }
        guard !closings.isEmpty else { return transactions }
        var last: [Holding: Int] = [:]
        for (index, row) in transactions.enumerated() {
            let holding = Holding(account: row.account ?? account, currency: row.amount.currency)
            // Rows that say balances need no other.
            if row.balance != nil { closings[holding] = nil }
            last[holding] = index
        }
        var result = transactions
        for (holding, check) in closings {
            guard let index = last[holding] else { continue }
            result[index] = result[index].bearing(check.made)
        }
        return result
    }
}

extension BalanceCheck {
    /// The balance after the transactions: the one stated, else what they make of the one before.
    fileprivate var made: Money? { closing ?? (try? opening?.adding(sum)) }
}

extension BankTransaction {
    /// The transaction with a balance after it.
    fileprivate func bearing(_ balance: Money?) -> BankTransaction {
        BankTransaction(
            day: day, amount: amount, label: label, counterparty: counterparty,
            balance: balance, id: id, account: account, category: category,
            reference: reference)
    }
}

extension [BankTransaction] {
    fileprivate func isBefore(_ other: [BankTransaction]) -> Bool {
        guard let day = first?.day, let otherDay = other.first?.day else { return !isEmpty }
        return day < otherDay
    }
}

/// An account and what several files say of it, each of its transactions once.
private struct StatementAccount {
    /// Its name, else the path of its first file.
    let name: String
    private(set) var transactions: [BankTransaction]

    init(name: String, transactions: [BankTransaction]) {
        self.name = name
        self.transactions = transactions
    }

    /// Whether a file that begins on no earlier day is of this account: it begins after this one
    /// ends, repeats most of the rows of the days that both cover, or begins with the balance this
    /// one ends with.
    func isContinued(by rows: [BankTransaction]) -> Bool {
        guard let last = transactions.last?.day, let first = rows.first?.day,
            let end = rows.last?.day
        else { return false }
        // Two accounts would have statements of the same days.
        if last < first { return true }
        let known = Set(transactions.map(\.id))
        let repeated = rows.count { known.contains($0.id) }
        let own = transactions.count { $0.day >= first && $0.day <= end }
        let others = rows.count { $0.day <= last }
        if repeated > 0, repeated * 2 >= min(own, others) { return true }
        guard last <= first, let opening = AccountBalance.first(of: rows) else { return false }
        // A balance that does not fit is nobody's.
        return (try? AccountBalance.last(of: transactions)) == opening
    }

    /// Adds the rows of another file that are none of those here.
    mutating func append(_ rows: [BankTransaction]) {
        let known = transactions.map { row in
            StatementMerge.Known(
                day: row.day, amount: row.amount, label: row.label,
                references: row.reference.map { [$0] } ?? [])
        }
        let isNew = isLastDayEnded(before: rows)
        let matches = StatementMerge.matches(
            of: rows, among: known, trustsReferences: trustsReferences(of: rows, among: known))
        transactions += zip(rows, matches).filter { row, match in
            match == nil || isNew && row.day == rows.first?.day
        }.map(\.0)
        // Those of a day stay in the order they came.
        transactions = transactions.enumerated()
            .sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }.map(\.element)
    }

    /// Whether the rows begin on the last day with the balance that its own end with and did not
    /// begin with: what they list of it comes after.
    private func isLastDayEnded(before rows: [BankTransaction]) -> Bool {
        guard let first = rows.first, let day = transactions.last?.day, first.day == day,
            let opening = AccountBalance.first(of: rows)
        else { return false }
        let own = transactions.filter { $0.day == day }
        return (try? AccountBalance.last(of: own)) == opening
            && AccountBalance.first(of: own) != opening
    }

    private func trustsReferences(
        of rows: [BankTransaction], among known: [StatementMerge.Known]
    ) -> Bool {
        guard rows.contains(where: { $0.reference != nil }) else { return true }
        var evidence = ReferenceEvidence()
        var named: [String: [StatementMerge.Known]] = [:]
        for one in known {
            for reference in one.references { named[reference, default: []].append(one) }
        }
        for row in rows {
            guard let known = row.reference.flatMap({ named[$0] }) else { continue }
            evidence.take(row, namedAs: known)
        }
        let byDay = Dictionary(grouping: known, by: \.day)
        for (day, own) in Dictionary(grouping: rows, by: \.day) {
            evidence.take(own, of: day, among: byDay[day] ?? [])
        }
        return evidence.isTrusted
    }

    /// The transactions in the account, by identifiers that are not among `taken`.
    func placed(besides taken: inout Set<String>) -> [BankTransaction] {
        transactions.map { row in
            var id = row.id
            while !taken.insert(id).inserted { id += "-2" }
            return BankTransaction(
                day: row.day, amount: row.amount, label: row.label,
                counterparty: row.counterparty, balance: row.balance, id: id, account: name,
                category: row.category, reference: row.reference)
        }
    }
}
