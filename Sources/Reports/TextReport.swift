internal import Insights
internal import Primitives
internal import Statements

extension FinanceReport {
    /// Returns the report as plain text of at most 80 columns, with bars.
    public func text() -> String {
        let sentences = ReportSentences(self)
        let words = sentences.words
        var lines = [words.title, ""] + sentences.summary + ["", words.months]
        let greatest = analysis.months.map(\.spending.estimate).max() ?? 0
        for figures in analysis.months.suffix(18) {
            let share = greatest > 0 ? figures.spending.estimate / greatest : 0
            let bar = String(repeating: "█", count: Int((share * 36).rounded()))
            lines.append("  \(figures.month)  \(bar) \(words.money(figures.spending))")
        }
        lines += ["", words.categories]
        let total = sentences.totalSpending
        for (kind, amount) in sentences.kinds {
            lines.append(
                "  \(words.name(of: kind)): \(words.money(amount)) (\(words.percentage(amount, of: total)))"
            )
        }
        lines += ["", words.anomalies]
        if analysis.anomalies.isEmpty { lines.append("  \(words.nothingUnusual)") }
        for anomaly in analysis.anomalies.prefix(20) {
            let label = anomaly.transaction.counterparty ?? anomaly.transaction.label
            lines.append(
                "  \(anomaly.transaction.day)  \(label.prefix(28))  \(words.money(anomaly.transaction.amount))"
            )
            lines.append("              \(sentences.reason(for: anomaly))")
        }
        lines += ["", words.recurring]
        for payment in analysis.recurring {
            lines.append(
                "  \(payment.next)  \(payment.name.prefix(28))  \(words.money(payment.amount))  \(words.name(of: payment.recurrence))"
            )
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
