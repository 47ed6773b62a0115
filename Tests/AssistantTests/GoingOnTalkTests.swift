import Testing

/// Talks that go on from what was asked, told or done, as they are typed; written as `TalkTests`
/// says, on 20 November 2026.
struct GoingOnTalkTests {
    /// A wallet of its own, which tells of all there was since its first payment.
    private static let fixture = """
        {"balance":"1250.00 EUR","accounts":[{"name":"épargne","balance":"3000.00 EUR"}],
         "contacts":[{"name":"Marie Dupont","aliases":["Marie"]},{"name":"Paul Martin"},
          {"name":"Karim Benali"},{"name":"Zoé Lambert"},{"name":"Sophie Roy"}],
         "transactions":[
          {"date":"2026-09-05","merchant":"Carrefour","category":"groceries","amount":"82.40 EUR"},
          {"date":"2026-10-03","merchant":"Carrefour","category":"groceries","amount":"91.10 EUR"},
          {"date":"2026-10-10","merchant":"Petit Zinc","category":"restaurants","amount":"38.50 EUR"},
          {"date":"2026-10-15","to":"Marie Dupont","amount":"45.00 EUR"},
          {"date":"2026-11-02","merchant":"Carrefour","category":"groceries","amount":"77.30 EUR"},
          {"date":"2026-11-12","to":"Paul Martin","amount":"30.00 EUR"},
          {"date":"2026-11-15","merchant":"Lidl","category":"groceries","amount":"23.45 EUR"}],
         "requests_in":[{"from":"Paul Martin","amount":"18.00 EUR","note":"pizza"},
          {"from":"Zoé Lambert","amount":"40.00 EUR","note":"cadeau"}],
         "requests_out":[{"from":"Karim Benali","amount":"25.00 EUR"}],
         "bills":[{"merchant":"EDF","amount":"84.20 EUR","due":"2026-11-28"},
          {"merchant":"Free","amount":"29.99 EUR","due":"2026-12-05"}],
         "subscriptions":[
          {"merchant":"Netflix","amount":"13.49 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=10"},
          {"merchant":"Spotify","amount":"10.99 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=22"}]}
        """

    /// Months are compared whole, that which runs up to its day; a wallet knows of the days before
    /// its first payment that there was none.
    static let comparisons = [
        """
        > groceries in October?
        €91.10
        > compare with September
        €91.10 on groceries in October 2026: €8.70 more (+11%) than in September 2026 (€82.40)
        """,
        """
        > groceries in September?
        €82.40
        > compare it with November
        €100.75 on groceries from 1 November 2026 to 20 November 2026
        (€82.40)
        """,
        """
        > combien en courses en septembre ?
        82,40 €
        > compare avec octobre
        91,10 € en courses en octobre 2026 : 8,70 € de plus (+11 %) qu’en septembre 2026
        > et pour les restos
        38,50 € en restaurants en octobre 2026
        """,
    ]

    /// A day that no word says is over is the nearest of its name, of a question of what was or
    /// will be the one that was or will be.
    static let balances = [
        """
        > quel est mon solde ?
        1 250,00 €
        > et le 30 novembre ?
        le 30 novembre 2026
        > et un mois plus tard ?
        le 30 décembre 2026
        > et le 1er octobre ?
        Le 1er octobre 2026
        """,
        """
        > combien j'ai ?
        1 250,00 €
        > et à Noël ?
        le 25 décembre 2026
        """,
        """
        > what's my balance?
        €1,250.00
        > and at the end of the month?
        on 30 November 2026
        """,
        """
        > what was my balance on 1 November?
        On 1 November 2026
        > what will it be on 1 December?
        on 1 December 2026
        """,
        """
        > what will my balance be on 15 December?
        on 15 December 2026
        > and a month later?
        on 15 January 2027
        """,
        """
        > how much did I spend on groceries in October?
        €91.10
        > and my balance at christmas
        on 25 December 2026
        ! groceries
        """,
    ]

