/// An exact amount: a count of minor units and its currency.
///
/// Arithmetic traps nothing and loses nothing: overflow and a mix of currencies are thrown.
public struct Money: Hashable, Codable, Sendable {
    /// The count of minor units (cents), negative for money out.
    public let minorUnits: Int64
    /// The currency the units are of.
    public let currency: Currency

    /// Creates an amount of `minorUnits` of `currency`.
    public init(minorUnits: Int64, currency: Currency) {
        self.minorUnits = minorUnits
        self.currency = currency
    }

    /// Returns nothing of `currency`.
    public static func zero(_ currency: Currency) -> Money {
        Money(minorUnits: 0, currency: currency)
    }
}

/// Why a sum of money could not be computed.
public enum MoneyError: Error, Equatable, Sendable {
    /// The result does not fit in 64 bits of minor units.
    case overflow
    /// Two currencies met where one is needed.
    case currencyMismatch(Currency, Currency)
    /// An amount cannot be divided among no one.
    case noShares
}

extension Money {
    /// Whether the amount is above zero.
    public var isPositive: Bool { minorUnits > 0 }

    /// Returns the sum of both.
    /// - Throws: `MoneyError.currencyMismatch`, `MoneyError.overflow`.
    public func adding(_ other: Money) throws(MoneyError) -> Money {
        guard currency == other.currency else { throw .currencyMismatch(currency, other.currency) }
        let (sum, overflow) = minorUnits.addingReportingOverflow(other.minorUnits)
        guard !overflow else { throw .overflow }
        return Money(minorUnits: sum, currency: currency)
    }

    /// Returns this amount less `other`.
    /// - Throws: `MoneyError.currencyMismatch`, `MoneyError.overflow`.
    public func subtracting(_ other: Money) throws(MoneyError) -> Money {
        guard currency == other.currency else { throw .currencyMismatch(currency, other.currency) }
        let (difference, overflow) = minorUnits.subtractingReportingOverflow(other.minorUnits)
        guard !overflow else { throw .overflow }
        return Money(minorUnits: difference, currency: currency)
    }

    /// Returns `count` times this amount.
    /// - Throws: `MoneyError.overflow`.
    public func multiplied(by count: Int64) throws(MoneyError) -> Money {
        let (product, overflow) = minorUnits.multipliedReportingOverflow(by: count)
        guard !overflow else { throw .overflow }
        return Money(minorUnits: product, currency: currency)
    }

    /// Returns the amount with the opposite sign.
    /// - Throws: `MoneyError.overflow` for the least representable amount.
    public func negated() throws(MoneyError) -> Money {
        try Money.zero(currency).subtracting(self)
    }

    /// Returns `count` shares that sum to this amount and differ by one minor unit at most, the
    /// larger ones first.
    /// - Throws: `MoneyError.noShares` unless `count` is positive.
    public func split(into count: Int) throws(MoneyError) -> [Money] {
        guard count > 0 else { throw .noShares }
        let (share, rest) = minorUnits.quotientAndRemainder(dividingBy: Int64(count))
        return (0..<count).map { index in
            let extra: Int64 = index < abs(Int(rest)) ? rest.signum() : 0
            return Money(minorUnits: share + extra, currency: currency)
        }
    }

    /// Returns the exact sum of `amounts`, zero of `currency` when there are none.
    /// - Throws: `MoneyError.currencyMismatch`, `MoneyError.overflow`.
    public static func sum(
        of amounts: some Sequence<Money>, in currency: Currency
    ) throws(MoneyError) -> Money {
        var total = Money.zero(currency)
        for amount in amounts { total = try total.adding(amount) }
        return total
    }

    /// The amount in major units, for statistics alone: a `Double` is an estimate of money.
    public var estimate: Double { Double(minorUnits) / Double(currency.minorUnitsPerUnit) }

    /// The whole percentage of `whole` that this is; 0 of nothing, and no more than ±1,000,000.
    public func percentage(of whole: Money) -> Int {
        guard whole.minorUnits != 0 else { return 0 }
        return Int(max(-1e6, min(1e6, (estimate / whole.estimate * 100).rounded())))
    }

    /// Returns the amount nearest to `estimate` major units, or nil if it is not finite or too
    /// large.
    public init?(estimate: Double, currency: Currency) {
        let units = (estimate * Double(currency.minorUnitsPerUnit)).rounded(.toNearestOrEven)
        guard let minorUnits = Int64(exactly: units) else { return nil }
        self.init(minorUnits: minorUnits, currency: currency)
    }
}
