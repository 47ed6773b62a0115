internal import Insights
internal import Primitives
internal import Statements

extension FinanceReport {
    /// Returns the report as one HTML document that needs nothing else: no script, no file.
    ///
    /// What comes from files is escaped; the same report gives the same bytes. Wide tables fold
    /// into cards on a narrow screen, so that nothing is clipped.
    public func html() -> String {
        HTMLReport(self).document
    }
}

/// Renders a report as HTML.
struct HTMLReport {
    let report: FinanceReport
    let sentences: ReportSentences
    let words: ReportWords

    init(_ report: FinanceReport) {
        self.report = report
        sentences = ReportSentences(report)
        words = sentences.words
    }

    var document: String {
        """
        <!DOCTYPE html>
        <html lang="\(report.language.rawValue)">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(MarkupText.escaped(title))</title>
        <style>\(HTMLStyle.text)</style>
        </head>
        <body>
        <main>
        <header><h1>\(MarkupText.escaped(title))</h1><p class="muted">\(MarkupText.escaped(period))</p></header>
        \(sections.joined(separator: "\n"))
        </main>
        </body>
        </html>

        """
    }

    private var title: String {
        report.account.map { "\(words.title) – \($0)" } ?? words.title
    }

    private var period: String {
        let analysis = report.analysis
        guard let first = analysis.period.start, let end = analysis.period.end else { return "" }
        let last = end.adding(days: -1)
        return words.pick(
            "Du \(words.date(first)) au \(words.date(last)) · \(analysis.entries.count) opérations",
            "\(words.date(first)) to \(words.date(last)) · \(analysis.entries.count) transactions")
    }

    private var sections: [String] {
        let analysis = report.analysis
        var parts = [
            section("summary", words.summary, paragraphs(sentences.summary) + figures)
        ]
        if let balance = analysis.balance {
            let chart = BalanceChart(balance, words)
            parts.append(
                section("balance", words.balanceCourse, chart.svg + paragraphs([chart.sentence])))
        }
        parts += [
            section("months", words.months, MonthlyChart(sentences).svg + monthTable),
            section("categories", words.categories, categoryTable),
            section("calendar", words.heatMap, HeatMap(report, words).svg),
            section("upcoming", sentences.upcomingTitle, upcomingTable),
            section("recurring", words.recurring, recurringTable),
            section("advice", words.advice, adviceList),
            section("budgets", words.budgetsTitle, setBudgetTable + budgetTable),
            goalSection,
            section("anomalies", words.anomalies, anomalyTable + duplicateTable),
            section("record", words.record, list(sentences.record) + recordTable),
            section("method", words.method, list(sentences.method)),
        ]
        return parts
    }

    private func section(_ id: String, _ title: String, _ body: String) -> String {
        """
        <section id="\(id)" aria-labelledby="\(id)-title"><h2 id="\(id)-title">\
        \(MarkupText.escaped(title))</h2>\(body)</section>
        """
    }

    private func paragraphs(_ texts: [String]) -> String {
        texts.map { "<p>\(MarkupText.escaped($0))</p>" }.joined()
    }

    private func list(_ texts: [String]) -> String {
        "<ul>" + texts.map { "<li>\(MarkupText.escaped($0))</li>" }.joined() + "</ul>"
    }

    /// A table whose cells bear their column's name, which a narrow screen shows beside them.
    /// - Parameter figures: the columns of figures, set to the right.
    private func table(
        _ caption: String, _ head: [String], figures: Set<Int>, _ rows: [HTMLRow]
    ) -> String {
        func style(_ index: Int) -> String { figures.contains(index) ? " class=\"n\"" : "" }
        let header = head.enumerated().map { index, name in
            "<th scope=\"col\"\(style(index))>\(MarkupText.escaped(name))</th>"
        }.joined()
        let body = rows.map { row in
            let cells = zip(head, row.cells).enumerated().map { index, cell in
                let (name, body) = cell
                let tag = index == 0 ? "th scope=\"row\"" : "td"
                let end = index == 0 ? "th" : "td"
                return
                    "<\(tag)\(style(index)) data-name=\"\(MarkupText.escaped(name))\">\(body)</\(end)>"
            }
            let id = row.id.map { " id=\"\(MarkupText.escaped($0))\"" } ?? ""
            return "<tr\(id)>\(cells.joined())</tr>"
        }
        return """
            <table><caption>\(MarkupText.escaped(caption))</caption><thead><tr>\(header)</tr></thead>\
            <tbody>\(body.joined())</tbody></table>
            """
    }

