internal import Primitives

/// The daily sums of the movements that are not planned, and futures drawn from them.
struct RestOfMovements {
    /// How many days of the past are drawn for the one whose balance is nearest, and how much more
    /// the mean differs between the past and the future than between thirty days and the next;
    /// chosen on Berka's accounts at one origin (Benchmarks/forecasting/cashflow.py).
    private static let tries = 8
    private static let driftInflation = 1.3

    private let amounts: [Double]
    private let lastDay: Day
    private let blockLength: Int
    /// The steps of the past on each day of the month and the two around it, by day of the month.
    private let alike: [[Int]]
    /// The standard error of the mean change of a day.
    let driftError: Double
    private let mean: Double
    /// The balance at the end of the day before each day of the past; empty if it is not known.
    private let openings: [Double]

    /// - Precondition: there is a day of past or more, and `blockLength` ≥ 1.
    init(amounts: [Double], balances: [Double]?, lastDay: Day, blockLength: Int) {
        self.amounts = amounts
        self.lastDay = lastDay
        self.blockLength = blockLength
        var alike = [[Int]](repeating: [], count: 32)
        for index in amounts.indices {
            let day = lastDay.adding(days: index - amounts.count + 1)
            let here = day.dayOfMonth
            let length = day.month.dayCount
            for shift in -2...2 {
                let around = here + shift
                alike[around < 1 ? around + 31 : around > length ? around - length : around]
                    .append(index)
            }
            // A short month's last days stand for those it has not.
            if here == length { for missing in length..<31 { alike[missing + 1].append(index) } }
        }
        self.alike = alike
        let count = Double(amounts.count)
        mean = amounts.reduce(0) { $0 + $1 / count }
        openings = balances.map { [$0.first ?? 0] + $0.dropLast() } ?? []
        let changes = balances.map { zip($0.dropFirst(), $0).map { $0 - $1 } } ?? amounts
        driftError = Self.driftError(of: changes)
    }

    /// The standard error of the mean of daily changes, from the sums of thirty days; 0 below sixty
    /// days.
    private static func driftError(of changes: [Double]) -> Double {
        let months = stride(from: changes.count, to: 29, by: -30).map {
            changes[$0 - 30..<$0].reduce(0, +)
        }
        guard months.count >= 2 else { return 0 }
        let count = Double(months.count)
        let deviation = ZScores.deviation(of: months) * (count / (count - 1)).squareRoot()
        return driftInflation * deviation / count.squareRoot() / 30
    }

    /// Moves one future on by a day: `source` is the day of the past it follows.
    func amount(
        on step: Int, balance: Double, expected: [Double]?, source: inout Int,
        _ random: inout SeededGenerator
    ) -> Double {
        if source >= amounts.count || random.index(below: blockLength) == 0 {
            source = start(on: lastDay.adding(days: step + 1), balance: balance, &random)
        }
        defer { source += 1 }
        return amounts[source] + (expected.map { $0[step] - mean } ?? 0)
    }

    /// A day of the past to go on from.
    private func start(on day: Day, balance: Double, _ random: inout SeededGenerator) -> Int {
        let candidates = alike[day.dayOfMonth]
        guard !candidates.isEmpty else { return random.index(below: amounts.count) }
        guard !openings.isEmpty else { return candidates[random.index(below: candidates.count)] }
        var best = candidates[random.index(below: candidates.count)]
        for _ in 1..<Self.tries {
            let other = candidates[random.index(below: candidates.count)]
            if abs(openings[other] - balance) < abs(openings[best] - balance) { best = other }
        }
        return best
    }
}
