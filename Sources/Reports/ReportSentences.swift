internal import Forecasting
internal import Insights
internal import Primitives

/// The sentences of a report.
struct ReportSentences {
    let report: FinanceReport
    let words: ReportWords

    init(_ report: FinanceReport) {
        self.report = report
        words = ReportWords(language: report.language)
    }

    private var analysis: SpendingAnalysis { report.analysis }

    /// The whole in three sentences at most.
    var summary: [String] {
        var sentences: [String] = []
        let complete = analysis.months.filter(\.isComplete)
        if let last = complete.last {
            sentences.append(
                words.pick(
                    "En \(words.name(of: last.month)), \(words.money(last.spending)) de dépenses pour \(words.money(last.income)) de revenus.",
                    "In \(words.name(of: last.month)), \(words.money(last.spending)) of spending against \(words.money(last.income)) of income."
                ))
        }
        sentences.append(forecast)
        let count = analysis.anomalies.count
        switch count {
        case 0: sentences.append(words.nothingUnusual)
        case 1:
            sentences.append(
                words.pick(
                    "Une opération sort de l’ordinaire.", "One transaction is out of the ordinary.")
            )
        default:
            sentences.append(
                words.pick(
                    "\(count) opérations sortent de l’ordinaire.",
                    "\(count) transactions are out of the ordinary."))
        }
        return sentences
    }

    var forecast: String {
        guard let forecast = analysis.forecast else {
            return words.pick(
                "Il faut trois mois complets pour prévoir les dépenses.",
                "It takes three complete months to forecast spending.")
        }
        return words.pick(
            "Prévision pour \(words.name(of: forecast.month))\u{A0}: \(words.money(forecast.mean)) de dépenses, entre \(words.money(forecast.low)) et \(words.money(forecast.high)) quatre fois sur cinq.",
            "Forecast for \(words.name(of: forecast.month)): \(words.money(forecast.mean)) of spending, between \(words.money(forecast.low)) and \(words.money(forecast.high)) four times out of five."
        )
    }

    func reason(for anomaly: SpendingAnalysis.Anomaly) -> String {
        words.pick(
            "d’habitude \(words.money(anomaly.usual)) ; écart de \(words.score(anomaly.score)) écarts-types robustes",
            "usually \(words.money(anomaly.usual)); \(words.score(anomaly.score)) robust standard deviations away"
        )
    }

    /// How the figures were made, and what is missing from them.
    var method: [String] {
        var notes = [
            words.pick(
                "Prévision par moindres carrés (\(modelName)) sur les mois complets, intervalle à 80\u{A0}% de Student.",
                "Forecast by least squares (\(modelName)) on the complete months, 80% Student interval."
            ),
            words.pick(
                "Anomalies\u{A0}: z-score robuste (médiane et MAD) au-dessus de 3,5 et au moins le double de l’habitude.",
                "Anomalies: robust z-score (median and MAD) above 3.5 and at least twice the usual."
            ),
            words.pick(
                "Catégories par mots-clés des libellés ; l’épargne n’est pas comptée comme dépense.",
                "Categories by keywords of the labels; savings are not counted as spending."),
        ]
        if analysis.foreignCount > 0 {
            notes.append(
                words.pick(
                    "\(analysis.foreignCount) opération(s) dans une autre devise laissée(s) de côté.",
                    "\(analysis.foreignCount) transaction(s) in another currency left out."))
        }
        for source in report.sources {
            notes.append("\(source.file): \(source.transactionCount) · \(source.reading)")
            notes += source.rejected.map { "\(source.file), \($0)" }
        }
        return notes
    }

    private var modelName: String {
        switch analysis.forecast?.model {
        case .mean?, nil: words.pick("moyenne", "mean")
        case .trend?: words.pick("tendance", "trend")
        case .seasonalTrend?: words.pick("tendance et saison", "trend and season")
        }
    }

    /// Total spending by kind, the largest first.
    var kinds: [(kind: SpendingCategory, total: Money)] {
        var totals: [SpendingCategory: Money] = [:]
        for month in analysis.months {
            for (kind, amount) in month.byKind {
                totals[kind] =
                    (try? (totals[kind] ?? .zero(analysis.currency)).adding(amount)) ?? amount
            }
        }
        return totals.sorted {
            ($1.value.minorUnits, $0.key.rawValue) < ($0.value.minorUnits, $1.key.rawValue)
        }
        .map { ($0.key, $0.value) }
    }

    var totalSpending: Money {
        (try? Money.sum(of: kinds.map(\.total), in: analysis.currency)) ?? .zero(analysis.currency)
    }
}
