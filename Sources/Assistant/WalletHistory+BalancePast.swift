internal import Dialogue
internal import Primitives
internal import Wallet

/// What accounts held in days gone by.
extension WalletHistory {
    /// What one account held in days gone by, or those that pay for things together, as far as
    /// that is known; what their statements say where those state no balance.
    func balanceHistory(
        _ topic: BalanceHistory.Topic, of name: String?, in period: DayInterval?, today: Day
    ) throws(WalletError) -> Answer {
        guard let held = try held(by: name) else { return try balances(of: name, on: nil) }
        var lines: [LedgerLine] = []
        for account in held.accounts { lines += try wallet.lines(of: account) }
        lines = lines.filter { $0.day <= today }.sorted { $0.day < $1.day }
        guard let first = lines.first?.day, let last = lines.last?.day else {
            return try balances(of: name, on: nil)
        }
        let end = try statementsEnd(before: today)
        let known = KnownDays(first: first, last: last, statementsEnd: end, today: today)
        if let period, known.isAhead(period) || (period.end.map { $0 <= first } ?? false) {
            return try sum(TransactionFilter(period: period), today: today)
        }
        let days = known.asked(period)
        guard let start = days.start, let stop = days.end else {
            return try balances(of: name, on: nil)
        }
        var before = Money.zero(currency)
        for account in held.accounts {
            let balance = try wallet.balance(of: account, asOf: start.adding(days: -1))
            before = try adding(balance, to: before)
        }
        var history = try course(from: before, lines.filter { days.contains($0.day) }, start, stop)
        let lastAsked = min((period?.end ?? stop).adding(days: -1), today)
        history.knownUntil = end.flatMap { lastAsked > $0.adding(days: 7) ? $0 : nil }
        return .balanceHistory(history, topic)
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
        var (lowest, highest, overdrawn) = (points[0], points[0], 0)
        for (point, end) in zip(points, ends) {
            if point.amount.minorUnits < lowest.amount.minorUnits { lowest = point }
            if point.amount.minorUnits > highest.amount.minorUnits { highest = point }
            if point.amount.minorUnits < 0 { overdrawn += end.number - point.day.number }
        }
        return BalanceHistory(
            of: DayInterval(start: start, end: stop), before: before,
            after: points[points.count - 1].amount, lowest: lowest, highest: highest,
            overdrawnDays: overdrawn)
    }
}
