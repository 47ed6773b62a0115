internal import Primitives

/// Reads Quicken Interchange Format: the transactions of bank, cash, card, asset and liability
/// accounts; lists, prices and securities are passed over.
struct QIFStatement {
    /// A record's fields as written.
    private struct Record {
        var line: Int
        var account: String?
        var date = ""
        var amount = ""
        var payee = ""
        var memo = ""
        var number = ""
        var category = ""
        var splits: [String] = []
        var isEmpty: Bool { date.isEmpty && amount.isEmpty && payee.isEmpty }
    }

    private enum Section { case transactions, account, other }

    private var section = Section.transactions
    private var account: String?
    private var records: [Record] = []
    private var record: Record

    /// Returns the statement in `text`, its dates and decimals read in the order and with the mark
    /// that fit most of them unless `options` say otherwise.
    static func read(
        _ text: String, encoding: TextEncoding, options: ReadingOptions
    ) throws(StatementError) -> BankStatement {
        var reader = QIFStatement()
        var number = 0
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            reader.read(String(line).trimmedSpaces, number)
        }
        reader.finishRecord(at: number + 1)
        return reader.statement(encoding, options)
    }

    private init() { record = Record(line: 1) }

    private mutating func read(_ line: String, _ number: Int) {
        if line.hasPrefix("!") {
            finishRecord(at: number + 1)
            section = Self.section(of: line.lowercased()) ?? section
        } else if line == "^" {
            finishRecord(at: number + 1)
        } else if section == .account, line.hasPrefix("N") {
            account = String(line.dropFirst()).trimmedSpaces
        } else if section == .transactions, let code = line.first {
            keep(code, String(line.dropFirst()).trimmedSpaces)
        }
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

    private mutating func finishRecord(at next: Int) {
        record.account = account
        if section == .transactions, !record.isEmpty { records.append(record) }
        record = Record(line: next)
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

    private func statement(_ encoding: TextEncoding, _ options: ReadingOptions) -> BankStatement {
        var builder = StatementBuilder()
        let dates = records.map { Self.plainDate($0.date) }
        let (order, isCertain) = DateOrder.bestByEvidence(for: dates)
        let dateOrder = options.dateOrder ?? order
        let mark =
            options.decimalMark
            ?? DecimalMark.best(for: records.map(\.amount), prefersComma: false)
        if options.dateOrder == nil, !isCertain, !records.isEmpty {
            builder.note(
                line: records[0].line,
                "no date shows whether day or month comes first; read as \(dateOrder.rawValue)")
        }
        for (record, date) in zip(records, dates) {
            Self.append(record, dateOrder.day(date), mark, options.currency, to: &builder)
        }
        return builder.statement(
            .init(
                format: .qif, encoding: encoding, separator: nil, decimalMark: mark.rawValue,
                dateOrder: dateOrder.rawValue), account: account)
    }

    private static func append(
        _ record: Record, _ day: Day?, _ mark: DecimalMark, _ currency: Currency,
        to builder: inout StatementBuilder
    ) {
        guard let day else {
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
                counterparty: record.payee.isEmpty ? nil : record.payee, account: record.account))
    }

    /// The date with `/` for an apostrophe and without the blanks that pad it: `1/ 2' 5` is
    /// 1/2/05.
    private static func plainDate(_ text: String) -> String {
        let plain = text.map { $0 == "'" || $0 == "’" ? "/" : $0 }.filter { !$0.isWhitespace }
        var parts = String(plain).split(separator: "/").map(String.init)
        guard parts.count == 3, let year = parts.last, year.count == 1 else {
            return parts.count == 3 ? parts.joined(separator: "/") : text
        }
        parts[2] = "0" + year
        return parts.joined(separator: "/")
    }
}
