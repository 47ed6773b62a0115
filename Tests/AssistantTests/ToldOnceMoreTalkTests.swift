import Testing

/// Talks that ask once more, in a few words, of what was told or done right before; written as
/// `TalkTests` says, on 20 November 2026.
struct ToldOnceMoreTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "contacts":[{"name":"Marie Dupont","aliases":["Marie"]},
          {"name":"Paul Martin","aliases":["Paul"]}],
         "budgets":{"groceries":"20.00 EUR","transport":"15.00 EUR","shopping":"100.00 EUR"},
         "transactions":[
          {"date":"2026-11-19","from":"Paul Martin","amount":"60.00 EUR"},
          {"date":"2026-11-18","merchant":"Carrefour","category":"groceries","amount":"22.10 EUR"},
          {"date":"2026-11-15","merchant":"Uber","category":"transport","amount":"18.40 EUR"},
          {"date":"2026-11-12","to":"Marie Dupont","amount":"45.00 EUR"},
          {"date":"2026-10-12","merchant":"Carrefour","category":"groceries","amount":"64.00 EUR"},
          {"date":"2026-09-12","merchant":"Carrefour","category":"groceries","amount":"31.00 EUR"},
          {"date":"2026-07-28","from":"Acme","category":"income","amount":"2000.00 EUR"},
          {"date":"2026-07-20","merchant":"Lidl","category":"groceries","amount":"12.00 EUR"},
          {"date":"2026-07-10","merchant":"Fnac","category":"shopping","amount":"389.00 EUR"},
          {"date":"2026-07-04","merchant":"Decathlon","category":"shopping","amount":"59.00 EUR"}]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    private static let ofOne = [
        """
        > did I send Marie 45 last week
        12 November 2026 · Marie Dupont · -€45.00
        > which Marie
        12 November 2026 · Marie Dupont · -€45.00
        ! Uber
        > who to
        12 November 2026 · Marie Dupont · -€45.00
        ! Uber
        > when was it
        12 November 2026 · Marie Dupont · -€45.00
        ! Uber
        """,
        """
        > did anything come in yesterday
        19 November 2026 · Paul Martin · €60.00
        > who from
        19 November 2026 · Paul Martin · €60.00
        ! Uber
        > who was it from
        19 November 2026 · Paul Martin · €60.00
        ! Uber
        """,
        """
        > c'était quand la dernière fois que j'ai payé Marie ?
        12 novembre 2026 · Marie Dupont · −45,00 €
        > quelle Marie ?
        12 novembre 2026 · Marie Dupont · −45,00 €
        ! Uber
        > c'était quand ?
        12 novembre 2026 · Marie Dupont · −45,00 €
        ! Uber
        """,
        """
        > qu'est-ce que j'ai reçu hier ?
        19 novembre 2026 · Paul Martin · 60,00 €
        > de qui
        19 novembre 2026 · Paul Martin · 60,00 €
        ! Uber
        > c'était de qui ?
        19 novembre 2026 · Paul Martin · 60,00 €
        ! Uber
        """,
    ]

    @Test(arguments: ofOne)
    func whoAndWhenAreOfTheOneThingTold(talk: String) throws { try play(talk) }

    private static let deeds = [
        """
        > send Marie 20
        > yes
        €2,380.00
        > did it go through
        nothing was done again
        €20.00 to Marie Dupont
        > is it done
        €20.00 to Marie Dupont
        > what's my balance
        €2,380.00
        """,
        """
        > envoie 20 à Marie
        > oui
        2 380,00 €
        > c'est parti ?
        rien n’a été refait
        20,00 € à Marie Dupont
        > c'est bon ?
        20,00 € à Marie Dupont
        > le virement est passé ?
        20,00 € à Marie Dupont
        > c'est quoi mon solde ?
        2 380,00 €
        """,
        """
        > envoie 20 à Marie
        > oui
        > c'est fait ?
        rien n’a été refait
        """,
        """
        > is it done
        There is nothing pending
        """,
        """
        > c'est bon ?
        rien en attente
        """,
    ]

    @Test(arguments: deeds)
    func whetherItWasDoneIsToldWithoutDoingItAgain(talk: String) throws { try play(talk) }

    private static let figures = [
        """
        > how much at Carrefour in october and also in november
        €64.00
        €22.10
        > which was more
        €64.00
        ! €22.10
        > so whats the difference
        €41.90
        """,
        """
        > how much did I spend at Carrefour in september
        €31.00
        > and in october
        €64.00
        > and november so far
        €22.10
        > which was the most
        €64.00
        ! €22.10
        > which was the lowest
        €22.10
        ! €64.00
        > what's the difference
        €41.90
        """,
        """
        > what did I spend on groceries in october
        €64.00
        > and on transport in november
        €18.40
        > what's the difference
        The difference is €45.60: €64.00 against €18.40.
        > which was more
        €64.00
        ! €18.40
        """,
        """
        > j'ai dépensé combien chez Carrefour en octobre ?
        64,00 €
        > et en novembre ?
        22,10 €
        > lequel est le plus élevé ?
        64,00 €
        ! 22,10
        > ça fait combien de différence ?
        41,90 €
        """,
        """
        > j'ai dépensé combien chez Carrefour en octobre ?
        64,00 €
        > et en novembre ?
        22,10 €
        > la différence ?
        41,90 €
        """,
        """
        > j'ai dépensé combien en courses en octobre ?
        64,00 €
        > et en transports en novembre ?
        18,40 €
        > quelle est la différence ?
        La différence est de 45,60 € : 64,00 € contre 18,40 €.
        """,
    ]

    @Test(arguments: figures)
    func figuresToldAreSetBesideEachOther(talk: String) throws { try play(talk) }

    private static let budgets = [
        """
        > am i over on anything
        The groceries budget: €22.10 of €20.00 spent this month, €2.10 over.
        The transport budget: €18.40 of €15.00 spent this month, €3.40 over.
        ! shopping
        > by how much
        €2.10 over
        €3.40 over
        ! You spent
        > which one is worst
        €3.40 over
        ! €2.10
        """,
        """
        > how are my budgets doing
        The shopping budget: €0.00 of €100.00
        > which one is worst
        €3.40 over
        ! shopping
        """,
        """
        > j'ai dépassé quels budgets ce mois-ci ?
        dépassé de 2,10 €
        dépassé de 3,40 €
        ! achats
        > de combien ?
        dépassé de 2,10 €
        dépassé de 3,40 €
        ! solde
        > lequel est le pire ?
        dépassé de 3,40 €
        ! 2,10
        """,
    ]

    @Test(arguments: budgets)
    func budgetsExceededAreToldAlone(talk: String) throws { try play(talk) }

    @Test(arguments: [
        ("am i over on anything", "None of your budgets is exceeded."),
        ("quels budgets j'ai dépassés ?", "Aucun de tes budgets n’est dépassé."),
    ])
    func whereNoBudgetIsExceededThatIsTold(said: String, told: String) throws {
        var scene = try FullWallet(
            #"{"balance":"500.00 EUR","budgets":{"groceries":"900.00 EUR","travel":"80.00 EUR"}}"#)
        try scene.play("> \(said)\n\(told)")
    }

    private static let before = [
        """
        > how much was my last Carrefour shop
        18 November 2026 · Carrefour · -€22.10
        > and the one before
        12 October 2026 · Carrefour · -€64.00
        ! -€22.10
        > how much was that
        12 October 2026 · Carrefour · -€64.00
        ! -€22.10
        > and the one before that
        12 September 2026 · Carrefour · -€31.00
        > and the one before
        That’s all of them.
        """,
        """
        > c'était combien ma dernière course chez Carrefour ?
        18 novembre 2026 · Carrefour · −22,10 €
        > et celle d'avant ?
        12 octobre 2026 · Carrefour · −64,00 €
        ! −22,10
        > et la précédente ?
        12 septembre 2026 · Carrefour · −31,00 €
        """,
        """
        > c'était combien ma dernière course chez Carrefour ?
        18 novembre 2026 · Carrefour · −22,10 €
        > et l'avant-dernière ?
        12 octobre 2026 · Carrefour · −64,00 €
        """,
    ]

    @Test(arguments: before)
    func theOneBeforeTheLatestIsTold(talk: String) throws { try play(talk) }

    private static let lists = [
        """
        > montre-moi mes opérations de juillet
        20 juillet 2026 · Lidl · −12,00 €
        > laquelle est la plus élevée ?
        10 juillet 2026 · Fnac · −389,00 €
        ! Lidl
        """,
        """
        > show my transactions in july
        20 July 2026 · Lidl · -€12.00
        > which is the highest
        10 July 2026 · Fnac · -€389.00
        ! Lidl
        """,
        """
        > my big purchases in july
        The 3 largest transactions
        10 July 2026 · Fnac · -€389.00
        4 July 2026 · Decathlon · -€59.00
        """,
        """
        > mes grosses dépenses de juillet
        Les 3 plus grosses opérations
        10 juillet 2026 · Fnac · −389,00 €
        4 juillet 2026 · Decathlon · −59,00 €
        > laquelle est la plus élevée ?
        10 juillet 2026 · Fnac · −389,00 €
        ! Decathlon
        """,
    ]

    @Test(arguments: lists)
    func theLargestIsOfThoseTold(talk: String) throws { try play(talk) }

    private static let courses = [
        """
        > did groceries go up
        October 2026, €64.00
        > since when
        October 2026, €64.00
        > when
        October 2026, €64.00
        """,
        """
        > mes courses augmentent ?
        octobre 2026, 64,00 €
        > depuis quand ?
        octobre 2026, 64,00 €
        """,
    ]

    @Test(arguments: courses)
    func sinceWhenIsOfTheCourseTold(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > did Netflix go up
        Netflix: €15.49 since 4 September 2026, €13.49 before (€2.00 more)
        > since when
        Netflix: €15.49 since 4 September 2026, €13.49 before (€2.00 more)
        > when
        Netflix: €15.49 since 4 September 2026, €13.49 before (€2.00 more)
        > is my spending at Netflix going up
        Your spending at Netflix is going up
        > since when
        €15.49 a month since September 2026, €13.49 before.
        """,
        """
        > Netflix a augmenté ?
        Netflix : 15,49 € depuis le 4 septembre 2026, 13,49 € avant (2,00 € de plus)
        > depuis quand ?
        Netflix : 15,49 € depuis le 4 septembre 2026, 13,49 € avant (2,00 € de plus)
        > mes dépenses chez Netflix augmentent ?
        Tes dépenses chez Netflix augmentent
        > depuis quand ?
        15,49 € par mois depuis septembre 2026, 13,49 € avant.
        """,
    ])
    func aPriceIsToldSinceTheMonthItRoseIn(talk: String) throws {
        let payments = [5, 6, 7, 8, 9, 10, 11].map { month in
            let day = month < 10 ? "2026-0\(month)-04" : "2026-\(month)-04"
            let amount = month < 9 ? "13.49 EUR" : "15.49 EUR"
            return #"{"date":"\#(day)","merchant":"Netflix","category":"subscriptions","#
                + #""amount":"\#(amount)"}"#
        }
        var scene = try FullWallet(
            #"{"balance":"500.00 EUR","transactions":[\#(payments.joined(separator: ","))]}"#)
        try scene.play(talk)
    }
}
