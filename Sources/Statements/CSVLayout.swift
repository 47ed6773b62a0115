internal import Primitives

/// Which columns of a CSV statement hold what, from which row on, and how they are written.
struct CSVLayout: Sendable {
    /// The first row with a transaction.
    let firstRow: Int
    /// The columns.
    private(set) var columns: CSVColumns
    private(set) var dateOrder: DateOrder
    private(set) var decimalMark: DecimalMark
    /// Whether the dates themselves show their order.
    private(set) var isDateOrderCertain: Bool
    /// Whether some dates show one order and others another.
    private(set) var areDatesContradictory = false
    /// The currency a header names, as in `Amount (SGD)`, or a line above it.
    private(set) var currency: Currency?
    /// The columns of the header, nil without one.
    private(set) var width: CSVWidth?
    /// How the figures are signed.
    private(set) var signs = CSVSigns(from: [])
    /// Whether commas that no quotes hold part the figures of a file without header.
    var hasPartedFigures = false
    /// Whether the figures are what a card owes.
    private(set) var cardSigns = CardStatement.Signs.held
    /// The cells of the header.
    private var headers: [String] = []
    /// The figures the signs were learnt from.
    private(set) var sample: [CSVSigns.Figures] = []

    /// Whether a row of headers named the columns.
    var hasHeader: Bool { width != nil }

    /// Recognises the layout of `rows`: by a header row among the first sixty, or by what the
    /// columns hold; nil if no row has a date and an amount.
    init?(
        of rows: [CSVScanner.Row], separator: UInt8, _ options: ReadingOptions,
        byHeader isNamed: Bool
    ) {
        let prefersComma = separator != UInt8(ascii: ",")
        let found =
            isNamed
            ? Self.byHeader(rows, separator: separator)
            : Self.byContent(rows, prefersComma: prefersComma)
        guard let found else { return nil }
        self = found
        dateOrder = options.dateOrder ?? dateOrder
        decimalMark = options.decimalMark ?? decimalMark
        learn(from: rows, options)
    }

    init(
        firstRow: Int, columns: CSVColumns, dateOrder: (order: DateOrder, isCertain: Bool),
        decimalMark: DecimalMark
    ) {
        self.firstRow = firstRow
        self.columns = columns
        self.dateOrder = dateOrder.order
        isDateOrderCertain = dateOrder.isCertain
        self.decimalMark = decimalMark
    }

    /// Learns the currency from the lines above the rows, and the signs from the first rows.
    private mutating func learn(from rows: [CSVScanner.Row], _ options: ReadingOptions) {
        let body = rows.dropFirst(firstRow).prefix(CSVColumns.sampleSize)
            .compactMap { row in width.map { $0.fitted(row) } ?? row }[...]
        if currency == nil {
            currency =
                columns.currency.map { Self.currency(ofMost: body, in: $0) }
                ?? Self.currency(inPreamble: rows.prefix(firstRow))
        }
        if currency == nil, columns.currency == nil { currency = currencyOfSigns(in: body) }
        let unit = currency ?? options.currency
        var dates = DateEvidence()
        for row in body { row.cell(columns.date).map { dates.take($0) } }
        areDatesContradictory = dates.isContradictory
        sample = body.compactMap { row in
            guard dateOrder.day(row.cell(columns.date) ?? "") != nil else { return nil }
            return figures(of: row, in: unit)
        }
        // The same balance in each row is the account's today, not the row's.
        if Set(sample.map(\.balance)).count == 1 {
            for index in sample.indices { sample[index].balance = nil }
        }
        signs = CSVSigns(from: sample)
        cardSigns = learnCardSigns(from: body)
    }

    /// Returns what the one column of amounts says of a card, if no mark says more.
    private func learnCardSigns(from body: ArraySlice<CSVScanner.Row>) -> CardStatement.Signs {
        guard let column = columns.amount, columns.debit == nil, columns.credit == nil,
            columns.indicator == nil
        else { return .held }
        let rows = body.compactMap { row -> CardStatement.Row? in
            guard let amount = row.cell(column).flatMap({ AmountText($0, mark: decimalMark) }),
                amount.mark == nil, let units = amount.money(default: .eur)?.minorUnits
            else { return nil }
            let labels = (columns.labels + columns.counterparties).compactMap { row.cell($0) }
            return CardStatement.Row(label: labels.joined(separator: " "), units: units)
        }
        return CardStatement.signs(
            of: rows, headers: headers, hasBalances: columns.balance != nil)
    }

    /// Returns this layout with the order of dates and the decimal mark that all rows show.
    /// - Complexity: O(*n*), without text for most rows.
    func reconsidered(
        over text: StatementText, _ separator: UInt8, _ options: ReadingOptions
    ) throws(StatementError) -> CSVLayout {
        var scanner = try CSVScanner(text, separator: separator)
        var dates = DateEvidence()
        var marks = DecimalEvidence()
        var index = 0
        while try scanner.advance() {
            defer { index += 1 }
            guard index >= firstRow, scanner.fit(to: width) == .plain else { continue }
            dates.take(scanner, columns.date)
            for column in columns.amounts where !scanner.isEmpty(column) {
                let isPlain = scanner.content(column) { bytes in
                    AmountText.plainMinorUnits(bytes, mark: decimalMark, fractionDigits: 2) != nil
                }
                if isPlain {
                    marks.take(decimalMark)
                } else {
                    marks.take(scanner.text(column))
                }
            }
        }
        var layout = self
        (layout.dateOrder, layout.isDateOrderCertain) = dates.order
        layout.areDatesContradictory = dates.isContradictory
        layout.decimalMark =
            options.decimalMark ?? marks.best(prefersComma: decimalMark == .comma)
        layout.dateOrder = options.dateOrder ?? layout.dateOrder
        return layout
    }