    /// What is owed is told of bills and requests, and is no balance.
    static let debts = [
        """
        > combien je dois à Free ?
        Free : 29,99 €, à payer au plus tard le 5 décembre 2026
        ! EDF
        > combien il me reste à payer à EDF ?
        EDF : 84,20 €
        ! Free
        > combien je dois à Paul ?
        Paul Martin te demande 18,00 €
        ! Zoé
        > combien je dois à Sophie ?
        Je ne trouve pas de demande de Sophie Roy
        > combien je dois ?
        Tu dois 183,18 € en tout
        Zoé Lambert te demande 40,00 €
        Et à payer d’ici au 30 novembre 2026
        """,
        """
        > set a groceries budget of 100
        > yes
        > did I respect my grocery budget in October?
        €91.10 of €100.00 spent in October 2026, €8.90 less than it allows
        > ai-je respecté mon budget courses en septembre ?
        82,40 € dépensés sur 100,00 € en septembre 2026, il restait 17,60 €
        """,
        """
        > how much in total do I owe?
        You owe €172.19 in all
        EDF: €84.20
        Paul Martin asks you for €18.00
        > how much are my bills in total?
        You owe €114.19 in all
        ! Paul
        > how many bills to pay?
        €114.19
        > when is the Free bill due?
        due on 5 December 2026: Free, €29.99
        """,
        """
        > total de mes factures
        Tu dois 114,19 € en tout
        > combien de factures à payer ?
        114,19 €
        > qu'est-ce que je dois payer ?
        Tu dois 172,19 € en tout
        Zoé Lambert te demande 40,00 €
        > quand est due ma facture EDF ?
        Prochaine échéance le 28 novembre 2026 : EDF, 84,20 €
        """,
        """
        > how much do I owe Free?
        Free: €29.99
        > what do I still owe Zoé?
        Zoé Lambert asks you for €40.00
        ! Karim
        > how much do I owe?
        You owe €183.18 in all
        And to pay by 30 November 2026
        > how much does Karim owe me?
        You ask Karim Benali for €25.00
        """,
        """
        > pay EDF 50
        €50.00
        > yes
        the bill of €84.20 stays open
        > how much is left on the EDF bill?
        EDF: €34.20
        """,
    ]

    /// What will be left once what is restated is done is told without doing it.
    static let after = [
        """
        > send 100 to Marie
        €100.00 to Marie Dupont
        > how much will I have after that?
        After €100.00 you would have €1,150.00 left. Nothing was sent
        I’ll send €100.00 to Marie Dupont
        > yes
        You have €1,150.00 left
        """,
        """
        > paye la facture EDF
        84,20 € à EDF
        > combien il me restera après ?
        il te resterait 1 165,80 €
        Je paie 84,20 € à EDF
        """,
        """
        > send 20 each to Marie and Paul
        €20.00 to Paul Martin
        > what will I have left?
        After €40.00 you would have €1,210.00 left
        """,
    ]

    /// Somebody, a shop or an account spoken of before is meant by a pronoun; where several were,
    /// none is.
    static let pronouns = [
        """
        > envoie 20 à Marie
        20,00 € à Marie Dupont
        > combien je lui ai envoyé en octobre ?
        45,00 € à Marie en octobre 2026
        20,00 € à Marie Dupont
        """,
        """
        > send 20 to Marie
        €20.00
        > what did I send her in October?
        15 October 2026 · Marie Dupont · -€45.00
        ! Carrefour
        """,
        """
        > envoie 10 à Marie et 20 à Paul
        20,00 € à Paul Martin
        > combien je leur ai envoyé cette année ?
        Je n’ai pas bien compris
        """,
        """
        > how much did I spend at Carrefour in October?
        €91.10
        > how much have I spent there this year?
        €250.80 at Carrefour in 2026
        """,
        """
        > when does Netflix go out?
        10 December 2026
        > and how much have I paid them this year?
        at Netflix in 2026
        """,
        """
        > mets de l'argent sur l'épargne
        Combien
        > il y a combien dessus ?
        « épargne » est de 3 000,00 €
        Combien
        """,
        """
        > put 20 in savings
        €20.00
        > how much is in it?
        €3,000.00
        """,
    ]

