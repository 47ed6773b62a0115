internal import Primitives

/// The decimal mark of a column of amounts.
public enum DecimalMark: String, Codable, CaseIterable, Sendable {
    /// 1.50
    case point = "."
    /// 1,50
    case comma = ","
}

/// An amount as a statement writes it: sign, grouping, decimal mark, currency sign or code.
struct AmountText: Sendable {
    /// The digits with a point before the fraction, without grouping, signed.
    let decimal: String
    /// The currency written beside the figures.
    let currency: Currency?

    /// Returns the amount that `text` writes with `mark` before its fraction, or nil if it is none.
    ///
    /// Accepts `1 234,56`, `1.234,56`, `-1,234.56`, `1'234.50`, `(12.00)`, `12.00-`, `12,00 €`,
    /// `EUR 12.00`, `+5`. A group must have three digits; two marks of the same kind, letters or a
    /// lone sign are no amount.
    init?(_ text: String, mark: DecimalMark) {
        if let plain = Self.plainDecimal(text, mark: mark) {
            (decimal, currency) = (plain, nil)
            return
        }
        var body = text.filter { !$0.isWhitespace && $0 != "'" && $0 != "’" && $0 != "\u{200B}" }
        currency = Self.takeCurrency(from: &body)
        var isNegative = false
        if body.hasPrefix("("), body.hasSuffix(")") {
            isNegative = true
            body = String(body.dropFirst().dropLast())
        }
        for sign in ["-", "−", "–", "+"] {
            if body.hasPrefix(sign) {
                body.removeFirst()
            } else if body.hasSuffix(sign) {
                body.removeLast()
            } else {
                continue
            }
            isNegative = isNegative != (sign != "+")
            break
        }
        guard let digits = Self.plainDigits(body, mark: mark) else { return nil }
        decimal = (isNegative ? "-" : "") + digits
    }

    /// Returns the money, or nil if it is finer than the currency's minor unit or too large.
    ///
    /// A fraction written with more zeros than the currency has digits is the same amount.
    func money(default currency: Currency) -> Money? {
        Money(decimal: decimal, currency: self.currency ?? currency)
    }

    /// The decimal of a sign, digits and the mark alone, nil for anything else: most amounts are
    /// so, and need no more than their bytes.
    private static func plainDecimal(_ text: String, mark: DecimalMark) -> String? {
        let comma = UInt8(ascii: mark == .comma ? "," : ".")
        var digits: [UInt8] = []
        digits.reserveCapacity(text.utf8.count)
        var hasMark = false
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39: digits.append(byte)
            case comma:
                guard !hasMark, digits.last != nil, digits.last != 0x2D else { return nil }
                hasMark = true
                digits.append(0x2E)
            case UInt8(ascii: "-"):
                guard digits.isEmpty else { return nil }
                digits.append(byte)
            default: return nil
            }
        }
        guard let last = digits.last, (0x30...0x39).contains(last) else { return nil }
        return String(decoding: digits, as: UTF8.self)
    }

    /// Returns the digits with a point before the fraction, grouping checked and removed.
    private static func plainDigits(_ body: String, mark: DecimalMark) -> String? {
        let decimalMark = Character(mark.rawValue)
        let groupMark: Character = mark == .comma ? "." : ","
        let parts = body.split(separator: decimalMark, omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = parts.first else { return nil }
        let groups = whole.split(separator: groupMark, omittingEmptySubsequences: false)
        guard groups.dropFirst().allSatisfy({ $0.count == 3 }),
            groups.count == 1 || (1...3).contains(groups[0].count)
        else { return nil }
        let digits = groups.joined()
        let fraction = parts.count == 2 ? parts[1] : ""
        guard (digits + fraction).allSatisfy({ $0.isASCII && $0.isNumber }),
            !(digits + fraction).isEmpty
        else { return nil }
        return fraction.isEmpty ? digits : "\(digits.isEmpty ? "0" : digits).\(fraction)"
    }

    private static func takeCurrency(from body: inout String) -> Currency? {
        let signs: [(Character, Currency)] = [("€", .eur), ("$", .usd), ("£", .gbp)]
        for (sign, currency) in signs {
            guard let index = body.firstIndex(of: sign) else { continue }
            body.remove(at: index)
            return currency
        }
        for candidate in [body.prefix(3), body.suffix(3)] {
            guard candidate.allSatisfy(\.isLetter), let currency = Currency(code: String(candidate))
            else { continue }
            body.removeSubrange(candidate.startIndex..<candidate.endIndex)
            return currency
        }
        return nil
    }
}

extension DecimalMark {
    /// Returns the mark that reads most of `texts`, comma before point where both read as many and
    /// `prefersComma`.
    static func best(for texts: [String], prefersComma: Bool) -> DecimalMark {
        let scores = [DecimalMark.comma, .point].map { mark in
            texts.reduce(0) { $0 + plausibility(of: $1, mark: mark) }
        }
        if scores[0] == scores[1] { return prefersComma ? .comma : .point }
        return scores[0] > scores[1] ? .comma : .point
    }

    /// 2 for a fraction of one or two digits behind the mark, 1 for any other amount it reads.
    private static func plausibility(of text: String, mark: DecimalMark) -> Int {
        guard let amount = AmountText(text, mark: mark) else { return 0 }
        let fraction = amount.decimal.split(separator: ".").dropFirst().first?.count ?? 0
        return (1...2).contains(fraction) ? 2 : 1
    }
}
