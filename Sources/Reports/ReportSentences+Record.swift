internal import Insights
internal import Primitives

extension ReportSentences {
    /// What came true of what earlier reports said, and how often alarms may be false.
    var record: [String] {
        let record = analysis.trackRecord
        return [forecastRecord(record), paymentRecord(record), adviceRecord(record)]
            .compactMap { $0 } + [alarmRecord(record)]
    }

    private func forecastRecord(_ record: TrackRecord) -> String? {
        guard let last = record.months.last, let coverage = record.coverage else { return nil }
        let within = record.months.count(where: \.isWithin)
        let total = record.months.count
        let month = words.name(of: last.forecast.month)
        let verdict =
            last.isWithin
            ? words.pick("dans l’intervalle annoncé", "inside the interval announced")
            : words.pick("hors de l’intervalle annoncé", "outside the interval announced")
        return words.pick(
            "Prévision pour \(month)\u{A0}: \(words.money(last.forecast.mean)) attendus, \(words.money(last.actual)) dépensés, \(verdict). Sur un an, \(within) mois sur \(total) dans l’intervalle (\(words.percent(coverage)), 80\u{A0}% visés).",
            "Forecast for \(month): \(words.money(last.forecast.mean)) expected, \(words.money(last.actual)) spent, \(verdict). Over a year, \(within) of \(total) \(total == 1 ? "month" : "months") inside the interval (\(words.percent(coverage)); 80% intended)."
        )
    }

    private func paymentRecord(_ record: TrackRecord) -> String? {
        guard !record.payments.isEmpty else { return nil }
        let came = record.payments.count { $0.transaction != nil }
        let missing = record.payments.filter { $0.transaction == nil }.map(\.name)
        let names = Array(Set(missing)).sorted().prefix(3)
        let tail =
            names.isEmpty
            ? "."
            : words.pick(
                "\u{A0}; pas venu\u{A0}: \(words.list(Array(names))).",
                "; not seen: \(words.list(Array(names))).")
        return words.pick(
            "Paiements annoncés pour le dernier mois complet\u{A0}: \(came) sur \(record.payments.count) sont venus",
            "Payments announced for the last complete month: \(came) of \(record.payments.count) came"
        ) + tail
    }

    private func adviceRecord(_ record: TrackRecord) -> String? {
        guard !record.advice.isEmpty else { return nil }
        let followed = record.advice.filter(\.isFollowed)
        let subjects = followed.map { outcome in
            switch outcome.subject {
            case .subscription(let name):
                words.pick("\(name) résilié", "\(name) cancelled")
            case .category(let category, let budget):
                words.pick(
                    "\(words.name(of: category)) sous \(words.money(budget))",
                    "\(words.name(of: category)) below \(words.money(budget))")
            case .overlap(let names): words.list(names)
            case .priceRise(let name, _, _), .duplicate(let name, _): name
            case .fees: words.name(of: .fees)
            }
        }
        let tail = subjects.isEmpty ? "" : "\u{A0}: \(words.list(subjects))"
        return words.pick(
            "Conseils d’il y a un mois\u{A0}: \(words.count(followed.count, "suivi", "suivis")) sur \(record.advice.count)\(tail).",
            "Advice of a month ago: \(followed.count) of \(record.advice.count) followed\(subjects.isEmpty ? "" : ": \(words.list(subjects))")."
        )
    }

    private func alarmRecord(_ record: TrackRecord) -> String {
        let cap = TrackRecord.alarmsPerMonth
        let (reported, refunded) = record.duplicates
        let doubled =
            reported == 0
            ? ""
            : words.pick(
                " Doubles débits signalés en un an\u{A0}: \(reported), dont \(words.count(refunded, "remboursé", "remboursés")).",
                " Double charges reported in a year: \(reported), \(refunded) paid back.")
        return words.pick(
            "Au plus \(cap) alertes par mois, les plus étranges, pour limiter les fausses alarmes.",
            "At most \(cap) alerts a month, the strangest, to keep false alarms few.") + doubled
    }
}
