/// A currency: an ISO 4217 code, or `YANI` for the coin, with the number of digits of its minor
/// unit.
public struct Currency: Hashable, Sendable {
    /// The code in ASCII, its first letter in the highest byte but one, and the number of digits in
    /// the highest: amounts of money are copied by the million, and a number is copied without
    /// counting references.
    private let packed: UInt64

    /// The upper-case code, such as `EUR`.
    public var code: String {
        String(unsafeUninitializedCapacity: Self.longestCode) { buffer in
            var count = 0
            for place in 0..<Self.longestCode {
                let byte = UInt8(truncatingIfNeeded: packed >> UInt64(48 - 8 * place))
                if byte == 0 { break }
                buffer[place] = byte
                count = place + 1
            }
            return count
        }
    }

    /// The number of decimal digits of the minor unit: 2 for EUR, 0 for JPY, 3 for TND, 6 for YANI.
    public var fractionDigits: Int { Int(packed >> 56) }

    private static let longestCode = 7

    /// Returns the currency of `code`, in either case, or nil if no active currency has it.
    public init?(code: String) {
        guard (3...4).contains(code.utf8.count) else { return nil }
        let upper = code.uppercased()
        guard let digits = Self.fractionDigitsByCode[upper] else { return nil }
        self.init(code: upper, fractionDigits: digits)
    }

    private init(code: String, fractionDigits: Int) {
        var packed = UInt64(truncatingIfNeeded: fractionDigits)
        let bytes = Array(code.utf8.prefix(Self.longestCode))
        for place in 0..<Self.longestCode {
            packed = packed << 8 | (bytes.indices.contains(place) ? UInt64(bytes[place]) : 0)
        }
        self.packed = packed
    }

    /// The euro.
    public static let eur = Currency(code: "EUR", fractionDigits: 2)
    /// The US dollar.
    public static let usd = Currency(code: "USD", fractionDigits: 2)
    /// The pound sterling.
    public static let gbp = Currency(code: "GBP", fractionDigits: 2)
    /// The Swiss franc.
    public static let chf = Currency(code: "CHF", fractionDigits: 2)
    /// The Canadian dollar.
    public static let cad = Currency(code: "CAD", fractionDigits: 2)
    /// The YANI coin, counted in millionths.
    public static let yani = Currency(code: "YANI", fractionDigits: 6)

    /// The number of minor units in one major unit: 100 for EUR.
    public var minorUnitsPerUnit: Int64 {
        var scale: Int64 = 1
        for _ in 0..<fractionDigits { scale *= 10 }
        return scale
    }
}

extension Currency: Codable {
    /// Decodes a code; an unknown one is a data-corrupted error.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let code = try container.decode(String.self)
        guard let currency = Currency(code: code) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "No currency has the code \(code).")
        }
        self = currency
    }

    /// Encodes the code.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(code)
    }
}
