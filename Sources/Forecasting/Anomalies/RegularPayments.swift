/// A payment: the day, or step, it was made on, and how much.
public struct DatedAmount: Hashable, Sendable {
    /// The day, counted from any fixed one.
    public let day: Int
    /// The amount, of either sign.
    public let amount: Double

    /// Creates a payment.
    public init(day: Int, amount: Double) {
        self.day = day
        self.amount = amount
    }
}

/// Payments of one kind that come at regular intervals, and where they did not.
///
/// Regular are three payments or more where seven gaps in ten are the middle gap or a small
/// multiple of it, give or take a day or 15 %.
public struct RegularPayments: Hashable, Sendable {
    /// The middle number of days from one payment to the next.
    public let gap: Int
    /// The middle amount.
    public let amount: Double
    /// What is missing or there twice, in the order of days.
    public let anomalies: [Anomaly]

    /// The most payments in a row that count as missing; after more the payment has ended.
    private static let longestAbsence = 3
    /// Days beyond these, three thousand million years away, are no days.
    private static let days = -(1 << 40)...(1 << 40)

    /// Looks at the payments of one kind, in any order; nil if they are not regular.
    ///
    /// - Parameter end: the last day known about; a payment due a tolerance before it and not made
    ///   is missing.
    /// - Complexity: O(*n* log *n*).
    public init?(_ payments: [DatedAmount], knownUntil end: Int) {
        let ordered = payments.filter(\.amount.isFinite).sorted { $0.day < $1.day }
        guard ordered.count >= 3, let first = ordered.first, let last = ordered.last,
            Self.days.contains(first.day), Self.days.contains(last.day), Self.days.contains(end)
        else { return nil }
        let gaps = zip(ordered.dropFirst(), ordered).map { $0.day - $1.day }
        let typical = gaps.filter { $0 > 0 }.sorted()
        guard let gap = typical.isEmpty ? nil : typical[typical.count / 2], gap >= 2 else {
            return nil
        }
        let tolerance = Self.tolerance(of: gap)
        let steps = gaps.map { Self.multiple(of: gap, in: $0, tolerance: tolerance) }
        let regular = steps.count { $0 != nil }
        guard regular * 10 >= gaps.count * 7 else { return nil }
        self.gap = gap
        let amounts = ordered.map(\.amount)
        amount = RobustScores.median(of: amounts)
        let middle = amount
        let spread = max(
            RobustScores.deviation(ofSizes: amounts.map { abs($0 - middle) }), 0.02 * abs(middle))
        var found = [Anomaly]()
        for (index, distance) in gaps.enumerated() {
            let (before, here) = (ordered[index], ordered[index + 1])
            if distance < gap - tolerance, distance <= gap / 2 {
                let z = Self.score(here.amount, spread)
                found.append(
                    Anomaly(
                        step: here.day, value: here.amount, expected: 0, z: z, kind: .duplicate))
            } else if let times = steps[index], times >= 2, times - 1 <= Self.longestAbsence {
                found += (1..<times).map {
                    Self.missing(on: before.day + $0 * gap, amount: middle, spread: spread)
                }
            }
        }
        let due = (end - last.day - tolerance) / gap
        if (1...Self.longestAbsence).contains(due), end >= last.day {
            found += (1...due).map {
                Self.missing(on: last.day + $0 * gap, amount: middle, spread: spread)
            }
        }
        anomalies = found
    }

    /// The days by which a payment may come early or late.
    static func tolerance(of gap: Int) -> Int { max(1, Int((0.15 * Double(gap)).rounded())) }

    /// The number of regular gaps that `distance` is, if it is one to the longest absence and one.
    private static func multiple(of gap: Int, in distance: Int, tolerance: Int) -> Int? {
        let times = (distance + gap / 2) / gap
        guard times >= 1, times <= longestAbsence + 1 else { return nil }
        return abs(distance - times * gap) <= tolerance * times ? times : nil
    }

    private static func missing(on day: Int, amount: Double, spread: Double) -> Anomaly {
        Anomaly(
            step: day, value: 0, expected: amount, z: score(-amount, spread), kind: .missingPayment)
    }

    private static func score(_ difference: Double, _ spread: Double) -> Double {
        spread > 0 ? max(-37, min(37, difference / spread)) : 0
    }
}
