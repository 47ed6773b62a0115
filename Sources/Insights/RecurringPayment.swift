internal import Forecasting
public import Primitives
internal import Statements

/// A payment that comes back at regular intervals.
public struct RecurringPayment: Hashable, Sendable {
    /// The merchant or person.
    public let name: String
    /// The usual amount, negative for money out.
    public let amount: Money
    /// How often.
    public let recurrence: Recurrence
    /// The last time it was paid.
    public let last: Day
    /// When it is expected next.
    public let next: Day
    /// How many times it was seen.
    public let count: Int
}

/// Finds payments that come back: three or more to one name, at gaps that agree with a week, a
/// month, a quarter or a year, their amounts within a fifth of their median.
enum RecurringDetection {
    static func payments(in transactions: [BankTransaction]) -> [RecurringPayment] {
        let byName = Dictionary(grouping: transactions) { transaction in
            let sign = transaction.amount.minorUnits < 0 ? "-" : "+"
            return sign
                + KindRules.fold(
                    transaction.counterparty ?? MerchantName.of(transaction.label))
        }
        return byName.keys.sorted().compactMap { key in payment(in: byName[key] ?? []) }
            .sorted { ($0.next, $0.name) < ($1.next, $1.name) }
    }

    private static func payment(in series: [BankTransaction]) -> RecurringPayment? {
        let series = steady(series.sorted { $0.day < $1.day })
        guard series.count >= 3, let last = series.last else { return nil }
        let gaps = zip(series.dropFirst(), series).map { Double($0.day.number - $1.day.number) }
        guard let recurrence = recurrence(ofGaps: gaps),
            let next = recurrence.occurrence(after: last.day, first: last.day)
        else { return nil }
        let middle = RobustScores.median(of: series.map { Double($0.amount.minorUnits) })
        return RecurringPayment(
            name: last.counterparty ?? MerchantName.of(last.label),
            amount: Money(minorUnits: Int64(middle), currency: last.amount.currency),
            recurrence: recurrence, last: last.day, next: next, count: series.count)
    }

    /// The transactions whose amounts are near their median; none if fewer than three in five are.
    private static func steady(_ series: [BankTransaction]) -> [BankTransaction] {
        let middle = RobustScores.median(of: series.map { Double($0.amount.minorUnits) })
        let near = series.filter { abs(Double($0.amount.minorUnits) - middle) <= abs(middle) * 0.2 }
        return near.count * 5 >= series.count * 3 ? near : []
    }

    private static func recurrence(ofGaps gaps: [Double]) -> Recurrence? {
        let known: [(Recurrence, ClosedRange<Double>)] = [
            (Recurrence(.weekly), 6...8), (Recurrence(every: 2, .weekly), 13...15),
            (Recurrence(.monthly), 26...35), (Recurrence(every: 3, .monthly), 85...97),
            (Recurrence(.yearly), 355...375),
        ]
        for (recurrence, range) in known {
            let fitting = gaps.count { range.contains($0) }
            if Double(fitting) >= 0.75 * Double(gaps.count) { return recurrence }
        }
        return nil
    }
}
