/// How the figures of a row make its signed amount, learnt from the rows themselves.
struct CSVSigns: Sendable, Hashable {
    /// Whether a negative figure in the debit column is money out, as most of it are negative.
    var isDebitNegative = false
    /// Whether a negative figure in the credit column is money in, as all of it are.
    var isCreditNegative = false
    /// Whether figures without a mark are money out, as only credits bear one.
    var isUnmarkedOut = false
    /// Whether a negative figure that is marked as a credit is money in, as all of them are, and
    /// all that are marked as debits positive.
    var isMarkedCreditNegative = false
    /// Whether the running balance shows all signs to be the other way round.
    var isReversed = false

    /// The figures of a row in minor units, and what is said of their direction.
    struct Figures: Sendable {
        var single: Int64?
        var debit: Int64?
        var credit: Int64?
        /// What a mark or an indicator column says of the single figure.
        var mark: DebitMark?
        var balance: Int64?
    }

    /// Returns the signed amount of a row, nil if it has none or one that does not fit.
    func amount(_ figures: Figures) -> Int64? {
        guard let amount = unreversed(figures) else { return nil }
        return isReversed ? Self.opposite(amount) : amount
    }

    private func unreversed(_ figures: Figures) -> Int64? {
        guard figures.debit != nil || figures.credit != nil else {
            return figures.single.flatMap { single in
                switch figures.mark {
                case .debit: single > 0 ? Self.opposite(single) : single
                case .credit: isMarkedCreditNegative ? Self.opposite(single) : single
                case nil: isUnmarkedOut && single > 0 ? -single : single
                }
            }
        }
        let debit = figures.debit ?? 0
        let credit = figures.credit ?? 0
        guard let out = isDebitNegative ? debit : Self.opposite(debit),
            let taken = isCreditNegative ? Self.opposite(credit) : credit
        else { return nil }
        let (amount, overflow) = taken.addingReportingOverflow(out)
        return overflow ? nil : amount
    }

    /// The number with the other sign, nil for the least there is.
    private static func opposite(_ number: Int64) -> Int64? {
        number == .min ? nil : -number
    }

    /// Learns the signs from the figures of the first rows: by majority, then by the balance.
    init(from rows: [Figures]) {
        let debits = rows.compactMap(\.debit).filter { $0 != 0 }
        let credits = rows.compactMap(\.credit).filter { $0 != 0 }
        isDebitNegative = debits.count { $0 < 0 } * 2 > debits.count
        isCreditNegative =
            !credits.isEmpty && credits.allSatisfy { $0 < 0 } && !isDebitNegative
            && !debits.isEmpty
        let marks = rows.map(\.mark)
        isUnmarkedOut =
            marks.contains(.credit) && !marks.contains(.debit) && marks.contains(nil)
            && rows.allSatisfy { $0.single ?? 0 >= 0 }
        func singles(_ mark: DebitMark) -> [Int64] {
            rows.filter { $0.mark == mark }.compactMap(\.single).filter { $0 != 0 }
        }
        let (marked, owed) = (singles(.credit), singles(.debit))
        isMarkedCreditNegative =
            !marked.isEmpty && !owed.isEmpty && marked.allSatisfy { $0 < 0 }
            && owed.allSatisfy { $0 > 0 }
        // Signs that are written are believed; headers of two columns can be the wrong way round.
        let hasPairs = !debits.isEmpty && !credits.isEmpty
        let plain = fit(of: rows)
        // Figures that bear no sign say nothing for themselves.
        let isUnsigned =
            debits.isEmpty && credits.isEmpty && marks.allSatisfy { $0 == nil }
            && rows.allSatisfy { $0.single ?? 0 >= 0 } && plain.held == 0
        guard hasPairs || isUnsigned, plain.steps > 1, plain.held * 2 < plain.steps else { return }
        isReversed = true
        let reversed = fit(of: rows)
        isReversed = reversed.held == reversed.steps
    }

    /// Whether the running balance shows the amounts to be wrong as they are read.
    func isRefuted(by rows: [Figures]) -> Bool {
        let fit = fit(of: rows)
        return fit.steps > 1 && fit.held == 0
    }

    /// How many steps of the balance are the amount of a row, from above or from below; rows
    /// without a balance between two that have one are part of the step, or they are no part of it.
    private func fit(of rows: [Figures]) -> (held: Int, steps: Int) {
        let (whole, alone) = (fit(of: rows, isWhole: true), fit(of: rows, isWhole: false))
        return whole.held < alone.held ? alone : whole
    }

    private func fit(of rows: [Figures], isWhole: Bool) -> (held: Int, steps: Int) {
        var rest: Int64 = 0
        var known: [(amount: Int64, balance: Int64, rest: Int64)] = []
        for row in rows {
            guard let amount = amount(row) else { continue }
            if let balance = row.balance {
                known.append((amount, balance, rest))
                rest = 0
            } else if isWhole {
                rest &+= amount
            }
        }
        let pairs = zip(known, known.dropFirst())
        let down = pairs.count { $1.balance &- $0.balance == $1.amount &+ $1.rest }
        let up = pairs.count { $0.balance &- $1.balance == $0.amount &+ $1.rest }
        return (max(down, up), max(0, known.count - 1))
    }
}
