internal import Insights
internal import Primitives
internal import Statements

extension FinanceReport {
    /// Returns the transactions as CSV (RFC 4180): date, amount, currency, category, why it is in
    /// it, merchant, kind of payment, town, label, identifier, and the series it belongs to.
    public func csv() -> String {
        var series: [String: String] = [:]
        for payment in analysis.recurring + analysis.ended {
            for transaction in payment.transactions { series[transaction] = payment.id }
        }
        var text = CSVField.record([
            "date", "amount", "currency", "category", "ground", "evidence", "merchant", "kind",
            "town", "label", "id", "series",
        ])
        for entry in analysis.entries {
            let transaction = entry.transaction
            let decision = entry.decision
            let fields = [
                transaction.day.description, transaction.amount.decimalString,
                transaction.amount.currency.code, decision.category.rawValue,
                decision.ground.rawValue, decision.evidence, entry.name, entry.label.kind.rawValue,
                entry.label.town ?? "", transaction.label, transaction.id,
                series[transaction.id] ?? "",
            ]
            text += CSVField.record(fields)
        }
        return text
    }
}
