internal import Forecasting
public import Primitives
internal import Statements

/// What came true of what earlier reports said: forecasts, announced payments, alerts and advice.
///
/// Nothing is remembered: what a report of a month ago would have said is computed again from the
/// transactions there were at that time, so that no promise can be forgotten.
public struct TrackRecord: Sendable {
    /// A month's forecast, made at the end of the month before, and what was spent.
    public struct MonthOutcome: Hashable, Sendable {
        /// What was expected.
        public let forecast: SpendingAnalysis.SpendingForecast
        /// What was spent.
        public let actual: Money
        /// Whether it fell inside the interval at 80 %.
        public var isWithin: Bool {
            (forecast.low.minorUnits...max(forecast.low.minorUnits, forecast.high.minorUnits))
                .contains(actual.minorUnits)
        }
    }

    /// A payment announced for the last complete month, and whether it came.
    public struct PaymentOutcome: Hashable, Sendable {
        /// The merchant or person.
        public let name: String
        /// The day announced.
        public let day: Day
        /// The amount announced.
        public let amount: Money
        /// The transaction it came with, nil if none came within a week.
        public let transaction: String?
    }

    /// Advice of a month ago, and what came of it.
    public struct AdviceOutcome: Hashable, Sendable {
        /// What the advice was.
        public let subject: Recommendation.Subject
        /// Whether it was followed.
        public let isFollowed: Bool
    }

    /// The last complete months of the year for which a forecast could be made, oldest first.
    public let months: [MonthOutcome]
    /// The payments announced for the last complete month, by day.
    public let payments: [PaymentOutcome]
    /// The advice of a month ago.
    public let advice: [AdviceOutcome]
    /// Payments of the last year that may have been charged twice, and how many of those were paid
    /// back.
    public let duplicates: (reported: Int, refunded: Int)

    /// The share of months whose spending fell inside the interval, nil without any.
    public var coverage: Double? {
        guard !months.isEmpty else { return nil }
        return Double(months.count(where: \.isWithin)) / Double(months.count)
    }

    /// The most out-of-the-ordinary transactions told of one month: a cap on false alarms.
    public static let alarmsPerMonth = 3

    /// The days a payment may come early or late.
    private static let tolerance = 7
}

extension TrackRecord {
    /// Looks back from the months and transactions of an analysis.
    /// - Complexity: O(*n* log *n*).
    init(
        _ months: [SpendingAnalysis.MonthFigures], _ entries: [AnalysedTransaction],
        errors: ForecastErrors, duplicates: [SpendingAnalysis.DuplicateCharge]
    ) {
        let complete = months.filter(\.isComplete)
        let year = complete.suffix(12).first?.month
        self.months = errors.outcomes.compactMap { outcome in
            guard let year, outcome.actual.month >= year else { return nil }
            return errors.interval(of: outcome.forecast).map {
                MonthOutcome(forecast: $0, actual: outcome.actual.spending)
            }
        }
        let last = complete.last?.month
        let announced = last.map { Self.announced(for: $0, in: entries) } ?? []
        payments = last.map { Self.outcomes(of: announced, in: $0, entries) } ?? []
        advice = Self.advice(complete, announced, payments)
        self.duplicates = Self.refunds(of: duplicates, in: entries)
    }

    /// The series a report on the last day before `month` would have known, with a payment in it.
    private static func announced(
        for month: Month, in entries: [AnalysedTransaction]
    ) -> [RecurringPayment] {
        recurring(in: known(before: month, in: entries), before: month)
            .filter { !$0.dates(in: month.interval).isEmpty }
    }

    private static func known(
        before month: Month, in entries: [AnalysedTransaction]
    ) -> [AnalysedTransaction] {
        Array(entries[..<entries.partitioningIndex { $0.transaction.day >= month.first }])
    }

    /// The series as they were on the last day before `month`.
    private static func recurring(
        in known: [AnalysedTransaction], before month: Month
    ) -> [RecurringPayment] {
        RecurringDetection.payments(in: known, until: month.first.adding(days: -1))
    }

