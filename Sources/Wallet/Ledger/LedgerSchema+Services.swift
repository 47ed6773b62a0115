internal import GRDB

/// The tables of what is about the money rather than moves it: budgets, auto-pay, store cards,
/// security, staking.
extension LedgerSchema {
    static func createServices(in db: Database) throws {
        try createBudgets(in: db)
        try createCards(in: db)
        try createSecurity(in: db)
    }

    private static func createBudgets(in db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE budget (
                    category TEXT NOT NULL,
                    period TEXT NOT NULL CHECK (period IN ('weekly', 'monthly', 'yearly')),
                    currency TEXT NOT NULL,
                    minorUnits INTEGER NOT NULL CHECK (minorUnits >= 0),
                    alertPercent INTEGER NOT NULL CHECK (alertPercent BETWEEN 1 AND 100),
                    PRIMARY KEY (category, period, currency)
                ) STRICT, WITHOUT ROWID;
                CREATE TABLE autopaySettings (
                    id INTEGER PRIMARY KEY CHECK (id = 1),
                    settings TEXT NOT NULL CHECK (json_valid(settings))
                ) STRICT;
                CREATE TABLE autopayDecision (
                    id INTEGER PRIMARY KEY,
                    requestId TEXT REFERENCES paymentRequest,
                    instant INTEGER NOT NULL,
                    peer TEXT NOT NULL,
                    minorUnits INTEGER NOT NULL,
                    currency TEXT NOT NULL,
                    method TEXT NOT NULL,
                    reason TEXT NOT NULL,
                    rule TEXT,
                    entryId INTEGER UNIQUE REFERENCES entry,
                    CHECK ((reason = 'rule_match') = (rule IS NOT NULL)),
                    CHECK (entryId IS NULL OR reason = 'rule_match')
                ) STRICT;
                CREATE INDEX "paid automatically, by instant" ON autopayDecision (instant)
                    WHERE entryId IS NOT NULL;
                """)
    }

    private static func createCards(in db: Database) throws {
        let symbologies = Symbology.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        try db.execute(
            sql: """
                CREATE TABLE loyaltyCard (
                    id TEXT PRIMARY KEY NOT NULL,
                    name TEXT NOT NULL CHECK (length(name) > 0),
                    number TEXT NOT NULL CHECK (length(number) > 0),
                    symbology TEXT NOT NULL CHECK (symbology IN (\(symbologies))),
                    points INTEGER NOT NULL DEFAULT 0 CHECK (points >= 0),
                    tier TEXT NOT NULL DEFAULT 'bronze'
                        CHECK (tier IN ('bronze', 'silver', 'gold', 'platinum')),
                    removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1))
                ) STRICT, WITHOUT ROWID;
                CREATE UNIQUE INDEX "cards by name" ON loyaltyCard (name) WHERE removed = 0;
                CREATE TABLE pointsEvent (
                    id INTEGER PRIMARY KEY,
                    cardId TEXT NOT NULL REFERENCES loyaltyCard,
                    points INTEGER NOT NULL CHECK (points <> 0),
                    instant INTEGER NOT NULL
                ) STRICT;
                """)
    }

    /// Creates the limits anew with two more scopes, and copies those there are.
    static func widenSpendingLimits(in db: Database) throws {
        try db.execute(
            sql: """
                ALTER TABLE spendingLimit RENAME TO oldSpendingLimit;
                CREATE TABLE spendingLimit (
                    scope TEXT NOT NULL
                        CHECK (scope IN ('per_transaction', 'daily', 'weekly', 'monthly')),
                    currency TEXT NOT NULL,
                    minorUnits INTEGER NOT NULL CHECK (minorUnits >= 0),
                    PRIMARY KEY (scope, currency)
                ) STRICT, WITHOUT ROWID;
                INSERT INTO spendingLimit SELECT scope, currency, minorUnits FROM oldSpendingLimit;
                DROP TABLE oldSpendingLimit;
                """)
    }

    private static func createSecurity(in db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE security (
                    id INTEGER PRIMARY KEY CHECK (id = 1),
                    card TEXT NOT NULL DEFAULT 'active' CHECK (card IN ('active', 'frozen')),
                    wallet TEXT NOT NULL DEFAULT 'unlocked' CHECK (wallet IN ('unlocked', 'locked')),
                    kyc TEXT NOT NULL DEFAULT 'none'
                        CHECK (kyc IN ('none', 'pending', 'verified', 'rejected')),
                    biometrics INTEGER NOT NULL DEFAULT 0 CHECK (biometrics IN (0, 1)),
                    pinSalt BLOB CHECK (length(pinSalt) >= 16),
                    pinHash BLOB CHECK (length(pinHash) = 32),
                    pinRounds INTEGER CHECK (pinRounds > 0),
                    failures INTEGER NOT NULL DEFAULT 0 CHECK (failures BETWEEN 0 AND 4),
                    lockCount INTEGER NOT NULL DEFAULT 0 CHECK (lockCount BETWEEN 0 AND 5),
                    lockedUntil INTEGER,
                    CHECK ((pinSalt IS NULL) = (pinHash IS NULL)),
                    CHECK ((pinSalt IS NULL) = (pinRounds IS NULL))
                ) STRICT;
                INSERT INTO security (id) VALUES (1);
                CREATE TABLE spendingLimit (
                    scope TEXT NOT NULL CHECK (scope IN ('per_transaction', 'daily')),
                    currency TEXT NOT NULL,
                    minorUnits INTEGER NOT NULL CHECK (minorUnits >= 0),
                    PRIMARY KEY (scope, currency)
                ) STRICT, WITHOUT ROWID;
                CREATE TABLE device (
                    id TEXT PRIMARY KEY NOT NULL,
                    name TEXT NOT NULL CHECK (length(name) > 0),
                    added INTEGER NOT NULL
                ) STRICT, WITHOUT ROWID;
                CREATE TABLE stakingRate (
                    firstDay INTEGER PRIMARY KEY,
                    basisPoints INTEGER NOT NULL CHECK (basisPoints BETWEEN 0 AND 100000)
                ) STRICT;
                """)
    }
}
