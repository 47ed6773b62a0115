internal import Primitives
internal import Statements
internal import Wallet

/// Keeps the balances that statements state of an account, and has it hold what the latest of them
/// says, whichever order they came in.
struct AccountBalances {
    private let account: WalletAccount
    private let ledger: LedgerSession

    init(of account: WalletAccount, in ledger: LedgerSession) {
        self.account = account
        self.ledger = ledger
    }

    /// Takes in the balances of a statement whose lines are posted, and sets the opening balance
    /// by them; returns where they and those of other statements do not follow from each other.
    /// - Parameter fresh: the days of the lines that are new.
    /// - Complexity: O(*n*) in the account's lines.
    func settle(
        by checks: [BalanceCheck], besides fresh: ClosedRange<Day>?
    ) throws -> [StatementGap] {
        var own = checks.filter { $0.holds != false }.flatMap(StatedBalance.all(in:))
        if own.isEmpty, try ledger.statedBalances(of: account).isEmpty {
            // Balances that do not agree are better than none.
            own =
                checks.compactMap(StatedBalance.opening(of:)).min { $0.day < $1.day }.map { [$0] }
                ?? []
        }
        for balance in own { try ledger.keep(balance, of: account) }
        let stated = try ledger.statedBalances(of: account)
        guard !stated.isEmpty else { return [] }
        let course = try StatedCourse(stated) { body in
            try ledger.forEachAmount(of: account, body)
        }
        if let opening = course.opening, let begun = course.begun {
            try open(with: opening, before: begun)
        }
        return course.breaks.compactMap { gap(at: $0, in: course, own, besides: fresh) }
    }

    /// Keeps the opening balance of an account that has one and of which no balance was kept, as
    /// that before its first line; what comes before that line is to be posted later.
    func keepKnownOpening() throws {
        guard try ledger.statedBalances(of: account).isEmpty,
            let day = try ledger.course(of: account)?.begun
        else { return }
        let opening = try Money.sum(
            of: ledger.openings(of: account).map(\.amount), in: account.currency)
        guard opening.minorUnits != 0 else { return }
        try ledger.keep(
            StatedBalance(.opening, since: day, day: day, amount: opening), of: account)
    }

    /// Has the account open with `units` before the day of its first line.
    private func open(with units: Int64, before begun: Day) throws {
        let day = begun.adding(days: -1)
        var rest = Money(minorUnits: units, currency: account.currency)
        for opening in try ledger.openings(of: account) {
            if opening.day <= day {
                rest = try rest.subtracting(opening.amount)
            } else {
                // A line came before it.
                try post(opening.amount.negated(), on: opening.day)
            }
        }
        try post(rest, on: day)
    }

    private func post(_ amount: Money, on day: Day) throws {
        guard amount.minorUnits != 0 else { return }
        let movement = Movement(
            account: account, amount: amount, counterparty: .opening, day: day)
        let last = try ledger.lastEntry()
        _ = try ledger.post(
            movement,
            key: IdempotencyKey(rawValue: "import|\(account.name)|opening|\(day)|\(last)"))
    }

    /// The gap between two balances as the user is told of it; nil where neither is of this
    /// statement and no line between them is new.
    private func gap(
        at found: StatedCourse.Break, in course: StatedCourse, _ own: [StatedBalance],
        besides fresh: ClosedRange<Day>?
    ) -> StatementGap? {
        let (last, next) = (found.last, found.next)
        let days = last.day.adding(days: 1)..<max(last.day.adding(days: 1), next.since)
        let missing = days.isEmpty || next.side == .closing ? nil : days
        let begins = own.last { $0.side == .opening && $0.day <= last.day }
        if !own.contains(next), own.contains(last), let begins,
            let held = course.held(at: begins, from: found.openings.next)
        {
            return StatementGap(
                account: account.name, stated: begins, held: held, missing: missing)
        }
        let isNew = fresh.map { $0.overlaps(last.since...max(last.since, next.day)) } ?? false
        guard own.contains(next) || own.contains(last) || isNew,
            let held = course.held(at: next, from: found.openings.last)
        else { return nil }
        return StatementGap(account: account.name, stated: next, held: held, missing: missing)
    }
}

extension StatedBalance {
    /// The balances that a statement says itself.
    static func all(in check: BalanceCheck) -> [StatedBalance] {
        guard let ended = check.ended else { return [] }
        let opening = check.opening == nil ? nil : opening(of: check)
        let closing = check.closing.map {
            StatedBalance(.closing, since: ended, day: check.closed ?? ended, amount: $0)
        }
        return [opening, closing].compactMap { $0 }
    }

    /// The balance before a statement's lines, which follows from the one after them where it says
    /// no other; nil where it says none, or one that is of a day long after them.
    static func opening(of check: BalanceCheck) -> StatedBalance? {
        guard let begun = check.begun, let ended = check.ended else { return nil }
        let delay = (check.closed ?? ended).number - ended.number
        let derived =
            delay <= StatedCourse.longestDelay
            ? try? check.closing?.subtracting(check.sum) : nil
        return (check.opening ?? derived).map {
            StatedBalance(.opening, since: begun, day: begun, amount: $0)
        }
    }
}
