internal import Forecasting
public import Primitives

/// A payment that comes back and rises little by little, told from one that only goes up and down
/// with the season.
public struct GradualRise: Hashable, Sendable {
    /// About how much it was, above zero.
    public let before: Money
    /// About how much it is now.
    public let after: Money
    /// In how many months it rose so far.
    public let monthCount: Int

    /// Creates the rise of payments; nil where there is none, or too little is known of them.
    ///
    /// Each is set beside that of the same month a year before, so that no winter looks like a
    /// rise: all of the latest pairs have to go up, by more than they differ by accident. Where
    /// less than a year is known it has to go one way for longer than a season does.
    ///
    /// - Parameter payments: the payments in one currency, by their day, with amounts above zero.
    public init?(of payments: [(day: Day, amount: Money)]) {
        let ordered = payments.sorted { $0.day < $1.day }
        guard let currency = ordered.first?.amount.currency else { return nil }
        let sizes = ordered.map { Double($0.amount.minorUnits) }
        let places = Dictionary(
            ordered.indices.map { (ordered[$0].day.month, $0) }, uniquingKeysWith: { $1 })
        let pairs = ordered.indices.compactMap { place -> (before: Double, after: Double)? in
            places[ordered[place].day.month.adding(months: -12)].map {
                (sizes[$0], sizes[place])
            }
        }.suffix(12)
        func money(_ sizes: [Double]) -> Money? {
            Int64(exactly: RobustScores.median(of: sizes).rounded()).map {
                Money(minorUnits: $0, currency: currency)
            }
        }
        if pairs.count >= Self.fewestPairs {
            guard Self.rise(pairs.map { ($0.before, $0.after) }),
                let before = money(pairs.suffix(3).map(\.before)),
                let after = money(pairs.suffix(3).map(\.after))
            else { return nil }
            (self.before, self.after, monthCount) = (before, after, 12)
            return
        }
        let recent = Array(sizes.suffix(Self.longestClimb))
        let days = ordered.suffix(Self.longestClimb).map(\.day)
        guard Self.climb(recent), days.count > 2, let before = money(Array(recent.prefix(3))),
            let after = money(Array(recent.suffix(3)))
        else { return nil }
        (self.before, self.after) = (before, after)
        // Between the middle ones of the first three and of the last.
        monthCount = days[days.count - 2].month.number - days[1].month.number
    }

    /// Whether all pairs rise, by a twentieth in a typical case and by more than they differ.
    private static func rise(_ pairs: [(before: Double, after: Double)]) -> Bool {
        let rises = pairs.map { $0.after - $0.before }
        let typical = RobustScores.median(of: rises)
        let spread = RobustScores.median(of: rises.map { abs($0 - typical) })
        let shares = pairs.map { $0.before > 0 ? $0.after / $0.before : 1 }
        return rises.allSatisfy { $0 > 0 } && RobustScores.median(of: shares) >= leastShare
            && typical > 2 * spread
    }

    /// Whether sizes never turn round and rise in the end.
    private static func climb(_ sizes: [Double]) -> Bool {
        guard sizes.count == longestClimb, let first = sizes.first, let last = sizes.last else {
            return false
        }
        let steps = zip(sizes, sizes.dropFirst()).map { $1 - $0 }
        return steps.allSatisfy { $0 >= 0 } && steps.count { $0 > 0 } > steps.count / 2 + 1
            && last >= first * leastShare
    }

    /// Of three pairs by accident one in eight go up together.
    private static let fewestPairs = 4
    /// Half a year is how long a season goes one way.
    private static let longestClimb = 8
    private static let leastShare = 1.05
}
