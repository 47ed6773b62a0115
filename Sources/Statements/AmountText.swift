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
    /// What a mark beside the figures says of the direction.
    enum Mark: Sendable { case debit, credit }

    /// The digits with a point before the fraction, without grouping, signed; a debit's mark is a
    /// minus sign.
    let decimal: String
    /// The currency written beside the figures.
    let currency: Currency?
    /// Whether the figures bear a mark of debit or credit, as `12.50 DR`.
    let mark: Mark?

    /// Returns the amount that `text` writes with `mark` before its fraction, or nil if it is none.
    ///
    /// Accepts `1 234,56`, `1.234,56`, `-1,234.56`, `1'234.50`, `1,50,000.00`, `(12.00)`, `12.00-`,
    /// `12,00 €`, `EUR 12.00`, `R$ 5,00`, `12.50 CR`, `+5`. A group must have three digits, or as
    /// in India two before the last; two marks of the same kind, letters or a lone sign are no
    /// amount.
    init?(_ text: String, mark decimalMark: DecimalMark) {
        if let plain = Self.plainDecimal(text, mark: decimalMark) {
            (decimal, currency, mark) = (plain, nil, nil)
            return
        }
        guard Self.mayBeAmount(text) else { return nil }
        var body = text.filter { !$0.isWhitespace && $0 != "'" && $0 != "’" && $0 != "\u{200B}" }
        // Most figures have neither mark nor sign of a currency.
        let isBare = body.utf8.allSatisfy { $0 < 0x3A && $0 != UInt8(ascii: "$") }
        mark = isBare ? nil : Self.takeMark(from: &body)
        currency = isBare ? nil : Self.takeCurrency(from: &body)
        var isNegative = mark == .debit
        if body.hasPrefix("("), body.hasSuffix(")") {
            guard mark == nil, !body.contains(where: { "-−–+".contains($0) }) else { return nil }
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
        guard let digits = Self.plainDigits(body, mark: decimalMark) else { return nil }
        decimal = (isNegative ? "-" : "") + digits
    }

    /// Returns the money, or nil if it is finer than the currency's minor unit or too large.
    ///
    /// A fraction written with more zeros than the currency has digits is the same amount.
    func money(default currency: Currency) -> Money? {
        Money(decimal: decimal, currency: self.currency ?? currency)
    }

    /// Whether a text has a digit and no more letters than a currency and a mark.
    private static func mayBeAmount(_ text: String) -> Bool {
        var letters = 0
        var hasDigit = false
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39: hasDigit = true
            case 0x41...0x5A, 0x61...0x7A: letters += 1
            default: break
            }
        }
        return hasDigit && letters <= 6
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
        guard groups.count == 1 || hasGroupedDigits(groups) else { return nil }
        let digits = groups.joined()
        let fraction = parts.count == 2 ? parts[1] : ""
        guard (digits + fraction).allSatisfy({ $0.isASCII && $0.isNumber }),
            !(digits + fraction).isEmpty
        else { return nil }
        return fraction.isEmpty ? digits : "\(digits.isEmpty ? "0" : digits).\(fraction)"
    }

    /// Whether the groups are of three digits, or of two before a last of three as in India.
    private static func hasGroupedDigits(_ groups: [Substring]) -> Bool {
        guard groups.last?.count == 3, (1...3).contains(groups[0].count) else { return false }
        let inner = groups.dropFirst().dropLast()
        return inner.allSatisfy { $0.count == 3 }
            || groups[0].count <= 2 && inner.allSatisfy { $0.count == 2 }
    }

    /// Takes the mark of debit or credit off the end of `body`.
    private static func takeMark(from body: inout String) -> Mark? {
        let upper = body.uppercased()
        let marks: [(String, Mark)] = [
            ("DR", .debit), ("DB", .debit), ("CR", .credit), ("D", .debit), ("C", .credit),
            ("S", .debit), ("H", .credit),
        ]
        for (text, mark) in marks where upper.hasSuffix(text) {
            let rest = body.dropLast(text.count)
            guard let last = rest.last, last.isNumber || last == "-" || last == "." else {
                continue
            }
            body = String(last == "." ? rest.dropLast() : rest)
            return mark
        }
        return nil
    }

    private static func takeCurrency(from body: inout String) -> Currency? {
        for (sign, code) in signs {
            guard let range = body.firstRange(of: sign) else { continue }
            body.removeSubrange(range)
            return code.flatMap(Currency.init(code:))
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

extension AmountText {
    /// Signs of currencies, the longest first, since some hold others; nil for a sign of several
    /// currencies.
    private static let signs = namedSigns.sorted { $0.key.count > $1.key.count }

    private static let namedSigns: KeyValuePairs<String, String?> = [
        "R$": "BRL", "A$": "AUD", "C$": "CAD", "CA$": "CAD", "NZ$": "NZD", "S$": "SGD",
        "HK$": "HKD", "US$": "USD", "€": "EUR", "$": "USD", "£": "GBP", "zł": "PLN", "Kč": "CZK",
        "kr.": nil, "kr": nil, "Ft": "HUF", "₴": "UAH", "₽": "RUB", "₹": "INR", "Rs.": "INR",
        "¥": "JPY", "₺": "TRY", "TL": "TRY", "Fr.": "CHF", "SFr": "CHF", "SFr.": "CHF", "₪": "ILS",
        "₩": "KRW",
        "円": "JPY", "元": "CNY", "руб.": "RUB", "грн": "UAH",
    ]

    /// The currency that a cell of its own names by its code or sign: `EUR`, `eur`, `€`.
    static func currency(named text: String) -> Currency? {
        if let currency = Currency(code: text) { return currency }
        let code = namedSigns.first { $0.key == text }?.value
        return code.flatMap(Currency.init(code:))
    }

    /// The currency that a word among others is the name, the sign or, in capitals, the code of.
    static func currency(amongWords word: String) -> Currency? {
        if let code = names[HeaderText.folded(word)] { return Currency(code: code) }
        return Currency(code: word) != nil && word != word.uppercased()
            ? nil : currency(named: word)
    }

    /// Names of currencies, folded; those of several, as `dollars`, are none.
    private static let names = [
        "euro": "EUR", "euros": "EUR", "pound": "GBP", "pounds": "GBP", "sterling": "GBP",
        "yen": "JPY", "yens": "JPY", "zloty": "PLN", "zlotych": "PLN", "zlotys": "PLN",
        "franken": "CHF", "forint": "HUF", "rubles": "RUB", "roubles": "RUB", "руб": "RUB",
    ]

    /// Returns the minor units that bytes of a sign, digits and the mark alone write, nil for
    /// anything else: most amounts are so, and need no text.
    static func plainMinorUnits(
        _ bytes: Span<UInt8>, mark: DecimalMark, fractionDigits: Int
    ) -> Int64? {
        let point = UInt8(ascii: mark == .comma ? "," : ".")
        var units: Int64 = 0
        var digitCount = 0
        var fractionCount: Int?
        var isNegative = false
        guard bytes.count <= 15 else { return nil }
        for index in bytes.indices {
            let byte = bytes[index]
            switch byte {
            case 0x30...0x39:
                if let count = fractionCount {
                    guard count < fractionDigits else { return nil }
                    fractionCount = count + 1
                }
                units = units * 10 + Int64(byte - 0x30)
                digitCount += 1
            case point:
                guard fractionCount == nil, digitCount > 0 else { return nil }
                fractionCount = 0
            case UInt8(ascii: "-"):
                guard digitCount == 0, !isNegative else { return nil }
                isNegative = true
            default: return nil
            }
        }
        guard digitCount > 0, fractionCount != 0, fractionDigits <= 3 else { return nil }
        for _ in (fractionCount ?? 0)..<fractionDigits { units *= 10 }
        return isNegative ? -units : units
    }
}

extension AmountText {
    /// Returns the money a machine wrote without grouping, the point or the comma its decimal mark;
    /// where both stand in it, the last is.
    ///
    /// `1,234` is 1.234 of a currency with three digits and nil in euros: never guessed a thousand.
    static func machineMoney(_ text: String, default currency: Currency) -> Money? {
        if let money = Money(decimal: text, currency: currency) { return money }
        let lastPoint = text.lastIndex(of: ".")
        let lastComma = text.lastIndex(of: ",")
        let mark: DecimalMark
        switch (lastPoint, lastComma) {
        case (let point?, let comma?): mark = comma > point ? .comma : .point
        case (_, _?): mark = .comma
        case (_, nil): mark = .point
        }
        guard let amount = AmountText(text, mark: mark),
            amount.currency == nil || amount.currency == currency
        else { return nil }
        return amount.money(default: currency)
    }
}

/// What a column of amounts shows of its decimal mark, one amount after another.
struct DecimalEvidence {
    private var points = 0
    private var commas = 0

    /// Takes in an amount, if it is one with either mark.
    mutating func take(_ text: String) {
        points += DecimalMark.point.plausibility(of: text)
        commas += DecimalMark.comma.plausibility(of: text)
    }

    /// Takes in an amount that is known to be one of two decimals.
    mutating func take(_ mark: DecimalMark) {
        switch mark {
        case .point: points += 2
        case .comma: commas += 2
        }
    }

    /// The mark that reads most of them, comma before point where both read as many and
    /// `prefersComma`.
    func best(prefersComma: Bool) -> DecimalMark {
        if points == commas { return prefersComma ? .comma : .point }
        return commas > points ? .comma : .point
    }
}

extension DecimalMark {
    /// Returns the mark that reads most of `texts`, comma before point where both read as many and
    /// `prefersComma`.
    static func best(for texts: [String], prefersComma: Bool) -> DecimalMark {
        var evidence = DecimalEvidence()
        for text in texts { evidence.take(text) }
        return evidence.best(prefersComma: prefersComma)
    }

    /// 2 for a fraction of one or two digits behind the mark, 1 for any other amount it reads.
    func plausibility(of text: String) -> Int {
        guard let amount = AmountText(text, mark: self) else { return 0 }
        let fraction = amount.decimal.split(separator: ".").dropFirst().first?.count ?? 0
        return (1...2).contains(fraction) ? 2 : 1
    }
}
