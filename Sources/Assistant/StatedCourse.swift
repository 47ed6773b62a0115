internal import Primitives
internal import Wallet

/// What the balances that statements state make of an account: what it held before its first line,
/// so that it holds what the latest of them says, and where they do not follow from each other.
struct StatedCourse {
    /// Two balances in succession that the lines between them do not lead from one to the other.
    struct Break {
        let last: StatedBalance
        let next: StatedBalance
        /// What the account held before its first line by the one and by the other.
        let openings: (last: Int64, next: Int64)
    }

    /// What the account held before its first line, nil where nothing states a balance.
    private(set) var opening: Int64?
    private(set) var breaks: [Break] = []
    /// The first day of a line.
    private(set) var begun: Day?
    private let lines: CourseLines

    /// The most days from the last line to the day of a balance for what the lines do not reach to
    /// be other lines'.
    static let longestDelay = 31

    /// Works out the course of an account.
    /// - Parameters:
    ///   - stated: the balances, the earliest first.
    ///   - forEachLine: calls its body with each line, the oldest first.
    /// - Complexity: O(*n* + *m*) for lines of which few a day have balances.
    init(
        _ stated: [StatedBalance],
        over forEachLine: ((Day, Int64) throws -> Void) throws -> Void
    ) rethrows {
        var lines = CourseLines(beside: stated)
        try forEachLine { day, units in lines.take(units, on: day) }
        lines.finish()
        self.lines = lines
        begun = lines.begun
        var rest = stated[...]
        while let day = rest.first?.day {
            let group = rest.prefix { $0.day == day }
            settle(group, after: stated[..<rest.startIndex])
            rest = rest.dropFirst(group.count)
            if rest.isEmpty { checkEnd(group) }
        }
    }

    /// Tells where several balances after the last line are each of some of its day's lines and
    /// none is of all: the statements list other lines of that day.
    private mutating func checkEnd(_ group: ArraySlice<StatedBalance>) {
        let closings = group.filter { $0.side == .closing }
        guard closings.count > 1, let opening, let first = closings.first,
            let last = closings.last, breaks.isEmpty,
            !closings.contains(where: { naturalOpening($0) == opening }),
            let natural = naturalOpening(last)
        else { return }
        breaks.append(Break(last: first, next: last, openings: (opening, natural)))
    }

    /// Goes on with balances of one day: the opening balance stays as long as it fits all of them,
    /// else it becomes the one that fits most, which is no break where it fits all earlier ones.
    private mutating func settle(
        _ group: ArraySlice<StatedBalance>, after earlier: ArraySlice<StatedBalance>
    ) {
        let broken = opening.flatMap { known in group.first { !fits($0, known) } }
        if opening == nil || broken != nil {
            var best: (opening: Int64, count: Int)?
            for candidate in group.compactMap({ naturalOpening($0) }) {
                let count = group.count { fits($0, candidate) }
                // Of several that fit as many, the last: that behind the lines.
                if count >= best?.count ?? 0 { best = (candidate, count) }
            }
            if let known = opening, let broken, let best,
                !earlier.allSatisfy({ fits($0, best.opening) })
            {
                // A sum on the way can be what a balance says by chance.
                let next = group.first { naturalOpening($0) == best.opening } ?? broken
                let fitting = group.last {
                    $0.side == .closing && fits($0, known) && !fits($0, best.opening)
                }
                if let before = fitting ?? earlier.last {
                    breaks.append(
                        Break(last: before, next: next, openings: (known, best.opening)))
                }
            }
            opening = best?.opening ?? opening
        }
    }

    /// Whether the account comes to a balance, beginning with `opening`.
    private func fits(_ balance: StatedBalance, _ opening: Int64) -> Bool {
        let (sum, overflow) = balance.amount.minorUnits.subtractingReportingOverflow(opening)
        return !overflow && lines.reach(sum, beside: balance)
    }

