internal import Primitives

extension CSVColumns {
    /// Whether a column of a bank's products tells accounts apart, as the balances show: they
    /// follow from the amounts of rows with the same product, and less so from all. O(rows).
    func tellsAccounts(_ column: Int, in rows: ArraySlice<CSVScanner.Row>) -> Bool {
        DecimalMark.allCases.contains { mark in
            let steps = rows.compactMap { step(of: $0, account: column, mark) }
            let together = Self.followed(steps) { $0.currency }
            let apart = Self.followed(steps) { $0.currency + "\n" + $0.account }
            return apart.count > together.count && apart.count * 2 >= steps.count - apart.groups
        }
    }

    /// A row with the balance after it.
    private struct Step {
        let account: String
        let currency: String
        let amount: Int64
        let fee: Int64
        let balance: Int64

        func follows(_ other: Step) -> Bool {
            let change = balance &- other.balance
            return change == amount || change == amount &- fee
        }
    }

    private func step(
        of row: CSVScanner.Row, account: Int, _ mark: DecimalMark
    ) -> Step? {
        func units(_ column: Int?) -> Int64? {
            column.flatMap(row.cell).flatMap { AmountText($0, mark: mark) }
                .flatMap { $0.money(default: .eur)?.minorUnits }
        }
        guard let amount = units(amount), let balance = units(balance) else { return nil }
        return Step(
            account: row.cell(account) ?? "", currency: currency.flatMap(row.cell) ?? "",
            amount: amount, fee: units(fee) ?? 0, balance: balance)
    }

    /// How many rows follow from the one before in their group, or that one from them, and how many
    /// groups there are.
    private static func followed(
        _ steps: [Step], by group: (Step) -> String
    ) -> (count: Int, groups: Int) {
        var last: [String: Step] = [:]
        var count = 0
        for step in steps {
            let before = last.updateValue(step, forKey: group(step))
            if let before, step.follows(before) || before.follows(step) { count += 1 }
        }
        return (count, last.count)
    }
}
