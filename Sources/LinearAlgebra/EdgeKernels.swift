/// The kernels of a loess for targets near an end, where no two windows weigh alike: columns of a
/// matrix, one a target.
struct EdgeKernels: Sendable {
    /// The targets, counted from the end; -1 and the count are one beyond.
    let offsets: Range<Int>
    /// The number of points in a window.
    let width: Int
    /// The middle of the window, from which the moments' offsets are counted.
    let center: Double
    /// The tricube weights, a row a target.
    private let tricubes: Matrix
    /// The weights of the fit without weights of the points' own, a row a target.
    private let fits: Matrix

    /// - Complexity: O(`window` · `offsets.count`).
    init(count: Int, window: Int, degree: GridLoess.Degree, offsets: Range<Int>) {
        self.offsets = offsets
        let width = min(window, count)
        self.width = width
        center = Double(width - 1) / 2
        var tricubes = [Double]()
        var fits = [Double]()
        tricubes.reserveCapacity(width * offsets.count)
        fits.reserveCapacity(width * offsets.count)
        for offset in offsets {
            // A window longer than the series reaches beyond it.
            let span = Double(max(offset, width - 1 - offset) + max(0, window - count) / 2)
            var row = (0..<width).map { Self.tricube(Double(abs($0 - offset)), span: span) }
            tricubes += row
            Self.turnIntoFit(&row, offset: offset, count: count, degree: degree)
            fits += row
        }
        self.tricubes = Matrix(
            rowCount: width, columnCount: offsets.count, elements: tricubes
        ).transposed()
        self.fits = Matrix(
            rowCount: width, columnCount: offsets.count, elements: fits
        ).transposed()
    }

    /// (1 − (*r*/*h*)³)³ for a distance *r* within the span *h*; 1 and 0 within a thousandth of its
    /// ends, as the authors' programme has it.
    static func tricube(_ distance: Double, span: Double) -> Double {
        guard distance <= 0.999 * span else { return 0 }
        guard distance > 0.001 * span else { return 1 }
        let ratio = distance / span
        let rest = 1 - ratio * ratio * ratio
        return rest * rest * rest
    }

    /// The standard deviation of the positions in a window below which no line is fitted.
    static func leastSpread(count: Int) -> Double { 0.001 * Double(count - 1) }

    /// Turns weights into those of the value fitted at `offset`.
    private static func turnIntoFit(
        _ row: inout [Double], offset: Int, count: Int, degree: GridLoess.Degree
    ) {
        let total = row.reduce(0, +)
        guard total > 0 else { return }
        for index in row.indices { row[index] /= total }
        guard degree == .linear else { return }
        var center = 0.0
        for (index, weight) in row.enumerated() { center += weight * Double(index) }
        var spread = 0.0
        for (index, weight) in row.enumerated() {
            spread += weight * (Double(index) - center) * (Double(index) - center)
        }
        guard spread.squareRoot() > leastSpread(count: count) else { return }
        let slope = (Double(offset) - center) / spread
        for index in row.indices { row[index] *= slope * (Double(index) - center) + 1 }
    }

    /// The fitted values, a row a target, of windows of values, a column each.
    func fitted(_ windows: Matrix) -> Matrix {
        BLAS.gemm(fits, windows)
    }

    /// The moments around the window's middle of windows of weights and of weights times values,
    /// lane after lane, for each target's row and each lane.
    func moments(
        weights: [Double], products: [Double], lanes: Int
    ) -> (_ row: Int, _ lane: Int) -> WindowMoments<Double> {
        let size = width * lanes
        var columns = [Double](repeating: 0, count: 5 * size)
        for lane in 0..<lanes {
            for step in 0..<width {
                let index = lane * width + step
                let offset = Double(step) - center
                columns[index] = weights[index]
                columns[size + index] = weights[index] * offset
                columns[2 * size + index] = weights[index] * offset * offset
                columns[3 * size + index] = products[index]
                columns[4 * size + index] = products[index] * offset
            }
        }
        let sums = BLAS.gemm(
            tricubes, Matrix(rowCount: width, columnCount: 5 * lanes, elements: columns))
        return { row, lane in
            WindowMoments(
                weight: sums[row, lane], weightOffset: sums[row, lanes + lane],
                weightSquare: sums[row, 2 * lanes + lane], value: sums[row, 3 * lanes + lane],
                valueOffset: sums[row, 4 * lanes + lane])
        }
    }
}
