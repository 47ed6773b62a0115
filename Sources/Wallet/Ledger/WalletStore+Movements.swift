internal import Foundation
internal import GRDB
internal import Primitives

extension WalletStore {
    /// Books a movement once: the first call with `key` posts it, later ones return what it left.
    ///
    /// It is bookkeeping and asks neither for limits nor locks; `pay` does. An opening balance
    /// opens the account.
    /// - Throws: `WalletError.insufficientFunds` if the account would go below zero,
    ///   `amountNotPositive` for an amount of nothing, `currencyMismatch`, `unknownContact`,
    ///   `unknownAccount` for an account of the user's that is not open, `keyReused` if the key
    ///   stands for another movement (the day aside, as it may be another when a call is repeated),
    ///   `unavailable`.
    /// - Complexity: O(log *n*) in the number of entries.
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

    /// Posts a movement once, after `authorize` let it through.
    static func post(
        _ movement: Movement, key: IdempotencyKey, in db: Database,
        authorize: (EntryDraft) throws -> Void = { _ in }
    ) throws -> Receipt {
        let draft = try draft(of: movement, key: key, in: db)
        if let receipt = try receipt(of: draft, in: db) { return receipt }
        try authorize(draft)
        let written = try draft.insert(in: db)
        return Receipt(
            entry: written.id,
            balance: Money(minorUnits: written.balances[0], currency: movement.account.currency),
            isRepeat: false)
    }

    /// The entry a movement makes: the user's account first, then the far side.
    static func draft(
        of movement: Movement, key: IdempotencyKey, in db: Database
    ) throws -> EntryDraft {
        let amount = movement.amount
        guard amount.minorUnits != 0 else { throw WalletError.amountNotPositive }
        guard amount.currency == movement.account.currency else {
            throw WalletError.currencyMismatch(amount.currency, movement.account.currency)
        }
        guard let opposite = try? amount.negated() else { throw WalletError.overflow }
        if movement.counterparty != .opening { _ = try existing(movement.account, in: db) }
        let far = try farAccount(of: movement.counterparty, amount.currency, in: db)
        guard far != movement.account.reference else { throw WalletError.sameAccount }
        let day = Int64(movement.day.number)
        let (midnight, overflow) = day.multipliedReportingOverflow(by: 86_400_000)
        guard !overflow else { throw WalletError.overflow }
        return EntryDraft(
            key: key.rawValue, day: day, instant: movement.instant?.milliseconds ?? midnight,
            kind: kind(of: movement), note: movement.note, category: movement.category,
            sides: [
                EntryDraft.Side(movement.account.reference, amount.minorUnits),
                EntryDraft.Side(far, opposite.minorUnits),
            ])
    }

    private static func kind(of movement: Movement) -> EntryKind {
        switch (movement.account.kind, movement.counterparty) {
        case (.own, .opening), (.mirror, .opening): .opening
        case (.own, .account): .transfer
        case (.own, .contact), (.own, .named):
            movement.amount.isPositive ? .receipt : .payment
        case (.mirror, _): .statement
        }
    }

    /// The receipt of what was posted under the draft's key before, nil if nothing was.
    private static func receipt(of draft: EntryDraft, in db: Database) throws -> Receipt? {
        let rows = try Row.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT entry.id, entry.kind AS entryKind, posting.minorUnits,
                           posting.balance, account.kind, account.name, account.currency
                    FROM entry
                    JOIN posting ON posting.entryId = entry.id
                    JOIN account ON account.id = posting.accountId
                    WHERE entry.key = ? ORDER BY posting.line
                    """), arguments: [draft.key])
        guard let first = rows.first, let currency = Currency(code: first["currency"]) else {
            return nil
        }
        let isSame =
            rows.count == draft.sides.count && first["entryKind"] == draft.kind.rawValue
            && zip(rows, draft.sides).allSatisfy { row, side in
                row["kind"] == side.account.kind.rawValue && row["name"] == side.account.name
                    && row["currency"] == side.account.currency
                    && row["minorUnits"] == side.minorUnits
            }
        guard isSame else { throw WalletError.keyReused(IdempotencyKey(rawValue: draft.key)) }
        return Receipt(
            entry: first["id"], balance: Money(minorUnits: first["balance"], currency: currency),
            isRepeat: true)
    }

    static func farAccount(
        of counterparty: Counterparty, _ currency: Currency, in db: Database
    ) throws -> AccountReference {
        switch counterparty {
        case .contact(let id):
            let exists = try Bool.fetchOne(
                db.cachedStatement(sql: "SELECT 1 FROM contact WHERE id = ?"),
                arguments: [id.rawValue])
            guard exists == true else { throw WalletError.unknownContact }
            return AccountReference(kind: .contact, name: id.rawValue, currency: currency.code)
        case .named(let name):
            return AccountReference(kind: .named, name: name, currency: currency.code)
        case .opening:
            return AccountReference(kind: .equity, name: "opening", currency: currency.code)
        case .account(let account):
            guard account.currency == currency else {
                throw WalletError.currencyMismatch(currency, account.currency)
            }
            _ = try existing(account, in: db)
            return account.reference
        }
    }
}

extension Date {
    /// Milliseconds since 1970, kept within what the ledger stores.
    var milliseconds: Int64 {
        let value = (timeIntervalSince1970 * 1_000).rounded()
        return Int64(exactly: value) ?? (value < 0 ? .min : .max)
    }

    /// The instant `milliseconds` after 1970.
    init(milliseconds: Int64) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1_000)
    }
}
