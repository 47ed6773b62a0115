/// What labels say of money that a merchant gives back, behind the merchant's name as before it:
/// `BOOTS LONDON REFUND`, `CB ZALANDO REMB`.
enum GivenBack {
    /// Returns `label` without the words that say so; nil where none does, or where the money is a
    /// loan's or a tax's.
    /// - Complexity: O(length of the label).
    static func rest(of label: String) -> String? {
        var isSaid = false
        var rest: [Substring] = []
        for word in label.split(whereSeparator: \.isWhitespace) {
            let parts = LabelText.fold(String(word)).split(separator: " ")
            if parts.contains(where: { others.contains($0) }) { return nil }
            if parts.contains(where: { words.contains($0) }) {
                isSaid = true
                // `IKEA-REFUND` has the name in the same word.
                rest += parts.filter { !words.contains($0) }
            } else {
                rest.append(word)
            }
        }
        return isSaid ? rest.joined(separator: " ") : nil
    }

    private static let words: Set<Substring> = [
        "refund", "refunded", "remboursement", "rembourst", "rembt", "remb", "avoir", "annulation",
        "reversal", "chargeback",
    ]

    private static let others: Set<Substring> = [
        "pret", "emprunt", "credit", "loan", "mortgage", "impot", "impots", "dgfip", "tax", "taxes",
        "tresor", "publiques",
    ]
}

extension PaymentKind {
    /// Whether a merchant gives money back so: what comes by transfer is a person's or a salary.
    var canGiveBack: Bool {
        switch self {
        case .card, .deferredCard, .directDebit, .refund, .unknown: true
        case .transfer, .instantTransfer, .standingOrder, .cashWithdrawal, .cheque, .chequeDeposit,
            .cashDeposit, .loanPayment, .fee, .interest, .deferredCardTotal:
            false
        }
    }
}
