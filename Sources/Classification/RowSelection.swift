extension SoftmaxRegression {
    /// The `limit` rows of weights that say most of what the fit has learned, in rising order:
    /// those of the greatest ‖w‖² · (Σ x²)^½, *w* the row, *x* its feature's values in the texts.
    ///
    /// A fit to the rows so chosen, of five times as many features, is 0.9 points better on texts
    /// held out than one of as many hashed buckets (`Benchmarks/understanding.md`).
    /// O(non-zeros + rows · (labels + log rows)).
    func strongestRows(_ limit: Int) -> [Int] {
        let weights = weights
        let masses = rows.squareSums()
        let scores = (0..<weights.dimension).map { row in
            var square: Float = 0
            for weight in weights.elements[row * weights.stride..<(row + 1) * weights.stride] {
                square += weight * weight
            }
            return square * masses[row].squareRoot()
        }
        let ranked = scores.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }
        return ranked.prefix(limit).sorted()
    }

    /// The `limit` weights that say most of what the fit has learned: those of the greatest
    /// w² · (Σ x²)^½, and no more of a row than a model file holds.
    ///
    /// Four weights of 27 on average, fitted alone, are as good as all of less than half the rows
    /// (`Benchmarks/understanding.md`). O(non-zeros + weights · log weights).
    func strongestWeights(_ limit: Int) -> WeightSupport {
        let weights = weights
        let masses = rows.squareSums()
        let stride = weights.stride
        var scores = WeightMatrix(dimension: weights.dimension, labelCount: weights.labelCount)
        for row in 0..<weights.dimension {
            let mass = masses[row].squareRoot()
            for place in row * stride..<(row + 1) * stride {
                scores.elements[place] = weights.elements[place] * weights.elements[place] * mass
            }
        }
        return scores.greatest(limit)
    }
}

extension FeatureMatrix {
    /// For each column, the sum of its squared values. O(non-zeros).
    fileprivate func squareSums() -> [Float] {
        var sums = [Float](repeating: 0, count: dimension)
        for (column, value) in zip(columns, values) { sums[Int(column)] += value * value }
        return sums
    }

    /// The matrix of the columns that have a row in `index`, in its order. O(non-zeros).
    func selecting(_ index: RowIndex) -> FeatureMatrix {
        var selected = FeatureMatrix(dimension: index.count, capacity: columns.count)
        var vector = FeatureVector()
        for row in 0..<rowCount {
            vector.removeAll()
            for element in self.row(row) {
                let column = index.row(of: Int(columns[element]))
                if column >= 0 { vector.append(column, value: values[element]) }
            }
            selected.append(vector)
        }
        return selected
    }
}
