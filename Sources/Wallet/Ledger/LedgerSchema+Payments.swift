internal import GRDB

/// The tables of what is done with the ledger's accounts: commands, holds, orders, requests, bills.
extension LedgerSchema {
    static func createPayments(in db: Database) throws {
        try createCommands(in: db)
        try createOrders(in: db)
        try createRequests(in: db)
        try createBills(in: db)
        for table in [
            "command", "occurrence", "requestEvent", "conversion", "planChange", "autopayDecision",
            "pointsEvent",
        ] {
            try refuseChanges(of: table, in: db)
        }
    }

    static func createMethods(in db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE paymentMethod (
                    id TEXT PRIMARY KEY NOT NULL,
                    position INTEGER NOT NULL CHECK (position >= 0),
                    health TEXT NOT NULL CHECK (health IN ('healthy', 'degraded', 'down')),
                    method TEXT NOT NULL CHECK (json_valid(method))
                ) STRICT, WITHOUT ROWID;
                """)
    }

    private static func createCommands(in db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE command (
                    key TEXT PRIMARY KEY NOT NULL,
                    kind TEXT NOT NULL,
                    digest BLOB NOT NULL CHECK (length(digest) = 32),
                    result TEXT NOT NULL CHECK (json_valid(result))
                ) STRICT, WITHOUT ROWID;
                CREATE TABLE conversion (
                    entryId INTEGER PRIMARY KEY REFERENCES entry,
                    numerator INTEGER NOT NULL CHECK (numerator > 0),
                    denominator INTEGER NOT NULL CHECK (denominator > 0)
                ) STRICT;
                CREATE TABLE hold (
                    id TEXT PRIMARY KEY NOT NULL,
                    accountId INTEGER NOT NULL REFERENCES account,
                    farAccountId INTEGER NOT NULL REFERENCES account,
                    minorUnits INTEGER NOT NULL CHECK (minorUnits > 0),
                    note TEXT,
                    placed INTEGER NOT NULL,
                    expires INTEGER CHECK (expires > placed),
                    status TEXT NOT NULL CHECK (status IN ('open', 'captured', 'released', 'expired')),
                    entryId INTEGER REFERENCES entry,
                    CHECK ((status = 'captured') = (entryId IS NOT NULL))
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX "open holds by account" ON hold (accountId) WHERE status = 'open';
                """)
    }

    private static func createOrders(in db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE paymentOrder (
                    id TEXT PRIMARY KEY NOT NULL,
                    accountId INTEGER NOT NULL REFERENCES account,
                    farAccountId INTEGER NOT NULL REFERENCES account,
                    minorUnits INTEGER NOT NULL CHECK (minorUnits > 0),
                    note TEXT,
                    category TEXT,
                    firstDay INTEGER NOT NULL,
                    recurrence TEXT,
                    lastDay INTEGER CHECK (lastDay >= firstDay),
                    status TEXT NOT NULL CHECK (status IN ('active', 'paused', 'cancelled', 'finished')),
                    nextDay INTEGER CHECK (nextDay >= firstDay),
                    CHECK ((status = 'active') = (nextDay IS NOT NULL))
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX "orders by their next day" ON paymentOrder (nextDay, id)
                    WHERE nextDay IS NOT NULL;
                CREATE TABLE occurrence (
                    orderId TEXT NOT NULL REFERENCES paymentOrder,
                    day INTEGER NOT NULL,
                    instant INTEGER NOT NULL,
                    outcome TEXT NOT NULL CHECK (outcome IN ('paid', 'failed', 'covered')),
                    entryId INTEGER UNIQUE REFERENCES entry,
                    reason TEXT,
                    PRIMARY KEY (orderId, day),
                    CHECK ((outcome = 'paid') = (entryId IS NOT NULL)),
                    CHECK ((outcome = 'failed') = (reason IS NOT NULL))
                ) STRICT, WITHOUT ROWID;
                """)
    }

    private static func createRequests(in db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE paymentRequest (
                    id TEXT PRIMARY KEY NOT NULL,
                    direction TEXT NOT NULL CHECK (direction IN ('incoming', 'outgoing')),
                    farAccountId INTEGER NOT NULL REFERENCES account,
                    minorUnits INTEGER NOT NULL CHECK (minorUnits > 0),
                    note TEXT,
                    created INTEGER NOT NULL,
                    expires INTEGER CHECK (expires > created),
                    status TEXT NOT NULL
                        CHECK (status IN ('pending', 'accepted', 'declined', 'expired', 'cancelled')),
                    entryId INTEGER UNIQUE REFERENCES entry,
                    CHECK ((status = 'accepted') = (entryId IS NOT NULL))
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX "requests by status" ON paymentRequest (status, created);
                CREATE TABLE requestEvent (
                    requestId TEXT NOT NULL REFERENCES paymentRequest,
                    sequence INTEGER NOT NULL CHECK (sequence >= 0),
                    event TEXT NOT NULL CHECK (event IN
                        ('created', 'reminded', 'accepted', 'declined', 'expired', 'cancelled',
                         'reopened')),
                    instant INTEGER NOT NULL,
                    PRIMARY KEY (requestId, sequence)
                ) STRICT, WITHOUT ROWID;
                """)
    }

    /// What each entry paid of a bill, and the bill that a payment to come is for.
    static func createBillParts(in db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE billPart (
                    entryId INTEGER PRIMARY KEY REFERENCES entry,
                    billId TEXT NOT NULL REFERENCES bill,
                    minorUnits INTEGER NOT NULL CHECK (minorUnits > 0)
                ) STRICT;
                CREATE INDEX "parts by bill" ON billPart (billId);
                ALTER TABLE paymentOrder ADD COLUMN billId TEXT REFERENCES bill;
                """)
    }

    private static func createBills(in db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE merchant (
                    id TEXT PRIMARY KEY NOT NULL,
                    name TEXT NOT NULL UNIQUE CHECK (length(name) > 0),
                    iban TEXT,
                    category TEXT
                ) STRICT, WITHOUT ROWID;
                CREATE TABLE bill (
                    id TEXT PRIMARY KEY NOT NULL,
                    merchantId TEXT NOT NULL REFERENCES merchant,
                    currency TEXT NOT NULL,
                    minorUnits INTEGER NOT NULL CHECK (minorUnits > 0),
                    dueDay INTEGER,
                    reference TEXT,
                    status TEXT NOT NULL CHECK (status IN ('open', 'paid', 'cancelled')),
                    entryId INTEGER UNIQUE REFERENCES entry,
                    CHECK ((status = 'paid') = (entryId IS NOT NULL))
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX "bills by due day" ON bill (status, dueDay);
                CREATE TABLE subscription (
                    id TEXT PRIMARY KEY NOT NULL,
                    merchantId TEXT NOT NULL REFERENCES merchant,
                    orderId TEXT NOT NULL UNIQUE REFERENCES paymentOrder,
                    plan TEXT NOT NULL CHECK (length(plan) > 0),
                    unit TEXT NOT NULL CHECK (unit IN ('daily', 'weekly', 'monthly', 'yearly')),
                    interval INTEGER NOT NULL CHECK (interval >= 1),
                    anchorDay INTEGER NOT NULL,
                    credit INTEGER NOT NULL DEFAULT 0 CHECK (credit >= 0)
                ) STRICT, WITHOUT ROWID;
                CREATE TABLE planChange (
                    id TEXT PRIMARY KEY NOT NULL,
                    subscriptionId TEXT NOT NULL REFERENCES subscription,
                    day INTEGER NOT NULL,
                    oldPlan TEXT NOT NULL,
                    newPlan TEXT NOT NULL,
                    oldPrice INTEGER NOT NULL CHECK (oldPrice >= 0),
                    newPrice INTEGER NOT NULL CHECK (newPrice >= 0),
                    credit INTEGER NOT NULL CHECK (credit >= 0),
                    charge INTEGER NOT NULL CHECK (charge >= 0),
                    entryId INTEGER UNIQUE REFERENCES entry
                ) STRICT, WITHOUT ROWID;
                """)
    }
}
