internal import Primitives
internal import Statements

/// The transactions of several statements, in whatever formats.
enum StatementFiles {
    /// Returns the transactions of the statements at `paths`, those they share counted once; of
    /// several files, one that does not say its account is an account of its own.
    /// - Parameter note: is given each statement as it is read, with its path.
    /// - Throws: `ReportMaking.Failure.file`.
    static func transactions(
        at paths: [String], noting note: (BankStatement, _ path: String) -> Void = { _, _ in }
    ) throws(ReportMaking.Failure) -> [BankTransaction] {
        var known = Set<String>()
        var transactions: [BankTransaction] = []
        for path in paths {
            let statement = try StatementImport.read(path)
            // One file holds nothing twice: its identifiers count equal rows.
            transactions += statement.transactions.filter { known.insert($0.id).inserted }
                .map { paths.count > 1 ? $0.placed(inAccount: path) : $0 }
            note(statement, path)
        }
        return transactions
    }
}

extension BankTransaction {
    /// The transaction in `account`, where its file does not say which account it is of.
    fileprivate func placed(inAccount account: String) -> BankTransaction {
        guard self.account == nil else { return self }
        return BankTransaction(
            day: day, amount: amount, label: label, counterparty: counterparty, balance: balance,
            id: id, account: account, category: category)
    }
}
