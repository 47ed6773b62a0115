/// A dense matrix of doubles in column-major order, as BLAS and LAPACK keep it.
public struct Matrix: Hashable, Sendable {
    /// The number of rows.
    public let rowCount: Int
    /// The number of columns.
    public let columnCount: Int
    /// The elements, column after column.
    public internal(set) var elements: [Double]

    /// Creates a matrix from its elements, column after column.
    ///
    /// - Precondition: `elements.count == rowCount * columnCount`.
    public init(rowCount: Int, columnCount: Int, elements: [Double]) {
        precondition(
            elements.count == rowCount * columnCount,
            "\(elements.count) elements do not fill \(rowCount) × \(columnCount).")
        self.rowCount = rowCount
        self.columnCount = columnCount
        self.elements = elements
    }

    /// Creates a matrix of zeros.
    public init(rowCount: Int, columnCount: Int) {
        self.init(
            rowCount: rowCount, columnCount: columnCount,
            elements: Array(repeating: 0, count: rowCount * columnCount))
    }

    /// Creates a matrix from its columns.
    ///
    /// - Precondition: all columns are of one length.
    public init(columns: [[Double]]) {
        let rowCount = columns.first?.count ?? 0
        precondition(columns.allSatisfy { $0.count == rowCount }, "The columns differ in length.")
        self.init(
            rowCount: rowCount, columnCount: columns.count, elements: columns.flatMap { $0 })
    }

    /// Creates a matrix from its rows.
    ///
    /// - Precondition: all rows are of one length.
    public init(rows: [[Double]]) {
        self = Matrix(columns: rows).transposed()
    }

    /// The element in `row` and `column`, both from 0.
    public subscript(row: Int, column: Int) -> Double {
        get { elements[column * rowCount + row] }
        set { elements[column * rowCount + row] = newValue }
    }

    /// Returns a column.
    public func column(_ index: Int) -> [Double] {
        Array(elements[index * rowCount..<(index + 1) * rowCount])
    }

    /// Returns the matrix with rows and columns exchanged.
    public func transposed() -> Matrix {
        var result = Matrix(rowCount: columnCount, columnCount: rowCount)
        for column in 0..<columnCount {
            for row in 0..<rowCount { result[column, row] = self[row, column] }
        }
        return result
    }
}

/// Why a linear computation has no result.
public enum LinearAlgebraError: Error, Equatable, Sendable {
    /// The sizes do not fit together.
    case sizeMismatch
    /// An element is infinite or not a number.
    case notFinite
    /// The columns are dependent: `rank` of them are independent.
    case rankDeficient(rank: Int)
    /// There are fewer rows than columns.
    case underdetermined
    /// The library reported a failure; the number is LAPACK's `info`.
    case failed(info: Int)
}
