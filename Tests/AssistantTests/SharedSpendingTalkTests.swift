import Testing

/// Talks about what was spent together, and about what is put right once it is done.
struct SharedSpendingTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "accounts":[{"name":"épargne","balance":"800.00 EUR"}],
         "contacts":[{"name":"Marie Dupont","aliases":["Marie"]},
          {"name":"Karim Benali","aliases":["Karim"]},{"name":"Rose Petit","aliases":["Rose"]},
          {"name":"Linda Brown","aliases":["mum","maman"]}],
         "bills":[{"merchant":"EDF","amount":"84.20 EUR","due":"2026-11-28"},
          {"merchant":"Orange","amount":"39.99 EUR","due":"2026-12-05"}]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        ("rembourse à Karim la moitié des courses de 64,50", "32,25 € à Karim Benali"),
        ("demande à Karim la moitié de la facture de 112,40", "56,20 € à Karim Benali"),
        ("send Karim half of the bill of 80", "€40.00 to Karim Benali"),
    ])
    func aPartOfWhatIsNamedIsReckoned(turn: String, restated: String) throws {
        try play("> \(turn)\n\(restated)")
    }

    @Test(arguments: [
        "on partage l'addition de 75 euros entre moi Marie et Karim c'est moi qui ai payé",
        "on partage 75 avec Marie et Karim j'ai tout payé",
        "on partage 75 euros à trois avec Marie et Karim",
        "split 75 with Marie and Karim it was me who paid",
    ])
    func whoPaidForAllAsksTheOthersForTheirShares(turn: String) throws {
        let amount = turn.hasPrefix("split") ? "€25.00" : "25,00 €"
        try play("> \(turn)\nMarie Dupont\nKarim Benali\n\(amount)\n! envoie\n! send")
    }

    @Test(arguments: [
        (
            "partage l'addition de 60 euros entre moi, Karim et Rose, c'est Karim qui a payé",
            "J’envoie 20,00 € à Karim Benali"
        ),
        ("split 60 between me, Karim and Rose, Karim paid", "I’ll send €20.00 to Karim Benali"),
        ("split 60 between Karim, Rose and me, Karim paid", "I’ll send €20.00 to Karim Benali"),
    ])
    func anotherWhoPaidIsPaidBack(turn: String, restated: String) throws {
        try play("> \(turn)\n\(restated)\n! Rose")
    }

    @Test(arguments: [
        """
        > dinner was 96 and i paid, get everyone to chip in, it was me, Marie, Karim and Rose
        I’ll ask Marie Dupont for €24.00
        > how much each?
        I’ll ask Marie Dupont for €24.00
        ! You spent
        """,
        """
        > lunch was 48.60 with Marie and Karim and i paid
        > split it evenly
        €16.20
        ! €24.30
        """,
        """
        > send Karim like 30 yeah 30
        ! Which one
        """,
    ])
    func whatIsSharedIsDividedAmongAll(talk: String) throws { try play(talk) }

    @Test func whatReplacesAnUndoneOrderIsToldWithIt() throws {
        try play(
            """
            > envoie 20 à Marie
            > oui
            > non en fait 25
            J’annule l’envoi de 20,00 € à Marie Dupont. Je confirme ?
            Ensuite, je te proposerai : J’envoie 25,00 € à Marie Dupont.
            > oui
            J’envoie 25,00 € à Marie Dupont. Je confirme ?
            """)
    }

    @Test(arguments: [
        """
        > programme 100 à Marie tous les mois le 5
        > oui
        > finalement mets 150
        150,00 €
        ! J’annule
        > oui
        150,00 €
        """,
        """
        > pay Karim 10 every friday
        > yes
        > make it fortnightly
        every other week
        ! undo
        """,
        """
        > pay Karim 10 every friday
        > yes
        > actually every thursday
        every Thursday
        ! undo
        """,
        """
        > send Marie 50 on the first of every month
        > yes
        > make it the 3rd instead
        3rd
        ! undo
        """,
    ])
    func aStandingOrderIsChangedByWhatIsSaidBehindIt(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > pay the EDF bill on the day it's due
        on 28 November 2026
        """,
        """
        > how much are my bills altogether
        €124.19
        > which is due first
        EDF
        ! Shall I go ahead
        """,
        """
        > quelles factures je dois payer ?
        Orange
        > laquelle est à payer en premier ?
        EDF
        ! Orange
        """,
        """
        > i want to put 100 in savings every month on payday the 28th
        28
        ! 20 November
        """,
        """
        > i need to send my mum some money
        How much should I send to Linda
        """,
        """
        > whats my sort code
        ! PIN
        """,
        """
        > crée une cagnotte de 500 euros pour les vacances
        ! budget voyages
        """,
        """
        > on m'a volé ma carte bancaire ce matin dans le metro
        J’ai bloqué ta carte
        """,
        """
        > pay 45 to electrician Bob Harris sort code 20-00-00 account 55779911
        ! 55,779
        ! called
        """,
        """
        > send 2 payments of 100 to Marie
        €100.00 to Marie Dupont
        All of these
        """,
    ])
    func whatIsSaidOfDaysAndAccountsIsHeard(talk: String) throws { try play(talk) }
}
