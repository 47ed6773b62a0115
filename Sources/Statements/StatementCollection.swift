internal import Primitives

/// All transactions of a statement, in memory.
struct StatementCollection: StatementSink {
    private var entries: [StatementEntry] = []

    mutating func restart() { entries = [] }

    mutating func take(_ batch: [StatementEntry]) { entries += batch }

    /// Returns the statement: the transactions oldest first, those of a day in the file's order.
    /// - Complexity: O(*n* log *n*), O(*n*) where the file is in that order.
    consuming func statement(_ summary: StatementSummary) -> BankStatement {
        let leftOut = Set(summary.leftOut.map(\.place))
        if !leftOut.isEmpty { entries.removeAll { leftOut.contains($0.place) } }
        var transactions: [BankTransaction] = []
        transactions.reserveCapacity(entries.count)
        var ranks: [StableIdentifier: Int64] = [:]
        var day: Day?
        for index in order {
            let entry = entries[index]
            // What is equal is of one day.
            if entry.day != day { ranks.removeAll(keepingCapacity: true) }
            day = entry.day
            var identifier = entry.identifier
            let rank = ranks[identifier, default: 0]
            ranks[identifier] = rank + 1
            identifier.combine(rank)
            transactions.append(entry.transaction(id: identifier.text))
        }
        return BankStatement(transactions: transactions, summary)
    }

    /// The indices of the transactions, oldest first, those of a day in the file's order.
    private var order: [Int] {
        let isSorted = zip(entries, entries.dropFirst()).allSatisfy { $0.day <= $1.day }
        if isSorted { return Array(entries.indices) }
        // The day before the place: both fit in one number.
        return entries.indices.map { (entries[$0].day.number << 32) + $0 }.sorted()
            .map { $0 & 0xFFFF_FFFF }
    }
}
