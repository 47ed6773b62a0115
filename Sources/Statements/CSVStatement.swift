internal import Primitives

/// Reads CSV statements.
struct CSVStatement {
    private let layout: CSVLayout
    private let currency: Currency
    private var builder = StatementBuilder()

    /// Rows looked at to recognise the layout; all, where these leave something open.
    private static let sampleSize = 512

    /// Returns the statement in `text`; what `options` leave open is recognised.
    ///
    /// The rows are read one by one once the layout is known.
    /// - Throws: `StatementError`.
    static func read(
        _ text: String, encoding: TextEncoding, options: ReadingOptions
    ) throws(StatementError) -> BankStatement {
        let sample = try recognized(text, options, sampleSize)
        var reader = try reader(of: text, sample.layout, sample.separator, options)
        var layout = sample.layout
        if sample.isCut, reader.builder.hasRejections || !layout.isDateOrderCertain {
            layout = try recognized(text, options, .max).layout
            reader = try Self.reader(of: text, layout, sample.separator, options)
        }
        try reader.finish(isOrderChosen: options.dateOrder != nil)
        return reader.builder.statement(
            .init(
                format: .csv, encoding: encoding,
                separator: sample.separator == 0x09
                    ? "tab" : String(UnicodeScalar(sample.separator)),
                decimalMark: layout.decimalMark.rawValue, dateOrder: layout.dateOrder.rawValue))
    }

    /// The separator that finds most columns, and the layout it gives the first rows.
    private static func recognized(
        _ text: String, _ options: ReadingOptions, _ limit: Int
    ) throws(StatementError) -> (layout: CSVLayout, separator: UInt8, isCut: Bool) {
        var best: (layout: CSVLayout, separator: UInt8, isCut: Bool)?
        let chosen = options.separator?.asciiValue.map { [$0] }
        for separator in chosen ?? [UInt8(ascii: ";"), 0x09, UInt8(ascii: ","), UInt8(ascii: "|")] {
            let (rows, isCut) = try CSVScanner.rows(of: text, separator: separator, limit: limit)
            guard let layout = CSVLayout(of: rows, separator: separator, options) else { continue }
            if best.map({ layout.columnCount > $0.layout.columnCount }) ?? true {
                best = (layout, separator, isCut)
            }
        }
        guard let best else { throw .unrecognized }
        return best
    }

    private static func reader(
        of text: String, _ layout: CSVLayout, _ separator: UInt8, _ options: ReadingOptions
    ) throws(StatementError) -> CSVStatement {
        var reader = CSVStatement(layout: layout, currency: layout.currency ?? options.currency)
        var scanner = CSVScanner(text, separator: separator)
        var index = 0
        while let row = try scanner.nextFilled() {
            if index >= layout.firstRow { reader.read(row) }
            index += 1
        }
        return reader
    }

    private init(layout: CSVLayout, currency: Currency) {
        self.layout = layout
        self.currency = currency
    }

    /// Checks the running balance, and says what the file leaves open.
    /// - Throws: `StatementError.unsigned` where neither a sign nor a header tells money in from
    ///   money out.
    private mutating func finish(isOrderChosen: Bool) throws(StatementError) {
        if !layout.hasHeader, !builder.transactions.isEmpty,
            builder.transactions.allSatisfy({ $0.amount.minorUnits >= 0 })
        {
            throw .unsigned
        }
        if !layout.isDateOrderCertain, !isOrderChosen, layout.dateOrder != .yearMonthDay {
            builder.note(
                line: layout.firstRow + 1,
                "no date shows whether day or month comes first; read as "
                    + layout.dateOrder.rawValue)
        }
        builder.checkRunningBalance()
        builder.countDeferredDebitsOnce()
    }

