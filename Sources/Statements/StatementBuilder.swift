internal import Primitives

/// Gathers what a reader finds into a statement.
struct StatementBuilder {
    private(set) var entries: [Entry] = []
    private var rejected: [BankStatement.RejectedRow] = []
    private var notes: [BankStatement.RejectedRow] = []
    private var checks: [BalanceCheck] = []
    /// The last account's name, so that equal ones share their memory.
    private var lastAccount: String?

    /// The number of transactions.
    var count: Int { entries.count }

    /// Whether a transaction took money out.
    var hasDebits: Bool { entries.contains { $0.amount.minorUnits < 0 } }

    /// Whether a row was not read.
    var hasRejections: Bool { !rejected.isEmpty }

    /// What a reader knows of one transaction.
    struct Entry {
        var day: Day
        var amount: Money
        var label = ""
        var counterparty: String?
        var balance: Money?
        var account: String?
        /// The bank's own identifier, empty where there is none.
        var reference = ""
        /// The line it begins on, from 1.
        var line = 1
        /// What identifies it but for its rank among equals.
        fileprivate(set) var identifier = StableIdentifier()
    }

    /// Appends a transaction, identified by its account, day, amount, the bank's reference (else
    /// its label) and its rank among equals. A reference alone is not trusted: banks reuse them.
    mutating func append(_ new: Entry) {
        var entry = new
        if entry.label.isEmpty { entry.label = entry.counterparty ?? "" }
        if let account = entry.account {
            if account == lastAccount { entry.account = lastAccount }
            lastAccount = entry.account
        }
        entry.identifier.combine(Int64(entry.day.number))
        entry.identifier.combine(entry.amount.minorUnits)
        entry.identifier.combine(entry.amount.currency.code)
        entry.identifier.combine(entry.reference.isEmpty ? entry.label : entry.reference)
        entry.identifier.combine(entry.account ?? "")
        entries.append(entry)
    }

    /// Makes `more` a part of the last transaction's label.
    mutating func extendLabel(with more: String) {
        guard let last = entries.indices.last else { return }
        entries[last].label += " \(more)"
    }

    mutating func reject(line: Int, _ reason: String) {
        rejected.append(.init(line: line, reason: reason))
    }

    mutating func note(line: Int, _ reason: String) {
        notes.append(.init(line: line, reason: reason))
    }

    /// Checks the transactions from index `start` on against the balances around them.
    mutating func check(
        from start: Int, account: String?, opening: Money?, closing: Money?, line: Int
    ) {
        guard let currency = (opening ?? closing)?.currency, start <= entries.count else { return }
        let amounts = entries[start...].map(\.amount).filter { $0.currency == currency }
        guard let sum = try? Money.sum(of: amounts, in: currency) else { return }
        let check = BalanceCheck(account: account, opening: opening, sum: sum, closing: closing)
        if check.holds == false, let opening, let closing {
            note(
                line: line,
                "the balances do not agree: \(opening.decimalString) and "
                    + "\(sum.decimalString) do not make \(closing.decimalString)")
        }
        checks.append(check)
    }

    /// Leaves out the transactions at `indices`, each with a note.
    mutating func leaveOut(_ indices: Set<Int>, why: (Entry) -> String) {
        guard !indices.isEmpty else { return }
        for index in indices.sorted() { note(line: entries[index].line, why(entries[index])) }
        entries = entries.indices.filter { !indices.contains($0) }.map { entries[$0] }
    }

    /// Leaves out the rows that are balances by their label. A first amount alone stays: programs
    /// that keep accounts book it as a transaction.
    mutating func leaveOutBalances() {
        let indices = entries.indices.filter { BalanceWords.isBalance(entries[$0].label) }
        guard !indices.isEmpty, indices.count <= 4 else { return }
        if indices.count == 1, BalanceWords.isFirstAmount(entries[indices[0]].label) {
            let entry = entries[indices[0]]
            return note(line: entry.line, "«\(entry.label)» is counted as a transaction")
        }
        leaveOut(Set(indices)) { entry in
            "«\(entry.label)» \(entry.amount.decimalString) is a balance; no transaction"
        }
    }

