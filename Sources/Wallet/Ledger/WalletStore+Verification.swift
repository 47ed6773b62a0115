internal import Foundation
internal import GRDB
internal import Primitives

extension WalletStore {
    /// Re-derives all that must hold, entry by entry from the first: the numbers follow each other,
    /// the sides sum to zero in each currency, the running balances and the chain of hashes come
    /// out as they are written, no account is below its floor; then the balances kept for quick
    /// answers, what is on hold, the references and the file itself.
    ///
    /// - Complexity: O(*n*) in the number of postings.
    public func verify() throws(WalletError) -> VerificationReport {
        try read { db in
            var walk = LedgerWalk()
            try walk.run(in: db)
            if walk.fault == nil { walk.fault = try Self.faultBesidesEntries(walk, in: db) }
            return VerificationReport(
                entryCount: walk.entryCount, postingCount: walk.postingCount,
                head: walk.hash.hexadecimal, firstFault: walk.fault)
        }
    }

    private static func faultBesidesEntries(
        _ walk: LedgerWalk, in db: Database
    ) throws -> VerificationReport.Fault? {
        for (query, reason) in checks {
            if let entry = try Int64.fetchOne(db, sql: query) {
                return VerificationReport.Fault(entry: entry, reason: reason)
            }
        }
        for row in try Row.fetchAll(db, sql: "SELECT id, name, minorUnits FROM account") {
            let derived = walk.balances[row["id"]] ?? 0
            guard derived == row["minorUnits"] else {
                let name: String = row["name"]
                return VerificationReport.Fault(
                    entry: 0, reason: "has another balance for “\(name)” than its entries come to")
            }
        }
        let integrity = try String.fetchOne(db, sql: "PRAGMA integrity_check") ?? "no answer"
        return integrity == "ok" ? nil : VerificationReport.Fault(entry: 0, reason: integrity)
    }

    /// Queries that return the first faulty entry (0 for none in particular), and what is wrong.
    private static let checks: [(query: String, reason: String)] = [
        (
            """
            SELECT entryId FROM posting LEFT JOIN entry ON entry.id = entryId
            WHERE entry.id IS NULL ORDER BY entryId LIMIT 1
            """, "has postings and no entry"
        ),
        (
            """
            SELECT 0 FROM (
                SELECT accountId, day, SUM(posting.minorUnits) AS total FROM posting
                JOIN account ON account.id = accountId AND kind IN ('own', 'mirror', 'coin')
                GROUP BY accountId, day
            ) AS derived
            LEFT JOIN dayTotal USING (accountId, day)
            WHERE dayTotal.minorUnits IS NOT total LIMIT 1
            """, "has another total for a day than its entries come to"
        ),
        (
            """
            SELECT 0 FROM dayTotal WHERE minorUnits <> 0 AND NOT EXISTS (
                SELECT 1 FROM posting
                WHERE posting.accountId = dayTotal.accountId AND posting.day = dayTotal.day
            ) LIMIT 1
            """, "has a total for a day without entries"
        ),
        (
            """
            SELECT 0 FROM account LEFT JOIN (
                SELECT accountId, SUM(minorUnits) AS total FROM hold WHERE status = 'open'
                GROUP BY accountId
            ) AS derived ON derived.accountId = account.id
            WHERE held <> COALESCE(total, 0) LIMIT 1
            """, "has another amount set aside than its holds come to"
        ),
        (
            "SELECT 0 FROM pragma_foreign_key_check LIMIT 1",
            "has a row that refers to one that is not there"
        ),
    ]
}

/// Walks the entries from the first and stops at the first that does not hold.
private struct LedgerWalk {
    var entryCount = 0
    var postingCount = 0
    var hash = EntryHash.origin
    var balances: [Int64: Int64] = [:]
    var fault: VerificationReport.Fault?

    /// An entry as it is read.
    private struct Entry {
        var content: EntryContent
        var hash: [UInt8]
        var accounts: [Int64] = []
    }

    mutating func run(in db: Database) throws {
        let accounts = try Self.accounts(in: db)
        let entries = try Row.fetchCursor(
            db,
            sql: """
                SELECT id, key, day, instant, kind, note, category, reverses, hash
                FROM entry ORDER BY id
                """)
        let postings = try Row.fetchCursor(
            db,
            sql: """
                SELECT entryId, line, accountId, minorUnits, balance, day FROM posting
                ORDER BY entryId, line
                """)
        var pending = try postings.next()?.copy()
        while let row = try entries.next() {
            var entry = Entry(
                content: EntryContent(
                    id: row[0], key: row[1], day: row[2], instant: row[3], kind: row[4],
                    note: row[5], category: row[6], reverses: row[7], postings: []),
                hash: Array(row[8] as Data))
            guard entry.content.id == Int64(entryCount) + 1 else {
                return fail(Int64(entryCount) + 1, "is missing")
            }
            entryCount += 1
            while let posting = pending, (posting[0] as Int64) <= entry.content.id {
                guard (posting[0] as Int64) == entry.content.id else {
                    return fail(posting[0], "has postings and no entry")
                }
                guard let account = accounts[posting[2]] else {
                    return fail(entry.content.id, "has a posting to no account")
                }
                let isInOrder =
                    posting[1] == entry.accounts.count && posting[5] == entry.content.day
                guard isInOrder else { return fail(entry.content.id, "has postings out of order") }
                entry.accounts.append(posting[2])
                entry.content.postings.append(
                    .init(account: account, minorUnits: posting[3], balance: posting[4]))
                pending = try postings.next()?.copy()
            }
            guard check(entry) else { return }
        }
        if let pending { fail(pending[0], "has postings and no entry") }
    }

    /// Whether the entry follows from those before it; if not, why is noted.
    private mutating func check(_ entry: Entry) -> Bool {
        let content = entry.content
        postingCount += content.postings.count
        guard content.postings.count >= 2 else {
            fail(content.id, "has fewer than two postings")
            return false
        }
        var sums: [String: Int64] = [:]
        for posting in content.postings {
            sums[posting.account.currency, default: 0] &+= posting.minorUnits
        }
        guard sums.values.allSatisfy({ $0 == 0 }) else {
            fail(content.id, "does not sum to zero")
            return false
        }
        for (account, posting) in zip(entry.accounts, content.postings) {
            let balance = balances[account, default: 0] &+ posting.minorUnits
            balances[account] = balance
            guard balance == posting.balance else {
                fail(content.id, "has a balance that does not follow from the ones before")
                return false
            }
            guard balance >= 0 || !posting.account.kind.hasFloor else {
                fail(content.id, "left an account below zero")
                return false
            }
        }
        let link = EntryHash.link(after: hash, content)
        guard link == entry.hash else {
            fail(content.id, "does not match its hash: it, or the chain before it, was changed")
            return false
        }
        hash = link
        return true
    }

    private mutating func fail(_ entry: Int64, _ reason: String) {
        fault = VerificationReport.Fault(entry: entry, reason: reason)
    }

    private static func accounts(in db: Database) throws -> [Int64: AccountReference] {
        var accounts: [Int64: AccountReference] = [:]
        for row in try Row.fetchAll(db, sql: "SELECT id, kind, name, currency FROM account") {
            guard let kind = AccountKind(rawValue: row["kind"]) else { continue }
            accounts[row["id"]] = AccountReference(
                kind: kind, name: row["name"], currency: row["currency"])
        }
        return accounts
    }
}
