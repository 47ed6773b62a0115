/// Multinomial logistic regression with L2, fitted by stochastic dual coordinate ascent.
///
/// Minimises mean cross-entropy + λ/2 ‖W‖² over the rows of a feature matrix, each row's loss times
/// its weight. Each step moves one row's dual distribution *q* toward the softmax *p* of its
/// current logits by the length *s* in 0...1 that raises the dual objective most, and W by
/// cs/(λn) · x (q − p)ᵀ, *c* the row's weight. There is no learning rate, and Σ c KL(q‖p) over the
/// rows is the duality gap; without *c*, which lets light rows count as much, it is a free stopping
/// test. A row met with next to no gap hardly moves the weights and may be passed over in the next
/// pass, not in the one after it.
///
/// S. Shalev-Shwartz and T. Zhang, "Stochastic Dual Coordinate Ascent Methods for Regularized Loss
/// Minimization", JMLR 14 (2013); the search along q − p follows their section 5. Rows passed over:
/// the shrinking of C.-J. Hsieh et al., "A Dual Coordinate Descent Method for Large-scale Linear
/// SVM", ICML 2008, 3.2, for a pass at a time.
struct SoftmaxRegression {
    /// What bounds and steers the fit.
    struct Options: Sendable {
        /// λ, the weight of the L2 penalty; raised to `leastRegularization / n` on few rows, below
        /// which single precision breaks down.
        var l2: Float = 1e-6
        /// The most passes over the rows.
        var epochLimit = 10
        /// The mean KL(q‖p) of a row at which the fit is done.
        var gapTolerance: Float = 2e-3
        /// Whether a row met with a KL(q‖p) below that is passed over in the next pass.
        var restsSettledRows = false
        /// The seed of the order in which rows are visited.
        var seed: UInt64 = 1
    }

    /// Where a fit stands after an epoch.
    struct Progress: Sendable {
        /// Passes done.
        let epoch: Int
        /// The mean KL(q‖p) the rows were last met with; the duality gap, an upper bound of the
        /// suboptimality, where all rows weigh the same.
        let gap: Float
        /// The mean cross-entropy the rows were last met with.
        let loss: Float
    }

    /// The columns, those of most rows first: in that order the weights that are gone over most
    /// often lie together, on few pages of memory.
    private let order: [Int]
    /// The rows over the columns in that order.
    private let orderedRows: FeatureMatrix
    private var orderedWeights: WeightMatrix
    private let orderedSupport: WeightSupport?
    /// The dual distributions less the labels, a row of the weights' stride per text.
    private(set) var duals: [Float]
    let rows: FeatureMatrix
    private let labels: [Int]
    private let rowWeights: [Float]
    private let options: Options
    /// The weights that may be other than zero; nil if all may.
    let support: WeightSupport?

    /// Creates a fit of `rows` that starts from the duals of the first of them, if any are given:
    /// the weights that belong to them are W = Σ x aᵀ/(λn), whatever has become of the features,
    /// and zero outside the `support`.
    /// - Precondition: there are as many rows as labels and as weights, if any are given, and no
    ///   more duals than rows.
    init(
        rows: FeatureMatrix, labels: [Int], labelCount: Int, options: Options,
        rowWeights: [Float] = [], support: WeightSupport? = nil, startingFrom duals: [Float] = []
    ) {
        precondition(rows.rowCount == labels.count, "Rows and labels differ in number.")
        self.rowWeights =
            rowWeights.isEmpty ? Array(repeating: 1, count: rows.rowCount) : rowWeights
        precondition(self.rowWeights.count == labels.count, "Rows and weights differ in number.")
        self.rows = rows
        self.labels = labels
        self.options = options
        self.support = support
        order = rows.columnsByUse
        orderedRows = rows.placing(columnsIn: order)
        orderedSupport = support?.selecting(order)
        orderedWeights = WeightMatrix(dimension: rows.dimension, labelCount: labelCount)
        let stride = orderedWeights.stride
        let count = rows.rowCount * stride
        precondition(duals.count <= count, "There are more duals than rows.")
        self.duals = duals + Array(repeating: 0, count: count - duals.count)
        let known = duals.count / stride
        let inversePenalty = inversePenalty
        let weights = self.rowWeights
        withStep { step in
            for row in 0..<known { step.add(row, inversePenalty: inversePenalty * weights[row]) }
        }
    }

    /// The weights fitted. O(weights).
    var weights: WeightMatrix { orderedWeights.restored(from: order) }

    /// Passes over the rows that are due, in a new order each time, until the gap is small or the
    /// epochs spent.
    ///
    /// - Complexity: O(epochs · non-zeros · labels).
    mutating func fit(progress: (Progress) -> Void) {
        guard rows.rowCount > 0, orderedWeights.labelCount > 1 else { return }
        var order = Array(0..<rows.rowCount)
        var generator = SplitMix64(seed: options.seed)
        var visits = RowVisits(
            rowCount: rows.rowCount,
            restingGap: options.restsSettledRows ? options.gapTolerance : 0)
        for epoch in 1...max(1, options.epochLimit) {
            order.shuffle(using: &generator)
            pass(over: order, recordingIn: &visits)
            let (gap, loss) = visits.means
            progress(Progress(epoch: epoch, gap: gap, loss: loss))
            if gap < options.gapTolerance { break }
        }
    }

    private mutating func pass(over order: [Int], recordingIn visits: inout RowVisits) {
        let inversePenalty = inversePenalty
        let labels = labels
        let rowWeights = rowWeights
        withStep { step in
            for (place, row) in order.enumerated() where visits.isDue(row) {
                visits.record(
                    step.ascend(
                        row, label: labels[row], inversePenalty: inversePenalty * rowWeights[row],
                        next: place + 1 < order.count ? order[place + 1] : row),
                    of: row)
            }
        }
    }

    /// 1/(λn).
    private var inversePenalty: Float {
        let count = Float(max(1, rows.rowCount))
        return 1 / (max(options.l2, Self.leastRegularization / count) * count)
    }

    private static let leastRegularization: Float = 5e-3
}

extension SoftmaxRegression {
    /// Lends the matrices to `body` as whole vectors.
    private mutating func withStep(_ body: (DualStep) -> Void) {
        let (labelCount, dimension) = (orderedWeights.labelCount, orderedWeights.dimension)
        let width = orderedWeights.stride / 8
        var scratch = [Float](repeating: 0, count: 3 * orderedWeights.stride)
        let support = orderedSupport
        orderedRows.withUnsafeRows { rows in
            WeightSupport.withUnsafeOctets(of: support) { support in
                LaneMatrix.lending(&orderedWeights.elements, width: width) { weights in
                    LaneMatrix.lending(&duals, width: width) { duals in
                        LaneMatrix.lending(&scratch, width: width) { scratch in
                            body(
                                DualStep(
                                    labelCount: labelCount, width: width, dimension: dimension,
                                    rows: rows, weights: weights, support: support, duals: duals,
                                    scratch: scratch))
                        }
                    }
                }
            }
        }
    }
}
