import Testing

/// Talks in which what is restated is answered in another way than by a yes or a no, and in which
/// what is asked for is given beside words of excuse.
struct WiderTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"1840.00 EUR",
         "pin":"0250","accounts":[{"name":"épargne","balance":"3200.00 EUR"}],
         "contacts":[{"name":"Karim Haddad","aliases":["Karim"]},
          {"name":"Linda Brown","aliases":["mum","maman"]}],
         "requests_in":[{"from":"Karim Haddad","amount":"25.00 EUR","note":"pizza"}]}
        """

    @Test(arguments: [
        "ah oui accepte alors", "oui accepte", "ok accepte-la finalement", "ok paie",
        "ah mince non, en fait paie-le", "oui accepte celle de Karim", "finalement accepte",
    ])
    func whoAcceptsWhatIsToBeRefusedDoesNotAgreeToTheRefusal(turn: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(
            """
            > refuse la demande de Karim
            Je refuse la demande de 25,00 €
            > \(turn)
            Je paie 25,00 € à Karim Haddad
            Je confirme
            ! C’est fait
            """)
    }

    @Test(arguments: [
        "oh yes accept it then", "yes accept", "ok pay him", "no, accept it",
        "actually accept it",
    ])
    func whoAcceptsWhatIsToBeDeclinedDoesNotAgreeToThat(turn: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(
            """
            > decline Karim's request
            I’ll decline Karim Haddad’s request for €25.00
            > \(turn)
            I’ll pay Karim Haddad the €25.00
            Shall I go ahead
            ! Done
            """)
    }

    @Test(arguments: ["ok refuse", "oui refuse-la", "finalement refuse-la", "oui refuse plutôt"])
    func whoRefusesWhatIsToBePaidDoesNotAgreeToThePayment(turn: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(
            """
            > accepte la demande de Karim
            Je paie 25,00 € à Karim Haddad
            > \(turn)
            Je refuse la demande de 25,00 €
            Je confirme
            ! C’est fait
            """)
    }

    @Test(arguments: ["ok decline it", "yes decline", "actually decline it"])
    func whoDeclinesWhatIsToBePaidDoesNotAgreeToThePayment(turn: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(
            """
            > accept Karim's request
            I’ll pay Karim Haddad the €25.00
            > \(turn)
            I’ll decline Karim Haddad’s request for €25.00
            Shall I go ahead
            ! Done
            """)
    }

    /// The same deed behind a yes agrees, and a no gives up.
    private static let sameAnswerTalks = [
        """
        > refuse la demande de Karim
        > oui refuse
        C’est fait. J’ai refusé
        """,
        """
        > decline Karim's request
        > yes decline it
        Done. I’ve declined
        """,
        """
        > accept Karim's request
        > no, decline
        ! Done
        ! I’ll pay
        """,
        """
        > refuse la demande de Karim
        > non
        D’accord, j’annule
        """,
    ]

    @Test(arguments: sameAnswerTalks)
    func theSameAnswerBehindAYesIsDone(talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        "sorry 0250", "oops, 0250", "my bad, it's 0250", "sorry I meant 0250", "0250",
    ])
    func aPINBesideAnExcuseIsNoAmount(turn: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(
            """
            > send mum 1200
            €1,200.00 to Linda Brown
            > yes
            Your PIN
            > 4321
            That’s not the right PIN
            > \(turn)
            Done. I’ve sent €1,200.00
            ! €250.00
            """)
    }

    @Test(arguments: [
        "pardon 0250", "pardon, je voulais dire 0250", "oups c'est 0250",
        "désolé, je me suis trompé, c'est 0250",
    ])
    func aPINBesideAFrenchExcuseIsNoAmount(turn: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(
            """
            > envoie 1200 à maman
            1 200,00 € à Linda Brown
            > oui
            Ton code PIN
            > 4321
            Ce n’est pas le bon code
            > \(turn)
            C’est fait. J’ai envoyé 1 200,00 €
            ! J’envoie
            """)
    }

    /// Another amount that is said with its currency is still one.
    private static let amountAtPINTalks = [
        """
        > send mum 1200
        > yes
        > sorry 1250 euros
        I’ll send €1,250.00 to Linda Brown
        """,
        """
        > envoie 1200 à maman
        > oui
        > pardon 1250 €
        J’envoie 1 250,00 € à Linda Brown
        """,
    ]

    @Test(arguments: amountAtPINTalks)
    func anAmountWithItsCurrencyIsNoPIN(talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    private static let savingsUndoneTalks = [
        """
        > envoie 200 vers mon épargne tous les mois
        > oui
        > annule
        le virement régulier de 200,00 € du compte principal vers le compte « épargne »
        """,
        """
        > move 200 to my épargne account every month
        > yes
        > undo that
        the recurring transfer of €200.00 from the main account to “épargne”
        """,
    ]

    @Test(arguments: savingsUndoneTalks)
    func aStandingOrderIntoSavingsIsUndoneByTheNamesOfBothAccounts(talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    private static let household = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"1850.00 EUR",
         "accounts":[{"name":"épargne","balance":"3200.00 EUR"},
          {"name":"compte joint","balance":"640.00 EUR"}],
         "contacts":[{"name":"Paul Martin","aliases":["Paul"]},
          {"name":"Paul Lefèvre","aliases":["Paulo"]},{"name":"Rose Petit","aliases":["Rose"]},
          {"name":"Aminata Koné","aliases":["maman","mum"]},
          {"name":"Jack Reed","aliases":["Jack"]},{"name":"Karim Haddad","aliases":["Karim"]}],
         "bills":[{"merchant":"EDF","amount":"84.20 EUR","due":"2026-12-10"},
          {"merchant":"Orange","amount":"39.99 EUR","due":"2026-11-24"},
          {"merchant":"MAIF","amount":"312.00 EUR","due":"2026-12-31"}],
         "subscriptions":[
          {"merchant":"Netflix","amount":"13.49 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=3"},
          {"merchant":"Spotify","amount":"10.99 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=1"},
          {"merchant":"PureGym","amount":"24.99 EUR","frequency":"FREQ=MONTHLY;BYMONTHDAY=5"}],
         "requests_in":[{"from":"Karim Haddad","amount":"25.00 EUR","note":"pizza"}],
         "autopay":{"enabled":true}}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.household)
        try scene.play(talk)
    }

    @Test(arguments: [
        """
        > désactive la biométrie
        C’est déjà le cas
        > désactive-la
        C’est déjà le cas
        ! bloqué
        """,
        """
        > désactive la biométrie
        > désactive le en fait
        C’est déjà le cas
        > active-la
        J’active la biométrie
        """,
        """
        > turn off biometrics
        > turn it back on
        biometric
        Shall I go ahead
        """,
        """
        > désactive le sans contact
        > désactive-le
        Je ne peux ni activer ni désactiver le sans contact
        """,
    ])
    func itMeansTheSettingSpokenOfRightBefore(talk: String) throws { try play(talk) }

    @Test(arguments: [
        "désactive le sans contact", "désactive les paiements en ligne",
        "tu peux bloquer les paiements à l'étranger ?", "coupe les retraits",
    ])
    func partOfTheCardIsNotSwitchedInFrench(turn: String) throws {
        try play(
            """
            > \(turn)
            Je ne peux ni activer ni désactiver le sans contact, les paiements en ligne
            dis « bloque ma carte »
            > et les paiements à l'étranger
            Je ne peux ni activer ni désactiver le sans contact
            """)
    }

    @Test(arguments: [
        "disable contactless", "turn off online payments", "turn off payments abroad",
        "block online payments",
    ])
    func partOfTheCardIsNotSwitchedInEnglish(turn: String) throws {
        try play(
            """
            > \(turn)
            I can’t switch contactless, online payments, payments abroad or withdrawals
            say “freeze my card”
            > and payments abroad
            I can’t switch contactless
            """)
    }

    @Test(arguments: [
        ("jai assez pour payer edf et orange ?", "Oui : après 124,19 €"),
        ("t'as assez pour payer edf et orange ?", "Oui : après 124,19 €"),
        ("j'ai assez pour payer EDF ?", "Oui : après 84,20 €"),
        ("have I got enough to pay EDF and Orange?", "Yes: after €124.19"),
        ("can I afford to pay EDF and MAIF?", "Yes: after €396.20"),
    ])
    func whetherBillsCanBePaidIsAskedAndTheyAreCountedOnce(
        question: String, answer: String
    ) throws {
        var scene = try FullWallet(Self.household)
        try scene.play("> \(question)\n\(answer)\n! confirme\n! Shall I")
    }

    @Test(arguments: [
        ("est-ce qu'il faut que je paie EDF aujourd'hui ?", "EDF : 84,20 €, à payer au plus tard"),
        ("est-ce que je dois payer EDF maintenant ?", "EDF : 84,20 €, à payer au plus tard"),
        ("do I have to pay EDF today?", "EDF: €84.20, due on 10 December 2026"),
        ("do I need to pay EDF now?", "EDF: €84.20, due on 10 December 2026"),
        ("la facture EDF est à combien ?", "EDF : 84,20 €"),
        ("combien coûte la facture EDF ?", "EDF : 84,20 €"),
        ("c'est combien EDF déjà ?", "EDF : 84,20 €"),
        ("how much is the EDF bill", "EDF: €84.20"),
        ("what's my EDF bill", "EDF: €84.20"),
        ("c'est pour quand EDF", "10 décembre 2026"),
    ])
    func aBillIsAskedAboutAndNotPaid(question: String, answer: String) throws {
        try play("> \(question)\n\(answer)\n! Orange\n! Je confirme\n! Shall I go ahead")
    }

    @Test(arguments: [
        ("how much is the phone bill", "Orange: €39.99"),
        ("when is my phone bill due", "24 November 2026"),
        ("quelle facture arrive en premier ?", "Orange : 39,99 €"),
        ("which bill is due first", "Orange: €39.99"),
        ("quelles factures la semaine prochaine ?", "Orange : 39,99 €"),
        ("what bills are due next week", "Orange: €39.99"),
        ("whats due before the 10th", "Orange: €39.99"),
    ])
    func theBillAskedForIsToldAlone(question: String, answer: String) throws {
        try play("> \(question)\n\(answer)\n! EDF\n! MAIF\n! Shall I go ahead")
    }

    @Test(arguments: [
        ("quelles factures sont à payer cette semaine ?", "Aucune facture n’est à payer"),
        ("what bills are due this week", "No bill is due"),
        ("what's my council tax bill", "I can’t find a bill from council tax"),
    ])
    func thatNoBillIsDueThenIsTold(question: String, answer: String) throws {
        try play("> \(question)\n\(answer)\n! Orange")
    }

    @Test(arguments: [
        """
        > envoie 30 à Rose
        > attends c'est combien Orange déjà ?
        Orange : 39,99 €
        J’envoie 30,00 € à Rose Petit
        > oui
        C’est fait. J’ai envoyé 30,00 € à Rose Petit
        """,
        """
        > send 30 to Rose
        > wait, how much is the Orange bill?
        Orange: €39.99
        I’ll send €30.00 to Rose Petit
        """,
    ])
    func aBillIsToldInTheMiddleOfAPayment(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > envoie 30 à Paulo
        > oui
        > et 20 à l'autre Paul
        J’envoie 20,00 € à Paul Martin
        """,
        """
        > envoie 30 à Paul Martin
        > non à l'autre Paul
        J’envoie 30,00 € à Paul Lefèvre
        """,
        """
        > send 30 to Paulo
        > yes
        > and 20 to the other Paul
        I’ll send €20.00 to Paul Martin
        """,
        """
        > send 30 to Paul Martin
        > no, to the other Paul
        I’ll send €30.00 to Paul Lefèvre
        """,
    ])
    func theOtherOfANameIsNotTheOneSpokenOf(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > Netflix passe à 15,99 le mois prochain
        Netflix à 15,99 €
        ! la dernière fois
        """,
        """
        > Netflix goes up to 15.99 next month
        Netflix to €15.99
        ! last on
        """,
        """
        > Spotify passe à 12,99 en février
        pas un autre jour
        dès le prochain paiement, le 1er décembre 2026
        > passe Spotify à 12,99 €
        Spotify à 12,99 €
        Je confirme
        """,
        """
        > Spotify goes up to 12.99 in February
        not on another day
        from the next payment, on 1 December 2026
        > change Spotify to €12.99
        Spotify to €12.99
        Shall I go ahead
        """,
    ])
    func aHigherPriceHasAFirstDayAndNoLast(talk: String) throws { try play(talk) }

    @Test(arguments: [
        ("envoie 50 à Rose le 31 février", "le 28 alors", "le 28 février 2027"),
        ("envoie 50 à Rose le 30 février 2028", "le 29", "le 29 février 2028"),
        ("envoie 50 à Rose le 31 février", "le 30", "Cette date n’est pas possible"),
        ("send 50 to Rose on 31 February", "the 28th then", "on 28 February 2027"),
        ("send 50 to Rose on 31 June", "the 30th", "on 30 June 2027"),
    ])
    func anotherDayOfAnImpossibleDateIsOfItsMonth(
        order: String, correction: String, answer: String
    ) throws {
        try play("> \(order)\n> \(correction)\n\(answer)")
    }

    @Test(arguments: [
        ("si EDF dépasse 80 euros, paie pas", "Je ne peux pas attendre qu’une condition"),
        ("si ma facture dépasse 50 euros demande-moi avant de payer", "Je ne peux pas attendre"),
        ("if EDF goes over 80 don't pay it", "I can’t wait for a condition"),
        ("if my bill is over 50 ask me before paying", "I can’t wait for a condition"),
    ])
    func whatIsNotToBePaidInACaseAllowsNothing(turn: String, answer: String) throws {
        try play("> \(turn)\n\(answer)\n! confirme\n! Shall I")
    }

    @Test(arguments: [
        """
        > cancel spotify as well as the gym
        Spotify
        > yes
        > yes
        PureGym
        """,
        """
        > don't cancel netflix, cancel spotify
        I’ll stop the recurring payment of €10.99 to Spotify
        ! Netflix
        """,
        """
        > n'annule pas netflix, annule spotify
        J’arrête le paiement régulier de 10,99 € à Spotify
        ! Netflix
        """,
        """
        > annule Netflix ainsi que Spotify
        Netflix
        > oui
        > oui
        Spotify
        """,
    ])
    func whatIsStoppedIsWhatIsNamed(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > envoie 20 à maman tous les mois
        > oui
        > envoie 30 à Jack tous les mois
        > oui
        > arrête maman
        Aminata Koné
        ! Jack
        """,
        """
        > send 20 to mum every month
        > yes
        > send 30 to Jack every month
        > yes
        > stop mums
        Aminata Koné
        ! Jack
        """,
    ])
    func aNameDecidesWhichStandingOrderIsStopped(talk: String) throws { try play(talk) }

    @Test(arguments: [
        ("envoie 25 à Karim demain à 18h", "sans heure précise ; sa demande de 25,00 € reste"),
        ("send 25 to Karim tomorrow at 6pm", "no set time of day; their request for €25.00 stays"),
        ("envoie 30 à Rose depuis le compte joint", "à Rose Petit depuis « compte joint »"),
        ("combien sur le compte joint", "Le solde de « compte joint » est de 640,00 €"),
        ("t'es qui", "Je suis Yani, un assistant privé pour ton argent"),
        ("tu es qui ?", "Je suis Yani"),
        ("who are you", "I’m Yani, a private assistant for your money"),
    ])
    func repliesSayEachThingOnceAndInOrder(turn: String, answer: String) throws {
        try play("> \(turn)\n\(answer)\n! compte « compte")
    }
}
