public import Primitives

/// Writes an account's transactions in the formats other programs read.
public struct StatementExport: Sendable {
    /// A format an account can be written in.
    public enum Format: String, CaseIterable, Sendable {
        /// Beancount 2 and 3.
        case beancount
        /// The journal of hledger and ledger.
        case journal
        /// RFC 4180 with a header, UTF-8.
        case csv
        /// An array with an object a transaction.
        case json
        /// Open Financial Exchange 2.1.1.
        case ofx
    }

    /// A transaction and the label of its kind of spending.
    public struct Line: Hashable, Sendable {
        /// The transaction.
        public let transaction: BankTransaction
        /// The kind of spending or income, such as `groceries`.
        public let category: String?
        /// What it is beside that.
        public let nature: Nature

        /// What the money of a line did.
        public enum Nature: Hashable, Sendable {
            /// It was spent or earned.
            case ordinary
            /// It only went from one of the user's accounts to another.
            case ownTransfer
            /// A merchant gave it back.
            case refund
        }

        /// Creates a line.
        public init(
            _ transaction: BankTransaction, category: String? = nil, nature: Nature = .ordinary
        ) {
            self.transaction = transaction
            self.category = category
            self.nature = nature
        }
    }

    /// What an account holds in one currency.
    public struct Holding: Sendable {
        let currency: Currency
        let lines: [Line]
        let opening: Money
        /// Whether what it held is known.
        let isBalanced: Bool

        /// Creates a holding of `lines`, oldest first, all in `currency`, before which the account
        /// held `opening`, nil where nobody knows.
        public init(currency: Currency, lines: [Line], opening: Money? = nil) {
            self.currency = currency
            self.lines = lines
            self.opening = opening ?? .zero(currency)
            isBalanced = opening != nil
        }

        /// Whether it has no lines.
        public var isEmpty: Bool { lines.isEmpty }

        /// What is held after the last line; nil where it does not fit.
        var closing: Money? {
            try? Money.sum(of: [opening] + lines.map(\.transaction.amount), in: currency)
        }

        /// The day before the first line, if something was held on it.
        var openingDay: Day? {
            opening.minorUnits == 0 ? nil : lines.first?.transaction.day.adding(days: -1)
        }
    }

    private let account: String
    private let holdings: [Holding]
    /// The lines of all holdings, oldest first.
    private let lines: [Line]

    /// Creates an export of what an account holds, a currency each.
    public init(account: String, holdings: [Holding]) {
        self.account = account
        self.holdings = holdings
        let all = holdings.flatMap(\.lines)
        let order = all.indices.sorted {
            (all[$0].transaction.day, $0) < (all[$1].transaction.day, $1)
        }
        lines = order.map { all[$0] }
    }

    /// Creates an export of `lines`, oldest first, all in `currency`, before which the account held
    /// `opening`.
    public init(account: String, currency: Currency, lines: [Line], opening: Money? = nil) {
        let holding = Holding(currency: currency, lines: lines, opening: opening)
        self.init(account: account, holdings: [holding])
    }

    /// Returns the whole file. O(*n* log *n*).
    public func text(_ format: Format) -> String {
        switch format {
        case .beancount: beancount
        case .journal: journal
        case .csv: csv
        case .json: json
        case .ofx: ofx
        }
    }

    /// The holdings that begin with something, with the day before their first line.
    private var openings: [(day: Day, amount: Money)] {
        holdings.compactMap { holding in holding.openingDay.map { ($0, holding.opening) } }
    }

