internal import GRDB

/// The tables of what a bank's statements say beside their lines: the identifiers of the lines, and
/// the balances before and after them.
extension LedgerSchema {
    static func createStatements(in db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE bankReference (
                    entryId INTEGER NOT NULL REFERENCES entry,
                    reference TEXT NOT NULL CHECK (length(reference) > 0),
                    PRIMARY KEY (entryId, reference)
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX "entries by the bank's reference" ON bankReference (reference);
                CREATE TABLE statedBalance (
                    id INTEGER PRIMARY KEY,
                    accountId INTEGER NOT NULL REFERENCES account,
                    side TEXT NOT NULL CHECK (side IN ('opening', 'closing')),
                    since INTEGER NOT NULL,
                    day INTEGER NOT NULL CHECK (day >= since),
                    minorUnits INTEGER NOT NULL,
                    UNIQUE (accountId, day, since, side, minorUnits)
                ) STRICT;
                """)
    }
}
