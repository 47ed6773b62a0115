import Testing

/// What is given up, put right or taken back in a few words, and what goes on behind it; written as
/// `TalkTests` says.
struct ChangedMindTalkTests {
    private static let fixture = """
        {"balance":"850.00 EUR",
         "contacts":[{"name":"Marie Dupont","aliases":["Marie"]},{"name":"Léa Bernard"},
          {"name":"Rose Martin"},{"name":"Karim Benali"},{"name":"Tom Baker"}],
         "autopay":{"enabled":true,"daily":"50.00 EUR"},
         "bills":[{"merchant":"EDF","amount":"86.40 EUR","due":"2026-12-05"},
          {"merchant":"Orange","amount":"39.99 EUR","due":"2026-12-02"},
          {"merchant":"Veolia","amount":"54.20 EUR","due":"2026-12-15"}],
         "transactions":[
          {"date":"2026-11-03","merchant":"Carrefour","category":"groceries","amount":"82.30 EUR"},
          {"date":"2026-11-15","merchant":"Netflix","category":"subscriptions","amount":"13.49 EUR"}]}
        """

    /// A no, or another word that gives up, before a question: nothing is left for a yes behind it.
    static let givenUp = [
        """
        > envoie 20 à Marie
        > non, c'est quoi mon solde ?
        j’annule
        850,00 €
        ! Je confirme
        > oui
        rien en attente
        """,
        """
        > send 20 to Tom
        > actually no, what's my balance?
        cancelled
        €850.00
        ! go ahead
        > ok
        nothing pending
        """,
        """
        > envoie 20 à Marie
        > laisse tomber, montre mon solde
        j’annule
        > oui
        rien en attente
        > envoie 20 à Marie
        > non merci, montre mes dernières opérations
        j’annule
        Netflix
        > d'accord
        rien en attente
        """,
        """
        > send 20
        > forget it, what's my balance?
        cancelled
        €850.00
        ! Who should
        > pay EDF
        > cancel that and show me my last transaction
        cancelled
        Netflix
        > yes
        nothing pending
        """,
        """
        > envoie 20 à Marie
        > attends, c'est quoi mon solde ?
        850,00 €
        J’envoie 20,00 € à Marie Dupont
        ! j’annule
        > demande 10 à Karim
        Je laisse la demande précédente
        Je demande 10,00 € à Karim Benali
        > non, envoie-lui 10
        J’envoie 10,00 € à Karim Benali
        """,
        """
        > send 20 to Tom
        > hold on, what's my balance?
        €850.00
        I’ll send €20.00 to Tom Baker
        ! cancelled
        """,
    ]

    /// Second thoughts right behind what was done offer to take it back; a no alone does not.
    static let takenBack = [
        """
        > envoie 50 à Marie
        > oui
        > finalement non
        J’annule l’envoi de 50,00 € à Marie Dupont
        > oui
        850,00 €
        """,
        """
        > send 50 to Tom
        > yes
        > oh no wait
        I’ll undo
        €50.00 to Tom Baker
        """,
        """
        > envoie 50 à Marie
        > oui
        > non
        rien en attente
        > ah non en fait
        J’annule l’envoi de 50,00 €
        """,
    ]

    /// Another amount or rhythm in few words is what is restated.
    static let putRight = [
        """
        > envoie 50 à Marie
        > ah non la moitié
        J’envoie 25,00 € à Marie Dupont
        > non juste 20
        J’envoie 20,00 € à Marie Dupont
        > oui merci bonne soirée
        J’ai envoyé 20,00 €
        """,
        """
        > send 50 to Tom
        > that's too much, half
        I’ll send €25.00 to Tom Baker
        > no only 20
        I’ll send €20.00 to Tom Baker
        > yes please have a nice day
        I’ve sent €20.00
        """,
        """
        > vire 30 à Léa toutes les semaines
        > non, 30 par mois plutôt
        30,00 € à Léa Bernard tous les mois
        > par an
        tous les ans
        """,
        """
        > send 30 to Tom every week
        > no, 40 a month
        €40.00 to Tom Baker every month
        > per week
        every week
        """,
    ]

    /// A transfer that is scheduled for one day is paid on that day, and asks for no rhythm.
    static let scheduled = [
        """
        > programme 50 euros pour Rose le 15 janvier
        50,00 € à Rose Martin le 15 janvier
        ! tous les mois
        > oui
        le 15 janvier
        """,
        """
        > programme un virement de 50 à Léa vendredi
        50,00 € à Léa Bernard le
        ! rythme
        """,
        """
        > schedule 50 euros to Tom on the 15th of January
        €50.00 to Tom Baker on 15 January
        ! every month
        """,
        """
        > programme un virement de 50 à Léa à partir du 3 décembre
        À quel rythme
        """,
    ]

    /// What bills leave of the balance, which there are, and all but one of them paid.
    static let bills = [
        """
        > combien il me reste si je paie toutes mes factures ?
        180,59 €
        669,41 €
        > combien il me restera après avoir payé EDF ?
        763,60 €
        > quelles factures il me reste ?
        Orange
        Veolia
        > paye mes factures sauf Veolia
        39,99 € à Orange
        86,40 € à EDF
        ! 54,20
        """,
        """
        > what will my balance be after the bills?
        €180.59
        €669.41
        > how much would I have left if I paid EDF and Orange?
        €126.39
        €723.61
        > which bills do I have left?
        Veolia
        > pay my bills except Veolia
        Orange €39.99
        EDF €86.40
        ! 54.20
        """,
    ]

    /// The most of each payment by auto-pay is no limit of a day; the other bound of a list goes.
    static let bounds = [
        """
        > n'autopaie rien au-dessus de 20
        20,00 € par demande
        ! par jour
        """,
        """
        > don't auto-pay anything over 20
        €20.00 a request
        ! a day
        > no
        > never auto-pay more than 30 at a time
        €30.00 a request
        """,
        """
        > dépenses de plus de 80 euros
        Carrefour
        > et celles de moins de 20 euros ?
        Netflix
        ! Carrefour
        """,
        """
        > payments over 80 euros
        Carrefour
        > and those under 20?
        Netflix
        ! Carrefour
        """,
    ]

    /// Who bears another name is not taken for a slip of a contact's; who sounds like it may be.
    static let names = [
        """
        > envoie 50 à Marine
        Je ne trouve pas
        ! Marie Dupont
        > à Mari
        J’envoie 50,00 € à Marie Dupont
        """,
        """
        > send 50 to Tim
        I can’t find
        ! Tom Baker
        """,
    ]

    @Test(
        arguments: [
            givenUp, takenBack, putRight, scheduled, bills, bounds, names,
        ].joined())
    func theWalletAnswers(talk: String) throws {
        var scene = try FullWallet(Self.fixture)
        try scene.play(talk)
    }
}
