/// What is unusual about a value.
public enum AnomalyKind: String, Hashable, Codable, CaseIterable, Sendable {
    /// One value far above what was expected.
    case spike
    /// One value far below.
    case dip
    /// From here on the values lie at another level.
    case levelShift = "level_shift"
    /// A payment that came regularly did not.
    case missingPayment = "missing_payment"
    /// A regular payment came twice.
    case duplicate
}

/// A value that is not what was expected.
public struct Anomaly: Hashable, Sendable {
    /// The step of the series, from 0.
    public let step: Int
    /// The value there; for a missing payment what stood in its place, for a level shift the first
    /// at the new level.
    public let value: Double
    /// What was expected.
    public let expected: Double
    /// How unusual it is: a normal variable is as far from its mean as this many standard
    /// deviations with the same probability. For payments it is the difference in robust standard
    /// deviations of the amount, for a level shift of the difference of levels.
    public let z: Double
    /// What is unusual about it.
    public let kind: AnomalyKind

    /// Creates an anomaly.
    public init(step: Int, value: Double, expected: Double, z: Double, kind: AnomalyKind) {
        self.step = step
        self.value = value
        self.expected = expected
        self.z = z
        self.kind = kind
    }
}

/// How anomalies are looked for.
public struct AnomalyOptions: Hashable, Sendable {
    /// The share of ordinary values that may be reported, in (0, 1).
    public var falseAlarmRate: Double
    /// Whether level shifts are looked for.
    public var findsLevelShifts = true
    /// Whether payments that are regular are looked at as such.
    public var findsPayments = true

    /// One ordinary value in a hundred is reported by default.
    public init(falseAlarmRate: Double = 0.01) {
        self.falseAlarmRate = falseAlarmRate
    }

    /// The thresholds whose share of ordinary values is told apart from all and from none.
    public static let thresholds = 1e-12...37.0

    /// The options whose threshold is `z`, a normal variable's number of standard deviations.
    ///
    /// - Throws: `ForecastError.badSetting(.level)` unless `z` is one of `thresholds`.
    public init(threshold z: Double) throws(ForecastError) {
        guard Self.thresholds.contains(z) else { throw .badSetting(.level) }
        self.init(falseAlarmRate: 2 * NormalDistribution.distribution(-z))
    }

    /// The *z* from which a value is reported.
    ///
    /// - Precondition: the rate is in (0, 1).
    public var threshold: Double { NormalDistribution.deviation(exceededAt: falseAlarmRate) }
}
