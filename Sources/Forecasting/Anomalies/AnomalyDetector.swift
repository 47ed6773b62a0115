/// Finds what is unusual in a whole series.
///
/// The series is taken apart (``RobustCourse``: robust STL, a median polish where a season fits but
/// a few times, a running median where none fits twice), level shifts are found in what is left of
/// it without season and taken out, and what remains is judged by its own tail (``RemainderTail``).
/// Series that are zero mostly, as bills by day are, are looked at as payments
/// (``RegularPayments``).
public struct AnomalyDetector: Sendable {
    /// What was found, and what was expected at every step.
    public struct Report: Hashable, Sendable {
        /// The anomalies, in order.
        public let anomalies: [Anomaly]
        /// What was expected at each step.
        public let expected: [Double]
        /// How unusual each value is; 0 where it is missing.
        public let scores: [Double]
    }

    private let seasons: [Int]
    private let options: AnomalyOptions

    /// Creates a detector for series with these seasons; none, or 1, for no season.
    ///
    /// - Throws: `ForecastError.badSetting`: a period below 1 or twice, a rate outside (0, 1).
    public init(
        seasons: [Int], options: AnomalyOptions = AnomalyOptions()
    ) throws(ForecastError) {
        guard seasons.allSatisfy({ $0 >= 1 }), Set(seasons).count == seasons.count else {
            throw .badSetting(.period)
        }
        guard options.falseAlarmRate > 0, options.falseAlarmRate < 1 else {
            throw .badSetting(.level)
        }
        self.seasons = seasons.filter { $0 > 1 }.sorted()
        self.options = options
    }

    /// Looks at a series; nil is a missing value, which is expected something but never reported.
    ///
    /// - Throws: `ForecastError.notFinite`; `tooShort` below three values.
    /// - Complexity: that of the decomposition.
    public func report(on values: [Double?]) throws(ForecastError) -> Report {
        let present = values.compactMap { $0 }
        guard present.allSatisfy(\.isFinite) else { throw .notFinite }
        guard present.count >= 3 else { throw .tooShort(needed: 3) }
        if options.findsPayments, let payments = SparsePayments(values, options.threshold) {
            return payments.report
        }
        let scale = PowerOfTwo.scale(of: present)
        guard scale == 1 else {
            let scaled = try report(onOrdinary: values.map { $0.map { $0 / scale } })
            return scaled.scaled(by: scale, values: values)
        }
        return try report(onOrdinary: values)
    }

    private func report(onOrdinary values: [Double?]) throws(ForecastError) -> Report {
        var filled = PhaseInterpolation.filled(values, period: seasons.first ?? 1)
        var fit = try RobustCourse(of: filled, seasons: seasons)
        var shifts = [LevelShifts.Shift]()
        if options.findsLevelShifts {
            shifts = levelShifts(filled, fit)
            if !shifts.isEmpty {
                let steps = Self.steps(shifts, count: values.count)
                for index in filled.indices { filled[index] -= steps[index] }
                fit = try RobustCourse(of: filled, seasons: seasons)
                fit.add(steps: steps)
            }
        }
        let tail = RemainderTail(
            of: values.indices.compactMap { index in
                values[index].map { $0 - fit.expected[index] }
            }, parameters: fit.parameters)
        let scores = values.indices.map { index in
            values[index].map { tail.z(of: $0 - fit.expected[index]) } ?? 0
        }
        let judge = PointJudge(values: values, expected: fit.expected, options: options)
        var anomalies = values.indices.compactMap { judge.anomaly(at: $0, z: scores[$0]) }
        for shift in shifts {
            anomalies.removeAll { $0.step == shift.step }
            anomalies.append(
                Anomaly(
                    step: shift.step, value: values[shift.step] ?? shift.before + shift.size,
                    expected: fit.expected[shift.step] - shift.size, z: shift.z, kind: .levelShift))
        }
        anomalies.sort { $0.step < $1.step }
        return Report(anomalies: anomalies, expected: fit.expected, scores: scores)
    }

    private func levelShifts(_ values: [Double], _ fit: RobustCourse) -> [LevelShifts.Shift] {
        let remainders = zip(values, fit.expected).map { $0 - $1 }
        let noise = RobustScores.deviation(ofSizes: remainders.map { abs($0) })
        // Whole cycles, two dozen values or more: what lasts less is a stretch, not a level.
        let period = min(seasons.first ?? 1, values.count)
        let window = min((23 + period) / period * period, 60, values.count / 3)
        let adjusted = zip(values, fit.seasonal).map { $0 - $1 }
        return LevelShifts(values: adjusted, window: window, noise: noise)
            .shifts(beyond: max(5, 1.5 * options.threshold))
    }

    private static func steps(_ shifts: [LevelShifts.Shift], count: Int) -> [Double] {
        var steps = [Double](repeating: 0, count: count)
        for shift in shifts {
            for index in shift.step..<count { steps[index] += shift.size }
        }
        return steps
    }
}

extension AnomalyDetector.Report {
    fileprivate func scaled(by scale: Double, values: [Double?]) -> Self {
        Self(
            anomalies: anomalies.map {
                Anomaly(
                    step: $0.step, value: values[$0.step] ?? $0.value * scale,
                    expected: $0.expected * scale, z: $0.z, kind: $0.kind)
            },
            expected: expected.map { $0 * scale }, scores: scores)
    }
}

/// Says what kind of anomaly a value is.
private struct PointJudge {
    let values: [Double?]
    let expected: [Double]
    let threshold: Double
    /// The greatest distance of a value from what is expected.
    let greatest: Double
    /// The size of a regular amount; nil if the amounts are not that regular.
    let regularAmount: Double?

    init(values: [Double?], expected: [Double], options: AnomalyOptions) {
        self.values = values
        self.expected = expected
        threshold = options.threshold
        let present = values.indices.filter { values[$0] != nil }
        let sizes = present.map { abs(expected[$0]) }
        let distances = present.map { abs((values[$0] ?? 0) - expected[$0]) }
        greatest = distances.max() ?? 0
        let amount = RobustScores.median(of: sizes)
        let isRegular =
            options.findsPayments && present.count >= 6 && amount > 0
            && RobustScores.median(of: distances) <= 0.05 * amount
            && sizes.allSatisfy { $0 > 0.5 * amount }
        regularAmount = isRegular ? amount : nil
    }

    /// What rounding leaves of a value after all the sums of a decomposition, as a share of it.
    private static let precision = 1e-12

    func anomaly(at step: Int, z: Double) -> Anomaly? {
        guard let value = values[step], abs(z) > threshold else { return nil }
        let expected = expected[step]
        // Rounding is nothing unusual, nor is what an outlier leaves of itself in the smooth of
        // equal values about it: less than a hundred thousandth.
        let rounding = Self.precision * max(abs(value), abs(expected))
        guard abs(value - expected) > max(rounding, 1e-5 * greatest) else { return nil }
        return Anomaly(
            step: step, value: value, expected: expected, z: z, kind: kind(value, expected))
    }

    private func kind(_ value: Double, _ expected: Double) -> AnomalyKind {
        if regularAmount != nil {
            if abs(value) <= 0.05 * abs(expected) { return .missingPayment }
            if abs(value - 2 * expected) <= 0.1 * abs(expected) { return .duplicate }
        }
        return value > expected ? .spike : .dip
    }
}
