import Foundation
import Insights
import Primitives
import Reports
import Statements
import Testing

struct RenderingTests {
    private func report(_ language: Language, label: String = "CB <b>&\"SHOP\"</b>") throws
        -> FinanceReport
    {
        let transactions = (0..<120).map { index in
            BankTransaction(
                day: Day(number: 20_454 + index * 2),
                amount: Money(
                    minorUnits: index == 60 ? -250_000 : -2_000 - Int64(index % 7) * 10,
                    currency: .eur),
                label: label, id: "\(index)")
        }
        return FinanceReport(
            language: language, day: Day(number: 20_777),
            analysis: try SpendingAnalysis(of: transactions),
            sources: [
                .init(
                    file: "a.csv", transactionCount: 120, rejected: ["line 3: <odd>"],
                    reading: "csv")
            ])
    }

    @Test(arguments: Language.allCases)
    func theSameReportGivesTheSameBytes(language: Language) throws {
        #expect(try report(language).html() == report(language).html())
        #expect(try report(language).json() == report(language).json())
    }

    @Test(arguments: [(Language.french, "0\u{A0}%"), (.english, "0%")])
    func aChangeThatComesToNothingHasNoSign(language: Language, nothing: String) throws {
        // Two months of 1,000.00, the later 0.40 less; a third that is cut short.
        let rows = [(0, -100_000), (31, -99_960), (59, -1_000), (89, -1_000)]
        let transactions = rows.map { day, cents in
            BankTransaction(
                day: Day(number: 20_454 + day),
                amount: Money(minorUnits: Int64(cents), currency: .eur), label: "CB SHOP",
                id: "\(day)")
        }
        let period = try #require(DayInterval("2026-01-01/2026-03-01"))
        let text = FinanceReport(
            language: language, day: Day(number: 20_600),
            analysis: try SpendingAnalysis(of: transactions, period: period), sources: []
        ).text()
        let name = language == .french ? "Sur un mois" : "Month on month"
        let line = try #require(text.split(separator: "\n").first { $0.contains(name) })
        #expect(line.hasSuffix(" \(nothing)"))
    }

    @Test(arguments: [
        (Language.french, "Frais bancaires sur la période", "sur un an"),
        (.english, "Bank fees in the period", "fees in a year"),
    ])
    func aMonthIsNotCalledAYear(language: Language, words: String, others: String) throws {
        let transactions = (0..<28).map { index in
            BankTransaction(
                day: Day(number: 20_454 + index),
                amount: Money(minorUnits: -390, currency: .eur),
                label: index == 20 ? "COTISATION CARTE" : "CB SHOP", id: "\(index)")
        }
        let text = FinanceReport(
            language: language, day: Day(number: 20_490),
            analysis: try SpendingAnalysis(of: transactions), sources: []
        ).text()
        #expect(text.contains(words) && !text.contains(others), "\(text)")
    }

    @Test(arguments: [(Language.french, "deux fois par mois"), (.english, "twice a month")])
    func payTwiceAMonthIsNotCalledMonthly(language: Language, words: String) throws {
        let transactions = try (0..<8).flatMap { offset in
            let month = Month(year: 2026, month: 1 + offset)
            return [try #require(month.day(15)), month.last].map { day in
                BankTransaction(
                    day: day, amount: Money(minorUnits: 115_500, currency: .eur),
                    label: "VIR SALAIRE HOOLI", id: day.description)
            }
        }
        let html = FinanceReport(
            language: language, day: Day(number: 20_700),
            analysis: try SpendingAnalysis(of: transactions), sources: []
        ).html()
        #expect(html.contains(">\(words)</td>"))
    }

    @Test func whatComesFromFilesIsEscaped() throws {
        let html = try report(.english).html()
        #expect(!html.contains("<b>&") && html.contains("&lt;b&gt;&amp;&quot;SHOP&quot;"))
        #expect(!html.contains("<odd>") && !html.contains("<script"))
    }

    @Test func htmlNeedsNothingElse() throws {
        let html = try report(.french).html()
        #expect(html.hasPrefix("<!DOCTYPE html>") && html.contains("lang=\"fr\""))
        for outside in ["http:", "https:", "url(", "@import", " src="] {
            #expect(!html.contains(outside))
        }
        #expect(html.contains("2\u{202F}500,00\u{A0}€"))
    }

