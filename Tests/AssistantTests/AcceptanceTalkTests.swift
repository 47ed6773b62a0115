import Assistant
import Testing

/// Orders that were restated as something else than was said, as `TalkTests` writes talks.
struct AcceptanceTalkTests {
    private static let fixture = """
        {"balance":"500.00 EUR","spent_today":"0.00 EUR","pin":"1234",
         "accounts":[{"name":"épargne","balance":"1000.00 EUR"}],
         "contacts":[{"name":"Marie Dupont"},{"name":"Paul Martin"},{"name":"Lucas Petit"},
           {"name":"Bill Cooper"}],
         "requests_in":[{"from":"Marie Dupont","amount":"12.00 EUR"},
           {"from":"Paul Martin","amount":"30.00 EUR"},{"from":"Lucas Petit","amount":"45.00 EUR"}],
         "requests_out":[{"from":"Marie Dupont","amount":"11.00 EUR"},
           {"from":"Paul Martin","amount":"31.00 EUR"},{"from":"Lucas Petit","amount":"46.00 EUR"}],
         "bills":[{"merchant":"EDF","amount":"84.20 EUR","due":"2026-11-28"},
           {"merchant":"Orange","amount":"39.99 EUR","due":"2026-11-25"},
           {"merchant":"Veolia","amount":"22.50 EUR","due":"2026-12-09"}],
         "subscriptions":[{"merchant":"Netflix","amount":"13.49 EUR","frequency":"FREQ=MONTHLY"},
           {"merchant":"Spotify","amount":"10.99 EUR","frequency":"FREQ=MONTHLY"},
           {"merchant":"Canal","amount":"24.99 EUR","frequency":"FREQ=MONTHLY"}],
         "autopay":{"enabled":true,"daily":"50.00 EUR"},"card":"active","wallet":"unlocked"}
        """

    /// Of those that are counted no more is restated, of a list in the order it is told in.
    static let counted = [
        """
        > paie les deux premières factures
        39,99 € à Orange
        84,20 € à EDF
        ! Veolia
        """,
        """
        > les factures
        > paie les 2 dernières factures
        84,20 € à EDF
        22,50 € à Veolia
        ! Orange
        """,
        """
        > pay the first two bills
        Orange
        EDF
        ! Veolia
        """,
        """
        > accepte les deux premières demandes
        Marie Dupont
        Paul Martin
        ! Lucas
        """,
        """
        > refuse les deux dernières demandes
        Paul Martin
        Lucas Petit
        ! Marie
        """,
        """
        > accept the first two requests
        Marie Dupont
        Paul Martin
        ! Lucas
        """,
        """
        > annule les deux premières demandes que j'ai envoyées
        11,00 €
        31,00 €
        ! 46,00
        """,
        """
        > résilie les deux premiers abonnements
        ! Veux-tu parler
        """,
        """
        > paie toutes mes factures de novembre
        39,99 € à Orange
        84,20 € à EDF
        ! Veolia
        """,
        """
        > pay all the bills due this month
        Orange
        EDF
        ! Veolia
        """,
        """
        > paie les deux plus grosses factures
        Laquelle
        """,
        """
        > paie toutes mes factures
        Orange
        EDF
        Veolia
        """,
    ]

    /// What is to be paid, accepted or cancelled within a bound is that, once.
    static let bounded = [
        """
        > paie toutes les factures de moins de 50 euros
        39,99 € à Orange
        22,50 € à Veolia
        ! EDF
        ! automatique
        """,
        """
        > pay all bills under 50 euros
        Orange €39.99
        Veolia €22.50
        ! EDF
        ! auto
        """,
        """
        > accepte les demandes de moins de 40 euros
        Marie Dupont
        Paul Martin
        ! Lucas
        ! automatique
        """,
        """
        > accepte les demandes de moins de 30 euros
        Marie Dupont
        ! Paul
        """,
        """
        > résilie tous mes abonnements de plus de 12 euros
        Netflix
        Canal
        ! Spotify
        """,
        """
        > cancel all subscriptions over 12 euros
        Netflix
        Canal
        ! Spotify
        """,
        """
        > paie toujours les factures de moins de 50 euros
        ! Orange
        """,
        """
        > automatically pay bills under 50 euros
        ! Orange
        """,
    ]

    /// What is said not to be paid is restated by no turn, and no yes pays it.
    static let declined = [
        "jamais je n'enverrai 20 euros à Marie", "je refuse d'envoyer 20 euros à Marie",
        "inutile d'envoyer 20 euros à Marie", "pas question d'envoyer 20 euros à Marie",
        "hors de question que j'envoie 20 euros à Marie", "no way I'm sending 20 euros to Marie",
        "I won't ever send Marie 20", "I refuse to send 20 euros to Marie",
        "I'll never send Marie 20", "no need to send 20 to Marie",
    ].map { said in
        """
        > \(said)
        ! 20,00
        ! 20.00
        > \(said)
        > oui
        > quel est mon solde ?
        500,00 €
        """
    }

