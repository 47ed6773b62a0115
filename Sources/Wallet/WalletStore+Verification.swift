internal import GRDB

extension WalletStore {
    /// Re-derives what must hold: the file is sound, every entry has two sides or more and sums to
    /// zero in each currency, every posting belongs to an entry and an account, no account of the
    /// user's is below zero.
    ///
    /// - Complexity: O(*n*) in the number of postings.
    public func verify() throws(WalletError) -> VerificationReport {
        try read { db in
            VerificationReport(
                entryCount: try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM entry") ?? 0,
                postingCount: try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM posting") ?? 0,
                firstFault: try Self.firstFault(in: db))
        }
    }

    private static func firstFault(in db: Database) throws -> VerificationReport.Fault? {
        for (query, reason) in checks {
            if let entry = try Int64.fetchOne(db, sql: query) {
                return VerificationReport.Fault(entry: entry, reason: reason)
            }
        }
        let integrity = try String.fetchOne(db, sql: "PRAGMA integrity_check") ?? "no answer"
        return integrity == "ok" ? nil : VerificationReport.Fault(entry: 0, reason: integrity)
    }

    /// Queries that return the first faulty entry, and what is wrong with it.
    private static let checks: [(query: String, reason: String)] = [
        (
            """
            SELECT entryId FROM posting LEFT JOIN entry ON entry.id = entryId
            WHERE entry.id IS NULL ORDER BY entryId LIMIT 1
            """, "has postings and no entry"
        ),
        (
            """
            SELECT entryId FROM posting LEFT JOIN account ON account.id = accountId
            WHERE account.id IS NULL ORDER BY entryId LIMIT 1
            """, "has a posting to no account"
        ),
        (
            """
            SELECT entry.id FROM entry LEFT JOIN posting ON posting.entryId = entry.id
            GROUP BY entry.id HAVING COUNT(posting.id) < 2 ORDER BY entry.id LIMIT 1
            """, "has fewer than two postings"
        ),
        (
            """
            SELECT entryId FROM posting JOIN account ON account.id = accountId
            GROUP BY entryId, currency HAVING SUM(minorUnits) <> 0 ORDER BY entryId LIMIT 1
            """, "does not sum to zero"
        ),
        (
            """
            SELECT MAX(entryId) FROM posting JOIN account ON account.id = accountId
            WHERE kind = 'own' GROUP BY accountId HAVING SUM(minorUnits) < 0 LIMIT 1
            """, "left an account below zero"
        ),
    ]
}
