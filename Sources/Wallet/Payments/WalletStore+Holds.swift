public import Foundation
internal import GRDB
public import Primitives

extension WalletStore {
    /// Sets money aside, once; a repeated key may come with another end.
    /// - Throws: `WalletError.insufficientFunds`, `amountNotPositive`, `unknownAccount` also
    ///   for one that a bank keeps, `invalidTerms` if it would end before it begins,
    ///   `walletLocked`.
    public func placeHold(
        of amount: Money, on account: WalletAccount, for counterparty: Counterparty,
        note: String? = nil, expires: Date? = nil, at instant: Date, key: IdempotencyKey
    ) throws(WalletError) -> Hold {
        let input = HoldInput(
            amount: amount, account: account, counterparty: counterparty, note: note)
        return try once(.placeHold, key, input) { db in
            guard amount.isPositive else { throw WalletError.amountNotPositive }
            guard expires.map({ $0 > instant }) ?? true else { throw WalletError.invalidTerms }
            guard account.currency == amount.currency else {
                throw WalletError.currencyMismatch(amount.currency, account.currency)
            }
            try Self.checkUnlocked(at: instant, in: db)
            guard account.kind == .own else {
                throw WalletError.unknownAccount(account.name)
            }
            let own = try Self.existing(account, in: db)
            let available = Money(
                minorUnits: own.minorUnits - own.held, currency: amount.currency)
            guard amount.minorUnits <= available.minorUnits else {
                throw WalletError.insufficientFunds(missing: try amount.subtracting(available))
            }
            try Self.addToHeld(amount.minorUnits, account: own.id, in: db)
            let far = try Self.farAccountID(of: counterparty, amount.currency, in: db)
            try db.execute(
                sql: """
                    INSERT INTO hold (id, accountId, farAccountId, minorUnits, note, placed, expires,
                                      status)
                    VALUES (?, ?, ?, ?, ?, ?, ?, 'open')
                    """,
                arguments: [
                    key.rawValue, own.id, far, amount.minorUnits, note, instant.milliseconds,
                    expires?.milliseconds,
                ])
            return try Self.hold(Identifier(key), in: db)
        }
    }

    /// Pays `amount` of an open hold (all of it where none is given), once, and frees the rest.
    /// - Throws: `WalletError.notFound`, `notOpen`, `expired`, `amountNotPositive`,
    ///   `insufficientFunds` for more than is held.
    public func captureHold(
        _ id: Identifier<Hold>, amount: Money? = nil, on day: Day, at instant: Date,
        key: IdempotencyKey
    ) throws(WalletError) -> Receipt {
        let input = CommandInput(target: id.rawValue, number: amount?.minorUnits)
        return try once(.captureHold, key, input) { db in
            let hold = try Self.hold(id, in: db)
            guard hold.status == .open else { throw WalletError.notOpen }
            guard hold.expires.map({ instant < $0 }) ?? true else { throw WalletError.expired }
            let paid = amount ?? hold.amount
            guard paid.minorUnits <= hold.amount.minorUnits else {
                throw WalletError.insufficientFunds(missing: try paid.subtracting(hold.amount))
            }
            try Self.close(hold, as: .released, in: db)
            let receipt = try Self.pay(
                Movement(
                    account: hold.account, amount: try paid.negated(),
                    counterparty: hold.counterparty, day: day, note: hold.note),
                with: .wallet, at: instant, key: key, in: db)
            try db.execute(
                sql: "UPDATE hold SET status = 'captured', entryId = ? WHERE id = ?",
                arguments: [receipt.entry, id.rawValue])
            return receipt
        }
    }

    /// Frees what is held, once.
    /// - Throws: `WalletError.notFound`, `notOpen`.
    public func releaseHold(
        _ id: Identifier<Hold>, key: IdempotencyKey
    ) throws(WalletError) -> Hold {
        try once(.releaseHold, key, CommandInput(target: id.rawValue)) { db in
            let hold = try Self.hold(id, in: db)
            guard hold.status == .open else { throw WalletError.notOpen }
            try Self.close(hold, as: .released, in: db)
            return try Self.hold(id, in: db)
        }
    }

    /// Frees the holds that are over at `instant`; returns them.
    public func expireHolds(at instant: Date) throws(WalletError) -> [Hold] {
        try write { db in
            let over = try Self.holds(
                where: "hold.status = 'open' AND hold.expires <= ?", [instant.milliseconds], in: db)
            for hold in over { try Self.close(hold, as: .expired, in: db) }
            return try over.map { try Self.hold($0.id, in: db) }
        }
    }

    /// Returns the holds, the open ones alone where asked, in the order of their placing.
    public func holds(onlyOpen: Bool = true) throws(WalletError) -> [Hold] {
        try read { try Self.holds(where: onlyOpen ? "hold.status = 'open'" : "1", [], in: $0) }
    }

    private struct HoldInput: Encodable {
        let amount: Money
        let account: WalletAccount
        let counterparty: Counterparty
        let note: String?
    }

    private static func addToHeld(
        _ minorUnits: Int64, account: Int64, in db: Database
    ) throws {
        try db.execute(
            sql: "UPDATE account SET held = held + ? WHERE id = ?",
            arguments: [minorUnits, account])
    }

    private static func close(_ hold: Hold, as status: Hold.Status, in db: Database) throws {
        let own = try existing(hold.account, in: db)
        try addToHeld(-hold.amount.minorUnits, account: own.id, in: db)
        try db.execute(
            sql: "UPDATE hold SET status = ? WHERE id = ?",
            arguments: [status.rawValue, hold.id.rawValue])
    }

    private static func hold(_ id: Identifier<Hold>, in db: Database) throws -> Hold {
        guard let hold = try holds(where: "hold.id = ?", [id.rawValue], in: db).first else {
            throw WalletError.notFound
        }
        return hold
    }

    private static func holds(
        where condition: String, _ arguments: StatementArguments, in db: Database
    ) throws -> [Hold] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT hold.*, \(ownColumns), \(farColumns) FROM hold
                \(ownJoin("hold")) \(farJoin("hold"))
                WHERE \(condition) ORDER BY hold.placed, hold.id
                """, arguments: arguments
        ).compactMap { row in
            guard let status = Hold.Status(rawValue: row["status"]) else { return nil }
            let account = WalletAccount(row)
            let expires: Int64? = row["expires"]
            return Hold(
                id: Identifier(rawValue: row["id"]), account: account,
                counterparty: Counterparty(row), counterpartyName: row["counterpartyName"],
                amount: Money(minorUnits: row["minorUnits"], currency: account.currency),
                note: row["note"], placed: Date(milliseconds: row["placed"]),
                expires: expires.map(Date.init(milliseconds:)), status: status)
        }
    }
}
