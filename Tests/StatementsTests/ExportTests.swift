import Foundation
import Primitives
import Statements
import Testing

struct ExportTests {
    private let transactions: [BankTransaction]

    init() throws {
        transactions = try FormatTests.read(
            """
            Date;Libellé;Montant
            02/01/2026;CAFÉ «PORT», 2 & 3 <"x">; -3,00
            02/01/2026;CAFÉ «PORT», 2 & 3 <"x">; -3,00
            13/01/2026;VIR SALAIRE;2 000,00

            """
        ).transactions
    }

    private var export: StatementExport {
        StatementExport(
            account: "Compte n°1", currency: .eur,
            lines: transactions.map { StatementExport.Line($0, category: "restaurants") })
    }

    @Test(arguments: [StatementExport.Format.csv, .ofx])
    func whatIsWrittenIsReadBackTheSame(format: StatementExport.Format) throws {
        let again = try FormatTests.read(export.text(format))
        #expect(again.evidence.format.rawValue == format.rawValue)
        #expect(again.transactions.map(\.day) == transactions.map(\.day))
        #expect(again.transactions.map(\.amount) == transactions.map(\.amount))
        #expect(again.transactions.map(\.label) == transactions.map(\.label))
        #expect(again.rejected.isEmpty)
    }

    @Test func plainTextAccountsBeginWithTheOpeningAndAssertTheClosingBalance() {
        let export = StatementExport(
            account: "Compte", currency: .eur, lines: transactions.map { .init($0) },
            opening: Money(minorUnits: 10_000, currency: .eur))
        let beancount = export.text(.beancount)
        #expect(beancount.contains("2026-01-01 open Equity:Opening-Balances"))
        #expect(beancount.hasSuffix("2026-01-14 balance Assets:Bank:Compte  2094.00 EUR\n"))
        let journal = export.text(.journal)
        #expect(journal.contains("Assets:Bank:Compte  100.00 EUR\n    Equity:Opening-Balances"))
        #expect(journal.contains("Assets:Bank:Compte  2000.00 EUR = 2094.00 EUR"))
        #expect(journal.contains("account Equity:Opening-Balances\n"))
        #expect(export.text(.ofx).contains("<BALAMT>2094.00</BALAMT>"))
    }

    /// Money that stays the user's own is no income and no expense; a refund is less of one.
    @Test(arguments: [StatementExport.Format.beancount, .journal])
    func farAccountsAreOfWhatTheMoneyDid(format: StatementExport.Format) {
        func far(
            _ index: Int, _ category: String, _ nature: StatementExport.Line.Nature = .ordinary
        ) -> String {
            let line = StatementExport.Line(
                transactions[index], category: category, nature: nature)
            let text = StatementExport(account: "A", currency: .eur, lines: [line]).text(format)
            return text.split(separator: "\n").map { $0.drop { $0 == " " } }
                .filter { !$0.contains("balance") && !$0.hasPrefix("account") }
                .last.map(String.init) ?? ""
        }
        #expect(far(0, "transfers", .ownTransfer) == "Assets:Transfers")
        #expect(far(2, "transfers", .ownTransfer) == "Assets:Transfers")
        #expect(far(0, "savings") == "Assets:Transfers")
        #expect(far(2, "groceries", .refund) == "Expenses:Groceries")
        #expect(far(0, "income") == "Income:Income")
        #expect(far(0, "groceries") == "Expenses:Groceries")
        #expect(far(2, "income") == "Income:Income")
    }

    @Test func aLabelInParenthesesIsNoCode() {
        let row = BankTransaction(
            day: Day(number: 20_000), amount: Money(minorUnits: -100, currency: .eur),
            label: "(x) shop; here", id: "1")
        let text = StatementExport(account: "A", currency: .eur, lines: [.init(row)]).text(.journal)
        #expect(text.contains(" * () (x) shop, here  ; id:1"))
    }

