internal import Primitives

/// Reads Open Financial Exchange 1 (SGML) and 2 (XML), and QFX: the bank transactions
/// (`STMTTRN`) of every account, securities left out.
///
/// OFX 1.6 and 2.2, sections 11.4 and 3.2. Tags left unclosed and headers out of order are read as
/// a person would.
struct OFXStatement: StatementScan {
    private var scanner: MarkupScanner
    var builder = StatementBuilder()
    private let encoding: TextEncoding
    private let fallbackCurrency: Currency
    private var currency: Currency
    /// Whether the statement names its currency.
    private var namesCurrency = false
    private var account: String?
    private var entry: Fields?
    /// Whether the end of the document is to come.
    private var isOpen = false
    private var ledgerBalance: String?
    private var balanceDate = ""
    private var known = RepeatedReferences()
    /// The aggregate that decides what `CURSYM`, `ACCTID`, `BALAMT` and `NAME` mean.
    private var context = Context.none

    private enum Context { case none, ledger, available, originalCurrency, otherAccount }

    /// The elements of one `STMTTRN` as written.
    private struct Fields {
        let line: Int
        var posted = ""
        var user = ""
        var amount = ""
        var identifier = ""
        var name = ""
        var memo = ""
        var currency = ""
    }

    /// Begins a pass over `text`; `currency` is meant where the file names none.
    /// - Throws: `StatementError.unreadable`.
    init(_ text: StatementText, currency: Currency) throws(StatementError) {
        scanner = try MarkupScanner(text)
        encoding = text.encoding
        fallbackCurrency = currency
        self.currency = currency
    }

    mutating func advance() throws(StatementError) -> Bool {
        guard let tag = try scanner.next() else {
            rejectCutEntry()
            if context == .ledger { ledgerBalance = nil }
            finishStatement(line: 1)
            if isOpen { builder.note(line: scanner.line, .earlyEnd) }
            return false
        }
        if tag.isClosing { close(tag) } else { open(tag) }
        return true
    }

    var summary: StatementSummary {
        builder.summary(
            .init(
                format: .ofx, encoding: encoding, separator: nil, decimalMark: nil,
                dateOrder: "ymd"), account: account)
    }

    private mutating func open(_ tag: MarkupScanner.Tag) {
        switch tag.name {
        case "OFX": isOpen = true
        case "STMTTRN":
            finishEntry()
            context = .none
            entry = Fields(line: tag.line)
        case "STMTRS", "CCSTMTRS", "INVSTMTRS":
            finishStatement(line: tag.line)
            (account, currency, namesCurrency) = (nil, fallbackCurrency, false)
        case "LEDGERBAL": enter(.ledger)
        case "AVAILBAL", "BALLIST", "INVBAL": enter(.available)
        case "ORIGCURRENCY": context = .originalCurrency
        case "BANKACCTTO", "CCACCTTO": context = .otherAccount
        default: if !tag.value.isEmpty { read(tag) }
        }
    }

    private mutating func close(_ tag: MarkupScanner.Tag) {
        switch tag.name {
        case "STMTTRN", "BANKTRANLIST": finishEntry()
        case "OFX":
            finishEntry()
            isOpen = false
        case "LEDGERBAL", "AVAILBAL", "ORIGCURRENCY", "BANKACCTTO", "CCACCTTO", "BALLIST":
            context = .none
        case "STMTRS", "CCSTMTRS", "INVSTMTRS":
            finishEntry()
            finishStatement(line: tag.line)
        default: break
        }
    }

    private mutating func enter(_ aggregate: Context) {
        finishEntry()
        context = aggregate
    }

    private mutating func read(_ tag: MarkupScanner.Tag) {
        func keep(_ part: WritableKeyPath<Fields, String>) {
            let text = scanner.text(tag.value)
            if entry?[keyPath: part].isEmpty == true { entry?[keyPath: part] = text }
        }
        switch tag.name {
        case "DTPOSTED": keep(\.posted)
        case "DTUSER": keep(\.user)
        case "DTAVAIL": if entry?.user.isEmpty == true { keep(\.user) }
        case "TRNAMT": keep(\.amount)
        case "FITID": keep(\.identifier)
        case "NAME", "PAYEE", "PAYEEID": keep(\.name)
        case "MEMO": keep(\.memo)
        case "CURSYM": if context != .originalCurrency { keep(\.currency) }
        case "CURDEF":
            let code = scanner.text(tag.value)
            if let known = Currency(code: code) {
                (currency, namesCurrency) = (known, true)
            } else if !code.isEmpty {
                builder.note(line: tag.line, .notACurrency(code, readAs: currency))
            }
        case "ACCTID":
            let text = scanner.text(tag.value)
            if entry == nil, account == nil, !text.isEmpty { account = text }
        case "BALAMT": if context == .ledger { ledgerBalance = scanner.text(tag.value) }
        case "DTASOF": if context == .ledger { balanceDate = scanner.text(tag.value) }
        default: break
        }
    }

    private mutating func finishEntry() {
        guard let fields = entry else { return }
        entry = nil
        guard let day = Self.day(fields.posted) ?? Self.day(fields.user) else {
            return builder.reject(
                line: fields.line,
                fields.posted.isEmpty ? .undated(amount: fields.amount) : .notADate(fields.posted))
        }
        let named = Currency(code: fields.currency)
        let unit = named ?? currency
        if named == nil, !namesCurrency { builder.isCurrencyAssumed = true }
        guard let amount = AmountText.machineMoney(fields.amount, default: unit) else {
            return builder.reject(line: fields.line, .notAnAmount(fields.amount))
        }
        if Self.day(fields.posted) == nil {
            builder.note(line: fields.line, .datedAsCustomer(day))
        }
        let label = [fields.name, fields.memo].filter { !$0.isEmpty && $0 != "." }
        let entry = StatementEntry(
            day: day, amount: amount,
            label: label.count == 2 && label[1].contains(label[0])
                ? label[1] : label.joined(separator: " "),
            counterparty: fields.name.isEmpty ? nil : fields.name, account: account,
            reference: fields.identifier, scheme: .ofx, line: fields.line)
        if known.isRepeated(entry) {
            builder.note(line: fields.line, .listedTwice(fields.identifier))
        }
        builder.append(entry)
    }

    /// Rejects an entry that the end of the file left open: its last figure may be cut.
    private mutating func rejectCutEntry() {
        guard let fields = entry else { return }
        entry = nil
        builder.reject(line: fields.line, .cutOff)
    }

    private mutating func finishStatement(line: Int) {
        let closing = ledgerBalance.flatMap { AmountText.machineMoney($0, default: currency) }
        builder.check(
            account: account, opening: nil, closing: closing, closed: Self.day(balanceDate),
            line: line)
        builder.beginStatement()
        (ledgerBalance, balanceDate) = (nil, "")
        context = .none
    }

    /// The day of `20260203`, `20260203120000.000[-5:EST]` or `2026-02-03`: the bank's own day,
    /// whatever zone it names.
    private static func day(_ text: String) -> Day? {
        let digits = text.utf8.prefix(10).filter { $0 != UInt8(ascii: "-") && $0 != 0x2F }
        guard digits.count >= 8, digits.prefix(8).allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        let number = digits.prefix(8).reduce(0) { $0 * 10 + Int($1 - 0x30) }
        return Day(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }
}