    private static func outcomes(
        of announced: [RecurringPayment], in month: Month, _ entries: [AnalysedTransaction]
    ) -> [PaymentOutcome] {
        let from = month.first.adding(days: -tolerance)
        let until = month.last.adding(days: tolerance)
        var byName: [String: [AnalysedTransaction]] = [:]
        let start = entries.partitioningIndex { $0.transaction.day >= from }
        for entry in entries[start...] where entry.transaction.day <= until {
            byName[entry.name, default: []].append(entry)
        }
        var used: Set<String> = []
        return announced.flatMap { payment in
            payment.dates(in: month.interval).map { day in
                let came = (byName[payment.name] ?? []).first { entry in
                    (entry.transaction.amount.minorUnits < 0) == (payment.amount.minorUnits < 0)
                        && abs(entry.transaction.day.number - day.number) <= tolerance
                        && !used.contains(entry.transaction.id)
                }
                if let came { used.insert(came.transaction.id) }
                return PaymentOutcome(
                    name: payment.name, day: day, amount: payment.amount,
                    transaction: came?.transaction.id)
            }
        }.sorted { ($0.day, $0.name) < ($1.day, $1.name) }
    }

    /// Subscriptions that were there to be cancelled, and categories to be held.
    private static func advice(
        _ complete: [SpendingAnalysis.MonthFigures], _ announced: [RecurringPayment],
        _ payments: [PaymentOutcome]
    ) -> [AdviceOutcome] {
        guard let last = complete.last else { return [] }
        let came = Set(payments.filter { $0.transaction != nil }.map(\.name))
        let cancelled = announced.filter {
            $0.category == .subscriptions && $0.amount.minorUnits < 0 && !came.contains($0.name)
        }
        var outcomes = cancelled.map {
            AdviceOutcome(subject: .subscription(name: $0.name), isFollowed: true)
        }
        let before = Array(complete.dropLast().suffix(12))
        for category in SpendingCategory.allCases where category.isChosen {
            guard let target = CategoryTarget(category, in: before) else { continue }
            let spent = last.byKind[category] ?? .zero(target.budget.currency)
            outcomes.append(
                AdviceOutcome(
                    subject: .category(category, budget: target.budget),
                    isFollowed: spent.minorUnits <= target.budget.minorUnits))
        }
        return outcomes
    }

    private static func refunds(
        of duplicates: [SpendingAnalysis.DuplicateCharge], in entries: [AnalysedTransaction]
    ) -> (reported: Int, refunded: Int) {
        guard let end = entries.last?.transaction.day else { return (0, 0) }
        let recent = duplicates.filter { $0.second.day >= end.adding(days: -365) }
        guard !recent.isEmpty else { return (0, 0) }
        let credits = Dictionary(
            grouping: entries.filter { $0.transaction.amount.isPositive }, by: \.name)
        let refunded = recent.count { charge in
            (credits[charge.name] ?? []).contains { entry in
                entry.transaction.day > charge.second.day
                    && entry.transaction.amount.minorUnits == 0 &- charge.second.amount.minorUnits
            }
        }
        return (recent.count, refunded)
    }
}

/// The amount a person keeps a category of chosen spending to in one month of four.
struct CategoryTarget {
    let budget: Money
    /// The mean of the months.
    let mean: Double

    /// Nil below four months, or where the mean is as low.
    init?(_ category: SpendingCategory, in months: [SpendingAnalysis.MonthFigures]) {
        guard months.count >= 4, let currency = months.first?.spending.currency else { return nil }
        let amounts = months.map { $0.byKind[category]?.estimate ?? 0 }
        let quartile = Quantile.of(amounts, at: 0.25)
        mean = amounts.reduce(0, +) / Double(amounts.count)
        guard quartile > 0, mean > quartile * 1.05,
            let budget = Money(estimate: (quartile / 5).rounded(.up) * 5, currency: currency)
        else { return nil }
        self.budget = budget
    }
}

extension Array {
    /// The first index at which `isBehind` holds, in a list in which it holds from there on.
    func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
