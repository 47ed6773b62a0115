/// One step of dual coordinate ascent: a text's logits, the direction, its length, and the move.
///
/// Padding labels have logits of −80 and no share in any direction.
struct DualStep {
    private typealias Lanes = VectorMath.Lanes

    private let labelCount: Int
    private let width: Int
    private let dimension: Int
    private let rows: FeatureMatrix.UnsafeRows
    private let weights: LaneMatrix
    /// The weights that move; nil if all do.
    private let support: WeightSupport.UnsafeOctets?
    private let duals: LaneMatrix
    private let logits: LaneMatrix.Row
    private let targets: LaneMatrix.Row
    private let directions: LaneMatrix.Row

    /// Creates a step over matrices of rows of `width` vectors; `scratch` has three of them.
    init(
        labelCount: Int, width: Int, dimension: Int, rows: FeatureMatrix.UnsafeRows,
        weights: LaneMatrix, support: WeightSupport.UnsafeOctets?, duals: LaneMatrix,
        scratch: LaneMatrix
    ) {
        self.labelCount = labelCount
        self.width = width
        self.dimension = dimension
        self.rows = rows
        self.weights = weights
        self.support = support
        self.duals = duals
        logits = scratch[0]
        targets = scratch[1]
        directions = scratch[2]
    }

    /// Ascends the dual in one row, before `next` mostly; returns its gap and loss before the step.
    @inline(__always)
    func ascend(
        _ row: Int, label: Int, inversePenalty: Float, next: Int
    ) -> (gap: Float, loss: Float) {
        let logSum = computeLogits(of: row)
        fetchDual(of: next)
        let loss = logSum - logits[label / 8][label % 8]
        var gap = Lanes.zero
        var squares = Lanes.zero
        var slopes = Lanes.zero
        let dual = duals[row]
        for index in 0..<width {
            let logits = logits[index]
            let target = share(of: dual, at: index, label: label)
            let direction = target - VectorMath.exponential(logits - logSum)
            gap += target * (VectorMath.logarithm(target) - logits + logSum)
            squares += direction * direction
            slopes += direction * logits
            targets[index] = target
            directions[index] = direction
        }
        let square = squares.sum()
        guard square > 1e-12 else { return (max(gap.sum(), 0), loss) }
        let curvature = rows.squaredNorm(row) * square * inversePenalty
        let step = length(slope: slopes.sum(), curvature: curvature)
        move(row, by: step, inversePenalty: inversePenalty)
        return (max(gap.sum(), 0), loss)
    }

    /// Adds the part of a row's dual to the weights: x aᵀ/(λn).
    @inline(__always)
    func add(_ row: Int, inversePenalty: Float) {
        let dual = duals[row]
        for index in 0..<width { directions[index] = dual[index] }
        addDirection(to: row, factor: inversePenalty)
    }

    /// The row's dual distribution: the label's less the dual, kept from zero.
    @inline(__always)
    private func share(of dual: LaneMatrix.Row, at index: Int, label: Int) -> Lanes {
        var share = -dual[index]
        if label / 8 == index { share[label % 8] += 1 }
        return Self.raised(share)
    }

    /// Puts Wᵀx of a row, the bias included, in the logits; returns the logarithm of the sum of
    /// their exponentials.
    @inline(__always)
    private func computeLogits(of row: Int) -> Float {
        let bias = weights[dimension]
        for index in 0..<width { logits[index] = bias[index] }
        addRows(rows.range(row))
        for padding in labelCount..<8 * width { logits[padding / 8][padding % 8] = -80 }
        var greatest = Lanes(repeating: -80)
        for index in 0..<width {
            let logits = logits[index]
            greatest = greatest.replacing(with: logits, where: logits .> greatest)
        }
        let shift = greatest.max()
        var sums = Lanes.zero
        for index in 0..<width { sums += VectorMath.exponential(logits[index] - shift) }
        return VectorMath.logarithm(sums.sum()) + shift
    }

    /// Asks memory for the dual of a row.
    @inline(__always)
    private func fetchDual(of row: Int) {
        let dual = duals[row]
        for index in stride(from: 0, to: width, by: 2) { dual.fetchPair(at: index) }
    }

