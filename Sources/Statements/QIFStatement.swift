internal import Primitives

/// Reads Quicken Interchange Format: the transactions of bank, cash, card, asset and liability
/// accounts; lists, prices and securities are passed over.
struct QIFStatement: StatementScan {
    private var records: QIFRecords
    var builder = StatementBuilder()
    private let encoding: TextEncoding
    private let currency: Currency
    private let dateOrder: DateOrder
    private let mark: DecimalMark

    /// Begins a pass over `text`, after one that looked at its dates and decimals: they are read in
    /// the order and with the mark that fit most of them, unless `options` say otherwise.
    /// - Throws: `StatementError.lineTooLong`, `unreadable`.
    init(_ text: StatementText, options: ReadingOptions) throws(StatementError) {
        var first: Int?
        var dates = DateEvidence()
        var marks = DecimalEvidence()
        var survey = try QIFRecords(text)
        while let record = try survey.next() {
            first = first ?? record.line
            dates.take(record.plainDate)
            marks.take(record.amount)
        }
        let (order, isCertain) = dates.order
        dateOrder = options.dateOrder ?? order
        mark = options.decimalMark ?? marks.best(prefersComma: false)
        currency = options.currency
        encoding = text.encoding
        records = try QIFRecords(text)
        if options.dateOrder == nil, !isCertain, let first {
            builder.note(
                line: first,
                "no date shows whether day or month comes first; read as \(dateOrder.rawValue)")
        }
    }

    mutating func advance() throws(StatementError) -> Bool {
        guard let record = try records.next() else { return false }
        append(record)
        return true
    }

    var summary: StatementSummary {
        builder.summary(
            .init(
                format: .qif, encoding: encoding, separator: nil, decimalMark: mark.rawValue,
                dateOrder: dateOrder.rawValue), account: records.account)
    }

    private mutating func append(_ record: QIFRecord) {
        guard let day = dateOrder.day(record.plainDate) else {
            return builder.reject(line: record.line, "«\(record.date)» is no date")
        }
        guard let amount = AmountText(record.amount, mark: mark)?.money(default: currency) else {
            return builder.reject(line: record.line, "«\(record.amount)» is no amount of money")
        }
        let parts = record.splits.compactMap {
            AmountText($0, mark: mark)?.money(default: currency)
        }
        if parts.count == record.splits.count, !parts.isEmpty,
            let sum = try? Money.sum(of: parts, in: amount.currency), sum != amount
        {
            builder.note(
                line: record.line,
                "the splits make \(sum.decimalString), not \(amount.decimalString)")
        }
        let label = [record.payee, record.memo].filter { !$0.isEmpty }.joined(separator: " ")
        builder.append(
            .init(
                day: day, amount: amount, label: label.isEmpty ? record.category : label,
                counterparty: record.payee.isEmpty ? nil : record.payee, account: record.account,
                line: record.line))
    }
}

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
    var isEmpty: Bool { date.isEmpty && amount.isEmpty && payee.isEmpty }

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
    private var record = QIFRecord(line: 1)

    /// Begins a pass over `text`.
    /// - Throws: `StatementError.unreadable`.
    init(_ text: StatementText) throws(StatementError) { lines = try LineScanner(text) }

    /// Returns the next record, nil at the end.
    /// - Throws: `StatementError.lineTooLong`, `unreadable`.
    mutating func next() throws(StatementError) -> QIFRecord? {
        while let text = try lines.next() {
            let line = text.trimmedSpaces
            if line.hasPrefix("!") {
                let found = finishRecord()
                section = Self.section(of: line.lowercased()) ?? section
                if let found { return found }
            } else if line == "^" {
                if let found = finishRecord() { return found }
            } else if section == .account, line.hasPrefix("N") {
                account = String(line.dropFirst()).trimmedSpaces
            } else if section == .transactions, let code = line.first {
                keep(code, String(line.dropFirst()).trimmedSpaces)
            }
        }
        return finishRecord()
    }

    /// Ends the record; nil where it is no transaction.
    private mutating func finishRecord() -> QIFRecord? {
        var finished = record
        finished.account = account
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