    /// The key figures, as a list of terms.
    private var figures: String {
        let items = sentences.keyFigures.map { name, value in
            "<div><dt>\(MarkupText.escaped(name))</dt><dd>\(MarkupText.escaped(value))</dd></div>"
        }
        return "<dl>\(items.joined())</dl>"
    }
}

/// A row of a table: cells of HTML, and what links to it.
struct HTMLRow {
    let id: String?
    let cells: [String]

    /// Cells of text, escaped.
    init(id: String? = nil, _ texts: [String]) {
        self.id = id
        cells = texts.map(MarkupText.escaped)
    }

    /// Cells of HTML.
    init(id: String? = nil, html: [String]) {
        self.id = id
        cells = html
    }
}

extension HTMLReport {
    private var monthTable: String {
        let rows = report.analysis.months.suffix(ReportWords.mostMonths).reversed().map { figures in
            let difference = try? figures.income.subtracting(figures.spending)
            let name = words.name(of: figures.month)
            return HTMLRow(
                id: "month-\(figures.month)",
                [
                    figures.isComplete ? name : "\(name) (\(words.partial))",
                    words.money(figures.income), words.money(figures.spending),
                    difference.map(words.money) ?? "",
                ])
        }
        return table(
            words.months, [words.month, words.income, words.spending, words.balance],
            figures: [1, 2, 3], rows)
            + paragraphs([words.monthsListed(of: report.analysis.months.count)].compactMap(\.self))
    }

    private var categoryTable: String {
        let total = sentences.totalSpending
        let rows = report.analysis.categories.map { figures in
            let line = Sparkline(figures.monthly.suffix(ReportWords.mostMonths).map(\.estimate))
            let next = figures.forecast.map { forecast in
                "\(words.money(forecast.mean)) (\(words.money(forecast.low)) – \(words.money(forecast.high)))"
            }
            return HTMLRow(
                id: "category-\(figures.category.rawValue)",
                html: [
                    MarkupText.escaped(words.name(of: figures.category)),
                    MarkupText.escaped(words.money(figures.total)),
                    MarkupText.escaped(words.percentage(figures.total, of: total)),
                    MarkupText.escaped(words.money(figures.perMonth)), line.svg,
                    MarkupText.escaped(next ?? "–"),
                ])
        }
        return table(
            words.categories,
            [
                words.category, words.total, words.share, words.perMonth, words.course,
                words.forecastNext,
            ], figures: [1, 2, 3], rows)
    }

    private var upcomingTable: String {
        guard !report.upcoming.isEmpty else { return "<p>\(words.nothingUpcoming)</p>" }
        let rows = report.upcoming.map { upcoming in
            HTMLRow(html: [
                MarkupText.escaped(words.date(upcoming.day)),
                "<a href=\"#\(upcoming.payment.id)\">\(MarkupText.escaped(upcoming.payment.name))</a>",
                MarkupText.escaped(words.money(upcoming.payment.amount)),
            ])
        }
        return table(
            sentences.upcomingTitle, [words.date, words.name, words.amount], figures: [2], rows)
    }

    private var recurringTable: String {
        let payments = report.recurring + report.analysis.ended.prefix(10)
        guard !payments.isEmpty else { return "<p>\(words.noRecurring)</p>" }
        let rows = payments.map { payment in
            HTMLRow(
                id: payment.id,
                [
                    payment.name, words.money(payment.amount), words.name(of: payment.recurrence),
                    payment.status == .active
                        ? words.date(payment.next) : sentences.ending(of: payment),
                    words.money(payment.yearlyAmount), sentences.remarks(on: payment),
                ])
        }
        return table(
            words.recurring,
            [words.name, words.amount, words.often, words.next, words.perYear, words.remarks],
            figures: [1, 4], rows)
    }

    private var adviceList: String {
        guard !report.recommendations.isEmpty else { return "<p>\(words.noAdvice)</p>" }
        let items = report.recommendations.prefix(8).map { advice in
            let say = sentences.command(of: advice).map {
                " <span class=\"say\">\(words.pick("Dis\u{A0}: «\u{A0}\(MarkupText.escaped($0))\u{A0}»", "Say: “\(MarkupText.escaped($0))”"))</span>"
            }
            let certainty = words.pick("Certitude", "Certainty")
            let based = words.count(
                advice.evidence.count, words.pick("opération", "transaction"),
                words.pick("opérations", "transactions"))
            return """
                <li id="\(advice.id)"><strong>\(MarkupText.escaped(words.money(advice.saving)))\
                </strong> \(MarkupText.escaped(sentences.text(of: advice)))\(say ?? "") \
                <small>\(certainty)\(words.colon) \(MarkupText.escaped(words.percent(advice.certainty))) · \
                \(based) · <code>\(advice.id)</code></small></li>
                """
        }
        return "<ol class=\"advice\">\(items.joined())</ol>"
    }

