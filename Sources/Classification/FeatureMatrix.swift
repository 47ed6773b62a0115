/// Weighed feature vectors in rows (compressed sparse rows).
struct FeatureMatrix: Sendable {
    /// Where each row starts in `columns` and `values`; one more than there are rows.
    private(set) var rowStarts: [Int] = [0]
    private(set) var columns: [Int32] = []
    private(set) var values: [Float] = []
    /// The squared length of each row, the constant feature 1 of the bias included.
    private(set) var squaredNorms: [Float] = []
    /// The number of columns.
    let dimension: Int

    /// Creates a matrix without rows, with room for `capacity` elements.
    init(dimension: Int, capacity: Int = 0) {
        self.dimension = dimension
        columns.reserveCapacity(capacity)
        values.reserveCapacity(capacity)
    }

    var rowCount: Int { rowStarts.count - 1 }

    /// Appends a row.
    mutating func append(_ vector: FeatureVector) {
        columns += vector.rows
        values += vector.values
        squaredNorms.append(vector.values.reduce(1) { $0 + $1 * $1 })
        rowStarts.append(columns.count)
    }

    func row(_ index: Int) -> Range<Int> { rowStarts[index]..<rowStarts[index + 1] }

    /// The columns, those with most elements first. O(non-zeros + columns · log columns).
    var columnsByUse: [Int] {
        var counts = [Int](repeating: 0, count: dimension)
        for column in columns { counts[Int(column)] += 1 }
        return counts.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
    }
}

extension FeatureMatrix {
    /// The matrix whose columns, put in `order`, are those of this one. O(non-zeros).
    func placing(columnsIn order: [Int]) -> FeatureMatrix {
        var places = [Int32](repeating: 0, count: dimension)
        for (place, column) in order.enumerated() { places[column] = Int32(place) }
        var placed = self
        for element in columns.indices { placed.columns[element] = places[Int(columns[element])] }
        return placed
    }

    /// The matrix lent out, for loops that read it millions of times.
    struct UnsafeRows {
        fileprivate let starts: UnsafeBufferPointer<Int>
        fileprivate let columns: UnsafeBufferPointer<Int32>
        fileprivate let values: UnsafeBufferPointer<Float>
        fileprivate let squaredNorms: UnsafeBufferPointer<Float>

        @inline(__always)
        func range(_ row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }

        @inline(__always)
        func column(_ element: Int) -> Int { Int(columns[element]) }

        @inline(__always)
        func value(_ element: Int) -> Float { values[element] }

        @inline(__always)
        func squaredNorm(_ row: Int) -> Float { squaredNorms[row] }
    }

    func withUnsafeRows(_ body: (UnsafeRows) -> Void) {
        rowStarts.withUnsafeBufferPointer { starts in
            columns.withUnsafeBufferPointer { columns in
                values.withUnsafeBufferPointer { values in
                    squaredNorms.withUnsafeBufferPointer { norms in
                        body(
                            UnsafeRows(
                                starts: starts, columns: columns, values: values,
                                squaredNorms: norms))
                    }
                }
            }
        }
    }
}
