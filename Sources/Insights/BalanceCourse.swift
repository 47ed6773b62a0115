internal import Forecasting
public import Primitives
internal import Statements

/// A payment that is known to come, whatever came before.
public struct PlannedPayment: Hashable, Sendable {
    /// The day it is made.
    public let day: Day
    /// What it adds to the balance, negative for money out.
    public let amount: Money

    /// Creates a payment.
    public init(on day: Day, amount: Money) {
        self.day = day
        self.amount = amount
    }
}

/// What a course of the balance is worked out from.
struct BalanceBasis: Sendable {
    /// The transactions of the accounts whose balance is known, the oldest day first.
    let entries: [AnalysedTransaction]
    /// The balance of all of them after the last transaction; nil where the transactions say it.
    let closing: Money?
    /// Where rows of theirs are missing; they are taken for made on the first day after.
    let leaps: [AccountBalance.Leap]
    /// Their payments that come back.
    let recurring: [RecurringPayment]
    /// Those that came back and ended.
    let ended: [RecurringPayment]
    let currency: Currency
}

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
        /// The balance that is as likely to be exceeded as not: a wage that comes a day early once
        /// in three times is no third of a wage on that day.
        public let median: Money
        /// The lower end of the interval at 80 %.
        public let low: Money
        /// The upper end of the interval at 80 %.
        public let high: Money
        /// The probability that the balance has been below zero on this day or one before it.
        public let overdraft: Double
    }

    /// The standard deviation of a payment's amounts, of a normal distribution of their median one.
    static func deviation(of payment: RecurringPayment) -> Double {
        RobustScores.deviationOfMedianSize * payment.spread.estimate
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

    /// Nil where the closing balance is and the transactions of an account say none, or a sum does
    /// not fit.
    /// - Parameters:
    ///   - horizonEnd: the day after the last that is expected.
    ///   - planned: the payments to come besides those that come back.
    ///   - replaced: the series that come no more, as planned payments stand for them.
    init?(
        _ basis: BalanceBasis, until horizonEnd: Day, planned: [PlannedPayment] = [],
        replacing replaced: Set<String> = []
    ) {
        let (entries, currency) = (basis.entries, basis.currency)
        guard let first = entries.first?.transaction.day, let last = entries.last?.transaction.day
        else { return nil }
        var changes = [Money](
            repeating: .zero(currency), count: last.number - first.number + 1)
        do throws(MoneyError) {
            for entry in entries {
                let offset = entry.transaction.day.number - first.number
                changes[offset] = try changes[offset].adding(entry.transaction.amount)
            }
            for leap in basis.leaps {
                let offset = leap.days.upperBound.number - first.number
                changes[offset] = try changes[offset].adding(leap.change)
            }
            guard
                let end = basis.closing != nil
                    ? basis.closing : try Self.lastKnown(entries.map(\.transaction), in: currency)
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
        let movements = basis.recurring.filter { !replaced.contains($0.id) }.flatMap { payment in
            let reach = DayInterval(
                start: min(payment.next, last), end: horizonEnd.adding(days: 7))
            return payment.dates(in: reach).map {
                PlannedMovement(
                    day: $0, amount: payment.amount.estimate,
                    deviation: Self.deviation(of: payment), probability: payment.likelihood,
                    delays: payment.delays)
            }
        }
        ahead = Self.expectations(
            basis, past: past, until: horizonEnd,
            movements + planned.map { PlannedMovement(day: $0.day, amount: $0.amount.estimate) })
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
        _ basis: BalanceBasis, past: [Point], until horizonEnd: Day,
        _ movements: [PlannedMovement]
    ) -> [Expectation] {
        guard past.count >= 60, let last = past.last, let first = past.first else { return [] }
        // What ended is no habit that goes on.
        let planned = Set((basis.recurring + basis.ended).flatMap(\.transactions))
        var rest = [Double](repeating: 0, count: past.count)
        for entry in basis.entries where !planned.contains(entry.transaction.id) {
            rest[entry.transaction.day.number - first.day.number] +=
                entry.transaction.amount.estimate
        }
        var options = CashFlowOptions()
        options.quantiles = [0.1, 0.5, 0.9]
        options.draws = 400
        guard
            let projection = try? CashFlowProjection(
                balance: last.balance.estimate, on: last.day, rest: Array(rest.suffix(window)),
                planned: movements, horizon: horizonEnd.number - last.day.number - 1,
                options: options)
        else { return [] }
        return projection.steps.compactMap { step in
            let bounds = step.quantiles.compactMap {
                Money(estimate: $0, currency: basis.currency)
            }
            guard bounds.count == 3 else { return nil }
            return Expectation(
                day: step.day, median: bounds[1], low: bounds[0], high: bounds[2],
                overdraft: step.overdraftBy)
        }
    }
}
