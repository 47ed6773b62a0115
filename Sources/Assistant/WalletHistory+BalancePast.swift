internal import Dialogue
internal import Primitives
internal import Wallet

/// What accounts held in days gone by.
extension WalletHistory {
    /// What one account held in days gone by, or those that pay for things together, as far as
    /// that is known; what their statements say where those state no balance. Whether it was below
    /// zero is told of each by itself: what one has does not keep another from an overdraft.
    func balanceHistory(
        _ topic: BalanceHistory.Topic, of name: String?, in period: DayInterval?, today: Day
    ) throws(WalletError) -> Answer {
        guard let held = try held(by: name) else { return try balances(of: name, on: nil) }
        var ledgers: [Ledger] = []
        for account in held.accounts {
            let lines = try wallet.lines(of: account).filter { $0.day <= today }
            ledgers.append(Ledger(account: account, lines: lines))
        }
        let lines = ledgers.flatMap(\.lines)
        guard let first = lines.lazy.map(\.day).min(), let last = lines.lazy.map(\.day).max() else {
            return try balances(of: name, on: nil)
        }
        let end = try statementsEnd(before: today)
        let known = KnownDays(first: first, last: last, statementsEnd: end, today: today)
        if let period, known.isAhead(period) || (period.end.map { $0 <= first } ?? false) {
            return try sum(TransactionFilter(period: period), today: today)
        }
        let days = known.asked(period)
        // Of an account whose statements begin behind those days nothing is known.
        let told = ledgers.filter { $0.isKnown(in: days) }
        var histories: [BalanceHistory] = []
        for part in topic == .overdrawn ? told.map({ [$0] }) : [told] {
            var history = try history(of: part, in: days)
            history.accounts = ledgers.count > 1 ? part.map(\.account.name) : []
            histories.append(history)
        }
        // The first is the account that fell lowest.
        histories.sort { $0.lowest.amount.minorUnits < $1.lowest.amount.minorUnits }
        guard var history = histories.first else { return try balances(of: name, on: nil) }
        history.others = histories.dropFirst().filter { $0.overdrawnDays > 0 }
        history.unbalanced = held.unbalanced
        let lastAsked = min((period?.end ?? days.end ?? today).adding(days: -1), today)
        history.knownUntil = end.flatMap { lastAsked > $0.adding(days: 7) ? $0 : nil }
        return .balanceHistory(history, topic)
    }

    /// An account with what happened on it.
    private struct Ledger {
        let account: WalletAccount
        let lines: [LedgerLine]

        /// Whether anything is known of it in days.
        func isKnown(in days: DayInterval) -> Bool {
            lines.contains { line in days.end.map { line.day < $0 } ?? true }
        }
    }

    /// What accounts held together in the days of an interval. What one held when its statements
    /// begin it is taken to have held before.
    private func history(
        of ledgers: [Ledger], in days: DayInterval
    ) throws(WalletError) -> BalanceHistory {
        guard let start = days.start, let stop = days.end else { throw .overflow }
        var before = Money.zero(currency)
        for ledger in ledgers {
            let after = try wallet.balance(of: ledger.account, asOf: stop.adding(days: -1))
            let changes = ledger.lines.filter { days.contains($0.day) }.map(\.amount)
            guard let change = try? Money.sum(of: changes, in: currency),
                let held = try? after.subtracting(change)
            else { throw .overflow }
            before = try adding(held, to: before)
        }
        let lines = ledgers.flatMap(\.lines).filter { days.contains($0.day) }
            .sorted { $0.day < $1.day }
        return try course(from: before, lines, start, stop)
    }

    private func adding(_ amount: Money, to sum: Money) throws(WalletError) -> Money {
        guard let sum = try? sum.adding(amount) else { throw .overflow }
        return sum
    }

    /// What the days from `start` up to `stop` ended with, from what there was before them.
    private func course(
        from before: Money, _ lines: [LedgerLine], _ start: Day, _ stop: Day
    ) throws(WalletError) -> BalanceHistory {
        var points = [BalanceHistory.Point(day: start, amount: before)]
        for line in lines {
            let last = points[points.count - 1]
            let point = BalanceHistory.Point(
                day: line.day, amount: try adding(line.amount, to: last.amount))
            if last.day == line.day {
                points[points.count - 1] = point
            } else {
                points.append(point)
            }
        }
        let ends = points.dropFirst().map(\.day) + [stop]
        var (lowest, highest) = (points[0], points[0])
        var overdrafts: [DayInterval] = []
        for (point, end) in zip(points, ends) {
            if point.amount.minorUnits < lowest.amount.minorUnits { lowest = point }
            if point.amount.minorUnits > highest.amount.minorUnits { highest = point }
            guard point.amount.minorUnits < 0 else { continue }
            let begun = overdrafts.last.flatMap { $0.end == point.day ? $0.start : nil }
            if begun != nil { overdrafts.removeLast() }
            overdrafts.append(DayInterval(start: begun ?? point.day, end: end))
        }
        return BalanceHistory(
            of: DayInterval(start: start, end: stop), before: before,
            after: points[points.count - 1].amount, lowest: lowest, highest: highest,
            overdrafts: overdrafts)
    }
}
