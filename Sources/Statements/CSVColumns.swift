internal import Primitives

/// Where a CSV statement keeps what: the columns chosen among those that could hold it.
struct CSVColumns: Sendable {
    var date = 0
    var amount: Int?
    var debit: Int?
    var credit: Int?
    var balance: Int?
    var currency: Int?
    var account: Int?
    var indicator: Int?
    var status: Int?
    /// Whether a word of the status column is known, so that another says something too.
    var tellsStates = false
    var fee: Int?
    /// A column that gives categories which are ours, by whatever name.
    var category: Int?
    var labels: [Int] = []
    var counterparties: [Int] = []

    /// The columns an amount can stand in.
    var amounts: [Int] { [amount, debit, credit].compactMap { $0 } }

    /// How many columns have a role.
    var count: Int {
        let single = [amount, debit, credit, balance, currency, account, indicator, status, fee]
        return 1 + single.count { $0 != nil } + labels.count + counterparties.count
    }
}

extension CSVColumns {
    /// Chooses, by what the rows below the headers hold, among the columns that `roles` name; nil
    /// where none holds dates or none amounts.
    init?(roles: [ColumnRole?], over body: ArraySlice<CSVScanner.Row>) {
        let cells = CSVCells(body.prefix(Self.sampleSize), width: roles.count)
        func named(_ role: ColumnRole) -> [Int] { roles.indices.filter { roles[$0] == role } }
        let dates = named(.date) + named(.valueDate)
        let dated =
            dates.first(where: cells.holdsDates) ?? dates.first(where: cells.holdsDatesAmongWords)
        guard let date = body.isEmpty ? dates.first : dated else { return nil }
        self.date = date
        indicator =
            named(.indicator).first(where: cells.holdsIndicators)
            ?? (named(.debit) + named(.credit)).first(where: cells.holdsIndicators)
        let isBlank = body.isEmpty
        func withAmounts(_ role: ColumnRole) -> Int? {
            cells.bestAmounts(named(role).filter { $0 != indicator }, orFirst: isBlank)
        }
        debit = withAmounts(.debit)
        credit = withAmounts(.credit)
        balance = withAmounts(.balance)
        let proved =
            debit ?? credit == nil
            ? balance.flatMap { balance in
                cells.provedAmounts(named(.amount) + named(.gross), by: balance)
            } : nil
        // A column of amounts beside empty debit and credit columns is the account's own.
        amount =
            proved ?? withAmounts(.amount) ?? (debit ?? credit == nil ? withAmounts(.gross) : nil)
        guard amount != nil || debit != nil || credit != nil else { return nil }
        currency =
            named(.currency).first(where: cells.holdsCurrencies)
            ?? named(.valueDate).first(where: cells.holdsCurrencies)
        account = (named(.account) + named(.accountName)).first
        status =
            roles.indices.first {
                (roles[$0] == nil || roles[$0] == .status || roles[$0] == .label)
                    && cells.holdsStates($0)
            } ?? named(.status).first
        tellsStates = status.map(cells.holdsSomeStates) ?? false
        fee = withAmounts(.fee)
        account = account ?? named(.product).first { tellsAccounts($0, in: body) }
        labels = named(.label).filter { $0 != indicator && $0 != status }
        // Beside labels, what only says money out and in is none.
        let isWhole = labels.contains {
            cells.filled($0).count == cells.rowCount && !cells.holdsSides($0)
        }
        if isWhole { labels.removeAll(where: cells.holdsSides) }
        counterparties = named(.counterparty)
        category = named(.category).first(where: cells.holdsCategories)
        let isFree = roles.map { $0 == nil || $0 == .category || $0 == .product }
        if labels.isEmpty, counterparties.isEmpty {
            labels = roles.indices.filter {
                isFree[$0] && $0 != account && $0 != status && cells.holdsWords($0)
            }
        }
        if indicator == nil, debit == nil, credit == nil, let amount,
            !cells.hasSigns(amount)
        {
            indicator = roles.indices.first { column in
                roles[column] != .account && roles[column] != .accountName
                    && cells.holdsIndicators(column)
                    && (isFree[column] || cells.filled(column).allSatisfy { $0.count > 3 })
            }
            labels.removeAll { $0 == indicator }
        }
    }

