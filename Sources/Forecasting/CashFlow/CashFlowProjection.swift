internal import Foundation
public import Primitives

/// The balance of the days to come: what is planned, on top of what the rest of the movements may
/// do.
///
/// Futures of the rest are drawn from its past by the stationary bootstrap (Politis and Romano
/// 1994, *Journal of the American Statistical Association* 89): runs of days of random length, each
/// beginning on a day of the same part of the month as the day it stands for, so that what people
/// do at the end of a month stays there, and where the balance was near what it is in that future
/// (the local bootstrap of Paparoditis and Politis 2001), since people spend what they have. Each
/// future drifts besides by as much as the mean of so short a past may be wrong.
public struct CashFlowProjection: Sendable {
    /// One day of the projection.
    public struct Step: Hashable, Sendable {
        /// The day; the balance is that of its end.
        public let day: Day
        /// The expected balance.
        public let mean: Double
        /// The quantiles asked for, in that order.
        public let quantiles: [Double]
        /// The probability that the balance is below the limit on this day.
        public let overdrawn: Double
        /// The probability that it has been below the limit on this day or one before it.
        public let overdraftBy: Double
    }

    /// The days, the first next to the day of the balance.
    public let steps: [Step]

    /// The most days, draws and balances that are held.
    fileprivate static let greatestHorizon = 3660
    private static let greatestDraws = 100_000
    private static let greatestSize = 50_000_000

    /// Projects the balance.
    ///
    /// - Parameters:
    ///   - balance: the balance at the end of `day`.
    ///   - rest: what the movements that are not planned added on each day, the last on `day`.
    ///   - planned: the movements to come; those outside the horizon have no effect.
    ///   - horizon: the number of days.
    ///   - pastBalances: the balance at the end of each day of `rest`, if known; without it the
    ///     futures do not depend on the balance.
    ///   - expectedRest: a forecast of the rest for each day to come, from any method, which the
    ///     futures are moved to.
    /// - Throws: `ForecastError`: `tooShort` without a day of past, `notFinite` (also
    ///   for magnitudes above 10¹⁰⁰), `lengthMismatch` of the forecast or
    ///   the balances, `badSetting`.
    /// - Complexity: O(`draws` · `horizon` · log `draws`).
    public init(
        balance: Double, on day: Day, rest: [Double], pastBalances: [Double]? = nil,
        planned: [PlannedMovement], horizon: Int,
        expectedRest: [Double]? = nil, options: CashFlowOptions = CashFlowOptions()
    ) throws(ForecastError) {
        try Self.check(options, horizon: horizon)
        guard !rest.isEmpty else { throw .tooShort(needed: 1) }
        let sizes =
            [balance, options.overdraftLimit] + rest + (expectedRest ?? []) + (pastBalances ?? [])
        guard
            (sizes + planned.flatMap { [$0.amount, $0.deviation] })
                .allSatisfy({ abs($0) <= 1e100 })
        else { throw .notFinite }
        guard pastBalances.map({ $0.count == rest.count }) ?? true else {
            throw .lengthMismatch(needed: rest.count)
        }
        guard planned.allSatisfy(\.isSound) else { throw .badSetting(.level) }
        guard expectedRest.map({ $0.count == horizon }) ?? true else {
            throw .lengthMismatch(needed: horizon)
        }
        let past = RestOfMovements(
            amounts: rest, balances: pastBalances, lastDay: day, blockLength: options.blockLength)
        let arrivals = planned.compactMap { Arrival(of: $0, after: day, horizon: horizon) }
        var random = SeededGenerator(seed: options.seed)
        var balances = [[Double]](
            repeating: Array(repeating: 0, count: options.draws), count: horizon)
        var firstOverdrafts = [Int](repeating: 0, count: horizon)
        for draw in 0..<options.draws {
            var current = balance
            var isOverdrawn = false
            var source = rest.count
            let drift = past.driftError * random.normal()
            var changes = [Double](repeating: 0, count: horizon)
            for arrival in arrivals { arrival.come(to: &changes, &random) }
            for step in 0..<horizon {
                current +=
                    drift + changes[step]
                    + past.amount(
                        on: step, balance: current, expected: expectedRest, source: &source, &random
                    )
                balances[step][draw] = current
                if !isOverdrawn, current < options.overdraftLimit {
                    isOverdrawn = true
                    firstOverdrafts[step] += 1
                }
            }
        }
        var overdrafts = 0
        steps = (0..<horizon).map { step in
            overdrafts += firstOverdrafts[step]
            return Self.summary(
                of: balances[step], on: day.adding(days: step + 1), overdrafts: overdrafts, options)
        }
    }

