internal import LinearAlgebra

/// The smoothing of the cycle-subseries: the values of one phase of the season, a loess of each,
/// carried on by one cycle to either side.
struct CycleSubseries: Sendable {
    /// Phases whose subseries are of one length.
    private struct Group: Sendable {
        let phases: Range<Int>
        let loess: GridLoess
    }

    private let period: Int
    private let count: Int
    private let groups: [Group]

    init(count: Int, period: Int, loess: ResolvedSTLOptions.Loess) {
        self.count = count
        self.period = period
        let (cycles, longer) = count.quotientAndRemainder(dividingBy: period)
        var groups = [
            Group(
                phases: longer..<period, loess: loess.smoother(count: cycles, extrapolates: true))
        ]
        if longer > 0 {
            groups.append(
                Group(
                    phases: 0..<longer,
                    loess: loess.smoother(count: cycles + 1, extrapolates: true)))
        }
        self.groups = groups
    }

    /// Returns the smoothed subseries in the order of time, `period` more values on either side.
    ///
    /// - Precondition: `values.count == count`, and the weights' too.
    func smooth(_ values: [Double], weights: [Double]?) -> [Double] {
        var result = [Double](repeating: 0, count: count + 2 * period)
        for group in groups {
            let lanes = group.phases.count
            let own = gather(values, group)
            let smoothed =
                if let weights {
                    group.loess.smooth(own, weights: gather(weights, group), lanes: lanes)
                } else {
                    group.loess.smooth(own, lanes: lanes)
                }
            for cycle in 0..<group.loess.count + 2 {
                for lane in 0..<lanes {
                    result[cycle * period + group.phases.lowerBound + lane] =
                        smoothed[cycle * lanes + lane]
                }
            }
        }
        return result
    }

    private func gather(_ values: [Double], _ group: Group) -> [Double] {
        guard groups.count > 1 else { return values }
        var own = [Double]()
        own.reserveCapacity(group.loess.count * group.phases.count)
        for cycle in 0..<group.loess.count {
            let start = cycle * period
            own += values[start + group.phases.lowerBound..<start + group.phases.upperBound]
        }
        return own
    }
}
