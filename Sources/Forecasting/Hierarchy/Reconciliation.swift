internal import LinearAlgebra

/// Makes forecasts of all series of a hierarchy add up.
///
/// With *C* the constraints (aggregate − its members = 0) and *W* the covariance of the errors, the
/// coherent forecasts nearest to the base forecasts *ŷ* are *ŷ* − *WCᵀ*(*CWCᵀ*)⁻¹*Cŷ*, the same as
/// *S*(*SᵀW⁻¹S*)⁻¹*SᵀW⁻¹ŷ* with the summing matrix *S* (Wickramasuriya, Athanasopoulos and Hyndman
/// 2019, *Journal of the American Statistical Association* 114, MinT) but with a system of the size
/// of the aggregates only.
public struct Reconciliation: Sendable {
    /// What the errors are taken to be like.
    public enum Method: String, CaseIterable, Hashable, Sendable {
        /// The aggregates' own forecasts are dropped, the bottom ones added up.
        case bottomUp = "bottom_up"
        /// All errors alike and independent (ordinary least squares).
        case ols
        /// Independent, with the variances of the residuals.
        case wls
        /// With the covariance of the residuals, its correlations shrunk towards none (Schäfer and
        /// Strimmer 2005, *Statistical Applications in Genetics and Molecular Biology* 4).
        case minTShrink = "mint_shrink"
    }

    /// What is reconciled.
    public let hierarchy: Hierarchy
    /// How.
    public let method: Method
    /// By how much the correlations were shrunk, in 0...1; nil for other methods.
    public let shrinkage: Double?

    /// *WCᵀ*, a row a node, and *CWCᵀ*.
    private let gain: Matrix
    private let system: Matrix

    /// Prepares a reconciliation.
    ///
    /// - Parameter residuals: the one-step errors of each node's forecasts on its past, a node
    ///   each; only `wls` and `minTShrink` read them.
    /// - Throws: `ForecastError`: `lengthMismatch` unless there are as many rows as nodes, all
    ///   of one length; `tooShort` below three errors; `notFinite`.
    /// - Complexity: O(*m²t*) for *m* nodes and *t* errors.
    public init(
        _ hierarchy: Hierarchy, method: Method, residuals: [[Double]] = []
    ) throws(ForecastError) {
        self.hierarchy = hierarchy
        self.method = method
        let covariance: Matrix
        switch method {
        case .bottomUp, .ols:
            shrinkage = nil
            covariance = Self.identity(hierarchy.count)
        case .wls, .minTShrink:
            try Self.check(residuals, count: hierarchy.count)
            let estimate = ShrunkenCovariance(residuals, isDiagonal: method == .wls)
            shrinkage = method == .wls ? nil : estimate.shrinkage
            covariance = estimate.matrix
        }
        gain = Self.constrained(covariance, hierarchy)
        system = Self.constrained(gain.transposed(), hierarchy)
    }

    /// Returns coherent forecasts.
    ///
    /// - Parameters:
    ///   - forecasts: a node each, a value a step ahead.
    ///   - nonNegative: for each bottom series whether forecasts below zero count as zero, before
    ///     the sums; empty where none do.
    /// - Throws: `ForecastError.lengthMismatch`, `notFinite`.
    /// - Complexity: O(*a*³ *h*) for *a* aggregates and *h* steps.
    public func reconciled(
        _ forecasts: [[Double]], nonNegative: [Bool] = []
    ) throws(ForecastError) -> [[Double]] {
        guard forecasts.count == hierarchy.count else {
            throw .lengthMismatch(needed: hierarchy.count)
        }
        guard nonNegative.isEmpty || nonNegative.count == hierarchy.bottomCount else {
            throw .lengthMismatch(needed: hierarchy.bottomCount)
        }
        let horizon = forecasts.first?.count ?? 0
        guard forecasts.allSatisfy({ $0.count == horizon }) else {
            throw .lengthMismatch(needed: horizon)
        }
        guard forecasts.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { throw .notFinite }
        var result = forecasts
        for step in 0..<horizon {
            var bottom = try adjustedBottom(forecasts.map { $0[step] })
            for (index, isBounded) in nonNegative.enumerated() where isBounded {
                bottom[index] = max(0, bottom[index])
            }
            for (node, value) in hierarchy.summed(bottom).enumerated() {
                result[node][step] = value
            }
        }
        return result
    }

