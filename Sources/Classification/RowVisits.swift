/// What the rows of a fit were last met with, and which of them rest for a pass.
struct RowVisits {
    private let restingGap: Float
    private var isResting: [Bool]
    private var gaps: [Float]
    private var losses: [Float]

    /// Creates the record of rows none of which has been met; those met with a gap below
    /// `restingGap` rest.
    init(rowCount: Int, restingGap: Float) {
        self.restingGap = restingGap
        isResting = Array(repeating: false, count: rowCount)
        gaps = Array(repeating: 0, count: rowCount)
        losses = gaps
    }

    /// Whether a row is to be met in this pass, which is asked once a pass: one that rests is due
    /// in the next.
    @inline(__always)
    mutating func isDue(_ row: Int) -> Bool {
        defer { isResting[row] = false }
        return !isResting[row]
    }

    /// Notes what a row was met with.
    @inline(__always)
    mutating func record(_ met: (gap: Float, loss: Float), of row: Int) {
        gaps[row] = met.gap
        losses[row] = met.loss
        isResting[row] = met.gap < restingGap
    }

    /// The means of what all rows were last met with. O(*n*).
    var means: (gap: Float, loss: Float) {
        let count = Double(max(1, gaps.count))
        return (
            Float(gaps.reduce(0) { $0 + Double($1) } / count),
            Float(losses.reduce(0) { $0 + Double($1) } / count)
        )
    }
}
