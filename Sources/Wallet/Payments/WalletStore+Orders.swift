internal import GRDB
public import Primitives

extension WalletStore {
    /// Schedules a payment, once; its identifier is the key's.
    /// - Throws: `WalletError.amountNotPositive`, `currencyMismatch`, `unknownContact`,
    ///   `sameAccount`, `invalidTerms` for terms that never fall due.
    public func schedule(
        _ terms: OrderTerms, key: IdempotencyKey
    ) throws(WalletError) -> PaymentOrder {
        try once(.schedule, key, terms) { db in
            try Self.insert(terms, Identifier(key), in: db)
        }
    }

    /// Changes what an order pays from `day` on, once; what it paid before stays. One that is
    /// paused stays so.
    /// - Throws: as `schedule`, `notFound`, `notOpen` for one that is over.
    public func changeOrder(
        _ id: Identifier<PaymentOrder>, to terms: OrderTerms, from day: Day, key: IdempotencyKey
    ) throws(WalletError) -> PaymentOrder {
        struct Input: Encodable {
            let id: Identifier<PaymentOrder>
            let terms: OrderTerms
            let day: Day
        }
        return try once(.changeOrder, key, Input(id: id, terms: terms, day: day)) { db in
            let order = try Self.openOrder(id, in: db)
            let next = try Self.nextDay(of: id, terms, onOrAfter: day, in: db)
            guard let next else { throw WalletError.invalidTerms }
            let accounts = try Self.accounts(of: terms, in: db)
            try db.execute(
                sql: """
                    UPDATE paymentOrder SET accountId = ?, farAccountId = ?, minorUnits = ?,
                        note = ?, category = ?, firstDay = ?, recurrence = ?, lastDay = ?,
                        nextDay = ? WHERE id = ?
                    """,
                arguments: [
                    accounts.own, accounts.far, terms.amount.minorUnits, terms.note,
                    terms.category, terms.firstDay.number, terms.recurrence?.description,
                    terms.lastDay?.number, order.status == .paused ? nil : next.number, id.rawValue,
                ])
            return try Self.order(id, in: db)
        }
    }

    /// Stops an order from paying, once; the days until it is resumed are left out.
    /// - Throws: `WalletError.notFound`, `notOpen`.
    public func pauseOrder(
        _ id: Identifier<PaymentOrder>, key: IdempotencyKey
    ) throws(WalletError) -> PaymentOrder {
        try once(.pauseOrder, key, CommandInput(target: id.rawValue)) { db in
            guard try Self.openOrder(id, in: db).status == .active else {
                throw WalletError.notOpen
            }
            return try Self.set(.paused, nil, id, in: db)
        }
    }

    /// Lets a paused order pay again from `day` on, once; one with no day left is finished.
    /// - Throws: `WalletError.notFound`, `notOpen`.
    public func resumeOrder(
        _ id: Identifier<PaymentOrder>, from day: Day, key: IdempotencyKey
    ) throws(WalletError) -> PaymentOrder {
        let input = CommandInput(target: id.rawValue, number: Int64(day.number))
        return try once(.resumeOrder, key, input) { db in
            let order = try Self.openOrder(id, in: db)
            guard order.status == .paused else { throw WalletError.notOpen }
            let next = try Self.nextDay(of: id, order.terms, onOrAfter: day, in: db)
            return try Self.set(next == nil ? .finished : .active, next, id, in: db)
        }
    }

    /// Ends an order, once.
    /// - Throws: `WalletError.notFound`, `notOpen`.
    public func cancelOrder(
        _ id: Identifier<PaymentOrder>, key: IdempotencyKey
    ) throws(WalletError) -> PaymentOrder {
        try once(.cancelOrder, key, CommandInput(target: id.rawValue)) { db in
            _ = try Self.openOrder(id, in: db)
            return try Self.set(.cancelled, nil, id, in: db)
        }
    }

    /// Returns the orders of a status (all where none is given), the next to pay first.
    public func orders(
        _ status: PaymentOrder.Status? = nil
    ) throws(WalletError) -> [PaymentOrder] {
        try read {
            try Self.orders(
                where: "(?1 IS NULL OR paymentOrder.status = ?1)", [status?.rawValue], in: $0)
        }
    }
}

