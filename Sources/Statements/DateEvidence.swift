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

    /// Whether a date was one with the day first alone, and one with the month first alone.
    private var showsDayFirst = false
    private var showsMonthFirst = false

    /// Whether dates show different orders.
    var isContradictory: Bool { showsDayFirst && showsMonthFirst }

    private var readings = [Reading](repeating: Reading(), count: DateOrder.allCases.count)

    /// Takes in the date in a column of a row, if it is one in any order.
    mutating func take(_ row: borrowing CSVScanner, _ column: Int) {
        guard !row.isEmpty(column) else { return }
        take { $0.day(of: row, column) }
    }

    /// Takes in a date, if it is one in any order.
    mutating func take(_ text: String) { take { $0.day(text) } }

    private mutating func take(_ reading: (DateOrder) -> Day?) {
        var last: DateOrder?
        var count = 0
        for (index, order) in DateOrder.allCases.enumerated() {
            guard let day = reading(order) else { continue }
            readings[index].take(day)
            (last, count) = (order, count + 1)
        }
        guard count == 1 else { return }
        showsDayFirst = showsDayFirst || last == .dayMonthYear
        showsMonthFirst = showsMonthFirst || last == .monthDayYear
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
