/// What is known of a statement once all of it was read.
public struct StatementSummary: Sendable {
    /// How the file was read.
    public let evidence: BankStatement.Evidence
    /// The number of transactions found, those left out included.
    let count: Int
    /// The account's name or number, where the file says one.
    public let account: String?
    /// Rows that look like transactions and could not be read.
    public let rejected: RowList<BankStatement.RejectedRow>
    /// What was read otherwise than it is written, with its line.
    public internal(set) var notes: RowList<BankStatement.Note>
    /// What the file's own balances say of its transactions, one check a statement or account.
    public let checks: [BalanceCheck]
    /// Those of the entries taken that the whole file shows to be no transactions: balances, and
    /// sums of card payments that it lists one by one. A sink takes them back.
    public let leftOut: [StatementEntry]
    /// Whether amounts are in the currency meant where the file names none.
    public let isCurrencyAssumed: Bool
}

/// Rows of a file and what is to be said of each: the first of them, and the number of all.
public struct RowList<Row: Sendable>: Sendable {
    /// The rows that are listed, at most a thousand and the reader's closing words.
    public private(set) var rows: [Row] = []
    /// The number of rows, listed or not.
    public private(set) var count = 0

    /// The rows listed while a file is read: a file that is none of a bank's has as many as lines.
    static var longest: Int { 1_000 }

    /// Whether there is none.
    public var isEmpty: Bool { count == 0 }

    mutating func append(_ row: @autoclosure () -> Row) {
        count += 1
        if rows.count < Self.longest { rows.append(row()) }
    }

    /// Appends rows that must not be passed over.
    mutating func append(all more: [Row]) {
        count += more.count
        rows += more
    }
}
