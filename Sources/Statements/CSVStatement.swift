internal import Primitives

/// Reads CSV statements.
struct CSVStatement {
    private let layout: CSVLayout
    private let currency: Currency
    private var transactions: [BankTransaction] = []
    private var rejected: [BankStatement.RejectedRow] = []
    private var occurrences: [String: Int] = [:]

    /// Returns the statement in `text`; `currency` is meant where the file names none.
    /// - Throws: `StatementError`.
    static func read(
        _ text: String, encoding: TextEncoding, currency: Currency
    ) throws(StatementError) -> BankStatement {
        var best: (layout: CSVLayout, rows: [CSVScanner.Row], separator: UInt8)?
        for separator in [UInt8(ascii: ";"), 0x09, UInt8(ascii: ","), UInt8(ascii: "|")] {
            let rows = try CSVScanner.rows(of: text, separator: separator)
            guard let layout = CSVLayout(of: rows, separator: separator) else { continue }
            let columnCount = layout.columns.values.map(\.count).reduce(0, +)
            if best.map({ columnCount > $0.layout.columns.values.map(\.count).reduce(0, +) })
                ?? true
            {
                best = (layout, rows, separator)
            }
        }
        guard let best else { throw .unrecognized }
        var reader = CSVStatement(layout: best.layout, currency: currency)
        for row in best.rows.dropFirst(best.layout.firstRow) { reader.read(row) }
        return BankStatement(
            transactions: reader.transactions.enumerated()
                .sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }.map(
                    \.element),
            rejected: reader.rejected,
            evidence: .init(
                format: .csv, encoding: encoding,
                separator: best.separator == 0x09 ? "tab" : String(UnicodeScalar(best.separator)),
                decimalMark: best.layout.decimalMark.rawValue,
                dateOrder: best.layout.dateOrder.rawValue),
            account: reader.account(in: best.rows.dropFirst(best.layout.firstRow)))
    }

    private init(layout: CSVLayout, currency: Currency) {
        self.layout = layout
        self.currency = currency
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
        let key = "\(day)|\(amount.canonicalString)|\(label)"
        let rank = occurrences[key, default: 0]
        occurrences[key] = rank + 1
        transactions.append(
            BankTransaction(
                day: day, amount: amount, label: label, counterparty: parties.first,
                balance: balance, id: StableIdentifier.of("\(key)|\(rank)")))
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

    /// The amount with the sign that a debit/credit indicator gives it.
    private func signed(_ amount: Money, by row: CSVScanner.Row) -> Money? {
        let indicator = cell(.indicator, in: row).lowercased()
        let isOut = ["af", "d", "debit", "débit", "db", "dr", "soll"].contains(indicator)
        return isOut && amount.minorUnits > 0 ? try? amount.negated() : amount
    }

    /// A row with neither date nor amount goes on with the label of the one before.
    private mutating func continueLabel(with row: CSVScanner.Row) {
        guard let last = transactions.last else { return }
        let more = (layout.columns[.label] ?? []).compactMap { row.cell($0) }.filter { !$0.isEmpty }
        guard !more.isEmpty else { return }
        transactions[transactions.count - 1] = BankTransaction(
            day: last.day, amount: last.amount,
            label: ([last.label] + more).joined(separator: " "), counterparty: last.counterparty,
            balance: last.balance, id: last.id)
    }

    private mutating func reject(_ row: CSVScanner.Row, _ reason: String) {
        rejected.append(.init(line: row.line, reason: reason))
    }

    private func cell(_ role: ColumnRole, in row: CSVScanner.Row) -> String {
        layout.columns[role]?.first.flatMap { row.cell($0) } ?? ""
    }

    private func account(in rows: ArraySlice<CSVScanner.Row>) -> String? {
        let names = Set(rows.map { cell(.account, in: $0) }.filter { !$0.isEmpty })
        return names.count == 1 ? names.first : nil
    }
}

/// Identifiers made from what they identify.
enum StableIdentifier {
    /// FNV-1a-64 of the text, hexadecimal.
    static func of(_ text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