    /// Adds value · weights of the elements to the logits, four rows at a time, while the next four
    /// are on their way from memory: most are in no cache, and to wait for them took a quarter of
    /// the time where memory is slow.
    @inline(__always)
    private func addRows(_ elements: Range<Int>) {
        var element = elements.lowerBound
        while element &+ 4 <= elements.upperBound {
            let (first, second) = (weighed(element), weighed(element &+ 1))
            let (third, fourth) = (weighed(element &+ 2), weighed(element &+ 3))
            let next = min(element &+ 4, elements.upperBound &- 4)
            let (fifth, sixth) = (weights(of: next), weights(of: next &+ 1))
            let (seventh, eighth) = (weights(of: next &+ 2), weights(of: next &+ 3))
            for index in 0..<width {
                if index & 1 == 0 {
                    fifth.fetchPair(at: index)
                    sixth.fetchPair(at: index)
                    seventh.fetchPair(at: index)
                    eighth.fetchPair(at: index)
                }
                let sum =
                    (first.value * first.weights[index] + second.value * second.weights[index])
                    + (third.value * third.weights[index] + fourth.value * fourth.weights[index])
                logits[index] += sum
            }
            element &+= 4
        }
        for element in element..<elements.upperBound {
            let (value, weights) = weighed(element)
            for index in 0..<width { logits[index] += value * weights[index] }
        }
    }

    /// The value of an element and the weights of its column.
    @inline(__always)
    private func weighed(_ element: Int) -> (value: Float, weights: LaneMatrix.Row) {
        (rows.value(element), weights(of: element))
    }

    /// The weights of an element's column.
    @inline(__always)
    private func weights(of element: Int) -> LaneMatrix.Row { weights[rows.column(element)] }

    /// The *s* in 0...1 that maximises the dual along the direction: the root of
    /// Σ dₖ ln(qₖ − s dₖ) − (d·z + s ‖x‖²‖d‖²/(λn)), by Newton's method on ln *s* kept inside a
    /// bracket. Where a qₖ is near zero the sum is all but linear in ln *s*, and anything but in
    /// *s*. A tenth of *s* is near enough: the next visit mends it.
    @inline(__always)
    private func length(slope: Float, curvature: Float) -> Float {
        var low: Float = 1e-6
        var high: Float = 1
        var step: Float = 1 / (1 + 0.1 * curvature)
        for _ in 0..<8 {
            var firsts = Lanes.zero
            var seconds = Lanes.zero
            for index in 0..<width {
                let direction = directions[index]
                let moved = Self.raised(targets[index] - step * direction)
                firsts += direction * VectorMath.logarithm(moved)
                seconds += direction * direction / moved
            }
            let derivative = firsts.sum() - slope - step * curvature
            let second = -curvature - seconds.sum()
            if derivative > 0 { low = step } else { high = step }
            let change = max(-20, min(20, -derivative / (second * step)))
            var next =
                change > 0
                ? step / VectorMath.exponential(-change) : step * VectorMath.exponential(change)
            if !(next > low && next < high) { next = (low * high).squareRoot() }
            if abs(next - step) < 0.1 * step { return next }
            step = next
        }
        return step
    }

    /// Moves the row's dual and the weights by `step` along the direction.
    @inline(__always)
    private func move(_ row: Int, by step: Float, inversePenalty: Float) {
        let dual = duals[row]
        for index in 0..<width { dual[index] += step * directions[index] }
        addDirection(to: row, factor: step * inversePenalty)
    }

    @inline(__always)
    private func addDirection(to row: Int, factor: Float) {
        let bias = weights[dimension]
        for index in 0..<width {
            let moved = factor * directions[index]
            directions[index] = moved
            bias[index] += moved
        }
        if let support {
            for element in rows.range(row) { addDirection(to: element, within: support) }
        } else {
            addDirection(toAll: rows.range(row))
        }
    }

    /// Adds the direction to the weights of an element's column that are in `support`.
    @inline(__always)
    private func addDirection(to element: Int, within support: WeightSupport.UnsafeOctets) {
        let (value, weights) = weighed(element)
        let start = rows.column(element) &* width
        for index in 0..<width {
            let octet = support[start &+ index]
            if octet == 0 { continue }
            weights[index] += value * directions[index] * support.factors(of: octet)
        }
    }

    /// Adds the direction to the weights of the elements' columns, two of them at a time, from the
    /// last: those were read last for the logits and are still near.
    @inline(__always)
    private func addDirection(toAll elements: Range<Int>) {
        var element = elements.upperBound
        while element &- 2 >= elements.lowerBound {
            element &-= 2
            let (first, second) = (weighed(element), weighed(element &+ 1))
            for index in 0..<width {
                let direction = directions[index]
                first.weights[index] += first.value * direction
                second.weights[index] += second.value * direction
            }
        }
        if element > elements.lowerBound {
            let (value, weights) = weighed(elements.lowerBound)
            for index in 0..<width { weights[index] += value * directions[index] }
        }
    }

    @inline(__always)
    private static func raised(_ lanes: Lanes) -> Lanes {
        let least = Lanes(repeating: 1e-12)
        return lanes.replacing(with: least, where: lanes .< least)
    }
}
