internal import Primitives
internal import Statements
internal import Wallet

/// Which lines of a statement an account holds already, by what the statement says besides: the
/// bank's identifiers, and the balances at its ends.
struct StatementOverlap {
    /// Whether the bank's identifiers tell lines apart.
    private let trustsReferences: Bool
    /// The days of which the balances show that the account holds none of the statement's lines.
    private let newDays: Set<Day>
    private let account: WalletAccount
    private let lastEntry: Int64

    /// Looks at the lines staged and at what the account holds.
    /// - Parameters:
    ///   - lastEntry: the last entry that counts.
    ///   - checks: the balances that the statement states.
    init(
        of group: StagedGroup, with account: WalletAccount, _ ledger: LedgerSession,
        upTo lastEntry: Int64, by checks: [BalanceCheck]
    ) throws {
        self.account = account
        self.lastEntry = lastEntry
        let isKnown = try ledger.course(of: account) != nil
        let survey = Survey(account: account, ledger: ledger, lastEntry: lastEntry)
        trustsReferences = try !isKnown || survey.trustsReferences(of: group)
        newDays = try isKnown ? survey.newDays(by: checks) : []
    }

    /// Returns, for each of the statement's lines of a day, the entry that it is, nil where the
    /// account holds none.
    /// - Parameter held: the account's lines of the day.
    func matches(
        of incoming: [BankTransaction], on day: Day, among held: [HeldLine],
        in ledger: LedgerSession
    ) throws -> [Int64?] {
        var lines = held
        if trustsReferences {
            var known = Set(held.map(\.entry))
            for reference in Set(incoming.compactMap(\.reference)).sorted() {
                lines += try ledger.lines(
                    of: account, referredToAs: reference, upTo: lastEntry
                ).filter { known.insert($0.entry).inserted }
            }
        }
        if newDays.contains(day) {
            lines.removeAll { line in
                !incoming.contains { StatementMerge.isNamed($0, as: .init(line)) }
            }
        }
        let matches = StatementMerge.matches(
            of: incoming, among: lines.map(StatementMerge.Known.init),
            trustsReferences: trustsReferences)
        for case (let transaction, let match?) in zip(incoming, matches) {
            try keepReference(of: transaction, as: lines[match].entry, in: ledger)
        }
        return matches.map { $0.map { lines[$0].entry } }
    }

    /// Keeps the bank's identifier of an entry, where such identifiers can be trusted.
    func keepReference(
        of transaction: BankTransaction, as entry: Int64, in ledger: LedgerSession
    ) throws {
        guard trustsReferences, let reference = transaction.reference else { return }
        try ledger.refer(to: entry, as: reference)
    }
}

/// What an account holds of a statement.
private struct Survey {
    let account: WalletAccount
    let ledger: LedgerSession
    let lastEntry: Int64

    /// Whether the bank's identifiers tell lines apart.
    func trustsReferences(of group: StagedGroup) throws -> Bool {
        let (count, repeated) = try ledger.stagedReferences(of: group)
        guard count > 0 else { return true }
        var evidence = ReferenceEvidence(repeated: repeated)
        try ledger.forEachStagedDay(of: group) { day, lines in
            let incoming = lines.map(BankTransaction.init)
            for transaction in incoming {
                guard let reference = transaction.reference else { continue }
                let held = try ledger.lines(
                    of: account, referredToAs: reference, upTo: lastEntry)
                evidence.take(transaction, namedAs: held.map(StatementMerge.Known.init))
            }
            let held = try ledger.lines(of: account, on: day, upTo: lastEntry)
            evidence.take(incoming, of: day, among: held.map(StatementMerge.Known.init))
        }
        return evidence.isTrusted
    }

    /// The days at the ends of the statement of which the account holds other lines: its balance
    /// before the statement's is that after all of its own, or the other way round.
    func newDays(by checks: [BalanceCheck]) throws -> Set<Day> {
        let known = try ledger.statedBalances(of: account)
        guard !known.isEmpty, let sum = try ledger.course(of: account)?.sum,
            let opening = try? ledger.balance(of: account).subtracting(sum)
        else { return [] }
        var days: Set<Day> = []
        // A statement that came before is the same again.
        let fresh = checks.filter { check in
            check.holds != false && !StatedBalance.all(in: check).contains(where: known.contains)
        }
        let ends = fresh.flatMap { check in
            StatedBalance.all(in: check).filter { $0.side == .closing && $0.since == $0.day }
                + [StatedBalance.opening(of: check)].compactMap { $0 }
        }
        for balance in ends {
            guard
                checks.count(where: { $0.begun == balance.day || $0.ended == balance.day }) == 1,
                let before = try ledger.sum(of: account, before: balance.day),
                let start = try? opening.adding(before)
            else { continue }
            var balances = [start]
            for line in try ledger.lines(of: account, on: balance.day, upTo: lastEntry) {
                balances.append(try balances[balances.count - 1].adding(line.amount))
            }
            let places = balances.indices.filter { balances[$0] == balance.amount }
            let far = balance.side == .opening ? balances.count - 1 : 0
            if balances.count > 1, places == [far] { days.insert(balance.day) }
        }
        return days
    }
}
