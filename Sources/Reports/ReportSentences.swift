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

    var analysis: SpendingAnalysis { report.analysis }

    /// The whole in three sentences at most.
    var summary: [String] {
        var sentences: [String] = []
        if let last = analysis.completeMonths.last ?? analysis.months.last {
            let partial = last.isComplete ? "" : " (\(words.partial))"
            sentences.append(
                words.pick(
                    "En \(words.name(of: last.month))\(partial), \(words.money(last.spending)) de dépenses pour \(words.money(last.income)) de revenus.",
                    "In \(words.name(of: last.month))\(partial), \(words.money(last.spending)) of spending against \(words.money(last.income)) of income."
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

    /// The heading of the payments to come.
    var upcomingTitle: String {
        analysis.outlook.start == report.day ? words.upcoming : words.upcomingThen
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
            "d’habitude \(words.money(anomaly.usual)) \(compared(anomaly))\u{A0}; écart de \(words.score(anomaly.score)) écarts-types robustes",
            "usually \(words.money(anomaly.usual)) \(compared(anomaly)); \(words.score(anomaly.score)) robust standard deviations away"
        )
    }

    private func compared(_ anomaly: SpendingAnalysis.Anomaly) -> String {
        let count = words.count(
            anomaly.peers, words.pick("opération", "transaction"),
            words.pick("opérations", "transactions"))
        guard let merchant = anomaly.merchant else {
            return words.pick(
                "dans «\u{A0}\(words.name(of: anomaly.kind))\u{A0}» (\(count))",
                "in \(words.name(of: anomaly.kind)) (\(count))")
        }
        return words.pick("chez \(merchant) (\(count))", "at \(merchant) (\(count))")
    }

    /// The key figures by name.
    var keyFigures: [(String, String)] {
        let figures = report.household
        // Without a complete month there is no figure per month.
        var items =
            analysis.completeMonths.isEmpty
            ? []
            : [
                (
                    words.pick("Revenus, mois médian", "Income, median month"),
                    words.money(figures.monthlyIncome)
                ),
                (
                    words.pick("Dépenses, mois médian", "Spending, median month"),
                    words.money(figures.monthlySpending)
                ),
            ]
        items.append(
            (words.pick("Engagé par mois", "Committed per month"), words.money(figures.committed)))
        if let rate = figures.savingsRate {
            items.append((words.pick("Taux d’épargne", "Savings rate"), signed(rate)))
        }
        if let months = figures.emergencyMonths {
            items.append(
                (
                    words.pick("Réserve", "Emergency fund"),
                    "\(words.score(months)) \(words.pick("mois", "months"))"
                ))
        }
        if let change = figures.monthOnMonth {
            items.append(
                (words.pick("Sur un mois", "Month on month"), words.change(change)))
        }
        if let change = figures.yearOnYear {
            items.append((words.pick("Sur un an", "Year on year"), words.change(change)))
        }
        items.append(
            (
                isOfYear
                    ? words.pick("Frais bancaires sur un an", "Bank fees in a year")
                    : words.pick("Frais bancaires sur la période", "Bank fees in the period"),
                words.money(figures.yearlyFees)
            ))
        return items
    }

    /// Whether there is about a year that figures of a year are of.
    var isOfYear: Bool { (analysis.period.dayCount ?? 0) >= 360 }

    private func signed(_ share: Double) -> String {
        share < 0 ? words.change(share) : words.finePercent(share)
    }

    /// How a series ended.
    func ending(of payment: RecurringPayment) -> String {
        switch payment.status {
        case .active: words.date(payment.next)
        case .stopped:
            words.pick(
                "arrêté après le \(words.date(payment.last))",
                "stopped after \(words.date(payment.last))")
        case .finished:
            words.pick(
                "soldé le \(words.date(payment.last))", "paid off on \(words.date(payment.last))")
        }
    }

    /// What is worth knowing about a series.
    func remarks(on payment: RecurringPayment) -> String {
        var remarks = [
            words.pick("\(payment.count) fois", words.count(payment.count, "time", "times"))
        ]
        if let change = payment.priceChange, change.before.estimate != 0 {
            let share = change.after.estimate / change.before.estimate - 1
            remarks.append(
                words.pick(
                    "\(words.change(share)) le \(words.date(change.day))",
                    "\(words.change(share)) on \(words.date(change.day))"))
        } else if payment.course == .drifting {
            remarks.append(words.pick("montant variable", "amount varies"))
        }
        if payment.skipped > 0 {
            remarks.append(
                words.pick(
                    words.count(payment.skipped, "manqué", "manqués"), "\(payment.skipped) missed"))
        }
        if !payment.doubled.isEmpty {
            remarks.append(
                words.pick("\(payment.doubled.count) en double", "\(payment.doubled.count) doubled")
            )
        }
        return remarks.joined(separator: ", ")
    }

    var totalSpending: Money {
        (try? Money.sum(of: analysis.categories.map(\.total), in: analysis.currency))
            ?? .zero(analysis.currency)
    }
}
