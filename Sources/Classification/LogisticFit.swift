internal import Foundation

/// Logistic regression of a few features by Newton's method (iteratively reweighted least squares;
/// Hastie, Tibshirani and Friedman, "The Elements of Statistical Learning", 4.4.1).
enum LogisticFit {
    /// Returns the intercept and a coefficient per feature, with a ridge of 0.01 on the features
    /// standardised. O(*n* · features²) an iteration, of which there are at most 30.
    static func coefficients(rows: [[Double]], answers: [Bool]) -> [Double] {
        let width = rows.first?.count ?? 0
        let count = Double(max(1, rows.count))
        let means = (0..<width).map { index in rows.reduce(0) { $0 + $1[index] } / count }
        let scales = (0..<width).map { index in
            let square = rows.reduce(0) { $0 + pow($1[index] - means[index], 2) } / count
            return square > 1e-12 ? square.squareRoot() : 1
        }
        let design = rows.map { row in
            [1] + (0..<width).map { (row[$0] - means[$0]) / scales[$0] }
        }
        var fitted = [Double](repeating: 0, count: width + 1)
        for _ in 0..<30 {
            let step = newtonStep(design, answers, fitted)
            for index in fitted.indices { fitted[index] += step[index] }
            if step.allSatisfy({ abs($0) < 1e-8 }) { break }
        }
        let slopes = (0..<width).map { fitted[$0 + 1] / scales[$0] }
        return [fitted[0] - zip(slopes, means).reduce(0) { $0 + $1.0 * $1.1 }] + slopes
    }

    private static func newtonStep(
        _ design: [[Double]], _ answers: [Bool], _ fitted: [Double]
    ) -> [Double] {
        let width = fitted.count
        var gradient = (0..<width).map { $0 == 0 ? 0 : -ridge * fitted[$0] }
        var hessian = (0..<width).map { row in
            (0..<width).map { row == $0 ? (row == 0 ? 1e-9 : ridge) : 0 }
        }
        for (row, answer) in zip(design, answers) {
            let sum = zip(row, fitted).reduce(0) { $0 + $1.0 * $1.1 }
            let share = 1 / (1 + exp(-sum))
            let weight = max(share * (1 - share), 1e-9)
            for i in 0..<width {
                gradient[i] += row[i] * ((answer ? 1 : 0) - share)
                for j in 0..<width { hessian[i][j] += weight * row[i] * row[j] }
            }
        }
        return solution(of: hessian, gradient)
    }

    /// Solves a positive definite system by elimination.
    private static func solution(of matrix: [[Double]], _ right: [Double]) -> [Double] {
        var rows = zip(matrix, right).map { $0 + [$1] }
        let count = rows.count
        for pivot in 0..<count {
            for row in 0..<count where row != pivot {
                let factor = rows[row][pivot] / rows[pivot][pivot]
                for column in pivot...count { rows[row][column] -= factor * rows[pivot][column] }
            }
        }
        return (0..<count).map { rows[$0][count] / rows[$0][$0] }
    }

    private static let ridge = 0.01
}