    private mutating func read(_ row: CSVScanner.Row) {
        let date = cell(.date, in: row)
        let amounts = layout.amountColumns.compactMap { row.cell($0) }.filter { !$0.isEmpty }
        guard !date.isEmpty || !amounts.isEmpty else { return continueLabel(with: row) }
        guard let day = layout.dateOrder.day(date) else {
            // A total or a closing line has an amount and no date: it is no transaction.
            if !date.isEmpty, !amounts.isEmpty { reject(row, "«\(date)» is no date") }
            return
        }
        guard !amounts.isEmpty else { return reject(row, "has a date and no amount") }
        guard let amount = amount(of: row) else {
            return reject(row, "«\(amounts.joined(separator: " "))» is no amount of money")
        }
        append(row, day: day, amount: amount)
    }

    private mutating func append(_ row: CSVScanner.Row, day: Day, amount: Money) {
        let labels = (layout.columns[.label] ?? []).compactMap { row.cell($0) }.filter {
            !$0.isEmpty
        }
        let parties = (layout.columns[.counterparty] ?? []).compactMap { row.cell($0) }
            .filter { !$0.isEmpty }
        let label = labels.isEmpty ? parties.joined(separator: " ") : labels.joined(separator: " ")
        let balance = AmountText(cell(.balance, in: row), mark: layout.decimalMark)?
            .money(default: amount.currency)
        let account = cell(.account, in: row)
        builder.append(
            .init(
                day: day, amount: amount, label: label, counterparty: parties.first,
                balance: balance, account: account.isEmpty ? nil : account, line: row.line))
    }

    /// The signed amount of a row: one column, or credit less debit whatever sign debits bear.
    private func amount(of row: CSVScanner.Row) -> Money? {
        let currency = Currency(code: cell(.currency, in: row)) ?? currency
        func money(_ role: ColumnRole) -> Money?? {
            let text = cell(role, in: row)
            guard !text.isEmpty else { return .some(nil) }
            guard let money = AmountText(text, mark: layout.decimalMark)?.money(default: currency)
            else { return nil }
            return .some(money)
        }
        guard let single = money(.amount), let debit = money(.debit), let credit = money(.credit)
        else { return nil }
        if let single, debit == nil, credit == nil { return signed(single, by: row) }
        let out = debit.flatMap { $0.minorUnits > 0 ? try? $0.negated() : $0 }
        guard let out else { return credit ?? single }
        guard let credit else { return out }
        return try? credit.adding(out)
    }

    private static let outgoing: Set<String> = [
        "af", "d", "debit", "débit", "db", "dr", "soll", "s", "outflow", "out", "-", "dbit",
        "debet",
        "withdrawal", "terhelés", "kiadás", "dare", "cargo", "ausgang", "uit", "expense", "dépense",
    ]

    /// The amount with the sign that a debit/credit indicator gives it.
    private func signed(_ amount: Money, by row: CSVScanner.Row) -> Money? {
        let indicator = cell(.indicator, in: row).lowercased()
        let isOut = Self.outgoing.contains(indicator)
        return isOut && amount.minorUnits > 0 ? try? amount.negated() : amount
    }

    /// A row with neither date nor amount goes on with the label of the one before.
    private mutating func continueLabel(with row: CSVScanner.Row) {
        let more = (layout.columns[.label] ?? []).compactMap { row.cell($0) }.filter { !$0.isEmpty }
        if !more.isEmpty { builder.extendLabel(with: more.joined(separator: " ")) }
    }

    private mutating func reject(_ row: CSVScanner.Row, _ reason: String) {
        builder.reject(line: row.line, reason)
    }

    private func cell(_ role: ColumnRole, in row: CSVScanner.Row) -> String {
        layout.columns[role]?.first.flatMap { row.cell($0) } ?? ""
    }
}

/// Identifiers made from what they identify: FNV-1a-64 (Fowler, Noll and Vo).
struct StableIdentifier: Hashable {
    private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Takes in a text and its end.
    mutating func combine(_ text: String) {
        for byte in text.utf8 { mix(byte) }
        mix(0xFF)
    }

    /// Takes in a number.
    mutating func combine(_ number: Int64) {
        for shift in stride(from: Int64(0), to: 64, by: 8) {
            mix(UInt8(truncatingIfNeeded: number >> shift))
        }
    }

    /// Up to thirteen digits and letters, short enough to need no memory of their own.
    var text: String { String(hash, radix: 36) }

    private mutating func mix(_ byte: UInt8) {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
}
