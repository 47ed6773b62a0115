extension Matrix {
    /// Returns *Ax*, where *A* is this matrix (`dgemv`).
    ///
    /// - Throws: `LinearAlgebraError.sizeMismatch`.
    /// - Complexity: O(*mn*).
    public func multiplied(by vector: [Double]) throws(LinearAlgebraError) -> [Double] {
        guard vector.count == columnCount else { throw .sizeMismatch }
        return BLAS.gemv(self, vector, transposed: false)
    }

    /// Returns *Aᵀx*, where *A* is this matrix (`dgemv`).
    ///
    /// - Throws: `LinearAlgebraError.sizeMismatch`.
    /// - Complexity: O(*mn*).
    public func transposedMultiplied(by vector: [Double]) throws(LinearAlgebraError) -> [Double] {
        guard vector.count == rowCount else { throw .sizeMismatch }
        return BLAS.gemv(self, vector, transposed: true)
    }

    /// Returns *AB*, where *A* is this matrix (`dgemm`).
    ///
    /// - Throws: `LinearAlgebraError.sizeMismatch`.
    /// - Complexity: O(*mkn*).
    public func multiplied(by other: Matrix) throws(LinearAlgebraError) -> Matrix {
        guard other.rowCount == columnCount else { throw .sizeMismatch }
        return BLAS.gemm(self, other)
    }

    /// Returns *AᵀB*, where *A* is this matrix, without transposing it in memory (`dgemm`).
    ///
    /// - Throws: `LinearAlgebraError.sizeMismatch`.
    /// - Complexity: O(*mkn*).
    public func transposedMultiplied(by other: Matrix) throws(LinearAlgebraError) -> Matrix {
        guard other.rowCount == rowCount else { throw .sizeMismatch }
        return BLAS.gemm(self, other, transposed: true)
    }

    /// Returns the symmetric *AᵀA* (`dsyrk`), both triangles filled.
    ///
    /// - Complexity: O(*mn²*).
    public func gram() -> Matrix {
        BLAS.syrk(self)
    }
}

/// Vectors are arrays; these are their products and norms.
public enum Vectors {
    /// Returns *x·y* (`ddot`).
    ///
    /// - Precondition: both have the same length.
    public static func dot(_ first: [Double], _ second: [Double]) -> Double {
        precondition(first.count == second.count, "The vectors differ in length.")
        return BLAS.dot(first, second)
    }

    /// Adds α*x* to *y* (`daxpy`).
    ///
    /// - Precondition: both have the same length.
    public static func add(_ factor: Double, times vector: [Double], to result: inout [Double]) {
        precondition(vector.count == result.count, "The vectors differ in length.")
        BLAS.axpy(factor, vector, &result)
    }

    /// Multiplies *x* by α (`dscal`).
    public static func scale(_ vector: inout [Double], by factor: Double) {
        BLAS.scal(factor, &vector)
    }

    /// Returns ‖*x*‖₂, without overflow on the way (`dnrm2`).
    public static func norm(_ vector: [Double]) -> Double {
        BLAS.norm(vector)
    }
}
