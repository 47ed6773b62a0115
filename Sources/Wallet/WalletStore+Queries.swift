internal import GRDB
public import Primitives

/// Which ledger lines are asked for.
public struct LedgerFilter: Hashable, Sendable {
    /// The days.
    public var period: DayInterval?
    /// The label of the kind of spending.
    public var category: String?
    /// Only money in (true) or out (false).
    public var isIncoming: Bool?
    /// The most lines.
    public var limit: Int?

    /// Creates a filter that lets everything through.
    public init() {}
}

extension WalletStore {
    /// Creates an account of the user's, which may be there already.
    public func open(_ account: WalletAccount) throws(WalletError) {
        _ = try write {
            try Self.accountID(AccountKind(account.kind), account.name, account.currency, in: $0)
        }
    }

    /// Returns the user's accounts, the oldest first.
    public func accounts() throws(WalletError) -> [WalletAccount] {
        try read { db in
            try Row.fetchAll(
                db, sql: "SELECT name, currency FROM account WHERE kind = 'own' ORDER BY id"
            ).compactMap { row in
                Currency(code: row["currency"]).map {
                    WalletAccount(name: row["name"], currency: $0)
                }
            }
        }
    }

    /// Returns what an account holds.
    /// - Throws: `WalletError.unknownAccount`.
    public func balance(of account: WalletAccount) throws(WalletError) -> Money {
        try read { db in
            let id = try Int64.fetchOne(
                db, sql: "SELECT id FROM account WHERE kind = ? AND name = ? AND currency = ?",
                arguments: [account.kind.rawValue, account.name, account.currency.code])
            guard let id else { throw WalletError.unknownAccount(account.name) }
            return Money(
                minorUnits: try Self.minorUnits(of: id, in: db), currency: account.currency)
        }
    }

    /// Returns the lines of an account that `filter` lets through, the newest first.
    public func lines(
        of account: WalletAccount, matching filter: LedgerFilter = LedgerFilter()
    ) throws(WalletError) -> [LedgerLine] {
        try read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT entry.id, entry.day, entry.note, entry.category, posting.minorUnits,
                           COALESCE(contact.name, far.name) AS counterparty
                    FROM account
                    JOIN posting ON posting.accountId = account.id
                    JOIN entry ON entry.id = posting.entryId
                    JOIN posting farPosting
                      ON farPosting.entryId = entry.id AND farPosting.id <> posting.id
                    JOIN account far ON far.id = farPosting.accountId AND far.kind <> 'equity'
                    LEFT JOIN contact ON far.kind = 'contact' AND contact.id = far.name
                    WHERE account.kind = :kind AND account.name = :name
                      AND account.currency = :currency
                      AND entry.day >= :start AND entry.day < :end
                      AND (:category IS NULL OR entry.category = :category)
                      AND (:incoming IS NULL OR (posting.minorUnits > 0) = :incoming)
                    ORDER BY entry.day DESC, entry.id DESC
                    LIMIT :limit
                    """,
                arguments: [
                    "kind": account.kind.rawValue, "name": account.name,
                    "currency": account.currency.code,
                    "start": filter.period?.start?.number ?? Int.min,
                    "end": filter.period?.end?.number ?? Int.max, "category": filter.category,
                    "incoming": filter.isIncoming, "limit": filter.limit ?? -1,
                ]
            ).map { row in
                LedgerLine(
                    entry: row["id"], day: Day(number: row["day"]),
                    amount: Money(minorUnits: row["minorUnits"], currency: account.currency),
                    counterparty: row["counterparty"], note: row["note"], category: row["category"])
            }
        }
    }

    /// Adds a contact, or changes the one that has its identifier.
    public func save(_ contact: Contact) throws(WalletError) {
        try write { db in
            try db.execute(
                sql: """
                    INSERT INTO contact (id, name, iban) VALUES (?, ?, ?)
                    ON CONFLICT (id) DO UPDATE SET name = excluded.name, iban = excluded.iban
                    """, arguments: [contact.id.rawValue, contact.name, contact.iban?.compact])
            try db.execute(
                sql: "DELETE FROM contactAlias WHERE contactId = ?",
                arguments: [contact.id.rawValue])
            for alias in Set(contact.aliases).sorted() {
                try db.execute(
                    sql: "INSERT INTO contactAlias (contactId, alias) VALUES (?, ?)",
                    arguments: [contact.id.rawValue, alias])
            }
        }
    }

    /// Returns the contacts by name.
    public func contacts() throws(WalletError) -> [Contact] {
        try read { db in
            var aliases: [String: [String]] = [:]
            for row in try Row.fetchAll(
                db, sql: "SELECT contactId, alias FROM contactAlias ORDER BY alias")
            {
                aliases[row["contactId"], default: []].append(row["alias"])
            }
            return try Row.fetchAll(db, sql: "SELECT id, name, iban FROM contact ORDER BY name, id")
                .map { row in
                    let iban: String? = row["iban"]
                    return Contact(
                        id: ContactID(rawValue: row["id"]), name: row["name"],
                        aliases: aliases[row["id"]] ?? [], iban: iban.flatMap { IBAN($0) })
                }
        }
    }

    /// Returns the number of entries.
    public func entryCount() throws(WalletError) -> Int {
        try read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM entry") ?? 0 }
    }
}
