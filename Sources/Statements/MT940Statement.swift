internal import Primitives

/// Reads SWIFT MT940 customer statements and MT942 reports, several to a file, in the dialects
/// banks write: with or without envelopes, old and new balances, free or structured `:86:`.
struct MT940Statement: StatementScan {
    private var lines: LineScanner
    var builder = StatementBuilder()
    private let encoding: TextEncoding
    private let fallbackCurrency: Currency
    private var currency: Currency
    private var account: String?
    private var opening: (money: Money, day: Day?)?
    private var line: MT940Line?
    private var lineNumber = 0
    private var details: [String] = []
    private var field = ""
    private var fieldLines: [String] = []
    private var fieldNumber = 1

    /// Begins a pass over `text`; `currency` is meant where the file names none.
    /// - Throws: `StatementError.unreadable`.
    init(_ text: StatementText, currency: Currency) throws(StatementError) {
        lines = try LineScanner(text)
        encoding = text.encoding
        fallbackCurrency = currency
        self.currency = currency
    }

    mutating func advance() throws(StatementError) -> Bool {
        guard let line = try lines.next() else {
            let isInLine = field.hasPrefix("61")
            finishField()
            if isInLine, line?.isBare == true { rejectCutLine() }
            finishStatement(closing: nil)
            if opening != nil { builder.note(line: lines.number, .earlyEnd) }
            return false
        }
        read(line[...], lines.number)
        return true
    }

    var summary: StatementSummary {
        builder.summary(
            .init(
                format: .mt940, encoding: encoding, separator: nil, decimalMark: ",",
                dateOrder: "ymd"), account: account)
    }

    private mutating func read(_ text: Substring, _ number: Int) {
        if let (tag, rest) = Self.field(text) {
            finishField()
            (field, fieldLines, fieldNumber) = (tag, [String(rest)], number)
        } else if text.hasPrefix("-") && text.count <= 5 || text.hasPrefix("{") {
            finishField()
        } else if !field.isEmpty {
            fieldLines.append(String(text))
        }
    }

    /// The tag and the content of a line `:61:…`, nil if it goes on with the one before.
    private static func field(_ text: Substring) -> (tag: String, content: Substring)? {
        guard text.first == ":", let end = text.dropFirst().prefix(5).firstIndex(of: ":") else {
            return nil
        }
        let tag = text[text.index(after: text.startIndex)..<end]
        let isTag = tag.prefix(2).allSatisfy { $0.isASCII && $0.isNumber } && tag.count >= 2
        guard isTag || tag == "NS" else { return nil }
        return (String(tag), text[text.index(after: end)...])
    }

    private mutating func finishField() {
        defer { (field, fieldLines) = ("", []) }
        let content = fieldLines.joined()
        switch field.filter({ $0.isNumber || $0 == "N" }) {
        case "20": finishStatement(closing: nil)
        case "25": account = Self.account(content)
        case "34":
            if let code = Currency(code: String(content.prefix(3))) { currency = code }
        case "60":
            finishStatement(closing: nil)
            opening = balance(content)
            if let money = opening?.money { currency = money.currency }
        case "61": readLine()
        case "86", "N":
            if line != nil { details += fieldLines }
        case "62":
            let closing = balance(content)
            finishStatement(closing: closing?.money)
        default: break
        }
    }

    private static func account(_ text: String) -> String? {
        let name = text.trimmedSpaces
        return name.isEmpty ? nil : name
    }

    private mutating func readLine() {
        finishLine()
        lineNumber = fieldNumber
        guard let parsed = MT940Line(fieldLines) else {
            return builder.reject(
                line: fieldNumber, .notAStatementLine(fieldLines.first ?? ""))
        }
        line = parsed
    }

    /// Rejects the line that the file ends in: its amount may be cut.
    private mutating func rejectCutLine() {
        line = nil
        builder.reject(line: lineNumber, .cutOff)
    }

    private mutating func finishLine() {
        defer { (line, details) = (nil, []) }
        guard let line else { return }
        guard let size = AmountText.machineMoney(line.amount, default: currency),
            let amount = line.isDebit ? try? size.negated() : size
        else {
            return builder.reject(line: lineNumber, .notAnAmount(line.amount))
        }
        guard let day = line.day ?? opening?.day else {
            return builder.reject(line: lineNumber, .notADate(line.dateText))
        }
        if line.day == nil {
            builder.note(line: lineNumber, .datedAsBalance(line.dateText, day))
        }
        let information = MT940Details(details)
        let label = information.label.isEmpty ? line.text : information.label
        builder.append(
            .init(
                day: day, amount: amount, label: label, counterparty: information.counterparty,
                account: account,
                reference: line.bankReference.isEmpty ? "" : "\(line.bankReference) \(label)",
                line: lineNumber))
    }

