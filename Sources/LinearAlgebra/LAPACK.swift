#if canImport(Accelerate)
    internal import Accelerate
#else
    internal import COpenBLAS
#endif

/// The calls into LAPACK, on column-major arrays; each returns LAPACK's `info`.
enum LAPACK {
    /// Householder QR with column pivoting (`dgeqp3`): *AP* = *QR* in place.
    static func geqp3(
        _ rows: Int, _ columns: Int, _ factor: inout [Double], _ pivots: inout [Int32],
        _ reflectors: inout [Double]
    ) -> Int {
        #if canImport(Accelerate)
            var (m, n, info) = (__LAPACK_int(rows), __LAPACK_int(columns), __LAPACK_int(0))
            var (leading, size) = (m, __LAPACK_int(2 * columns + (columns + 1) * 32))
            var work = [Double](repeating: 0, count: Int(size))
            dgeqp3_(&m, &n, &factor, &leading, &pivots, &reflectors, &work, &size, &info)
            return Int(info)
        #else
            return Int(
                LAPACKE_dgeqp3(
                    LAPACK_COL_MAJOR, int(rows), int(columns), &factor, int(rows), &pivots,
                    &reflectors))
        #endif
    }

    /// *Qᵀb* from the reflectors of `geqp3` (`dormqr`), in place.
    static func ormqr(
        _ rows: Int, _ columns: Int, _ factor: [Double], _ reflectors: [Double],
        _ vector: inout [Double]
    ) -> Int {
        #if canImport(Accelerate)
            var (m, n, one) = (__LAPACK_int(rows), __LAPACK_int(columns), __LAPACK_int(1))
            var (leading, leadingVector, info) = (m, m, __LAPACK_int(0))
            var (size, side, transpose) = (__LAPACK_int(64), char("L"), char("T"))
            var (factor, reflectors) = (factor, reflectors)
            var work = [Double](repeating: 0, count: Int(size))
            dormqr_(
                &side, &transpose, &m, &one, &n, &factor, &leading, &reflectors, &vector,
                &leadingVector, &work, &size, &info)
            return Int(info)
        #else
            return Int(
                LAPACKE_dormqr(
                    LAPACK_COL_MAJOR, char("L"), char("T"), int(rows), 1, int(columns), factor,
                    int(rows), reflectors, &vector, int(rows)))
        #endif
    }

    /// Solves *Rx* = *b* for the upper triangle in the first rows of `factor` (`dtrtrs`), in place.
    static func trtrs(
        _ order: Int, _ factor: [Double], leading: Int, _ vector: inout [Double]
    ) -> Int {
        #if canImport(Accelerate)
            var (n, one, info) = (__LAPACK_int(order), __LAPACK_int(1), __LAPACK_int(0))
            var (first, second) = (__LAPACK_int(leading), __LAPACK_int(leading))
            var (upper, plain, unit, factor) = (char("U"), char("N"), char("N"), factor)
            dtrtrs_(
                &upper, &plain, &unit, &n, &one, &factor, &first, &vector, &second, &info)
            return Int(info)
        #else
            return Int(
                LAPACKE_dtrtrs(
                    LAPACK_COL_MAJOR, char("U"), char("N"), char("N"), int(order), 1, factor,
                    int(leading), &vector, int(leading)))
        #endif
    }

    /// Cholesky: *A* = *RᵀR*, the upper triangle in place (`dpotrf`).
    static func potrf(_ order: Int, _ matrix: inout [Double]) -> Int {
        #if canImport(Accelerate)
            var (n, leading, info) = (__LAPACK_int(order), __LAPACK_int(order), __LAPACK_int(0))
            var upper = char("U")
            dpotrf_(&upper, &n, &matrix, &leading, &info)
            return Int(info)
        #else
            return Int(
                LAPACKE_dpotrf(LAPACK_COL_MAJOR, char("U"), int(order), &matrix, int(order)))
        #endif
    }

    /// Solves *RᵀRx* = *b* (`dpotrs`), in place.
    static func potrs(_ order: Int, _ factor: [Double], _ vector: inout [Double]) -> Int {
        #if canImport(Accelerate)
            var (n, one, info) = (__LAPACK_int(order), __LAPACK_int(1), __LAPACK_int(0))
            var (first, second, upper, factor) = (n, n, char("U"), factor)
            dpotrs_(&upper, &n, &one, &factor, &first, &vector, &second, &info)
            return Int(info)
        #else
            return Int(
                LAPACKE_dpotrs(
                    LAPACK_COL_MAJOR, char("U"), int(order), 1, factor, int(order), &vector,
                    int(order)))
        #endif
    }

    /// (*RᵀR*)⁻¹, the upper triangle in place (`dpotri`).
    static func potri(_ order: Int, _ factor: inout [Double]) -> Int {
        #if canImport(Accelerate)
            var (n, leading, info) = (__LAPACK_int(order), __LAPACK_int(order), __LAPACK_int(0))
            var upper = char("U")
            dpotri_(&upper, &n, &factor, &leading, &info)
            return Int(info)
        #else
            return Int(
                LAPACKE_dpotri(LAPACK_COL_MAJOR, char("U"), int(order), &factor, int(order)))
        #endif
    }

    /// The thin singular value decomposition *A* = *U* diag(*s*) *Vᵀ* for at least as many rows as
    /// columns (`dgesdd`): *U* replaces `matrix`, the rows of `right` are those of *Vᵀ*.
    static func gesdd(
        _ rows: Int, _ columns: Int, _ matrix: inout [Double], _ singular: inout [Double],
        _ right: inout [Double]
    ) -> Int {
        var unused = [0.0]
        #if canImport(Accelerate)
            var (m, n, info) = (__LAPACK_int(rows), __LAPACK_int(columns), __LAPACK_int(0))
            var (leading, leadingRight, one) = (m, n, m)
            var job = char("O")
            let size = 3 * columns + max(rows, 5 * columns * columns + 4 * columns) + 64 * columns
            var (length, work) = (__LAPACK_int(size), [Double](repeating: 0, count: size))
            var integers = [__LAPACK_int](repeating: 0, count: 8 * columns)
            dgesdd_(
                &job, &m, &n, &matrix, &leading, &singular, &unused, &one, &right, &leadingRight,
                &work, &length, &integers, &info)
            return Int(info)
        #else
            return Int(
                LAPACKE_dgesdd(
                    LAPACK_COL_MAJOR, char("O"), int(rows), int(columns), &matrix, int(rows),
                    &singular, &unused, int(rows), &right, int(columns)))
        #endif
    }

    private static func int(_ count: Int) -> Int32 { Int32(clamping: count) }

    private static func char(_ letter: Unicode.Scalar) -> CChar { CChar(letter.value) }
}
