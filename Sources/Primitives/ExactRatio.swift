/// A quotient of two whole numbers, applied to amounts exactly and rounded once.
///
/// It is a share of a billing period, or what one currency's minor unit is worth in another's.
public struct ExactRatio: Hashable, Codable, Sendable {
    /// The dividend, 0 or more.
    public let numerator: Int64
    /// The divisor, above 0.
    public let denominator: Int64

    /// Returns the ratio in lowest terms, or nil unless `numerator >= 0` and `denominator > 0`.
    public init?(_ numerator: Int64, _ denominator: Int64) {
        guard numerator >= 0, denominator > 0 else { return nil }
        var (a, b) = (denominator, numerator)
        while b != 0 { (a, b) = (b, a % b) }
        self.numerator = numerator / a
        self.denominator = denominator / a
    }

    /// Returns this share of `minorUnits`, rounded half to even, or nil if it does not fit.
    ///
    /// The product has 128 bits, so nothing is lost before the one rounding.
    public func applied(to minorUnits: Int64) -> Int64? {
        let product = minorUnits.magnitude.multipliedFullWidth(by: numerator.magnitude)
        let divisor = denominator.magnitude
        guard product.high < divisor else { return nil }
        let (quotient, remainder) = divisor.dividingFullWidth(product)
        let half = divisor - remainder
        let isUp = remainder > half || (remainder == half && !quotient.isMultiple(of: 2))
        let (rounded, overflow) = quotient.addingReportingOverflow(isUp ? 1 : 0)
        guard !overflow, let magnitude = Int64(exactly: rounded) else { return nil }
        return minorUnits < 0 ? -magnitude : magnitude
    }
}
