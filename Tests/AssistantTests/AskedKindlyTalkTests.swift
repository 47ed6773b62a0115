import Testing

/// Talks that kindly ask for something to be done to what was told or set up right before; written
/// as `TalkTests` says.
struct AskedKindlyTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "contacts":[{"name":"Marie Dupont","aliases":["Marie"]},
          {"name":"Sylvie Durand","aliases":["maman","mum"]}],
         "budgets":{"groceries":"300.00 EUR","transport":"150.00 EUR"},
         "autopay":{"enabled":true,"daily":"50.00 EUR"},
         "subscriptions":[
          {"merchant":"Netflix","amount":"14.99 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=15"}],
         "transactions":[
          {"date":"2026-11-18","merchant":"Carrefour","category":"groceries","amount":"22.10 EUR"},
          {"date":"2026-11-15","merchant":"Uber","category":"transport","amount":"18.40 EUR"}]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        """
        > il me reste combien dans mon budget courses ?
        Budget courses
        > tu peux le passer à 200 ?
        budget courses
        200,00 €
        ! dépensés
        """,
        """
        > il me reste combien dans mon budget transport ?
        Budget transports
        > vous pouvez le remettre à 50
        budget transports
        50,00 €
        ! dépensés
        """,
        """
        > how much is left in my transport budget?
        The transport budget
        > can you raise it to 200?
        €200.00
        ! spent
        """,
        """
        > how much is left in my groceries budget?
        The groceries budget
        > could you lower it to 250?
        €250.00
        ! spent
        """,
    ])
    func aBudgetToldIsSetAsIsKindlyAsked(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > il me reste combien dans mon budget courses ?
        Budget courses
        > tu peux le supprimer ?
        Je supprime le budget courses de 300,00 €. Je confirme ?
        > non
        > mes budgets
        Budget courses
        """,
        """
        > il me reste combien dans mon budget courses ?
        Budget courses
        > tu peux l'annuler ?
        Je supprime le budget courses de 300,00 €. Je confirme ?
        """,
        """
        > how much is left in my transport budget?
        The transport budget
        > can you cancel it?
        I’ll remove the transport budget of €150.00. Shall I go ahead?
        """,
        """
        > how much is left in my transport budget?
        The transport budget
        > could you delete it please
        I’ll remove the transport budget of €150.00. Shall I go ahead?
        """,
    ])
    func aBudgetToldIsRemovedBehindAYesAlone(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > quel est mon plafond de paiement automatique ?
        50,00 € par jour
        > tu peux le passer à 80 ?
        Je limite le paiement automatique à 80,00 € par jour. Je confirme ?
        """,
        """
        > quel est mon plafond de paiement automatique ?
        50,00 € par jour
        > vous pourriez le baisser à 30
        30,00 € par jour
        ! 50,00 €
        """,
        """
        > what's my auto-pay limit?
        €50.00 a day
        > can you raise it to 80?
        €80.00 a day. Shall I go ahead?
        """,
    ])
    func aLimitToldIsRestatedAsIsKindlyAsked(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > envoie 50 euros à maman tous les mois le 10
        Je confirme ?
        > oui
        J’ai programmé 50,00 € à Sylvie Durand
        > tu peux le passer à 60 ?
        60,00 €
        Je confirme ?
        """,
        """
        > send mum 50 every month on the 10th
        Shall I go ahead?
        > yes
        I’ve scheduled €50.00 to Sylvie Durand
        > can you raise it to 60?
        €60.00
        Shall I go ahead?
        """,
        """
        > envoie 50 euros à maman tous les mois le 10
        Je confirme ?
        > oui
        J’ai programmé 50,00 € à Sylvie Durand
        > tu peux le suspendre ?
        Sylvie Durand
        ! J’annule
        """,
    ])
    func aStandingOrderSetUpIsChangedAsIsKindlyAsked(talk: String) throws { try play(talk) }

    /// Whether something can be done at all is no wish that it be.
    @Test(arguments: [
        """
        > il me reste combien dans mon budget courses ?
        Budget courses
        > tu peux pas le passer à 200 ?
        ! J’ai fixé
        ! Je fixe
        """,
        """
        > il me reste combien dans mon budget courses ?
        Budget courses
        > tu peux l'augmenter de combien ?
        ! J’ai fixé
        ! Je fixe
        """,
    ])
    func whatIsOnlyWonderedAboutIsNotDone(talk: String) throws { try play(talk) }
}
