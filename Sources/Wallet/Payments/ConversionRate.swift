public import Primitives

/// What one unit of a currency is worth in another, exactly.
public struct ConversionRate: Hashable, Codable, Sendable {
    /// The currency converted from.
    public let source: Currency
    /// The currency converted to.
    public let target: Currency
    /// Minor units of the target for one minor unit of the source.
    let ratio: ExactRatio

    /// Returns the rate of `decimal` units of `target` for one unit of `source`, such as `1.0842`,
    /// or nil unless it is above zero, of two currencies, and has nine digits after the point or
    /// fewer.
    public init?(decimal: some StringProtocol, from source: Currency, to target: Currency) {
        let parts = decimal.split(separator: ".", omittingEmptySubsequences: false)
        guard source != target, (1...2).contains(parts.count),
            parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            parts.count == 1 || parts[1].utf8.count <= 9, let digits = Int64(parts.joined()),
            digits > 0
        else { return nil }
        var divisor: Int64 = 1
        for _ in 0..<(parts.count == 2 ? parts[1].utf8.count : 0) { divisor *= 10 }
        let (top, topOverflow) = digits.multipliedReportingOverflow(by: target.minorUnitsPerUnit)
        let (bottom, overflow) = divisor.multipliedReportingOverflow(by: source.minorUnitsPerUnit)
        guard !topOverflow, !overflow, let ratio = ExactRatio(top, bottom) else { return nil }
        self.source = source
        self.target = target
        self.ratio = ratio
    }

    /// Returns what `amount` comes to, rounded half to even to the target's minor unit.
    /// - Throws: `MoneyError.currencyMismatch` unless it is in the source, `overflow`.
    public func converting(_ amount: Money) throws(MoneyError) -> Money {
        guard amount.currency == source else { throw .currencyMismatch(amount.currency, source) }
        guard let units = ratio.applied(to: amount.minorUnits) else { throw .overflow }
        return Money(minorUnits: units, currency: target)
    }
}
