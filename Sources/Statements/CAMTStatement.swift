internal import Primitives

/// Reads ISO 20022 camt.053 statements of every version (and camt.052 reports, camt.054
/// notifications): one transaction a booked entry, a batch being one entry as it is one movement of
/// the account. A file may hold several documents one behind the other.
struct CAMTStatement: StatementScan {
    private var scanner: MarkupScanner
    var builder = StatementBuilder()
    private let encoding: TextEncoding
    private let fallbackCurrency: Currency
    private var currency: Currency
    /// The elements that are open, the outermost first.
    private var path: [String] = []
    private var text = ""
    private var amountCurrency = ""
    private var account: String?
    private var entry: CAMTEntry?
    private var balance = Balance()
    private var opening: Money?
    private var closing: Money?
    private var sawStatement = false

    private struct Balance {
        var code = ""
        var amount = ""
        var currency = ""
        var isDebit = false
    }

    /// Begins a pass over `text`; `currency` is meant where the file names none.
    /// - Throws: `StatementError.unreadable`.
    init(_ text: StatementText, currency: Currency) throws(StatementError) {
        scanner = try MarkupScanner(text, names: .asWritten)
        encoding = text.encoding
        fallbackCurrency = currency
        self.currency = currency
    }

    /// Reads the next tag.
    /// - Throws: `StatementError.malformed` where elements are not closed in the order they were
    ///   opened in, `unrecognized` at the end of a file without a statement.
    mutating func advance() throws(StatementError) -> Bool {
        guard let tag = try scanner.next() else {
            guard path.isEmpty else { throw Self.malformed(line: scanner.line) }
            guard sawStatement else { throw .unrecognized }
            return false
        }
        if tag.isClosing {
            guard tag.name == path.last else { throw Self.malformed(line: tag.line) }
            close(tag)
        } else {
            open(tag)
            if tag.isEmpty { close(tag) }
        }
        text = scanner.text(tag.value)
        return true
    }

    private static func malformed(line: Int) -> StatementError {
        .malformed(line: line, reason: "the XML is not well formed")
    }

    var summary: StatementSummary {
        builder.summary(
            .init(
                format: .camt053, encoding: encoding, separator: nil, decimalMark: ".",
                dateOrder: "ymd"), account: account)
    }

    private mutating func open(_ tag: MarkupScanner.Tag) {
        path.append(tag.name)
        text = ""
        switch tag.name {
        case "BkToCstmrStmt", "BkToCstmrAcctRpt", "BkToCstmrDbtCdtNtfctn": sawStatement = true
        case "Stmt", "Rpt", "Ntfctn":
            (account, currency, opening, closing) = (nil, fallbackCurrency, nil, nil)
            builder.beginStatement()
        case "Bal": balance = Balance()
        case "Ntry": entry = CAMTEntry(line: tag.line, depth: path.count)
        case "Amt": amountCurrency = scanner.attribute("Ccy", of: tag) ?? ""
        case "TxDtls": entry?.detailCount += 1
        default: break
        }
    }

    private mutating func close(_ tag: MarkupScanner.Tag) {
        let value = text
        text = ""
        if var entry {
            if tag.name == "Ntry", path.count == entry.depth {
                self.entry = nil
                finish(entry)
            } else if !value.isEmpty {
                entry.keep(
                    value, at: path.dropFirst(entry.depth).joined(separator: "/"),
                    currency: amountCurrency)
                self.entry = entry
            }
        } else {
            keep(value, tag)
        }
        path.removeLast()
    }

    private mutating func keep(_ value: String, _ tag: MarkupScanner.Tag) {
        let parent = path.dropLast().last ?? ""
        switch (parent, tag.name) {
        case ("Bal", "Amt"): (balance.amount, balance.currency) = (value, amountCurrency)
        case ("Bal", "CdtDbtInd"): balance.isDebit = value == "DBIT"
        case ("CdOrPrtry", "Cd"): balance.code = value
        case (_, "Bal"): finishBalance()
        case ("Id", "IBAN") where isInAccount: account = account ?? value
        case ("Othr", "Id") where isInAccount: account = account ?? value
        case ("Acct", "Ccy"): currency = Currency(code: value) ?? currency
        case (_, "Stmt"), (_, "Rpt"), (_, "Ntfctn"):
            builder.check(account: account, opening: opening, closing: closing, line: tag.line)
        default: break
        }
    }

    private var isInAccount: Bool {
        path.count >= 3 && path.contains("Acct") && !path.contains("Ownr") && !path.contains("Svcr")
    }

    private mutating func finishBalance() {
        let unit = Currency(code: balance.currency) ?? currency
        guard let size = AmountText.machineMoney(balance.amount, default: unit),
            let money = balance.isDebit ? try? size.negated() : size
        else { return }
        switch balance.code {
        case "OPBD": opening = money
        case "PRCD": opening = opening ?? money
        case "CLBD": closing = money
        default: break
        }
    }

