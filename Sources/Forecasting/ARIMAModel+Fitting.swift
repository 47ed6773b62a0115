internal import Foundation

extension ARIMAModel {
    /// Fits an order by the least conditional sum of squares; stationary and invertible by
    /// construction, each polynomial being searched for by its partial autocorrelations (Monahan
    /// 1984, *Biometrika* 71, 403–404).
    ///
    /// - Parameter values: the values, none missing.
    /// - Returns: nil where the values are fewer than the coefficients, differences and conditions
    ///   and ten, or do not differ.
    /// - Complexity: O(*n*) for each of some hundred evaluations.
    public static func fit(_ order: ARIMAOrder, to values: [Double]) -> ARIMAModel? {
        let (used, free) = (values.count - order.differenceCount, order.coefficientCount)
        guard used >= order.conditionCount + free + 10 else { return nil }
        let differenced = differenced(values, order)
        let mean = order.hasConstant ? differenced.reduce(0, +) / Double(used) : 0
        let spread =
            (differenced.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(used)).squareRoot()
        guard spread > 0, spread.isFinite else { return nil }
        var (lower, upper) = (
            [Double](repeating: -0.995, count: free), [Double](repeating: 0.995, count: free)
        )
        var (point, steps) = (
            [Double](repeating: 0.1, count: free), [Double](repeating: 0.3, count: free)
        )
        if order.hasConstant {
            lower.append(mean - 3 * spread)
            upper.append(mean + 3 * spread)
            point.append(mean)
            steps.append(0.2 * spread)
        }
        let simplex = NelderMead(
            lower: lower, upper: upper, evaluationLimit: 60 * (point.count + 1))
        var errors = [Double](repeating: 0, count: used)
        var centered = differenced
        let best = simplex.minimum(from: point, steps: steps) { point in
            let coefficients = coefficients(at: point, order)
            for index in centered.indices {
                centered[index] = differenced[index] - coefficients.mean
            }
            let squares = ARIMALags(coefficients, period: order.period)
                .squares(over: centered, from: order.conditionCount, &errors)
            return Double(used) * log(max(squares, 1e-300))
        }
        return ARIMAModel(
            running: order, coefficients: coefficients(at: best.point, order), over: values)
    }

    /// Fits the orders a stepwise search visits and returns that of the lowest corrected AIC
    /// (Hyndman and Khandakar 2008, *Journal of Statistical Software* 27, 3).
    ///
    /// Seasonal differences are taken of a season that explains more than 64 % of the detrended
    /// variance, plain ones as long as the test of Kwiatkowski, Phillips, Schmidt and Shin refuses
    /// a level at 5 %, at most twice.
    ///
    /// - Parameter values: the values, none missing.
    /// - Returns: nil for fewer than about twelve values, or values that do not differ.
    public static func automatic(_ values: [Double], period: Int) -> ARIMAModel? {
        let isLong = period > 1 && values.count >= 3 * period
        let seasonal = isLong && seasonalStrength(values, period: period) > 0.64 ? 1 : 0
        var rest = ARIMAModel.differenced(
            values, ARIMAOrder(.none, seasonal: .init(0, seasonal, 0), period: period))
        var plain = 0
        while plain < 2 - seasonal, !isLevel(rest) {
            rest = zip(rest.dropFirst(), rest).map { $0 - $1 }
            plain += 1
        }
        var search = ARIMASearch(
            values: values, period: isLong ? period : 1, differences: (plain, seasonal))
        return search.run()
    }

    /// The coefficients of a point: the partial autocorrelations of φ, θ, Φ, Θ, then the mean.
    private static func coefficients(at point: [Double], _ order: ARIMAOrder) -> ARIMACoefficients {
        var rest = point[...]
        func next(_ count: Int) -> [Double] {
            defer { rest = rest.dropFirst(count) }
            return polynomial(Array(rest.prefix(count)))
        }
        return ARIMACoefficients(
            autoregressive: next(order.plain.autoregressive),
            movingAverage: next(order.plain.movingAverage).map { -$0 },
            seasonalAutoregressive: next(order.seasonal.autoregressive),
            seasonalMovingAverage: next(order.seasonal.movingAverage).map { -$0 },
            mean: rest.first ?? 0)
    }

