/// Why a series cannot be forecast, decomposed, watched, reconciled or projected.
public enum ForecastError: Error, Hashable, Sendable {
    /// The series has fewer observations than the method needs.
    case tooShort(needed: Int)
    /// An observation is infinite or not a number.
    case notFinite
    /// Every observation is missing.
    case allMissing
    /// The horizon is negative or above the greatest one.
    case badHorizon(greatest: Int)
    /// A level is outside (0, 1), or as good as 1.
    case badLevel(Double)
    /// A setting is outside what it may be.
    case badSetting(Setting)
    /// The name of a series has no place in the hierarchy of the names.
    case badPath(String, Hierarchy.PathFault)
    /// Two things that belong together differ in length.
    case lengthMismatch(needed: Int)
    /// The regressors are dependent: `rank` of them are independent.
    case collinear(rank: Int)

    /// What can be set wrongly.
    public enum Setting: String, Hashable, Sendable {
        /// A period is below 2 or too long, or appears twice.
        case period
        /// A smoother's window is even, below 3, or no longer than the period where it must be.
        case window
        /// A jump is below 1.
        case jump
        /// A number of iterations is below 1 (inner) or 0 (outer).
        case iterations
        /// A rate or a level is outside (0, 1).
        case level
        /// A number of days or draws is below 1 or too large to hold.
        case size
        /// A sum is empty or of series that are not there, or the series do not end together.
        case hierarchy
        /// A duration or length is below 1.
        case length
    }
}

/// What a forecast may be asked for.
public enum ForecastLimits {
    /// The greatest number of periods ahead: a hundred years of days.
    public static let horizon = 36_525
    /// The greatest length of a season.
    public static let season = 1_000_000

    /// Checks what every method is asked.
    ///
    /// - Throws: `ForecastError.badHorizon`, `badLevel`.
    package static func check(horizon: Int, levels: [Double]) throws(ForecastError) {
        guard (0...Self.horizon).contains(horizon) else {
            throw .badHorizon(greatest: Self.horizon)
        }
        for level in levels where !isLevel(level) { throw .badLevel(level) }
    }

    /// Whether an interval can have that level: above 0, and so far below 1 that the probability
    /// its upper end has, (1 + level) / 2, is below 1 too.
    package static func isLevel(_ level: Double) -> Bool {
        level > 0 && (1 + level) / 2 < 1
    }
}
