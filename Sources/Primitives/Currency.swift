/// A currency: an ISO 4217 code, or `YANI` for the coin, with the number of digits of its minor
/// unit.
public struct Currency: Hashable, Sendable {
    /// The upper-case code, such as `EUR`.
    public let code: String

    /// The number of decimal digits of the minor unit: 2 for EUR, 0 for JPY, 3 for TND, 6 for YANI.
    public let fractionDigits: Int

    /// Returns the currency of `code`, in either case, or nil if no active currency has it.
    public init?(code: String) {
        let upper = code.uppercased()
        guard let digits = Self.fractionDigitsByCode[upper] else { return nil }
        self.init(code: upper, fractionDigits: digits)
    }

    private init(code: String, fractionDigits: Int) {
        self.code = code
        self.fractionDigits = fractionDigits
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
        (0..<fractionDigits).reduce(1) { scale, _ in scale * 10 }
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
