public import Primitives

/// What changing a subscription's plan in the middle of a billing period comes to.
///
/// Days are calendar days, so that a clock change never makes a fraction; the day of the change
/// belongs to the new plan. Each amount is computed exactly and rounded once, half to even, to the
/// currency's minor unit.
public struct Proration: Hashable, Codable, Sendable {
    /// The days of the period.
    public let totalDays: Int
    /// Those from the change on.
    public let remainingDays: Int
    /// What is left of the old plan's price.
    public let credit: Money
    /// What the new plan costs for the rest.
    public let charge: Money
    /// The charge less the credit; below zero it is carried to the next invoice.
    public let net: Money

    /// Why there is nothing to prorate.
    public enum Failure: Error, Equatable, Sendable {
        /// The period has no day.
        case emptyPeriod
        /// The change is on no day of the period.
        case changeOutsidePeriod
        /// A price is below zero.
        case negativePrice
        /// The two prices are in different currencies.
        case currencyMismatch(Currency, Currency)
        /// An amount does not fit in 64 bits.
        case overflow
    }

    /// Computes credit = old × (end − day) / (end − start), charge = new × the same, net = charge −
    /// credit, for a change on `day` of the billing period `[start, end)`.
    public init(
        from oldPrice: Money, to newPrice: Money, on day: Day, in period: Range<Day>
    ) throws(Failure) {
        totalDays = period.upperBound.number - period.lowerBound.number
        remainingDays = period.upperBound.number - day.number
        guard totalDays > 0 else { throw .emptyPeriod }
        guard period.contains(day) else { throw .changeOutsidePeriod }
        guard oldPrice.minorUnits >= 0, newPrice.minorUnits >= 0 else { throw .negativePrice }
        guard oldPrice.currency == newPrice.currency else {
            throw .currencyMismatch(oldPrice.currency, newPrice.currency)
        }
        guard let share = ExactRatio(Int64(remainingDays), Int64(totalDays)),
            let credit = share.applied(to: oldPrice.minorUnits),
            let charge = share.applied(to: newPrice.minorUnits)
        else { throw .overflow }
        self.credit = Money(minorUnits: credit, currency: oldPrice.currency)
        self.charge = Money(minorUnits: charge, currency: newPrice.currency)
        net = Money(minorUnits: charge - credit, currency: oldPrice.currency)
    }
}

/// How often a subscription is billed, from the day it began.
public struct BillingCycle: Hashable, Codable, Sendable {
    /// The unit a period lasts. Raw values are labels on disk.
    public enum Unit: String, CaseIterable, Codable, Hashable, Sendable {
        case daily, weekly, monthly, yearly
    }

    /// The unit.
    public var unit: Unit
    /// How many units a period lasts, one of `Recurrence.intervals`.
    public let interval: Int
    /// The day the first period began; later ones come back to its day of the month.
    public var anchor: Day

    /// Creates a cycle of periods of `interval` units, or the nearest of `Recurrence.intervals`.
    public init(_ unit: Unit, every interval: Int = 1, from anchor: Day) {
        self.unit = unit
        let bounds = Recurrence.intervals
        self.interval = min(max(interval, bounds.lowerBound), bounds.upperBound)
        self.anchor = anchor
    }

    /// Decodes a cycle; an interval that none can have becomes the nearest.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(Unit.self, forKey: .unit),
            every: try container.decode(Int.self, forKey: .interval),
            from: try container.decode(Day.self, forKey: .anchor))
    }

    /// Returns the day the period `index` (0 for the first) begins, which is the day the one
    /// before ends: a period from the 31st ends on the last day of a shorter month.
    public func start(ofPeriod index: Int) -> Day {
        switch unit {
        case .daily: anchor.adding(days: index * interval)
        case .weekly: anchor.adding(days: 7 * index * interval)
        case .monthly: anchor.adding(months: index * interval)
        case .yearly: anchor.adding(months: 12 * index * interval)
        }
    }

    /// Returns the billing period `day` is in, or nil before the first.
    /// - Complexity: O(1).
    public func period(containing day: Day) -> Range<Day>? {
        guard day >= anchor else { return nil }
        var index =
            switch unit {
            case .daily: (day.number - anchor.number) / interval
            case .weekly: (day.number - anchor.number) / (7 * interval)
            case .monthly: (day.month.number - anchor.month.number) / interval
            case .yearly: (day.month.number - anchor.month.number) / (12 * interval)
            }
        // The estimate by months is one too high before the anchor's day of the month.
        if start(ofPeriod: index) > day { index -= 1 }
        return start(ofPeriod: index)..<start(ofPeriod: index + 1)
    }
}