    static let sampleSize = 512
}

/// The cells of the first rows, by column.
struct CSVCells {
    private let rows: [CSVScanner.Row]
    private let columns: [[String]]

    var rowCount: Int { rows.count }

    /// Takes in `rows`, but for remarks, which fill one cell.
    init(_ all: ArraySlice<CSVScanner.Row>, width: Int) {
        let rows = all.filter { row in row.fields.count { !$0.isEmpty } > 1 }
        self.rows = rows
        columns = (0..<width).map { column in
            rows.compactMap { $0.cell(column) }.filter { !$0.isEmpty }
        }
    }

    /// The cells of a column that hold something.
    func filled(_ column: Int) -> [String] {
        columns.indices.contains(column) ? columns[column] : []
    }

    /// Whether at least half the cells of a column are dates.
    func holdsDates(_ column: Int) -> Bool { Self.areDates(filled(column)) }

    /// Whether at least half the cells of a column are dates, words left out: those of a header
    /// that is repeated, or of sums and remarks below a short list.
    func holdsDatesAmongWords(_ column: Int) -> Bool {
        Self.areDates(filled(column).filter { $0.contains(where: \.isNumber) })
    }

    private static func areDates(_ texts: [String]) -> Bool {
        let most = DateOrder.allCases.map { order in texts.count { order.day($0) != nil } }.max()
        return most.map { $0 > 0 && $0 * 2 >= texts.count } ?? false
    }

    /// Whether at least half the cells of a column name currencies, or all look as their codes do.
    func holdsCurrencies(_ column: Int) -> Bool {
        let texts = filled(column)
        let known = texts.count { AmountText.currency(named: $0) != nil }
        return known > 0 && known * 2 >= texts.count
            || !texts.isEmpty && texts.allSatisfy(Self.isCodeLike)
    }

    /// Whether a column that no header names holds currencies: in half its cells, and nothing in
    /// the others that does not look as their codes do.
    func holdsOnlyCurrencies(_ column: Int) -> Bool {
        let texts = filled(column)
        let known = texts.count { AmountText.currency(named: $0) != nil }
        return known > 0 && known * 2 >= texts.count
            && texts.allSatisfy { AmountText.currency(named: $0) != nil || Self.isCodeLike($0) }
    }

    /// Whether a text looks as the code of a currency or a coin: `USD`, `DOGE`.
    private static func isCodeLike(_ text: String) -> Bool {
        (3...5).contains(text.utf8.count) && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    }

    /// Whether at least half the cells of a column name a category.
    func holdsCategories(_ column: Int) -> Bool {
        let texts = filled(column)
        let known = texts.count { SpendingCategory(named: $0) != nil }
        return known > 0 && known * 2 >= texts.count
    }

    /// Whether every cell of a column has two digits and nothing else.
    func holdsCents(_ column: Int) -> Bool {
        let texts = filled(column)
        return !texts.isEmpty
            && texts.allSatisfy { text in
                text.utf8.count == 2 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
            }
    }

    /// Whether a column tells debits from credits and nothing else.
    func holdsIndicators(_ column: Int) -> Bool {
        let texts = filled(column)
        // A dash alone fills an empty column.
        return texts.contains { $0 == "+" || $0.contains(where: \.isLetter) }
            && texts.allSatisfy { DebitMark(word: $0) != nil }
    }

    /// Whether every cell of a column says no more than debit, credit or the slip it came with.
    func holdsSides(_ column: Int) -> Bool {
        let texts = filled(column)
        // A dash alone fills an empty column.
        return texts.contains { $0.contains(where: \.isLetter) }
            && texts.allSatisfy { text in
                DebitMark(word: text) != nil || ["dslip", "check"].contains(text.lowercased())
            }
    }

    /// Whether every cell of a column says whether the row is booked.
    func holdsStates(_ column: Int) -> Bool {
        let texts = filled(column)
        return !texts.isEmpty && texts.allSatisfy { RowState(word: $0) != nil }
    }

    /// Whether a cell of a column says whether the row is booked.
    func holdsSomeStates(_ column: Int) -> Bool {
        filled(column).contains { RowState(word: $0) != nil }
    }

