import Primitives
import Testing

/// What counts as a yes, which of several things an answer picks, and what is done with a part of a
/// sentence beside it. How conversations are written is said in `TalkTests`.
struct YesTalkTests {
    /// Turns that agree and beside it wait, doubt, bind to something, change or tell.
    static let doubtfulYeses = [
        "ok hold on", "ok one sec", "okay hang on", "sure hang on", "correct it",
        "correct the amount", "yes change it", "yes modify", "yes edit", "yes let me check first",
        "ok I need to check", "yes on condition", "ok as soon as she confirms",
        "yes provided she agrees", "yeah give me a moment", "ok what", "yes I did it already",
        "oui modifie le montant", "oui corrige", "oui change", "ok une seconde", "oui minute",
        "oui enfin faut que je vérifie", "oui faut voir", "oui dès qu'elle confirme",
        "oui dès que c'est bon", "oui tant que c'est bon", "d'accord, sous condition",
        "oui à condition que ce soit bon", "ouais jsp", "nan t'inquiète c'est bon", "t'as qu'à",
        "tkt", "oui je crois", "ok patiente", "ok c'est fait", "oui je l'ai déjà fait",
        "sure, as long as it's from savings", "yes, though I'd rather see the total",
        "yes a third", "yes quadruple", "yes thrice", "yes Sophie",
        "yes to Sophie", "yes send it to Sophie", "yes in cash", "yes with a cap", "oui onze",
        "oui le quart", "oui un millier", "oui en dirhams", "oui en liquide",
        "oui anonymement", "oui fais-le anonymement", "oui à ma soeur",
    ]

    @Test(arguments: doubtfulYeses)
    func aYesBesideWhichMoreIsSaidIsAskedForAgain(turn: String) throws {
        var scene = try FullWallet(OrderTalkTests.full, language: .french)
        try scene.play(
            """
            > envoie 20 à Marie
            > \(turn)
            20,00 € à Marie Dupont. Je confirme
            > oui
            C’est fait. J’ai envoyé 20,00 €
            """)
    }

    @Test(arguments: [("yes send ninety", "90,00"), ("oui une centaine", "100,00")])
    func aYesWithAnotherAmountIsRestatedWithIt(turn: String, amount: String) throws {
        var scene = try FullWallet(OrderTalkTests.full, language: .french)
        try scene.play(
            """
            > envoie 20 à Marie
            > \(turn)
            \(amount) € à Marie Dupont. Je confirme
            > oui
            C’est fait. J’ai envoyé \(amount) €
            """)
    }

    static let plainYeses = [
        "yes", "yes please go ahead", "yep do it", "ok go", "sure, send it", "that's right",
        "the amount is right, go ahead", "yes of course", "yse", "yesss", "confrim it", "spot on",
        "no problem, go ahead", "yes to Marie", "yes Marie", "go on then", "sounds good to me",
        "absolutely", "I confirm", "yes that's it",
        "oui", "oui vas-y", "ok vas-y", "oui c'est parfait, tu peux y aller", "oui à Marie",
        "oui oui", "d'accord, envoie", "bien sûr", "tout à fait", "c'est bon pour moi",
        "je confirme",
        "ça marche", "le montant est bon, valide", "oui s'il te plaît", "pas de souci, vas-y",
        "yes, hit the button", "oui, balance la purée",
        "yes, she earned it", "oui, elle insiste", "sure thing",
        "it's a yes from me", "parfait",
        "carrément", "ouiii", "oui c'est exactement ça", "volontiers, merci beaucoup",
    ]

    @Test(arguments: plainYeses)
    func aYesAloneIsDone(turn: String) throws {
        var scene = try FullWallet(OrderTalkTests.full, language: .french)
        try scene.play(
            """
            > envoie 20 à Marie
            > \(turn)
            C’est fait. J’ai envoyé 20,00 € à Marie Dupont
            """)
    }

    @Test(arguments: [
        "> cancel Netflix\n> yes let me check first\n! Done\nShall I go ahead",
        "> ask Marie for 20\n> ok one sec\n! Done\nShall I go ahead",
        "> annule Netflix\n> oui annule-le\nJ’ai arrêté",
        "> change Netflix to 15\n> yes change it\nI’ve changed",
    ])
    func aYesSpeaksOfWhatItIsSaidTo(talk: String) throws {
        var scene = try FullWallet(OrderTalkTests.full)
        try scene.play(talk)
    }

