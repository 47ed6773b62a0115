/// Watches a series value by value, with work and memory that do not grow with it.
///
/// The level and the season are smoothed exponentially, each innovation bounded at three of its
/// standard deviations so that no outlier carries them away (robust Holt-Winters smoothing; Gelper,
/// Fried and Croux 2010, *Journal of Forecasting* 29). The tail of the innovations is followed by
/// stochastic approximation of the quantile and the mean excess of ``RemainderTail``. Bounded
/// innovations of one sign that add up, by Page's cumulative sum (1954, *Biometrika* 41), are a
/// level shift, after which the level starts afresh.
public struct AnomalyStream: Sendable {
    /// How fast the stream learns.
    public struct Rates: Hashable, Sendable {
        /// The share of an innovation that the level takes, in (0, 1).
        public var level = 0.1
        /// The share that the season takes, in (0, 1).
        public var season = 0.15
        /// The share of each innovation in the scale, in (0, 1).
        public var scale = 0.005

        /// Creates the default rates.
        public init() {}

        var areSound: Bool {
            [level, season, scale].allSatisfy { $0 > 0 && $0 < 1 }
        }
    }

    /// What the stream makes of one value.
    public struct Observation: Hashable, Sendable {
        /// The step, from 0.
        public let step: Int
        /// What was expected.
        public let expected: Double
        /// How unusual the value is; 0 while the stream learns and for missing values.
        public let z: Double
        /// How far the value lies outside all values before it, as a share of their range with it:
        /// 0 inside, at most 1 outside.
        public let novelty: Double
        /// What was found, if anything.
        public let anomaly: Anomaly?
    }

    /// The number of values before the first is judged.
    public let warmUp: Int

    private let threshold: Double
    private let rates: Rates
    private var season: [Double]
    private var opening: [Double] = []
    private var step = 0
    private var level = 0.0
    private var deviation = 0.0
    private var bodyEnd = 0.0
    private var meanExcess = 0.0
    private var sums = (up: 0.0, down: 0.0)
    private var range: ClosedRange<Double>?

    /// Creates a stream for a series with a season of `period` steps, 1 for none.
    ///
    /// - Throws: `ForecastError.badSetting`: a period outside 1...1,000,000, a rate outside (0, 1).
    public init(
        period: Int, options: AnomalyOptions = AnomalyOptions(), rates: Rates = Rates()
    ) throws(ForecastError) {
        guard (1...1_000_000).contains(period) else { throw .badSetting(.period) }
        guard options.falseAlarmRate > 0, options.falseAlarmRate < 1, rates.areSound else {
            throw .badSetting(.level)
        }
        season = Array(repeating: 0, count: period)
        warmUp = max(20, 2 * period)
        threshold = options.threshold
        self.rates = rates
    }

    /// Takes the next value, nil if it is missing, and says what it makes of it.
    ///
    /// - Throws: `ForecastError.notFinite`, and the stream is as before.
    /// - Complexity: O(1), but for the one value that ends the warm-up, O(`warmUp` log `warmUp`).
    public mutating func observe(_ value: Double?) throws(ForecastError) -> Observation {
        if let value, !(abs(value) <= 0x1p500) { throw .notFinite }
        defer { step += 1 }
        let novelty = value.map { widenRange($0) } ?? 0
        guard step >= warmUp else {
            opening.append(value ?? .nan)
            if step == warmUp - 1 { begin() }
            return Observation(
                step: step, expected: value ?? 0, z: 0, novelty: novelty, anomaly: nil)
        }
        let phase = step % season.count
        let expected = level + season[phase]
        guard let value else {
            return Observation(step: step, expected: expected, z: 0, novelty: novelty, anomaly: nil)
        }
        let innovation = value - expected
        let z = RemainderTail(center: 0, bodyEnd: bodyEnd, meanExcess: meanExcess).z(of: innovation)
        let shift = learn(innovation, phase: phase)
        return Observation(
            step: step, expected: expected, z: z, novelty: novelty,
            anomaly: anomaly(value, expected: expected, z: z, isShift: shift))
    }
}

extension AnomalyStream {
    /// The standard deviations beyond which an innovation counts no more.
    private static let bound = 3.0
    /// Page's allowance and decision interval, in standard deviations.
    private static let allowance = 1.0
    private static let decision = 14.0

    private func anomaly(
        _ value: Double, expected: Double, z: Double, isShift: Bool
    ) -> Anomaly? {
        guard isShift || abs(z) > threshold else { return nil }
        let kind: AnomalyKind = isShift ? .levelShift : value > expected ? .spike : .dip
        return Anomaly(step: step, value: value, expected: expected, z: z, kind: kind)
    }

    /// Takes a value into the range seen and returns its novelty.
    private mutating func widenRange(_ value: Double) -> Double {
        guard let seen = range else {
            range = value...value
            return 0
        }
        guard !seen.contains(value) else { return 0 }
        let wider = min(seen.lowerBound, value)...max(seen.upperBound, value)
        range = wider
        let excess = max(value - seen.upperBound, seen.lowerBound - value)
        return excess / (wider.upperBound - wider.lowerBound)
    }

    /// Starts from the opening values: medians for the level and the phases.
    private mutating func begin() {
        let known = opening.map { $0.isNaN ? nil : $0 }
        let values = PhaseInterpolation.filled(known, period: season.count)
        opening = []
        level = RobustScores.median(of: values)
        if season.count > 1 {
            for phase in season.indices {
                let own = stride(from: phase, to: values.count, by: season.count).map { values[$0] }
                season[phase] = RobustScores.median(of: own) - level
            }
        }
        let period = season.count
        let innovations = values.enumerated().map { $1 - level - season[$0 % period] }
        let tail = RemainderTail(of: innovations)
        bodyEnd = tail.bodyEnd
        meanExcess = tail.meanExcess
        deviation = RobustScores.deviation(ofSizes: innovations.map { abs($0) })
        if deviation == 0 { deviation = ZScores.deviation(of: innovations) }
    }

    /// Learns from an innovation; true if with it the level has shifted.
    private mutating func learn(_ innovation: Double, phase: Int) -> Bool {
        let size = abs(innovation)
        let bounded =
            deviation > 0
            ? max(-Self.bound * deviation, min(Self.bound * deviation, innovation)) : innovation
        followTail(size)
        let standardised = deviation > 0 ? bounded / deviation : 0
        sums.up = max(0, sums.up + standardised - Self.allowance)
        sums.down = max(0, sums.down - standardised - Self.allowance)
        let square = deviation > 0 ? min(size, Self.bound * deviation) : size
        // The bounded square of a normal variable is 0.9973 of the square.
        deviation = ((1 - rates.scale) * deviation * deviation + rates.scale * square * square)
            .squareRoot()
        guard max(sums.up, sums.down) <= Self.decision else {
            sums = (0, 0)
            level += innovation
            return true
        }
        level += rates.level * bounded
        if season.count > 1 { season[phase] += rates.season * (1 - rates.level) * bounded }
        return false
    }

    private mutating func followTail(_ size: Double) {
        guard bodyEnd > 0 else {
            (bodyEnd, meanExcess) = (size, size / 2)
            return
        }
        let pace = rates.scale * max(bodyEnd, deviation)
        if size > bodyEnd {
            let excess = min(size - bodyEnd, 8 * max(meanExcess, deviation))
            meanExcess += 5 * rates.scale * (excess - meanExcess)
            bodyEnd += pace * 0.95
        } else {
            bodyEnd -= pace * 0.05
        }
    }
}
