internal import Statements
internal import Wallet

/// Stages a statement's transactions as they are read, and counts them.
struct StagingSink: StatementSink {
    private(set) var tally = StatementTally()
    private let staging: LineStaging
    private let afterEach: () -> Void
    /// Why staging ended.
    private var failure: (any Error)?

    /// - Parameter afterEach: is called when some transactions are staged.
    init(_ staging: LineStaging, afterEach: @escaping () -> Void) {
        self.staging = staging
        self.afterEach = afterEach
    }

    mutating func restart() {
        tally.restart()
        attempt { try $0.removeAll() }
    }

    mutating func take(_ entries: [StatementEntry]) {
        tally.take(entries)
        attempt { staging in
            for entry in entries {
                try staging.append(
                    StagedLine(
                        place: entry.place, account: entry.account ?? "", day: entry.day,
                        amount: entry.amount, label: entry.label,
                        counterparty: entry.counterparty, category: entry.category,
                        reference: entry.uniqueReference, line: entry.line))
            }
        }
        afterEach()
    }

    /// Takes back what the whole statement shows to be no transactions.
    /// - Throws: What went wrong while lines were staged.
    mutating func finish(_ statement: StatementSummary) throws {
        tally.takeBack(statement.leftOut)
        attempt { for entry in statement.leftOut { try $0.remove(at: entry.place) } }
        if let failure { throw failure }
    }

    private mutating func attempt(_ body: (LineStaging) throws -> Void) {
        guard failure == nil else { return }
        do { try body(staging) } catch { failure = error }
    }
}
