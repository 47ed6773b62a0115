internal import GRDB
public import Primitives

/// What an account holds by a bank's statements.
extension LedgerSession {
    /// Returns the lines an account has on a day, the opening balance left out, in the order they
    /// were booked.
    /// - Parameter last: the last entry that counts.
    /// - Complexity: O(log *n* + *k*) for *k* lines.
    public func lines(
        of account: WalletAccount, on day: Day, upTo last: Int64
    ) throws -> [HeldLine] {
        try heldLines(
            of: account, where: "posting.day = ? AND posting.entryId <= ?", [day.number, last])
    }

    /// Returns the lines of an account to which the bank gave an identifier.
    /// - Parameter last: the last entry that counts.
    /// - Complexity: O(log *n* + *k*) for *k* lines.
    public func lines(
        of account: WalletAccount, referredToAs reference: String, upTo last: Int64
    ) throws -> [HeldLine] {
        try heldLines(
            of: account,
            where: """
                posting.entryId IN (SELECT entryId FROM bankReference WHERE reference = ?)
                AND posting.entryId <= ?
                """, [reference, last])
    }

    private func heldLines(
        of account: WalletAccount, where condition: String, _ arguments: StatementArguments
    ) throws -> [HeldLine] {
        guard let id = try WalletStore.existingAccount(account.reference, in: db)?.id else {
            return []
        }
        return try Row.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT entry.id, posting.day, posting.minorUnits, entry.note,
                           (SELECT group_concat(reference, char(31)) FROM bankReference
                            WHERE entryId = entry.id) AS names
                    FROM posting CROSS JOIN entry ON entry.id = posting.entryId
                    WHERE posting.accountId = ? AND \(condition) AND entry.kind <> 'opening'
                    ORDER BY posting.entryId
                    """), arguments: [id] + arguments
        ).map { row in
            let names: String? = row["names"]
            return HeldLine(
                entry: row["id"], day: Day(number: row["day"]),
                amount: Money(minorUnits: row["minorUnits"], currency: account.currency),
                label: row["note"] ?? "",
                references: names?.split(separator: "\u{1F}").map(String.init) ?? [])
        }
    }

    /// Keeps an identifier that a bank gave the line of an entry.
    public func refer(to entry: Int64, as reference: String) throws {
        try db.cachedStatement(
            sql: "INSERT OR IGNORE INTO bankReference (entryId, reference) VALUES (?, ?)"
        ).execute(arguments: [entry, reference.storable])
    }

    /// Returns how many identifiers stand at staged lines of a group, and at how many of them
    /// several do.
    /// - Complexity: O(*n* log *n*) in the lines.
    public func stagedReferences(of group: StagedGroup) throws -> (count: Int, repeated: Int) {
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT COUNT(*) AS count, COALESCE(SUM(lines > 1), 0) AS repeated FROM (
                    SELECT COUNT(*) AS lines FROM temp.stagedLine WHERE reference IS NOT NULL
                    AND currency = :currency AND (:account IS NULL OR account = :account)
                    GROUP BY account, reference)
                """, arguments: ["currency": group.currency.code, "account": group.account])
        return row.map { ($0["count"], $0["repeated"]) } ?? (0, 0)
    }

    /// Returns the sum of an account's lines before a day, the opening balance left out; nil where
    /// it does not fit.
    public func sum(of account: WalletAccount, before day: Day) throws -> Money? {
        try Row.fetchOne(
            db,
            sql: """
                SELECT \(ExactSum.columns)
                FROM posting JOIN entry ON entry.id = posting.entryId
                WHERE posting.accountId = ? AND posting.day < ? AND entry.kind <> 'opening'
                """,
            arguments: [try WalletStore.existing(account, in: db).id, day.number]
        ).flatMap(ExactSum.value)
            .map { Money(minorUnits: $0, currency: account.currency) }
    }

    /// Returns the balances that statements of an account state, the earliest first, those after a
    /// day's lines behind those before them.
    public func statedBalances(of account: WalletAccount) throws -> [StatedBalance] {
        guard let id = try WalletStore.existingAccount(account.reference, in: db)?.id else {
            return []
        }
        return try Row.fetchAll(
            db,
            sql: """
                SELECT side, since, day, minorUnits FROM statedBalance WHERE accountId = ?
                ORDER BY day, side DESC, id
                """, arguments: [id]
        ).compactMap { row in
            StatedBalance.Side(rawValue: row["side"]).map { side in
                StatedBalance(
                    side, since: Day(number: row["since"]), day: Day(number: row["day"]),
                    amount: Money(minorUnits: row["minorUnits"], currency: account.currency))
            }
        }
    }

    /// Keeps a balance that a statement of an account states.
    public func keep(_ balance: StatedBalance, of account: WalletAccount) throws {
        try db.cachedStatement(
            sql: """
                INSERT OR IGNORE INTO statedBalance (accountId, side, since, day, minorUnits)
                VALUES (?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            try WalletStore.existing(account, in: db).id, balance.side.rawValue,
            balance.since.number, balance.day.number, balance.amount.minorUnits,
        ])
    }

    /// Returns what an account was given as its opening balance, by the day it is booked on.
    public func openings(of account: WalletAccount) throws -> [(day: Day, amount: Money)] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT posting.day, SUM(posting.minorUnits) AS sum
                FROM posting JOIN entry ON entry.id = posting.entryId
                WHERE posting.accountId = ? AND entry.kind = 'opening'
                GROUP BY posting.day HAVING sum <> 0 ORDER BY posting.day
                """, arguments: [try WalletStore.existing(account, in: db).id]
        ).map { row in
            (
                Day(number: row["day"]),
                Money(minorUnits: row["sum"], currency: account.currency)
            )
        }
    }

    /// Calls `body` with the day and the minor units of each line of an account, the oldest first,
    /// the opening balance left out.
    /// - Complexity: O(*n*).
    public func forEachAmount(
        of account: WalletAccount, _ body: (Day, Int64) throws -> Void
    ) throws {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT posting.day, posting.minorUnits
                FROM posting CROSS JOIN entry ON entry.id = posting.entryId
                WHERE posting.accountId = ? AND entry.kind <> 'opening'
                ORDER BY posting.day, posting.entryId
                """, arguments: [try WalletStore.existing(account, in: db).id])
        while let row = try rows.next() { try body(Day(number: row[0]), row[1]) }
    }
}

extension WalletStore {
    /// Returns whether a statement of an account states a balance.
    public func hasStatedBalance(_ account: WalletAccount) throws(WalletError) -> Bool {
        try read { db in
            guard let id = try Self.existingAccount(account.reference, in: db)?.id else {
                return false
            }
            return try Bool.fetchOne(
                db, sql: "SELECT EXISTS (SELECT 1 FROM statedBalance WHERE accountId = ?)",
                arguments: [id]) ?? false
        }
    }
}
