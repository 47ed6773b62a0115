internal import Forecasting
internal import Foundation
internal import Insights
internal import Primitives
internal import Statements

extension FinanceReport {
    /// Returns the report as JSON with sorted keys: money as `"50.00 EUR"`, days and months as ISO
    /// 8601; the same report gives the same bytes.
    public func json() -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let data = (try? encoder.encode(JSONReport(self))) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    /// Returns the report as one line of JSON, for streams.
    public func jsonLine() -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(JSONReport(self))) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }
}

/// The shape of a report in JSON.
private struct JSONReport: Encodable {
    let language: String
    let made: String
    let currency: String
    let period: String
    let transactionCount: Int
    let summary: [String]
    let months: [MonthEntry]
    let categories: [String: String]
    let forecast: ForecastEntry?
    let anomalies: [AnomalyEntry]
    let recurring: [RecurringEntry]
    let sources: [FinanceReport.Source]
    let notes: [String]

    struct MonthEntry: Encodable {
        let month, income, spending: String
        let categories: [String: String]
        let complete: Bool
    }

    struct ForecastEntry: Encodable {
        let month, mean, low80, high80, model: String
        let monthCount: Int
    }

    struct AnomalyEntry: Encodable {
        let id, date, label, amount, usual, category: String
        let z: Double
    }

    struct RecurringEntry: Encodable {
        let name, amount, frequency, last, next: String
        let count: Int
    }

    init(_ report: FinanceReport) {
        let sentences = ReportSentences(report)
        let analysis = report.analysis
        language = report.language.rawValue
        made = report.day.description
        currency = analysis.currency.code
        period = analysis.period.description
        transactionCount = analysis.transactions.count
        summary = sentences.summary
        months = analysis.months.map { figures in
            MonthEntry(
                month: figures.month.description, income: figures.income.canonicalString,
                spending: figures.spending.canonicalString,
                categories: Self.labelled(figures.byKind.map { ($0.key, $0.value) }),
                complete: figures.isComplete)
        }
        categories = Self.labelled(sentences.kinds)
        forecast = analysis.forecast.map { forecast in
            ForecastEntry(
                month: forecast.month.description, mean: forecast.mean.canonicalString,
                low80: forecast.low.canonicalString, high80: forecast.high.canonicalString,
                model: forecast.model.rawValue, monthCount: forecast.monthCount)
        }
        anomalies = analysis.anomalies.map { anomaly in
            AnomalyEntry(
                id: anomaly.transaction.id, date: anomaly.transaction.day.description,
                label: anomaly.transaction.label,
                amount: anomaly.transaction.amount.canonicalString,
                usual: anomaly.usual.canonicalString, category: anomaly.kind.rawValue,
                z: (anomaly.score * 100).rounded() / 100)
        }
        recurring = analysis.recurring.map { payment in
            RecurringEntry(
                name: payment.name, amount: payment.amount.canonicalString,
                frequency: payment.recurrence.description, last: payment.last.description,
                next: payment.next.description, count: payment.count)
        }
        sources = report.sources
        notes = sentences.method
    }

    private static func labelled(_ amounts: [(SpendingCategory, Money)]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: amounts.map { ($0.rawValue, $1.canonicalString) })
    }
}
