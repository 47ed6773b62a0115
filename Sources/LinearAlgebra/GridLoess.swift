/// Locally weighted regression (loess) on evenly spaced points: at each point a constant or a
/// straight line is fitted to the points of a window around it, by least squares with tricube
/// weights times the points' own (Cleveland 1979, *Journal of the American Statistical
/// Association* 74, 829–836; on a grid as in Cleveland et al. 1990, *Journal of Official
/// Statistics* 6, 3–73).
///
/// Without weights of their own every point whose window is whole has the same kernel, which is
/// made once; the points near the ends have theirs, the rows of a matrix, made once too.
///
/// Several series of the same length lie side by side: the value of series `lane` at position *i*
/// is element *i* · `lanes` + `lane`.
package struct GridLoess: Sendable {
    /// What is fitted in a window.
    package enum Degree: Int, Sendable {
        case constant, linear
    }

    /// The number of points of each series.
    package let count: Int
    /// The number of points of a window, odd.
    package let window: Int
    /// What is fitted in a window.
    package let degree: Degree
    /// Only every `jump`-th point is fitted, the others lie on straight lines between these.
    package let jump: Int
    /// Whether a value before the first and one after the last point are made too.
    package let extrapolates: Bool

    /// The interior kernel by distance from the target; empty where no window is whole.
    private let kernel: [Double]
    private let kernelSum: Double
    /// The kernels at the ends, unless they would take too much memory.
    private var storedEdges: [EdgeKernels]?

    /// Prepares the kernels.
    ///
    /// - Precondition: `count` ≥ 1, `window` is odd and ≥ 3, `jump` ≥ 1.
    /// - Complexity: O(`window`²).
    package init(count: Int, window: Int, degree: Degree, jump: Int = 1, extrapolates: Bool) {
        precondition(count >= 1 && window >= 3 && window % 2 == 1 && jump >= 1)
        self.count = count
        self.window = window
        self.degree = degree
        self.jump = min(jump, max(1, count - 1))
        self.extrapolates = extrapolates
        let half = window / 2
        let weights = (0...(window < count ? half : 0)).map {
            EdgeKernels.tricube(Double($0), span: Double(half))
        }
        kernel = window < count ? Array(weights.prefix { $0 > 0 }) : []
        kernelSum = 2 * kernel.reduce(0, +) - (kernel.first ?? 0)
        let width = min(window, count)
        if (edgeOffsets.count + 1) * width <= Self.greatestStoredSize {
            storedEdges = edgeKernels(edgeOffsets)
        }
    }

    /// Two tables of this many doubles, 16 MB each, are kept at most.
    private static let greatestStoredSize = 1 << 21

    private var half: Int { window / 2 }

    /// Whether every window is the whole series.
    private var isFull: Bool { window >= count }

    /// The targets whose windows touch an end, counted from it.
    private var edgeOffsets: Range<Int> {
        let start = extrapolates ? -1 : 0
        return start..<(isFull ? count + (extrapolates ? 1 : 0) : half)
    }

    private func edgeKernels(_ offsets: Range<Int>) -> [EdgeKernels] {
        [EdgeKernels(count: count, window: window, degree: degree, offsets: offsets)]
    }
}

// MARK: - Smoothing

extension GridLoess {
    /// Returns the smoothed values: one a point, and where the loess extrapolates one more before
    /// and after them.
    ///
    /// - Precondition: `values.count == count * lanes`.
    /// - Complexity: O(*n* · `window`) for *n* values.
    package func smooth(_ values: [Double], lanes: Int) -> [Double] {
        precondition(values.count == count * lanes)
        var result = [Double](repeating: 0, count: values.count)
        if !isFull {
            SlidingSums.symmetric(
                of: values, lanes: lanes, kernel: kernel.map { $0 / kernelSum }, half: half,
                into: &result)
        }
        var ends = Ends(lanes: lanes)
        forEachEdgeBlock { block in
            let sides = isFull ? [Side.left] : [.left, .right]
            let columns = sides.flatMap { side in
                windowed(values, lanes: lanes, side: side, width: block.width)
            }
            let fits = block.fitted(
                Matrix(
                    rowCount: block.width, columnCount: sides.count * lanes, elements: columns))
            for (number, side) in sides.enumerated() {
                for (row, offset) in block.offsets.enumerated() {
                    for lane in 0..<lanes {
                        let fit = fits[row, number * lanes + lane]
                        place(fit, at: offset, lane, side: side, in: &result, &ends)
                    }
                }
            }
        }
        refitLast(&result, values: values, weights: nil, lanes: lanes)
        return finished(result, ends, lanes: lanes)
    }

    /// Returns the smoothed values, each point having a weight of its own; a point whose window
    /// has no weight at all keeps its value.
    ///
    /// - Precondition: `values.count == count * lanes == weights.count`.
    /// - Complexity: O(*n* · `window`).
    package func smooth(_ values: [Double], weights: [Double], lanes: Int) -> [Double] {
        precondition(values.count == count * lanes && weights.count == values.count)
        let products = zip(values, weights).map { $0 * $1 }
        var result = values
        if !isFull {
            SlidingSums.moments(
                weights: weights, products: products, lanes: lanes, kernel: kernel, half: half
            ) { index, moments in
                if let fit = fit(moments, at: 0) { result[index] = fit }
            }
        }
        var ends = Ends(lanes: lanes)
        forEachEdgeBlock { block in
            for side in isFull ? [Side.left] : [.left, .right] {
                let moments = block.moments(
                    weights: windowed(weights, lanes: lanes, side: side, width: block.width),
                    products: windowed(products, lanes: lanes, side: side, width: block.width),
                    lanes: lanes)
                for (row, offset) in block.offsets.enumerated() {
                    for lane in 0..<lanes {
                        let moment = moments(row, lane)
                        guard let fit = fit(moment, at: Double(offset) - block.center) else {
                            continue
                        }
                        place(fit, at: offset, lane, side: side, in: &result, &ends)
                    }
                }
            }
        }
        refitLast(&result, values: values, weights: weights, lanes: lanes)
        return finished(result, ends, lanes: lanes)
    }