    /// A mark that combines with a quote does not hide it.
    @Test(arguments: ["x\"\u{301} onmouseover=\"run()", "<\u{301}script>", "'\u{301}"])
    func htmlLetsNothingOutOfItsTextWhateverCombines(label: String) throws {
        let html = try report(.english, label: label).html()
        #expect(!html.unicodeScalars.contains(label.unicodeScalars))
    }

    /// One payment of nearly all that an amount can be, among many of 5; and all of it saved, at a
    /// cent a month.
    @Test(arguments: Language.allCases, [true, false])
    func amountsAtTheEndOfWhatFitsStandInEveryForm(language: Language, isPaid: Bool) throws {
        let huge = Money(minorUnits: 9_200_000_000_000_000_000, currency: .eur)
        var transactions = (0..<150).map { index in
            BankTransaction(
                day: Day(number: 20_454 + index * 2),
                amount: Money(minorUnits: isPaid ? -500 - Int64(index % 3) : -1, currency: .eur),
                label: "CB SHOP", id: "\(index)")
        }
        if isPaid {
            transactions[75] = BankTransaction(
                day: transactions[75].day, amount: try huge.negated(), label: "CB SHOP", id: "75")
        }
        let report = FinanceReport(
            language: language, day: Day(number: 20_777),
            analysis: try SpendingAnalysis(
                of: transactions, closingBalance: isPaid ? nil : huge), sources: [])
        for format in ReportFormat.allCases {
            #expect(!(try format.rendered(report)).isEmpty)
        }
        let most = language == .french ? ">\u{A0}100\u{202F}000" : ">100,000"
        #expect(report.text().contains(most), "\(report.text())")
        #expect(report.explanation(of: "75") != nil)
    }

    @Test func anExplanationNamesItsAmountsWhole() throws {
        let amount = Money(minorUnits: -123_456_789_012_345, currency: .eur)
        let transaction = BankTransaction(
            day: Day(number: 20_454), amount: amount, label: "CB SHOP", id: "1")
        let report = FinanceReport(
            language: .english, day: Day(number: 20_777),
            analysis: try SpendingAnalysis(of: [transaction]), sources: [])
        let text = try #require(report.explanation(of: "1"))
        #expect(text.contains("-€1,234,567,890,123.45 CB SHOP"))
    }

    @Test func jsonHasMoneyAsExactStrings() throws {
        let data = Data(try report(.english).json().utf8)
        let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        let anomalies = try #require(object["anomalies"] as? [[String: Any]])
        #expect(anomalies.first?["amount"] as? String == "-2500.00 EUR")
        #expect(object["period"] as? String == "2026-01-01/2026-08-28")
        #expect(object["transactionCount"] as? Int == 120)
    }

    @Test func goalsStandInEveryForm() throws {
        let plain = try report(.english)
        let goals = try ["<bike>=400@2027-03-01", "car=9000"].map {
            try #require(SavingsGoal($0))
        }
        let courses = try plain.analysis.courses(of: goals, on: plain.day)
        #expect(courses.count == 2)
        let report = FinanceReport(
            language: .english, day: plain.day, analysis: plain.analysis, sources: [],
            goals: courses)
        let html = report.html()
        #expect(html.contains("id=\"goal-1\"") && html.contains("&lt;bike&gt;"))
        #expect(!plain.html().contains("id=\"goals\""))
        #expect(report.text().contains("<bike>: €400.00 to go; at this rate you do not reach it"))
        #expect(try report.json().contains("\"monthlyNeeded\" : \"120.54 EUR\""))
        let months = try #require(report.explanation(of: "goal-2")).split(separator: "\n")
        #expect(months.count == 2 + courses[1].months.count)
        #expect(months.last?.contains(" = -€") == true)
    }