    /// What another gets beside what was paid is reckoned from it.
    static let relative = [
        """
        > envoie 60 à Paul
        > oui
        > et le double à Lucas
        120,00 € à Lucas Petit
        """,
        """
        > envoie 60 à Paul
        > oui
        > et à Lucas 5 de moins
        55,00 € à Lucas Petit
        """,
        """
        > send 60 to Paul
        > yes
        > and Lucas twice as much
        €120.00 to Lucas Petit
        """,
        """
        > send 60 to Paul
        > yes
        > and Marie half
        €30.00 to Marie Dupont
        """,
        """
        > envoie 20 à Marie
        > oui
        > et 5 de plus à Paul
        25,00 € à Paul Martin
        """,
        """
        > send 20 to Marie
        > yes
        > same to Lucas but 5 more
        €25.00 to Lucas Petit
        """,
    ]

    /// A contact who is named as the receiver is paid, and the bill is what it is for.
    static let forBills = [
        """
        > envoie 30 euros à Marie pour la facture EDF
        30,00 € à Marie Dupont
        facture EDF
        """,
        """
        > send Bill 30 euros for the electricity bill
        €30.00 to Bill Cooper
        electricity bill
        """,
        """
        > pay Paul 25 for the internet bill
        €25.00 to Paul Martin
        internet bill
        """,
        """
        > pay Marie for the water bill 25
        €25.00 to Marie Dupont
        water bill
        """,
        """
        > rembourse Paul pour la facture d'électricité, 40 euros
        40,00 € à Paul Martin
        facture d'électricité
        """,
        """
        > envoie 40 à Paul pour sa facture de téléphone
        40,00 € à Paul Martin
        facture de téléphone
        """,
        """
        > envoie 30 à Marie et Paul pour la facture EDF
        ! 30,00 € à Marie Dupont pour
        """,
        """
        > paie la facture EDF
        84,20 € à EDF
        """,
    ]

    /// What a few words put right is restated, refused or asked about, and never passed over.
    static let putRight = [
        """
        > envoie 50 à Marie
        > pas avant lundi
        23 novembre 2026
        """,
        """
        > send Marie 50
        > not before Monday
        23 November 2026
        """,
        """
        > envoie 50 à Marie
        > en dollars plutôt
        USD
        """,
        """
        > send Marie 50
        > in dollars
        USD
        """,
        """
        > envoie 50 à Marie en dollars
        USD
        """,
        """
        > send Marie 50
        > make it a request instead
        ask Marie Dupont
        """,
        """
        > envoie 50 à Marie
        > ou plutôt une demande
        demande 50,00 € à Marie
        """,
        """
        > send Marie 50
        > not until Monday
        23 November 2026
        """,
        """
        > demande 50 à Marie
        > un peu moins
        Combien
        """,
        """
        > envoie 50 à Marie
        > le plus vite possible
        50,00 € à Marie Dupont
        ! compris
        """,
        """
        > envoie 50 à Marie
        > un peu plus
        Combien
        """,
        """
        > send Marie 50
        > a bit less
        How much
        """,
        """
        > send Marie 50
        > in cash
        get that
        """,
        """
        > envoie 50 à Marie
        > à son ancien compte
        compris
        """,
        """
        > envoie 50 à Marie
        > seulement s'il me reste plus de 1000
        condition
        """,
        """
        > envoie 50 à Marie
        > quand j'aurai été payé
        condition
        """,
    ]

    /// A limit on what was just spoken of is auto-pay's.
    static let limits = [
        """
        > show my autopay settings
        > set the limit to 30 a day
        auto-pay
        €30.00
        """,
        """
        > active le paiement automatique
        > limite-le à 40 euros par jour
        automatique
        40,00 €
        """,
        """
        > switch on autopay
        > cap it at 40 a day
        auto-pay
        €40.00
        """,
    ]

    /// A no is nobody's name, and a day that is said beside another is meant.
    static let others = [
        """
        > demande 45 à Paul
        > nan 24
        24,00 € à Paul Martin
        """,
        """
        > send Marie 20
        > tomorrow, not today
        €20.00 to Marie Dupont on 21 November 2026
        """,
    ]

    @Test(
        arguments: counted + bounded + declined + relative + forBills + putRight + limits + others)
    func repliesAreTheOnesExpected(talk: String) throws {
        var full = try FullWallet(Self.fixture)
        try full.play(talk)
    }

    @Test(arguments: [
        """
        > envoie 700 à Marie
        > prends sur l'épargne
        700,00 € à Marie Dupont depuis le compte « épargne »
        """,
        """
        > send Marie 700
        > from épargne
        €700.00 to Marie Dupont
        """,
    ])
    func anotherAccountKeepsTheAmount(talk: String) throws {
        var full = try FullWallet(Self.fixture)
        try full.play(talk)
    }
}