    /// The value at `target` of the line through the points with these moments; nil if they have
    /// no weight. A line is fitted only where the points are spread enough.
    private func fit(_ moments: WindowMoments<Double>, at target: Double) -> Double? {
        guard moments.weight > 0 else { return nil }
        let mean = moments.value / moments.weight
        guard degree == .linear else { return mean }
        let center = moments.weightOffset / moments.weight
        let spread = moments.weightSquare / moments.weight - center * center
        let least = EdgeKernels.leastSpread(count: count)
        guard spread > least * least else { return mean }
        let slope = (moments.valueOffset / moments.weight - center * mean) / spread
        return mean + (target - center) * slope
    }
}

// MARK: - The ends

extension GridLoess {
    private enum Side {
        case left, right
    }

    /// What is made before the first and after the last point of each lane.
    private struct Ends {
        var before: [Double?]
        var after: [Double?]

        init(lanes: Int) {
            before = Array(repeating: nil, count: lanes)
            after = before
        }
    }

    private func forEachEdgeBlock(_ body: (EdgeKernels) -> Void) {
        if let storedEdges { return storedEdges.forEach(body) }
        let width = min(window, count)
        let rows = max(1, Self.greatestStoredSize / 4 / width)
        for start in stride(from: edgeOffsets.lowerBound, to: edgeOffsets.upperBound, by: rows) {
            edgeKernels(start..<min(start + rows, edgeOffsets.upperBound)).forEach(body)
        }
    }

    /// The first `width` values of each lane from one side, lane after lane, counted from it.
    private func windowed(_ values: [Double], lanes: Int, side: Side, width: Int) -> [Double] {
        var columns = [Double](repeating: 0, count: width * lanes)
        for lane in 0..<lanes {
            for step in 0..<width {
                let position = side == .left ? step : count - 1 - step
                columns[lane * width + step] = values[position * lanes + lane]
            }
        }
        return columns
    }

    private func place(
        _ fit: Double, at offset: Int, _ lane: Int, side: Side, in result: inout [Double],
        _ ends: inout Ends
    ) {
        let lanes = ends.before.count
        switch side {
        case .left where offset < 0: ends.before[lane] = fit
        case .left where offset == count: ends.after[lane] = fit
        case .right where offset < 0: ends.after[lane] = fit
        case .left: result[offset * lanes + lane] = fit
        case .right: result[(count - 1 - offset) * lanes + lane] = fit
        }
    }

    /// With jumps that do not end on the last point, this one is fitted in the window of the last
    /// jump, as the authors' programme does.
    private func refitLast(
        _ result: inout [Double], values: [Double], weights: [Double]?, lanes: Int
    ) {
        let landing = (count - 1) / jump * jump
        let start = min(max(0, landing - half), max(0, count - window))
        guard landing != count - 1, !isFull, start != count - window else { return }
        let target = Double(count - 1 - start)
        let span = max(target, Double(window - 1) - target)
        for lane in 0..<lanes {
            var sums = WindowMoments(
                weight: 0.0, weightOffset: 0, weightSquare: 0, value: 0, valueOffset: 0)
            for step in 0..<window {
                let index = (start + step) * lanes + lane
                let offset = Double(step) - target
                let weight =
                    EdgeKernels.tricube(abs(offset), span: span) * (weights.map { $0[index] } ?? 1)
                sums.weight += weight
                sums.weightOffset += weight * offset
                sums.weightSquare += weight * offset * offset
                sums.value += weight * values[index]
                sums.valueOffset += weight * offset * values[index]
            }
            let index = (count - 1) * lanes + lane
            result[index] = fit(sums, at: 0) ?? values[index]
        }
    }

    /// The result with the points between jumps interpolated and the ends put around it.
    private func finished(_ fits: [Double], _ ends: Ends, lanes: Int) -> [Double] {
        var result = fits
        if jump > 1 { interpolate(&result, lanes: lanes) }
        guard extrapolates else { return result }
        let before = (0..<lanes).map { ends.before[$0] ?? result[$0] }
        let after = (0..<lanes).map { ends.after[$0] ?? result[(count - 1) * lanes + $0] }
        return before + result + after
    }

    private func interpolate(_ result: inout [Double], lanes: Int) {
        for start in stride(from: 0, to: count - 1, by: jump) {
            let end = min(start + jump, count - 1)
            for lane in 0..<lanes {
                let (from, to) = (result[start * lanes + lane], result[end * lanes + lane])
                let slope = (to - from) / Double(end - start)
                for position in start + 1..<max(start + 1, end) {
                    result[position * lanes + lane] = from + slope * Double(position - start)
                }
            }
        }
    }
}