    /// Yeses to the one of 30 to Paul and 20 to Marie that is told by its place or its name.
    static let narrowings: [(turn: String, kept: String, left: String)] = [
        ("yes to the first", "Paul", "Marie"), ("yes the first", "Paul", "Marie"),
        ("the first yes", "Paul", "Marie"), ("ok the second one", "Marie", "Paul"),
        ("sure, the first one", "Paul", "Marie"), ("go ahead with the first", "Paul", "Marie"),
        ("confirm the first", "Paul", "Marie"), ("yes the last one", "Marie", "Paul"),
        ("oui Paul", "Paul", "Marie"), ("oui le deuxième", "Marie", "Paul"),
        ("oui pour le premier", "Paul", "Marie"), ("le premier oui", "Paul", "Marie"),
        ("oui celui de 30", "Paul", "Marie"), ("yes the 20", "Marie", "Paul"),
        ("oui au moins Paul", "Paul", "Marie"), ("oui, à Marie", "Marie", "Paul"),
    ]

    @Test(arguments: narrowings)
    func aYesToOneOfTwoRestatesIt(turn: String, kept: String, left: String) throws {
        var scene = try FullWallet(OrderTalkTests.full, language: .french)
        try scene.play(
            """
            > envoie 30 à Paul et 20 à Marie
            > \(turn)
            € à \(kept)
            ! \(left)
            ! C’est fait
            """)
    }

    @Test(arguments: [
        "yes one of them", "ok one of the two", "just one", "oui un des deux", "un seul",
    ])
    func oneOfTwoThatIsNotNamedIsAskedFor(turn: String) throws {
        var scene = try FullWallet(OrderTalkTests.full, language: .french)
        try scene.play(
            """
            > envoie 30 à Paul et 20 à Marie
            > \(turn)
            30,00 € à Paul Martin
            20,00 € à Marie Dupont
            Je confirme
            """)
    }

    static let severalTalks = [
        """
        > envoie 30 à Paul et 20 à Marie
        > oui les deux
        Il te reste 1 200,00 €
        """,
        """
        > send 30 to Paul and 20 to Marie
        > yes Paul and Marie
        €1,200.00 left
        """,
        """
        > pay all my bills
        > yes the first
        I’ll pay EDF €84.20
        ! Orange
        """,
        """
        > accepte toutes les demandes
        > oui celle de Zoé
        35,00 € à Zoé
        ! Paul
        """,
        """
        > accept all requests
        > yes Paul's
        Paul Martin the €22.00
        ! Zoé
        """,
    ]

    static let pickTalks = [
        """
        > accept the request
        > decline Paul's
        I’ll decline Paul Martin’s request
        """,
        """
        > accepte la demande
        > refuse celle de Paul
        Je refuse la demande de 22,00 €
        """,
        """
        > refuse la demande
        > accepte celle de Zoé
        Je paie 35,00 € à Zoé
        """,
        """
        > accept the request
        > pay Zoé's
        Zoé Lefèvre the €35.00
        """,
        """
        > accept the request
        > I already paid Paul
        Which one?
        """,
        """
        > pay the bill
        > I already paid EDF
        EDF or Orange. Which one?
        """,
        """
        > paye la facture
        > rappelle-moi EDF demain
        EDF ou Orange. Laquelle ?
        """,
        """
        > paye la facture
        > celle d'EDF s'il te plaît
        Je paie 84,20 € à EDF
        """,
        """
        > stop my subscription
        > how much is Netflix?
        Which one?
        """,
        """
        > annule mon abonnement
        > mets Netflix en pause
        Je suspends
        """,
        """
        > mets un budget de 120 pour les restos
        > mets un budget de 400 pour les courses
        > passe mon budget à 350
        ourses ou restaurants. Lequel ?
        > il reste combien ?
        ourses ou restaurants. Lequel ?
        > le reste
        ourses ou restaurants. Lequel ?
        > combien j'ai dépensé en restos ?
        ourses ou restaurants. Lequel ?
        > celui des courses
        courses à 350,00 €
        """,
        """
        > set a restaurant budget of 120
        > set a groceries budget of 400
        > change my budget to 300
        > how much did I spend on restaurants?
        roceries or restaurants. Which one?
        ! Done
        > not restaurants
        groceries budget to €300.00
        """,
    ]

    static let withdrawnTalks = [
        """
        > Send 20 to Marie. Actually no. Send 15 to Paul.
        €15.00 to Paul Martin
        > no
        ! Marie
        """,
        """
        > envoie 20 à Marie, non attends, envoie 15 à Paul
        15,00 € à Paul Martin
        > non
        ! Marie
        """,
        """
        > pay EDF, no Orange
        I’ll pay Orange
        > no
        ! EDF
        """,
        """
        > annule Netflix, non Spotify
        Spotify
        > non
        ! Netflix
        """,
        """
        > envoie 20 à Marie euh non demande-lui 20
        Je demande 20,00 € à Marie Dupont
        """,
        """
        > ask Marie for 20, no send her 30
        I’ll send €30.00 to Marie Dupont
        """,
    ]

