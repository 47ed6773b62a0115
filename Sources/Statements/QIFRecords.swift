/// A record of a QIF file: its fields as written.
struct QIFRecord {
    /// The line it begins on.
    let line: Int
    var account: String?
    var date = ""
    var amount = ""
    var payee = ""
    var memo = ""
    var number = ""
    var category = ""
    var splits: [String] = []
    /// How it ends.
    var end = End.marked
    var isEmpty: Bool { date.isEmpty && amount.isEmpty && payee.isEmpty }

    /// How a record ends: with its mark, with the next record or section, with the file behind a
    /// whole line, or within its last line.
    enum End { case marked, unmarked, early, cut }

    /// Whether it is what the account held before the others: so its words say, and it names an
    /// account where others name a category.
    var isOpening: Bool {
        guard category.hasPrefix("["), category.hasSuffix("]"), splits.isEmpty else { return false }
        let name = String(category.dropFirst().dropLast())
        return (account.map { $0 == name } ?? true) && BalanceWords.isFirstAmount(payee)
    }

    /// The date with `/` for an apostrophe and without the blanks that pad it: `1/ 2' 5` is
    /// 1/2/05.
    var plainDate: String {
        let plain = date.map { $0 == "'" || $0 == "’" ? "/" : $0 }.filter { !$0.isWhitespace }
        var parts = String(plain).split(separator: "/").map(String.init)
        guard parts.count == 3, let year = parts.last, year.count == 1 else {
            return parts.count == 3 ? parts.joined(separator: "/") : date
        }
        parts[2] = "0" + year
        return parts.joined(separator: "/")
    }
}

/// Cuts a QIF file into the records of its accounts.
struct QIFRecords {
    private enum Section { case transactions, account, other }

    private var lines: LineScanner
    private var section = Section.transactions
    /// The account the file named last.
    private(set) var account: String?
    /// The lines on which sections of investments begin.
    private(set) var investmentLines: [Int] = []
    private var record = QIFRecord(line: 1)
    /// Whether the last line holds something.
    private var isInLine = false

    /// Begins a pass over `text`.
    /// - Throws: `StatementError.unreadable`.
    init(_ text: StatementText) throws(StatementError) { lines = try LineScanner(text) }

    /// Returns the next record, nil at the end.
    /// - Throws: `StatementError.lineTooLong`, `unreadable`.
    mutating func next() throws(StatementError) -> QIFRecord? {
        while let text = try lines.next() {
            let line = text.trimmedSpaces
            if line.hasPrefix("!") {
                let found = finishRecord(.unmarked)
                let header = line.lowercased()
                section = Self.section(of: header) ?? section
                if header.hasPrefix("!type:inv") { investmentLines.append(lines.number) }
                if let found { return found }
            } else if line == "^" {
                if let found = finishRecord(.marked) { return found }
            } else if section == .account, line.hasPrefix("N") {
                account = String(line.dropFirst()).trimmedSpaces
            } else if section == .transactions, let code = line.first {
                // No transaction has two dates.
                let found = code == "D" && !record.date.isEmpty ? finishRecord(.unmarked) : nil
                if found != nil { record = QIFRecord(line: lines.number) }
                keep(code, String(line.dropFirst()).trimmedSpaces)
                if let found { return found }
            }
            isInLine = !line.isEmpty
        }
        return finishRecord(isInLine ? .cut : .early)
    }

    /// Ends the record; nil where it is no transaction.
    private mutating func finishRecord(_ end: QIFRecord.End) -> QIFRecord? {
        var finished = record
        finished.account = account
        finished.end = end
        record = QIFRecord(line: lines.number + 1)
        return section == .transactions && !finished.isEmpty ? finished : nil
    }

    private mutating func keep(_ code: Character, _ value: String) {
        let isInSplit = !record.splits.isEmpty
        switch code {
        case "D": if record.date.isEmpty, !isInSplit { record.date = value }
        case "T": record.amount = value
        case "U": if record.amount.isEmpty { record.amount = value }
        case "P": record.payee = value
        case "M": record.memo = value
        case "N": record.number = value
        case "L": record.category = value
        case "$": record.splits.append(value)
        default: break
        }
    }

    /// The section a header line opens, nil for an option that opens none.
    private static func section(of header: String) -> Section? {
        if header.hasPrefix("!account") { return .account }
        if header.hasPrefix("!option") || header.hasPrefix("!clear") { return nil }
        guard let colon = header.firstIndex(of: ":") else { return .other }
        let kind = header[header.index(after: colon)...].filter { !$0.isWhitespace }
        let stems = ["bank", "banque", "cash", "esp", "ccard", "carte", "oth", "aut"]
        return stems.contains { kind.hasPrefix($0) } ? .transactions : .other
    }
}
