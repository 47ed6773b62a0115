internal import Primitives

/// Which columns of a CSV statement hold what, and from which row on.
struct CSVLayout: Sendable {
    /// The first row with a transaction.
    let firstRow: Int
    /// The columns by role, several labels in their order.
    let columns: [ColumnRole: [Int]]
    private(set) var dateOrder: DateOrder
    private(set) var decimalMark: DecimalMark
    /// Whether the dates themselves show their order.
    private(set) var isDateOrderCertain: Bool
    /// The currency a header names, as in `Amount (SGD)`.
    private(set) var currency: Currency?
    /// Whether a row of headers named the columns.
    private(set) var hasHeader = false

    /// Recognises the layout of `rows`: by a header row among the first forty, else by what the
    /// columns hold; nil if no row has a date and an amount.
    init?(of rows: [CSVScanner.Row], separator: UInt8, _ options: ReadingOptions) {
        let prefersComma = separator != UInt8(ascii: ",")
        if let layout = Self.byHeader(rows, prefersComma: prefersComma) {
            self = layout
        } else if let layout = Self.byContent(rows, prefersComma: prefersComma) {
            self = layout
        } else {
            return nil
        }
        dateOrder = options.dateOrder ?? dateOrder
        decimalMark = options.decimalMark ?? decimalMark
    }

    private init(
        firstRow: Int, columns: [ColumnRole: [Int]], dateOrder: DateOrder,
        decimalMark: DecimalMark, isDateOrderCertain: Bool
    ) {
        self.isDateOrderCertain = isDateOrderCertain
        self.firstRow = firstRow
        self.columns = columns
        self.dateOrder = dateOrder
        self.decimalMark = decimalMark
    }

    /// How many columns have a role.
    var columnCount: Int { columns.values.map(\.count).reduce(0, +) }

    /// The columns an amount can stand in.
    var amountColumns: [Int] { [.amount, .debit, .credit].flatMap { columns[$0] ?? [] } }

    private static func byHeader(_ rows: [CSVScanner.Row], prefersComma: Bool) -> CSVLayout? {
        for (index, row) in rows.prefix(40).enumerated() {
            var columns: [ColumnRole: [Int]] = [:]
            for (column, cell) in row.fields.enumerated() {
                guard let role = ColumnRole(header: cell) else { continue }
                if role == .label || role == .counterparty || columns[role] == nil {
                    columns[role, default: []].append(column)
                }
            }
            if columns[.date] == nil { columns[.date] = columns[.valueDate] }
            let body = rows[(index + 1)...]
            if var layout = finished(columns, firstRow: index + 1, body, prefersComma) {
                layout.hasHeader = true
                layout.currency =
                    layout.amountColumns.lazy.compactMap { row.cell($0) }
                    .compactMap(Self.currency(inHeader:)).first
                return layout
            }
        }
        return nil
    }

    private static func finished(
        _ columns: [ColumnRole: [Int]], firstRow: Int, _ body: ArraySlice<CSVScanner.Row>,
        _ prefersComma: Bool
    ) -> CSVLayout? {
        let amountColumns = [ColumnRole.amount, .debit, .credit].flatMap { columns[$0] ?? [] }
        guard let date = columns[.date]?.first, !amountColumns.isEmpty else { return nil }
        let dates = body.compactMap { $0.cell(date) }.filter { !$0.isEmpty }
        let amounts = body.flatMap { row in amountColumns.compactMap { row.cell($0) } }
            .filter { !$0.isEmpty }
        let (order, isCertain) = DateOrder.bestByEvidence(for: dates)
        let readable = dates.count { order.day($0) != nil }
        guard dates.isEmpty || readable * 2 >= dates.count && readable > 0 else { return nil }
        return CSVLayout(
            firstRow: firstRow, columns: columns, dateOrder: order,
            decimalMark: DecimalMark.best(for: amounts, prefersComma: prefersComma),
            isDateOrderCertain: isCertain)
    }

    /// The currency among a header's words: `Amount (SGD)`, `Montant €`.
    private static func currency(inHeader header: String) -> Currency? {
        if header.contains("€") { return .eur }
        if header.contains("£") { return .gbp }
        let words = header.split { !$0.isLetter }.filter { $0.count == 3 && $0 == $0.uppercased() }
        return words.lazy.compactMap { Currency(code: String($0)) }.first
    }

    /// Without a header that says it, by what the columns of the rows behind any preamble hold.
    private static func byContent(_ rows: [CSVScanner.Row], prefersComma: Bool) -> CSVLayout? {
        let starts = rows.indices.prefix(12)
        return starts.lazy.compactMap { start -> CSVLayout? in
            // What the first rows do not bear out, all of them need not be read for.
            let sample = rows[start...].prefix(sampleSize)
            guard let layout = byContent(sample, prefersComma) else { return nil }
            return sample.count == rows.count - start
                ? layout : byContent(rows[start...], prefersComma)
        }.first
    }

    private static let sampleSize = 100

    /// The first column of dates, the one of amounts that looks most like one, any other text as
    /// label.
    private static func byContent(
        _ rows: ArraySlice<CSVScanner.Row>, _ prefersComma: Bool
    ) -> CSVLayout? {
        let width = rows.map(\.fields.count).max() ?? 0
        guard width > 1 else { return nil }
        var date: (column: Int, order: DateOrder, isCertain: Bool)?
        var amount: (column: Int, mark: DecimalMark, score: Int)?
        var labels: [Int] = []
        for column in 0..<width {
            let cells = rows.compactMap { $0.cell(column) }.filter { !$0.isEmpty }
            guard !cells.isEmpty, cells.count * 2 >= rows.count else { continue }
            let mark = DecimalMark.best(for: cells, prefersComma: prefersComma)
            let (order, isCertain) = DateOrder.bestByEvidence(for: cells)
            if cells.allSatisfy({ order.day($0) != nil }) {
                if date == nil { date = (column, order, isCertain) }
            } else if let score = amountScore(of: cells, mark: mark) {
                if score > amount?.score ?? -1 { amount = (column, mark, score) }
            } else {
                labels.append(column)
            }
        }
        guard let date, let amount, let first = rows.indices.first else { return nil }
        return CSVLayout(
            firstRow: first,
            columns: [.date: [date.column], .amount: [amount.column], .label: labels],
            dateOrder: date.order, decimalMark: amount.mark, isDateOrderCertain: date.isCertain)
    }

    /// How much a column looks like amounts: 2 for signs, 1 for fractions; nil if a cell is none.
    private static func amountScore(of cells: [String], mark: DecimalMark) -> Int? {
        let amounts = cells.compactMap { AmountText($0, mark: mark)?.decimal }
        guard amounts.count == cells.count else { return nil }
        return (amounts.contains { $0.hasPrefix("-") } ? 2 : 0)
            + (amounts.contains { $0.contains(".") } ? 1 : 0)
    }
}

extension CSVScanner.Row {
    /// The cell of a column, or nil if the row is shorter.
    func cell(_ column: Int) -> String? {
        fields.indices.contains(column) ? fields[column] : nil
    }
}
