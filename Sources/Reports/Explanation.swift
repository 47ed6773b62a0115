internal import Insights
internal import Primitives
internal import Statements

extension FinanceReport {
    /// Explains a figure by its identifier: a transaction, a series (`series-…`), a recommendation
    /// (`advice-…`), a goal (`goal-1`), a month (`2026-03`, `month-2026-03`) or a category
    /// (`groceries`, `category-groceries`); nil where there is none.
    public func explanation(of id: String) -> String? {
        let sentences = ReportSentences(self)
        let words = sentences.words
        let all = recurring + analysis.ended
        if let payment = all.first(where: { $0.id == id }) {
            let head = [
                "\(payment.name)\(words.colon) \(words.money(payment.amount)), \(words.name(of: payment.recurrence))",
                sentences.remarks(on: payment), sentences.ending(of: payment),
                "\(words.pick("Certitude", "Certainty"))\(words.colon) \(words.percent(payment.certainty))",
            ]
            return text(head, evidence: Set(payment.transactions), words)
        }
        if let advice = recommendations.first(where: { $0.id == id }) {
            return text(
                [
                    sentences.text(of: advice),
                    "\(words.pick("Certitude", "Certainty"))\(words.colon) \(words.percent(advice.certainty))",
                ], evidence: Set(advice.evidence), words)
        }
        if let course = goals.first(where: { $0.id == id }) {
            return goalText(course, sentences)
        }
        let short = id.split(separator: "-", maxSplits: 1).last.map(String.init) ?? id
        if let figures = analysis.months.first(where: {
            $0.month.description == id || "month-\($0.month)" == id
        }) {
            let own = analysis.entries.filter { $0.transaction.day.month == figures.month }
            return text(
                [
                    "\(words.name(of: figures.month))\(words.colon) \(words.spending) \(words.money(figures.spending)), \(words.income) \(words.money(figures.income))"
                ], evidence: Set(own.map(\.transaction.id)), words)
        }
        if let category = SpendingCategory(rawValue: id) ?? SpendingCategory(rawValue: short),
            let figures = analysis.categories.first(where: { $0.category == category })
        {
            let own = analysis.entries.filter {
                ($0.isSpending || $0.isRefund) && $0.kind == category
            }
            return text(
                ["\(words.name(of: category))\(words.colon) \(words.money(figures.total))"],
                evidence: Set(own.map(\.transaction.id)), words)
        }
        return transactionText(id, sentences)
    }

    /// The goal and what each month of its pace put by.
    private func goalText(_ course: GoalCourse, _ sentences: ReportSentences) -> String {
        let words = sentences.words
        let pace = Set(course.months)
        let rows = analysis.months.filter { pace.contains($0.month) }.map { figures in
            let left = (try? figures.income.subtracting(figures.spending)).map(words.money) ?? "–"
            return
                "  \(figures.month)  \(words.money(figures.income)) − \(words.money(figures.spending)) = \(left)"
        }
        let head = [sentences.text(of: course), sentences.savingPace].compactMap { $0 }
        return (head + rows).joined(separator: "\n") + "\n"
    }

    private func transactionText(_ id: String, _ sentences: ReportSentences) -> String? {
        let words = sentences.words
        let bare = id.hasPrefix("transaction-") ? String(id.dropFirst(12)) : id
        guard let entry = analysis.entries.first(where: { $0.transaction.id == bare }) else {
            return nil
        }
        let decision = entry.decision
        var head = [
            "\(words.category)\(words.colon) \(words.name(of: decision.category)) (\(decision.ground.rawValue)\(decision.evidence.isEmpty ? "" : "\(words.colon) \(decision.evidence)"))"
        ]
        head += analysis.anomalies.filter { $0.transaction.id == bare }.map(sentences.reason)
        return text(head, evidence: [bare], words)
    }

    private func text(_ head: [String], evidence: Set<String>, _ words: ReportWords) -> String {
        let own = analysis.entries.filter { evidence.contains($0.transaction.id) }
        let sum = try? Money.sum(of: own.map(\.transaction.amount), in: analysis.currency)
        let rows = own.map { entry in
            "  \(entry.transaction.day)  \(words.money(entry.transaction.amount).filled(16)) \(entry.transaction.label)  [\(entry.transaction.id)]"
        }
        let total =
            sum.map { ["\(words.total)\(words.colon) \(words.money($0)) (\(own.count))"] } ?? []
        return (head + rows + total).joined(separator: "\n") + "\n"
    }
}
