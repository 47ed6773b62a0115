import Testing

/// Talks in which a standing order begins and ends when its words say so, in one breath or in
/// several, and in which a setting changed at once is changed back.
struct StandingTermTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"1840.00 EUR",
         "contacts":[{"name":"Tom Baker","aliases":["Tom"]},
          {"name":"Grant Palmer","aliases":["Grant"]},
          {"name":"Derek Stone","aliases":["landlord","proprio"]}],
         "subscriptions":[
          {"merchant":"Netflix","amount":"10.99 EUR","frequency":"FREQ=MONTHLY"},
          {"merchant":"Spotify","amount":"9.99 EUR","frequency":"FREQ=MONTHLY"}],
         "budgets":{"groceries":"200.00 EUR"}}
        """

    /// Both ends are said at once.
    private static let courseTalks = [
        """
        > send tom 30 every friday from 4 december to 29 january
        every Friday from 4 December 2026, last on 29 January 2027.
        """,
        """
        > send tom 30 every month from the 1st of january to the 1st of june
        every month from 1 January 2027, last on 1 June 2027.
        """,
        """
        > send tom 30 every month from january to december
        every month from 1 January 2027, last on 1 December 2027.
        """,
        """
        > from january to december send tom 30 every month
        every month from 1 January 2027, last on 1 December 2027.
        """,
        """
        > from january to december send tom 30 on the 3rd of each month
        every month on the 3rd
        first on 3 January 2027, last on 3 December 2027.
        """,
        """
        > send tom 30 every month starting in january and ending in december
        every month from 1 January 2027, last on 1 December 2027.
        """,
        """
        > send tom 30 a month, january to december
        every month from 1 January 2027, last on 1 December 2027.
        """,
        """
        > send tom 30 a month from february to june
        every month from 1 February 2027, last on 1 June 2027.
        """,
        """
        > send tom 30 a week from february to april
        every week from 1 February 2027, last on 26 April 2027.
        """,
        """
        > send tom 30 every week from monday until christmas
        every week from 23 November 2026, last on 21 December 2026.
        """,
        """
        > send tom 30 every week til xmas
        every week, first on 20 November 2026, last on 25 December 2026.
        """,
        """
        > pay Netflix 13.99 a month from December
        every month from 1 December 2026.
        """,
        """
        > send tom 20 weekly from the 1st of January
        €20.00 to Tom Baker every week from 1 January 2027.
        """,
        """
        > envoie 30 à Tom tous les vendredis du 4 décembre au 29 janvier
        tous les vendredis à partir du 4 décembre 2026, la dernière fois le 29 janvier 2027.
        """,
        """
        > envoie 30 à Tom tous les mois du 1er janvier au 1er juin
        tous les mois à partir du 1er janvier 2027, la dernière fois le 1er juin 2027.
        """,
        """
        > envoie 30 à Tom tous les mois de janvier à décembre
        tous les mois à partir du 1er janvier 2027, la dernière fois le 1er décembre 2027.
        """,
        """
        > de janvier à décembre envoie 30 à Tom tous les mois
        tous les mois à partir du 1er janvier 2027, la dernière fois le 1er décembre 2027.
        """,
        """
        > envoie 30 à Tom tous les mois de janvier à juin
        tous les mois à partir du 1er janvier 2027, la dernière fois le 1er juin 2027.
        """,
        """
        > envoie 30 par mois à Tom, janvier à décembre
        tous les mois à partir du 1er janvier 2027, la dernière fois le 1er décembre 2027.
        """,
        """
        > envoie 30 à Tom tous les mois à partir de janvier et jusqu'en décembre
        tous les mois à partir du 1er janvier 2027, la dernière fois le 1er décembre 2027.
        """,
        """
        > envoie 30 à Tom toutes les semaines à partir de lundi jusqu'à Noël
        toutes les semaines à partir du 23 novembre 2026, la dernière fois le 21 décembre 2026.
        """,
    ]

    /// The end is said while the order awaits its yes; the end of a month may be a day of it.
    private static let restatedTalks = [
        """
        > send tom 30 every week
        > until christmas
        every week, first on 20 November 2026, last on 25 December 2026. Shall I go ahead?
        """,
        """
        > send tom 30 every week
        > until 25 december
        every week, first on 20 November 2026, last on 25 December 2026. Shall I go ahead?
        """,
        """
        > send tom 30 every week
        > until the end of january
        every week, first on 20 November 2026, last on 29 January 2027. Shall I go ahead?
        """,
        """
        > send tom 30 every week
        > make it end in june
        every week, first on 20 November 2026, last on 25 June 2027. Shall I go ahead?
        """,
        """
        > send tom 30 every week
        > stop at christmas
        every week, first on 20 November 2026, last on 25 December 2026. Shall I go ahead?
        """,
        """
        > send tom 30 every month
        > at the end of the month
        ! last
        """,
        """
        > envoie 30 à Tom toutes les semaines
        > jusqu'au 25 décembre
        première fois le 20 novembre 2026, la dernière fois le 25 décembre 2026. Je confirme ?
        """,
        """
        > envoie 30 à Tom toutes les semaines
        > fais-le finir en juin
        première fois le 20 novembre 2026, la dernière fois le 25 juin 2027. Je confirme ?
        """,
        """
        > envoie 30 à Tom toutes les semaines
        > arrête à Noël
        première fois le 20 novembre 2026, la dernière fois le 25 décembre 2026. Je confirme ?
        """,
    ]

    /// The end is said once the order is set up, and is all that is changed.
    private static let doneTalks = [
        """
        > send Grant 40 a month
        > yes
        > end it in june
        €40.00 every month, next on 20 December 2026, last on 20 June 2027. Shall I go ahead?
        """,
        """
        > send Grant 40 a month
        > yes
        > make it end on 30 june
        €40.00 every month, next on 20 December 2026, last on 20 June 2027. Shall I go ahead?
        """,
        """
        > send Grant 40 a month
        > yes
        > change the end date to june
        €40.00 every month, next on 20 December 2026, last on 20 June 2027. Shall I go ahead?
        """,
        """
        > send Grant 40 a month
        > yes
        > end it after 6 months
        €40.00 every month, next on 20 December 2026, last on 20 April 2027. Shall I go ahead?
        """,
        """
        > send Grant 40 a month
        > yes
        > let it run until june
        €40.00 every month, next on 20 December 2026, last on 20 June 2027. Shall I go ahead?
        """,
        """
        > send Grant 40 a month
        > yes
        > stop it in june
        I’ll stop the recurring payment of €40.00 to Grant Palmer every month, last on 20 May 2027.
        """,
        """
        > envoie 40 à Grant tous les mois
        > oui
        > fais-le finir le 30 juin
        le prochain le 20 décembre 2026, la dernière fois le 20 juin 2027. Je confirme ?
        """,
        """
        > envoie 40 à Grant tous les mois
        > oui
        > change la date de fin à juin
        le prochain le 20 décembre 2026, la dernière fois le 20 juin 2027. Je confirme ?
        """,
        """
        > envoie 40 à Grant tous les mois
        > oui
        > mets-y fin en juin
        le prochain le 20 décembre 2026, la dernière fois le 20 juin 2027. Je confirme ?
        """,
        """
        > envoie 40 à Grant tous les mois
        > oui
        > arrête-le au bout de 6 mois
        le prochain le 20 décembre 2026, la dernière fois le 20 avril 2027. Je confirme ?
        """,
        """
        > envoie 40 à Grant tous les mois
        > oui
        > laisse-le courir jusqu'en juin
        le prochain le 20 décembre 2026, la dernière fois le 20 juin 2027. Je confirme ?
        """,
    ]

    /// What is done at once is offered to be done the other way round.
    private static let turnedBackTalks = [
        """
        > freeze my card
        > actually unfreeze it
        I’ll unfreeze your card. Shall I go ahead?
        """,
        """
        > freeze my card
        > undo
        I’ll unfreeze your card. Shall I go ahead?
        """,
        """
        > freeze my card
        > actually don't
        I’ll unfreeze your card. Shall I go ahead?
        """,
        """
        > lock my wallet
        > undo
        I’ll unlock your wallet. Shall I go ahead?
        """,
        """
        > set a groceries budget of 250
        > undo that
        I’ll set the groceries budget to €200.00 a month. Shall I go ahead?
        """,
        """
        > set a transport budget of 100
        > undo that
        I’ll remove the transport budget of €100.00. Shall I go ahead?
        """,
        """
        > bloque ma carte
        > finalement débloque-la
        Je débloque ta carte. Je confirme ?
        """,
        """
        > bloque ma carte
        > annule
        Je débloque ta carte. Je confirme ?
        """,
        """
        > mets un budget courses de 250
        > annule ça
        Je fixe le budget courses à 200,00 € par mois. Je confirme ?
        """,
    ]

    /// What cannot wait for a day may be done right away, and waits for a yes.
    private static let rightAwayTalks = [
        """
        > send Derek Stone 850 a month on the 1st
        > yes
        > increase it to 900 from january
        ask again without a date, and I can do it now. Nothing was sent or changed.
        > increase it to 900
        I’ll change the payment to Derek Stone to €900.00
        """,
        """
        > send my landlord 850 every month on the 1st
        > yes
        > the rent's gone up to 900, change it
        I’ll change the payment to Derek Stone to €900.00
        """,
        """
        > envoie 850 à Derek Stone tous les mois le 1er
        > oui
        > passe-le à 900 à partir de janvier
        redemande-le sans date, et je peux le faire maintenant.
        > passe-le à 900
        Je passe le paiement à Derek Stone à 900,00 €
        """,
        """
        > envoie 850 à Derek Stone tous les mois le 1er
        > oui
        > le loyer est passé à 900, change-le
        Je passe le paiement à Derek Stone à 900,00 €
        """,
    ]

    @Test(arguments: [courseTalks, restatedTalks, doneTalks].joined())
    func standingOrdersBeginAndEndAsSaid(talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [turnedBackTalks, rightAwayTalks].joined())
    func whatIsDoneAtOnceIsOfferedBackOrNow(talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }
}
