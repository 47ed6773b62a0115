internal import Primitives

/// Reads CSV statements, row by row once their layout is known.
struct CSVStatement: StatementScan {
    private var scanner: CSVScanner
    private var layout: CSVLayout
    private let separator: UInt8
    private let encoding: TextEncoding
    private let columns: CSVColumns
    /// The columns an amount can stand in.
    private let amounts: [Int]
    private let currency: Currency
    var builder = StatementBuilder(isAudited: true)
    /// The rows passed.
    private var rowCount = 0
    /// The code a currency column held last, and its currency.
    private var lastCode: (text: String, currency: Currency)
    private var states = StateWords()
    private var labels = BytePool<Label>()
    private var categories = BytePool<SpendingCategory?>()
    private var header: [String] = []
    /// The account that a line above the header names.
    private var heading: String?
    /// A column that says what kind of transaction a row is, for those that say no more.
    private var kind: Int?
    /// The lines of the header and of the first row below it.
    private var headerLine = 1
    private var firstLine = 1
    private var stated = StatedBalances()
    private var latest: Day?
    private var fees = CSVFees()
    /// The order of rows in which fees are counted; nil where they are not.
    private var feeOrder: CSVFees.Order?

    /// Rows looked at to recognise the layout; all, where these leave something open.
    private static let sampleSize = 512

    private static let kinds: Set<String> = [
        "type", "typ", "tipo", "transaction type", "type de transaction", "type doperation",
    ]

    /// Reads the statement in `text` into `sink`; what `options` leave open is recognised.
    ///
    /// The layout is that of the first rows. Where it leaves rows unread or dates in doubt, all
    /// rows are asked, and read anew if they say otherwise.
    /// - Throws: `StatementError`.
    static func read(
        _ text: StatementText, options: ReadingOptions, into sink: inout some StatementSink
    ) throws(StatementError) -> StatementSummary {
        let sample = try recognized(text, options, sampleSize)
        guard !sample.layout.hasPartedFigures else { throw .unquotedCommas }
        var pass = try CSVStatement(text, sample.layout, sample.separator, options)
        try pass.drain(into: &sink)
        if sample.isCut, pass.builder.hasRejections || !sample.layout.isDateOrderCertain {
            let whole = try sample.layout.reconsidered(over: text, sample.separator, options)
            if whole.dateOrder != sample.layout.dateOrder
                || whole.decimalMark != sample.layout.decimalMark
            {
                sink.restart()
                pass = try CSVStatement(text, whole, sample.separator, options)
                try pass.drain(into: &sink)
            }
            pass.layout = whole
        }
        if let order = pass.fees.order {
            sink.restart()
            let layout = pass.layout
            pass = try CSVStatement(text, layout, sample.separator, options)
            pass.feeOrder = order
            try pass.drain(into: &sink)
        }
        try pass.finish(options)
        sink.take(pass.builder.lastBatch())
        return pass.summary
    }

    private init(
        _ text: StatementText, _ layout: CSVLayout, _ separator: UInt8, _ options: ReadingOptions
    ) throws(StatementError) {
        scanner = try CSVScanner(text, separator: separator)
        encoding = text.encoding
        self.separator = separator
        self.layout = layout
        columns = layout.columns
        amounts = columns.amounts
        currency = layout.currency ?? options.currency
        lastCode = (currency.code, currency)
        builder.isInverted = options.isInverted ?? (layout.cardSigns == .owed)
        builder.hasBalanceColumn = columns.balance != nil
    }

    mutating func advance() throws(StatementError) -> Bool {
        guard try scanner.advance() else { return false }
        if rowCount == layout.firstRow { firstLine = scanner.line }
        if rowCount >= layout.firstRow {
            readRow()
        } else if layout.hasHeader {
            stated.take(scanner.row.fields, line: scanner.line, mark: layout.decimalMark)
            header = scanner.row.fields
            heading = heading ?? AccountHeading.account(in: header)
            kind = header.firstIndex { Self.kinds.contains(HeaderText.folded($0)) }
            headerLine = scanner.line
        } else {
            nameEarlyRow()
        }
        rowCount += 1
        return true
    }

    var summary: StatementSummary {
        builder.summary(
            .init(
                format: .csv, encoding: encoding,
                separator: separator == 0x09 ? "tab" : String(UnicodeScalar(separator)),
                decimalMark: layout.decimalMark.rawValue, dateOrder: layout.dateOrder.rawValue))
    }

