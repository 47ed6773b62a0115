public import Foundation
internal import GRDB
public import Primitives

extension WalletStore {
    /// Undoes an entry by another that moves the same back, once, within `window` seconds of it.
    ///
    /// What the entry settled is open again: its bill is due, its request pending.
    /// - Throws: `WalletError.notFound`, `notReversible` (its window over, undone before, or of a
    ///   kind that is not the user's to undo), `insufficientFunds` where an account of the user's
    ///   has to give back what it no longer has.
    public func undo(
        entry: Int64, within window: TimeInterval, at instant: Date, on day: Day,
        key: IdempotencyKey
    ) throws(WalletError) -> Receipt {
        try once(.undo, key, CommandInput(target: "entry", number: entry)) { db in
            let obstacle = try Self.obstacle(
                toReversing: entry, within: window, at: instant, in: db)
            if let obstacle { throw WalletError.notReversible(obstacle) }
            let receipt = try Self.reverse(entry, at: instant, on: day, key: key, in: db)
            try Self.reopenWhatWasSettled(by: entry, at: instant, in: db)
            return receipt
        }
    }

    /// Returns the number of the last entry that can be undone, nil if there is none.
    public func lastUndoable(
        within window: TimeInterval, at instant: Date
    ) throws(WalletError) -> Int64? {
        try read { db in
            let since = instant.addingTimeInterval(-window).milliseconds
            let entries = try Int64.fetchCursor(
                db,
                sql: """
                    SELECT id FROM entry WHERE instant >= ?
                        AND kind IN ('payment', 'transfer', 'conversion') ORDER BY id DESC
                    """, arguments: [since])
            return try entries.first {
                try Self.obstacle(toReversing: $0, within: window, at: instant, in: db) == nil
            }
        }
    }

    private static func obstacle(
        toReversing entry: Int64, within window: TimeInterval, at instant: Date, in db: Database
    ) throws -> ReversalObstacle? {
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT kind, instant,
                       EXISTS (SELECT 1 FROM entry later WHERE later.reverses = entry.id) AS isReversed
                FROM entry WHERE id = ?
                """, arguments: [entry])
        guard let row, let kind = EntryKind(rawValue: row["kind"]) else {
            throw WalletError.notFound
        }
        switch kind {
        case .payment, .transfer, .conversion: break
        case .opening, .receipt, .statement, .reversal, .staking, .reward: return .kind
        }
        if row["isReversed"] { return .alreadyReversed }
        let booked = Date(milliseconds: row["instant"])
        return instant.timeIntervalSince(booked) > window ? .tooLate : nil
    }

    private static func reverse(
        _ entry: Int64, at instant: Date, on day: Day, key: IdempotencyKey, in db: Database
    ) throws -> Receipt {
        let row = try Row.fetchOne(
            db, sql: "SELECT note, category FROM entry WHERE id = ?", arguments: [entry])
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT account.kind, account.name, account.currency, posting.minorUnits
                FROM posting JOIN account ON account.id = accountId
                WHERE entryId = ? ORDER BY line
                """, arguments: [entry])
        var sides: [EntryDraft.Side] = []
        for row in rows {
            let units: Int64 = row["minorUnits"]
            guard let kind = AccountKind(rawValue: row["kind"]), units != .min else {
                throw WalletError.overflow
            }
            let account = AccountReference(
                kind: kind, name: row["name"], currency: row["currency"])
            sides.append(EntryDraft.Side(account, -units))
        }
        guard let first = sides.first, let currency = Currency(code: first.account.currency) else {
            throw WalletError.notFound
        }
        let written = try EntryDraft(
            key: key.rawValue, day: Int64(day.number), instant: instant.milliseconds,
            kind: .reversal, note: row?["note"], category: row?["category"], reverses: entry,
            sides: sides
        ).insert(in: db)
        return Receipt(
            entry: written.id, balance: Money(minorUnits: written.balances[0], currency: currency),
            isRepeat: false)
    }

    private static func reopenWhatWasSettled(
        by entry: Int64, at instant: Date, in db: Database
    ) throws {
        try unsettle(by: entry, in: db)
        let request = try String.fetchOne(
            db, sql: "SELECT id FROM paymentRequest WHERE entryId = ?", arguments: [entry])
        guard let request else { return }
        try db.execute(
            sql: "UPDATE paymentRequest SET status = 'pending', entryId = NULL WHERE id = ?",
            arguments: [request])
        try append(.reopened, to: Identifier(rawValue: request), at: instant, in: db)
    }
}
