/// How the statement of a card is told: it lists what is owed, so that purchases are positive and
/// payments negative.
package enum CardStatement {
    /// What the rows say of their signs.
    enum Signs: Sendable {
        /// What an account holds: money out is negative.
        case held
        /// What is owed: money out is positive.
        case owed
        /// What may be owed, though a column of balances runs with the signs as they are.
        case perhapsOwed
    }

    /// A row with its amount in minor units, as written.
    struct Row {
        let label: String
        let units: Int64
    }

    /// Returns what `rows` say: payments of the bill are negative and most others positive; or
    /// nearly all are positive, and the header is that of an issuer who writes so; or all negative
    /// ones are payments or say that they are refunds, and no positive one does. What comes with
    /// transfers, debits or wages is no card's, unless it thanks for a payment.
    static func signs(of rows: [Row], headers: [String], hasBalances: Bool) -> Signs {
        let payments = rows.filter { isPayment($0.label) }
        let others = rows.filter { $0.units != 0 && !isPayment($0.label) }
        let purchases = others.count { $0.units > 0 }
        let isAccount = others.contains { isAccounts($0.label) }
        let telling = isAccount ? payments.filter { isThanked($0.label) } : payments
        guard payments.allSatisfy({ $0.units <= 0 }), purchases > 0,
            !telling.isEmpty && purchases * 2 >= others.count
                || isIssuers(headers) && purchases * 5 >= others.count * 4
                || !isAccount && hasNegativeRefunds(others)
        else { return .held }
        return hasBalances ? .perhapsOwed : .owed
    }

    /// Whether a label is that of a payment of the bill as only the issuer of a card words it.
    package static func isPayment(_ label: String) -> Bool {
        let folded = HeaderText.folded(label)
        // Most labels have no word that any of these begins with.
        guard folded.split(separator: " ").contains(where: openings.contains) else { return false }
        // Some cut their labels short.
        return thanks.contains { folded.contains($0) } || folded.hasSuffix("payment thank")
    }

    /// Whether a label is that of a payment of the bill, and of nothing that a bank's account can
    /// get: a payment received may be a customer's.
    package static func isThanked(_ label: String) -> Bool {
        guard isPayment(label) else { return false }
        let folded = HeaderText.folded(label)
        return !folded.contains("payment received") || folded.contains("thank")
    }

    private static let thanks = [
        "payment thank you", "payment thankyou", "thank you for your payment", "payment received",
        "directpay full balance", "directpay min", "paiement merci", "paiement recu merci",
        "merci de votre paiement", "merci pour votre paiement",
        "prelevement automatique enregistre", "ach deposit internet transfer from account",
    ]

    private static let openings = Set(thanks.compactMap { $0.split(separator: " ").first })

    /// Whether there are refunds among `rows`, and they are the negative ones.
    private static func hasNegativeRefunds(_ rows: [Row]) -> Bool {
        rows.contains { $0.units < 0 } && rows.allSatisfy { isRefund($0.label) == ($0.units < 0) }
    }

    /// Whether a label has a word for money that a shop gives back, and none for a loan paid back.
    private static func isRefund(_ label: String) -> Bool {
        let words = label.split { !$0.isLetter }.map { HeaderText.folded(String($0)) }
        let text = " " + words.joined(separator: " ")
        return refunds.contains { text.contains(" " + $0) }
            && !loans.contains { text.contains(" " + $0) }
    }

    private static let refunds = [
        "refund", "remboursement", "avoir", "credit voucher", "returned", "erstattung",
        "ruckerstattung", "gutschrift", "reembolso", "rimborso",
    ]

    /// Whether a label is of what an account has and a card has not: a transfer, a debit, a wage.
    private static func isAccounts(_ label: String) -> Bool {
        let words = label.split { !$0.isLetter }.map { HeaderText.folded(String($0)) }
        return words.contains(where: accountWords.contains)
    }

    private static let accountWords: Set<String> = [
        "vir", "virt", "virement", "transfer", "transfert", "trf", "ubertrag", "uberweisung",
        "dauerauftrag", "overschrijving", "transferencia", "bonifico", "prlv", "prelevement",
        "lastschrift", "sepa", "salaire", "paie", "salary", "wages", "payroll", "gehalt", "lohn",
        "nomina", "stipendio", "salaris", "pension", "retraite", "rente", "loyer", "rent",
        "miete", "caution", "deposit", "invoice", "facture", "rechnung", "customer", "client",
        "interets", "interest", "zinsen", "dividend", "dividende",
    ]

    private static let loans = [
        "pret", "emprunt", "remboursement credit", "loan", "mortgage", "prestamo", "prestito",
        "mutuo", "darlehen",
    ]

    /// Whether a header is that of American Express, of Apple or of Discover.
    private static func isIssuers(_ headers: [String]) -> Bool {
        let names = Set(headers.map(HeaderText.folded))
        let telling = ["card member", "appears on your statement as", "purchased by"]
        return !names.isDisjoint(with: telling)
            || names == ["trans date", "post date", "description", "amount", "category"]
    }
}
