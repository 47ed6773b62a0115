internal import Primitives

/// Whether the balances of each account run with its amounts, in the file's order or from the last
/// row up.
struct RunningBalances {
    /// A row that says a balance.
    private struct Row {
        let amount: Money
        let balance: Money
        let day: Day
        let line: Int
        /// The sum of the rows without a balance between it and the one before that says one.
        var rest = Money.Sum()
    }

    /// How often the balances do not follow from each other, whichever end the file begins at.
    private struct Breaks {
        /// The rows whose balance does not follow from the one above, and the first of them.
        var down = 0
        var firstDown: [Int] = []
        /// The rows whose balance does not follow from the one below, and the last of them.
        var up = 0
        var lastUp: [Int] = []

        var fewest: Int { min(down, up) }
        var isUp: Bool { up < down }
        /// The lines that are noted.
        var lines: [Int] { isUp ? lastUp.reversed() : firstDown }

        mutating func compare(_ row: Row, below last: Row, besides rest: Money.Sum) {
            if rest.added(to: last.balance, and: row.amount) != row.balance {
                down += 1
                if firstDown.count < RunningBalances.mostNotes { firstDown.append(row.line) }
            }
            if rest.added(to: row.balance, and: last.amount) != last.balance {
                up += 1
                if lastUp.count == RunningBalances.mostNotes { lastUp.removeFirst() }
                lastUp.append(last.line)
            }
        }
    }

    /// The rows of one account and currency, as far as their balances say something.
    private struct Course {
        let account: String?
        let currency: Currency
        /// The rows that say a balance: their number, the first, and the last.
        var count = 0
        var first: Row?
        var last: Row?
        /// The earliest and the latest day.
        var begun: Day
        var ended: Day
        /// The sum of the rows that say a balance.
        var sum = Money.Sum()
        /// The sum of the rows that say none, since the last that did.
        var rest = Money.Sum()
        /// The sum of all rows that say none.
        var unstated = Money.Sum()
        /// The balances of the first rows, and whether an amount among them moved anything.
        var balances: Set<Money> = []
        var hasMovement = false
        /// What fits where the rows that say no balance count, as those of a day above its last,
        /// and where they do not, as those to come.
        var whole = Breaks()
        var alone = Breaks()

        init(_ account: String?, _ entry: StatementEntry) {
            self.account = account
            currency = entry.amount.currency
            (begun, ended) = (entry.day, entry.day)
        }

        mutating func take(_ entry: StatementEntry) {
            begun = min(begun, entry.day)
            ended = max(ended, entry.day)
            guard let balance = entry.balance else {
                rest.add(entry.amount)
                return unstated.add(entry.amount)
            }
            let row = Row(
                amount: entry.amount, balance: balance, day: entry.day, line: entry.line,
                rest: rest)
            rest = Money.Sum()
            if count < RunningBalances.sampleSize {
                balances.insert(row.balance)
                hasMovement = hasMovement || row.amount.minorUnits != 0
            }
            if let last {
                whole.compare(row, below: last, besides: row.rest)
                alone.compare(row, below: last, besides: Money.Sum())
            }
            sum.add(row.amount)
            first = first ?? row
            last = row
            count += 1
        }

        /// The same balance in each row is the account's today, not the row's.
        var isProof: Bool { count > 0 && !(count > 1 && balances.count == 1 && hasMovement) }

        /// Whether the rows that say no balance are none of those it runs over.
        private var isAlone: Bool { alone.fewest < whole.fewest }

        var breaks: Breaks { isAlone ? alone : whole }

        /// The balances before and after the rows, and what they make; nil where it does not fit.
        var check: BalanceCheck? {
            guard let first, let last else { return nil }
            // Those above the first and below the last belong to an end each.
            let (above, below) = isAlone ? (Money.Sum(), Money.Sum()) : (first.rest, rest)
            let isUp = breaks.isUp
            let (oldest, latest) = isUp ? (last, first) : (first, last)
            let (before, after) = isUp ? (below, above) : (above, below)
            let zero = Money.zero(currency)
            var all = sum
            if !isAlone { all.add(unstated) }
            guard let earlier = before.added(to: zero, and: oldest.amount),
                let opening = try? oldest.balance.subtracting(earlier),
                let closing = after.added(to: latest.balance, and: zero),
                let made = all.added(to: zero, and: zero)
            else { return nil }
            // One balance alone proves nothing.
            return BalanceCheck(
                account: account, opening: count > 1 ? opening : nil, sum: made, closing: closing,
                begun: begun, ended: ended)
        }
    }

    private static let sampleSize = 50
    private static let mostNotes = 5

    private var courses: [Course] = []
    /// The index of each course.
    private var indices: [Owner: Int] = [:]

    /// Whose course a row belongs to.
    private struct Owner: Hashable {
        let account: String?
        let currency: Currency
    }

    /// The course of the row before, which is most often that of the next.
    private var current = 0

    /// Takes in a row.
    /// - Complexity: O(1).
    mutating func take(_ entry: StatementEntry) {
        if !isOf(current, entry) {
            let owner = Owner(account: entry.account, currency: entry.amount.currency)
            current = indices[owner] ?? courses.endIndex
            indices[owner] = current
        }
        if current == courses.endIndex { courses.append(Course(entry.account, entry)) }
        courses[current].take(entry)
    }

    private func isOf(_ index: Int, _ entry: StatementEntry) -> Bool {
        courses.indices.contains(index) && courses[index].currency == entry.amount.currency
            && courses[index].account == entry.account
    }

    /// Adds a check for each account, in the order of their names, in the order of rows that fits
    /// more of them.
    func conclude(into findings: inout RowAudit.Findings) {
        let sorted = courses.sorted {
            ($0.account ?? "", $0.currency.code) < ($1.account ?? "", $1.currency.code)
        }
        for course in sorted where course.isProof {
            findings.notes += course.breaks.lines.map { .init(line: $0, remark: .discontinuous) }
            if let check = course.check { findings.checks.append(check) }
        }
    }
}

extension Money {
    /// A sum of amounts of one currency, which may not fit.
    fileprivate struct Sum {
        private var units: Int64? = 0

        mutating func add(_ amount: Money) {
            let (sum, overflow) = units?.addingReportingOverflow(amount.minorUnits) ?? (0, true)
            units = overflow ? nil : sum
        }

        mutating func add(_ other: Sum) {
            let (sum, overflow) =
                units?.addingReportingOverflow(other.units ?? 0) ?? (0, true)
            units = overflow || other.units == nil ? nil : sum
        }

        /// The sum of it and two amounts, nil where that does not fit.
        func added(to balance: Money, and amount: Money) -> Money? {
            guard let units else { return nil }
            let own = Money(minorUnits: units, currency: amount.currency)
            return try? balance.adding(amount).adding(own)
        }
    }
}
