internal import Insights
internal import Primitives
internal import Statements
internal import Wallet

/// Posts the lines that are staged, a day at a time.
struct StatementPosting {
    /// What was done.
    struct Outcome: Sendable {
        /// The accounts posted to.
        var accounts: [String] = []
        /// The lines the wallet had already.
        var duplicates = 0
        /// The lines that move nothing.
        var unmoved = 0
        /// The transactions, of these accounts or others, shown to be one leg of a transfer.
        var ownTransfers = 0
        /// Where a statement begins with another balance than the wallet has.
        var gaps: [StatementGap] = []
    }

    /// A line with which the account holds more than can be written.
    struct TooMuch: Error {
        let line: Int
    }

    private let statement: StatementSummary
    private let ledger: LedgerSession
    private let name: String?
    private let categorizer: Categorizer
    private let progress: (Double) -> Void
    /// The last entry before any of this statement: what one of its accounts gets is not what
    /// another held.
    private let lastEntry: Int64

    /// Prepares to post what is staged of `statement` to the account `name` (default: what the file
    /// says).
    /// - Parameter progress: is told which share of the lines is posted, from 0 to 1.
    init(
        _ statement: StatementSummary, to ledger: LedgerSession, accountNamed name: String?,
        by categorizer: Categorizer, progress: @escaping (Double) -> Void
    ) throws {
        lastEntry = try ledger.lastEntry()
        self.statement = statement
        self.ledger = ledger
        self.name = name
        self.categorizer = categorizer
        self.progress = progress
    }

    /// Posts what the wallet does not hold, an account's lines and then the balance before them,
    /// and sorts the wallet anew.
    func post() throws -> Outcome {
        var outcome = Outcome()
        var isChanged = false
        let transfers = try ledger.ownTransferCount()
        var targets: [(group: StagedGroup, account: WalletAccount, overlap: StatementOverlap)] = []
        for group in try ledger.stagedGroups(byAccount: name == nil) {
            let account = WalletAccount(
                name: try accountName(for: group), currency: group.currency, kind: .mirror)
            try ledger.open(account)
            try AccountBalances(of: account, in: ledger).keepKnownOpening()
            let overlap = try StatementOverlap(
                of: group, with: account, ledger, upTo: lastEntry, by: checks(of: group))
            targets.append((group, account, overlap))
        }
        let lineCount = targets.reduce(0) { $0 + $1.group.count }
        var doneCount = 0
        for (group, account, overlap) in targets {
            let unmoved = outcome.unmoved
            var fresh = FreshLines()
            var stream = CategoryStream(categorizer)
            try ledger.forEachStagedDay(of: group) { day, lines in
                let count = try post(
                    lines, of: day, to: account, besides: overlap, by: &stream, into: &outcome)
                fresh.take(count, on: day)
                doneCount += lines.count
                progress(Double(doneCount) / Double(max(1, lineCount)))
            }
            isChanged = isChanged || fresh.count > 0
            outcome.duplicates += group.count - fresh.count - (outcome.unmoved - unmoved)
            let balances = AccountBalances(of: account, in: ledger)
            outcome.gaps += try balances.settle(by: checks(of: group), besides: fresh.days)
            outcome.accounts.append(account.name)
        }
        if isChanged { _ = try CategorySorting.sortAnew(in: ledger, by: categorizer) }
        outcome.ownTransfers = try ledger.ownTransferCount() - transfers
        if outcome.accounts.isEmpty { outcome.accounts = [name ?? statement.fallbackName] }
        try ledger.clearStaging()
        return outcome
    }

