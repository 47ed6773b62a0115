/// Words for the balances and totals that statements list among their rows.
enum BalanceWords {
    /// Whether a cell of a row says that the row is a total or a balance.
    static func isTotal(_ cells: [String]) -> Bool {
        cells.contains { cell in
            let folded = HeaderText.folded(cell)
            return totals.contains(folded) || starts.contains { folded.hasPrefix($0) }
        }
    }

    /// Whether a label is that of a balance and of nothing else.
    static func isBalance(_ label: String) -> Bool {
        guard initials.contains(label.utf8.prefix(2).map { $0 | 0x20 }) else { return false }
        let folded = HeaderText.folded(label)
        return balances.contains { folded.hasPrefix($0) }
    }

    /// Whether a label is that of the balance an account begins with, which a bank states and a
    /// program that keeps accounts books.
    static func isFirstAmount(_ label: String) -> Bool {
        let folded = HeaderText.folded(label)
        return ["opening balance", "solde initial", "saldo inic", "saldo iniz", "anfangsbestand"]
            .contains { folded.hasPrefix($0) }
    }

    /// Whether two letters begin one of the words, as a look at most labels can tell.
    private static let initials = Set(balances.map { Array($0.utf8.prefix(2)) })

    private static let totals: Set<String> = [
        "total", "totals", "totaux", "totale", "totali", "summe", "gesamt", "totaal", "suma",
        "sum", "saldo", "solde", "balance", "kontostand", "celkem", "yhteensa", "razem",
    ]
    private static let starts =
        balances + ["total d", "total c", "total m", "saldo ", "solde ", "balance ", "summe "]
    static let balances = [
        "solde precedent", "ancien solde", "nouveau solde", "solde au ", "solde initial",
        "solde final", "solde de depart", "solde crediteur au", "solde debiteur au",
        "solde en debut", "solde en fin", "balance brought", "balance carried", "balance b f",
        "balance c f", "balance forward", "opening balance", "closing balance",
        "beginning balance", "ending balance", "anfangssaldo", "endsaldo", "schlusssaldo",
        "alter kontostand", "neuer kontostand", "anfangsbestand", "endbestand", "saldo anterior",
        "saldo iniz", "saldo final", "saldo inicial", "kontostand", "beginsaldo", "eindsaldo",
        "saldo poczatkowe", "saldo koncowe", "ingaende saldo", "utgaende saldo",
    ]
}
