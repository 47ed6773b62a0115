/// What a payment provider calls money that it draws from its user's bank or sends there, or that
/// it changes into another currency: the user's own before and after.
enum ProviderWords {
    /// Whether a label is such words and no more than figures and a currency.
    /// - Complexity: O(length of the label).
    static func areAll(of label: String) -> Bool {
        let folded = LabelText.fold(label)
        let words = folded.split(separator: " ")
        guard let first = words.first, firsts.contains(first) else { return false }
        if names.contains(folded) || isConversion(words) { return true }
        return openings.contains { opening in
            guard folded.hasPrefix(opening) else { return false }
            let rest = folded.dropFirst(opening.count).split(separator: " ")
            return rest.count == 1 && (rest[0].count == 3 || rest[0].allSatisfy(\.isNumber))
        }
    }

    /// Whether they are `converted 100 00 eur to 108 00 usd`.
    private static func isConversion(_ words: [Substring]) -> Bool {
        words.count > 4 && words[0] == "converted" && words.contains("to")
            && words[1].allSatisfy(\.isNumber)
    }

    private static let names: Set<String> = [
        "bank deposit to pp account", "general credit card deposit", "general withdrawal",
        "user initiated withdrawal", "virement bancaire sur compte paypal", "retrait general",
        "retrait initie par l utilisateur", "bankgutschrift auf paypal konto",
        "allgemeine abbuchung", "von nutzer eingeleitete abbuchung",
    ]

    private static let openings = [
        "top up by ", "apple pay top up by ", "google pay top up by ", "recharge de ",
        "recharge par ", "recharge apple pay par ", "recharge google pay par ", "exchanged to ",
        "exchanged from ", "ach deposit internet transfer from account ending in ",
    ]

    private static let firsts = Set(
        (names + openings + ["converted"]).compactMap { $0.split(separator: " ").first })
}