    /// The separator under which a header names most columns, else the one that finds most, and the
    /// layout it gives the first rows.
    private static func recognized(
        _ text: StatementText, _ options: ReadingOptions, _ limit: Int
    ) throws(StatementError) -> (layout: CSVLayout, separator: UInt8, isCut: Bool) {
        let chosen = options.separator?.asciiValue.map { [$0] }
        var samples: [(separator: UInt8, rows: [CSVScanner.Row], isCut: Bool)] = []
        for separator in chosen ?? [UInt8(ascii: ";"), 0x09, UInt8(ascii: ","), UInt8(ascii: "|")] {
            let (rows, isCut) = try CSVScanner.rows(of: text, separator: separator, limit: limit)
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

    /// Says what the file leaves open.
    /// - Throws: `StatementError.unsigned` where neither a sign nor a header tells money in from
    ///   money out, or the balance shows that none does.
    private mutating func finish(_ options: ReadingOptions) throws(StatementError) {
        let hasOneColumn = columns.debit == nil && columns.credit == nil
        if builder.count > 0, hasOneColumn, columns.indicator == nil, !builder.hasDebits {
            guard layout.hasHeader, !layout.signs.isRefuted(by: layout.sample) else {
                throw .unsigned
            }
            builder.note(line: firstLine, .unsigned)
        }
        if builder.count > 0, !layout.isDateOrderCertain, options.dateOrder == nil,
            layout.dateOrder != .yearMonthDay
        {
            builder.note(
                line: firstLine,
                layout.areDatesContradictory
                    ? .contradictoryDates(readAs: layout.dateOrder)
                    : .ambiguousDates(readAs: layout.dateOrder))
        }
        for column in amounts where header.count(where: { isNamed($0, as: column) }) > 1 {
            builder.note(line: headerLine, .namedAlike(header[column]))
        }
        if options.isInverted == nil { noteCardSigns() }
        if layout.signs.isReversed { builder.note(line: firstLine, .reversed) }
        if fees.count > 0 {
            builder.note(line: headerLine, .fees(fees.count, areCounted: feeOrder != nil))
        }
        if columns.balance == nil { checkStatedBalances() }
    }

    /// Whether a header is that of a column, which has one.
    private func isNamed(_ name: String, as column: Int) -> Bool {
        guard header.indices.contains(column), !name.isEmpty else { return false }
        return HeaderText.folded(name) == HeaderText.folded(header[column])
    }

    /// Checks the rows against the balances stated around them, where one is that after the last.
    private mutating func checkStatedBalances() {
        guard let closing = stated.closing(after: latest) else { return }
        func money(_ balance: StatedBalances.Balance) -> Money? {
            let unit = balance.amount.currency ?? currency
            return unit == currency ? Money(decimal: balance.amount.decimal, currency: unit) : nil
        }
        builder.check(
            account: nil, opening: stated.opening.flatMap(money), closing: money(closing),
            closed: closing.day, line: closing.line)
    }

    private mutating func noteCardSigns() {
        switch layout.cardSigns {
        case .held: break
        case .owed: builder.note(line: firstLine, .owed)
        case .perhapsOwed: builder.note(line: firstLine, .perhapsOwed)
        }
    }

    private mutating func readRow() {
        let fit = scanner.fit(to: layout.width)
        let hasAmount = amounts.contains { !isBlank($0) }
        guard let day = layout.dateOrder.day(of: scanner, columns.date) else {
            return readUndated(hasAmount: hasAmount)
        }
        guard hasAmount else { return readWithoutAmount() }
        guard fit == .plain else {
            return builder.reject(
                line: scanner.line,
                .overlong(fields: scanner.fields.count, header: layout.width?.count ?? 0))
        }
        guard let unit = unit() else {
            return builder.reject(
                line: scanner.line,
                .notACurrency(columns.currency.map { scanner.text($0) } ?? ""))
        }
        guard let figures = figures(in: unit),
            let amount = layout.signs.amount(figures)
        else {
            let written = writtenAmount
            return builder.reject(line: scanner.line, .notAnAmount(written))
        }
        if let debit = figures.debit, let credit = figures.credit, debit != 0, credit != 0 {
            builder.note(
                line: scanner.line,
                .bothSides(
                    debit: columns.debit.map { scanner.text($0) } ?? "",
                    credit: columns.credit.map { scanner.text($0) } ?? ""))
        }
        if let fault = faultOfState() { return builder.reject(line: scanner.line, fault) }
        let fee = fee(in: unit)
        if columns.fee != nil {
            fees.take(
                amount, fee: fee, balance: figures.balance,
                of: CSVFees.Holding(account: account, currency: unit))
        }
        append(day, Money(minorUnits: amount, currency: unit), fee: fee, balance: figures.balance)
    }

    /// A row without a date: a total, a header again, a remark, or more of the label before it.
    private mutating func readUndated(hasAmount: Bool) {
        let date = scanner.text(columns.date)
        guard hasAmount else {
            if date.isEmpty {
                continueLabel()
            } else if scanner.row.fields != header {
                builder.passOver(line: scanner.line, date)
            }
            return
        }
        guard scanner.row.fields != header else { return }
        let texts = amounts.map { scanner.text($0) }.filter { !$0.isEmpty }
        let isAmount = texts.contains { AmountText($0, mark: layout.decimalMark) != nil }
        if date.isEmpty || date.first?.isLetter == true || !date.contains(where: \.isNumber),
            BalanceWords.isTotal(scanner.row.fields)
        {
            stated.take(scanner.row.fields, line: scanner.line, mark: layout.decimalMark)
            builder.note(line: scanner.line, .totalOrBalance)
        } else if !date.isEmpty {
            builder.reject(line: scanner.line, .notADate(date))
        } else if isAmount {
            builder.note(
                line: scanner.line, .undatedTotal(amount: texts.joined(separator: " ")))
        }
    }

    private mutating func readWithoutAmount() {
        if columns.balance.map({ !scanner.isEmpty($0) }) ?? false,
            BalanceWords.isTotal(scanner.row.fields)
        {
            builder.note(line: scanner.line, .balance(nil))
        } else {
            builder.reject(line: scanner.line, .withoutAmount)
        }
    }

    /// A row above those that have no header: named where it could be a transaction.
    private mutating func nameEarlyRow() {
        let isDated = layout.dateOrder.day(of: scanner, columns.date) != nil
        if isDated, amounts.contains(where: { !scanner.isEmpty($0) }) {
            builder.reject(line: scanner.line, .unlikeRowsBelow)
        }
    }

    /// What a row costs beside its amount, in minor units.
    private func fee(in unit: Currency) -> Int64 {
        guard let column = columns.fee, !scanner.isEmpty(column),
            let units = units(column, unit)?.units
        else { return 0 }
        return units > 0 ? units : 0 &- units
    }

    private mutating func append(
        _ day: Day, _ amount: Money, fee: Int64, balance: Int64?
    ) {
        let parties = texts(of: columns.counterparties)
        var label = label() ?? Label(parties.joined(separator: " "))
        if label.text.isEmpty,
            BalanceWords.isTotal(scanner.row.fields) || !layout.hasHeader && namesAccount
        {
            return builder.note(line: scanner.line, .balance(amount))
        }
        if label.text.isEmpty, let kind { label = Label(scanner.text(kind)) }
        latest = max(latest ?? day, day)
        let (category, account) = (category(), account)
        func entry(_ balance: Int64?) -> StatementEntry {
            StatementEntry(
                day: day, amount: amount, label: label.text, counterparty: parties.first,
                balance: balance.map { Money(minorUnits: $0, currency: amount.currency) },
                account: account, category: category,
                line: scanner.line, labelKind: label.kind, labelNumber: label.number)
        }
        guard let feeOrder, fee != 0 else { return builder.append(entry(balance)) }
        let own = entry(balance.map { $0 &+ fee })
        let cost = feeEntry(fee, beside: entry(balance))
        switch feeOrder {
        case .oldestFirst:
            builder.append(own)
            builder.append(cost)
        case .newestFirst:
            builder.append(cost)
            builder.append(own)
        }
    }

    /// The account of a row, without the quote that keeps spreadsheets from counting with a number;
    /// that of the file where the row says none.
    private var account: String? {
        guard let column = columns.account, !scanner.isEmpty(column) else { return heading }
        let text = scanner.text(column)
        let name = text.utf8.first == UInt8(ascii: "'") ? String(text.dropFirst()) : text
        return name.isEmpty ? nil : name
    }

    /// Whether a row holds the number of an account, as the one of the balance does at the end of a
    /// file without headers.
    private var namesAccount: Bool {
        scanner.row.fields.enumerated().contains { column, text in
            column != columns.date && !amounts.contains(column)
                && text.count(where: \.isNumber) >= 7
        }
    }

    /// The fee of a transaction. Its label is no more: a wallet sorts by label, and a shop in it
    /// would be what the fee was for.
    private func feeEntry(_ fee: Int64, beside entry: StatementEntry) -> StatementEntry {
        let name = columns.fee.flatMap { header.indices.contains($0) ? header[$0] : nil } ?? ""
        let isFrench = HeaderText.folded(name).hasPrefix("frais")
        return StatementEntry(
            day: entry.day, amount: Money(minorUnits: 0 &- fee, currency: entry.amount.currency),
            label: isFrench ? "Frais" : "Fee",
            balance: entry.balance, account: entry.account, category: .fees, line: entry.line)
    }

    /// A label, and what it may say.
    private struct Label {
        let text: String
        let kind: LabelKind
        /// A number that no other label has; 0 for one that is not kept.
        let number: Int

        init(_ text: String, number: Int = 0) {
            self.text = text
            self.number = number
            kind = LabelKind(of: text)
        }
    }

    /// The label of a row; nil where its columns are empty.
    private mutating func label() -> Label? {
        if columns.labels.count == 1, scanner.isVerbatim(columns.labels[0]) {
            let column = columns.labels[0]
            guard !scanner.isEmpty(column) else { return nil }
            return scanner.content(column) { bytes in
                labels.value(of: bytes) { Label($0.trimmedSpaces, number: $1) }
            }
        }
        let texts = texts(of: columns.labels)
        return texts.isEmpty ? nil : Label(texts.joined(separator: " "))
    }

    private mutating func category() -> SpendingCategory? {
        guard let column = columns.category, !scanner.isEmpty(column) else { return nil }
        return scanner.content(column) { bytes in
            categories.value(of: bytes) { name, _ in SpendingCategory(named: name) }
        }
    }

    private func texts(of columns: [Int]) -> [String] {
        var texts: [String] = []
        for column in columns where !scanner.isEmpty(column) { texts.append(scanner.text(column)) }
        return texts
    }

    /// Whether a cell for a figure holds none: nothing, or what some programs write instead.
    private func isBlank(_ column: Int) -> Bool {
        scanner.isEmpty(column)
            || scanner.content(column) { $0.count <= 4 && !(0x30...0x39).contains($0[0]) }
                && Self.placeholders.contains(scanner.text(column).lowercased())
    }

    private static let placeholders: Set<String> = [
        "-", "--", "–", "—", "−", "n/a", "na", "nan", "null", "nil", "none",
    ]

    /// The figures of a row in minor units of `unit`; nil where a cell is no amount of it.
    private func figures(in unit: Currency) -> CSVSigns.Figures? {
        var figures = CSVSigns.Figures()
        if let column = columns.amount, !isBlank(column) {
            guard let (units, mark) = units(column, unit) else { return nil }
            figures.single = units
            figures.mark =
                mark?.debitMark
                ?? columns.indicator.flatMap { DebitMark(word: scanner.text($0)) }
        }
        if let column = columns.debit, !isBlank(column) {
            guard let (units, _) = units(column, unit) else { return nil }
            figures.debit = units
        }
        if let column = columns.credit, !isBlank(column) {
            guard let (units, _) = units(column, unit) else { return nil }
            figures.credit = units
        }
        if let column = columns.balance, !isBlank(column) {
            figures.balance = units(column, unit)?.units
        }
        return figures
    }

    private func units(
        _ column: Int, _ unit: Currency
    ) -> (units: Int64, mark: AmountText?)? {
        if let units = plainUnits(column, unit) { return (units, nil) }
        guard let amount = AmountText(scanner.text(column), mark: layout.decimalMark),
            let money = Money(decimal: amount.decimal, currency: unit)
        else { return nil }
        return (money.minorUnits, amount)
    }

    private func plainUnits(_ column: Int, _ unit: Currency) -> Int64? {
        scanner.content(column) { bytes in
            AmountText.plainMinorUnits(
                bytes, mark: layout.decimalMark, fractionDigits: unit.fractionDigits)
        }
    }

    /// The currency of a row: its own column, a sign beside its figures, the file's; nil where its
    /// column names none that is known.
    private mutating func unit() -> Currency? {
        if let column = columns.currency, !scanner.isEmpty(column) {
            let code = scanner.text(column)
            if code == lastCode.text { return lastCode.currency }
            guard let known = AmountText.currency(named: code) else { return nil }
            lastCode = (code, known)
            return known
        }
        for column in amounts where !isBlank(column) {
            if plainUnits(column, currency) == nil,
                let amount = AmountText(scanner.text(column), mark: layout.decimalMark),
                let written = amount.currency
            {
                return written
            }
        }
        if layout.currency == nil { builder.isCurrencyAssumed = true }
        return currency
    }

    /// Why the state of a row keeps it from being counted; nil where it does not.
    private mutating func faultOfState() -> RowFault? {
        guard let column = columns.status, !scanner.isEmpty(column) else { return nil }
        let word = scanner.text(column)
        let (state, isNews) = states.read(word)
        if isNews, columns.tellsStates { builder.note(line: scanner.line, .unknownState(word)) }
        switch state {
        case .booked, nil: return nil
        case .pending: return .unbooked(amount: writtenAmount, status: word)
        case .void: return .unmoved(state: word)
        }
    }

    /// The amounts of a row as written.
    private var writtenAmount: String { texts(of: amounts).joined(separator: " ") }

    /// A row with neither date nor amount goes on with the label of the one before.
    private mutating func continueLabel() {
        let more = texts(of: columns.labels)
        if !more.isEmpty { builder.extendLabel(with: more.joined(separator: " ")) }
    }
}