    /// The one currency of the signs beside some figures: the others are of it too.
    private func currencyOfSigns(in rows: ArraySlice<CSVScanner.Row>) -> Currency? {
        let written = rows.flatMap { row in
            columns.amounts.compactMap { row.cell($0) }
                .compactMap { AmountText($0, mark: decimalMark)?.currency }
        }
        return Set(written).count == 1 ? written.first : nil
    }

    private func figures(of row: CSVScanner.Row, in unit: Currency) -> CSVSigns.Figures? {
        func amount(_ column: Int?) -> AmountText? {
            column.flatMap { row.cell($0) }.flatMap { AmountText($0, mark: decimalMark) }
        }
        func units(_ amount: AmountText?) -> Int64? { amount?.money(default: unit)?.minorUnits }
        let single = amount(columns.amount)
        let word = columns.indicator.flatMap { row.cell($0) }
        return CSVSigns.Figures(
            single: units(single), debit: units(amount(columns.debit)),
            credit: units(amount(columns.credit)),
            mark: single?.debitMark ?? word.flatMap(DebitMark.init(word:)),
            balance: units(amount(columns.balance)))
    }

    private static func byHeader(_ rows: [CSVScanner.Row], separator: UInt8) -> CSVLayout? {
        for (index, row) in rows.prefix(60).enumerated() {
            var roles = row.fields.map(ColumnRole.init(header:))
            guard roles.contains(where: { $0 == .date || $0 == .valueDate }) else { continue }
            var first = index + 1
            var headers = row.fields
            if let (merged, names) = mergedHeader(row, rows.dropFirst(first).first) {
                (roles, headers, first) = (merged, names, first + 1)
            }
            let width = CSVWidth(roles: roles, separator: separator, over: rows.dropFirst(first))
            let fitted = rows.dropFirst(first).filter { $0.fields != row.fields }
                .compactMap(width.fitted)
            let body = fitted.isEmpty ? rows.dropFirst(first) : fitted[...]
            guard let columns = CSVColumns(roles: roles, over: body) else { continue }
            let dates = body.compactMap { $0.cell(columns.date) }.filter { !$0.isEmpty }
            let amounts = body.flatMap { row in columns.amounts.compactMap { row.cell($0) } }
                .filter { !$0.isEmpty }
            var layout = CSVLayout(
                firstRow: first, columns: columns,
                dateOrder: DateOrder.bestByEvidence(for: dates),
                decimalMark: DecimalMark.best(
                    for: amounts, prefersComma: separator != UInt8(ascii: ",")))
            layout.width = width
            layout.headers = headers
            layout.currency =
                columns.amounts.lazy.compactMap { column in
                    headers.indices.contains(column) ? currency(inHeader: headers[column]) : nil
                }.first
            // The amount's own header knows better than a column that may be the shop's.
            if layout.currency != nil { layout.columns.currency = nil }
            return layout
        }
        return nil
    }

    /// The roles of two header lines taken together, where the second says more of the columns and
    /// is no transaction.
    private static func mergedHeader(
        _ upper: CSVScanner.Row, _ lower: CSVScanner.Row?
    ) -> (roles: [ColumnRole?], names: [String])? {
        guard let lower, !lower.fields.contains(where: { $0.contains(where: \.isNumber) }),
            lower.fields.contains(where: { cell in
                ColumnRole(header: cell) == .debit || ColumnRole(header: cell) == .credit
            })
        else { return nil }
        let width = max(upper.fields.count, lower.fields.count)
        let names = (0..<width).map { column in
            "\(upper.cell(column) ?? "") \(lower.cell(column) ?? "")".trimmedSpaces
        }
        let roles = (0..<width).map { column in
            lower.cell(column).flatMap(ColumnRole.init(header:))
                ?? upper.cell(column).flatMap(ColumnRole.init(header:))
        }
        return (roles, names)
    }

    /// The currency among a header's words: `Amount (SGD)`, `Montant €`, `Betrag in Euro`.
    private static func currency(inHeader header: String) -> Currency? {
        if header.contains("€") { return .eur }
        if header.contains("£") { return .gbp }
        if header.contains("R$") { return Currency(code: "BRL") }
        let words = header.split { !$0.isLetter }.lazy.map(String.init)
        return words.compactMap(AmountText.currency(amongWords:)).first
    }

    /// The one currency that a column names, in half of the rows at least.
    private static func currency(
        ofMost rows: ArraySlice<CSVScanner.Row>, in column: Int
    ) -> Currency? {
        let named = rows.compactMap { $0.cell(column).flatMap(AmountText.currency(named:)) }
        return named.count * 2 >= rows.count && Set(named).count == 1 ? named.first : nil
    }

    /// The one currency that cells above the header name, alone or behind an amount or a colon.
    private static func currency(inPreamble rows: ArraySlice<CSVScanner.Row>) -> Currency? {
        let codes = rows.flatMap(\.fields).compactMap { cell -> Currency? in
            guard let last = cell.split(whereSeparator: { $0 == " " || $0 == ":" }).last,
                last.count == 3, last == last.uppercased(),
                last.count == cell.count || cell.contains(":") || cell.contains(where: \.isNumber)
            else { return nil }
            return Currency(code: String(last))
        }
        let distinct = Set(codes)
        return distinct.count == 1 ? distinct.first : nil
    }
}

extension AmountText {
    /// What the mark beside the figures says.
    var debitMark: DebitMark? {
        switch mark {
        case .debit: .debit
        case .credit: .credit
        case nil: nil
        }
    }
}