    private var budgetTable: String {
        let complete = report.analysis.completeMonths.count
        let rows = report.analysis.categories.compactMap { figures -> HTMLRow? in
            guard let budget = figures.budget else { return nil }
            return HTMLRow([
                words.name(of: figures.category), words.money(budget),
                figures.lastMonth.map(words.money) ?? "–",
                words.pick(
                    "\(figures.monthsWithinBudget) mois sur \(complete)",
                    "\(figures.monthsWithinBudget) of \(complete) months"),
            ])
        }
        guard !rows.isEmpty else { return "<p>\(words.noBudgets)</p>" }
        return table(
            words.budgets, [words.category, words.proposed, words.lastMonth, words.kept],
            figures: [1, 2], rows)
    }

    private var setBudgetTable: String {
        guard !report.budgets.isEmpty else { return "" }
        let rows = report.budgets.map { budget in
            HTMLRow([
                words.name(ofBudgetOn: budget.category), words.money(budget.amount),
                words.money(budget.spent), words.money(budget.remaining),
                words.percentage(budget.spent, of: budget.amount),
            ])
        }
        return table(
            words.setBudgets,
            [words.category, words.budget, words.spentSoFar, words.remaining, words.used],
            figures: [1, 2, 3, 4], rows)
    }

    /// The goals, nothing where there are none.
    private var goalSection: String {
        guard let pace = sentences.savingPace else { return "" }
        let rows = report.goals.map { course in
            HTMLRow(
                id: course.id,
                [
                    course.goal.name, words.money(course.saved),
                    words.money(course.target), course.goal.day.map(words.date) ?? "–",
                    course.monthlyNeeded.map(words.money) ?? "–",
                    course.reached.map(words.date) ?? "–",
                    course.chance.map(words.percent) ?? "–",
                ])
        }
        let table = table(
            words.goals,
            [
                words.goal, words.saved, words.target, words.dueBy, words.neededMonthly,
                words.reachedOn, words.chance,
            ], figures: [1, 2, 4, 6], rows)
        return section(
            "goals", words.goals, paragraphs(report.goals.map(sentences.text) + [pace]) + table)
    }

    private var recordTable: String {
        let outcomes = report.analysis.trackRecord.months
        guard !outcomes.isEmpty else { return "" }
        let rows = outcomes.reversed().map { outcome in
            HTMLRow([
                words.name(of: outcome.forecast.month), words.money(outcome.forecast.mean),
                "\(words.money(outcome.forecast.low)) – \(words.money(outcome.forecast.high))",
                words.money(outcome.actual), outcome.isWithin ? words.yes : words.no,
            ])
        }
        return table(
            words.record,
            [words.month, words.forecast, words.interval, words.spending, words.within],
            figures: [1, 2, 3], rows)
    }

    private var anomalyTable: String {
        let anomalies = report.analysis.anomalies.prefix(20)
        guard !anomalies.isEmpty else { return "<p>\(words.nothingUnusual)</p>" }
        let rows = anomalies.map { anomaly in
            let transaction = anomaly.transaction
            return HTMLRow(
                id: "transaction-\(transaction.id)",
                [
                    words.date(transaction.day), transaction.counterparty ?? transaction.label,
                    words.money(transaction.amount), sentences.reason(for: anomaly),
                ])
        }
        return table(
            words.anomalies, [words.date, words.name, words.amount, words.why], figures: [2], rows)
    }

    private var duplicateTable: String {
        let charges = report.analysis.duplicates.prefix(10)
        guard !charges.isEmpty else { return "" }
        let rows = charges.map { charge in
            HTMLRow([
                words.date(charge.second.day), charge.name, words.money(charge.second.amount),
                words.pick(
                    "même montant le \(words.date(charge.first.day))",
                    "same amount on \(words.date(charge.first.day))"),
            ])
        }
        return table(
            words.duplicates, [words.date, words.name, words.amount, words.why], figures: [2], rows)
    }
}
