internal import Primitives

/// Which columns of a CSV statement hold what, and from which row on.
struct CSVLayout: Sendable {
    /// The first row with a transaction.
    let firstRow: Int
    /// The columns by role, several labels in their order.
    let columns: [ColumnRole: [Int]]
    let dateOrder: DateOrder
    let decimalMark: DecimalMark

    /// Recognises the layout of `rows`: by a header row among the first forty, else by what the
    /// columns hold; nil if no row has a date and an amount.
    init?(of rows: [CSVScanner.Row], separator: UInt8) {
        let prefersComma = separator != UInt8(ascii: ",")
        if let layout = Self.byHeader(rows, prefersComma: prefersComma) {
            self = layout
        } else if let layout = Self.byContent(rows, prefersComma: prefersComma) {
            self = layout
        } else {
            return nil
        }
    }

    private init(
        firstRow: Int, columns: [ColumnRole: [Int]], dateOrder: DateOrder, decimalMark: DecimalMark
    ) {
        self.firstRow = firstRow
        self.columns = columns
        self.dateOrder = dateOrder
        self.decimalMark = decimalMark
    }

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
            let body = Array(rows[(index + 1)...])
            if let layout = finished(columns, firstRow: index + 1, body, prefersComma) {
                return layout
            }
        }
        return nil
    }

    private static func finished(
        _ columns: [ColumnRole: [Int]], firstRow: Int, _ body: [CSVScanner.Row],
        _ prefersComma: Bool
    ) -> CSVLayout? {
        let amountColumns = [ColumnRole.amount, .debit, .credit].flatMap { columns[$0] ?? [] }
        guard let date = columns[.date]?.first, !amountColumns.isEmpty else { return nil }
        let dates = body.compactMap { $0.cell(date) }.filter { !$0.isEmpty }
        let amounts = body.flatMap { row in amountColumns.compactMap { row.cell($0) } }
            .filter { !$0.isEmpty }
        guard let order = DateOrder.best(for: dates.isEmpty ? ["2000-01-01"] : dates) else {
            return nil
        }
        return CSVLayout(
            firstRow: firstRow, columns: columns, dateOrder: order,
            decimalMark: DecimalMark.best(for: amounts, prefersComma: prefersComma))
    }

    /// Without a header: the first column of dates, the last of amounts, the longest texts as
    /// labels.
    private static func byContent(_ rows: [CSVScanner.Row], prefersComma: Bool) -> CSVLayout? {
        let width = rows.map(\.fields.count).max() ?? 0
        guard width > 1 else { return nil }
        var dateColumn: (column: Int, order: DateOrder)?
        var amountColumn: (column: Int, mark: DecimalMark)?
        var labels: [Int] = []
        for column in 0..<width {
            let cells = rows.compactMap { $0.cell(column) }.filter { !$0.isEmpty }
            guard cells.count * 2 >= rows.count else { continue }
            let mark = DecimalMark.best(for: cells, prefersComma: prefersComma)
            let amountCount = cells.count { AmountText($0, mark: mark) != nil }
            if dateColumn == nil, let order = DateOrder.best(for: cells),
                cells.allSatisfy({ order.day($0) != nil })
            {
                dateColumn = (column, order)
            } else if amountCount == cells.count {
                amountColumn = (column, mark)
            } else {
                labels.append(column)
            }
        }
        guard let dateColumn, let amountColumn else { return nil }
        return CSVLayout(
            firstRow: 0,
            columns: [.date: [dateColumn.column], .amount: [amountColumn.column], .label: labels],
            dateOrder: dateColumn.order, decimalMark: amountColumn.mark)
    }
}

extension CSVScanner.Row {
    /// The cell of a column, or nil if the row is shorter.
    func cell(_ column: Int) -> String? {
        fields.indices.contains(column) ? fields[column] : nil
    }
}
