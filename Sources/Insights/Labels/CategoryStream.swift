public import Primitives
public import Statements

/// Decides the categories of transactions that come one by one in the order of their days, which of
/// them merchants gave back, and which only went from one of the user's accounts to another: as
/// `Categorizer.analysed(_:ownAccounts:recorded:)` does for all at once.
///
/// A transaction that can be one leg of a transfer waits until the days in which the other can come
/// are over; so memory grows with a few days' transfers and half a year's payments, not with the
/// transactions.
public struct CategoryStream {
    /// Possible legs of one amount, none more than five days behind the one before.
    private struct Waiting {
        var entries: [AnalysedTransaction] = []
        var legs: [TransferLeg] = []
        var lastDay: Int
    }

    private var reader: LabelReader
    private var refunds = RefundSearch()
    private let accounts: OwnAccounts
    private var waiting: [UInt64: Waiting] = [:]
    /// The amounts of the legs that wait, by the day they came.
    private var arrivals: [(day: Int, amount: UInt64)] = []
    private var passed = 0

    /// Creates a stream of nothing.
    /// - Parameters:
    ///   - categorizer: what decides the categories.
    ///   - accounts: numbers and names of the user's accounts; none to mark no transfers.
    ///   - bills: what shows which accounts are cards.
    public init(
        _ categorizer: Categorizer, accounts: [String] = [], bills: CardBills = CardBills()
    ) {
        reader = LabelReader(categorizer: categorizer, cards: bills.cards)
        self.accounts = OwnAccounts(accounts)
    }

    /// Takes in a transaction that is on no day before the last; returns those now decided.
    /// - Parameter recorded: the category recorded with the payment itself.
    /// - Complexity: O(1), and O(*k* log *k*) for *k* legs of one amount.
    public mutating func take(
        _ transaction: BankTransaction, recorded: SpendingCategory? = nil
    ) -> [AnalysedTransaction] {
        var entry = reader.analysed(transaction, recorded: recorded)
        refunds.mark(&entry)
        guard accounts.canTransfer else { return [entry] }
        let day = transaction.day.number
        let decided = settled(before: day - OwnTransfer.longestDelay)
        let amount = transaction.amount.minorUnits.magnitude
        let place = waiting[amount]?.entries.count ?? 0
        guard let leg = TransferLeg(entry, at: place, accounts) else { return decided + [entry] }
        waiting[amount, default: Waiting(lastDay: day)].entries.append(entry)
        waiting[amount]?.legs.append(leg)
        waiting[amount]?.lastDay = day
        arrivals.append((day, amount))
        return decided
    }

    /// Returns the transactions that were still waiting, at the end.
    public mutating func finish() -> [AnalysedTransaction] { settled(before: .max) }

    /// The transactions whose other leg would have come before `day`.
    private mutating func settled(before day: Int) -> [AnalysedTransaction] {
        var decided: [AnalysedTransaction] = []
        while passed < arrivals.count, arrivals[passed].day < day {
            let amount = arrivals[passed].amount
            passed += 1
            guard var group = waiting[amount], group.lastDay < day else { continue }
            waiting[amount] = nil
            OwnTransfer.mark(group.legs, in: &group.entries)
            decided += group.entries
        }
        if passed * 2 > arrivals.count {
            arrivals.removeFirst(passed)
            passed = 0
        }
        return decided
    }
}