    /// `Assets:Bank:Name` and the far accounts, each opened when it is first used, the opening
    /// balances first and the closing ones asserted last.
    private var beancount: String {
        let own = "Assets:Bank:\(Self.component(account))"
        var opened: Set<String> = []
        var text = holdings.map { "option \"operating_currency\" \"\($0.currency.code)\"\n" }
            .joined()
        if let earliest = openings.map(\.day).min() {
            let begun = lines.first.map { min(earliest, $0.transaction.day) } ?? earliest
            opened.insert(own)
            text += "\(begun) open \(own)\n\(begun) open Equity:Opening-Balances\n"
        }
        for (day, amount) in openings {
            text += """

                \(day) * "Opening balance"
                  \(own)  \(amount.canonicalString)
                  Equity:Opening-Balances

                """
        }
        for line in lines {
            let day = line.transaction.day
            let far = Self.farAccount(of: line)
            for name in [own, far] where opened.insert(name).inserted {
                text += "\(day) open \(name)\n"
            }
            let payee = Self.quoted(line.transaction.counterparty ?? "")
            text += """

                \(day) * \(payee) \(Self.quoted(line.transaction.label))
                  id: \(Self.quoted(line.transaction.id))
                  \(own)  \(line.transaction.amount.canonicalString)
                  \(far)

                """
        }
        for holding in holdings {
            // Beancount asserts balances at the beginning of a day.
            guard let last = holding.lines.last?.transaction.day.adding(days: 1),
                let closing = holding.closing
            else { continue }
            text += "\n\(last) balance \(own)  \(closing.canonicalString)\n"
        }
        return text
    }

    /// The journal of hledger, its accounts and currencies declared as `hledger check -s` wants,
    /// each closing balance asserted with the last transaction in its currency.
    private var journal: String {
        let own = "Assets:Bank:\(Self.component(account))"
        let accounts = Set(lines.map(Self.farAccount) + [own]).sorted()
        var text = holdings.map { Self.commodity($0.currency) }.joined()
        text += accounts.map { "account \($0)\n" }.joined()
        if !openings.isEmpty { text += "account Equity:Opening-Balances\n" }
        for (day, amount) in openings {
            text += """

                \(day) * Opening balance
                    \(own)  \(amount.canonicalString)
                    Equity:Opening-Balances

                """
        }
        var left = Dictionary(
            holdings.map { ($0.currency, $0.lines.count) }, uniquingKeysWith: +)
        for line in lines {
            let transaction = line.transaction
            let words = transaction.label.isEmpty ? transaction.counterparty : transaction.label
            // A semicolon begins a comment; a parenthesis a code, before which an empty one stands.
            var plain = (words ?? "?").trimmedSpaces.unicodeScalars
            plain = String.UnicodeScalarView(plain.map { $0 == ";" ? "," : $0 })
            let description = (plain.first == "(" ? "() " : "") + String(plain)
            let currency = transaction.amount.currency
            left[currency, default: 0] -= 1
            let closing =
                left[currency] == 0
                ? holdings.first { $0.currency == currency }?.closing : nil
            let assertion = closing.map { " = \($0.canonicalString)" } ?? ""
            text += """

                \(transaction.day) * \(description)  ; id:\(transaction.id)
                    \(own)  \(transaction.amount.canonicalString)\(assertion)
                    \(Self.farAccount(of: line))

                """
        }
        return text
    }

    private static func commodity(_ currency: Currency) -> String {
        let sample = Money(minorUnits: 1_000 * currency.minorUnitsPerUnit, currency: currency)
        let isWhole = currency.fractionDigits == 0
        return "commodity \(sample.decimalString)\(isWhole ? "." : "") \(currency.code)\n"
    }

    /// With the balance after each row where the account's is known, so that who reads it holds the
    /// same.
    private var csv: String {
        let header = [
            "Date", "Label", "Counterparty", "Amount", "Currency", "Balance", "Category", "Id",
        ]
        var balances: [Currency: Money] = [:]
        for holding in holdings where holding.isBalanced {
            balances[holding.currency] = holding.opening
        }
        let rows = lines.map { line in
            let transaction = line.transaction
            let currency = transaction.amount.currency
            balances[currency] = try? balances[currency]?.adding(transaction.amount)
            return [
                transaction.day.description, transaction.label, transaction.counterparty ?? "",
                transaction.amount.decimalString, currency.code,
                balances[currency]?.decimalString ?? "", line.category ?? "", transaction.id,
            ]
        }
        return ([header] + rows).map(CSVField.record).joined()
    }

    private var json: String {
        let objects = lines.map { line in
            let transaction = line.transaction
            let members = [
                ("date", transaction.day.description),
                ("amount", transaction.amount.decimalString),
                ("currency", transaction.amount.currency.code),
                ("description", transaction.label),
                ("counterparty", transaction.counterparty ?? ""),
                ("category", line.category ?? ""), ("id", transaction.id),
            ]
            let body = members.map { "\"\($0.0)\":\(JSONText.quoted($0.1))" }
            return "{\(body.joined(separator: ","))}"
        }
        return "[\n\(objects.joined(separator: ",\n"))\n]\n"
    }

