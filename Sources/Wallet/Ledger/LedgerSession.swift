internal import GRDB
public import Primitives

/// The ledger inside one transaction: what is done in it is written whole or not at all, and nobody
/// else writes meanwhile.
///
/// It is there while `WalletStore.transaction(_:)` runs.
public struct LedgerSession {
    let db: Database

    /// The lines read at once.
    static let pageSize = 1_000
}

extension WalletStore {
    /// Runs `body` in one transaction; an error it throws undoes all that was done in it.
    /// - Throws: `WalletError`.
    public func transaction<Value: Sendable>(
        _ body: (LedgerSession) throws -> Value
    ) throws(WalletError) -> Value {
        try write { try body(LedgerSession(db: $0)) }
    }
}

extension LedgerSession {
    /// Books a movement once, as `WalletStore.post(_:key:)`.
    public func post(_ movement: Movement, key: IdempotencyKey) throws -> Receipt {
        try WalletStore.post(movement, key: key, in: db)
    }

    /// Creates an account of the user's, which may be there already.
    public func open(_ account: WalletAccount) throws {
        _ = try WalletStore.ledgerAccount(account.reference, in: db)
    }

    /// Returns the user's accounts, as `WalletStore.accounts()`.
    public func accounts() throws -> [WalletAccount] { try WalletStore.accounts(in: db) }

    /// Returns what an account holds, what is on hold included.
    /// - Throws: `WalletError.unknownAccount`.
    public func balance(of account: WalletAccount) throws -> Money {
        Money(
            minorUnits: try WalletStore.existing(account, in: db).minorUnits,
            currency: account.currency)
    }

    /// Returns the first day of an account's lines and their sum, the opening balance left out; nil
    /// where it has no lines, or their sum does not fit.
    /// - Complexity: O(*n*) in its lines.
    public func course(of account: WalletAccount) throws -> (begun: Day, sum: Money)? {
        guard let id = try WalletStore.existingAccount(account.reference, in: db)?.id,
            let row = try Row.fetchOne(
                db,
                sql: """
                    SELECT MIN(posting.day) AS day, \(ExactSum.columns)
                    FROM posting JOIN entry ON entry.id = posting.entryId
                    WHERE posting.accountId = ? AND entry.kind <> 'opening'
                    """, arguments: [id]),
            let day: Int = row["day"], let sum = ExactSum.value(row)
        else { return nil }
        return (Day(number: day), Money(minorUnits: sum, currency: account.currency))
    }

    /// Returns the number of the last entry, 0 where there is none.
    public func lastEntry() throws -> Int64 { try WalletStore.head(in: db).entry }

    /// Returns how many entries are sorted as transfers between the user's accounts.
    public func ownTransferCount() throws -> Int { try WalletStore.ownTransferCount(in: db) }

    /// Sorts entries anew; returns how many are sorted otherwise than before.
    public func sort(_ sortings: [EntrySorting]) throws -> Int {
        try WalletStore.sort(sortings, in: db)
    }

    /// Calls `body` with each line of `accounts`, the oldest first; what `body` writes must not be
    /// lines of theirs.
    /// - Complexity: O(*n* log *n*); memory does not grow with the lines.
    public func forEachLine(
        of accounts: [WalletAccount], _ body: (WalletAccount, LedgerLine) throws -> Void
    ) throws {
        var readers = try accounts.map { try LineReader($0, in: self) }
        while true {
            let heads = readers.indices.filter { readers[$0].head != nil }
            let next = heads.min { one, other in
                guard let left = readers[one].head, let right = readers[other].head else {
                    return false
                }
                return (left.day, left.entry) < (right.day, right.entry)
            }
            guard let next, let line = readers[next].head else { return }
            try body(readers[next].account, line)
            try readers[next].advance()
        }
    }

    /// The lines of an account, a page at a time.
    private struct LineReader {
        let account: WalletAccount
        private let session: LedgerSession
        private var page: [LedgerLine] = []
        private var place = 0

        var head: LedgerLine? { page.indices.contains(place) ? page[place] : nil }

        init(_ account: WalletAccount, in session: LedgerSession) throws {
            self.account = account
            self.session = session
            page = try WalletStore.oldestLines(
                of: account, after: nil, limit: LedgerSession.pageSize, in: session.db)
        }

        mutating func advance() throws {
            guard let last = head else { return }
            place += 1
            guard place == page.count else { return }
            page = try WalletStore.oldestLines(
                of: account, after: last, limit: LedgerSession.pageSize, in: session.db)
            place = 0
        }
    }
}
