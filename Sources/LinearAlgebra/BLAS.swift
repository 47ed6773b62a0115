#if canImport(Accelerate)
    internal import Accelerate
#else
    internal import COpenBLAS
#endif

/// The calls into BLAS; sizes are checked by the callers.
enum BLAS {
    static func gemv(_ matrix: Matrix, _ vector: [Double], transposed: Bool) -> [Double] {
        let count = transposed ? matrix.columnCount : matrix.rowCount
        var result = [Double](repeating: 0, count: count)
        guard matrix.rowCount > 0, matrix.columnCount > 0 else { return result }
        BLASThreads.prepare()
        cblas_dgemv(
            CblasColMajor, transposed ? CblasTrans : CblasNoTrans, size(matrix.rowCount),
            size(matrix.columnCount), 1, matrix.elements, size(matrix.rowCount), vector, 1, 0,
            &result, 1)
        return result
    }

    static func gemm(_ first: Matrix, _ second: Matrix, transposed: Bool = false) -> Matrix {
        let rows = transposed ? first.columnCount : first.rowCount
        let inner = transposed ? first.rowCount : first.columnCount
        var result = Matrix(rowCount: rows, columnCount: second.columnCount)
        guard rows > 0, inner > 0, second.columnCount > 0 else { return result }
        BLASThreads.prepare()
        cblas_dgemm(
            CblasColMajor, transposed ? CblasTrans : CblasNoTrans, CblasNoTrans, size(rows),
            size(second.columnCount), size(inner), 1, first.elements, size(first.rowCount),
            second.elements, size(second.rowCount), 0, &result.elements, size(rows))
        return result
    }

    static func axpy(_ factor: Double, _ vector: [Double], _ result: inout [Double]) {
        BLASThreads.prepare()
        cblas_daxpy(size(vector.count), factor, vector, 1, &result, 1)
    }

    static func scal(_ factor: Double, _ vector: inout [Double]) {
        BLASThreads.prepare()
        cblas_dscal(size(vector.count), factor, &vector, 1)
    }

    static func syrk(_ matrix: Matrix) -> Matrix {
        let count = matrix.columnCount
        var result = Matrix(rowCount: count, columnCount: count)
        guard matrix.rowCount > 0, count > 0 else { return result }
        BLASThreads.prepare()
        cblas_dsyrk(
            CblasColMajor, CblasUpper, CblasTrans, size(count), size(matrix.rowCount), 1,
            matrix.elements, size(matrix.rowCount), 0, &result.elements, size(count))
        for column in 0..<count {
            for row in 0..<column { result[column, row] = result[row, column] }
        }
        return result
    }

    static func dot(_ first: [Double], _ second: [Double]) -> Double {
        BLASThreads.prepare()
        return cblas_ddot(size(first.count), first, 1, second, 1)
    }

    static func norm(_ vector: [Double]) -> Double {
        BLASThreads.prepare()
        return cblas_dnrm2(size(vector.count), vector, 1)
    }

    private static func size(_ count: Int) -> Int32 { Int32(clamping: count) }
}

/// How many threads the linear algebra uses: one unless asked, since most problems here are small
/// and callers run in parallel themselves.
public enum BLASThreads {
    /// Sets the number of threads of later calls; has no effect with Accelerate, which decides
    /// alone.
    public static func use(_ count: Int) {
        prepare()
        #if !canImport(Accelerate)
            openblas_set_num_threads(Int32(clamping: max(1, count)))
        #endif
    }

    /// Ends the threads that OpenBLAS starts when it is loaded, which otherwise look for work for
    /// a tenth of a second before they sleep; they come back when `use` asks for more than one.
    ///
    /// For programs to call as they start: no other thread may be in the linear algebra.
    package static func endIdle() {
        prepare()
        #if !canImport(Accelerate)
            openblas_end_threads()
        #endif
    }

    /// Sets one thread before the first call, once.
    static func prepare() { _ = isPrepared }

    private static let isPrepared: Bool = {
        #if !canImport(Accelerate)
            openblas_set_num_threads(1)
        #endif
        return true
    }()
}
