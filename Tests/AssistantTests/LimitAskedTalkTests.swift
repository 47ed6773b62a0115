import Testing

/// Talks in which a limit is changed right behind the question of it, over what was asked.
struct LimitAskedTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "limits":{"per_transaction":"1000.00 EUR","daily":"1500.00 EUR"}}
        """

    private func play(_ talk: String, wallet: String = Self.wallet) throws {
        var scene = try FullWallet(wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        ("what's my monthly limit", "lower it to 500", "€500.00 a month. Shall I go ahead?"),
        ("what's my limit a month", "make it 500", "€500.00 a month. Shall I go ahead?"),
        ("what's my weekly limit", "raise it to 700", "€700.00 a week. Shall I go ahead?"),
        ("what's my limit per payment", "lower it to 500", "€500.00 a payment. Shall I go ahead?"),
        ("what's my daily limit", "lower it to 500", "€500.00 a day. Shall I go ahead?"),
        ("what's my monthly limit", "lower it to 500 a day", "€500.00 a day. Shall I go ahead?"),
        ("quel est mon plafond mensuel", "baisse-le à 500", "500,00 € par mois. Je confirme ?"),
        ("c'est quoi mon plafond par mois", "passe-le à 500", "500,00 € par mois. Je confirme ?"),
        (
            "c'est quoi ma limite par virement", "baisse-la à 500",
            "500,00 € par paiement. Je confirme ?"
        ),
    ])
    func aLimitIsChangedOverWhatWasAsked(question: String, change: String, told: String) throws {
        try play("> \(question)\n> \(change)\n\(told)")
    }

    @Test(arguments: [
        ("what's my limit", "lower it to 500", "€500.00 a month. Shall I go ahead?"),
        ("c'est quoi mon plafond ?", "baisse-le à 500", "500,00 € par mois. Je confirme ?"),
    ])
    func theOnlyLimitThereIsIsTheOneChanged(question: String, change: String, told: String) throws {
        try play(
            "> \(question)\n> \(change)\n\(told)",
            wallet: """
                {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR",
                 "balance":"2400.00 EUR","limits":{"monthly":"900.00 EUR"}}
                """)
    }
}