    /// Posts those lines of a day that the account does not hold, each with a key that the same
    /// line gets again; returns how many.
    private func post(
        _ lines: [StagedLine], of day: Day, to account: WalletAccount,
        besides overlap: StatementOverlap, by stream: inout CategoryStream,
        into outcome: inout Outcome
    ) throws -> Int {
        let incoming = lines.map(BankTransaction.init)
        let held = try ledger.lines(of: account, on: day, upTo: lastEntry)
        let matches = try overlap.matches(of: incoming, on: day, among: held, in: ledger)
        var ranks: [String: Int] = [:]
        for line in held { ranks[Self.contentKey(day, line.amount, line.label), default: 0] += 1 }
        var count = 0
        for (index, transaction) in incoming.enumerated() where matches[index] == nil {
            guard transaction.amount.minorUnits != 0 else {
                outcome.unmoved += 1
                continue
            }
            count += 1
            for entry in stream.take(transaction) {
                let content = Self.contentKey(day, transaction.amount, transaction.label)
                let rank = ranks[content, default: 0]
                ranks[content] = rank + 1
                let key = IdempotencyKey(rawValue: "import|\(account.name)|\(content)|\(rank)")
                let receipt: Receipt
                do {
                    receipt = try ledger.post(Self.movement(entry, of: account), key: key)
                } catch WalletError.overflow {
                    throw TooMuch(line: lines[index].line)
                }
                if receipt.isRepeat { outcome.duplicates += 1 }
                try overlap.keepReference(of: transaction, as: receipt.entry, in: ledger)
            }
        }
        return count
    }

    /// The account the lines are of: the one named, the one whose number the file gives, the one
    /// that holds at least half of them (and three) already, or a new one.
    private func accountName(for group: StagedGroup) throws -> String {
        if let name { return name }
        let number = group.account.flatMap { $0.isEmpty ? nil : $0 }
        let accounts = try ledger.accounts().filter {
            $0.kind == .mirror && $0.currency == group.currency
        }
        if let number, accounts.contains(where: { $0.name == number }) { return number }
        for account in accounts {
            if let number, Self.isSameNumber(number, account.name) { return account.name }
            let shared = try sharedCount(of: group, with: account)
            if shared >= 3, shared * 2 >= group.count { return account.name }
        }
        return number ?? "bank"
    }

    private func sharedCount(
        of group: StagedGroup, with account: WalletAccount
    ) throws -> Int {
        var shared = 0
        try ledger.forEachStagedDay(of: group) { day, lines in
            let held = try ledger.lines(of: account, on: day, upTo: lastEntry)
            guard !held.isEmpty else { return }
            shared += StatementMerge.matches(
                of: lines.map(BankTransaction.init), among: held.map(StatementMerge.Known.init),
                trustsReferences: false
            ).count { $0 != nil }
        }
        return shared
    }

    /// Whether one is the other inside an IBAN: at least seven digits, all of them there.
    private static func isSameNumber(_ first: String, _ second: String) -> Bool {
        let (left, right) = (first.filter(\.isNumber), second.filter(\.isNumber))
        guard left.count >= 7, right.count >= 7 else { return false }
        return left.contains(right) || right.contains(left)
    }

    private static func contentKey(_ day: Day, _ amount: Money, _ label: String) -> String {
        "\(day)|\(amount.canonicalString)|\(label)"
    }

    private static func movement(
        _ entry: AnalysedTransaction, of account: WalletAccount
    ) -> Movement {
        let transaction = entry.transaction
        let counterparty = transaction.counterparty ?? transaction.label
        return Movement(
            account: account, amount: transaction.amount,
            counterparty: .named(counterparty.isEmpty ? "?" : counterparty), day: transaction.day,
            note: transaction.label, category: entry.kind.rawValue)
    }
}

extension StatementPosting {
    /// What was posted of a group.
    private struct FreshLines {
        var count = 0
        var days: ClosedRange<Day>?

        mutating func take(_ more: Int, on day: Day) {
            guard more > 0 else { return }
            count += more
            days = (days?.lowerBound ?? day)...day
        }
    }

    /// The checks of the group's account.
    private func checks(of group: StagedGroup) -> [BalanceCheck] {
        let account = group.account ?? statement.account
        return statement.checks.filter { check in
            (check.account ?? statement.account ?? "") == (account ?? "")
                && check.sum.currency == group.currency
        }
    }
}

extension StatementSummary {
    /// The name of the account where nothing else gives one.
    var fallbackName: String { account ?? "bank" }
}

extension BankTransaction {
    /// The transaction of a staged line.
    init(_ line: StagedLine) {
        self.init(
            day: line.day, amount: line.amount, label: line.label,
            counterparty: line.counterparty, id: "",
            account: line.account.isEmpty ? nil : line.account, category: line.category,
            reference: line.reference)
    }
}

extension StatementMerge.Known {
    /// What an account holds.
    init(_ line: HeldLine) {
        self.init(
            day: line.day, amount: line.amount, label: line.label, references: line.references)
    }
}
