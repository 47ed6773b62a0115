internal import Forecasting
internal import Insights
internal import Primitives
internal import Statements

extension ReportSentences {
    /// How the figures were made, what is missing from them and what was assumed.
    var method: [String] {
        let forecast = analysis.forecast.map { forecast in
            let name = forecast.method.rawValue
            return words.pick(
                "Prévisions\u{A0}: paiements attendus, plus le niveau des autres dépenses (moyenne de deux ans et lissage exponentiel, «\u{A0}\(name)\u{A0}») sur les mois complets\u{A0}; intervalle à 80\u{A0}% d’après les écarts des mois passés.",
                "Forecasts: the payments due, and the level of everything else (mean of two years and exponential smoothing, “\(name)”) over the complete months; 80% interval by how far off past months were."
            )
        }
        var notes = [forecast].compactMap(\.self)
        notes += [
            words.pick(
                "Paiements réguliers\u{A0}: même nom, intervalles et montants proches\u{A0}; trois fois au moins, deux pour un paiement annuel.",
                "Recurring payments: one name, similar gaps and amounts; three times at least, twice for a yearly one."
            ),
            words.pick(
                "Anomalies\u{A0}: z-score robuste (médiane et MAD) au-dessus de 3,5 et au moins le double de l’habitude.",
                "Anomalies: robust z-score (median and MAD) above 3.5 and at least twice the usual."
            ),
            words.pick(
                "Catégories d’après les libellés\u{A0}; \(words.percent(report.household.unsortedShare)) des dépenses n’ont pas pu être classées. L’épargne n’est pas comptée comme dépense.",
                "Categories from the labels; \(words.percent(report.household.unsortedShare)) of spending could not be placed. Savings are not counted as spending."
            ),
            words.pick(
                "Chaque ligne se retrace\u{A0}: yani report --explain, suivi de l’identifiant.",
                "Every line can be traced: yani report --explain, then its identifier."),
        ]
        notes += gaps
        for source in report.sources {
            notes.append(
                "\(source.file)\(words.colon) \(source.transactionCount) · \(source.reading)")
            notes += assumed(source) + unread(source)
        }
        return notes
    }

    /// What is missing from the figures, for a form that does not say how they were made: what was
    /// assumed of files, the rows that were not read, the first of each, and what the data lack.
    var omissions: [String] {
        let most = 10
        return gaps
            + report.sources.flatMap { source in
                let (notes, rows) = (assumed(source), unread(source))
                let more = source.rejected.count - most
                guard more > 1 else { return notes + rows }
                return notes + rows.prefix(most)
                    + [
                        words.pick(
                            "\(source.file)\u{A0}: \(more) autres lignes non lues",
                            "\(source.file): \(more) more rows not read")
                    ]
            }
    }

    private func assumed(_ source: FinanceReport.Source) -> [String] {
        source.assumed.map { "\(source.file)\(words.colon) \($0)" }
    }

    private func unread(_ source: FinanceReport.Source) -> [String] {
        source.rejected.map { "\(source.file), \($0)" }
    }

    private func leap(_ leap: AccountBalance.Leap) -> String {
        let (from, to) = (words.date(leap.days.lowerBound), words.date(leap.days.upperBound))
        let change = words.money(leap.change)
        return words.pick(
            "Du \(from) au \(to), le solde change de \(change) sans opération qui le dise\u{A0}: il en manque.",
            "From \(from) to \(to) the balance changes by \(change) and no transaction says why: some are missing."
        )
    }

    /// What the data lack.
    private var gaps: [String] {
        var notes: [String] = []
        if analysis.balance == nil {
            notes.append(
                words.pick(
                    "Aucun solde dans les relevés\u{A0}: pas de courbe de solde ni de risque de découvert.",
                    "No balance in the statements: no balance chart and no overdraft risk."))
        } else if !analysis.unbalanced.isEmpty {
            // An account without a name of its own has that of its file.
            let names = analysis.unbalanced.map { name in
                name.split(separator: "/").last.map(String.init) ?? name
            }.joined(separator: ", ")
            notes.append(
                words.pick(
                    "Le solde laisse de côté \(names), dont les relevés n’en donnent aucun.",
                    "The balance leaves out \(names), whose statements state none."))
        }
        if analysis.foreignCount > 0 {
            notes.append(
                words.pick(
                    "\(words.count(analysis.foreignCount, "opération dans une autre devise laissée", "opérations dans une autre devise laissées")) de côté.",
                    "\(words.count(analysis.foreignCount, "transaction", "transactions")) in another currency left out."
                ))
        }
        if analysis.deferredCount > 0 {
            notes.append(
                words.pick(
                    "\(words.count(analysis.deferredCount, "total de carte à débit différé non compté\u{A0}: ses", "totaux de carte à débit différé non comptés\u{A0}: leurs")) achats le sont.",
                    "\(words.count(analysis.deferredCount, "deferred card total not counted: its", "deferred card totals not counted: their")) purchases are."
                ))
        }
        let refunds = analysis.refunds.map(\.transaction.amount)
        if !refunds.isEmpty, let sum = try? Money.sum(of: refunds, in: analysis.currency) {
            notes.append(
                words.pick(
                    "\(words.count(refunds.count, "remboursement déduit", "remboursements déduits")) des dépenses (\(words.money(sum))), hors revenus.",
                    "\(words.count(refunds.count, "refund", "refunds")) taken off spending (\(words.money(sum))): not income."
                ))
        }
        let legs = analysis.entries.count { $0.ownTransfer != nil }
        if legs > 0 {
            notes.append(
                words.pick(
                    "\(words.count(legs, "opération", "opérations")) entre tes comptes\u{A0}: ni dépense ni revenu.",
                    "\(words.count(legs, "transaction", "transactions")) between your own accounts: neither spending nor income."
                ))
        }
        let most = 3
        notes += analysis.leaps.prefix(most).map(leap)
        if analysis.leaps.count > most {
            notes.append(
                words.pick(
                    "Autres sauts de solde\u{A0}: \(analysis.leaps.count - most).",
                    "Other jumps in a balance: \(analysis.leaps.count - most)."))
        }
        let partial = analysis.months.count { !$0.isComplete }
        if partial > 0 {
            notes.append(
                words.pick(
                    "\(words.count(partial, "mois incomplet", "mois incomplets")), hors prévisions.",
                    "\(words.count(partial, "partial month", "partial months")), not used in forecasts."
                ))
        }
        return notes
    }
}
