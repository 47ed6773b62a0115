internal import Primitives

/// Reads CSV statements.
struct CSVStatement {
    private var layout: CSVLayout
    private let columns: CSVColumns
    private let currency: Currency
    private var builder = StatementBuilder()
    /// The code a currency column held last, and its currency.
    private var lastCode: (text: String, currency: Currency)
    private var header: [String] = []
    private var feeCount = 0

    /// Rows looked at to recognise the layout; all, where these leave something open.
    private static let sampleSize = 512

    /// Returns the statement in `bytes`, which are UTF-8; what `options` leave open is recognised.
    ///
    /// The rows are read one by one once the layout is known.
    /// - Throws: `StatementError`.
    static func read(
        _ bytes: [UInt8], encoding: TextEncoding, options: ReadingOptions
    ) throws(StatementError) -> BankStatement {
        let sample = try recognized(bytes, options, sampleSize)
        var reader = try reader(of: bytes, sample.layout, sample.separator, options)
        var layout = sample.layout
        if sample.isCut, reader.builder.hasRejections || !layout.isDateOrderCertain {
            let whole = try layout.reconsidered(over: bytes, sample.separator, options)
            let isSame =
                whole.dateOrder == layout.dateOrder && whole.decimalMark == layout.decimalMark
            layout = whole
            if !isSame { reader = try Self.reader(of: bytes, layout, sample.separator, options) }
            reader.layout = layout
        }
        try reader.finish(isOrderChosen: options.dateOrder != nil)
        return reader.builder.statement(
            .init(
                format: .csv, encoding: encoding,
                separator: sample.separator == 0x09
                    ? "tab" : String(UnicodeScalar(sample.separator)),
                decimalMark: layout.decimalMark.rawValue, dateOrder: layout.dateOrder.rawValue))
    }

    /// The separator under which a header names most columns, else the one that finds most, and the
    /// layout it gives the first rows.
    private static func recognized(
        _ bytes: [UInt8], _ options: ReadingOptions, _ limit: Int
    ) throws(StatementError) -> (layout: CSVLayout, separator: UInt8, isCut: Bool) {
        let chosen = options.separator?.asciiValue.map { [$0] }
        var samples: [(separator: UInt8, rows: [CSVScanner.Row], isCut: Bool)] = []
        for separator in chosen ?? [UInt8(ascii: ";"), 0x09, UInt8(ascii: ","), UInt8(ascii: "|")] {
            let (rows, isCut) = try CSVScanner.rows(of: bytes, separator: separator, limit: limit)
            if rows.contains(where: { $0.fields.count > 1 }) {
                samples.append((separator, rows, isCut))
            }
        }
        for byHeader in [true, false] {
            var best: (layout: CSVLayout, separator: UInt8, isCut: Bool)?
            for sample in samples {
                guard
                    let layout = CSVLayout(
                        of: sample.rows, separator: sample.separator, options, byHeader: byHeader)
                else { continue }
                if best.map({ layout.columns.count > $0.layout.columns.count }) ?? true {
                    best = (layout, sample.separator, sample.isCut)
                }
            }
            if let best { return best }
        }
        throw .unrecognized
    }

    private static func reader(
        of bytes: [UInt8], _ layout: CSVLayout, _ separator: UInt8, _ options: ReadingOptions
    ) throws(StatementError) -> CSVStatement {
        var reader = CSVStatement(layout: layout, currency: layout.currency ?? options.currency)
        var scanner = CSVScanner(bytes, separator: separator)
        var index = 0
        while try scanner.advance() {
            if index >= layout.firstRow {
                reader.read(scanner)
            } else if layout.hasHeader {
                reader.header = scanner.row.fields
            } else {
                reader.nameEarlyRow(scanner)
            }
            index += 1
        }
        return reader
    }

    private init(layout: CSVLayout, currency: Currency) {
        self.layout = layout
        columns = layout.columns
        self.currency = currency
        lastCode = (currency.code, currency)
    }

