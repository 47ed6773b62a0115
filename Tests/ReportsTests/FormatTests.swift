import Foundation
import Insights
import Primitives
import Reports
import Statements
import Testing

struct FormatTests {
    private func report() throws -> FinanceReport {
        let transactions = (0..<36).map { index in
            BankTransaction(
                day: Day(number: 20_454 + index * 10),
                amount: Money(minorUnits: -1_000 - Int64(index), currency: .eur),
                label: index % 3 == 0 ? "=CMD \"X\", 1" : "CB LIDL", id: "t\(index)")
        }
        return FinanceReport(
            language: .english, day: Day(number: 20_820),
            analysis: try SpendingAnalysis(
                of: transactions, closingBalance: Money(minorUnits: 5_000, currency: .eur)),
            sources: [])
    }

    @Test func csvHasARowForEachTransactionAndNoFormula() throws {
        let rows = try report().csv().components(separatedBy: "\r\n")
        #expect(rows.count == 38 && rows[37].isEmpty)
        #expect(rows[1].contains("\"'=CMD \"\"X\"\", 1\""))
        #expect(rows[2].hasPrefix("2026-01-11,-10.01,EUR,groceries,phrase,lidl,LIDL,card"))
    }

    @Test(arguments: [
        "-2+3+cmd|' /C calc'!A0", "\r=1+1", "\r\n=1+1", "+33 1 23", "\t=1", "@SUM(A1)",
    ])
    func csvLeavesNoFormulaToASpreadsheet(label: String) throws {
        let transactions = [
            BankTransaction(
                day: Day(number: 20_454), amount: Money(minorUnits: -1_000, currency: .eur),
                label: label, id: "-12")
        ]
        let text = FinanceReport(
            language: .english, day: Day(number: 20_820),
            analysis: try SpendingAnalysis(of: transactions), sources: []
        ).csv()
        #expect(text.contains("'" + label))
        // A number is none, with its sign or without.
        #expect(text.contains(",-10.00,EUR,") && text.contains(",-12,"))
    }

    /// A mark that combines with a comma or a quote hides neither.
    @Test(arguments: [
        ("a,\u{301}b", "\"a,\u{301}b\""), ("a\"\u{301},b", "\"a\"\"\u{301},b\""),
        ("=\u{301}1+1", "'=\u{301}1+1"),
    ])
    func csvKeepsItsCellsWhateverCombines(label: String, field: String) throws {
        let transactions = [
            BankTransaction(
                day: Day(number: 20_454), amount: Money(minorUnits: -1_000, currency: .eur),
                label: label, id: "1")
        ]
        let report = FinanceReport(
            language: .english, day: Day(number: 20_820),
            analysis: try SpendingAnalysis(of: transactions), sources: [])
        let export = StatementExport(
            account: "a", currency: .eur, lines: transactions.map { StatementExport.Line($0) })
        for text in [report.csv(), export.text(.csv)] {
            #expect(text.unicodeScalars.contains(field.unicodeScalars), "\(text)")
        }
    }

    @Test func aFrenchColonHasANoBreakSpaceBeforeIt() throws {
        let months = (0..<240).map { index in
            BankTransaction(
                day: Day(number: 20_454 + index),
                amount: Money(minorUnits: -1_000 - Int64(index), currency: .eur),
                label: index % 30 == 0 ? "PRLV SEPA NETFLIX" : "CB LIDL", id: "t\(index)")
        }
        let report = FinanceReport(
            language: .french, day: Day(number: 20_720),
            analysis: try SpendingAnalysis(of: months), sources: [])
        let series = try #require(report.analysis.recurring.first?.id)
        let texts = try [
            report.text(), #require(report.explanation(of: series)),
            #require(report.explanation(of: "2026-03")),
            #require(report.explanation(of: "groceries")),
            #require(report.explanation(of: "t1")),
        ]
        for text in texts {
            let others = text.replacing("\u{A0}: ", with: "")
            #expect(others != text && !others.contains(": "), "\(text)")
            #expect(!text.contains("(s)"))
        }
    }

