internal import Primitives

/// What a running balance shows of a column of fees: a bank may take them beside the amounts.
struct CSVFees {
    /// The order of rows in which the balances take the fees in.
    enum Order: Sendable { case oldestFirst, newestFirst }

    private struct Row {
        let amount: Int64
        let fee: Int64
        let balance: Int64

        /// What the row adds to the balance.
        func movement(withFee isWithFee: Bool) -> Int64 { amount &- (isWithFee ? fee : 0) }
    }

    /// How many steps of the balance hold with the fees and without them, in an order of rows.
    private struct Steps {
        var withFee = 0
        var without = 0

        mutating func take(_ step: Int64, of row: Row) {
            guard row.fee != 0 else { return }
            if step == row.movement(withFee: true) { withFee += 1 }
            if step == row.movement(withFee: false) { without += 1 }
        }

        var isProof: Bool { withFee > without }
    }

    /// The number of fees.
    private(set) var count = 0
    private var down = Steps()
    private var up = Steps()
    private var last: [Holding: Row] = [:]

    /// What a running balance is of.
    struct Holding: Hashable {
        let account: String?
        let currency: Currency
    }

    /// Takes in a row; `fee` is what it costs beside the amount.
    mutating func take(_ amount: Int64, fee: Int64, balance: Int64?, of holding: Holding) {
        if fee != 0 { count += 1 }
        guard let balance else { return }
        let row = Row(amount: amount, fee: fee, balance: balance)
        if let above = last[holding] {
            down.take(balance &- above.balance, of: row)
            up.take(above.balance &- balance, of: above)
        }
        last[holding] = row
    }

    /// The order in which the balances take the fees in; nil where they do not.
    var order: Order? {
        if down.isProof, down.withFee >= up.withFee { return .oldestFirst }
        return up.isProof ? .newestFirst : nil
    }
}
