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
    /// The account of the last record, and what it held before its first.
    private var account: String?
    private var opening: Opening?

    private struct Opening {
        let amount: Money
        let account: String?
        let line: Int
    }

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
        for line in survey.investmentLines {
            builder.note(line: line, .investment)
        }
        if options.dateOrder == nil, !isCertain, let first {
            builder.note(
                line: first,
                dates.isContradictory
                    ? .contradictoryDates(readAs: dateOrder) : .ambiguousDates(readAs: dateOrder))
        }
    }

    mutating func advance() throws(StatementError) -> Bool {
        guard let record = try records.next() else {
            finishAccount()
            return false
        }
        append(record)
        return true
    }

    var summary: StatementSummary {
        builder.summary(
            .init(
                format: .qif, encoding: encoding, separator: nil, decimalMark: mark.rawValue,
                dateOrder: dateOrder.rawValue), account: records.account)
    }

    /// Checks the transactions of an account against what it held before them.
    private mutating func finishAccount() {
        if let opening {
            builder.check(
                account: opening.account, opening: opening.amount, closing: nil, line: opening.line)
        }
        opening = nil
        builder.beginStatement()
    }

    private mutating func append(_ record: QIFRecord) {
        if record.account != account { finishAccount() }
        account = record.account
        switch record.end {
        case .marked: break
        case .unmarked: builder.note(line: record.line, .unmarkedEnd)
        case .early: builder.note(line: record.line, .earlyEnd)
        case .cut: return builder.reject(line: record.line, .cutOff)
        }
        guard let day = dateOrder.day(record.plainDate) else {
            return builder.reject(line: record.line, .notADate(record.date))
        }
        guard let amount = AmountText(record.amount, mark: mark)?.money(default: currency) else {
            return builder.reject(line: record.line, .notAnAmount(record.amount))
        }
        builder.isCurrencyAssumed = true
        if record.isOpening, opening == nil {
            opening = Opening(amount: amount, account: record.account, line: record.line)
            return builder.note(line: record.line, .labelledBalance(record.payee, amount))
        }
        let parts = record.splits.compactMap {
            AmountText($0, mark: mark)?.money(default: currency)
        }
        if parts.count == record.splits.count, !parts.isEmpty,
            let sum = try? Money.sum(of: parts, in: amount.currency), sum != amount
        {
            builder.note(line: record.line, .unequalSplits(sum: sum, amount: amount))
        }
        let label = [record.payee, record.memo].filter { !$0.isEmpty }.joined(separator: " ")
        builder.append(
            .init(
                day: day, amount: amount, label: label.isEmpty ? record.category : label,
                counterparty: record.payee.isEmpty ? nil : record.payee, account: record.account,
                line: record.line))
    }
}