    /// OFX 2.1.1, section 11.4: a statement a currency.
    private var ofx: String {
        let last = lines.last.map { Self.stamp($0.transaction.day) } ?? "19700101"
        return """
            <?xml version="1.0" encoding="UTF-8" standalone="no"?>
            <?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
            <OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>\
            <DTSERVER>\(last)</DTSERVER><LANGUAGE>ENG</LANGUAGE></SONRS></SIGNONMSGSRSV1>
            <BANKMSGSRSV1>\(holdings.enumerated().map { statement($0, of: $1) }.joined())</BANKMSGSRSV1></OFX>

            """
    }

    /// The statement of a holding, `number` in its message.
    private func statement(_ number: Int, of holding: Holding) -> String {
        let first = holding.lines.first.map { Self.stamp($0.transaction.day) } ?? "19700101"
        let last = holding.lines.last.map { Self.stamp($0.transaction.day) } ?? "19700101"
        let balance =
            holding.lines.last?.transaction.balance ?? holding.closing ?? .zero(holding.currency)
        let entries = holding.lines.map { line -> String in
            let transaction = line.transaction
            let name = transaction.counterparty ?? transaction.label
            return """
                <STMTTRN><TRNTYPE>\(transaction.amount.isPositive ? "CREDIT" : "DEBIT")</TRNTYPE>\
                <DTPOSTED>\(Self.stamp(transaction.day))</DTPOSTED>\
                <TRNAMT>\(transaction.amount.decimalString)</TRNAMT>\
                <FITID>\(Self.escaped(transaction.id))</FITID>\
                <NAME>\(Self.escaped(String(name.prefix(32))))</NAME>\
                <MEMO>\(Self.escaped(transaction.label))</MEMO></STMTTRN>

                """
        }
        return """
            <STMTTRNRS><TRNUID>\(number)</TRNUID><STATUS><CODE>0</CODE>\
            <SEVERITY>INFO</SEVERITY></STATUS><STMTRS><CURDEF>\(holding.currency.code)</CURDEF>
            <BANKACCTFROM><BANKID>YANI</BANKID><ACCTID>\(Self.escaped(account))</ACCTID>\
            <ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM>
            <BANKTRANLIST><DTSTART>\(first)</DTSTART><DTEND>\(last)</DTEND>
            \(entries.joined())</BANKTRANLIST>
            <LEDGERBAL><BALAMT>\(balance.decimalString)</BALAMT><DTASOF>\(last)</DTASOF></LEDGERBAL>
            </STMTRS></STMTTRNRS>
            """
    }
}

extension StatementExport {
    /// Where the money of a line came from or went: what stays the user's own is no income and no
    /// expense, and what is given back is less of an expense.
    private static func farAccount(of line: Line) -> String {
        let category = line.category.flatMap(SpendingCategory.init(rawValue:))
        let kind = line.category.flatMap { $0.isEmpty ? nil : component($0) } ?? "Other"
        switch line.nature {
        case .ownTransfer: return "Assets:Transfers"
        case .refund: return "Expenses:\(kind)"
        case .ordinary where category == .savings: return "Assets:Transfers"
        case .ordinary where category == .income: return "Income:\(kind)"
        case .ordinary:
            return (line.transaction.amount.isPositive ? "Income:" : "Expenses:") + kind
        }
    }

    /// A part of an account name: letters, digits and hyphens, a capital or a digit first.
    private static func component(_ name: String) -> String {
        let kept = name.map { $0.isLetter || $0.isNumber ? $0 : "-" }
        let trimmed = String(kept).split(separator: "-").joined(separator: "-")
        return trimmed.isEmpty ? "Account" : trimmed.prefix(1).uppercased() + trimmed.dropFirst()
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.trimmedSpaces.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { quoted += "\\" }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "\""
    }

    private static func escaped(_ text: String) -> String {
        MarkupText.escaped(text.trimmedSpaces)
    }

    private static func stamp(_ day: Day) -> String {
        day.description.filter { $0 != "-" }
    }
}