    private static func check(
        _ options: CashFlowOptions, horizon: Int
    ) throws(ForecastError) {
        guard (0...greatestHorizon).contains(horizon),
            (1...greatestDraws).contains(options.draws),
            horizon * options.draws <= greatestSize
        else { throw .badSetting(.size) }
        guard options.blockLength >= 1 else { throw .badSetting(.length) }
        guard options.quantiles.allSatisfy({ $0 > 0 && $0 < 1 }) else { throw .badSetting(.level) }
    }

    private static func summary(
        of balances: [Double], on day: Day, overdrafts: Int, _ options: CashFlowOptions
    ) -> Step {
        let sorted = balances.sorted()
        let count = Double(sorted.count)
        let below = sorted.prefix { $0 < options.overdraftLimit }.count
        return Step(
            day: day, mean: sorted.reduce(0, +) / count,
            quantiles: options.quantiles.map { Self.quantile($0, of: sorted) },
            overdrawn: Double(below) / count, overdraftBy: Double(overdrafts) / count)
    }

    /// The quantile by linear interpolation (type 7 of Hyndman and Fan 1996).
    private static func quantile(_ probability: Double, of sorted: [Double]) -> Double {
        let position = probability * Double(sorted.count - 1)
        let below = min(Int(position), sorted.count - 1)
        let above = min(below + 1, sorted.count - 1)
        return sorted[below] + (position - Double(below)) * (sorted[above] - sorted[below])
    }
}

/// A movement that may come within the horizon.
private struct Arrival {
    let movement: PlannedMovement
    /// The steps it may come on, each as likely as the others; some may lie beyond the horizon.
    let steps: [Int]

    /// Nil for one that is not expected any more, or only beyond the horizon.
    init?(of movement: PlannedMovement, after day: Day, horizon: Int) {
        let (due, overflow) = movement.day.number.subtractingReportingOverflow(day.number)
        let reach = CashFlowProjection.greatestHorizon
        guard !overflow, due.magnitude <= 2 * reach else { return nil }
        self.movement = movement
        let delays = movement.delays.filter { $0.magnitude <= reach }
        let late = delays.map { due - 1 + $0 }.filter { $0 >= 0 }
        if !late.isEmpty {
            steps = late
        } else if due >= 1 || !delays.isEmpty {
            steps = [max(0, due - 1)]
        } else {
            return nil
        }
        guard steps.contains(where: { $0 < horizon }) else { return nil }
    }

    /// Adds the movement to the day it comes on in one future.
    func come(to changes: inout [Double], _ random: inout SeededGenerator) {
        let step = steps.count == 1 ? steps[0] : steps[random.index(below: steps.count)]
        guard movement.probability >= 1 || random.unit() < movement.probability,
            step < changes.count
        else { return }
        let chance = movement.deviation > 0 ? movement.deviation * random.normal() : 0
        changes[step] += movement.amount + chance
    }
}

/// A seeded generator (SplitMix64; Steele, Lea and Flood 2014).
struct SeededGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number in 0..<1.
    mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// A whole number in 0..<`count`.
    mutating func index(below count: Int) -> Int { min(count - 1, Int(unit() * Double(count))) }

    /// A standard normal number (Box and Muller 1958).
    mutating func normal() -> Double {
        (-2 * log(1 - unit())).squareRoot() * cos(2 * Double.pi * unit())
    }
}
