public import Foundation
internal import GRDB
public import Primitives

extension WalletStore {
    /// Adds a merchant, or changes the one that has its identifier.
    /// - Throws: `WalletError.duplicate` if another has its name, `invalidTerms` without a name.
    public func save(_ merchant: Merchant) throws(WalletError) {
        guard !merchant.name.isEmpty else { throw .invalidTerms }
        try write { db in
            let other = try Bool.fetchOne(
                db, sql: "SELECT 1 FROM merchant WHERE name = ? AND id <> ?",
                arguments: [merchant.name, merchant.id.rawValue])
            guard other != true else { throw WalletError.duplicate }
            try db.execute(
                sql: """
                    INSERT INTO merchant (id, name, iban, category) VALUES (?, ?, ?, ?)
                    ON CONFLICT (id) DO UPDATE SET name = excluded.name, iban = excluded.iban,
                        category = excluded.category
                    """,
                arguments: [
                    merchant.id.rawValue, merchant.name, merchant.iban?.compact, merchant.category,
                ])
        }
    }

    /// Returns the merchants by name.
    public func merchants() throws(WalletError) -> [Merchant] {
        try read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT id AS merchantId, name AS merchantName, iban,
                           category AS merchantCategory FROM merchant ORDER BY name
                    """
            ).map(Merchant.init)
        }
    }

    /// Records a bill, once; its identifier is the key's.
    /// - Throws: `WalletError.amountNotPositive`, `notFound` if there is no such merchant.
    public func addBill(
        from merchant: Identifier<Merchant>, amount: Money, dueDay: Day? = nil,
        reference: String? = nil, key: IdempotencyKey
    ) throws(WalletError) -> Bill {
        let input = CommandInput(
            target: merchant.rawValue, detail: "\(amount.canonicalString) \(reference ?? "")",
            number: dueDay.map { Int64($0.number) })
        return try once(.addBill, key, input) { db in
            guard amount.isPositive else { throw WalletError.amountNotPositive }
            _ = try Self.merchant(merchant, in: db)
            try db.execute(
                sql: """
                    INSERT INTO bill (id, merchantId, currency, minorUnits, dueDay, reference, status)
                    VALUES (?, ?, ?, ?, ?, ?, 'open')
                    """,
                arguments: [
                    key.rawValue, merchant.rawValue, amount.currency.code, amount.minorUnits,
                    dueDay?.number, reference,
                ])
            return try Self.bill(Identifier(key), in: db)
        }
    }

    /// Pays what is due of a bill, or `part` of it, once, with `note` as the reason where one is
    /// given, else its reference. The bill is closed once nothing of it is due.
    /// - Throws: `WalletError.notFound`, `notOpen`, `currencyMismatch`, `invalidTerms` for more
    ///   than is due, and as `pay`.
    public func payBill(
        _ id: Identifier<Bill>, part: Money? = nil, from account: WalletAccount,
        with instrument: Instrument = .wallet, on day: Day, at instant: Date, note: String? = nil,
        key: IdempotencyKey
    ) throws(WalletError) -> Receipt {
        let input = CommandInput(
            target: id.rawValue, detail: account.name, number: part?.minorUnits)
        return try once(.payBill, key, input) { db in
            let bill = try Self.openBill(id, in: db)
            let amount = part ?? bill.amountDue
            guard amount.currency == bill.amount.currency else {
                throw WalletError.currencyMismatch(amount.currency, bill.amount.currency)
            }
            guard amount.minorUnits <= bill.amountDue.minorUnits else {
                throw WalletError.invalidTerms
            }
            let receipt = try Self.pay(
                Movement(
                    account: account, amount: try amount.negated(),
                    counterparty: .named(bill.merchant.name), day: day,
                    note: note ?? bill.reference,
                    category: bill.merchant.category),
                with: instrument, at: instant, key: key, in: db)
            try Self.settle(amount, of: bill, by: receipt.entry, in: db)
            return receipt
        }
    }

    /// Books what an entry paid of an open bill, which is closed once nothing of it is due.
    static func settle(
        _ amount: Money, of bill: Bill, by entry: Int64, in db: Database
    ) throws {
        try db.execute(
            sql: "INSERT INTO billPart (entryId, billId, minorUnits) VALUES (?, ?, ?)",
            arguments: [entry, bill.id.rawValue, amount.minorUnits])
        guard amount == bill.amountDue else { return }
        try db.execute(
            sql: "UPDATE bill SET status = 'paid', entryId = ? WHERE id = ?",
            arguments: [entry, bill.id.rawValue])
    }

    /// Makes due again what an entry paid of a bill.
    static func unsettle(by entry: Int64, in db: Database) throws {
        // Bills that were paid before parts were kept are known by their entry alone.
        let bill = try String.fetchOne(
            db,
            sql: """
                SELECT billId FROM billPart WHERE entryId = ?1
                UNION SELECT id FROM bill WHERE entryId = ?1
                """,
            arguments: [entry])
        guard let bill else { return }
        try db.execute(sql: "DELETE FROM billPart WHERE entryId = ?", arguments: [entry])
        try db.execute(
            sql: "UPDATE bill SET status = 'open', entryId = NULL WHERE id = ? AND status = 'paid'",
            arguments: [bill])
    }

    /// Takes a bill off the list, once.
    /// - Throws: `WalletError.notFound`, `notOpen`.
    public func cancelBill(
        _ id: Identifier<Bill>, key: IdempotencyKey
    ) throws(WalletError) -> Bill {
        try once(.cancelBill, key, CommandInput(target: id.rawValue)) { db in
            _ = try Self.openBill(id, in: db)
            try db.execute(
                sql: "UPDATE bill SET status = 'cancelled' WHERE id = ?", arguments: [id.rawValue])
            return try Self.bill(id, in: db)
        }
    }

    /// Returns the bills of a status (all where none is given), the first due first.
    public func bills(_ status: Bill.Status? = nil) throws(WalletError) -> [Bill] {
        try read {
            try Self.bills(where: "(?1 IS NULL OR bill.status = ?1)", [status?.rawValue], in: $0)
        }
    }

    static func merchant(_ id: Identifier<Merchant>, in db: Database) throws -> Merchant {
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT id AS merchantId, name AS merchantName, iban, category AS merchantCategory
                FROM merchant WHERE id = ?
                """, arguments: [id.rawValue])
        guard let row else { throw WalletError.notFound }
        return Merchant(row)
    }

    private static func openBill(_ id: Identifier<Bill>, in db: Database) throws -> Bill {
        let bill = try bill(id, in: db)
        guard bill.status == .open else { throw WalletError.notOpen }
        return bill
    }

    private static func bill(_ id: Identifier<Bill>, in db: Database) throws -> Bill {
        guard let bill = try bills(where: "bill.id = ?", [id.rawValue], in: db).first else {
            throw WalletError.notFound
        }
        return bill
    }

    static func bills(
        where condition: String, _ arguments: StatementArguments, in db: Database
    ) throws -> [Bill] {
        try Row.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT bill.*, merchant.name AS merchantName, merchant.iban,
                           merchant.category AS merchantCategory,
                           (SELECT COALESCE(SUM(part.minorUnits), 0) FROM billPart part
                            WHERE part.billId = bill.id) AS paidUnits
                    FROM bill JOIN merchant ON merchant.id = bill.merchantId
                    WHERE \(condition) ORDER BY bill.dueDay IS NULL, bill.dueDay, bill.id
                    """), arguments: arguments
        ).compactMap { row in
            guard let status = Bill.Status(rawValue: row["status"]),
                let currency = Currency(code: row["currency"])
            else { return nil }
            let dueDay: Int? = row["dueDay"]
            let (whole, paid): (Int64, Int64) = (row["minorUnits"], row["paidUnits"])
            return Bill(
                id: Identifier(rawValue: row["id"]), merchant: Merchant(row),
                amount: Money(minorUnits: whole, currency: currency),
                amountDue: Money(
                    minorUnits: status == .paid ? 0 : whole - paid, currency: currency),
                dueDay: dueDay.map(Day.init(number:)), reference: row["reference"], status: status)
        }
    }
}

extension Merchant {
    /// The merchant of a row with `merchantId`, `merchantName`, `iban` and `merchantCategory`.
    init(_ row: Row) {
        let iban: String? = row["iban"]
        self.init(
            id: Identifier(rawValue: row["merchantId"]), name: row["merchantName"],
            iban: iban.flatMap { IBAN($0) }, category: row["merchantCategory"])
    }
}
