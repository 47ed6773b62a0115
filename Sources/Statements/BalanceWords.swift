/// Words for the balances and totals that statements list among their rows.
enum BalanceWords {
    /// What a label can say its row is instead of a transaction.
    enum Kind: Sendable {
        case balance
        /// A balance, if no running balance says otherwise: its word can stand for a payment.
        case perhapsBalance
        /// A sum, if the rows above it make it: shops bear the word too.
        case perhapsSum
    }

    /// Whether a cell of a row says that the row is a total or a balance.
    static func isTotal(_ cells: [String]) -> Bool {
        cells.contains { cell in
            let folded = HeaderText.folded(cell)
            return sums.contains(folded) || balanceNames.contains(folded)
                || starts.contains { folded.hasPrefix($0) }
        }
    }

    /// Returns what a label says its row is; nil for a transaction's.
    static func kind(of label: String) -> Kind? {
        guard initials.contains(label.utf8.prefix(2).map { $0 | 0x20 }) else { return nil }
        let folded = HeaderText.folded(label)
        if balanceNames.contains(folded) { return .perhapsBalance }
        if sums.contains(folded) { return .perhapsSum }
        return balances.contains { folded.begins(withWords: $0) } ? .balance : nil
    }

    /// Whether a label is that of the balance an account begins with, which a bank states and a
    /// program that keeps accounts books.
    static func isFirstAmount(_ label: String) -> Bool {
        let folded = HeaderText.folded(label)
        return [
            "opening balance", "starting balance", "solde initial", "saldo inic", "saldo iniz",
            "anfangsbestand", "anfangssaldo", "beginning balance", "solde de depart",
            "solde douverture",
        ]
        .contains { folded.hasPrefix($0) }
    }

    /// The two letters that begin one of the words, as a look at most labels can tell.
    private static let initials = Set(
        (balances + sums + balanceNames).map { Array($0.utf8.prefix(2)) })

    private static let sums: Set<String> = [
        "total", "totals", "totaux", "totale", "totali", "summe", "gesamt", "totaal", "suma",
        "sum", "celkem", "yhteensa", "razem", "total general", "total des operations",
        "total des mouvements", "total des ecritures", "grand total",
    ]
    private static let balanceNames: Set<String> = [
        "saldo", "solde", "balance", "kontostand", "solde du compte", "solde crediteur",
        "solde debiteur", "solde comptable", "account balance",
    ]
    private static let starts =
        balances + ["total d", "total c", "total m", "saldo ", "solde ", "balance ", "summe "]
    private static let balances = [
        "solde precedent", "ancien solde", "nouveau solde", "solde au", "solde initial",
        "solde final", "solde de depart", "solde crediteur au", "solde debiteur au",
        "solde en debut", "solde en fin", "report a nouveau", "report ancien solde",
        "report du solde", "balance brought", "balance carried", "balance b f", "balance bf",
        "balance c f", "balance cf", "balance forward", "opening balance", "closing balance",
        "beginning balance", "starting balance", "ending balance", "previous balance",
        "anfangssaldo", "endsaldo", "schlusssaldo", "alter kontostand", "neuer kontostand",
        "anfangsbestand", "endbestand", "saldo anterior", "saldo iniziale", "saldo final",
        "saldo finale", "saldo inicial", "kontostand", "beginsaldo", "eindsaldo",
        "saldo poczatkowe", "saldo koncowe", "ingaende saldo", "utgaende saldo",
    ]
}

extension String {
    /// Whether the text begins with `words` and a word ends with them.
    func begins(withWords words: String) -> Bool {
        hasPrefix(words) && (utf8.count == words.utf8.count || hasPrefix(words + " "))
    }
}