    /// Monthly card debits stand in the calendar, and in no sum of the analysis.
    @Test func aDayWhoseSumDoesNotFitIsLeftOutOfTheCalendar() throws {
        let rows: [(label: String, units: Int64)] = [
            ("CB DEBIT DIFFERE LIDL 02/01", -3_000),
            ("DEBIT MENSUEL CARTE BLEUE", -5_000_000_000_000_000_000),
            ("DEBIT MENSUEL CARTE BLEUE", -5_000_000_000_000_000_001),
        ]
        let transactions = rows.enumerated().map { index, row in
            BankTransaction(
                day: Day(number: 20_454 + min(index, 1)),
                amount: Money(minorUnits: row.units, currency: .eur), label: row.label,
                id: "\(index)")
        }
        let report = FinanceReport(
            language: .english, day: Day(number: 20_500),
            analysis: try SpendingAnalysis(of: transactions), sources: [])
        #expect(report.analysis.deferredCount == 2)
        let html = report.html()
        #expect(html.contains("1 January 2026: €30.00"))
        #expect(!html.contains("2 January 2026: "))
    }

    @Test func aMonthInWhichMoreIsGivenBackThanSpentIsDrawn() throws {
        let rows: [(day: Int, cents: Int64)] = [(20, -30_000), (40, 30_000), (70, -500)]
        let transactions = rows.enumerated().map { index, row in
            BankTransaction(
                day: Day(number: 20_454 + row.day),
                amount: Money(minorUnits: row.cents, currency: .eur), label: "CB AMAZON",
                id: "\(index)")
        }
        let report = FinanceReport(
            language: .english, day: Day(number: 20_530),
            analysis: try SpendingAnalysis(of: transactions), sources: [])
        #expect(report.text().contains("-€300.00"))
        #expect(report.text().contains("1\u{A0}refund taken off spending (€300.00): not income."))
        #expect(!report.html().contains("height=\"-"))
    }

    /// A month's shopping, a part of it in cinemas: 9.77 of 4,300.
    @Test(arguments: [
        (Language.english, "(<1%)", "(>99%)"), (.french, "(<\u{A0}1\u{A0}%)", "(>\u{A0}99\u{A0}%)"),
    ])
    func aSmallShareIsNotSaidToBeNothing(language: Language, small: String, large: String) throws {
        let transactions = [("CB AMAZON", -429_023), ("CB CINEMA UGC", -977)].map { label, cents in
            BankTransaction(
                day: Day(number: 20_454), amount: Money(minorUnits: Int64(cents), currency: .eur),
                label: label, id: label)
        }
        let report = FinanceReport(
            language: language, day: Day(number: 20_460),
            analysis: try SpendingAnalysis(of: transactions), sources: [])
        #expect(report.text().contains(small) && report.text().contains(large))
        #expect(report.html().contains(small.dropFirst().dropLast().replacing("<", with: "&lt;")))
    }

    /// Two purchases a month from January 2016 on.
    private func long(months: Int) throws -> FinanceReport {
        let transactions = (0..<months * 2).map { index in
            BankTransaction(
                day: Month(year: 2016, month: 1).adding(months: index / 2).first
                    .adding(days: index % 2 * 27),
                amount: Money(minorUnits: -2_000 - Int64(index % 7) * 10, currency: .eur),
                label: "CB LIDL", id: "\(index)")
        }
        return FinanceReport(
            language: .english, day: Day(number: 20_800),
            analysis: try SpendingAnalysis(of: transactions), sources: [])
    }

    @Test(arguments: [(18, false), (19, true), (120, true)])
    func thatOnlySomeMonthsAreListedIsSaid(months: Int, isSaid: Bool) throws {
        let report = try long(months: months)
        let sentence = "The last 18 of \(months) months; the JSON form has them all."
        #expect(report.text().contains(sentence) == isSaid)
        #expect(report.html().contains(sentence) == isSaid)
    }

    @Test(arguments: [(6, 0), (18, 9)])
    func ofManyBarsEveryOtherIsNamedOnANarrowScreen(months: Int, hidden: Int) throws {
        let html = try long(months: months).html()
        #expect(html.components(separatedBy: "class=\"mid alt\"").count - 1 == hidden)
        #expect(html.contains("svg .alt{display:none}"))
    }

    @Test func textFitsATerminal() throws {
        for line in try report(.french).text().split(separator: "\n") where line.hasPrefix("  ") {
            #expect(line.count <= 100)
        }
    }
}
