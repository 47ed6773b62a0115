internal import Foundation

/// The distribution of the size of a series' remainders: its body up to the 95 % quantile *u*, and
/// beyond it an exponential tail, P(|*R*| > *r*) = 0.05 exp(−(*r* − *u*)/*β*), *β* the mean excess
/// (peaks over threshold; Pickands 1975, *Annals of Statistics* 3; for detection Siffer et al.
/// 2017, KDD).
///
/// Remainders of real series have far heavier tails than a normal distribution with their median
/// deviation, so that a threshold in those would report ten times the values it states. Of few
/// values the quantile says little: *u* and *β* are with the weight 50/(*n* + 50) those of a normal
/// distribution. Of what a fit has left, below 200 values the excess is that of the ten greatest,
/// a fifth of all at most, and *u* where a tail with that excess has 5 % beyond it; the weight is
/// 20/(*n* + 20), and what is assumed Student's *t*, as the deviation is not known well where the
/// fit took *p* degrees of freedom: it is √(*n*/(*n* − *p*)) times the one seen, which tells as
/// much as 0.6 (*n* − *p*) squares.
public struct RemainderTail: Hashable, Sendable {
    /// The middle of the remainders.
    public let center: Double
    /// The size that 5 % of the remainders exceed.
    public let bodyEnd: Double
    /// By how much these exceed it, on average.
    public let meanExcess: Double

    private static let tailShare = 0.05
    /// The greatest share of all that the tail's sizes are, where values are few.
    private static let greatestShare = 0.2
    /// The upper quartile of the size of a standard normal variable, and how much of what a sample
    /// tells of its deviation that quartile does: 0.5 (2 *q* φ(*q*))² / 0.1875.
    private static let quartile = 1.1503
    private static let efficiency = 0.6
    private static let normalBodyEnd = NormalDistribution.deviation(exceededAt: tailShare)
    private static let normalMeanExcess =
        2 * NormalDistribution.density(normalBodyEnd) / tailShare - normalBodyEnd

    /// Estimates the distribution of deviations from a level that was not found among them; of no
    /// values, or of values that do not differ, it has no width.
    ///
    /// For few values *u* and *β* are those of a normal distribution with the median size.
    ///
    /// - Complexity: O(*n* log *n*).
    public init(of remainders: [Double]) {
        self.init(of: remainders, tailCount: 0, assumedCount: 50) { sizes in
            let median = RobustScores.median(of: sizes)
            // Where more than half are equal, the mean size says more than the median one.
            let deviation =
                median > 0
                ? RobustScores.deviationOfMedianSize * median : Self.meanDeviation(of: sizes)
            return (Self.normalBodyEnd * deviation, Self.normalMeanExcess * deviation)
        }
    }

    /// Estimates the distribution of what a fit has left; of no values, or of values that do not
    /// differ, it has no width.
    ///
    /// For few values *u* and *β* are those of Student's *t*. The deviation is by the upper
    /// quartile of sizes: a fit may go through one value in three, and the median size is of what
    /// that leaves of the noise.
    ///
    /// - Parameter parameters: the degrees of freedom *p* that the fit took.
    /// - Complexity: O(*n* log *n*).
    public init(of remainders: [Double], parameters: Double) {
        self.init(of: remainders, tailCount: 10, assumedCount: 20) { sizes in
            let (count, place) = (Double(sizes.count), min(sizes.count - 1, sizes.count * 3 / 4))
            let freedom = max(1, count - parameters)
            let seen =
                sizes[place] > 0 ? sizes[place] / Self.quartile : Self.meanDeviation(of: sizes)
            let deviation = seen * (count / freedom).squareRoot()
            let tail = StudentT.tail(
                share: Self.tailShare,
                degreesOfFreedom: max(3, Int(Self.efficiency * freedom)))
            return (tail.start * deviation, tail.meanExcess * deviation)
        }
    }

    /// - Parameters:
    ///   - tailCount: the fewest sizes that an excess is the mean of.
    ///   - assumedCount: as many values say as much as what is assumed.
    ///   - assumed: *u* and *β* for sizes in order, as far as they say too little.
    private init(
        of remainders: [Double], tailCount: Double, assumedCount: Double,
        assumed: ([Double]) -> (Double, Double)
    ) {
        center = RobustScores.median(of: remainders)
        let middle = center
        let sizes = remainders.map { abs($0 - middle) }.sorted()
        let count = Double(sizes.count)
        let share = min(Self.greatestShare, max(Self.tailShare, tailCount / max(1, count)))
        let position = max(0, Double(sizes.count - 1) * (1 - share))
        let below = Int(position)
        guard below < sizes.count else {
            (bodyEnd, meanExcess) = (0, 0)
            return
        }
        let above = min(below + 1, sizes.count - 1)
        let quantile = sizes[below] + (position - Double(below)) * (sizes[above] - sizes[below])
        let excesses = sizes[above...].map { max(0, $0 - quantile) }
        let excess = excesses.reduce(0, +) / Double(max(1, excesses.count))
        let (start, mean) = assumed(sizes)
        let weight = count / (count + assumedCount)
        let end = quantile + excess * log(share / Self.tailShare)
        bodyEnd = weight * end + (1 - weight) * start
        meanExcess = weight * excess + (1 - weight) * mean
    }

    private static func meanDeviation(of sizes: [Double]) -> Double {
        1.2533 * sizes.reduce(0) { $0 + $1 / Double(sizes.count) }
    }

    /// Creates a distribution with known parameters.
    init(center: Double, bodyEnd: Double, meanExcess: Double) {
        self.center = center
        self.bodyEnd = bodyEnd
        self.meanExcess = meanExcess
    }

    /// The deviation of a normal variable that is as improbable as `remainder`, with its sign; 0
    /// where the distribution has no width and the remainder is the middle, ±37 where it is not.
    public func z(of remainder: Double) -> Double {
        let size = abs(remainder - center)
        let sign = remainder < center ? -1.0 : 1
        guard size > bodyEnd else {
            return bodyEnd > 0 ? sign * size / bodyEnd * Self.normalBodyEnd : 0
        }
        guard meanExcess > 0 else { return sign * Self.greatest }
        let probability = Self.tailShare * exp(-(size - bodyEnd) / meanExcess)
        return sign * min(Self.greatest, NormalDistribution.deviation(exceededAt: probability))
    }

    /// The greatest *z* that is told apart.
    private static let greatest = 37.0
}