    private mutating func finish(_ entry: CAMTEntry) {
        guard !["PDNG", "INFO", "FUTR"].contains(entry.status) else {
            return builder.reject(
                line: entry.line, .unbooked(amount: entry.amount, status: entry.status))
        }
        guard let day = entry.day else {
            return builder.reject(line: entry.line, .notADate(entry.bookingDate))
        }
        let unit = Currency(code: entry.currency) ?? currency
        guard let size = AmountText.machineMoney(entry.amount, default: unit) else {
            return builder.reject(line: entry.line, .notAnAmount(entry.amount))
        }
        guard entry.indicator == "DBIT" || entry.indicator == "CRDT",
            let amount = entry.indicator == "DBIT" ? try? size.negated() : size
        else {
            return builder.reject(line: entry.line, .sideless)
        }
        let isDebit = amount.minorUnits < 0
        builder.append(
            .init(
                day: day, amount: amount, label: entry.label(isDebit: isDebit),
                counterparty: entry.counterparty(isDebit: isDebit),
                account: account, reference: entry.reference, scheme: .camt053, line: entry.line))
    }
}

/// One entry (`Ntry`) of a camt statement as written.
struct CAMTEntry {
    let line: Int
    let depth: Int
    var amount = ""
    var currency = ""
    var indicator = ""
    var status = ""
    var bookingDate = ""
    var valueDate = ""
    var reference = ""
    var detailCount = 0
    private var information = ""
    private var remittance: [String] = []
    private var reason = ""
    private var debtors: [String] = []
    private var creditors: [String] = []

    init(line: Int, depth: Int) {
        self.line = line
        self.depth = depth
    }

    /// The booking day, else the value day.
    var day: Day? {
        [bookingDate, valueDate].lazy.compactMap {
            DateOrder.yearMonthDay.day(String($0.prefix(10)))
        }.first
    }

    /// What the entry is for: the remittance information, else the bank's own words; of a batch
    /// with several other parties, also who the first of them are.
    func label(isDebit: Bool) -> String {
        let purpose = remittance.prefix(4).joined(separator: " ")
        let parts = [purpose.isEmpty ? information : purpose, reason].filter { !$0.isEmpty }
        let text = parts.joined(separator: " ")
        guard detailCount > 1 else { return text }
        let parties = parties(isDebit: isDebit)
        let others = parties.count > 1 ? parties.filter { !text.contains($0) } : []
        let names = others.prefix(4).joined(separator: ", ")
        let described = [text, names].filter { !$0.isEmpty }.joined(separator: " ")
        return BatchMark.marking(described, of: detailCount)
    }

    /// The one other party; nil where a batch has several.
    func counterparty(isDebit: Bool) -> String? {
        let parties = parties(isDebit: isDebit)
        return parties.count == 1 ? parties.first : nil
    }

    /// The other parties in the order of the entry, each once.
    private func parties(isDebit: Bool) -> [String] {
        var known = Set<String>()
        return (isDebit ? creditors : debtors).filter { known.insert($0).inserted }
    }

    /// Keeps the text of the element at `path` below the entry.
    mutating func keep(_ value: String, at path: String, currency code: String) {
        switch path {
        case "Amt": (amount, currency) = (value, code)
        case "CdtDbtInd": indicator = value
        case "Sts", "Sts/Cd", "Sts/Prtry": status = value
        case "BookgDt/Dt", "BookgDt/DtTm": bookingDate = value
        case "ValDt/Dt", "ValDt/DtTm": valueDate = value
        case "AcctSvcrRef": reference = Self.isNoReference(value) ? "" : value
        case "AddtlNtryInf": information = value
        default: if path.hasPrefix("NtryDtls/TxDtls/") { keepDetail(value, at: path.dropFirst(16)) }
        }
    }

    /// Whether a reference says that there is none.
    private static func isNoReference(_ text: String) -> Bool {
        ["NOTPROVIDED", "NONREF"].contains(text.uppercased())
    }

    private mutating func keepDetail(_ value: String, at path: Substring) {
        switch path {
        case "RmtInf/Ustrd", "RmtInf/Strd/CdtrRefInf/Ref", "RmtInf/Strd/AddtlRmtInf":
            remittance.append(value)
        case "AddtlTxInf": if information.isEmpty { information = value }
        case "RltdPties/Dbtr/Nm", "RltdPties/Dbtr/Pty/Nm": debtors.append(value)
        case "RltdPties/Cdtr/Nm", "RltdPties/Cdtr/Pty/Nm": creditors.append(value)
        case "RtrInf/Rsn/Cd", "RtrInf/RtrRsn/Cd", "RtrInf/AddtlInf": reason = value
        default: break
        }
    }
}
