internal import Forecasting
public import Primitives
public import Statements

/// What the rows of one account, the oldest day first, say of its balance.
///
/// Rows of a day are not always in booking order: a day's closing balance is the one that no other
/// row of it starts from, its opening balance the one that a row starts from and none ends at. A
/// day that comes back to where it began closes with the balance of the days before it.
public enum AccountBalance {
    /// Returns the balance at the end: that of the last day one of whose rows says one, and what
    /// came on later days; nil where no row does.
    /// - Throws: `MoneyError` where it does not fit.
    public static func last(of transactions: [BankTransaction]) throws(MoneyError) -> Money? {
        guard let index = transactions.lastIndex(where: { $0.balance != nil }) else { return nil }
        let day = transactions[index].day
        let ofDay = transactions.filter { $0.day == day }
        let stated = ofDay.compactMap(\.balance)
        let openings = openings(of: ofDay)
        let closings = stated.filter { !openings.contains($0) }
        let returned =
            closings.isEmpty
            ? try closing(before: day, of: transactions).flatMap {
                stated.contains($0) ? $0 : nil
            } : nil
        guard let closing = closings.count == 1 ? closings.first : returned ?? stated.last else {
            return nil
        }
        let later = transactions.filter { $0.day > day }.map(\.amount)
        return try closing.adding(Money.sum(of: later, in: closing.currency))
    }

    /// The balance before a day: that of the latest day before it whose rows tell theirs, and what
    /// came since; nil where none does.
    private static func closing(
        before day: Day, of transactions: [BankTransaction]
    ) throws(MoneyError) -> Money? {
        var rest = transactions.prefix { $0.day < day }
        var later: [Money] = []
        while let last = rest.last?.day {
            let start = rest.firstIndex { $0.day == last } ?? rest.startIndex
            let ofDay = Array(rest[start...])
            let closings = Set(ofDay.compactMap(\.balance)).subtracting(openings(of: ofDay))
            if closings.count == 1, let closing = closings.first {
                return try closing.adding(Money.sum(of: later, in: closing.currency))
            }
            later += ofDay.map(\.amount)
            rest = rest[..<start]
        }
        return nil
    }

    /// Returns the balance before the first day; nil where its rows do not say one.
    public static func first(of transactions: [BankTransaction]) -> Money? {
        let ofDay = transactions.prefix { $0.day == transactions.first?.day }
        let stated = Set(ofDay.compactMap(\.balance))
        let openings = openings(of: Array(ofDay)).filter { !stated.contains($0) }
        return openings.count == 1 ? openings.first : nil
    }

    /// Returns the entries of accounts whose balance is known, and the names of the others.
    /// - Parameter unbalanced: the others, where it is known apart from the rows.
    /// - Complexity: O(*n*).
    static func held(
        _ entries: [AnalysedTransaction], without unbalanced: Set<String>?
    ) -> (entries: [AnalysedTransaction], unbalanced: [String]) {
        let accounts = Set(entries.map { $0.transaction.account ?? "" })
        let stated = Set(
            entries.lazy.filter { $0.transaction.balance != nil }.map {
                $0.transaction.account ?? ""
            })
        let lacking = unbalanced.map(accounts.intersection) ?? accounts.subtracting(stated)
        guard !lacking.isEmpty else { return (entries, []) }
        let held = entries.filter { !lacking.contains($0.transaction.account ?? "") }
        return (held, lacking.sorted())
    }

    /// A change of the balance between two days that no row makes.
    public struct Leap: Hashable, Sendable {
        /// The account, where its rows name it.
        public let account: String?
        /// The last day before it and the first after it.
        public let days: ClosedRange<Day>
        /// How much the balance rose by, below zero where it fell.
        public let change: Money
    }

    /// Returns the months of which rows of an account are missing, not one alone: its balance leaps
    /// over more than four days of the month, and twice as many as lie between its rows.
    /// - Parameters:
    ///   - leaps: where the account's balance leaps.
    ///   - transactions: the rows of the account, the oldest day first.
    static func monthsHidden(by leaps: [Leap], of transactions: [BankTransaction]) -> Set<Month> {
        guard !leaps.isEmpty else { return [] }
        let days = Set(transactions.map(\.day.number)).sorted()
        let usual = RobustScores.median(of: zip(days.dropFirst(), days).map { Double($0 - $1) })
        var months: Set<Month> = []
        for leap in leaps {
            var month = leap.days.lowerBound.month
            while month <= leap.days.upperBound.month {
                let start = max(month.first, leap.days.lowerBound.adding(days: 1))
                let end = min(month.last, leap.days.upperBound.adding(days: -1))
                let count = end.number - start.number + 1
                if count > Month.idleDays, Double(count) >= 2 * usual { months.insert(month) }
                month = month.adding(months: 1)
            }
        }
        return months
    }

    /// Returns where the balance at the end of a day is not the one the next day with rows begins
    /// with, as rows between them are missing. Days whose rows do not say both are passed over.
    /// - Complexity: O(*n*).
    public static func leaps(in transactions: [BankTransaction]) -> [Leap] {
        var leaps: [Leap] = []
        var last: (day: Day, closing: Money)?
        var start = transactions.startIndex
        while start < transactions.endIndex {
            let day = transactions[start].day
            let rows = transactions[start...].prefix { $0.day == day }
            start = rows.endIndex
            let ends = ends(ofDay: Array(rows))
            if let last, let opening = ends?.opening, opening != last.closing,
                let change = try? opening.subtracting(last.closing)
            {
                leaps.append(
                    Leap(account: rows.first?.account, days: last.day...day, change: change))
            }
            last = ends.map { (day, $0.closing) }
        }
        return leaps
    }

    /// The balances before and after the rows of a day, all of which say one; nil where the rows
    /// follow from each other in no single way.
    private static func ends(ofDay rows: [BankTransaction]) -> (opening: Money, closing: Money)? {
        let stated = rows.compactMap(\.balance)
        guard stated.count == rows.count else { return nil }
        let all = openings(of: rows)
        let (before, after) = (all.subtracting(stated), Set(stated).subtracting(all))
        guard before.count == 1, after.count == 1, let opening = before.first,
            let closing = after.first
        else { return nil }
        return (opening, closing)
    }

    /// The balances that rows start from.
    private static func openings(of rows: [BankTransaction]) -> Set<Money> {
        Set(
            rows.compactMap { row in
                // One that does not fit is nobody's.
                try? row.balance?.subtracting(row.amount)
            })
    }
}
