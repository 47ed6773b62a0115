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
        /// The lines the wallet had already, or that moved nothing.
        var duplicates = 0
        /// The transactions, of these accounts or others, shown to be one leg of a transfer.
        var ownTransfers = 0
        /// Where a statement begins with another balance than the wallet has.
        var gaps: [StatementGap] = []
    }

    /// A movement, and what makes it the same one when it comes again.
    private typealias KeyedMovement = (movement: Movement, key: IdempotencyKey)

    private let statement: StatementSummary
    private let ledger: LedgerSession
    private let name: String?
    private let categorizer: Categorizer
    /// The last entry before any of this statement: what one of its accounts gets is not what
    /// another held.
    private let lastEntry: Int64

    /// Prepares to post what is staged of `statement` to the account `name` (default: what the file
    /// says).
    init(
        _ statement: StatementSummary, to ledger: LedgerSession, accountNamed name: String?,
        by categorizer: Categorizer
    ) throws {
        lastEntry = try ledger.lastEntry()
        self.statement = statement
        self.ledger = ledger
        self.name = name
        self.categorizer = categorizer
    }

    /// Posts what the wallet does not hold, an account's lines and then the balance before them,
    /// and sorts the wallet anew.
    func post() throws -> Outcome {
        var outcome = Outcome()
        var isChanged = false
        let transfers = try ledger.ownTransferCount()
        var targets: [(group: StagedGroup, account: WalletAccount, before: Course)] = []
        for group in try ledger.stagedGroups(byAccount: name == nil) {
            let account = WalletAccount(
                name: try accountName(for: group), currency: group.currency, kind: .mirror)
            try ledger.open(account)
            targets.append((group, account, try Course(of: account, in: ledger)))
        }
        for (group, account, before) in targets {
            var fresh = FreshLines(currency: group.currency)
            var stream = CategoryStream(categorizer)
            try ledger.forEachStagedDay(of: group) { day, lines in
                let found = try post(lines, of: day, to: account, by: &stream, into: &outcome)
                fresh.take(found, on: day, isEarlier: before.begun.map { day < $0 } ?? false)
            }
            isChanged = isChanged || fresh.count > 0
            outcome.duplicates += group.count - fresh.count
            if let opening = opening(of: account, holding: group, fresh, before) {
                _ = try ledger.post(opening.movement, key: opening.key)
            }
            outcome.gaps += try gaps(in: account, holding: group, fresh, before)
            outcome.accounts.append(account.name)
        }
        if isChanged { _ = try CategorySorting.sortAnew(in: ledger, by: categorizer) }
        outcome.ownTransfers = try ledger.ownTransferCount() - transfers
        if outcome.accounts.isEmpty { outcome.accounts = [name ?? statement.fallbackName] }
        try ledger.clearStaging()
        return outcome
    }

    /// Posts those lines of a day that the account does not hold, each with a key that the same
    /// line gets again; returns their amounts.
    private func post(
        _ lines: [StagedLine], of day: Day, to account: WalletAccount,
        by stream: inout CategoryStream, into outcome: inout Outcome
    ) throws -> [Money] {
        let held = try ledger.content(of: account, on: day, upTo: lastEntry)
        let incoming = lines.map(BankTransaction.init)
        let isHeld = StatementMerge.duplicates(
            of: incoming,
            among: held.map { .init(day: day, amount: $0.amount, label: $0.label) })
        var ranks: [String: Int] = [:]
        for line in held { ranks[Self.contentKey(day, line.amount, line.label), default: 0] += 1 }
        let fresh = zip(incoming, isHeld).filter { !$0.1 && $0.0.amount.minorUnits != 0 }.map(\.0)
        for transaction in fresh {
            for entry in stream.take(transaction) {
                let content = Self.contentKey(day, transaction.amount, transaction.label)
                let rank = ranks[content, default: 0]
                ranks[content] = rank + 1
                let receipt = try ledger.post(
                    Self.movement(entry, of: account),
                    key: IdempotencyKey(rawValue: "import|\(account.name)|\(content)|\(rank)"))
                if receipt.isRepeat { outcome.duplicates += 1 }
            }
        }
        return fresh.map(\.amount)
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
            let held = try ledger.content(of: account, on: day, upTo: lastEntry)
            guard !held.isEmpty else { return }
            shared += StatementMerge.duplicates(
                of: lines.map(BankTransaction.init),
                among: held.map { .init(day: day, amount: $0.amount, label: $0.label) }
            ).count { $0 }
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
    /// An account before anything is posted to it.
    private struct Course {
        /// Its first day, nil for an account without lines.
        let begun: Day?
        /// Whether its balance is that of its lines alone.
        let hasNoOpening: Bool

        init(of account: WalletAccount, in ledger: LedgerSession) throws {
            let course = try ledger.course(of: account)
            begun = course?.begun
            hasNoOpening = try ledger.balance(of: account) == course?.sum
        }
    }

    /// What was posted of a group.
    private struct FreshLines {
        var count = 0
        var first: Day?
        var last: Day?
        /// The sum of the lines before the account's first, nil where it does not fit.
        var earlier: Money?

        init(currency: Currency) { earlier = .zero(currency) }

        mutating func take(_ amounts: [Money], on day: Day, isEarlier: Bool) {
            guard !amounts.isEmpty else { return }
            count += amounts.count
            first = min(first ?? day, day)
            last = max(last ?? day, day)
            guard isEarlier else { return }
            for amount in amounts { earlier = try? earlier?.adding(amount) }
        }
    }

    /// The balance before the statement's first transaction, for an account that has none; less the
    /// new transactions that come before all it has, for one that has.
    private func opening(
        of account: WalletAccount, holding group: StagedGroup, _ fresh: FreshLines,
        _ before: Course
    ) -> KeyedMovement? {
        guard let first = fresh.first else { return nil }
        let amount: Money?
        if before.begun != nil {
            guard !before.hasNoOpening else { return nil }
            amount = try? fresh.earlier?.negated()
        } else {
            amount = earliestCheck(of: group).flatMap { check in
                check.opening ?? (try? check.closing?.subtracting(check.sum))
            }
        }
        guard let amount, amount.minorUnits != 0 else { return nil }
        let movement = Movement(
            account: account, amount: amount, counterparty: .opening,
            day: first.adding(days: -1))
        return (movement, IdempotencyKey(rawValue: "import|\(account.name)|opening|\(first)"))
    }

    /// Returns where a balance the statement begins with is not the wallet's, which must hold more
    /// than lines of an account whose balance nothing told.
    private func gaps(
        in account: WalletAccount, holding group: StagedGroup, _ fresh: FreshLines,
        _ before: Course
    ) throws -> [StatementGap] {
        guard before.begun == nil || !before.hasNoOpening else { return [] }
        let checks = checks(of: group)
        // What another statement of the file ends with, one can begin with.
        let closings = Set(checks.compactMap(\.closing))
        return try checks.compactMap { check in
            guard check.holds != false, let stated = check.opening, let begun = check.begun,
                stated == check.closing || !closings.contains(stated),
                let held = try ledger.balance(of: account, before: begun),
                try !isReached(stated, from: held.amount, on: begun, in: account)
            else { return nil }
            let known =
                held.last.map { ($0, begun) }
                ?? fresh.last.flatMap { last in before.begun.map { (last, $0) } }
            return StatementGap(
                account: account.name, begun: begun, stated: stated, held: held.amount,
                missing: known.flatMap { last, next in
                    let first = last.adding(days: 1)
                    return first < next ? first..<next : nil
                })
        }
    }

    /// Whether an account came to a balance before a day's lines or after one of them, as one
    /// statement can end and the next begin within a day.
    private func isReached(
        _ stated: Money, from held: Money, on day: Day, in account: WalletAccount
    ) throws -> Bool {
        var balance = held
        for line in try ledger.content(of: account, on: day, upTo: lastEntry).reversed() {
            if balance == stated { return true }
            balance = try balance.adding(line.amount)
        }
        return balance == stated
    }

    /// The check of the group's account that begins first, wherever it stands in the file; an
    /// account left unsaid is the file's only one.
    private func earliestCheck(of group: StagedGroup) -> BalanceCheck? {
        let checks = checks(of: group)
        let begun = checks.compactMap { check in check.begun.map { (day: $0, check: check) } }
        return begun.min { $0.day < $1.day }?.check ?? checks.first
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
    fileprivate init(_ line: StagedLine) {
        self.init(
            day: line.day, amount: line.amount, label: line.label,
            counterparty: line.counterparty, id: "",
            account: line.account.isEmpty ? nil : line.account, category: line.category)
    }
}
