internal import Forecasting
internal import Primitives
internal import Statements

/// Finds what is unlike the rest.
enum AnomalySearch {
    /// Spending far above what is usual for its merchant, where that has five payments or more,
    /// else for its kind.
    static func anomalies(
        in entries: [AnalysedTransaction], currency: Currency
    ) -> [SpendingAnalysis.Anomaly] {
        var byMerchant: [String: [Int]] = [:]
        for index in entries.indices where entries[index].isSpending {
            byMerchant[entries[index].nameKey, default: []].append(index)
        }
        var byKind: [SpendingCategory: [Int]] = [:]
        var found: [SpendingAnalysis.Anomaly] = []
        for (name, group) in byMerchant {
            // Payments without a name are no merchant's.
            if group.count >= 5, !name.isEmpty {
                found += outliers(group, in: entries, isMerchant: true, currency)
            } else {
                for index in group { byKind[entries[index].kind, default: []].append(index) }
            }
        }
        for (_, group) in byKind where group.count >= 8 {
            found += outliers(group, in: entries, isMerchant: false, currency)
        }
        return capped(
            found.sorted { ($1.score, $0.transaction.id) < ($0.score, $1.transaction.id) })
    }

    /// The strangest of each month: whoever cries wolf is not heard.
    private static func capped(
        _ found: [SpendingAnalysis.Anomaly]
    ) -> [SpendingAnalysis.Anomaly] {
        var counts: [Month: Int] = [:]
        return found.filter { anomaly in
            counts[anomaly.transaction.day.month, default: 0] += 1
            return counts[anomaly.transaction.day.month] ?? 0 <= TrackRecord.alarmsPerMonth
        }
    }

    private static func outliers(
        _ group: [Int], in entries: [AnalysedTransaction], isMerchant: Bool, _ currency: Currency
    ) -> [SpendingAnalysis.Anomaly] {
        let amounts = group.map { -entries[$0].transaction.amount.estimate }
        let middle = RobustScores.median(of: amounts)
        guard let usual = Money(estimate: middle, currency: currency) else { return [] }
        return zip(group, RobustScores.scores(of: amounts)).compactMap { index, score in
            let entry = entries[index]
            // Twice the usual at least: a steady bill that rises by cents has a huge z-score.
            guard score > SpendingAnalysis.anomalyThreshold,
                -entry.transaction.amount.estimate >= 2 * middle
            else { return nil }
            return SpendingAnalysis.Anomaly(
                transaction: entry.transaction, score: score, usual: usual, kind: entry.kind,
                merchant: isMerchant ? entry.name : nil, peers: group.count)
        }
    }

    /// The share of a merchant's payments that may be followed at once by an equal one before it
    /// is a habit: two tickets, two coffees.
    private static let habit = 0.1

    /// Equal payments to one name within two days, where that is not usual for the name.
    static func duplicates(
        in entries: [AnalysedTransaction]
    ) -> [SpendingAnalysis.DuplicateCharge] {
        var byMerchant: [String: [Int]] = [:]
        for index in entries.indices
        where entries[index].isSpending && canRepeat(entries[index].label.kind) {
            byMerchant[entries[index].nameKey, default: []].append(index)
        }
        var found: [SpendingAnalysis.DuplicateCharge] = []
        for (key, group) in byMerchant where !key.isEmpty {
            let pairs = pairs(group, in: entries)
            guard Double(pairs.count) <= max(1, habit * Double(group.count)) else { continue }
            found += pairs.map { first, second in
                SpendingAnalysis.DuplicateCharge(
                    first: entries[first].transaction, second: entries[second].transaction,
                    name: entries[second].name)
            }
        }
        return found.sorted { ($1.second.day, $0.second.id) < ($0.second.day, $1.second.id) }
    }

    private static func pairs(
        _ group: [Int], in entries: [AnalysedTransaction]
    ) -> [(Int, Int)] {
        var pairs: [(Int, Int)] = []
        var lastOfAmount: [Int64: Int] = [:]
        for index in group {
            let transaction = entries[index].transaction
            let amount = transaction.amount.minorUnits
            if let before = lastOfAmount[amount],
                transaction.day.number - entries[before].transaction.day.number <= 2,
                abs(transaction.amount.estimate) >= 5
            {
                pairs.append((before, index))
            }
            lastOfAmount[amount] = index
        }
        return pairs
    }

    private static func canRepeat(_ kind: PaymentKind) -> Bool {
        switch kind {
        case .card, .directDebit, .deferredCard, .unknown: true
        case .transfer, .instantTransfer, .standingOrder, .cashWithdrawal, .cheque, .chequeDeposit,
            .cashDeposit, .loanPayment, .fee, .interest, .refund, .deferredCardTotal:
            false
        }
    }
}
