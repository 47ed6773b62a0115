internal import Foundation

/// The merchant in a bank's label: what is left without the bank's own words, card numbers, dates
/// and references.
enum MerchantName {
    static func of(_ label: String) -> String {
        let words = label.split(whereSeparator: \.isWhitespace)
        let kept = words.filter { word in
            let folded = KindRules.fold(String(word))
            let figures = word.count { $0.isNumber }
            return !bankWords.contains(folded) && figures * 2 < word.count && !folded.isEmpty
        }
        let name = kept.prefix(4).joined(separator: " ")
        return name.isEmpty ? label : name
    }

    private static let bankWords: Set<String> = [
        "cb", "carte", "facture", "prlv", "prelevement", "sepa", "vir", "virement", "inst", "du",
        "paiement", "achat", "card", "payment", "purchase", "pos", "dd", "direct", "debit", "to",
        "sto", "standing", "order", "europeen", "emis", "recu", "faveur", "de", "ref", "visa",
    ]
}
