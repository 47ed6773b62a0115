internal import Insights
internal import Primitives
internal import Statements

extension FinanceReport {
    /// Returns the report as plain text for a terminal, with bars and sparklines.
    public func text() -> String {
        let sentences = ReportSentences(self)
        let words = sentences.words
        var lines = [words.title, ""] + sentences.summary + [""]
        lines += sentences.keyFigures.map { "  \($0.padded(30)) \($1)" }
        if let balance = analysis.balance {
            let past = Sparkline(balance.past.suffix(60).map { max(0, $0.balance.estimate) })
            lines += ["", words.balanceCourse, "  \(past.text)"]
            lines.append("  \(BalanceChart(balance, words).sentence)")
        }
        lines += ["", words.months] + monthLines(words)
        lines += ["", words.categories] + categoryLines(sentences)
        lines += ["", sentences.upcomingTitle]
        if upcoming.isEmpty { lines.append("  \(words.nothingUpcoming)") }
        lines += upcoming.map {
            "  \($0.day)  \($0.payment.name.padded(28)) \(words.money($0.payment.amount))"
        }
        lines += ["", words.anomalies]
        if analysis.anomalies.isEmpty { lines.append("  \(words.nothingUnusual)") }
        for anomaly in analysis.anomalies.prefix(20) {
            let label = anomaly.transaction.counterparty ?? anomaly.transaction.label
            lines.append(
                "  \(anomaly.transaction.day)  \(label.padded(28)) \(words.money(anomaly.transaction.amount))"
            )
            lines.append("              \(sentences.reason(for: anomaly))")
        }
        if !budgets.isEmpty { lines += ["", words.setBudgets] }
        for budget in budgets {
            lines.append(
                "  \(words.name(ofBudgetOn: budget.category).padded(22)) \(words.money(budget.spent)) / \(words.money(budget.amount))"
            )
        }
        if let pace = sentences.savingPace {
            lines += ["", words.goals] + goals.map { "  \(sentences.text(of: $0))" }
            lines.append("  \(pace)")
        }
        lines += ["", words.record] + sentences.record.map { "  \($0)" }
        lines += ["", words.advice]
        if recommendations.isEmpty { lines.append("  \(words.noAdvice)") }
        for advice in recommendations.prefix(8) {
            lines.append("  \(words.money(advice.saving)) \(sentences.text(of: advice))")
            if let say = sentences.command(of: advice) {
                lines.append(
                    "      \(words.pick("Dis", "Say"))\(words.colon) \(say)  [\(advice.id)]")
            }
        }
        let omissions = sentences.omissions
        if !omissions.isEmpty { lines += ["", words.omissions] + omissions.map { "  \($0)" } }
        return lines.map(\.wrapped).joined(separator: "\n") + "\n"
    }

    private func monthLines(_ words: ReportWords) -> [String] {
        let greatest = analysis.months.map(\.spending.estimate).max() ?? 0
        let lines = analysis.months.suffix(ReportWords.mostMonths).map { figures in
            let share = greatest > 0 ? max(0, figures.spending.estimate / greatest) : 0
            let bar = String(repeating: "█", count: Int((share * 36).rounded()))
            let note = figures.isComplete ? "" : " (\(words.partial))"
            return "  \(figures.month)  \(bar) \(words.money(figures.spending))\(note)"
        }
        return lines
            + [words.monthsListed(of: analysis.months.count)].compactMap(\.self).map { "  \($0)" }
    }

    private func categoryLines(_ sentences: ReportSentences) -> [String] {
        let words = sentences.words
        let total = sentences.totalSpending
        return analysis.categories.map { figures in
            let line = Sparkline(figures.monthly.suffix(12).map(\.estimate)).text
            return
                "  \(words.name(of: figures.category).padded(22)) \(line.padded(12)) \(words.money(figures.total)) (\(words.percentage(figures.total, of: total)))"
        }
    }
}

extension String {
    /// The line cut at spaces into lines of 80 characters, the later ones set in.
    fileprivate var wrapped: String {
        guard count > 80 else { return self }
        let indent = String(repeating: " ", count: prefix { $0 == " " }.count + 2)
        var lines: [String] = []
        var line = String(prefix { $0 == " " })
        for word in split(separator: " ") {
            if line.count + word.count > 79, line.contains(where: { $0 != " " }) {
                lines.append(line)
                line = indent
            }
            line += (line.last.map { $0 == " " } ?? true) ? word : " " + word
        }
        return (lines + [line]).joined(separator: "\n")
    }

    /// The text cut or filled with spaces to `width` characters.
    func padded(_ width: Int) -> String { String(prefix(width)).filled(width) }

    /// The text filled with spaces to `width` characters, and whole where it has more.
    func filled(_ width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