    /// What the account held before its first line where a balance is that before all lines of its
    /// day or after all of them; nil where it does not fit.
    private func naturalOpening(_ balance: StatedBalance) -> Int64? {
        guard let sum = lines.sum(at: balance) else { return nil }
        let (opening, overflow) = balance.amount.minorUnits.subtractingReportingOverflow(sum)
        return overflow ? nil : opening
    }

    /// What the account holds where `balance` is stated, beginning with `opening`.
    func held(at balance: StatedBalance, from opening: Int64) -> Money? {
        guard let sum = lines.sum(at: balance) else { return nil }
        let (held, overflow) = opening.addingReportingOverflow(sum)
        return overflow ? nil : Money(minorUnits: held, currency: balance.amount.currency)
    }
}

/// The sums of an account's lines by day, and all those within the days on which a balance is
/// stated.
struct CourseLines {
    private var ends: [(day: Day, sum: Int64?)] = []
    /// The sums within a day, its beginning and end included.
    private var within: [Day: Set<Int64>] = [:]
    /// The days from the line beside a balance to its own, where they are several.
    private let spans: [ClosedRange<Day>]
    private let days: Set<Day>
    private var current: (day: Day, units: [Int64])?

    /// The lines of a day up to which every order of them is thought of: statements that share a
    /// day need not have come in order.
    private static let mostPermuted = 6

    init(beside stated: [StatedBalance]) {
        days = Set(stated.map(\.since) + stated.map(\.day))
        spans = stated.filter { $0.since < $0.day }.map { $0.since...$0.day }
    }

    /// The first day of a line.
    var begun: Day? { ends.first?.day }

    /// Takes in a line, on no earlier day than the one before.
    mutating func take(_ units: Int64, on day: Day) {
        if current?.day == day {
            current?.units.append(units)
        } else {
            finish()
            current = (day, [units])
        }
    }

    /// Ends the last day.
    mutating func finish() {
        guard let (day, units) = current else { return }
        current = nil
        var sum = self.sum(before: day)
        if days.contains(day) || spans.contains(where: { $0.contains(day) }), let sum {
            within[day] = Self.sums(of: units, from: sum)
        }
        for unit in units { sum = Self.added(sum, unit) }
        ends.append((day, sum))
    }

    private static func added(_ sum: Int64?, _ units: Int64) -> Int64? {
        guard let (result, overflow) = sum?.addingReportingOverflow(units) else { return nil }
        return overflow ? nil : result
    }

    /// The sums that lines of a day come to on the way, in any order where they are few.
    private static func sums(of units: [Int64], from start: Int64) -> Set<Int64> {
        var sums: Set<Int64> = [start]
        var sum = start
        for unit in units {
            if units.count <= mostPermuted {
                sums.formUnion(sums.map { $0 &+ unit })
            } else {
                sum = sum &+ unit
                sums.insert(sum)
            }
        }
        return sums
    }

    /// The sum of the lines before a day, nil where it does not fit.
    private func sum(before day: Day) -> Int64? { sum { $0 < day } }

    /// The sum of the lines whose days, the first of all, meet a condition.
    private func sum(while isMet: (Day) -> Bool) -> Int64? {
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if isMet(ends[middle].day) { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? 0 : ends[low - 1].sum
    }

    /// The sum of the lines before a balance that stands before all of its day, or up to one that
    /// stands after them; nil where it does not fit.
    func sum(at balance: StatedBalance) -> Int64? {
        switch balance.side {
        case .opening: sum(before: balance.since)
        case .closing: sum { $0 <= balance.day }
        }
    }

    /// Whether the lines come to a sum somewhere in the days of a balance.
    func reach(_ sum: Int64, beside balance: StatedBalance) -> Bool {
        if sum == self.sum(at: balance) { return true }
        if balance.since == balance.day { return within[balance.day]?.contains(sum) ?? false }
        let days = balance.since.number...balance.day.number
        return days.contains { within[Day(number: $0)]?.contains(sum) ?? false }
    }
}