    /// The coefficients of a stationary autoregression from its partial autocorrelations, by the
    /// recursion of Durbin and Levinson.
    static func polynomial(_ partial: [Double]) -> [Double] {
        var result: [Double] = []
        for last in partial {
            result = zip(result, result.reversed()).map { $0 - last * $1 } + [last]
        }
        return result
    }

    /// The share of the detrended variance that the season explains (Wang, Smith and Hyndman 2006,
    /// *Data Mining and Knowledge Discovery* 13, 335–364).
    static func seasonalStrength(_ values: [Double], period: Int) -> Double {
        let trend = SeasonalAdjustment.centeredAverage(of: values, period: period)
        let adjusted = SeasonalAdjustment(of: values, period: period, kind: .additive).adjusted
        func variance(_ values: [Double]) -> Double {
            let known = zip(values, trend).filter { !$0.1.isNaN }.map { $0.0 - $0.1 }
            let mean = known.reduce(0, +) / Double(max(1, known.count))
            return known.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        }
        let whole = variance(values)
        return whole > 0 ? max(0, 1 - variance(adjusted) / whole) : 0
    }

    /// Whether the test of Kwiatkowski et al. (1992, *Journal of Econometrics* 54, 159–178) leaves
    /// the values a level: the statistic with 3√n/13 lags is below 0.463.
    static func isLevel(_ values: [Double]) -> Bool {
        guard values.count > 3 else { return true }
        let count = Double(values.count)
        let mean = values.reduce(0, +) / count
        let centered = values.map { $0 - mean }
        var (sum, squares) = (0.0, 0.0)
        for value in centered {
            sum += value
            squares += sum * sum
        }
        let reach = Int(3 * count.squareRoot() / 13)
        var variance = centered.reduce(0) { $0 + $1 * $1 } / count
        for lag in stride(from: 1, through: reach, by: 1) {
            let products = zip(centered.dropFirst(lag), centered).reduce(0) { $0 + $1.0 * $1.1 }
            variance += 2 * (1 - Double(lag) / Double(reach + 1)) * products / count
        }
        return variance <= 0 || squares / (count * count * variance) < 0.463
    }
}

/// The stepwise search for the order of the lowest corrected AIC.
private struct ARIMASearch {
    let values: [Double]
    let period: Int
    let differences: (plain: Int, seasonal: Int)
    private var tried: Set<ARIMAOrder> = []
    private var best: ARIMAModel?

    init(values: [Double], period: Int, differences: (plain: Int, seasonal: Int)) {
        self.values = values
        self.period = period
        self.differences = differences
    }

    mutating func run() -> ARIMAModel? {
        let isConstant = differences.plain + differences.seasonal <= 1
        for counts in [[2, 2, 1, 1], [0, 0, 0, 0], [1, 0, 1, 0], [0, 1, 0, 1]] {
            _ = improves(counts, isConstant)
        }
        // Forty orders at most: a step leads to a better one or is the last.
        while tried.count < 40, let order = best?.order, step(from: order) {}
        return best
    }

    private mutating func step(from order: ARIMAOrder) -> Bool {
        let counts = [
            order.plain.autoregressive, order.plain.movingAverage,
            order.seasonal.autoregressive, order.seasonal.movingAverage,
        ]
        let moves = [
            [1, 0, 0, 0], [0, 1, 0, 0], [1, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [0, 0, 1, 1],
        ]
        for move in moves + moves.map({ $0.map(-) }) {
            let next = zip(counts, move).map { $0 + $1 }
            guard next.allSatisfy({ $0 >= 0 }), next[0] <= 5, next[1] <= 5, next[2] <= 2,
                next[3] <= 2
            else { continue }
            if improves(next, order.hasConstant) { return true }
        }
        return differences.plain + differences.seasonal <= 1
            && improves(counts, !order.hasConstant)
    }

    private mutating func improves(_ counts: [Int], _ hasConstant: Bool) -> Bool {
        let order = ARIMAOrder(
            .init(counts[0], differences.plain, counts[1]),
            seasonal: .init(counts[2], differences.seasonal, counts[3]), period: period,
            hasConstant: hasConstant)
        guard tried.insert(order).inserted, let model = ARIMAModel.fit(order, to: values),
            model.correctedAIC < best?.correctedAIC ?? .infinity
        else { return false }
        best = model
        return true
    }
}
