/// A length of time in one unit: ninety minutes.
public struct SpokenDuration: Hashable, Sendable {
    /// A unit of time; the raw value is its name in the machine-readable interface.
    public enum Unit: String, CaseIterable, Codable, Hashable, Sendable {
        case year, quarter, month, week, day, hour, minute, second
    }

    /// How many of the unit.
    public let count: Int64
    /// The unit.
    public let unit: Unit

    /// Creates a duration.
    public init(_ count: Int64, _ unit: Unit) {
        self.count = count
        self.unit = unit
    }
}

extension SpokenDuration {
    /// Returns the sum in the smaller of both units, or nil if it does not fit.
    ///
    /// Where the units do not divide one another, a month counts thirty days and a year 365.
    public func adding(_ other: SpokenDuration) -> SpokenDuration? {
        let unit = Unit.smaller(unit, other.unit)
        guard let first = converted(to: unit), let second = other.converted(to: unit) else {
            return nil
        }
        let (sum, overflow) = first.addingReportingOverflow(second)
        return overflow ? nil : SpokenDuration(sum, unit)
    }

    /// Returns half as much, in a smaller unit where the count is odd.
    public func halved() -> SpokenDuration? { divided(by: 2) }

    /// Returns the part that is one `divisor`th, in the first smaller unit in which it is whole.
    public func divided(by divisor: Int64) -> SpokenDuration? {
        guard divisor > 0 else { return nil }
        var result: SpokenDuration? = self
        while let current = result {
            if current.count % divisor == 0 {
                return SpokenDuration(current.count / divisor, current.unit)
            }
            result = current.unit.next.flatMap { next in
                current.converted(to: next).map { SpokenDuration($0, next) }
            }
        }
        return nil
    }

    /// Returns how many of a smaller `unit` this is, nil if it is larger or does not fit.
    func converted(to unit: Unit) -> Int64? {
        guard self.unit != unit else { return count }
        guard let factor = self.unit.count(of: unit) else { return nil }
        let (product, overflow) = count.multipliedReportingOverflow(by: factor)
        return overflow ? nil : product
    }
}

extension SpokenDuration.Unit {
    /// The next smaller unit that divides this one.
    var next: Self? {
        switch self {
        case .year, .quarter: .month
        case .month, .week: .day
        case .day: .hour
        case .hour: .minute
        case .minute: .second
        case .second: nil
        }
    }

    /// How many of a smaller `unit` make this one, as Duckling counts: a year of 365 days, a month
    /// of thirty; nil where they do not divide one another.
    func count(of unit: Self) -> Int64? {
        if let months, let others = unit.months {
            return months > others && months % others == 0 ? months / others : nil
        }
        return seconds > unit.seconds && seconds % unit.seconds == 0 ? seconds / unit.seconds : nil
    }

    /// The smaller of both where it divides the other; months and weeks meet in days.
    static func smaller(_ first: Self, _ second: Self) -> Self {
        guard first != second else { return first }
        let (small, large) = first.seconds < second.seconds ? (first, second) : (second, first)
        return large.count(of: small) == nil ? .day : small
    }

    /// Whether one of this is more than one of `unit`.
    func isLarger(than unit: Self) -> Bool { seconds > unit.seconds }

    private var months: Int64? {
        switch self {
        case .year: 12
        case .quarter: 3
        case .month: 1
        case .week, .day, .hour, .minute, .second: nil
        }
    }

    private var seconds: Int64 {
        switch self {
        case .year: 31_536_000
        case .quarter: 7_776_000
        case .month: 2_592_000
        case .week: 604_800
        case .day: 86_400
        case .hour: 3_600
        case .minute: 60
        case .second: 1
        }
    }
}
