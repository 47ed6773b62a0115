/// Multinomial logistic regression with L2, fitted by stochastic dual coordinate ascent.
///
/// Minimises mean cross-entropy + λ/2 ‖W‖² over the rows of a feature matrix. Each step moves one
/// row's dual distribution *q* toward the softmax *p* of its current logits by the length *s* in
/// 0...1 that raises the dual objective most, and W by s/(λn) · x (q − p)ᵀ. There is no learning
/// rate, and Σ KL(q‖p) over the rows is the duality gap, a free stopping test.
///
/// S. Shalev-Shwartz and T. Zhang, "Stochastic Dual Coordinate Ascent Methods for Regularized Loss
/// Minimization", JMLR 14 (2013); the search along q − p follows their section 5.
struct SoftmaxRegression {
    /// What bounds and steers the fit.
    struct Options: Sendable {
        /// λ, the weight of the L2 penalty; raised to `leastRegularization / n` on few rows, below
        /// which single precision breaks down.
        var l2: Float = 1e-6
        /// The most passes over the rows.
        var epochLimit = 10
        /// The mean duality gap at which the fit is done.
        var gapTolerance: Float = 2e-3
        /// The seed of the order in which rows are visited.
        var seed: UInt64 = 1
    }

    /// Where a fit stands after an epoch.
    struct Progress: Sendable {
        /// Passes done.
        let epoch: Int
        /// The mean duality gap met during the pass, an upper bound of the suboptimality.
        let gap: Float
        /// The mean cross-entropy met during the pass.
        let loss: Float
    }

    private let rows: FeatureMatrix
    private let labels: [Int]
    private let options: Options
    private var weights: WeightMatrix
    private var duals: [Float]
    private var logits: [Float]
    private var direction: [Float]
    private var target: [Float]

    private init(rows: FeatureMatrix, labels: [Int], labelCount: Int, options: Options) {
        precondition(rows.rowCount == labels.count, "Rows and labels differ in number.")
        self.rows = rows
        self.labels = labels
        self.options = options
        weights = WeightMatrix(dimension: rows.dimension, labelCount: labelCount)
        duals = Array(repeating: 0, count: rows.rowCount * labelCount)
        logits = Array(repeating: 0, count: weights.stride)
        direction = Array(repeating: 0, count: weights.stride)
        target = Array(repeating: 0, count: weights.stride)
    }

    /// Returns the fitted weights.
    ///
    /// - Complexity: O(epochs · non-zeros · labels).
    static func fit(
        rows: FeatureMatrix, labels: [Int], labelCount: Int, options: Options = Options(),
        progress: (Progress) -> Void = { _ in }
    ) -> WeightMatrix {
        var regression = SoftmaxRegression(
            rows: rows, labels: labels, labelCount: labelCount, options: options)
        guard rows.rowCount > 0, labelCount > 1 else { return regression.weights }
        var order = Array(0..<rows.rowCount)
        var generator = SplitMix64(seed: options.seed)
        for epoch in 1...max(1, options.epochLimit) {
            order.shuffle(using: &generator)
            let report = regression.pass(over: order, epoch: epoch)
            progress(report)
            if report.gap < options.gapTolerance { break }
        }
        return regression.weights
    }

    private mutating func pass(over order: [Int], epoch: Int) -> Progress {
        let count = Float(rows.rowCount)
        let penalty = max(options.l2, Self.leastRegularization / count)
        var gap = 0.0
        var loss = 0.0
        for row in order {
            let (rowGap, rowLoss) = update(row, inversePenalty: 1 / (penalty * count))
            gap += Double(rowGap)
            loss += Double(rowLoss)
        }
        return Progress(epoch: epoch, gap: Float(gap) / count, loss: Float(loss) / count)
    }

