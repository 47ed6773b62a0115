public import Primitives
public import Statements

/// What the rows of one account, the oldest day first, say of its balance.
///
/// Rows of a day are not always in booking order: a day's closing balance is the one that no other
/// row of it starts from, its opening balance the one that a row starts from and none ends at.
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
        guard let closing = closings.count == 1 ? closings.first : stated.last else { return nil }
        let later = transactions.filter { $0.day > day }.map(\.amount)
        return try closing.adding(Money.sum(of: later, in: closing.currency))
    }

    /// Returns the balance before the first day; nil where its rows do not say one.
    public static func first(of transactions: [BankTransaction]) -> Money? {
        let ofDay = transactions.prefix { $0.day == transactions.first?.day }
        let stated = Set(ofDay.compactMap(\.balance))
        let openings = openings(of: Array(ofDay)).filter { !stated.contains($0) }
        return openings.count == 1 ? openings.first : nil
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
