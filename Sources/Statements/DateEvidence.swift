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
        /// The earliest and the latest day.
        var ends: (first: Int, last: Int)?
        /// The days from the earliest to the latest.
        var span: Int { ends.map { $0.last - $0.first } ?? 0 }

        mutating func take(_ day: Day) {
            count += 1
            ends = (
                min(ends?.first ?? day.number, day.number),
                max(ends?.last ?? day.number, day.number)
            )
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
        var orders: Set<DateOrder> = []
        for (index, order) in DateOrder.allCases.enumerated() {
            guard let day = reading(order) else { continue }
            readings[index].take(day)
            orders.insert(order)
        }
        orders.remove(.yearMonthDay)
        guard orders.count == 1 else { return }
        showsDayFirst = showsDayFirst || orders.contains(.dayMonthYear)
        showsMonthFirst = showsMonthFirst || orders.contains(.monthDayYear)
    }

    /// The order that reads most of the dates, and whether they show it; where day and month could
    /// both come first, the one in which the dates run more evenly, day first at last.
    var order: (order: DateOrder, isCertain: Bool) {
        guard let most = readings.map(\.count).max(), most > 0 else {
            return (.dayMonthYear, false)
        }
        var candidates = DateOrder.allCases.indices.filter { readings[$0].count == most }
        // Years of two digits, which any order can mean, come first only where the dates lie far
        // nearer together so: 26-11-17 and 26-11-18 as days of a year, not of two years.
        if let short = candidates.first(where: { DateOrder.allCases[$0] == .yearMonthDay }),
            let least = candidates.filter({ $0 != short }).map({ readings[$0].span }).min()
        {
            if readings[short].span * 12 < least {
                candidates = [short]
            } else {
                candidates.removeAll { $0 == short }
            }
        }
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