    private mutating func finishStatement(closing: Money?) {
        finishLine()
        if opening != nil || closing != nil {
            builder.check(
                account: account, opening: opening?.money, closing: closing, line: fieldNumber)
        }
        builder.beginStatement()
        if closing != nil || field == "20" { opening = nil }
        if field == "20" { (account, currency) = (nil, fallbackCurrency) }
    }

    /// The balance `C110522EUR3236,28` and its day.
    private mutating func balance(_ text: String) -> (money: Money, day: Day?)? {
        var rest = text.filter { !$0.isWhitespace }[...]
        guard let sign = rest.popFirst(), sign == "C" || sign == "D" else { return nil }
        let day = MT940Line.day(String(rest.prefix(6)))
        rest = rest.dropFirst(6)
        let code = String(rest.prefix(3))
        let unit = Currency(code: code)
        if unit == nil {
            builder.note(line: fieldNumber, .notACurrency(code, readAs: currency))
        }
        guard
            let size = AmountText.machineMoney(
                String(rest.dropFirst(3)), default: unit ?? currency),
            let money = sign == "D" ? try? size.negated() : size
        else { return nil }
        return (money, day)
    }
}

/// A statement line, field 61: `YYMMDD[MMDD](C|D|RC|RD)[letter]amount type reference[//bank's]`.
struct MT940Line {
    /// The booking day: the entry date where there is one, else the value date; nil if neither is
    /// a date.
    let day: Day?
    /// The dates as written.
    let dateText: String
    /// Whether money went out: a debit, or a credit reversed.
    let isDebit: Bool
    /// The amount as written.
    let amount: String
    /// Whether nothing follows the amount, not even the type that must.
    let isBare: Bool
    /// The bank's own reference, behind `//`.
    let bankReference: String
    /// What follows the amount, and the supplementary lines.
    let text: String

    /// Parses the lines of a field 61; nil if the first has no mark or amount.
    init?(_ lines: [String]) {
        var rest = (lines.first ?? "").drop { $0.isWhitespace }
        let value = String(rest.prefix(6))
        guard value.count == 6, Self.isDigits(value) else { return nil }
        rest = rest.dropFirst(6)
        let entry = String(rest.prefix(4))
        let hasEntry = entry.count == 4 && Self.isDigits(entry)
        if hasEntry { rest = rest.dropFirst(4) }
        dateText = hasEntry ? "\(value)\(entry)" : value
        day = Self.bookingDay(value: value, entry: hasEntry ? entry : nil)
        rest = rest.drop { $0.isWhitespace }
        let isReversal = rest.first == "R"
        if isReversal || rest.first == "E" { rest = rest.dropFirst() }
        guard let mark = rest.popFirst(), mark == "C" || mark == "D" else { return nil }
        isDebit = (mark == "D") != isReversal
        if let letter = rest.first, letter.isLetter { rest = rest.dropFirst() }
        rest = rest.drop { $0.isWhitespace }
        let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "," || $0 == "." }
        guard digits.contains(where: \.isNumber) else { return nil }
        amount = String(digits)
        isBare = rest.count == digits.count
        let tail = rest.dropFirst(digits.count).dropFirst(4)
        let parts = String(tail).split(separator: "/", omittingEmptySubsequences: false)
        let slash = zip(parts.indices, parts).first { $0.0 > 0 && $0.1.isEmpty }?.0
        bankReference =
            slash.map { parts[($0 + 1)...].joined(separator: "/").trimmedSpaces } ?? ""
        let own = slash.map { parts[..<$0].joined(separator: "/") } ?? String(tail)
        let words = [own == "NONREF" ? "" : own] + lines.dropFirst()
        text = words.joined(separator: " ").trimmedSpaces
    }

    /// The day of `YYMMDD`. A 29th to 31st that the month does not have is its last day, as banks
    /// that count thirty days to the month write it.
    static func day(_ text: String) -> Day? {
        guard text.count == 6, isDigits(text), let number = Int(text) else { return nil }
        let short = number / 10_000
        return day(
            year: short < 80 ? 2000 + short : 1900 + short, month: number / 100 % 100,
            day: number % 100)
    }

    private static func day(year: Int, month: Int, day: Int) -> Day? {
        guard (1...12).contains(month), (1...31).contains(day) else { return nil }
        return Day(
            year: year, month: month, day: min(day, Month(year: year, month: month).dayCount))
    }

    /// The entry date in the year that brings it nearest to the value date.
    private static func bookingDay(value: String, entry: String?) -> Day? {
        guard let valueDay = day(value) else { return nil }
        guard let entry, let number = Int(entry) else { return valueDay }
        let candidates = (-1...1).compactMap { shift in
            day(year: valueDay.year + shift, month: number / 100, day: number % 100)
        }
        return candidates.min {
            abs($0.number - valueDay.number) < abs($1.number - valueDay.number)
        } ?? valueDay
    }

    private static func isDigits(_ text: String) -> Bool {
        text.allSatisfy { $0.isASCII && $0.isNumber }
    }
}

