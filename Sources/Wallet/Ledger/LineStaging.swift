internal import Foundation
internal import GRDB
public import Primitives

/// The lines of one statement on their way into the ledger: a temporary table, which SQLite keeps
/// in a file of its own beyond a few megabytes, and which is gone with the wallet's connection.
///
/// It is there while `WalletStore.stage(_:)` runs.
public struct LineStaging {
    private let db: Database

    fileprivate init(_ db: Database) throws {
        self.db = db
        try db.execute(
            sql: """
                CREATE TEMP TABLE IF NOT EXISTS stagedLine (
                    place INTEGER PRIMARY KEY,
                    account TEXT NOT NULL,
                    currency TEXT NOT NULL,
                    day INTEGER NOT NULL,
                    minorUnits INTEGER NOT NULL,
                    label TEXT NOT NULL,
                    counterparty TEXT,
                    category TEXT,
                    reference TEXT,
                    line INTEGER NOT NULL
                ) STRICT;
                """)
        try removeAll()
    }

    /// Adds a line.
    public func append(_ line: StagedLine) throws {
        try db.cachedStatement(
            sql: """
                INSERT INTO temp.stagedLine
                    (place, account, currency, day, minorUnits, label, counterparty, category,
                     reference, line)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            line.place, line.account, line.amount.currency.code, line.day.number,
            line.amount.minorUnits, line.label, line.counterparty, line.category?.rawValue,
            line.reference, line.line,
        ])
    }

    /// Takes the line at `place` back.
    public func remove(at place: Int) throws {
        try db.cachedStatement(sql: "DELETE FROM temp.stagedLine WHERE place = ?")
            .execute(arguments: [place])
    }

    /// Takes all lines back.
    public func removeAll() throws {
        try db.execute(sql: "DELETE FROM temp.stagedLine")
    }
}

extension WalletStore {
    /// Runs `body`, which stages a statement and posts it, while nobody else does through this
    /// store or a copy of it: they wait, as a statement is staged where another one was.
    ///
    /// `body` stages and posts on the thread it is called on, and begins no other such work.
    public func whileStaging<Value, Failure: Error>(
        _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        staging.lock()
        defer { staging.unlock() }
        return try body()
    }

    /// Runs `body`, which stages the lines of one statement; those of an earlier one are gone. The
    /// ledger is not changed, and other processes may write to it; this store's other writes wait.
    /// - Complexity: O(*n* log *n*) in the lines; memory does not grow with them.
    public func stage<Value: Sendable>(
        _ body: (LineStaging) throws -> Value
    ) throws(WalletError) -> Value {
        do {
            if let transaction { return try body(LineStaging(transaction)) }
            return try database.writeWithoutTransaction { db in
                var value: Value?
                try db.inTransaction(.deferred) {
                    value = try body(LineStaging(db))
                    return .commit
                }
                guard let value else { throw WalletError.unavailable(reason: "nothing staged") }
                return value
            }
        } catch {
            throw WalletError(error)
        }
    }
}

extension LedgerSession {
    /// Returns the staged lines by account and currency, or by currency alone, in the order of
    /// their names.
    public func stagedGroups(byAccount isByAccount: Bool) throws -> [StagedGroup] {
        let account = isByAccount ? "account" : "NULL"
        return try Row.fetchAll(
            db,
            sql: """
                SELECT \(account) AS account, currency, COUNT(*) AS count FROM temp.stagedLine
                GROUP BY 1, 2 ORDER BY 1, 2
                """
        ).compactMap { row in
            Currency(code: row["currency"]).map {
                StagedGroup(account: row["account"], currency: $0, count: row["count"])
            }
        }
    }

    /// Calls `body` with the lines of each day, the oldest first, those of a day in the order of
    /// the statement.
    /// - Complexity: O(*n* log *n*); memory grows with the lines of a day.
    public func forEachStagedDay(
        of group: StagedGroup, _ body: (Day, [StagedLine]) throws -> Void
    ) throws {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT * FROM temp.stagedLine WHERE currency = :currency
                AND (:account IS NULL OR account = :account) ORDER BY day, place
                """, arguments: ["currency": group.currency.code, "account": group.account])
        var lines: [StagedLine] = []
        while let row = try rows.next() {
            let line = StagedLine(row, group.currency)
            if let day = lines.last?.day, day != line.day {
                try body(day, lines)
                lines.removeAll(keepingCapacity: true)
            }
            lines.append(line)
        }
        if let day = lines.last?.day { try body(day, lines) }
    }

    /// Takes all staged lines away.
    public func clearStaging() throws {
        try db.execute(sql: "DELETE FROM temp.stagedLine")
    }
}

extension StagedLine {
    fileprivate init(_ row: Row, _ currency: Currency) {
        let category: String? = row["category"]
        self.init(
            place: row["place"], account: row["account"], day: Day(number: row["day"]),
            amount: Money(minorUnits: row["minorUnits"], currency: currency), label: row["label"],
            counterparty: row["counterparty"],
            category: category.flatMap(SpendingCategory.init(rawValue:)),
            reference: row["reference"], line: row["line"])
    }
}
