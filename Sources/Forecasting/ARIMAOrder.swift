/// The order of a seasonal ARIMA model: (*p*, *d*, *q*)(*P*, *D*, *Q*), a season of *m* periods.
public struct ARIMAOrder: Hashable, Codable, Sendable {
    /// *p*, *d* and *q*, or *P*, *D* and *Q*.
    public struct Part: Hashable, Codable, Sendable {
        /// How many values back count.
        public var autoregressive: Int
        /// How often differences are taken.
        public var differences: Int
        /// How many errors back count.
        public var movingAverage: Int

        /// Creates one part of an order; negative counts stand for zero.
        public init(_ autoregressive: Int, _ differences: Int, _ movingAverage: Int) {
            self.autoregressive = max(0, autoregressive)
            self.differences = max(0, differences)
            self.movingAverage = max(0, movingAverage)
        }

        /// Nothing.
        public static let none = Part(0, 0, 0)
    }

    /// (*p*, *d*, *q*).
    public var plain: Part
    /// (*P*, *D*, *Q*).
    public var seasonal: Part
    /// *m*, 1 for no season.
    public var period: Int
    /// Whether the differenced values have a mean of their own: a drift of the values.
    public var hasConstant: Bool

    /// Creates an order; without a season above one period its seasonal part is dropped.
    public init(_ plain: Part, seasonal: Part = .none, period: Int = 1, hasConstant: Bool = false) {
        self.plain = plain
        self.seasonal = period > 1 ? seasonal : .none
        self.period = max(1, period)
        self.hasConstant = hasConstant
    }

    /// The coefficients besides the constant: *p* + *q* + *P* + *Q*.
    var coefficientCount: Int {
        plain.autoregressive + plain.movingAverage + seasonal.autoregressive
            + seasonal.movingAverage
    }

    /// The values used up by differences: *d* + *Dm*.
    var differenceCount: Int { plain.differences + seasonal.differences * period }

    /// The differenced values without an error of their own: *p* + *Pm*.
    var conditionCount: Int { plain.autoregressive + seasonal.autoregressive * period }

    /// The order as it is written: `(1,1,1)(0,1,1)[12]`, with `+c` for a constant.
    public var name: String {
        func text(_ part: Part) -> String {
            "(\(part.autoregressive),\(part.differences),\(part.movingAverage))"
        }
        return text(plain) + (period > 1 ? "\(text(seasonal))[\(period)]" : "")
            + (hasConstant ? "+c" : "")
    }
}

/// The coefficients of an ARIMA model: φ, θ, Φ and Θ, each from the shortest lag, with the signs of
/// R's `arima`: *w*ₜ = φ*w*ₜ₋₁ + *e*ₜ + θ*e*ₜ₋₁.
public struct ARIMACoefficients: Hashable, Codable, Sendable {
    /// φ.
    public var autoregressive: [Double]
    /// θ.
    public var movingAverage: [Double]
    /// Φ.
    public var seasonalAutoregressive: [Double]
    /// Θ.
    public var seasonalMovingAverage: [Double]
    /// The mean of the differenced values, 0 without a constant.
    public var mean: Double

    /// Creates coefficients.
    public init(
        autoregressive: [Double] = [], movingAverage: [Double] = [],
        seasonalAutoregressive: [Double] = [], seasonalMovingAverage: [Double] = [],
        mean: Double = 0
    ) {
        self.autoregressive = autoregressive
        self.movingAverage = movingAverage
        self.seasonalAutoregressive = seasonalAutoregressive
        self.seasonalMovingAverage = seasonalMovingAverage
        self.mean = mean
    }

    /// Whether there is a coefficient for each lag of an order.
    func suits(_ order: ARIMAOrder) -> Bool {
        autoregressive.count == order.plain.autoregressive
            && movingAverage.count == order.plain.movingAverage
            && seasonalAutoregressive.count == order.seasonal.autoregressive
            && seasonalMovingAverage.count == order.seasonal.movingAverage
    }
}
