internal import GRDB
internal import Primitives

extension WalletStore {
    /// Books a movement once: the first call with `key` posts it, later ones return what it left.
    ///
    /// - Throws: `WalletError.insufficientFunds` if the account would go below zero,
    ///   `amountNotPositive` for an amount of nothing, `currencyMismatch`, `unknownContact`,
    ///   `keyReused` if the key stands for another movement, `unavailable`.
    /// - Complexity: O(log *n*) in the number of entries, plus the account's balance.
    public func post(
        _ movement: Movement, key: IdempotencyKey
    ) throws(WalletError) -> Receipt {
        try write { try Self.post(movement, key: key, in: $0) }
    }

    /// Books all of `movements` or none, each once; returns their receipts.
    /// - Throws: as `post(_:key:)`.
    public func postAll(
        _ movements: [(movement: Movement, key: IdempotencyKey)]
    ) throws(WalletError) -> [Receipt] {
        try write { db in
            try movements.map { try Self.post($0.movement, key: $0.key, in: db) }
        }
    }

    private static func post(
        _ movement: Movement, key: IdempotencyKey, in db: Database
    ) throws -> Receipt {
        guard movement.amount.minorUnits != 0 else { throw WalletError.amountNotPositive }
        guard movement.amount.currency == movement.account.currency else {
            throw WalletError.currencyMismatch(movement.amount.currency, movement.account.currency)
        }
        if let receipt = try receipt(of: movement, key: key, in: db) { return receipt }
        return try append(movement, key: key, in: db)
    }

    private static func append(
        _ movement: Movement, key: IdempotencyKey, in db: Database
    ) throws -> Receipt {
        let own = try accountID(
            AccountKind(movement.account.kind), movement.account.name, movement.account.currency,
            in: db)
        let balance = Money(
            minorUnits: try minorUnits(of: own, in: db), currency: movement.account.currency)
        guard let after = try? balance.adding(movement.amount) else { throw WalletError.overflow }
        let mayGoBelow = movement.account.kind == .mirror || movement.amount.isPositive
        guard after.minorUnits >= 0 || mayGoBelow else {
            guard let missing = try? after.negated() else { throw WalletError.overflow }
            throw WalletError.insufficientFunds(missing: missing)
        }
        let far = try farAccountID(of: movement, in: db)
        try db.execute(
            sql: "INSERT INTO entry (key, day, note, category) VALUES (?, ?, ?, ?)",
            arguments: [key.rawValue, movement.day.number, movement.note, movement.category])
        let entry = db.lastInsertedRowID
        guard let opposite = try? movement.amount.negated() else { throw WalletError.overflow }
        for (account, amount) in [(own, movement.amount), (far, opposite)] {
            try db.execute(
                sql: "INSERT INTO posting (entryId, accountId, minorUnits) VALUES (?, ?, ?)",
                arguments: [entry, account, amount.minorUnits])
        }
        return Receipt(entry: entry, balance: after, isRepeat: false)
    }

    /// The receipt of the movement posted under `key` before, nil if there is none.
    private static func receipt(
        of movement: Movement, key: IdempotencyKey, in db: Database
    ) throws -> Receipt? {
        guard
            let row = try Row.fetchOne(
                db,
                sql: """
                    SELECT entry.id, entry.day, posting.minorUnits, posting.accountId, far.accountId AS farId
                    FROM entry
                    JOIN posting ON posting.entryId = entry.id
                    JOIN account ON account.id = posting.accountId AND account.kind IN ('own', 'mirror')
                    JOIN posting far ON far.entryId = entry.id AND far.id <> posting.id
                    WHERE entry.key = ?
                    """, arguments: [key.rawValue])
        else { return nil }
        let own = try accountID(
            AccountKind(movement.account.kind), movement.account.name, movement.account.currency,
            in: db)
        let far = try farAccountID(of: movement, in: db)
        let isSame =
            row["minorUnits"] == movement.amount.minorUnits && row["accountId"] == own
            && row["farId"] == far && row["day"] == movement.day.number
        guard isSame else { throw WalletError.keyReused(key) }
        let entry: Int64 = row["id"]
        let then = try minorUnits(of: own, upToEntry: entry, in: db)
        return Receipt(
            entry: entry, balance: Money(minorUnits: then, currency: movement.account.currency),
            isRepeat: true)
    }

    private static func farAccountID(of movement: Movement, in db: Database) throws -> Int64 {
        let currency = movement.account.currency
        switch movement.counterparty {
        case .contact(let id):
            let exists = try Bool.fetchOne(
                db, sql: "SELECT 1 FROM contact WHERE id = ?", arguments: [id.rawValue])
            guard exists == true else { throw WalletError.unknownContact }
            return try accountID(.contact, id.rawValue, currency, in: db)
        case .named(let name): return try accountID(.named, name, currency, in: db)
        case .opening: return try accountID(.equity, "opening", currency, in: db)
        }
    }
}

/// The kinds of account in the ledger; raw values are labels on disk.
enum AccountKind: String {
    case own, mirror, contact, named, equity

    init(_ kind: WalletAccount.Kind) {
        switch kind {
        case .own: self = .own
        case .mirror: self = .mirror
        }
    }
}

extension WalletStore {
    /// The identifier of an account, created where it is not there.
    static func accountID(
        _ kind: AccountKind, _ name: String, _ currency: Currency, in db: Database
    ) throws -> Int64 {
        let found = try Int64.fetchOne(
            db, sql: "SELECT id FROM account WHERE kind = ? AND name = ? AND currency = ?",
            arguments: [kind.rawValue, name, currency.code])
        if let found { return found }
        try db.execute(
            sql: "INSERT INTO account (kind, name, currency) VALUES (?, ?, ?)",
            arguments: [kind.rawValue, name, currency.code])
        return db.lastInsertedRowID
    }

    /// The sum of an account's postings, up to an entry where one is given.
    static func minorUnits(
        of account: Int64, upToEntry entry: Int64 = .max, in db: Database
    ) throws -> Int64 {
        try Int64.fetchOne(
            db,
            sql:
                "SELECT COALESCE(SUM(minorUnits), 0) FROM posting WHERE accountId = ? AND entryId <= ?",
            arguments: [account, entry]) ?? 0
    }
}
