internal import Primitives

/// What a column of dates shows of their order, one date after another.
struct DateEvidence {
    /// What is known of one order.
    private struct Reading {
        var count = 0
        var last: Int?
        var wasForward: Bool?
        /// How often the dates turn from later to earlier or back.
        var turns = 0

        mutating func take(_ day: Day) {
            count += 1
            defer { last = day.number }
            guard let last, last != day.number else { return }
            let isForward = day.number > last
            if let wasForward, wasForward != isForward { turns += 1 }
            wasForward = isForward
        }
    }

    private var readings = [Reading](repeating: Reading(), count: DateOrder.allCases.count)

    /// Takes in the date in a column of a row, if it is one in any order.
    mutating func take(_ row: borrowing CSVScanner, _ column: Int) {
        guard !row.isEmpty(column) else { return }
        for (index, order) in DateOrder.allCases.enumerated() {
            if let day = order.day(of: row, column) { readings[index].take(day) }
        }
    }

    /// Takes in a date, if it is one in any order.
    mutating func take(_ text: String) {
        for (index, order) in DateOrder.allCases.enumerated() {
            if let day = order.day(text) { readings[index].take(day) }
        }
    }

    /// The order that reads most of the dates, and whether they show it; where day and month could
    /// both come first, the one in which the dates run more evenly, day first at last.
    var order: (order: DateOrder, isCertain: Bool) {
        guard let most = readings.map(\.count).max(), most > 0 else {
            return (.dayMonthYear, false)
        }
        let candidates = DateOrder.allCases.indices.filter { readings[$0].count == most }
        let fewest = candidates.map { readings[$0].turns }.min() ?? 0
        let best = candidates.filter { readings[$0].turns == fewest }
        return (DateOrder.allCases[best[0]], best.count == 1)
    }
}

extension DateOrder {
    /// Returns the order that reads most of `texts`, and whether they show it.
    static func bestByEvidence(for texts: [String]) -> (order: DateOrder, isCertain: Bool) {
        var evidence = DateEvidence()
        for text in texts { evidence.take(text) }
        return evidence.order
    }
}
