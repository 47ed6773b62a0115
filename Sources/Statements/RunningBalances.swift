internal import Primitives

/// Whether the balances of each account run with its amounts, in the file's order or from the last
/// row up.
struct RunningBalances {
    /// What a row says.
    private struct Row {
        let amount: Money
        let balance: Money
        let day: Day
        let line: Int
    }

    /// The rows of one account and currency, as far as their balances say something.
    private struct Course {
        let account: String?
        let currency: Currency
        var count = 0
        let first: Row
        var last: Row
        /// The earliest day.
        var begun: Day
        /// The sum of the amounts, nil where it does not fit.
        var sum: Int64? = 0
        /// The balances of the first rows, and whether an amount among them moved anything.
        var balances: Set<Money> = []
        var hasMovement = false
        /// The rows whose balance does not follow from the one above, and the first of them.
        var breaksDown = 0
        var firstDown: [Int] = []
        /// The rows whose balance does not follow from the one below, and the last of them.
        var breaksUp = 0
        var lastUp: [Int] = []

        init(_ account: String?, from row: Row) {
            self.account = account
            currency = row.amount.currency
            first = row
            last = row
            begun = row.day
        }

        mutating func take(_ row: Row) {
            if count < RunningBalances.sampleSize {
                balances.insert(row.balance)
                hasMovement = hasMovement || row.amount.minorUnits != 0
            }
            if count > 0 { compare(row) }
            let added = sum?.addingReportingOverflow(row.amount.minorUnits)
            sum = added?.overflow == false ? added?.partialValue : nil
            last = row
            begun = min(begun, row.day)
            count += 1
        }

        private mutating func compare(_ row: Row) {
            if (try? last.balance.adding(row.amount)) != row.balance {
                breaksDown += 1
                if firstDown.count < RunningBalances.mostNotes { firstDown.append(row.line) }
            }
            if (try? row.balance.adding(last.amount)) != last.balance {
                breaksUp += 1
                if lastUp.count == RunningBalances.mostNotes { lastUp.removeFirst() }
                lastUp.append(last.line)
            }
        }

        /// The same balance in each row is the account's today, not the row's.
        var isProof: Bool { count > 1 && !(balances.count == 1 && hasMovement) }
    }

    private static let sampleSize = 50
    private static let mostNotes = 5

    private var courses: [Course] = []
    /// The course of the row before, which is most often that of the next.
    private var current = 0

    /// Takes in a row, which says nothing without a balance.
    /// - Complexity: O(1) for rows of one account; O(accounts) else.
    mutating func take(_ entry: StatementEntry) {
        guard let balance = entry.balance else { return }
        let row = Row(
            amount: entry.amount, balance: balance, day: entry.day, line: entry.line)
        if !isOf(current, entry) {
            current = courses.indices.first { isOf($0, entry) } ?? courses.endIndex
        }
        if current == courses.endIndex { courses.append(Course(entry.account, from: row)) }
        courses[current].take(row)
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
            let isUp = course.breaksUp < course.breaksDown
            let lines = isUp ? course.lastUp.reversed() : course.firstDown
            findings.notes += lines.map { .init(line: $0, remark: .discontinuous) }
            let (first, last) = isUp ? (course.last, course.first) : (course.first, course.last)
            guard let units = course.sum,
                let opening = try? first.balance.subtracting(first.amount)
            else { continue }
            findings.checks.append(
                BalanceCheck(
                    account: course.account, opening: opening,
                    sum: Money(minorUnits: units, currency: course.currency),
                    closing: last.balance, begun: course.begun))
        }
    }
}
