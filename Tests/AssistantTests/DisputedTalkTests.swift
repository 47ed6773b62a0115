import Testing

/// Talks about transactions that the user never made; written as `TalkTests` says.
struct DisputedTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "contacts":[{"name":"Marie Dupont","aliases":["Marie"]}],"card":"active",
         "transactions":[
          {"date":"2026-11-17","merchant":"PAYPRO","category":"shopping","amount":"39.90 EUR"},
          {"date":"2026-11-18","merchant":"Carrefour","category":"groceries","amount":"22.10 EUR"},
          {"date":"2026-11-15","merchant":"Uber","category":"transport","amount":"18.40 EUR"},
          {"date":"2026-11-02","from":"Acme","category":"income","amount":"2000.00 EUR"}]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        """
        > c'est quoi ce débit PAYPRO ?
        17 novembre 2026 · PAYPRO · −39,90 €
        > j'ai jamais acheté ça
        ta banque
        17 novembre 2026 · PAYPRO · −39,90 €
        bloque ma carte
        ! Uber
        """,
        """
        > montre-moi ma dernière opération chez PAYPRO
        17 novembre 2026 · PAYPRO · −39,90 €
        > je n'ai rien commandé chez eux
        ta banque
        17 novembre 2026 · PAYPRO · −39,90 €
        > comment je fais pour contester ?
        ta banque
        17 novembre 2026 · PAYPRO · −39,90 €
        """,
        """
        > what's this payment to PAYPRO?
        17 November 2026 · PAYPRO · -€39.90
        > I never bought that
        your bank
        17 November 2026 · PAYPRO · -€39.90
        freeze my card
        ! Uber
        """,
        """
        > show me my last payment to PAYPRO
        17 November 2026 · PAYPRO · -€39.90
        > that wasn't me
        17 November 2026 · PAYPRO · -€39.90
        > how do I dispute it?
        your bank
        17 November 2026 · PAYPRO · -€39.90
        """,
    ])
    func whatWasNeverBoughtIsNamedWithWhatCanBeDone(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > c'est quoi ce débit PAYPRO ?
        PAYPRO
        > comment contester ?
        ta banque
        17 novembre 2026 · PAYPRO · −39,90 €
        > bloque ma carte
        bloqué ta carte
        """,
        """
        > show me my last payment to PAYPRO
        PAYPRO
        > how can I get my money back?
        your bank
        17 November 2026 · PAYPRO · -€39.90
        """,
        """
        > what's this payment to PAYPRO?
        PAYPRO
        > I want to dispute it
        your bank
        17 November 2026 · PAYPRO · -€39.90
        """,
    ])
    func howToDisputeIsToldOfTheTransactionBefore(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > comment contester un paiement ?
        ta banque
        ! ·
        """,
        """
        > how do I dispute a charge?
        your bank
        ! ·
        """,
        """
        > show my last 3 transactions
        Uber
        > how do I dispute one?
        your bank
        ! ·
        """,
    ])
    func whereNoneIsMeantNoneIsNamed(talk: String) throws { try play(talk) }

    /// A shop that was not told is shown first.
    @Test func anotherThanTheOneToldIsNotMeant() throws {
        try play(
            """
            > show me my last payment to PAYPRO
            PAYPRO
            > I don't recognise a payment to Uber
            ! PAYPRO
            ! your bank
            """)
    }

    @Test func aFrozenCardIsNotToBeFrozenAnew() throws {
        try play(
            """
            > freeze my card
            > what's this payment to PAYPRO?
            PAYPRO
            > I never bought that
            Your card is frozen already.
            ! freeze my card
            """)
    }
}