    @Test func aTableBearsTheBalanceWhereItIsKnown() throws {
        let known = StatementExport(
            account: "A", currency: .eur, lines: transactions.map { .init($0) },
            opening: Money(minorUnits: 10_000, currency: .eur))
        let check = try #require(try FormatTests.read(known.text(.csv)).checks.first)
        #expect(check.holds == true && check.closing?.decimalString == "2094.00")
        #expect(try FormatTests.read(export.text(.csv)).checks.isEmpty)
    }

    @Test func jsonIsWellFormed() throws {
        let object = try JSONSerialization.jsonObject(with: Data(export.text(.json).utf8))
        let rows = try #require(object as? [[String: Any]])
        #expect(rows.count == 3)
        #expect(rows[0]["description"] as? String == transactions[0].label)
    }

    @Test(arguments: [StatementExport.Format.beancount, .journal])
    func plainTextAccountsHoldEveryAmount(format: StatementExport.Format) {
        let text = export.text(format)
        #expect(text.ranges(of: "  -3.00 EUR").count == 2)
        #expect(text.contains("Assets:Bank:Compte-n-1  2000.00 EUR"))
        #expect(text.contains("Expenses:Restaurants"))
    }

    /// Euros from 2 January on, and pounds before and after them.
    private static let inTwoCurrencies = [
        ("EUR", [(2, "-3.00"), (5, "-4.00")]),
        ("GBP", [(1, "-5.00"), (9, "-6.00")]),
    ].map { code, rows in
        StatementExport.Holding(
            currency: Currency(code: code) ?? .eur,
            lines: rows.map { day, amount in
                StatementExport.Line(
                    BankTransaction(
                        day: Day(year: 2026, month: 1, day: day) ?? Day(number: 0),
                        amount: Money(decimal: amount, currency: Currency(code: code) ?? .eur)
                            ?? .zero(.eur), label: "Café", id: "\(code)\(day)"))
            }, opening: Money(minorUnits: 10_000, currency: Currency(code: code) ?? .eur))
    }

    @Test(arguments: StatementExport.Format.allCases)
    func everyCurrencyOfAnAccountIsExported(format: StatementExport.Format) {
        let text = StatementExport(account: "Revolut", holdings: Self.inTwoCurrencies).text(format)
        let places = ["-5.00", "-3.00", "-4.00", "-6.00"].map {
            text.firstRange(of: $0)?.lowerBound
        }
        #expect(places.allSatisfy { $0 != nil })
        #expect(text.contains("EUR") && text.contains("GBP"))
        // A statement a currency; elsewhere one list in the order of days.
        if format != .ofx {
            #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
        }
    }

    @Test func eachCurrencyHasItsOwnOpeningAndClosingBalance() throws {
        let export = StatementExport(account: "Revolut", holdings: Self.inTwoCurrencies)
        let beancount = export.text(.beancount)
        #expect(beancount.contains("2025-12-31 open Assets:Bank:Revolut\n"))
        #expect(beancount.ranges(of: " open Assets:Bank:Revolut").count == 1)
        #expect(beancount.contains("2026-01-06 balance Assets:Bank:Revolut  93.00 EUR\n"))
        #expect(beancount.contains("2026-01-10 balance Assets:Bank:Revolut  89.00 GBP\n"))
        let journal = export.text(.journal)
        #expect(journal.contains("Assets:Bank:Revolut  -4.00 EUR = 93.00 EUR"))
        #expect(journal.contains("Assets:Bank:Revolut  -6.00 GBP = 89.00 GBP"))
        let again = try FormatTests.read(export.text(.ofx))
        #expect(
            again.transactions.map(\.amount.canonicalString).sorted() == [
                "-3.00 EUR", "-4.00 EUR", "-5.00 GBP", "-6.00 GBP",
            ])
        #expect(again.checks.compactMap(\.closing?.canonicalString) == ["93.00 EUR", "89.00 GBP"])
    }
}
