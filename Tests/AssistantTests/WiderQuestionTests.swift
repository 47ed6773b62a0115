import Testing

/// Talks that ask in words of every day what was spent, what comes next and what saving comes to.
struct WiderQuestionTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "contacts":[{"name":"Sylvie Petit","aliases":["maman","mum"]}],
         "bills":[{"merchant":"Veolia","amount":"96.00 EUR","due":"2026-12-02"}],
         "cards":[{"name":"Fnac","number":"987654321","points":1240,"tier":"Bronze"}],
         "transactions":[
          {"date":"2026-11-19","merchant":"Carrefour","category":"groceries","amount":"22.10 EUR"},
          {"date":"2026-11-15","merchant":"PayPro Global","category":"shopping","amount":"39.90 EUR"},
          {"date":"2026-11-14","merchant":"Amazon","category":"shopping","amount":"59.99 EUR"},
          {"date":"2026-10-30","from":"Employeur","category":"income","amount":"2100.00 EUR"},
          {"date":"2026-09-30","from":"Employeur","category":"income","amount":"2100.00 EUR"},
          {"date":"2026-08-31","from":"Employeur","category":"income","amount":"2100.00 EUR"},
          {"date":"2026-09-12","merchant":"Carrefour","category":"groceries","amount":"64.00 EUR"}
          ]}
        """

    @Test(arguments: [
        """
        > c'est quoi ce débit PayPro Global ?
        15 novembre 2026 · PayPro Global · −39,90 €
        """,
        """
        > je reconnais pas un paiement de 39,90
        PayPro Global
        ! Amazon
        """,
        """
        > I don't recognise a payment of 39.90
        PayPro Global
        ! Amazon
        """,
        """
        > si je mets 150 par mois de côté j'aurai combien en un an ?
        1 800,00 €
        """,
        """
        > si j'épargne 200 euros par mois pendant 6 mois ça fait combien ?
        1 200,00 €
        """,
        """
        > if I save 150 a month how much will I have in a year?
        €1,800.00
        """,
        """
        > que s'est-il passé le 15 novembre ?
        PayPro Global
        ! Carrefour
        """,
        """
        > combien en courses ce mois-ci ?
        22,10 €
        > puis en septembre ?
        64,00 €
        """,
        """
        > qu'est-ce que j'ai acheté hier ?
        Carrefour
        > et avant-hier ?
        ! bien compris
        ! bientôt
        """,
        """
        > what did i buy yesterday
        Carrefour
        > and today
        ! See you
        """,
        """
        > à quelle date est ma prochaine facture Veolia et combien ?
        le 2 décembre 2026 : Veolia, 96,00 €
        > repousse la facture Veolia au 20 décembre
        96,00 € à Veolia le 20 décembre 2026
        """,
        """
        > combien de points j'ai sur ma carte Fnac ?
        1 240 points
        """,
        """
        > how many times did i go to paypro this year
        1 transaction
        > do i spend more at carrefour or amazon
        €86.10 at Carrefour from 21 November 2025
        €59.99 at Amazon from 21 November 2025
        """,
        """
        > je suis payé quand ?
        Employeur
        """,
        """
        > c'est quand ma paie ?
        Employeur
        """,
    ])
    func whatIsAskedInWordsOfEveryDayIsAnswered(talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }
}