    /// Checks the running balance, and says what the file leaves open.
    /// - Throws: `StatementError.unsigned` where neither a sign nor a header tells money in from
    ///   money out, or the balance shows that none does.
    private mutating func finish(isOrderChosen: Bool) throws(StatementError) {
        let hasOneColumn = columns.debit == nil && columns.credit == nil
        if builder.count > 0, hasOneColumn, columns.indicator == nil, !builder.hasDebits {
            guard layout.hasHeader, !layout.signs.isRefuted(by: layout.sample) else {
                throw .unsigned
            }
            builder.note(
                line: layout.firstRow + 1, "no amount has a sign; all are read as money in")
        }
        if !layout.isDateOrderCertain, !isOrderChosen, layout.dateOrder != .yearMonthDay {
            builder.note(
                line: layout.firstRow + 1,
                "no date shows whether day or month comes first; read as "
                    + layout.dateOrder.rawValue)
        }
        if layout.signs.isReversed {
            builder.note(
                line: layout.firstRow + 1,
                "the running balance shows the signs the other way round; read as it says")
        }
        if feeCount > 0 {
            builder.note(
                line: layout.firstRow,
                "\(feeCount) fees stand in a column of their own; not counted")
        }
        builder.leaveOutBalances()
        builder.checkRunningBalance()
        builder.countDeferredDebitsOnce()
    }

    private mutating func read(_ row: borrowing CSVScanner) {
        let hasAmount = columns.amounts.contains { !row.isEmpty($0) }
        guard let day = layout.dateOrder.day(of: row, columns.date) else {
            return readUndated(row, hasAmount: hasAmount)
        }
        guard hasAmount else { return readWithoutAmount(row) }
        let unit = unit(of: row)
        guard let figures = figures(of: row, in: unit),
            let amount = layout.signs.amount(figures)
        else {
            let texts = columns.amounts.map { row.text($0) }.filter { !$0.isEmpty }
            return builder.reject(
                line: row.line, "«\(texts.joined(separator: " "))» is no amount of money")
        }
        if let state = columns.status.map({ row.text($0) }), Self.isVoid(state) {
            return builder.reject(
                line: row.line, "moved no money: its state is «\(state)»")
        }
        if let fee = columns.fee, !row.isEmpty(fee),
            row.content(fee).contains(where: { (0x31...0x39).contains($0) })
        {
            feeCount += 1
        }
        append(row, day, Money(minorUnits: amount, currency: unit), figures.balance)
    }

    /// A row without a date: a total, a header again, a remark, or more of the label before it.
    private mutating func readUndated(_ row: borrowing CSVScanner, hasAmount: Bool) {
        let date = row.text(columns.date)
        guard hasAmount else {
            if date.isEmpty { continueLabel(with: row) }
            return
        }
        guard row.row.fields != header else { return }
        let texts = columns.amounts.map { row.text($0) }.filter { !$0.isEmpty }
        let isAmount = texts.contains { AmountText($0, mark: layout.decimalMark) != nil }
        if date.isEmpty || !date.contains(where: \.isNumber), BalanceWords.isTotal(row.row.fields) {
            builder.note(line: row.line, "a total or a balance; no transaction")
        } else if !date.isEmpty {
            builder.reject(line: row.line, "«\(date)» is no date")
        } else if isAmount {
            builder.note(
                line: row.line,
                "«\(texts.joined(separator: " "))» has no date; taken for a total")
        }
    }

    private mutating func readWithoutAmount(_ row: borrowing CSVScanner) {
        if columns.balance.map({ !row.isEmpty($0) }) ?? false,
            BalanceWords.isTotal(row.row.fields)
        {
            builder.note(line: row.line, "a balance; no transaction")
        } else {
            builder.reject(line: row.line, "has a date and no amount")
        }
    }

    /// A row above those that have no header: named where it could be a transaction.
    private mutating func nameEarlyRow(_ row: borrowing CSVScanner) {
        let isDated = layout.dateOrder.day(of: row, columns.date) != nil
        if isDated, columns.amounts.contains(where: { !row.isEmpty($0) }) {
            builder.reject(line: row.line, "does not fit the rows below it")
        }
    }

