import Testing

/// What is changed of what was restated, called off, picked or told, in the words of people who
/// think again. How conversations are written is said in `TalkTests`.
struct SecondThoughtTalkTests {
    /// A wallet with something of each kind, and two of one name.
    static let wallet = """
        {"balance":"500.00 EUR","pin":"1234",
         "accounts":[{"name":"épargne","balance":"1000.00 EUR"}],
         "contacts":[{"name":"Marie Dupont","aliases":["Marie"]},
          {"name":"Paul Martin","aliases":["Paul"]},{"name":"Lucas Petit"},
          {"name":"Sophie Bernard"},{"name":"Sophie Leroy"},{"name":"Zoé Garnier"}],
         "requests_in":[{"from":"Zoé Garnier","amount":"12.00 EUR","note":"pizza"}],
         "bills":[{"merchant":"EDF","amount":"84.20 EUR","due":"2026-11-28"},
          {"merchant":"Orange","amount":"39.99 EUR","due":"2026-11-25"}],
         "subscriptions":[
          {"merchant":"Netflix","amount":"13.49 EUR","frequency":"FREQ=MONTHLY"},
          {"merchant":"Spotify","amount":"10.99 EUR","frequency":"FREQ=MONTHLY"}],
         "autopay":{"enabled":true,"daily":"50.00 EUR"},"limits":{"daily":"600.00 EUR"}}
        """

    @Test(
        arguments: [
            leftOutTalks, repickedTalks, partTalks, afterAllTalks, deedTalks,
        ].joined())
    func whatIsMeantIsRestated(talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    /// Of all bills or payments some are left out once they are restated.
    static let leftOutTalks = [
        """
        > pay all my bills
        €84.20
        > except EDF
        Orange €39.99
        ! EDF
        > yes
        You have €460.01 left
        """,
        """
        > paie toutes mes factures
        > sauf Orange
        84,20 € à EDF
        ! Orange
        > oui
        Il te reste 415,80 €
        """,
        """
        > pay all my bills
        > not EDF
        Orange €39.99
        ! EDF
        """,
        """
        > paie toutes les factures
        > oui mais pas EDF
        39,99 € à Orange
        ! EDF
        """,
        """
        > paie toutes mes factures
        > sauf la plus chère
        39,99 € à Orange
        ! EDF
        """,
        """
        > pay all my bills
        > not the first one
        EDF €84.20
        ! Orange
        """,
        """
        > résilie tous mes abonnements
        > garde Netflix
        10,99 € à Spotify
        ! Netflix
        """,
        """
        > cancel all my subscriptions
        > not Spotify
        Netflix
        ! Spotify
        """,
    ]

    /// Another is meant of those that were offered.
    static let repickedTalks = [
        """
        > envoie 20 à Sophie
        > Bernard
        20,00 € à Sophie Bernard
        > non, l'autre
        20,00 € à Sophie Leroy
        > oui
        J’ai envoyé 20,00 € à Sophie Leroy
        """,
        """
        > send 20 to Sophie
        > the second one
        €20.00 to Sophie Leroy
        > no, the first one
        €20.00 to Sophie Bernard
        > not Bernard
        €20.00 to Sophie Leroy
        """,
        """
        > send 20 to Sophie
        > Leroy
        > I meant the first one
        €20.00 to Sophie Bernard
        """,
        """
        > send 20 to Sophie
        > Leroy
        > no
        cancelled
        """,
    ]

    /// What somebody else gets is said by what the first gets.
    static let partTalks = [
        """
        > envoie 20 à Paul
        > et le double à Lucas
        20,00 € à Paul Martin
        40,00 € à Lucas Petit
        > oui
        Il te reste 440,00 €
        """,
        """
        > send Paul 20
        > and double that to Lucas
        €20.00 to Paul Martin
        €40.00 to Lucas Petit
        """,
        """
        > send Paul 20
        > and half of that to Lucas
        €20.00 to Paul Martin
        €10.00 to Lucas Petit
        """,
        """
        > envoie 20 à Paul
        > et 5 de plus à Lucas
        20,00 € à Paul Martin
        25,00 € à Lucas Petit
        """,
        """
        > demande 20 à Paul
        > et le double à Lucas
        demande 20,00 € à Paul Martin
        demande 40,00 € à Lucas Petit
        """,
    ]

    /// What was called off is wanted after all: it is restated, and takes another yes.
    static let afterAllTalks = [
        """
        > envoie 20 à Marie
        > laisse tomber
        > finalement si
        J’envoie 20,00 € à Marie Dupont. Je confirme
        > oui
        Il te reste 480,00 €
        """,
        """
        > send 20 to Marie
        > no wait
        cancelled
        > actually yes
        I’ll send €20.00 to Marie Dupont. Shall I go ahead
        """,
        """
        > envoie 20 à Marie
        > annule
        > si, vas-y
        Je confirme
        """,
        """
        > envoie 20 à Marie
        > annule
        > oui
        rien en attente
        """,
        """
        > envoie 20 à Marie
        > annule
        > finalement non
        rien en attente
        """,
    ]

    /// A verb alone is of what was just done or told.
    static let deedTalks = [
        """
        > mets en pause Netflix
        > oui
        > reprends
        Je relance le paiement régulier de 13,49 € à Netflix
        """,
        """
        > demande 30 à Paul
        > oui
        > rappelle-le
        J’ai relancé Paul Martin pour 30,00 €
        """,
        """
        > j'ai des demandes en attente ?
        > refuse
        Je refuse la demande de 12,00 € de Zoé Garnier. Je confirme
        """,
        """
        > do I have any requests?
        > pay it
        I’ll pay Zoé Garnier the €12.00
        """,
        """
        > mets en pause Spotify
        > oui
        > annule
        Je relance le paiement régulier de 10,99 € à Spotify
        """,
        """
        > show my bills
        > refuse
        ! Je refuse
        """,
        """
        > envoie 20 à Paul
        > peut-être
        Je confirme
        ! je ne sais pas
        """,
    ]
}
