internal import Foundation
internal import GRDB

/// The second form of the ledger: chained entries, running balances, and a floor the schema keeps.
extension LedgerSchema {
    /// Creates the tables anew beside the old ones, copies, and puts them in their place.
    static func chainEntries(in db: Database) throws {
        for table in ["entry", "posting"] {
            for change in ["UPDATE", "DELETE"] {
                try db.execute(sql: "DROP TRIGGER \"\(table) refuses \(change)\"")
            }
            try db.execute(sql: "ALTER TABLE \(table) RENAME TO old_\(table)")
        }
        try db.execute(sql: "ALTER TABLE account RENAME TO old_account")
        try createLedger(in: db)
        try db.execute(
            sql: """
                INSERT INTO account (id, kind, name, currency)
                SELECT id, kind, name, currency FROM old_account ORDER BY id
                """)
        try copyEntries(in: db)
        for table in ["old_posting", "old_entry", "old_account"] {
            try db.execute(sql: "DROP TABLE \(table)")
        }
        for table in ["entry", "posting"] { try refuseChanges(of: table, in: db) }
    }

    private static func createLedger(in db: Database) throws {
        let accountKinds = AccountKind.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        let entryKinds = EntryKind.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        try db.execute(
            sql: """
                CREATE TABLE account (
                    id INTEGER PRIMARY KEY,
                    kind TEXT NOT NULL CHECK (kind IN (\(accountKinds))),
                    name TEXT NOT NULL,
                    currency TEXT NOT NULL,
                    minorUnits INTEGER NOT NULL DEFAULT 0,
                    held INTEGER NOT NULL DEFAULT 0 CHECK (held >= 0),
                    UNIQUE (kind, name, currency),
                    CHECK (kind NOT IN ('own', 'coin') OR minorUnits >= held)
                ) STRICT;
                CREATE TABLE entry (
                    id INTEGER PRIMARY KEY,
                    key TEXT NOT NULL UNIQUE,
                    day INTEGER NOT NULL,
                    instant INTEGER NOT NULL,
                    kind TEXT NOT NULL CHECK (kind IN (\(entryKinds))),
                    note TEXT,
                    category TEXT,
                    reverses INTEGER REFERENCES entry,
                    hash BLOB NOT NULL CHECK (length(hash) = 32),
                    CHECK ((kind = 'reversal') = (reverses IS NOT NULL))
                ) STRICT;
                CREATE UNIQUE INDEX "an entry is reversed once" ON entry (reverses)
                    WHERE reverses IS NOT NULL;
                CREATE TABLE posting (
                    entryId INTEGER NOT NULL REFERENCES entry,
                    line INTEGER NOT NULL CHECK (line >= 0),
                    accountId INTEGER NOT NULL REFERENCES account,
                    minorUnits INTEGER NOT NULL CHECK (minorUnits <> 0),
                    balance INTEGER NOT NULL,
                    day INTEGER NOT NULL,
                    PRIMARY KEY (entryId, line)
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX "postings of an account by day"
                    ON posting (accountId, day, entryId);
                CREATE TABLE dayTotal (
                    accountId INTEGER NOT NULL REFERENCES account,
                    day INTEGER NOT NULL,
                    minorUnits INTEGER NOT NULL,
                    PRIMARY KEY (accountId, day)
                ) STRICT, WITHOUT ROWID;
                """)
    }

    private static func copyEntries(in db: Database) throws {
        let entries = try Row.fetchAll(
            db, sql: "SELECT id, key, day, note, category FROM old_entry ORDER BY id")
        for row in entries {
            let id: Int64 = row["id"]
            let lines = try Row.fetchAll(
                db,
                sql: """
                    SELECT kind, name, currency, minorUnits FROM old_posting
                    JOIN old_account ON old_account.id = accountId
                    WHERE entryId = ? ORDER BY old_posting.id
                    """, arguments: [id])
            let sides = lines.compactMap { line -> EntryDraft.Side? in
                AccountKind(rawValue: line["kind"]).map {
                    EntryDraft.Side(
                        AccountReference(
                            kind: $0, name: line["name"], currency: line["currency"]),
                        line["minorUnits"])
                }
            }
            let day: Int64 = row["day"]
            let draft = EntryDraft(
                key: row["key"], day: day, instant: day * 86_400_000, kind: kind(of: sides),
                note: row["note"], category: row["category"], sides: sides)
            try draft.insert(in: db)
        }
    }

    /// What an entry of the first form was for, told by its accounts.
    private static func kind(of sides: [EntryDraft.Side]) -> EntryKind {
        if sides.contains(where: { $0.account.kind == .mirror }) { return .statement }
        if sides.contains(where: { $0.account.kind == .equity }) { return .opening }
        let own = sides.first { $0.account.kind == .own }
        return (own?.minorUnits ?? 0) < 0 ? .payment : .receipt
    }
}
