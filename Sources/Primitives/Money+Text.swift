extension Money {
    /// The decimal string with the currency's own digits, a point and no grouping: `-1234.50`.
    ///
    /// A currency of more than four digits (the coin) drops its trailing zeros: `12.5`.
    public var decimalString: String {
        let (whole, fraction) = minorUnits.magnitude.quotientAndRemainder(
            dividingBy: UInt64(currency.minorUnitsPerUnit))
        let sign = minorUnits < 0 ? "-" : ""
        let digits = fractionDigits(of: fraction)
        return digits.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(digits)"
    }

    /// The decimal string, a space and the code: `50.00 EUR`.
    public var canonicalString: String { "\(decimalString) \(currency.code)" }

    /// Returns the amount that `decimal` writes with a point before its fraction and no grouping,
    /// or nil if it is malformed, too large, or finer than the minor unit.
    public init?(decimal: some StringProtocol, currency: Currency) {
        let unsigned = decimal.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        let signCount = decimal.utf8.count - unsigned.count
        guard signCount <= 1 else { return nil }
        var negated: Int64 = 0
        var fractionCount: Int?
        var hasDigit = false
        for byte in unsigned {
            if byte == UInt8(ascii: "."), fractionCount == nil, hasDigit {
                fractionCount = 0
                hasDigit = false
                continue
            }
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            hasDigit = true
            if let count = fractionCount {
                if count == currency.fractionDigits {
                    guard byte == UInt8(ascii: "0") else { return nil }
                    continue
                }
                fractionCount = count + 1
            }
            guard Self.append(byte, to: &negated) else { return nil }
        }
        guard hasDigit else { return nil }
        for _ in (fractionCount ?? 0)..<currency.fractionDigits {
            guard Self.append(UInt8(ascii: "0"), to: &negated) else { return nil }
        }
        let isNegative = decimal.utf8.first == UInt8(ascii: "-")
        guard isNegative || negated != .min else { return nil }
        self.init(minorUnits: isNegative ? negated : -negated, currency: currency)
    }

    /// Returns the amount that `canonical` writes as in `50.00 EUR`, or nil.
    public init?(canonical: some StringProtocol) {
        let parts = canonical.split(separator: " ")
        guard parts.count == 2, let currency = Currency(code: String(parts[1])) else { return nil }
        self.init(decimal: parts[0], currency: currency)
    }

    /// Returns the amount as people write it: `1 234,50 €` in French, with a narrow no-break space
    /// between thousands and a no-break space before the symbol, `€1,234.50` in English.
    ///
    /// The minus sign is U+2212 in French and a hyphen in English, as the two typographies have it.
    public func formatted(in language: Language) -> String {
        let (whole, fraction) = minorUnits.magnitude.quotientAndRemainder(
            dividingBy: UInt64(currency.minorUnitsPerUnit))
        let digits = fractionDigits(of: fraction)
        switch language {
        case .french:
            let number = language.grouped(whole) + (digits.isEmpty ? "" : ",\(digits)")
            return "\(minorUnits < 0 ? "\u{2212}" : "")\(number)\u{A0}\(currency.symbol)"
        case .english:
            let number = language.grouped(whole) + (digits.isEmpty ? "" : ".\(digits)")
            let sign = minorUnits < 0 ? "-" : ""
            guard currency.symbol.count == 1 else {
                return "\(sign)\(number)\u{A0}\(currency.code)"
            }
            return "\(sign)\(currency.symbol)\(number)"
        }
    }

    /// The digits after the point, padded; those of the coin lose their trailing zeros.
    private func fractionDigits(of fraction: UInt64) -> String {
        let count = currency.fractionDigits
        guard count > 0 else { return "" }
        let raw = String(fraction)
        var digits = String(repeating: "0", count: count - raw.count) + raw
        while count > 4, digits.hasSuffix("0") { digits.removeLast() }
        return digits
    }

    /// Appends a digit to a number kept negative, so that the least `Int64` can be read too.
    private static func append(_ digit: UInt8, to negated: inout Int64) -> Bool {
        let (scaled, overflow) = negated.multipliedReportingOverflow(by: 10)
        let (sum, carry) = scaled.subtractingReportingOverflow(Int64(digit - UInt8(ascii: "0")))
        negated = sum
        return !overflow && !carry
    }
}

extension Currency {
    /// The symbol people write, or the code where none is common: `€`, `$`, `CHF`.
    public var symbol: String {
        switch code {
        case "EUR": "€"
        case "USD": "$"
        case "GBP": "£"
        case "JPY": "¥"
        default: code
        }
    }
}

extension Money: CustomStringConvertible {
    /// The canonical string; what a user reads is written in their language (`Language`).
    public var description: String { canonicalString }
}

extension Currency: CustomStringConvertible {
    /// The code.
    public var description: String { code }
}
