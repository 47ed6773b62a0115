/// An exact decimal number: `significand` · 10^−`scale`, without trailing zeros.
public struct ExactDecimal: Hashable, Sendable {
    /// The digits as an integer.
    public let significand: Int64
    /// How many of them stand behind the point, 0...18.
    public let scale: Int

    /// Creates a whole number.
    public init(_ whole: Int64) {
        significand = whole
        scale = 0
    }

    /// Creates `significand` · 10^−`scale`; nil if `scale` is outside 0...18.
    public init?(significand: Int64, scale: Int) {
        guard (0...18).contains(scale) else { return nil }
        var (digits, places) = (significand, scale)
        while places > 0, digits % 10 == 0 {
            digits /= 10
            places -= 1
        }
        self.significand = digits
        self.scale = places
    }

    /// Returns the number of `digits`, a point among them allowed, or nil if it does not fit.
    public init?(digits: some StringProtocol) {
        var value: Int64 = 0
        var scale: Int?
        for byte in digits.utf8 {
            if byte == UInt8(ascii: "."), scale == nil {
                scale = 0
                continue
            }
            guard (0x30...0x39).contains(byte) else { return nil }
            let (scaled, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, carry) = scaled.addingReportingOverflow(Int64(byte - 0x30))
            guard !overflow, !carry else { return nil }
            value = sum
            scale = scale.map { $0 + 1 }
        }
        self.init(significand: value, scale: scale ?? 0)
    }

    /// The number if it is whole and fits, else nil.
    public var whole: Int? { scale == 0 ? Int(exactly: significand) : nil }

    /// The number with the opposite sign; the least has none and stays.
    public var negated: ExactDecimal {
        ExactDecimal(significand: 0 &- significand, scale: scale) ?? self
    }

    /// Returns the product, or nil if it does not fit.
    public func multiplied(by factor: Int64) -> ExactDecimal? {
        let (product, overflow) = significand.multipliedReportingOverflow(by: factor)
        return overflow ? nil : ExactDecimal(significand: product, scale: scale)
    }

    /// Returns the sum, or nil if it does not fit.
    public func adding(_ other: ExactDecimal) -> ExactDecimal? {
        let places = max(scale, other.scale)
        guard let first = Self.shifted(significand, by: places - scale),
            let second = Self.shifted(other.significand, by: places - other.scale)
        else { return nil }
        let (sum, overflow) = first.addingReportingOverflow(second)
        return overflow ? nil : ExactDecimal(significand: sum, scale: places)
    }

    /// Returns the number with a fraction that goes on from it, away from zero: cents behind an
    /// amount; nil if it has too many digits.
    func extended(by fraction: ExactDecimal) -> ExactDecimal? {
        adding(significand < 0 ? fraction.negated : fraction)
    }

    private static func shifted(_ value: Int64, by places: Int) -> Int64? {
        var value = value
        for _ in 0..<places {
            let (scaled, overflow) = value.multipliedReportingOverflow(by: 10)
            guard !overflow else { return nil }
            value = scaled
        }
        return value
    }
}

extension ExactDecimal: Comparable {
    /// Whether `lhs` is less than `rhs`: exactly, but where one of them does not fit at the other's
    /// scale, by whole parts.
    public static func < (lhs: ExactDecimal, rhs: ExactDecimal) -> Bool {
        let places = max(lhs.scale, rhs.scale)
        if let left = shifted(lhs.significand, by: places - lhs.scale),
            let right = shifted(rhs.significand, by: places - rhs.scale)
        {
            return left < right
        }
        // One does not fit at the other's scale: whole parts tell them apart.
        return lhs.wholePart < rhs.wholePart
    }

    private var wholePart: Int64 {
        (0..<scale).reduce(significand) { value, _ in value / 10 }
    }
}

extension ExactDecimal: CustomStringConvertible {
    /// The digits with a point before the fraction: `1200.5`.
    public var description: String {
        guard scale > 0 else { return String(significand) }
        let digits = String(significand.magnitude)
        let padded = String(repeating: "0", count: max(0, scale + 1 - digits.count)) + digits
        let sign = significand < 0 ? "-" : ""
        return "\(sign)\(padded.dropLast(scale)).\(padded.suffix(scale))"
    }
}
