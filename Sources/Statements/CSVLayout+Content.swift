internal import Primitives

extension CSVLayout {
    /// Without a header that says it, by what the columns of the rows behind any preamble hold.
    static func byContent(_ rows: [CSVScanner.Row], prefersComma: Bool) -> CSVLayout? {
        rows.indices.prefix(12).lazy.compactMap { start -> CSVLayout? in
            // What the first rows do not bear out, all of them need not be read for.
            let sample = rows[start...].prefix(sampleSize)
            guard let layout = byContent(sample, prefersComma) else { return nil }
            return sample.count == rows.count - start
                ? layout : byContent(rows[start...], prefersComma)
        }.first
    }

    private static var sampleSize: Int { 100 }

    /// What a column without a header can be.
    private struct Candidate {
        let column: Int
        /// The figures by row, nil where the cell is empty, without their sign.
        let figures: [Int64?]
        let hasSigns: Bool
        let hasFractions: Bool
        let mark: DecimalMark
        var isDense: Bool { figures.count { $0 != nil } * 2 >= figures.count }
        var isFull: Bool { !figures.contains(nil) }
    }

    private static func byContent(
        _ rows: ArraySlice<CSVScanner.Row>, _ prefersComma: Bool
    ) -> CSVLayout? {
        let width = rows.map(\.fields.count).max() ?? 0
        guard width > 1, let first = rows.indices.first else { return nil }
        let cells = CSVCells(rows, width: width)
        var dates: [(column: Int, order: DateOrder, isCertain: Bool)] = []
        var candidates: [Candidate] = []
        var columns = CSVColumns()
        for column in 0..<width {
            let texts = cells.filled(column)
            guard !texts.isEmpty else { continue }
            let (order, isCertain) = DateOrder.bestByEvidence(for: texts)
            if texts.count * 2 >= rows.count, texts.allSatisfy({ order.day($0) != nil }) {
                dates.append((column, order, isCertain))
            } else if let candidate = candidate(column, rows, texts, prefersComma) {
                candidates.append(candidate)
            } else if cells.holdsOnlyCurrencies(column) {
                columns.currency = columns.currency ?? column
            } else if columns.indicator == nil, texts.count == rows.count,
                cells.holdsIndicators(column)
            {
                columns.indicator = column
            } else if columns.status == nil, cells.holdsStates(column) {
                columns.status = column
            } else if texts.count * 2 >= rows.count {
                columns.labels.append(column)
            }
        }
        guard let date = dates.first, let mark = assign(candidates, to: &columns) else {
            return nil
        }
        columns.date = date.column
        var layout = CSVLayout(
            firstRow: first, columns: columns, dateOrder: (date.order, date.isCertain),
            decimalMark: mark)
        layout.hasPartedFigures =
            !prefersComma
            && columns.amounts.contains { column in
                let figures = candidates.first { $0.column == column }
                return figures?.hasFractions == false && cells.holdsCents(column + 1)
                    && cells.filled(column).count == cells.filled(column + 1).count
            }
        return layout
    }

    /// The column as amounts; nil if a cell is none.
    private static func candidate(
        _ column: Int, _ rows: ArraySlice<CSVScanner.Row>, _ texts: [String], _ prefersComma: Bool
    ) -> Candidate? {
        let mark = DecimalMark.best(for: texts, prefersComma: prefersComma)
        let amounts = texts.compactMap { AmountText($0, mark: mark) }
        guard amounts.count == texts.count else { return nil }
        let figures = rows.map { row in
            row.cell(column).flatMap { AmountText($0, mark: mark)?.money(default: .eur) }
                .map(\.minorUnits)
        }
        return Candidate(
            column: column, figures: figures,
            hasSigns: amounts.contains { $0.decimal.hasPrefix("-") || $0.mark != nil },
            hasFractions: amounts.contains { $0.decimal.contains(".") }, mark: mark)
    }