extension WalletStore {
    static func insert(
        _ terms: OrderTerms, _ id: Identifier<PaymentOrder>, in db: Database
    ) throws -> PaymentOrder {
        guard let next = terms.occurrence(onOrAfter: terms.firstDay) else {
            throw WalletError.invalidTerms
        }
        let accounts = try accounts(of: terms, in: db)
        try db.execute(
            sql: """
                INSERT INTO paymentOrder (id, accountId, farAccountId, minorUnits, note, category,
                    firstDay, recurrence, lastDay, status, nextDay, billId)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'active', ?, ?)
                """,
            arguments: [
                id.rawValue, accounts.own, accounts.far, terms.amount.minorUnits, terms.note,
                terms.category, terms.firstDay.number, terms.recurrence?.description,
                terms.lastDay?.number, next.number, terms.bill?.rawValue,
            ])
        return try order(id, in: db)
    }

    /// The accounts of terms that make sense.
    private static func accounts(
        of terms: OrderTerms, in db: Database
    ) throws -> (own: Int64, far: Int64) {
        guard terms.amount.isPositive else { throw WalletError.amountNotPositive }
        guard terms.amount.currency == terms.account.currency else {
            throw WalletError.currencyMismatch(terms.amount.currency, terms.account.currency)
        }
        guard terms.lastDay.map({ $0 >= terms.firstDay }) ?? true, terms.account.kind == .own
        else { throw WalletError.invalidTerms }
        let own = try existing(terms.account, in: db).id
        let far = try farAccountID(of: terms.counterparty, terms.amount.currency, in: db)
        guard own != far else { throw WalletError.sameAccount }
        return (own, far)
    }

    static func openOrder(
        _ id: Identifier<PaymentOrder>, in db: Database
    ) throws -> PaymentOrder {
        let order = try order(id, in: db)
        switch order.status {
        case .active, .paused: return order
        case .cancelled, .finished: throw WalletError.notOpen
        }
    }

    @discardableResult
    static func set(
        _ status: PaymentOrder.Status, _ next: Day?, _ id: Identifier<PaymentOrder>,
        in db: Database
    ) throws -> PaymentOrder {
        try db.execute(
            sql: "UPDATE paymentOrder SET status = ?, nextDay = ? WHERE id = ?",
            arguments: [status.rawValue, next?.number, id.rawValue])
        return try order(id, in: db)
    }

    /// The first day from `day` on that is due and was not dealt with before.
    static func nextDay(
        of id: Identifier<PaymentOrder>, _ terms: OrderTerms, onOrAfter day: Day, in db: Database
    ) throws -> Day? {
        var next = terms.occurrence(onOrAfter: day)
        while let found = next {
            let isDone = try Bool.fetchOne(
                db.cachedStatement(sql: "SELECT 1 FROM occurrence WHERE orderId = ? AND day = ?"),
                arguments: [id.rawValue, found.number])
            if isDone != true { return found }
            next = terms.occurrence(onOrAfter: found.adding(days: 1))
        }
        return nil
    }

    static func order(_ id: Identifier<PaymentOrder>, in db: Database) throws -> PaymentOrder {
        let found = try orders(where: "paymentOrder.id = ?", [id.rawValue], in: db)
        guard let order = found.first else { throw WalletError.notFound }
        return order
    }

    private static func orders(
        where condition: String, _ arguments: StatementArguments, in db: Database
    ) throws -> [PaymentOrder] {
        try Row.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT paymentOrder.*, \(ownColumns), \(farColumns) FROM paymentOrder
                    \(ownJoin("paymentOrder")) \(farJoin("paymentOrder"))
                    WHERE \(condition)
                    ORDER BY paymentOrder.nextDay IS NULL, paymentOrder.nextDay, paymentOrder.id
                    """), arguments: arguments
        ).compactMap(PaymentOrder.init)
    }
}

extension PaymentOrder {
    fileprivate init?(_ row: Row) {
        guard let status = Status(rawValue: row["status"]) else { return nil }
        let account = WalletAccount(row)
        let recurrence: String? = row["recurrence"]
        let lastDay: Int? = row["lastDay"]
        let nextDay: Int? = row["nextDay"]
        let bill: String? = row["billId"]
        self.init(
            id: Identifier(rawValue: row["id"]),
            terms: OrderTerms(
                account: account, counterparty: Counterparty(row),
                amount: Money(minorUnits: row["minorUnits"], currency: account.currency),
                firstDay: Day(number: row["firstDay"]),
                recurrence: recurrence.flatMap { Recurrence($0) },
                lastDay: lastDay.map(Day.init(number:)), note: row["note"],
                category: row["category"], bill: bill.map { Identifier(rawValue: $0) }),
            counterpartyName: row["counterpartyName"], status: status,
            nextDay: nextDay.map(Day.init(number:)))
    }
}
