/// What a payment provider calls money that it draws from its user's bank, or sends there.
enum ProviderWords {
    /// Whether a label is such a name and nothing else.
    static func areAll(of label: String) -> Bool { names.contains(LabelText.fold(label)) }

    private static let names: Set<String> = [
        "bank deposit to pp account", "general credit card deposit", "general withdrawal",
        "user initiated withdrawal", "virement bancaire sur compte paypal", "retrait general",
        "retrait initie par l utilisateur", "bankgutschrift auf paypal konto",
        "allgemeine abbuchung", "von nutzer eingeleitete abbuchung",
    ]
}