/// The information to the account owner, field 86: free, in numbered subfields (`?20`), or in
/// words between slashes (`/NAME/`, `/REMI/`).
struct MT940Details {
    /// What the payment is for.
    let label: String
    /// The other party's name.
    let counterparty: String?

    /// Reads the lines of the fields 86 behind one statement line.
    init(_ lines: [String]) {
        let joined = lines.joined()
        if let fields = Self.numbered(joined) {
            let purpose = (20...29).map { $0 } + (60...63).map { $0 }
            let name = [32, 33].compactMap { fields[$0] }.joined().trimmedSpaces
            let text = ([0] + purpose).compactMap { fields[$0] }.filter { !$0.isEmpty }
            label = text.joined(separator: " ").trimmedSpaces
            counterparty = name.isEmpty ? nil : name
        } else if let words = Self.worded(joined) {
            let name = words["NAME"]?.trimmedSpaces ?? ""
            let purpose = ["TRTP", "REMI", "EREF"].compactMap { words[$0] }.filter { !$0.isEmpty }
            let text = ([name] + purpose).joined(separator: " ").trimmedSpaces
            label = text.isEmpty ? joined.trimmedSpaces : text
            counterparty = name.isEmpty ? nil : name
        } else {
            // A line of the full 65 characters was cut; any other ended.
            label = lines.reduce("") { $0 + $1 + ($1.count < 65 ? " " : "") }.trimmedSpaces
            counterparty = nil
        }
    }

    /// The subfields of `051?00Gutschrift?20…`, the separator being whatever stands behind the
    /// three digits of the code.
    private static func numbered(_ text: String) -> [Int: String]? {
        let body = text.drop { $0.isWhitespace }
        guard body.prefix(3).allSatisfy({ $0.isASCII && $0.isNumber }), body.count > 5 else {
            return nil
        }
        let rest = body.dropFirst(3)
        guard let separator = rest.first, !separator.isLetter, !separator.isNumber,
            !separator.isWhitespace, separator != "/", separator != "."
        else { return nil }
        var fields: [Int: String] = [:]
        for part in rest.dropFirst().split(separator: separator) {
            guard let code = Int(part.prefix(2)), code >= 0, part.count >= 2 else { continue }
            fields[code, default: ""] += part.dropFirst(2)
        }
        return fields.isEmpty ? nil : fields
    }

    private static let words: Set<String> = [
        "TRTP", "IBAN", "BIC", "NAME", "REMI", "EREF", "BENM", "ORDP", "ISDT", "PREF", "CSID",
        "MARF", "KREF", "RTRN", "ADDR", "CNTP", "ULTB", "ULTD", "PURP", "SVCL", "BBAN", "ID",
    ]

    private static func worded(_ text: String) -> [String: String]? {
        guard text.hasPrefix("/") else { return nil }
        var fields: [String: String] = [:]
        var current: String?
        for part in text.split(separator: "/", omittingEmptySubsequences: false) {
            if words.contains(String(part)) {
                current = String(part)
            } else if let current, !part.isEmpty {
                fields[current] = fields[current].map { "\($0)/\(part)" } ?? String(part)
            }
        }
        return fields.isEmpty ? nil : fields
    }
}
