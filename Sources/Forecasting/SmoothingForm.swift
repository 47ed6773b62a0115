/// What an exponential smoothing model is made of (Hyndman, Koehler, Ord and Snyder 2008,
/// *Forecasting with Exponential Smoothing*, ch. 2).
public struct SmoothingForm: Hashable, Codable, Sendable {
    /// How the error enters.
    public enum ErrorKind: String, Codable, Sendable {
        case additive = "A"
        case multiplicative = "M"
    }

    /// How the trend goes on.
    public enum Trend: String, Codable, CaseIterable, Sendable {
        case none = "N"
        case additive = "A"
        case damped = "Ad"
    }

    /// How the season enters.
    public enum Season: String, Codable, CaseIterable, Sendable {
        case none = "N"
        case additive = "A"
        case multiplicative = "M"
    }

    /// How the error enters.
    public var error: ErrorKind
    /// How the trend goes on.
    public var trend: Trend
    /// How the season enters.
    public var season: Season

    /// Creates a form: `SmoothingForm(.additive, .none, .none)` is simple exponential smoothing.
    public init(_ error: ErrorKind, _ trend: Trend, _ season: Season) {
        self.error = error
        self.trend = trend
        self.season = season
    }

    /// The form in the taxonomy's letters, such as `MAdM`.
    public var name: String { error.rawValue + trend.rawValue + season.rawValue }

    /// How many parameters a fit estimates for a season of `period`: smoothing parameters, initial
    /// states and the variance.
    func parameterCount(period: Int) -> Int {
        let trendCount =
            switch trend {
            case .none: 0
            case .additive: 2
            case .damped: 3
            }
        // The initial seasonal states sum to a constant: one of them is not free.
        return 3 + trendCount + (season == .none ? 0 : period)
    }
}

/// The smoothing parameters: α for the level, β for the trend, γ for the season, φ for damping.
public struct SmoothingParameters: Hashable, Codable, Sendable {
    /// α in (0, 1).
    public var alpha: Double
    /// β in (0, α); 0 without a trend.
    public var beta: Double
    /// γ in (0, 1 − α); 0 without a season.
    public var gamma: Double
    /// φ in (0, 1]; 1 for an undamped trend.
    public var phi: Double

    /// Creates parameters.
    public init(alpha: Double, beta: Double = 0, gamma: Double = 0, phi: Double = 1) {
        self.alpha = alpha
        self.beta = beta
        self.gamma = gamma
        self.phi = phi
    }
}

/// The state: level, trend, and one seasonal value per phase, the phase of the next value first.
public struct SmoothingState: Hashable, Codable, Sendable {
    /// The level.
    public var level: Double
    /// The trend per period; 0 without one.
    public var trend: Double
    /// The seasonal values of the next *m* periods; one neutral value without a season.
    public var season: [Double]

    /// Creates a state.
    public init(level: Double, trend: Double = 0, season: [Double] = [0]) {
        self.level = level
        self.trend = trend
        self.season = season
    }
}