    /// What is told in a list is meant by its place.
    static let places = [
        """
        > mes factures
        EDF : 84,20 €
        > paie la deuxième
        29,99 € à Free
        > non
        Rien
        > paie la première
        84,20 € à EDF
        """,
        """
        > who wants money from me?
        Zoé Lambert asks you for €40.00
        > pay the first one
        I’ll pay Paul Martin the €18.00 requested for “pizza”.
        > no
        Nothing
        > accept the second one
        Zoé Lambert the €40.00 requested for “cadeau”.
        """,
        """
        > mes demandes
        Karim Benali
        > refuse la deuxième
        la demande de 40,00 € de Zoé Lambert
        > non
        Rien
        > annule la troisième
        la demande de 25,00 € faite à Karim Benali
        """,
        """
        > mes abonnements
        Netflix
        > annule le deuxième
        13,49 € à Netflix
        > non
        Rien
        > suspends le premier
        10,99 € à Spotify
        """,
        """
        > mes factures
        EDF
        > paie la première
        84,20 € à EDF
        > non, la deuxième
        29,99 € à Free
        ! EDF
        """,
        """
        > who wants money from me?
        Paul
        > accept the first one
        Paul Martin the €18.00
        > and the second
        Paul Martin the €18.00
        > yes
        Zoé Lambert the €40.00
        """,
        """
        > my subscriptions
        Netflix
        > send 10 to Marie
        €10.00
        > yes
        €1,240.00
        > pause the first
        ! Spotify
        """,
    ]

    /// Another bill behind one that was paid, one of several payments, or all of them.
    static let others = [
        """
        > pay Free 20
        €20.00
        > yes
        €1,230.00 left
        > and EDF?
        I’ll pay EDF €84.20.
        """,
        """
        > paye free le 3 décembre
        29,99 € à Free le 3 décembre 2026
        > oui
        C’est fait
        > et EDF ?
        84,20 € à EDF le 3 décembre 2026
        """,
        """
        > mes factures
        EDF
        > paie la première
        84,20 € à EDF
        > oui
        1 165,80 €
        > et l'autre
        29,99 € à Free
        """,
        """
        > my bills
        Free: €29.99
        > pay the last one
        I’ll pay Free €29.99.
        > yes
        €1,220.01
        > and the other one
        I’ll pay EDF €84.20.
        """,
        """
        > envoie 10 à Marie chaque lundi
        tous les lundis
        > oui
        C’est fait
        > annule celui de marie
        J’arrête le paiement régulier de 10,00 € à Marie Dupont
        """,
        """
        > pause Netflix
        Netflix
        > yes
        paused
        > pause Spotify
        Spotify
        > yes
        paused
        > resume both
        €13.49 to Netflix
        €10.99 to Spotify
        """,
        """
        > send 30 to Paul and Zoé
        each
        > leave Zoé out
        I’ll send €30.00 to Paul Martin.
        """,
        """
        > raise Netflix by 2
        to €15.49 every month
        """,
        """
        > augmente Netflix de 2
        à 15,49 € tous les mois
        """,
    ]

    /// A list is narrowed, or summed up, as what it is of.
    static let lists = [
        """
        > montre les dépenses de novembre
        30,00
        > seulement celles de plus de 50
        de plus de 50,00 € en novembre 2026
        ! octobre
        > le total ?
        77,30 €
        """,
        """
        > show my spending in October
        Petit Zinc
        > only those over 40
        Carrefour
        Marie
        ! Zinc
        """,
        """
        > montre les dépenses de novembre
        77,30
        > combien en tout ?
        Tu as dépensé 130,75 €
        > montre-les
        Lidl
        """,
        """
        > when is my next bill due
        EDF: €84.20, due on 28 November 2026
        ! Free
        """,
        """
        > c'est quand ma prochaine facture ?
        EDF
        28 novembre 2026
        ! Free
        """,
        """
        > how much did I spend at Carrefour in October?
        €91.10
        > and Lidl?
        nothing at Lidl in October 2026
        > and what about Monoprix?
        at Monoprix in October 2026
        """,
    ]

    /// What comes back is told by the month, and what may be bought with what is left.
    static let figures = [
        """
        > what do subscriptions cost me?
        2 subscriptions come to €24.48 a month
        """,
        """
        > combien par mois d'abonnements ?
        2 abonnements reviennent à 24,48 € par mois
        """,
        """
        > est-ce que je peux me payer un vélo à 900 euros ?
        Oui : après 900,00 €
        """,
        """
        > can I pay for a bike at 900?
        Yes: after €900.00
        """,
    ]

    @Test(
        arguments: comparisons + balances + debts + after + pronouns + places + others + lists
            + figures)
    func goesOnAsMeant(talk: String) throws {
        var wallet = try FullWallet(Self.fixture)
        try wallet.play(talk)
    }
}
