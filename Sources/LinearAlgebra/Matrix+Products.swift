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

    /// Returns ‖*x*‖₂, without overflow on the way (`dnrm2`).
    public static func norm(_ vector: [Double]) -> Double {
        BLAS.norm(vector)
    }
}
