internal import Foundation
internal import GRDB
internal import Primitives

/// An entry about to be written.
struct EntryDraft {
    var key: String
    var day: Int64
    /// Milliseconds since 1970.
    var instant: Int64
    var kind: EntryKind
    var note: String?
    var category: String?
    var reverses: Int64?
    /// The sides, which sum to zero in each currency; the far side of each even one follows it.
    var sides: [Side]

    struct Side {
        let account: AccountReference
        let minorUnits: Int64

        init(_ account: AccountReference, _ minorUnits: Int64) {
            self.account = account
            self.minorUnits = minorUnits
        }
    }

    /// What an entry left: its number, and the balance of each side's account.
    struct Written {
        let id: Int64
        let balances: [Int64]
    }

    /// Appends the entry to the chain, its postings, and brings the balances up to date.
    ///
    /// - Throws: `WalletError.insufficientFunds` if an account with a floor would go below it,
    ///   `unbalanced`, `overflow`.
    /// - Complexity: O(log *n*) in the number of entries for each side.
    @discardableResult
    func insert(in db: Database) throws -> Written {
        try checkBalance()
        let (key, note, category) = (key.storable, note?.storable, category?.storable)
        var postings: [EntryContent.Posting] = []
        var identifiers: [Int64] = []
        for side in sides {
            let (id, posting) = try move(side, in: db)
            identifiers.append(id)
            postings.append(posting)
        }
        let head = try WalletStore.head(in: db)
        let content = EntryContent(
            id: head.entry + 1, key: key, day: day, instant: instant, kind: kind.rawValue,
            note: note, category: category, reverses: reverses, postings: postings)
        let hash = EntryHash.link(after: head.hash, content)
        try db.cachedStatement(
            sql: """
                INSERT INTO entry (id, key, day, instant, kind, note, category, reverses, hash)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            content.id, key, day, instant, kind.rawValue, note, category, reverses, Data(hash),
        ])
        for (line, posting) in postings.enumerated() {
            try insert(posting, line, account: identifiers[line], entry: content.id, in: db)
        }
        return Written(id: content.id, balances: postings.map(\.balance))
    }

    private func checkBalance() throws {
        var sums: [String: Int64] = [:]
        for side in sides {
            let sum = sums[side.account.currency, default: 0]
            let (next, overflow) = sum.addingReportingOverflow(side.minorUnits)
            guard !overflow else { throw WalletError.overflow }
            sums[side.account.currency] = next
        }
        guard sides.count >= 2, sums.values.allSatisfy({ $0 == 0 }) else {
            throw WalletError.unbalanced
        }
    }

    /// Moves a side's amount on its account, created where it is not there.
    private func move(
        _ side: Side, in db: Database
    ) throws -> (id: Int64, posting: EntryContent.Posting) {
        let account = try WalletStore.ledgerAccount(side.account, in: db)
        let (after, overflow) = account.minorUnits.addingReportingOverflow(side.minorUnits)
        guard !overflow else { throw WalletError.overflow }
        if side.account.kind.hasFloor, side.minorUnits < 0, after < account.held {
            let currency = Currency(code: side.account.currency) ?? .eur
            let missing = account.held.subtractingReportingOverflow(after)
            guard !missing.overflow else { throw WalletError.overflow }
            throw WalletError.insufficientFunds(
                missing: Money(minorUnits: missing.partialValue, currency: currency))
        }
        try db.cachedStatement(sql: "UPDATE account SET minorUnits = ? WHERE id = ?")
            .execute(arguments: [after, account.id])
        if side.account.kind.isDated {
            try db.cachedStatement(
                sql: """
                    INSERT INTO dayTotal (accountId, day, minorUnits) VALUES (?, ?, ?)
                    ON CONFLICT DO UPDATE SET minorUnits = minorUnits + excluded.minorUnits
                    """
            ).execute(arguments: [account.id, day, side.minorUnits])
        }
        let posting = EntryContent.Posting(
            account: side.account, minorUnits: side.minorUnits, balance: after)
        return (account.id, posting)
    }

    private func insert(
        _ posting: EntryContent.Posting, _ line: Int, account: Int64, entry: Int64,
        in db: Database
    ) throws {
        try db.cachedStatement(
            sql: """
                INSERT INTO posting (entryId, line, accountId, minorUnits, balance, day)
                VALUES (?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [entry, line, account, posting.minorUnits, posting.balance, day])
    }
}

extension WalletStore {
    /// The last entry and its link.
    static func head(in db: Database) throws -> (entry: Int64, hash: [UInt8]) {
        let row = try Row.fetchOne(
            db.cachedStatement(sql: "SELECT id, hash FROM entry ORDER BY id DESC LIMIT 1"))
        guard let row else { return (0, EntryHash.origin) }
        let hash: Data = row["hash"]
        return (row["id"], Array(hash))
    }

    /// An account as the ledger has it.
    struct LedgerAccount {
        let id: Int64
        let minorUnits: Int64
        let held: Int64
    }

    /// The account of `reference`, created where it is not there.
    static func ledgerAccount(
        _ reference: AccountReference, in db: Database
    ) throws -> LedgerAccount {
        if let found = try existingAccount(reference, in: db) { return found }
        try db.cachedStatement(sql: "INSERT INTO account (kind, name, currency) VALUES (?, ?, ?)")
            .execute(arguments: [reference.kind.rawValue, reference.name, reference.currency])
        return LedgerAccount(id: db.lastInsertedRowID, minorUnits: 0, held: 0)
    }

    /// The account of `reference`, nil if it is not there.
    static func existingAccount(
        _ reference: AccountReference, in db: Database
    ) throws -> LedgerAccount? {
        let row = try Row.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT id, minorUnits, held FROM account
                    WHERE kind = ? AND name = ? AND currency = ?
                    """),
            arguments: [reference.kind.rawValue, reference.name, reference.currency])
        return row.map {
            LedgerAccount(id: $0["id"], minorUnits: $0["minorUnits"], held: $0["held"])
        }
    }
}

extension WalletAccount {
    /// What makes the account one in the ledger.
    var reference: AccountReference {
        AccountReference(kind: AccountKind(kind), name: name, currency: currency.code)
    }
}