    /// The bottom forecasts of one step; the aggregates follow by summing, to the last digit.
    private func adjustedBottom(_ base: [Double]) throws(ForecastError) -> [Double] {
        let first = hierarchy.aggregates.count
        let bottom = Array(base[first...])
        guard method != .bottomUp, first > 0 else { return bottom }
        let sums = hierarchy.summed(bottom)
        let violations = (0..<first).map { base[$0] - sums[$0] }
        do {
            let multipliers = try system.leastSquares(violations).coefficients
            let changes = try gain.multiplied(by: multipliers)
            return bottom.indices.map { bottom[$0] - changes[first + $0] }
        } catch {
            // The system is regular by construction; only magnitudes beyond it end here.
            throw .notFinite
        }
    }
}

extension Reconciliation {
    private static func check(_ residuals: [[Double]], count: Int) throws(ForecastError) {
        let length = residuals.first?.count ?? 0
        guard residuals.count == count else { throw .lengthMismatch(needed: count) }
        guard residuals.allSatisfy({ $0.count == length }) else {
            throw .lengthMismatch(needed: length)
        }
        guard length >= 3 else { throw .tooShort(needed: 3) }
        guard residuals.allSatisfy({ $0.allSatisfy { abs($0) <= 1e100 } }) else {
            throw .notFinite
        }
    }

    private static func identity(_ count: Int) -> Matrix {
        var matrix = Matrix(rowCount: count, columnCount: count)
        for index in 0..<count { matrix[index, index] = 1 }
        return matrix
    }

    /// *XCᵀ*: for each aggregate its column less those of its members.
    private static func constrained(_ matrix: Matrix, _ hierarchy: Hierarchy) -> Matrix {
        let first = hierarchy.aggregates.count
        let columns = hierarchy.aggregates.enumerated().map { aggregate, members in
            var column = matrix.column(aggregate)
            for member in members {
                for row in column.indices { column[row] -= matrix[row, first + member] }
            }
            return column
        }
        return Matrix(
            rowCount: matrix.rowCount, columnCount: first, elements: columns.flatMap { $0 })
    }
}

/// The covariance of residuals about zero, its correlations drawn towards none.
struct ShrunkenCovariance {
    let matrix: Matrix
    /// The share of the correlations that is taken away.
    let shrinkage: Double

    /// Variances below this share of the greatest count as it, so that a series that never errs
    /// leaves the system regular.
    private static let leastVariance = 1e-10

    init(_ residuals: [[Double]], isDiagonal: Bool) {
        let length = Double(residuals.first?.count ?? 1)
        let variances = residuals.map { $0.reduce(0) { $0 + $1 * $1 } / length }
        let greatest = variances.max() ?? 0
        let floor = greatest > 0 ? greatest * Self.leastVariance : 1
        let deviations = variances.map { max($0, floor).squareRoot() }
        let count = residuals.count
        let standardised = Matrix(
            columns: zip(residuals, deviations).map { row, deviation in row.map { $0 / deviation } }
        )
        var squares = standardised
        for column in 0..<count {
            for row in 0..<squares.rowCount {
                squares[row, column] *= squares[row, column]
            }
        }
        let products = standardised.gram()
        let squareProducts = isDiagonal ? products : squares.gram()
        var (spread, size) = (0.0, 0.0)
        for column in 0..<count {
            for row in 0..<count where row != column {
                let product = products[row, column]
                spread +=
                    (squareProducts[row, column] - product * product / length)
                    / (length * (length - 1))
                size += product / length * (product / length)
            }
        }
        let share = isDiagonal || size == 0 ? 1 : max(0, min(1, spread / size))
        var matrix = Matrix(rowCount: count, columnCount: count)
        for column in 0..<count {
            for row in 0..<count {
                let correlation =
                    row == column ? 1 : (1 - share) * products[row, column] / length
                matrix[row, column] = correlation * deviations[row] * deviations[column]
            }
        }
        self.matrix = matrix
        shrinkage = share
    }
}