    @Test func everyFigureOfTheReportCanBeExplained() throws {
        let report = try report()
        let explained = try #require(report.explanation(of: "t1"))
        #expect(explained.contains("lidl") && explained.contains("[t1]"))
        #expect(report.explanation(of: "2026-01")?.contains("[t0]") == true)
        #expect(report.explanation(of: "category-groceries")?.contains("(24)") == true)
        for payment in report.analysis.recurring + report.analysis.ended {
            #expect(report.explanation(of: payment.id) != nil)
        }
        #expect(report.explanation(of: "nothing") == nil)
    }

    @Test func everyTableCellBearsItsColumnForNarrowScreens() throws {
        let html = try report().html()
        #expect(!html.contains("<td>") && html.contains("<td data-name="))
        #expect(html.contains("prefers-color-scheme:dark") && html.contains("@media print"))
        for image in html.components(separatedBy: "<svg").dropFirst() {
            let head = image.prefix(while: { $0 != ">" })
            #expect(head.contains("aria-label=") || head.contains("aria-hidden="))
        }
    }

    @Test func aLineOfAnAccountIsReadAndMistakesAreNamed() throws {
        let line = try AccountLine(
            json: """
                {"account":"A","balance":"3.00 EUR","transactions":[{"date":"2026-01-02",\
                "amount":"-5.00","currency":"EUR","description":"CB LIDL"}]}
                """)
        #expect(line.account == "A" && line.balance?.canonicalString == "3.00 EUR")
        #expect(line.transactions.map(\.amount.canonicalString) == ["-5.00 EUR"])
        #expect(throws: AccountLineError.malformed) { try AccountLine(json: "{}") }
        #expect(throws: AccountLineError.badDate(transaction: 1)) {
            try AccountLine(
                json: #"{"transactions":[{"date":"2/1/26","amount":"1.00 EUR"}]}"#)
        }
        #expect(throws: AccountLineError.badAmount(transaction: 1)) {
            try AccountLine(
                json: #"{"transactions":[{"date":"2026-01-02","amount":"1,00"}]}"#)
        }
    }

    @Test(arguments: [
        (#""balance":"oops","#, "", AccountLineError.badBalance(transaction: 0)),
        (#""balance":"5.00 USD","#, "", .foreignBalance(.usd, transaction: 0)),
        ("", #""balance":"oops","#, .badBalance(transaction: 1)),
        ("", #""balance":"5.00 USD","#, .foreignBalance(.usd, transaction: 1)),
    ])
    func aBalanceThatCannotBeIsNamed(account: String, row: String, error: AccountLineError) {
        #expect(throws: error) {
            try AccountLine(
                json: """
                    {\(account)"transactions":[{\(row)"date":"2026-01-02","amount":"-5.00 EUR"}]}
                    """)
        }
    }

    @Test func aBalanceIsInTheCurrencyOfItsTransactionWhereItSaysNone() throws {
        let line = try AccountLine(
            json: """
                {"transactions":[{"date":"2026-01-02","amount":"-5.00","currency":"EUR",\
                "balance":"7.00"}]}
                """)
        #expect(line.transactions.map(\.balance?.canonicalString) == ["7.00 EUR"])
    }

    @Test func aLineThatIsNotUTF8IsRefusedAndAReplacedCharacterIsNot() throws {
        let text =
            #"{"transactions":[{"date":"2026-01-02","amount":"-5.00 EUR","description":"�"}]}"#
        let line = try AccountLine(json: text)
        #expect(line.transactions.map(\.label) == ["�"])
        let latin = text.utf8.map { $0 == 0xBD ? 0xE9 : $0 }
        #expect(throws: AccountLineError.notUTF8) { try AccountLine(Data(latin)) }
    }

    @Test(arguments: [
        ("html", ReportFormat.html), ("HTM", .html), ("json", .json), ("txt", .text),
        ("csv", .csv), ("pdf", nil), ("xlsx", nil), ("", nil),
    ])
    func theEndingOfAFileSaysItsForm(ending: String, format: ReportFormat?) {
        #expect(ReportFormat(ending: ending) == format)
        #expect(format.map { ReportFormat(ending: $0.ending) == $0 } ?? true)
    }
}
