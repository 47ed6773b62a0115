internal import Insights
internal import Primitives
internal import Statements

extension FinanceReport {
    /// Returns the report as one HTML document that needs nothing else.
    ///
    /// What comes from files is escaped; the same report gives the same bytes.
    public func html() -> String {
        HTMLReport(self).document
    }
}

/// Renders a report as HTML.
private struct HTMLReport {
    private let report: FinanceReport
    private let sentences: ReportSentences
    private let words: ReportWords

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
        <title>\(words.title)</title>
        <style>\(Self.style)</style>
        </head>
        <body>
        <main>
        <header><h1>\(words.title)</h1><p class="muted">\(period)</p></header>
        \(section(words.summary, sentences.summary.map { "<p>\(HTML.escaped($0))</p>" }.joined()))
        \(section(words.months, MonthlyChart(sentences).svg + monthTable))
        \(section(words.categories, kindTable))
        \(section(words.anomalies, anomalyTable))
        \(section(words.recurring, recurringTable))
        \(section(words.method, "<ul>" + sentences.method.map { "<li>\(HTML.escaped($0))</li>" }.joined() + "</ul>"))
        </main>
        </body>
        </html>

        """
    }

    private var period: String {
        let analysis = report.analysis
        guard let first = analysis.period.start, let end = analysis.period.end else { return "" }
        let last = end.adding(days: -1)
        return words.pick(
            "Du \(words.date(first)) au \(words.date(last)) · \(analysis.transactions.count) opérations",
            "\(words.date(first)) to \(words.date(last)) · \(analysis.transactions.count) transactions"
        )
    }

    private func section(_ title: String, _ body: String) -> String {
        "<section><h2>\(HTML.escaped(title))</h2>\(body)</section>"
    }

    private func table(_ head: [String], _ rows: [[String]]) -> String {
        let header = head.map { "<th scope=\"col\">\(HTML.escaped($0))</th>" }.joined()
        let body = rows.map { row in
            "<tr>" + row.map { "<td>\(HTML.escaped($0))</td>" }.joined() + "</tr>"
        }
        return """
            <div class="scroll"><table><thead><tr>\(header)</tr></thead>\
            <tbody>\(body.joined())</tbody></table></div>
            """
    }

    private var monthTable: String {
        table(
            [words.month, words.income, words.spending, words.balance],
            report.analysis.months.suffix(18).reversed().map { figures in
                let difference = try? figures.income.subtracting(figures.spending)
                let name = words.name(of: figures.month)
                return [
                    figures.isComplete ? name : "\(name) (\(words.partial))",
                    words.money(figures.income), words.money(figures.spending),
                    difference.map(words.money) ?? "",
                ]
            })
    }

    private var kindTable: String {
        let total = sentences.totalSpending
        let monthCount = Int64(max(1, report.analysis.months.count))
        return table(
            [words.category, words.total, words.share, words.perMonth],
            sentences.kinds.map { kind, amount in
                let monthly = Money(
                    minorUnits: amount.minorUnits / monthCount, currency: amount.currency)
                return [
                    words.name(of: kind), words.money(amount), words.percentage(amount, of: total),
                    words.money(monthly),
                ]
            })
    }

    private var anomalyTable: String {
        let anomalies = report.analysis.anomalies.prefix(20)
        guard !anomalies.isEmpty else { return "<p>\(words.nothingUnusual)</p>" }
        return table(
            [words.date, words.name, words.amount, words.why],
            anomalies.map { anomaly in
                let transaction = anomaly.transaction
                return [
                    words.date(transaction.day), transaction.counterparty ?? transaction.label,
                    words.money(transaction.amount), sentences.reason(for: anomaly),
                ]
            })
    }

    private var recurringTable: String {
        let payments = report.analysis.recurring
        guard !payments.isEmpty else { return "<p>\(words.noRecurring)</p>" }
        return table(
            [words.name, words.amount, words.often, words.next],
            payments.map { payment in
                [
                    payment.name, words.money(payment.amount), words.name(of: payment.recurrence),
                    words.date(payment.next),
                ]
            })
    }

    private static let style = """
        :root{color-scheme:light dark;--ink:#1c2430;--soft:#5b6675;--paper:#fff;--card:#f5f7fa;--line:#d9dfe7;\
        --bar:#2f6fde;--next:#e08a1e}\
        @media(prefers-color-scheme:dark){:root{--ink:#e8edf4;--soft:#9fabbb;--paper:#12161c;--card:#1b212a;\
        --line:#303a47;--bar:#6ea2ff;--next:#f2aa4c}}\
        *{box-sizing:border-box}\
        body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}\
        main{max-width:820px;margin:0 auto;padding:24px 16px 48px}\
        h1{font-size:1.8rem;margin:0}h2{font-size:1.15rem;margin:0 0 12px}\
        .muted{color:var(--soft);margin:4px 0 20px}\
        section{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:18px;margin:0 0 16px}\
        p{margin:0 0 8px}ul{margin:0;padding-left:20px;color:var(--soft);font-size:.9rem;overflow-wrap:anywhere}\
        .scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.93rem}\
        th{text-align:left;color:var(--soft);font-weight:600}\
        th,td{padding:6px 8px;border-bottom:1px solid var(--line);vertical-align:top}\
        td:not(:first-child){font-variant-numeric:tabular-nums}\
        svg{width:100%;height:auto;display:block;margin:0 0 12px}\
        svg text{font-size:12px;fill:var(--soft);text-anchor:middle}\
        .bar{fill:var(--bar)}.partial{opacity:.45}.forecast{fill:var(--next);opacity:.75}\
        .band{stroke:var(--ink);stroke-width:1.5;fill:none}\
        @media print{body{font-size:11pt}section{break-inside:avoid}}
        """
}
