internal import Foundation

/// How far each of several readings of a text is believed: a softmax of what their signs weigh.
///
/// The gate of a mixture of experts (Jacobs, Jordan, Nowlan and Hinton 1991, "Adaptive Mixtures of
/// Local Experts") whose experts are one classifier that reads each passage of a text: which of
/// them carries the answer is not known, only the answer.
public struct MixtureGate: Hashable, Codable, Sendable {
    /// The weight of each sign.
    public let weights: [Double]

    /// Whether the values can be those of a gate.
    var isSound: Bool { weights.count <= 256 && weights.allSatisfy(\.isFinite) }

    /// Returns the share of each reading in the whole, by its signs; they add up to 1.
    /// O(readings · signs).
    public func shares(of signs: [[Float]]) -> [Double] {
        let scores = signs.map { row in
            zip(row, weights).reduce(0) { $0 + Double($1.0) * $1.1 }
        }
        let greatest = scores.max() ?? 0
        let powers = scores.map { exp($0 - greatest) }
        let sum = powers.reduce(0, +)
        return powers.map { $0 / sum }
    }
}

extension MixtureGate {
    /// Texts not trained on, each with its readings.
    public struct Samples: Sendable {
        fileprivate var signs: [Float] = []
        fileprivate var likelihoods: [Double] = []
        /// Where the readings of each text end.
        fileprivate var ends: [Int] = []
        fileprivate let signCount: Int

        /// Creates an empty set of readings of so many signs each.
        public init(signCount: Int) { self.signCount = signCount }

        /// Adds a text: the signs of each of its readings, and the probability each gives the true
        /// label.
        public mutating func add(signs: [[Float]], likelihoods: [Double]) {
            for row in signs { self.signs += row }
            self.likelihoods += likelihoods
            ends.append(self.likelihoods.count)
        }
    }

    /// Fits a gate to texts not trained on: the greatest likelihood of their true labels, with a
    /// ridge, found by Adam (Kingma and Ba 2015); nil if there are none.
    /// O(readings · signs) an iteration, of which there are 200.
    public init?(fittedTo samples: Samples) {
        guard !samples.ends.isEmpty else { return nil }
        var weights = [Double](repeating: 0, count: samples.signCount)
        var (mean, square) = (weights, weights)
        for iteration in 1...Self.iterationCount {
            let slopes = Self.slopes(of: samples, at: weights)
            let (first, second) = (
                1 - pow(0.9, Double(iteration)), 1 - pow(0.999, Double(iteration))
            )
            for index in weights.indices {
                let slope = slopes[index] + Self.ridge * weights[index]
                mean[index] = 0.9 * mean[index] + 0.1 * slope
                square[index] = 0.999 * square[index] + 0.001 * slope * slope
                weights[index] -=
                    Self.rate * (mean[index] / first)
                    / ((square[index] / second).squareRoot() + 1e-8)
            }
        }
        // So many digits that a machine's own last bits of an exponential do not show.
        self.weights = weights.map { ($0 * 1000).rounded() / 1000 }
    }

    private static let iterationCount = 200
    private static let rate = 0.05
    private static let ridge = 1e-3

    /// The slopes of the mean −ln p(true label). O(readings · signs).
    private static func slopes(of samples: Samples, at weights: [Double]) -> [Double] {
        var slopes = [Double](repeating: 0, count: weights.count)
        let width = samples.signCount
        var powers: [Double] = []
        var start = 0
        for end in samples.ends {
            powers.removeAll(keepingCapacity: true)
            for row in start..<end {
                var score = 0.0
                for index in 0..<width {
                    score += Double(samples.signs[row * width + index]) * weights[index]
                }
                powers.append(score)
            }
            let greatest = powers.max() ?? 0
            for index in powers.indices { powers[index] = exp(powers[index] - greatest) }
            let sum = powers.reduce(0, +)
            let likelihood =
                zip(powers, samples.likelihoods[start..<end]).reduce(1e-12) { $0 + $1.0 * $1.1 }
            for row in start..<end {
                let power = powers[row - start]
                let slope = power / sum - power * samples.likelihoods[row] / likelihood
                for index in 0..<width {
                    slopes[index] += slope * Double(samples.signs[row * width + index])
                }
            }
            start = end
        }
        return slopes.map { $0 / Double(samples.ends.count) }
    }
}