    /// Ascends the dual in one row; returns its gap and loss before the step.
    private mutating func update(_ row: Int, inversePenalty: Float) -> (gap: Float, loss: Float) {
        let labelCount = weights.labelCount
        computeLogits(of: row)
        let label = labels[row]
        var gap: Float = 0
        var squaredStep: Float = 0
        var slope: Float = 0
        let loss: Float = withBuffers { logits, direction, target, duals in
            let dual = duals.baseAddress.map { $0 + row * labelCount }
            guard let dual else { return 0 }
            var greatest = -Float.infinity
            for k in 0..<labelCount { greatest = max(greatest, logits[k]) }
            for k in 0..<labelCount {
                direction[k] = VectorMath.exponential(logits[k] - greatest)
            }
            var sum: Float = 0
            for k in 0..<labelCount { sum += direction[k] }
            let logSum = VectorMath.logarithm(sum) + greatest
            let scale = 1 / sum
            for k in 0..<labelCount {
                let share = (k == label ? 1 : 0) - dual[k]
                target[k] = max(share, Self.leastProbability)
                direction[k] = target[k] - direction[k] * scale
            }
            for k in 0..<labelCount {
                gap += target[k] * (VectorMath.logarithm(target[k]) - logits[k] + logSum)
                squaredStep += direction[k] * direction[k]
                slope += direction[k] * logits[k]
            }
            return logSum - logits[label]
        }
        guard squaredStep > 1e-12 else { return (gap, loss) }
        let curvature = rows.squaredNorms[row] * squaredStep * inversePenalty
        let step = stepLength(slope: slope, curvature: curvature)
        apply(step, to: row, inversePenalty: inversePenalty)
        return (max(gap, 0), loss)
    }

    /// The *s* in 0...1 that maximises the dual along the direction: the root of
    /// Σ dₖ ln(qₖ − s dₖ) − (d·z + s ‖x‖²‖d‖²/(λn)), by Newton's method on ln *s* kept inside a
    /// bracket. Where a qₖ is near zero the sum is all but linear in ln *s*, and anything but in
    /// *s*.
    private func stepLength(slope: Float, curvature: Float) -> Float {
        var low: Float = 1e-6
        var high: Float = 1
        var step: Float = 1 / (1 + 0.1 * curvature)
        for _ in 0..<8 {
            var derivative = -slope - step * curvature
            var second = -curvature
            for k in 0..<weights.labelCount {
                let moved = max(target[k] - step * direction[k], Self.leastProbability)
                derivative += direction[k] * VectorMath.logarithm(moved)
                second -= direction[k] * direction[k] / moved
            }
            if derivative > 0 { low = step } else { high = step }
            let change = max(-20, min(20, -derivative / (second * step)))
            var next =
                change > 0
                ? step / VectorMath.exponential(-change) : step * VectorMath.exponential(change)
            if !(next > low && next < high) { next = (low * high).squareRoot() }
            if abs(next - step) < 1e-2 * step { return next }
            step = next
        }
        return step
    }

    private static let leastProbability: Float = 1e-12
    private static let leastRegularization: Float = 5e-3
}

extension SoftmaxRegression {
    private mutating func withBuffers<Result>(
        _ body: (
            UnsafeMutableBufferPointer<Float>, UnsafeMutableBufferPointer<Float>,
            UnsafeMutableBufferPointer<Float>, UnsafeMutableBufferPointer<Float>
        ) -> Result
    ) -> Result {
        logits.withUnsafeMutableBufferPointer { logits in
            direction.withUnsafeMutableBufferPointer { direction in
                target.withUnsafeMutableBufferPointer { target in
                    duals.withUnsafeMutableBufferPointer { duals in
                        body(logits, direction, target, duals)
                    }
                }
            }
        }
    }

    /// Sets `logits` to Wᵀx of a row, the bias included.
    private mutating func computeLogits(of row: Int) {
        let stride = weights.stride
        let biasStart = weights.dimension * stride
        let range = rows.row(row)
        logits.withUnsafeMutableBufferPointer { logits in
            weights.elements.withUnsafeBufferPointer { elements in
                for k in 0..<stride { logits[k] = elements[biasStart + k] }
                for index in range {
                    let start = Int(rows.buckets[index]) * stride
                    let value = rows.values[index]
                    for k in 0..<stride { logits[k] += value * elements[start + k] }
                }
            }
        }
    }

    /// Moves the row's dual and the weights by `step` along the direction.
    private mutating func apply(_ step: Float, to row: Int, inversePenalty: Float) {
        let stride = weights.stride
        let labelCount = weights.labelCount
        for k in 0..<labelCount { duals[row * labelCount + k] += step * direction[k] }
        let factor = step * inversePenalty
        let biasStart = weights.dimension * stride
        let range = rows.row(row)
        weights.elements.withUnsafeMutableBufferPointer { elements in
            direction.withUnsafeBufferPointer { direction in
                for k in 0..<stride { elements[biasStart + k] += factor * direction[k] }
                for index in range {
                    let start = Int(rows.buckets[index]) * stride
                    let scaled = factor * rows.values[index]
                    for k in 0..<stride { elements[start + k] += scaled * direction[k] }
                }
            }
        }
    }
}
