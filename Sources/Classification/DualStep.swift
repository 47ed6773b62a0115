/// One step of dual coordinate ascent: a text's logits, the direction, its length, and the move.
///
/// Matrices are read and written eight numbers at a time; rows of `width` such vectors. Padding
/// labels have logits of −80 and no share in any direction.
struct DualStep {
    private typealias Lanes = VectorMath.Lanes

    private let labelCount: Int
    private let width: Int
    private let dimension: Int
    private let rows: FeatureMatrix.UnsafeRows
    private let weights: UnsafeMutableRawBufferPointer
    /// The weights that move; nil if all do.
    private let support: WeightSupport.UnsafeOctets?
    private let duals: UnsafeMutableRawBufferPointer
    private let scratch: UnsafeMutableRawBufferPointer

    /// Creates a step over matrices of rows of 8 · `width` floats.
    init(
        labelCount: Int, width: Int, dimension: Int, rows: FeatureMatrix.UnsafeRows,
        weights: UnsafeMutableRawBufferPointer, support: WeightSupport.UnsafeOctets?,
        duals: UnsafeMutableRawBufferPointer, scratch: UnsafeMutableRawBufferPointer
    ) {
        self.labelCount = labelCount
        self.width = width
        self.dimension = dimension
        self.rows = rows
        self.weights = weights
        self.support = support
        self.duals = duals
        self.scratch = scratch
    }

    /// Ascends the dual in one row; returns its gap and loss before the step.
    @inline(__always)
    func ascend(_ row: Int, label: Int, inversePenalty: Float) -> (gap: Float, loss: Float) {
        let logSum = computeLogits(of: row)
        let loss = logSum - scratch.load(fromByteOffset: 4 * label, as: Float.self)
        var gap = Lanes.zero
        var squares = Lanes.zero
        var slopes = Lanes.zero
        for index in 0..<width {
            let logits = load(scratch, index)
            let target = share(of: row, at: index, label: label)
            let direction = target - VectorMath.exponential(logits - logSum)
            gap += target * (VectorMath.logarithm(target) - logits + logSum)
            squares += direction * direction
            slopes += direction * logits
            store(target, scratch, width + index)
            store(direction, scratch, 2 * width + index)
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
        for index in 0..<width {
            store(load(duals, row * width + index), scratch, 2 * width + index)
        }
        addDirection(to: row, factor: inversePenalty)
    }

    /// The row's dual distribution: the label's less the dual, kept from zero.
    @inline(__always)
    private func share(of row: Int, at index: Int, label: Int) -> Lanes {
        var share = -load(duals, row * width + index)
        if label / 8 == index { share[label % 8] += 1 }
        return Self.raised(share)
    }

    /// Puts Wᵀx of a row, the bias included, in the scratch; returns the logarithm of the sum of
    /// their exponentials.
    @inline(__always)
    private func computeLogits(of row: Int) -> Float {
        for index in 0..<width { store(load(weights, dimension * width + index), scratch, index) }
        addRows(rows.range(row))
        for padding in labelCount..<8 * width {
            scratch.storeBytes(of: -80, toByteOffset: 4 * padding, as: Float.self)
        }
        var greatest = Lanes(repeating: -80)
        for index in 0..<width {
            let logits = load(scratch, index)
            greatest = greatest.replacing(with: logits, where: logits .> greatest)
        }
        let shift = greatest.max()
        var sums = Lanes.zero
        for index in 0..<width { sums += VectorMath.exponential(load(scratch, index) - shift) }
        return VectorMath.logarithm(sums.sum()) + shift
    }

    /// Adds value · weights of the elements to the logits in the scratch, four rows at a time,
    /// whose ways from memory overlap.
    @inline(__always)
    private func addRows(_ elements: Range<Int>) {
        var element = elements.lowerBound
        while element + 4 <= elements.upperBound {
            let starts =
                SIMD4(
                    rows.column(element), rows.column(element + 1), rows.column(element + 2),
                    rows.column(element + 3)) &* SIMD4(repeating: width)
            let values = SIMD4(
                rows.value(element), rows.value(element + 1), rows.value(element + 2),
                rows.value(element + 3))
            for index in 0..<width {
                let first = values[0] * load(weights, starts[0] + index)
                let second = values[1] * load(weights, starts[1] + index)
                let third = values[2] * load(weights, starts[2] + index)
                let fourth = values[3] * load(weights, starts[3] + index)
                let sum = load(scratch, index) + ((first + second) + (third + fourth))
                store(sum, scratch, index)
            }
            element += 4
        }
        for element in element..<elements.upperBound {
            let start = rows.column(element) * width
            let value = rows.value(element)
            for index in 0..<width {
                store(load(scratch, index) + value * load(weights, start + index), scratch, index)
            }
        }
    }

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
                let direction = load(scratch, 2 * width + index)
                let moved = Self.raised(load(scratch, width + index) - step * direction)
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
        for index in 0..<width {
            let dual = load(duals, row * width + index)
            store(dual + step * load(scratch, 2 * width + index), duals, row * width + index)
        }
        addDirection(to: row, factor: step * inversePenalty)
    }

    @inline(__always)
    private func addDirection(to row: Int, factor: Float) {
        for index in 0..<width {
            let moved = factor * load(scratch, 2 * width + index)
            store(moved, scratch, 2 * width + index)
            let bias = dimension * width + index
            store(load(weights, bias) + moved, weights, bias)
        }
        for element in rows.range(row) {
            let start = rows.column(element) * width
            let value = rows.value(element)
            for index in 0..<width {
                var change = value * load(scratch, 2 * width + index)
                if let support {
                    let octet = support[start + index]
                    if octet == 0 { continue }
                    change *= support.factors(of: octet)
                }
                store(load(weights, start + index) + change, weights, start + index)
            }
        }
    }

    @inline(__always)
    private static func raised(_ lanes: Lanes) -> Lanes {
        let least = Lanes(repeating: 1e-12)
        return lanes.replacing(with: least, where: lanes .< least)
    }

    @inline(__always)
    private func load(_ matrix: UnsafeMutableRawBufferPointer, _ index: Int) -> Lanes {
        matrix.loadUnaligned(fromByteOffset: 32 * index, as: Lanes.self)
    }

    @inline(__always)
    private func store(
        _ lanes: Lanes, _ matrix: UnsafeMutableRawBufferPointer, _ index: Int
    ) {
        matrix.storeBytes(of: lanes, toByteOffset: 32 * index, as: Lanes.self)
    }
}