    private mutating func append(
        _ row: borrowing CSVScanner, _ day: Day, _ amount: Money, _ balance: Int64?
    ) {
        let parties = texts(of: columns.counterparties, in: row)
        let labels = texts(of: columns.labels, in: row)
        if labels.isEmpty, parties.isEmpty, BalanceWords.isTotal(row.row.fields) {
            return builder.note(
                line: row.line, "\(amount.decimalString) is a balance; no transaction")
        }
        let account = columns.account.map { row.text($0) } ?? ""
        builder.append(
            .init(
                day: day, amount: amount,
                label: labels.isEmpty ? parties.joined(separator: " ") : Self.joined(labels),
                counterparty: parties.first,
                balance: balance.map { Money(minorUnits: $0, currency: amount.currency) },
                account: account.isEmpty ? nil : account, line: row.line))
    }

    private static func joined(_ labels: [String]) -> String {
        labels.count == 1 ? labels[0] : labels.joined(separator: " ")
    }

    private func texts(of columns: [Int], in row: borrowing CSVScanner) -> [String] {
        var texts: [String] = []
        for column in columns where !row.isEmpty(column) { texts.append(row.text(column)) }
        return texts
    }

    /// The figures of a row in minor units of `unit`; nil where a cell is no amount of it.
    private func figures(of row: borrowing CSVScanner, in unit: Currency) -> CSVSigns.Figures? {
        var figures = CSVSigns.Figures()
        if let column = columns.amount, !row.isEmpty(column) {
            guard let (units, mark) = units(row, column, unit) else { return nil }
            figures.single = units
            figures.mark =
                mark?.debitMark
                ?? columns.indicator.flatMap { DebitMark(word: row.text($0)) }
        }
        if let column = columns.debit, !row.isEmpty(column) {
            guard let (units, _) = units(row, column, unit) else { return nil }
            figures.debit = units
        }
        if let column = columns.credit, !row.isEmpty(column) {
            guard let (units, _) = units(row, column, unit) else { return nil }
            figures.credit = units
        }
        if let column = columns.balance, !row.isEmpty(column) {
            figures.balance = units(row, column, unit)?.units
        }
        return figures
    }

    private func units(
        _ row: borrowing CSVScanner, _ column: Int, _ unit: Currency
    ) -> (units: Int64, mark: AmountText?)? {
        if let units = AmountText.plainMinorUnits(
            row.content(column), mark: layout.decimalMark, fractionDigits: unit.fractionDigits)
        {
            return (units, nil)
        }
        guard let amount = AmountText(row.text(column), mark: layout.decimalMark),
            let money = amount.money(default: unit)
        else { return nil }
        return (money.minorUnits, amount)
    }

    /// The currency of a row: its own column, a sign beside its figures, the file's.
    private mutating func unit(of row: borrowing CSVScanner) -> Currency {
        if let column = columns.currency, !row.isEmpty(column) {
            let code = row.text(column)
            if code == lastCode.text { return lastCode.currency }
            if let known = Currency(code: code) {
                lastCode = (code, known)
                return known
            }
        }
        for column in columns.amounts where !row.isEmpty(column) {
            let isPlain = row.content(column).allSatisfy { $0 < 0x3A && $0 != 0x24 }
            if !isPlain, let amount = AmountText(row.text(column), mark: layout.decimalMark),
                let written = amount.currency
            {
                return written
            }
        }
        return currency
    }

    /// Whether a state says that no money moved, now or later.
    private static func isVoid(_ state: String) -> Bool {
        let folded = HeaderText.folded(state)
        return [
            "reverted", "declined", "failed", "cancelled", "canceled", "rejected", "refuse",
            "annule", "geweigerd", "abgelehnt", "storniert", "rechazado", "rechazada",
            "rifiutato", "odrzucona", "denied", "expired", "failed payment",
        ].contains(folded)
    }

    /// A row with neither date nor amount goes on with the label of the one before.
    private mutating func continueLabel(with row: borrowing CSVScanner) {
        let more = texts(of: columns.labels, in: row)
        if !more.isEmpty { builder.extendLabel(with: more.joined(separator: " ")) }
    }
}