    /// Checks that each account's balances run with its amounts, in the file's order or from the
    /// last row up, whichever fits more rows.
    mutating func checkRunningBalance() {
        let indices = entries.indices.filter { entries[$0].balance != nil }
        for group in byAccount(indices) where group.count > 1 {
            // The same balance in each row is the account's today, not the row's.
            let distinct = Set(group.prefix(50).map { entries[$0].balance })
            let moves = group.prefix(50).contains { entries[$0].amount.minorUnits != 0 }
            if distinct.count == 1, moves { continue }
            let down = breaks(in: group)
            let up = breaks(in: group.reversed())
            let (ordered, broken) =
                up.count < down.count ? (Array(group.reversed()), up) : (group, down)
            for index in broken.prefix(5) {
                note(
                    line: entries[index].line, "the balance does not follow from the row before it")
            }
            guard let first = ordered.first, let last = ordered.last,
                let sum = try? Money.sum(
                    of: ordered.map { entries[$0].amount },
                    in: entries[first].amount.currency),
                let opening = try? entries[first].balance?.subtracting(entries[first].amount)
            else { continue }
            checks.append(
                BalanceCheck(
                    account: entries[first].account, opening: opening, sum: sum,
                    closing: entries[last].balance))
        }
    }

    /// The indices of each account and currency, in the order of their names.
    private func byAccount(_ indices: [Int]) -> [[Int]] {
        struct Key: Hashable, Comparable {
            let account: String
            let currency: String
            static func < (lhs: Key, rhs: Key) -> Bool {
                (lhs.account, lhs.currency) < (rhs.account, rhs.currency)
            }
        }
        guard let first = indices.first.map({ entries[$0] }) else { return [] }
        let isOne = indices.allSatisfy {
            entries[$0].amount.currency == first.amount.currency
                && entries[$0].account == first.account
        }
        if isOne { return [indices] }
        let groups = Dictionary(grouping: indices) { index in
            Key(
                account: entries[index].account ?? "", currency: entries[index].amount.currency.code
            )
        }
        return groups.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The transactions whose balance is not the one before it and their amount.
    private func breaks(in ordered: [Int]) -> [Int] {
        zip(ordered, ordered.dropFirst()).filter { before, index in
            let expected = try? entries[before].balance?.adding(entries[index].amount)
            return expected != entries[index].balance
        }
        .map(\.1)
    }

    /// Returns the statement: the transactions oldest first, those of a day in the file's order.
    func statement(_ evidence: BankStatement.Evidence, account: String? = nil) -> BankStatement {
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
            transactions.append(
                BankTransaction(
                    day: entry.day, amount: entry.amount, label: entry.label,
                    counterparty: entry.counterparty, balance: entry.balance,
                    id: identifier.text, account: entry.account))
        }
        let first = transactions.first?.account
        let hasOneAccount = transactions.allSatisfy { $0.account == first }
        return BankStatement(
            transactions: transactions, rejected: rejected, evidence: evidence,
            account: hasOneAccount && !transactions.isEmpty ? first : account, notes: notes,
            checks: checks)
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

extension AmountText {
    /// Returns the money a machine wrote without grouping, the point or the comma its decimal mark;
    /// where both stand in it, the last is.
    ///
    /// `1,234` is 1.234 of a currency with three digits and nil in euros: never guessed a thousand.
    static func machineMoney(_ text: String, default currency: Currency) -> Money? {
        if let money = Money(decimal: text, currency: currency) { return money }
        let lastPoint = text.lastIndex(of: ".")
        let lastComma = text.lastIndex(of: ",")
        let mark: DecimalMark
        switch (lastPoint, lastComma) {
        case (let point?, let comma?): mark = comma > point ? .comma : .point
        case (_, _?): mark = .comma
        case (_, nil): mark = .point
        }
        guard let amount = AmountText(text, mark: mark),
            amount.currency == nil || amount.currency == currency
        else { return nil }
        return amount.money(default: currency)
    }
}

/// Identifiers made from what they identify: FNV-1a-64 (Fowler, Noll and Vo).
struct StableIdentifier: Hashable {
    private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Takes in a text and its end.
    mutating func combine(_ text: String) {
        for byte in text.utf8 { mix(byte) }
        mix(0xFF)
    }

    /// Takes in a number.
    mutating func combine(_ number: Int64) {
        for shift in stride(from: Int64(0), to: 64, by: 8) {
            mix(UInt8(truncatingIfNeeded: number >> shift))
        }
    }

    /// Up to thirteen digits and letters, short enough to need no memory of their own.
    var text: String {
        String(unsafeUninitializedCapacity: 13) { buffer in
            var count = 1
            // 36 to the thirteenth power is beyond 64 bits.
            var power: UInt64 = 36
            while count < 13, hash >= power {
                count += 1
                power &*= 36
            }
            var rest = hash
            for place in stride(from: count - 1, through: 0, by: -1) {
                let digit = UInt8(truncatingIfNeeded: rest % 36)
                buffer[place] = digit + UInt8(ascii: digit < 10 ? "0" : "W")
                rest /= 36
            }
            return count
        }
    }

    private mutating func mix(_ byte: UInt8) {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
}
