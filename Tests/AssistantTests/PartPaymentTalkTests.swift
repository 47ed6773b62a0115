import Testing

/// Talks in which bills are paid in parts or at different times, money moves between the user's own
/// accounts, and a story tells of whom something was paid with.
struct PartPaymentTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR",
         "balance":"2400.00 EUR","accounts":[{"name":"épargne","balance":"800.00 EUR"}],
         "contacts":[{"name":"Marie Dupont","aliases":["Marie"]},
          {"name":"Paul Martin","aliases":["Paul"]},{"name":"Rose Petit","aliases":["Rose"]}],
         "bills":[{"merchant":"EDF","amount":"84.20 EUR","due":"2026-12-10"},
          {"merchant":"Orange","amount":"39.99 EUR","due":"2026-12-05"}],
         "transactions":[{"date":"2026-11-18","merchant":"Carrefour","category":"groceries",
           "amount":"82.10 EUR"},
          {"date":"2026-10-15","merchant":"Uber","category":"transport","amount":"18.40 EUR"},
          {"date":"2026-10-08","merchant":"Uber","category":"transport","amount":"11.60 EUR"}]}
        """

    /// What is paid of a bill is due no more.
    private static let partTalks = [
        """
        > paye la moitié de la facture EDF
        42,10 € à EDF ; la facture de 84,20 € reste ouverte, avec 42,10 € encore à payer
        > oui
        J’ai payé 42,10 € à EDF
        > quelles factures il me reste
        EDF : 42,10 €
        > paye EDF
        Je paie 42,10 € à EDF. Je confirme
        > oui
        J’ai payé 42,10 € à EDF
        > quelles factures il me reste
        Orange
        ! EDF
        """,
        """
        > pay 30 towards my edf bill
        €30.00; the bill of €84.20 stays open, with €54.20 still due
        > yes
        Done
        > pay the rest
        I’ll pay EDF €54.20
        > no
        > undo the edf payment
        €30.00
        > yes
        Done
        > pay edf
        I’ll pay EDF €84.20
        """,
        """
        > paie 20 sur la facture EDF
        > oui
        J’ai payé 20,00 € à EDF
        > paye le reste vendredi
        Je paierai 64,20 € à EDF le 27 novembre 2026
        """,
        """
        > pay 20 of edf on friday
        with €64.20 still due
        > yes
        I’ve scheduled €20.00 to EDF
        > pay edf
        I’ll pay EDF €64.20; the bill of €84.20 stays open, with €20.00 still due
        """,
        """
        > pay edf 100
        the bill of €84.20 stays open
        ! still due
        """,
    ]

    /// Each payment of a sentence has its own time or its own part.
    private static let apartTalks = [
        """
        > pay edf tomorrow and orange on friday
        I’ll pay EDF €84.20 on 21 November 2026
        > yes
        I’ll pay Orange €39.99 on 27 November 2026. Shall I go ahead
        """,
        """
        > paie Orange tout de suite et EDF le 9
        Je paie 39,99 € à Orange
        > oui
        Je paierai 84,20 € à EDF le 9 décembre 2026
        """,
        """
        > paie Orange et EDF vendredi
        Je paierai 39,99 € à Orange le 27 novembre 2026
        > oui
        Je paierai 84,20 € à EDF le 27 novembre 2026
        """,
        """
        > paie EDF et la moitié d'Orange
        Je paie 84,20 € à EDF. Je confirme
        > oui
        Je paie 20,00 € à Orange
        """,
        """
        > pay edf 50 now and the rest on friday
        I’ll pay EDF €50.00
        > yes
        I’ll pay EDF €34.20 on 27 November 2026. Shall I go ahead
        """,
        """
        > paye la moitié de la facture edf maintenant et l'autre moitié le 15
        Je paie 42,10 € à EDF
        > oui
        Je paierai 42,10 € à EDF le 15 décembre 2026. Je confirme
        """,
        """
        > envoie 20 à Marie tout de suite et 20 à Rose demain
        J’envoie 20,00 € à Marie Dupont. Je confirme
        > oui
        J’enverrai 20,00 € à Rose Petit le 21 novembre 2026
        """,
        """
        > vire 100 de l'épargne à Marie et 50 du compte courant à Rose
        100,00 € à Marie Dupont depuis le compte « épargne »
        > oui
        J’envoie 50,00 € à Rose Petit. Je confirme
        """,
        """
        > every friday send paul 5 and every monday send rose 10
        €5.00 to Paul Martin every Friday
        > yes
        €10.00 to Rose Petit every Monday
        """,
        """
        > envoie 20 à marie lundi et mardi
        20,00 € à Marie Dupont le 23 novembre 2026
        > oui
        20,00 € à Marie Dupont le 24 novembre 2026
        """,
        """
        > envoie 20 à marie le 5 et le 12 janvier
        20,00 € à Marie Dupont le 5 janvier 2027
        > oui
        20,00 € à Marie Dupont le 12 janvier 2027
        """,
    ]

    /// A bill that is added keeps the one restated, and one that is put off is not paid.
    private static let besideTalks = [
        """
        > pay edf
        > and the orange one tomorrow
        One thing at a time
        I’ll pay EDF €84.20. Shall I go ahead
        > yes
        I’ll pay Orange €39.99 on 21 November 2026
        """,
        """
        > paie EDF vendredi
        > et Orange aussi
        Je paierai 84,20 € à EDF le 27 novembre 2026
        > oui
        Je paierai 39,99 € à Orange le 27 novembre 2026
        """,
        """
        > put off the edf bill till monday
        ! Shall I go ahead
        """,
        """
        > pay all the bills apart from the orange one
        I’ll pay EDF €84.20
        ! Orange
        """,
        """
        > paie toutes mes factures sauf EDF et Orange
        ! Je confirme
        """,
    ]

    /// Money goes from one of the user's own accounts into the main one.
    private static let ownTalks = [
        """
        > vire 100 de l'épargne vers mon compte
        Je vire 100,00 € du compte « épargne » vers le compte principal
        """,
        """
        > move 100 from savings to current
        I’ll move €100.00 from “épargne” to the main account
        """,
        """
        > move 100 from savings to my account tomorrow
        to the main account on 21 November 2026
        """,
    ]

    /// What is owed is not halved for a friend in the story, and a part that is told of is.
    private static let storyTalks = [
        """
        > paul and i share a flat, send him 300 for my share of the rent
        €300.00 to Paul Martin
        """,
        """
        > rose and me are going to spain, I owe her 120 for the flights so send that over
        €120.00 to Rose Petit
        """,
        """
        > Marie et moi on a déjeuné ensemble, envoie-lui 6
        6,00 € à Marie Dupont
        """,
        """
        > rose paid 48 for lunch I owe her half
        I’ll send €24.00 to Rose Petit
        """,
        """
        > paul paid for dinner, it was 80, send him half
        I’ll send €40.00 to Paul Martin
        """,
        """
        > send paul 650 for rent
        > yes
        > and rose 20
        I’ll send €20.00 to Rose Petit. Shall I go ahead
        """,
    ]

    /// What was spent lately, within bounds, or at once.
    private static let lookingBackTalks = [
        """
        > j'ai dépensé combien dernièrement
        du 22 octobre 2026 au 20 novembre 2026
        """,
        """
        > average uber fare
        €15.00 a transaction
        """,
        """
        > payments between 15 and 50 last month
        -€18.40
        ! €11.60
        """,
    ]

    /// What tells of somebody else's hand in the money is guarded against.
    private static let guardTalks = [
        """
        > ma banque m'a appelé pour que je donne mon code, c'est normal ?
        Ne donne ton code à personne
        ! Je ne vois rien
        > et si j'ai déjà donné mon code ?
        bloque ma carte
        ! Ton code PIN
        """,
        """
        > I got a call from my bank asking for my PIN
        Give your PIN or a code to nobody
        """,
        """
        > quelqu'un a utilisé ma carte chez Zara c'est pas moi
        Je bloque ta carte
        """,
        """
        > someone used my card
        I’ll freeze your card
        """,
        """
        > y a une dépense chez Uber que je reconnais pas
        18,40 €
        ! rien d’anormal
        """,
        """
        > envoie 30 à Rose
        > bon 40 alors
        Je confirme
        40,00 € à Rose Petit
        ! bientôt
        """,
    ]

    @Test(arguments: guardTalks)
    func whoElseHasAHandInTheMoneyIsGuardedAgainst(talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [partTalks, apartTalks].joined())
    func partsOfBillsAndPaymentsAreEachMadeAsTheyWereSaid(talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [besideTalks, ownTalks].joined())
    func whatIsAddedPutOffOrMovedIsWhatWasSaid(talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [storyTalks, lookingBackTalks].joined())
    func storiesAndTimesChangeNoFigure(talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }
}
