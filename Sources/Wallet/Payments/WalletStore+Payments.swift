public import Foundation
internal import GRDB
public import Primitives

extension WalletStore {
    /// Pays: as `post`, and refuses what the wallet's locks and limits do not let through.
    ///
    /// A repeated key returns what the first call left, whatever has changed since.
    /// - Parameters:
    ///   - movement: Out of an account of the user's to somebody or to another account of theirs;
    ///     its instant is set to `instant`.
    ///   - instrument: What it is paid with.
    /// - Throws: as `post`, and `walletLocked`, `cardFrozen`, `limitExceeded`; `invalidTerms` for
    ///   what is no payment: money in, an opening balance, the mirror of a bank's account.
    public func pay(
        _ movement: Movement, with instrument: Instrument = .wallet, at instant: Date,
        key: IdempotencyKey
    ) throws(WalletError) -> Receipt {
        try write { try Self.pay(movement, with: instrument, at: instant, key: key, in: $0) }
    }

    /// Returns what was paid to others on `day` out of all accounts in `currency`; what was undone
    /// since does not count.
    public func paid(on day: Day, in currency: Currency) throws(WalletError) -> Money {
        try paid(in: day.interval, in: currency)
    }

    /// Returns what was paid to others on the days of `interval`, as `paid(on:in:)` does for one.
    public func paid(
        in interval: DayInterval, in currency: Currency
    ) throws(WalletError) -> Money {
        try read { try Self.paid(in: interval, in: currency, from: $0) }
    }

    static func pay(
        _ movement: Movement, with instrument: Instrument, at instant: Date, key: IdempotencyKey,
        in db: Database
    ) throws -> Receipt {
        var movement = movement
        movement.instant = instant
        return try post(movement, key: key, in: db) { draft in
            guard draft.kind == .payment || draft.kind == .transfer,
                movement.amount.minorUnits < 0
            else { throw WalletError.invalidTerms }
            try authorize(movement, with: instrument, at: instant, in: db)
        }
    }

    /// Throws what is in the way of a payment.
    private static func authorize(
        _ movement: Movement, with instrument: Instrument, at instant: Date, in db: Database
    ) throws {
        try checkUnlocked(at: instant, with: instrument, in: db)
        if case .account = movement.counterparty { return }
        try checkLimits(movement, in: db)
    }

    /// Throws `walletLocked` or `cardFrozen` if no money may move now.
    static func checkUnlocked(
        at instant: Date, with instrument: Instrument = .wallet, in db: Database
    ) throws {
        let security = try securityRow(in: db)
        switch security.pinGuard.lock(at: instant) {
        case .open: break
        case .until(let end): throw WalletError.walletLocked(until: end)
        case .untilReset: throw WalletError.walletLocked(until: nil)
        }
        if security.isWalletLocked { throw WalletError.walletLocked(until: nil) }
        if instrument == .card, security.isCardFrozen { throw WalletError.cardFrozen }
    }

    private static func checkLimits(_ movement: Movement, in db: Database) throws {
        let currency = movement.amount.currency
        guard let amount = try? movement.amount.negated() else { throw WalletError.overflow }
        for limit in try limits(in: db) where limit.amount.currency == currency {
            let spent =
                try limit.scope.interval(containing: movement.day).map {
                    try paid(in: $0, in: currency, from: db)
                } ?? .zero(currency)
            guard let total = try? spent.adding(amount),
                total.minorUnits <= limit.amount.minorUnits
            else { throw WalletError.limitExceeded(limit.scope, limit: limit.amount) }
        }
    }

    private static func paid(
        in interval: DayInterval, in currency: Currency, from db: Database
    ) throws -> Money {
        let sum = try Int64.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT COALESCE(-SUM(posting.minorUnits), 0)
                    FROM account
                    JOIN posting ON posting.accountId = account.id
                        AND posting.day >= ?1 AND posting.day < ?2
                    JOIN entry ON entry.id = posting.entryId AND entry.kind = 'payment'
                    WHERE account.kind = 'own' AND account.currency = ?3
                      AND NOT EXISTS (SELECT 1 FROM entry later WHERE later.reverses = entry.id)
                    """),
            arguments: [interval.start?.number, interval.end?.number, currency.code])
        return Money(minorUnits: sum ?? 0, currency: currency)
    }

    static func limits(in db: Database) throws -> [SpendingLimit] {
        try Row.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT scope, currency, minorUnits FROM spendingLimit
                    ORDER BY scope <> 'per_transaction', scope, currency
                    """)
        ).compactMap { row in
            guard let scope = SpendingLimit.Scope(rawValue: row["scope"]),
                let currency = Currency(code: row["currency"])
            else { return nil }
            return SpendingLimit(
                scope: scope, amount: Money(minorUnits: row["minorUnits"], currency: currency))
        }
    }
}
