internal import GRDB

/// The tables of a wallet and how they came to be. A migration never changes once released.
enum LedgerSchema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("Create the ledger") { db in
            try createContacts(in: db)
            try createAccounts(in: db)
            try createEntries(in: db)
            for table in ["entry", "posting"] {
                try refuseChanges(of: table, in: db)
            }
        }
        migrator.registerMigration("Chain the entries", migrate: chainEntries)
        migrator.registerMigration("Create payments and services") { db in
            try createServices(in: db)
            try createPayments(in: db)
        }
        migrator.registerMigration("Create payment methods", migrate: createMethods)
        migrator.registerMigration("Create sorting", migrate: createSorting)
        migrator.registerMigration(
            "Let spending limits run over weeks and months", migrate: widenSpendingLimits)
        migrator.registerMigration("Tell refunds apart", migrate: addRefunds)
        migrator.registerMigration("Keep what statements state", migrate: createStatements)
        migrator.registerMigration("Let contacts be removed", migrate: addRemoval)
        migrator.registerMigration("Let bills be paid in part", migrate: createBillParts)
        return migrator
    }

    private static func createContacts(in db: Database) throws {
        try db.create(table: "contact") { table in
            table.primaryKey("id", .text).notNull()
            table.column("name", .text).notNull().check { length($0) > 0 }
            table.column("iban", .text)
        }
        try db.create(table: "contactAlias") { table in
            table.column("contactId", .text).notNull().indexed().references("contact")
            table.column("alias", .text).notNull()
            table.uniqueKey(["contactId", "alias"])
        }
    }

    /// A contact that is removed keeps its name for what was paid to it.
    private static func addRemoval(in db: Database) throws {
        try db.alter(table: "contact") { table in
            table.add(column: "isRemoved", .boolean).notNull().defaults(to: false)
        }
    }

    /// `own` accounts hold the user's money, `mirror` ones repeat a bank's statements; the others
    /// are the far sides of entries.
    private static func createAccounts(in db: Database) throws {
        try db.create(table: "account") { table in
            table.autoIncrementedPrimaryKey("id")
            table.column("kind", .text).notNull()
                .check { ["own", "mirror", "contact", "named", "equity"].contains($0) }
            table.column("name", .text).notNull()
            table.column("currency", .text).notNull()
            table.uniqueKey(["kind", "name", "currency"])
        }
    }

    private static func createEntries(in db: Database) throws {
        try db.create(table: "entry") { table in
            table.autoIncrementedPrimaryKey("id")
            table.column("key", .text).notNull().unique()
            table.column("day", .integer).notNull().indexed()
            table.column("note", .text)
            table.column("category", .text)
        }
        try db.create(table: "posting") { table in
            table.autoIncrementedPrimaryKey("id")
            table.column("entryId", .integer).notNull().indexed().references("entry")
            table.column("accountId", .integer).notNull().indexed().references("account")
            table.column("minorUnits", .integer).notNull().check { $0 != 0 }
        }
    }

    static func refuseChanges(of table: String, in db: Database) throws {
        for change in ["UPDATE", "DELETE"] {
            try db.execute(
                sql: """
                    CREATE TRIGGER "\(table) refuses \(change)" BEFORE \(change) ON \(table)
                    BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END
                    """)
        }
    }
}