    /// Chooses the columns of amounts: those whose figures the balance proves, else the one that
    /// looks most like one. Returns its decimal mark.
    private static func assign(
        _ candidates: [Candidate], to columns: inout CSVColumns
    ) -> DecimalMark? {
        if let (amount, balance) = provenAmount(candidates, hasIndicator: columns.indicator != nil)
        {
            (columns.amount, columns.balance) = (amount.column, balance.column)
            return amount.mark
        }
        if let (debit, credit, balance) = provenPair(candidates) {
            (columns.debit, columns.credit) = (debit.column, credit.column)
            columns.balance = balance.column
            return debit.mark
        }
        func score(_ candidate: Candidate) -> Int {
            (candidate.hasSigns ? 2 : 0) + (candidate.hasFractions ? 1 : 0)
        }
        let dense = candidates.filter(\.isDense)
        guard let best = dense.map(score).max(),
            let amount = dense.first(where: { score($0) == best })
        else { return nil }
        columns.amount = amount.column
        return amount.mark
    }

    /// A column of amounts and one of balances that run with it, from above or below, or that is
    /// the sum of another balance and the amount in each row.
    private static func provenAmount(
        _ candidates: [Candidate], hasIndicator: Bool
    ) -> (amount: Candidate, balance: Candidate)? {
        let full = candidates.filter(\.isFull).sorted { $0.hasSigns && !$1.hasSigns }
        for amount in full {
            for balance in full where balance.column != amount.column {
                let before = full.first { other in
                    other.column != balance.column && other.column != amount.column
                        && zip(other.figures, zip(amount.figures, balance.figures)).allSatisfy {
                            ($0 ?? 0) &+ ($1.0 ?? 0) == $1.1
                        }
                }
                // Of two figures that make the balance, the signed one is the amount, or the one
                // that is not the balance before.
                if let before, amount.figures.contains(where: { $0 != 0 }),
                    amount.hasSigns || isChain(before.figures, balance.figures)
                {
                    return (amount, balance)
                }
                if runs(balance.figures, amount.figures, anySign: hasIndicator) {
                    return (amount, balance)
                }
            }
        }
        return nil
    }

    /// Whether each balance is the one before the next row, or after it in a list from the last.
    private static func isChain(_ before: [Int64?], _ after: [Int64?]) -> Bool {
        before.count > 1
            && (zip(after, before.dropFirst()).allSatisfy { $0 == $1 }
                || zip(before, after.dropFirst()).allSatisfy { $0 == $1 })
    }

    /// Two columns that are never both filled, and a balance that runs with their difference.
    private static func provenPair(
        _ candidates: [Candidate]
    ) -> (debit: Candidate, credit: Candidate, balance: Candidate)? {
        for balance in candidates where balance.isFull {
            for debit in candidates where debit.column != balance.column {
                for credit in candidates
                where credit.column != balance.column && credit.column != debit.column {
                    let pairs = zip(debit.figures, credit.figures)
                    guard pairs.allSatisfy({ ($0 == nil) != ($1 == nil) || $0 == 0 || $1 == 0 })
                    else { continue }
                    let amounts = pairs.map { ($1 ?? 0) &- ($0 ?? 0) }
                    if runs(balance.figures, amounts, anySign: false) {
                        return (debit, credit, balance)
                    }
                }
            }
        }
        return nil
    }

    /// Whether each step of the balance is the amount of the row it leads to, or from.
    private static func runs(_ balance: [Int64?], _ amounts: [Int64?], anySign: Bool) -> Bool {
        guard balance.count > 1, amounts.contains(where: { $0 != 0 }) else { return false }
        func isStep(_ step: Int64, _ amount: Int64?) -> Bool {
            step == amount || anySign && step.magnitude == amount?.magnitude
        }
        let steps = zip(balance, balance.dropFirst()).map { ($1 ?? 0) &- ($0 ?? 0) }
        let down = zip(steps, amounts.dropFirst()).allSatisfy(isStep)
        return down || zip(steps, amounts).allSatisfy { isStep(0 &- $0, $1) }
    }
}
