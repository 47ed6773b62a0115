internal import GRDB

/// The tables of how entries are sorted into categories: what the user said, and what came of it.
/// The ledger itself keeps what was recorded when an entry was booked, and never changes.
extension LedgerSchema {
    static func createSorting(in db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE categoryRule (
                    position INTEGER PRIMARY KEY,
                    phrase TEXT NOT NULL CHECK (length(phrase) > 0),
                    category TEXT NOT NULL CHECK (length(category) > 0)
                ) STRICT;
                CREATE TABLE categoryCorrection (
                    position INTEGER PRIMARY KEY,
                    label TEXT NOT NULL UNIQUE CHECK (length(label) > 0),
                    category TEXT NOT NULL CHECK (length(category) > 0)
                ) STRICT;
                CREATE TABLE sorting (
                    entryId INTEGER PRIMARY KEY REFERENCES entry,
                    category TEXT NOT NULL CHECK (length(category) > 0),
                    isOwnTransfer INTEGER NOT NULL CHECK (isOwnTransfer IN (0, 1))
                ) STRICT;
                """)
    }

    static func addRefunds(in db: Database) throws {
        try db.execute(
            sql: """
                ALTER TABLE sorting ADD COLUMN isRefund INTEGER NOT NULL DEFAULT 0
                    CHECK (isRefund IN (0, 1))
                """)
    }
}