    /// Whether a column holds words.
    func holdsWords(_ column: Int) -> Bool {
        filled(column).contains { $0.contains(where: \.isLetter) } && !holdsOnlyCurrencies(column)
            && !holdsDates(column)
    }

    /// Whether a figure of a column is negative or bears a mark.
    func hasSigns(_ column: Int) -> Bool {
        filled(column).contains { text in
            let amount = AmountText(text, mark: .point) ?? AmountText(text, mark: .comma)
            return amount.map { $0.decimal.hasPrefix("-") || $0.mark != nil } ?? false
        }
    }

    /// The number of amounts in a column.
    func amountCount(_ column: Int) -> Int {
        let texts = filled(column)
        return DecimalMark.allCases.map { mark in
            texts.count { AmountText($0, mark: mark) != nil }
        }.max() ?? 0
    }

    /// The first of several columns of amounts by most of which a column of balances runs; nil
    /// where it does by none.
    func provedAmounts(_ candidates: [Int], by balance: Int) -> Int? {
        guard candidates.count > 1 else { return nil }
        return candidates.first { column in
            DecimalMark.allCases.contains { mark in
                let known = rows.compactMap { row -> (amount: Int64, balance: Int64)? in
                    guard let amount = Self.units(row.cell(column), mark),
                        let balance = Self.units(row.cell(balance), mark)
                    else { return nil }
                    return (amount, balance)
                }
                let steps = zip(known, known.dropFirst())
                let held =
                    [true, false].map { isDown in
                        steps.count { above, below in
                            let moved = isDown ? below : above
                            let change = below.balance.subtractingReportingOverflow(above.balance)
                            return moved.amount != 0 && !change.overflow
                                && change.partialValue.magnitude == moved.amount.magnitude
                        }
                    }.max() ?? 0
                return held > 0 && held * 2 > known.count - 1
            }
        }
    }

    /// The hundredths that a cell holds; nil for no amount or a finer one.
    private static func units(_ cell: String?, _ mark: DecimalMark) -> Int64? {
        guard let cell, let amount = AmountText(cell, mark: mark) else { return nil }
        return Money(decimal: amount.decimal, currency: .eur)?.minorUnits
    }

    /// The first of `candidates` with an amount in half the rows, else the one with most; nil if
    /// none has any, unless there are no rows at all.
    func bestAmounts(_ candidates: [Int], orFirst isBlank: Bool) -> Int? {
        guard !isBlank else { return candidates.first }
        let counts = candidates.map(amountCount)
        if let dense = zip(candidates, counts).first(where: { $0.1 * 2 >= rowCount && $0.1 > 0 }) {
            return dense.0
        }
        return zip(candidates, counts).filter { $0.1 > 0 }.max { $0.1 < $1.1 }?.0
    }
}

/// What a word beside an amount says of its direction.
enum DebitMark: Sendable {
    case debit, credit

    /// Reads the word of an indicator column; nil if it is none.
    init?(word: String) {
        let text = word.lowercased()
        let folded = HeaderText.folded(text)
        if text == "-" || text == "−" || Self.debits.contains(folded) {
            self = .debit
        } else if text == "+" || Self.credits.contains(folded) {
            self = .credit
        } else {
            return nil
        }
    }

    private static let debits: Set<String> = [
        "af", "d", "debit", "db", "dr", "soll", "s", "outflow", "out", "dbit", "debet",
        "withdrawal", "terheles", "kiadas", "dare", "cargo", "ausgang", "uit", "expense",
        "depense", "debito", "debe", "ut", "ud", "belastung", "lastschrift", "addebito", "t",
        "wydatek", "obciazenie", "расход", "支出", "spent", "sortie", "money out", "paid out",
    ]
    private static let credits: Set<String> = [
        "bij", "c", "credit", "cr", "haben", "h", "inflow", "in", "crdt", "deposit", "jovairas",
        "bevetel", "avere", "abono", "eingang", "income", "recette", "revenu", "credito", "haber",
        "inn", "ind", "gutschrift", "accredito", "k", "j", "wplyw", "uznanie", "приход", "收入",
        "received", "entree", "money in", "paid in",
    ]
}
