internal import LinearAlgebra

/// The settings of a seasonal-trend decomposition, with the names of Cleveland et al. 1990 and the
/// defaults of statsmodels.
public struct STLOptions: Hashable, Sendable {
    /// What a loess fits in its window.
    public enum Degree: Int, Hashable, Codable, Sendable {
        case constant, linear
    }

    /// A loess: its window, an odd number of points, what it fits there, and how many points it
    /// steps ahead; those between are interpolated.
    public struct Smoother: Hashable, Sendable {
        /// The number of points of a window; nil for the default of its place.
        public var window: Int?
        /// What is fitted.
        public var degree: Degree
        /// The number of points from one fit to the next.
        public var jump: Int

        /// Creates a smoother.
        public init(window: Int? = nil, degree: Degree = .linear, jump: Int = 1) {
            self.window = window
            self.degree = degree
            self.jump = jump
        }
    }

    /// The smoother of each phase of the season (*n*₍ₛ₎, default window 7).
    public var seasonal = Smoother()
    /// The smoother of the trend (*n*₍ₜ₎; by default the least odd number from
    /// 1.5 · period / (1 − 1.5/*n*₍ₛ₎) on).
    public var trend = Smoother()
    /// The smoother of the low-pass filter (*n*₍ₗ₎; by default the least odd number above the
    /// period).
    public var lowPass = Smoother()
    /// Whether outlying values lose their weight in repeated fits.
    public var isRobust: Bool
    /// The repetitions of the inner loop (*n*₍ᵢ₎; by default 2 if robust, else 5).
    public var innerIterations: Int?
    /// The repetitions with new weights (*n*₍ₒ₎; by default 15 if robust, else 0).
    public var outerIterations: Int?

    /// Creates the default settings.
    public init(isRobust: Bool = false) {
        self.isRobust = isRobust
    }
}

/// The settings with nothing left open, checked.
struct ResolvedSTLOptions: Sendable {
    struct Loess: Sendable {
        let window: Int
        let degree: GridLoess.Degree
        let jump: Int

        func smoother(count: Int, extrapolates: Bool) -> GridLoess {
            GridLoess(
                count: count, window: window, degree: degree, jump: jump,
                extrapolates: extrapolates)
        }
    }

    let period: Int
    let seasonal: Loess
    let trend: Loess
    let lowPass: Loess
    let innerIterations: Int
    let outerIterations: Int

    /// A window above this says no more than one of this length, and its half must be countable.
    private static let greatestWindow = 1 << 30

    init(_ options: STLOptions, period: Int) throws(ForecastError) {
        guard period >= 2, period < Self.greatestWindow else { throw .badSetting(.period) }
        self.period = period
        let season = options.seasonal.window ?? 7
        let lowPassDefault = period % 2 == 0 ? period + 1 : period + 2
        let (inner, outer) = (
            options.innerIterations ?? (options.isRobust ? 2 : 5),
            options.outerIterations ?? (options.isRobust ? 15 : 0)
        )
        guard inner >= 1, outer >= 0 else { throw .badSetting(.iterations) }
        (innerIterations, outerIterations) = (inner, outer)
        seasonal = try Self.loess(options.seasonal, window: season, above: 2)
        trend = try Self.loess(
            options.trend, window: Self.trendWindow(period: period, seasonal: season),
            above: max(2, period))
        lowPass = try Self.loess(options.lowPass, window: lowPassDefault, above: max(2, period))
    }

    private static func trendWindow(period: Int, seasonal: Int) -> Int {
        let window = Int((1.5 * Double(period) / (1 - 1.5 / Double(max(3, seasonal)))).rounded(.up))
        return window % 2 == 0 ? window + 1 : window
    }

    private static func loess(
        _ smoother: STLOptions.Smoother, window standard: Int, above least: Int
    ) throws(ForecastError) -> Loess {
        let window = smoother.window ?? standard
        guard window > least, window % 2 == 1, window < greatestWindow else {
            throw .badSetting(.window)
        }
        guard smoother.jump >= 1 else { throw .badSetting(.jump) }
        let degree: GridLoess.Degree =
            switch smoother.degree {
            case .constant: .constant
            case .linear: .linear
            }
        return Loess(window: window, degree: degree, jump: smoother.jump)
    }
}
