internal import Forecasting
public import Primitives
internal import Statements

/// The balance day by day, and what is expected of it.
public struct BalanceCourse: Sendable {
    /// One day's balance.
    public struct Point: Hashable, Sendable {
        /// The day; the balance is that of its end.
        public let day: Day
        /// The balance.
        public let balance: Money
    }

    /// One day expected.
    public struct Expectation: Hashable, Sendable {
        /// The day.
        public let day: Day
        /// The expected balance.
        public let mean: Money
        /// The lower end of the interval at 80 %.
        public let low: Money
        /// The upper end of the interval at 80 %.
        public let high: Money
        /// The probability that the balance has been below zero on this day or one before it.
        public let overdraft: Double
    }

    /// The standard deviation of a payment's amounts, of a normal distribution of their median one.
    static func deviation(of payment: RecurringPayment) -> Double {
        1.4826 * payment.spread.estimate
    }

    /// The number of days of an outlook.
    public static let horizon = 30
    /// The days of history the futures are drawn from.
    private static let window = 730

    /// Every day from the first transaction to the last.
    public let past: [Point]
    /// The days after until the end of the outlook, empty below two months of history.
    public let ahead: [Expectation]

    /// The balance at the end.
    public var current: Money? { past.last?.balance }
    /// The day it is of, that of the last transaction.
    public var day: Day? { past.last?.day }
    /// The probability that the account is overdrawn within the outlook.
    public var overdraftRisk: Double? { ahead.last?.overdraft }

    /// Nil where `closing` is nil and the transactions of an account say no balance, or a sum does
    /// not fit.
    /// - Parameters:
    ///   - closing: the balance of all accounts after the last transaction.
    ///   - horizonEnd: the day after the last that is expected.
    init?(
        _ entries: [AnalysedTransaction], closing: Money?, recurring: [RecurringPayment],
        until horizonEnd: Day, currency: Currency
    ) {
        guard let first = entries.first?.transaction.day, let last = entries.last?.transaction.day
        else { return nil }
        var changes = [Money](
            repeating: .zero(currency), count: last.number - first.number + 1)
        do throws(MoneyError) {
            for entry in entries {
                let offset = entry.transaction.day.number - first.number
                changes[offset] = try changes[offset].adding(entry.transaction.amount)
            }
            guard
                let end = closing != nil
                    ? closing : try Self.lastKnown(entries.map(\.transaction), in: currency)
            else { return nil }
            var running = try end.subtracting(Money.sum(of: changes, in: currency))
            var past: [Point] = []
            past.reserveCapacity(changes.count)
            for (offset, change) in changes.enumerated() {
                running = try running.adding(change)
                past.append(Point(day: first.adding(days: offset), balance: running))
            }
            self.past = past
        } catch {
            return nil
        }
        ahead = Self.expectations(
            entries, past: past, recurring: recurring, until: horizonEnd, currency: currency)
    }

    /// The sum of the accounts' balances at the end; nil where one of them says none.
    /// - Throws: `MoneyError` where it does not fit.
    private static func lastKnown(
        _ transactions: [BankTransaction], in currency: Currency
    ) throws(MoneyError) -> Money? {
        var sum = Money.zero(currency)
        for (_, own) in Dictionary(grouping: transactions, by: \.account) {
            guard let balance = try AccountBalance.last(of: own) else { return nil }
            sum = try sum.adding(balance)
        }
        return sum
    }

    private static func expectations(
        _ entries: [AnalysedTransaction], past: [Point], recurring: [RecurringPayment],
        until horizonEnd: Day, currency: Currency
    ) -> [Expectation] {
        guard past.count >= 60, let last = past.last, let first = past.first else { return [] }
        let planned = Set(recurring.flatMap(\.transactions))
        var rest = [Double](repeating: 0, count: past.count)
        for entry in entries where !planned.contains(entry.transaction.id) {
            rest[entry.transaction.day.number - first.day.number] +=
                entry.transaction.amount.estimate
        }
        let interval = DayInterval(start: last.day.adding(days: 1), end: horizonEnd)
        let movements = recurring.flatMap { payment in
            payment.dates(in: interval).map {
                PlannedMovement(
                    day: $0, amount: payment.amount.estimate,
                    deviation: Self.deviation(of: payment), probability: payment.likelihood)
            }
        }
        var options = CashFlowOptions()
        options.quantiles = [0.1, 0.9]
        options.draws = 400
        guard
            let projection = try? CashFlowProjection(
                balance: last.balance.estimate, on: last.day, rest: Array(rest.suffix(window)),
                planned: movements, horizon: horizonEnd.number - last.day.number - 1,
                options: options)
        else { return [] }
        return projection.steps.compactMap { step in
            let bounds = ([step.mean] + step.quantiles).compactMap {
                Money(estimate: $0, currency: currency)
            }
            guard bounds.count == 3 else { return nil }
            return Expectation(
                day: step.day, mean: bounds[0], low: bounds[1], high: bounds[2],
                overdraft: step.overdraftBy)
        }
    }
}
