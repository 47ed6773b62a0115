/// Why a series cannot be forecast.
public enum ForecastError: Error, Equatable, Sendable {
    /// The series has fewer observations than the method needs.
    case tooShort(needed: Int)
    /// An observation is infinite or not a number.
    case notFinite
    /// Every observation is missing.
    case allMissing
    /// The horizon is negative or above the greatest one.
    case badHorizon(greatest: Int)
    /// A level is outside (0, 1).
    case badLevel(Double)
    /// A regressor has another length than the series, or the future values than the horizon.
    case regressorLength(needed: Int)
    /// The regressors are dependent: `rank` of them are independent.
    case collinear(rank: Int)
}

/// What a forecast may be asked for.
public enum ForecastLimits {
    /// The greatest number of periods ahead: a hundred years of days.
    public static let horizon = 36_525

    /// Checks what every method is asked.
    ///
    /// - Throws: `ForecastError.badHorizon`, `badLevel`.
    package static func check(horizon: Int, levels: [Double]) throws(ForecastError) {
        guard (0...Self.horizon).contains(horizon) else {
            throw .badHorizon(greatest: Self.horizon)
        }
        for level in levels where !(level > 0 && level < 1) { throw .badLevel(level) }
    }
}
