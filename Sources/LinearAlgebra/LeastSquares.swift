/// The solution of a linear least-squares problem.
public struct LeastSquares: Sendable {
    /// The coefficients *x* that minimise ‖*Ax* − *b*‖₂.
    public let coefficients: [Double]
    /// *b* − *Ax*.
    public let residuals: [Double]
    /// (*AᵀA*)⁻¹, from which standard errors are made.
    public let inverseGram: Matrix

    /// ‖*b* − *Ax*‖².
    public var residualSumOfSquares: Double { Vectors.dot(residuals, residuals) }

    /// How a problem is solved.
    public enum Method: Sendable {
        /// Householder QR, and QR with column pivoting of its triangle, which reveals the rank:
        /// keeps the accuracy of the data (LAPACK `dgeqrf`, `dgeqp3`).
        case qr
        /// Cholesky factorisation of the normal equations: half the work, squares the condition
        /// number (LAPACK `dpotrf`).
        case cholesky
    }
}

extension Matrix {
    /// Returns the vector *x* that minimises ‖*Ax* − *b*‖₂, where *A* is this matrix.
    ///
    /// Columns count as dependent where a diagonal element of the pivoted triangular factor is
    /// below *m* · 2⁻⁵² times the greatest (QR); or where what a column adds to those before it is
    /// below *m* · 2⁻⁵² of its own sum of squares, which is what rounding leaves of nothing in the
    /// normal equations (Cholesky). Cholesky so refuses columns that QR can still tell apart.
    ///
    /// - Throws: `LinearAlgebraError`: `sizeMismatch` unless `rightHandSide.count == rowCount`,
    ///   `underdetermined`, `notFinite` (by Cholesky also where sums of squares overflow),
    ///   `rankDeficient`.
    /// - Complexity: O(*mn²*) for *m* rows and *n* columns.
    public func leastSquares(
        _ rightHandSide: [Double], by method: LeastSquares.Method = .qr
    ) throws(LinearAlgebraError) -> LeastSquares {
        guard rightHandSide.count == rowCount else { throw .sizeMismatch }
        guard rowCount >= columnCount, columnCount > 0 else { throw .underdetermined }
        guard rightHandSide.allSatisfy(\.isFinite) else { throw .notFinite }
        BLASThreads.prepare()
        let (coefficients, inverse) =
            switch method {
            case .qr: try solvedByQR(rightHandSide)
            case .cholesky: try solvedByCholesky(rightHandSide)
            }
        let fitted = try multiplied(by: coefficients)
        return LeastSquares(
            coefficients: coefficients,
            residuals: zip(rightHandSide, fitted).map { $0 - $1 }, inverseGram: inverse)
    }

    private func solvedByQR(
        _ rightHandSide: [Double]
    ) throws(LinearAlgebraError) -> ([Double], Matrix) {
        guard elements.allSatisfy(\.isFinite) else { throw .notFinite }
        let count = columnCount
        var factor = elements
        var reflectors = [Double](repeating: 0, count: count)
        try check(LAPACK.geqrf(rowCount, count, &factor, &reflectors))
        var solution = rightHandSide
        try check(LAPACK.ormqr(rowCount, count, factor, reflectors, &solution))
        solution.removeLast(rowCount - count)
        var triangle = upperTriangle(of: factor, leading: rowCount)
        var pivots = [Int32](repeating: 0, count: count)
        try check(LAPACK.geqp3(count, count, &triangle, &pivots, &reflectors))
        try checkRank(ofTriangle: triangle)
        try check(LAPACK.ormqr(count, count, triangle, reflectors, &solution))
        try check(LAPACK.trtrs(count, triangle, leading: count, &solution))
        var coefficients = [Double](repeating: 0, count: count)
        for (index, pivot) in pivots.enumerated() { coefficients[Int(pivot) - 1] = solution[index] }
        triangle = upperTriangle(of: triangle, leading: count)
        let inverse = try inverseGram(ofTriangle: triangle)
        var unpivoted = Matrix(rowCount: columnCount, columnCount: columnCount)
        for (row, rowPivot) in pivots.enumerated() {
            for (column, columnPivot) in pivots.enumerated() {
                unpivoted[Int(rowPivot) - 1, Int(columnPivot) - 1] = inverse[row, column]
            }
        }
        return (coefficients, unpivoted)
    }

    private func solvedByCholesky(
        _ rightHandSide: [Double]
    ) throws(LinearAlgebraError) -> ([Double], Matrix) {
        var factor = gram().elements
        // An element that is not finite shows in the sums of squares, which are far fewer.
        guard factor.allSatisfy(\.isFinite) else { throw .notFinite }
        let info = LAPACK.potrf(columnCount, &factor)
        guard info <= 0 else { throw .rankDeficient(rank: info - 1) }
        try check(info)
        try checkRank(ofCholesky: factor)
        var solution = try transposedMultiplied(by: rightHandSide)
        try check(LAPACK.potrs(columnCount, factor, &solution))
        return (solution, try inverseGram(ofTriangle: factor))
    }

    private func check(_ info: Int) throws(LinearAlgebraError) {
        guard info == 0 else { throw .failed(info: info) }
    }

    /// Throws if a diagonal element of the pivoted triangle is too small against the first.
    private func checkRank(ofTriangle factor: [Double]) throws(LinearAlgebraError) {
        let diagonal = (0..<columnCount).map { abs(factor[$0 * columnCount + $0]) }
        let tolerance = (diagonal.first ?? 0) * Double(rowCount) * 0x1p-52
        let rank = diagonal.count { $0 > tolerance }
        guard rank == columnCount else { throw .rankDeficient(rank: rank) }
    }

    /// Throws if a column's diagonal element is too small against the column's norm, which is that
    /// of the factor's column.
    private func checkRank(ofCholesky factor: [Double]) throws(LinearAlgebraError) {
        let rank = (0..<columnCount).count { column in
            let start = column * columnCount
            let squares = (0...column).reduce(0) { sum, row in
                sum + factor[start + row] * factor[start + row]
            }
            let own = factor[start + column]
            return own * own > squares * Double(rowCount) * 0x1p-52
        }
        guard rank == columnCount else { throw .rankDeficient(rank: rank) }
    }

    /// The upper triangle of the first `columnCount` rows of a factor, zeros below.
    private func upperTriangle(of factor: [Double], leading: Int) -> [Double] {
        var triangle = [Double](repeating: 0, count: columnCount * columnCount)
        for column in 0..<columnCount {
            for row in 0...column {
                triangle[column * columnCount + row] = factor[column * leading + row]
            }
        }
        return triangle
    }

    /// (*RᵀR*)⁻¹ of an upper triangle *R*, both triangles filled.
    private func inverseGram(ofTriangle triangle: [Double]) throws(LinearAlgebraError) -> Matrix {
        var inverse = triangle
        try check(LAPACK.potri(columnCount, &inverse))
        var matrix = Matrix(rowCount: columnCount, columnCount: columnCount, elements: inverse)
        for column in 0..<columnCount {
            for row in 0..<column { matrix[column, row] = matrix[row, column] }
        }
        return matrix
    }
}
