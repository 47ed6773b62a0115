internal import Insights
internal import Primitives
internal import Statements

/// The transactions of several statements, in whatever formats.
enum StatementFiles {
    /// Returns the transactions of the statements at `paths`, those they share counted once; of
    /// several files, those that do not say their account are of one where their rows or balances
    /// show it, else each of an account of its own.
    /// - Parameter note: is given each statement as it is read, with its path.
    /// - Throws: `ReportMaking.Failure.file`.
    static func transactions(
        at paths: [String], options: ReadingOptions = ReadingOptions(),
        noting note: (BankStatement, _ path: String) -> Void = { _, _ in }
    ) throws(ReportMaking.Failure) -> [BankTransaction] {
        var files: [(path: String, transactions: [BankTransaction])] = []
        for path in paths {
            let statement = try StatementImport.read(path, options: options)
            files.append((path, statement.balancedTransactions))
            note(statement, path)
        }
        guard files.count > 1 else { return files.first?.transactions ?? [] }
        var named: [BankTransaction] = []
        var known = Set<String>()
        var unnamed: [UnnamedAccount] = []
        for file in files.sorted(by: { $0.transactions.isBefore($1.transactions) }) {
            // One file holds nothing twice: its identifiers count equal rows.
            named += file.transactions.filter { $0.account != nil && known.insert($0.id).inserted }
            let rows = file.transactions.filter { $0.account == nil }
            if let index = unnamed.firstIndex(where: { $0.isContinued(by: rows) }) {
                unnamed[index].append(rows)
            } else if !rows.isEmpty {
                unnamed.append(UnnamedAccount(name: file.path, transactions: rows))
            }
        }
        return unnamed.reduce(into: named) { $0 += $1.placed(besides: &known) }
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
        for check in checks where check.closing != nil && check.holds != false {
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
            result[index] = result[index].bearing(check.closing)
        }
        return result
    }
}

extension BankTransaction {
    /// The transaction with a balance after it.
    fileprivate func bearing(_ balance: Money?) -> BankTransaction {
        BankTransaction(
            day: day, amount: amount, label: label, counterparty: counterparty,
            balance: balance, id: id, account: account, category: category)
    }
}

extension [BankTransaction] {
    fileprivate func isBefore(_ other: [BankTransaction]) -> Bool {
        guard let day = first?.day, let otherDay = other.first?.day else { return !isEmpty }
        return day < otherDay
    }
}

/// An account that none of its files names.
private struct UnnamedAccount {
    /// The path of its first file.
    let name: String
    private(set) var transactions: [BankTransaction]
    private var known: Set<String>

    init(name: String, transactions: [BankTransaction]) {
        self.name = name
        self.transactions = transactions
        known = Set(transactions.map(\.id))
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
        let repeated = rows.count { known.contains($0.id) }
        let own = transactions.count { $0.day >= first && $0.day <= end }
        let others = rows.count { $0.day <= last }
        if repeated > 0, repeated * 2 >= min(own, others) { return true }
        guard last <= first, let opening = AccountBalance.first(of: rows) else { return false }
        // A balance that does not fit is nobody's.
        return (try? AccountBalance.last(of: transactions)) == opening
    }

    mutating func append(_ rows: [BankTransaction]) {
        transactions += rows.filter { known.insert($0.id).inserted }
        transactions.sort { $0.day < $1.day }
    }

    /// The transactions in the account, by identifiers that are not among `taken`.
    func placed(besides taken: inout Set<String>) -> [BankTransaction] {
        transactions.map { row in
            var id = row.id
            while !taken.insert(id).inserted { id += "-2" }
            return BankTransaction(
                day: row.day, amount: row.amount, label: row.label,
                counterparty: row.counterparty, balance: row.balance, id: id, account: name,
                category: row.category)
        }
    }
}
