internal import Foundation

/// The solution of a ridge regression.
public struct RidgeRegression: Sendable {
    /// The coefficients *x* that minimise ‖*Ax* − *b*‖² + λ‖*x*‖².
    public let coefficients: [Double]
    /// λ.
    public let penalty: Double
    /// The generalised cross-validation score: *m*‖*Ax* − *b*‖² / (*m* − tr *H*)².
    public let score: Double
    /// The score of no regressors at all: ‖*b*‖² / *m*.
    public let nullScore: Double
    /// tr *H*: how many free coefficients the penalised ones are worth.
    public let degreesOfFreedom: Double
}

extension Matrix {
    /// Returns the ridge regression of `rightHandSide` on the columns, the penalty chosen among
    /// `penalties` by generalised cross-validation (Golub, Heath and Wahba 1979, *Technometrics*
    /// 21, 215–223), by the singular value decomposition (LAPACK `dgesdd`).
    ///
    /// Dependent columns share their coefficient.
    ///
    /// - Parameter penalties: the values of λ tried, all positive.
    /// - Throws: `LinearAlgebraError`: `sizeMismatch` unless `rightHandSide.count == rowCount`,
    ///   `underdetermined` for fewer rows than columns, no column or no penalty, `notFinite`,
    ///   `failed`.
    /// - Complexity: O(*mn²*) for *m* rows and *n* columns, and O(*n*) for each penalty.
    public func ridge(
        _ rightHandSide: [Double], penalties: [Double]
    ) throws(LinearAlgebraError) -> RidgeRegression {
        guard rightHandSide.count == rowCount else { throw .sizeMismatch }
        guard rowCount >= columnCount, columnCount > 0, !penalties.isEmpty else {
            throw .underdetermined
        }
        guard elements.allSatisfy(\.isFinite), rightHandSide.allSatisfy(\.isFinite),
            penalties.allSatisfy({ $0.isFinite && $0 > 0 })
        else { throw .notFinite }
        BLASThreads.prepare()
        var left = self
        var singular = [Double](repeating: 0, count: columnCount)
        var right = [Double](repeating: 0, count: columnCount * columnCount)
        let info = LAPACK.gesdd(rowCount, columnCount, &left.elements, &singular, &right)
        guard info == 0 else { throw .failed(info: info) }
        let projected = BLAS.gemv(left, rightHandSide, transposed: true)
        let total = Vectors.dot(rightHandSide, rightHandSide)
        let outside = max(0, total - Vectors.dot(projected, projected))
        let count = Double(rowCount)
        var best = (penalty: penalties[0], score: Double.infinity, freedom: 0.0)
        for penalty in penalties {
            var (squares, freedom) = (outside, 0.0)
            for (value, length) in zip(singular, projected) {
                let kept = value * value / (value * value + penalty)
                squares += (1 - kept) * (1 - kept) * length * length
                freedom += kept
            }
            let remaining = count - freedom
            let score = remaining > 0 ? count * squares / (remaining * remaining) : .infinity
            if score < best.score { best = (penalty, score, freedom) }
        }
        let scaled = zip(singular, projected).map { value, length in
            value / (value * value + best.penalty) * length
        }
        let rows = Matrix(rowCount: columnCount, columnCount: columnCount, elements: right)
        return RidgeRegression(
            coefficients: BLAS.gemv(rows, scaled, transposed: true), penalty: best.penalty,
            score: best.score, nullScore: total / count, degreesOfFreedom: best.freedom)
    }
}