    static let undoneTalks = [
        """
        > send 20 to Marie and 30 to Paul
        > yes
        > undo the one to Paul
        €30.00 to Paul Martin
        ! Marie
        > yes
        €1,230.00 left
        > undo
        €20.00 to Marie Dupont
        ! Paul
        > yes
        €1,250.00 left
        > undo
        nothing pending
        """,
        """
        > envoie 20 à Marie et 30 à Paul
        > oui
        > annule le deuxième
        30,00 € à Paul Martin
        ! Marie
        > oui
        Il te reste 1 230,00 €
        """,
        """
        > ask Marie and Paul for 25 each
        > yes
        > cancel Paul's
        ! Marie
        > yes
        > show my requests
        Marie
        """,
        """
        > envoie 20 à Marie
        > oui
        > envoie 10 à Zoé
        > oui
        > annule celui de Marie
        20,00 € à Marie Dupont
        ! Zoé
        """,
        """
        > paye toutes mes factures
        > oui
        > annule Orange
        29,99 € à Orange
        ! EDF
        > oui
        Il te reste 1 165,80 €
        """,
    ]

    static let besideTalks = [
        """
        > send 20 to Marie
        > yes and freeze my card
        €20.00 to Marie Dupont. Shall I go ahead?
        > yes
        I’ve sent €20.00
        I’ve frozen your card
        """,
        """
        > envoie 20 à Marie
        > oui et annule Netflix
        > oui
        J’ai envoyé
        J’arrête le paiement régulier de 15,99 € à Netflix
        """,
        """
        > envoie 20 à Marie
        > non et annule Netflix
        j’annule
        J’arrête le paiement régulier de 15,99 € à Netflix
        """,
        """
        > arrête Netflix et passe Spotify à 12
        J’arrête le paiement régulier de 15,99 € à Netflix
        > oui
        Je passe le paiement à Spotify à 12,00 €
        """,
        """
        > peux tu me dire combien il me reste et puis envoyer vingt euros à Paul
        1 250,00 €
        20,00 € à Paul Martin
        """,
        """
        > envoie 20 à Paul et sa femme
        « sa femme »
        ! Je confirme
        """,
        """
        > send 20 to Marie and to her son
        “her son”
        ! Shall I go ahead
        """,
        """
        > envoie 20 à Marie
        > ok pour Marie mais mets aussi 5 pour Zoé
        20,00 € à Marie Dupont
        5,00 € à Zoé
        """,
        """
        > send 20 to Marie
        > ok but add 5 for Zoé too
        €20.00 to Marie Dupont
        €5.00 to Zoé
        """,
    ]

    static let keptTalks = [
        """
        > pay EDF and keep 20 for Orange
        I’ll pay EDF €84.20
        ! Orange
        """,
        """
        > envoie 50 à Paul et garde 20 pour Zoé
        50,00 € à Paul Martin
        ! Zoé
        """,
        """
        > paye EDF et mets 20 de côté pour Orange
        Je paie 84,20 € à EDF
        ! Orange
        """,
        """
        > envoie 50 à Paul et laisse 20 à Zoé
        50,00 € à Paul Martin
        20,00 € à Zoé
        """,
    ]

    static let settingTalks = [
        """
        > fixe un budget
        > 150
        Pour quelle catégorie de dépenses ?
        > transports
        transports à 150,00 €
        """,
        """
        > set a budget
        > 150
        For which kind of spending?
        > overall
        overall budget to €150.00
        """,
        """
        > mets un budget de 200 pour les transports
        > plutôt 150
        transports à 150,00 €
        """,
        """
        > set a 200 budget for transport
        > no, 150
        transport budget to €150.00
        """,
        """
        > set a groceries budget of 400
        > set a 200 budget for transport
        > my grocery budget?
        > change it to 350
        groceries budget to €350.00
        """,
        """
        > mets un budget de 400 pour les courses
        > mets un budget de 120 pour les restos
        > mon budget courses ?
        > passe-le à 350
        courses à 350,00 €
        """,
        """
        > bloque ma carte
        > débloque
        Je débloque ta carte
        """,
        """
        > bloque mon portefeuille
        > débloque
        Je déverrouille ton portefeuille
        """,
    ]

    @Test(
        arguments: [
            severalTalks, pickTalks, withdrawnTalks, undoneTalks, besideTalks, keptTalks,
            settingTalks,
        ].joined())
    func nothingIsPickedOrDroppedThatWasNotSaid(talk: String) throws {
        var scene = try FullWallet(OrderTalkTests.full)
        try scene.play(talk)
    }
}
