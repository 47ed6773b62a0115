import Foundation
import Testing

@testable import Classification

struct SoftmaxRegressionTests {
    @Test func aRowMetWithASmallGapRestsForOnePass() {
        var visits = RowVisits(rowCount: 3, restingGap: 0.1)
        func due() -> [Int] { (0..<3).filter { visits.isDue($0) } }
        #expect(due() == [0, 1, 2])
        for (row, gap) in [0.05, 0.1, 2].enumerated() { visits.record((Float(gap), 1), of: row) }
        #expect(due() == [1, 2])
        visits.record((0.01, 1), of: 1)
        #expect(due() == [0, 2])
        #expect(due() == [0, 1, 2])
    }

    @Test func meansAreOfWhatEachRowWasLastMetWith() {
        var visits = RowVisits(rowCount: 2, restingGap: 1)
        visits.record((4, 8), of: 0)
        visits.record((0.5, 1), of: 1)
        visits.record((3.5, 5), of: 0)
        #expect(visits.means == (gap: 2, loss: 3))
        #expect(RowVisits(rowCount: 0, restingGap: 1).means == (gap: 0, loss: 0))
    }

    /// The mean KL(q‖p) of all rows, those included that the last pass passed over, at the weights
    /// and duals that come out: now above what was asked and now below, since a row is met before
    /// those behind it move the weights again.
    @Test func fitsAreAsNearTheOptimumAsWasAsked() {
        let gaps = (1...30).map { gapOfFit(to: 5e-3, seed: $0) }
        #expect(gaps.reduce(0, +) / Double(gaps.count) < 5e-3)
        #expect(gaps.allSatisfy { $0 < 2 * 5e-3 })
    }

    /// The gap of a fit to 400 random rows of 60 columns and 5 labels.
    private func gapOfFit(to tolerance: Float, seed: UInt64) -> Double {
        let (columnCount, labelCount, count) = (60, 5, 400)
        var generator = SplitMix64(seed: seed)
        var matrix = FeatureMatrix(dimension: columnCount)
        var labels: [Int] = []
        for _ in 0..<count {
            let label = Int.random(in: 0..<labelCount, using: &generator)
            var vector = FeatureVector()
            for column in 0..<columnCount {
                let chance = column % labelCount == label ? 3 : 8
                guard Int.random(in: 0..<chance, using: &generator) == 0 else { continue }
                vector.append(column, value: Float.random(in: 0.1...1, using: &generator))
            }
            matrix.append(vector)
            labels.append(label)
        }
        var options = SoftmaxRegression.Options()
        options.l2 = 1e-4
        options.epochLimit = 100
        options.gapTolerance = tolerance
        options.restsSettledRows = true
        options.seed = seed
        var regression = SoftmaxRegression(
            rows: matrix, labels: labels, labelCount: labelCount, options: options)
        var reports: [SoftmaxRegression.Progress] = []
        regression.fit { reports.append($0) }
        #expect(reports.count > 3 && reports.last?.gap ?? 1 < tolerance)
        return meanGap(of: regression, labels: labels, labelCount: labelCount)
    }

    private func meanGap(
        of regression: SoftmaxRegression, labels: [Int], labelCount: Int
    ) -> Double {
        let (rows, weights, duals) = (regression.rows, regression.weights, regression.duals)
        let gaps = labels.indices.map { row in
            let logits = (0..<labelCount).map { label in
                rows.row(row).reduce(weights.elements[rows.dimension * weights.stride + label]) {
                    let place = Int(rows.columns[$1]) * weights.stride + label
                    return $0 + rows.values[$1] * weights.elements[place]
                }
            }
            let logSum = log(logits.reduce(0) { $0 + exp(Double($1)) })
            return (0..<labelCount).reduce(0.0) { sum, label in
                let dual = Double(duals[row * weights.stride + label])
                let target = max(1e-12, (labels[row] == label ? 1 : 0) - dual)
                return sum + target * (log(target) - Double(logits[label]) + logSum)
            }
        }
        return gaps.reduce(0, +) / Double(gaps.count)
    }
}
