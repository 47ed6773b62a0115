internal import Foundation

/// The mean of what several models say, weighted by their likelihoods.
enum ModelAverage {
    /// How much of the log-likelihood counts where models are the nodes of a grid: none of them is
    /// true, and the whole of it would leave one (Grünwald and van Ommen 2017, *Bayesian Analysis*
    /// 12, 1069–1103).
    static let tempered = 1.0 / 3
    /// Models of a smaller weight, the greatest being 1, are left out.
    private static let least = 1e-3

    /// Returns the mean of the rows with weights exp(−`share` · deviance / 2); nil where no
    /// deviance is a number.
    ///
    /// - Parameters:
    ///   - deviances: −2 log L of each model, or a criterion on that scale.
    ///   - row: what a model says, as long for each; asked only of models with a weight.
    static func mean(
        deviances: [Double], share: Double = 1, row: (Int) -> [Double]
    ) -> [Double]? {
        guard let lowest = deviances.lazy.filter({ !$0.isNaN }).min(), lowest.isFinite else {
            return nil
        }
        var (sum, total) = ([Double](), 0.0)
        for (index, deviance) in deviances.enumerated() {
            let weight = exp(share * (lowest - deviance) / 2)
            guard weight > least else { continue }
            let row = row(index)
            if sum.isEmpty { sum = [Double](repeating: 0, count: row.count) }
            total += weight
            for (place, value) in row.enumerated() { sum[place] += weight * value }
        }
        return sum.map { $0 / total }
    }
}
