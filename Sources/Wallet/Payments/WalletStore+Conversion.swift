public import Foundation
internal import GRDB
public import Primitives

extension WalletStore {
    /// What a conversion left behind.
    public struct ConversionReceipt: Hashable, Codable, Sendable {
        /// The entry's number.
        public let entry: Int64
        /// What left the one account.
        public let sold: Money
        /// What came to the other.
        public let bought: Money
    }

    /// Converts `amount` from one account of the user's to another in another currency, once, at
    /// the rate given, which is recorded with the entry.
    ///
    /// - Throws: `WalletError.amountNotPositive` also where the amount comes to nothing,
    ///   `currencyMismatch` unless the accounts are in the rate's currencies, `insufficientFunds`,
    ///   `walletLocked`.
    public func convert(
        _ amount: Money, from source: WalletAccount, to target: WalletAccount,
        at rate: ConversionRate, on day: Day, at instant: Date, key: IdempotencyKey
    ) throws(WalletError) -> ConversionReceipt {
        let input = CommandInput(
            target: "\(source.name) \(target.name) \(rate.source.code) \(rate.target.code)",
            detail: "\(rate.ratio.numerator)/\(rate.ratio.denominator)", number: amount.minorUnits)
        return try once(.convert, key, input) { db in
            guard amount.isPositive else { throw WalletError.amountNotPositive }
            try Self.checkUnlocked(at: instant, in: db)
            guard source.currency == rate.source, target.currency == rate.target else {
                throw WalletError.currencyMismatch(source.currency, target.currency)
            }
            let bought: Money
            do {
                bought = try rate.converting(amount)
            } catch MoneyError.currencyMismatch(let found, let expected) {
                throw WalletError.currencyMismatch(found, expected)
            } catch {
                throw WalletError.overflow
            }
            guard bought.isPositive else { throw WalletError.amountNotPositive }
            return try Self.convert(
                amount, bought, from: source, to: target, rate, day, instant, key, in: db)
        }
    }

    private static func convert(
        _ sold: Money, _ bought: Money, from source: WalletAccount, to target: WalletAccount,
        _ rate: ConversionRate, _ day: Day, _ instant: Date, _ key: IdempotencyKey, in db: Database
    ) throws -> ConversionReceipt {
        func own(_ currency: Currency) -> AccountReference {
            AccountReference(kind: .equity, name: "conversion", currency: currency.code)
        }
        let draft = EntryDraft(
            key: key.rawValue, day: Int64(day.number), instant: instant.milliseconds,
            kind: .conversion,
            sides: [
                .init(source.reference, -sold.minorUnits),
                .init(own(sold.currency), sold.minorUnits),
                .init(target.reference, bought.minorUnits),
                .init(own(bought.currency), -bought.minorUnits),
            ])
        let entry = try draft.insert(in: db).id
        try db.execute(
            sql: "INSERT INTO conversion (entryId, numerator, denominator) VALUES (?, ?, ?)",
            arguments: [entry, rate.ratio.numerator, rate.ratio.denominator])
        return ConversionReceipt(entry: entry, sold: sold, bought: bought)
    }
}
