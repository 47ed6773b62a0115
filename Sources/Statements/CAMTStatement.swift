internal import Foundation
internal import Primitives

#if canImport(FoundationXML)
    internal import FoundationXML
#endif

/// Reads ISO 20022 camt.053 statements of every version (and camt.052 reports, camt.054
/// notifications): one transaction a booked entry, a batch being one entry as it is one movement of
/// the account.
final class CAMTStatement: NSObject, XMLParserDelegate {
    private var builder = StatementBuilder()
    private let fallbackCurrency: Currency
    private var currency: Currency
    private var path: [String] = []
    private var text = ""
    private var amountCurrency = ""
    private var account: String?
    private var entry: CAMTEntry?
    private var balance = Balance()
    private var opening: Money?
    private var closing: Money?
    private var statementStart = 0
    private var sawStatement = false
    private var failed = false

    private struct Balance {
        var code = ""
        var amount = ""
        var currency = ""
        var isDebit = false
    }

    /// Returns the statement in `text`; `currency` is meant where the file names none.
    /// - Throws: `StatementError.malformed` where the XML is not well formed.
    static func read(
        _ text: String, encoding: TextEncoding, currency: Currency
    ) throws(StatementError) -> BankStatement {
        let reader = CAMTStatement(currency)
        for part in documents(in: text) { try reader.read(part) }
        guard reader.sawStatement else { throw .unrecognized }
        return reader.builder.statement(
            .init(
                format: .camt053, encoding: encoding, separator: nil, decimalMark: ".",
                dateOrder: "ymd"), account: reader.account)
    }

    /// The documents of a file, which may hold several one behind the other.
    private static func documents(in text: String) -> [Substring] {
        let starts = text.ranges(of: "<?xml").map(\.lowerBound)
        guard starts.count > 1 else { return [text[...]] }
        return zip(starts, starts.dropFirst() + [text.endIndex]).map { text[$0..<$1] }
    }

    /// Reads one document.
    private func read(_ text: Substring) throws(StatementError) {
        // The text is decoded already: an encoding declared in its prolog means nothing any more.
        let body =
            text.hasPrefix("<?xml")
            ? text[(text.firstIndex(of: ">") ?? text.startIndex)...].dropFirst() : text
        let parser = XMLParser(data: Data(body.utf8))
        parser.delegate = self
        path = []
        // On Linux `parse()` can return true after an error: an element left open shows it.
        guard parser.parse(), parser.parserError == nil, path.isEmpty, !failed else {
            throw .malformed(line: max(parser.lineNumber, 1), reason: "the XML is not well formed")
        }
    }

    private init(_ currency: Currency) {
        fallbackCurrency = currency
        self.currency = currency
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        let name = elementName.split(separator: ":").last.map(String.init) ?? elementName
        path.append(name)
        text = ""
        switch name {
        case "BkToCstmrStmt", "BkToCstmrAcctRpt", "BkToCstmrDbtCdtNtfctn": sawStatement = true
        case "Stmt", "Rpt", "Ntfctn":
            (account, currency, opening, closing) = (nil, fallbackCurrency, nil, nil)
            statementStart = builder.count
        case "Bal": balance = Balance()
        case "Ntry": entry = CAMTEntry(line: parser.lineNumber, depth: path.count)
        case "Amt": amountCurrency = attributes["Ccy"] ?? ""
        case "TxDtls": entry?.detailCount += 1
        default: break
        }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) { failed = true }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        text += String(decoding: block, as: UTF8.self)
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        let name = path.last ?? ""
        let value = text.trimmedSpaces
        text = ""
        if var entry {
            if name == "Ntry", path.count == entry.depth {
                self.entry = nil
                finish(entry)
            } else if !value.isEmpty {
                entry.keep(
                    value, at: path.dropFirst(entry.depth).joined(separator: "/"),
                    currency: amountCurrency)
                self.entry = entry
            }
        } else {
            keep(value, name, parser)
        }
        _ = path.popLast()
    }

    private func keep(_ value: String, _ name: String, _ parser: XMLParser) {
        let parent = path.dropLast().last ?? ""
        switch (parent, name) {
        case ("Bal", "Amt"): (balance.amount, balance.currency) = (value, amountCurrency)
        case ("Bal", "CdtDbtInd"): balance.isDebit = value == "DBIT"
        case ("CdOrPrtry", "Cd"): balance.code = value
        case (_, "Bal"): finishBalance()
        case ("Id", "IBAN") where isInAccount: account = account ?? value
        case ("Othr", "Id") where isInAccount: account = account ?? value
        case ("Acct", "Ccy"): currency = Currency(code: value) ?? currency
        case (_, "Stmt"), (_, "Rpt"), (_, "Ntfctn"):
            builder.check(
                from: statementStart, account: account, opening: opening, closing: closing,
                line: parser.lineNumber)
        default: break
        }
    }

    private var isInAccount: Bool {
        path.count >= 3 && path.contains("Acct") && !path.contains("Ownr") && !path.contains("Svcr")
    }

    private func finishBalance() {
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

    private func finish(_ entry: CAMTEntry) {
        guard !["PDNG", "INFO", "FUTR"].contains(entry.status) else {
            return builder.reject(
                line: entry.line, "\(entry.amount): not booked (status \(entry.status))")
        }
        guard let day = entry.day else {
            return builder.reject(line: entry.line, "«\(entry.bookingDate)» is no date")
        }
        let unit = Currency(code: entry.currency) ?? currency
        guard let size = AmountText.machineMoney(entry.amount, default: unit) else {
            return builder.reject(line: entry.line, "«\(entry.amount)» is no amount of money")
        }
        guard entry.indicator == "DBIT" || entry.indicator == "CRDT",
            let amount = entry.indicator == "DBIT" ? try? size.negated() : size
        else {
            return builder.reject(line: entry.line, "is neither a debit nor a credit")
        }
        builder.append(
            .init(
                day: day, amount: amount, label: entry.label,
                counterparty: entry.counterparty(isDebit: amount.minorUnits < 0),
                account: account, reference: entry.reference))
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

    /// What the entry is for: the remittance information, else the bank's own words.
    var label: String {
        let purpose = remittance.prefix(4).joined(separator: " ")
        let parts = [purpose.isEmpty ? information : purpose, reason].filter { !$0.isEmpty }
        let text = parts.joined(separator: " ")
        return detailCount > 1 ? "\(text) (×\(detailCount))".trimmedSpaces : text
    }

    /// The one other party; nil where a batch has several.
    func counterparty(isDebit: Bool) -> String? {
        let names = Set(isDebit ? creditors : debtors)
        return names.count == 1 ? names.first : nil
    }

    /// Keeps the text of the element at `path` below the entry.
    mutating func keep(_ value: String, at path: String, currency code: String) {
        switch path {
        case "Amt": (amount, currency) = (value, code)
        case "CdtDbtInd": indicator = value
        case "Sts", "Sts/Cd", "Sts/Prtry": status = value
        case "BookgDt/Dt", "BookgDt/DtTm": bookingDate = value
        case "ValDt/Dt", "ValDt/DtTm": valueDate = value
        case "AcctSvcrRef": reference = value
        case "AddtlNtryInf": information = value
        default: if path.hasPrefix("NtryDtls/TxDtls/") { keepDetail(value, at: path.dropFirst(16)) }
        }
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
