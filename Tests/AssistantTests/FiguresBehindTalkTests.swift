import Testing

/// Talks that ask on, in a few words, from an account, a budget, a setting, a request or a
/// subscription that was told or set right before; written as `TalkTests` says, on 20 November
/// 2026.
struct FiguresBehindTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"1000.00 EUR",
         "accounts":[{"name":"savings","balance":"400.00 EUR"},
          {"name":"joint account","balance":"250.00 EUR"}],
         "contacts":[{"name":"Marie Dupont","aliases":["Marie"]},
          {"name":"Paul Martin","aliases":["Paul"]},
          {"name":"Rachid Amrani","aliases":["proprio","landlord"]}],
         "requests_in":[{"from":"Marie Dupont","amount":"18.50 EUR","note":"brunch"},
          {"from":"Paul Martin","amount":"42.00 EUR","note":"foot"}],
         "requests_out":[{"from":"Paul Martin","amount":"7.00 EUR"}],
         "budgets":{"groceries":"132.10 EUR","shopping":"30.00 EUR"},
         "autopay":{"enabled":false,"daily":"50.00 EUR"},
         "subscriptions":[{"merchant":"Netflix","amount":"12.50 EUR",
          "frequency":"FREQ=MONTHLY;BYMONTHDAY=4"}],
         "transactions":[
          {"date":"2026-11-18","merchant":"Carrefour","category":"groceries","amount":"22.10 EUR"},
          {"date":"2026-11-15","merchant":"Zara","category":"shopping","amount":"80.00 EUR"},
          {"date":"2026-11-12","to":"Marie Dupont","amount":"45.00 EUR"},
          {"date":"2026-11-07","merchant":"UGC","category":"entertainment","amount":"12.66 EUR"},
          {"date":"2026-10-12","merchant":"Carrefour","category":"groceries","amount":"64.00 EUR"},
          {"date":"2026-09-12","merchant":"Carrefour","category":"groceries","amount":"31.00 EUR"},
          {"date":"2026-08-12","merchant":"Carrefour","category":"groceries","amount":"50.00 EUR"},
          {"date":"2026-11-01","to":"Rachid Amrani","category":"housing","amount":"500.00 EUR"},
          {"date":"2026-10-01","to":"Rachid Amrani","category":"housing","amount":"500.00 EUR"},
          {"date":"2026-09-01","to":"Rachid Amrani","category":"housing","amount":"500.00 EUR"},
          {"date":"2026-08-01","to":"Rachid Amrani","category":"housing","amount":"500.00 EUR"}]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        """
        > what's my balance
        €1,000.00
        > so altogether, including the joint one?
        €1,650.00
        """,
        """
        > j'ai combien sur mon compte ?
        1 000,00 €
        > et en tout avec le compte joint ?
        1 650,00 €
        """,
    ])
    func anAccountIsCountedInWithAllOthers(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > how's my groceries budget
        €110.00 left
        > how much of it do I have left
        €110.00 left
        > how much can I spend a day till the end of the month then
        €10.00 a day until 30 November 2026: €110.00 is left of the groceries budget for 11 days
        """,
        """
        > set a budget of 77.10 for groceries
        Done
        > how much have I got left of that
        €55.00 left
        > so what's that a day
        €5.00 a day
        """,
        """
        > où en est mon budget courses ?
        il te reste 110,00 €
        > il m'en reste combien
        il te reste 110,00 €
        > je peux dépenser combien par jour jusqu'à la fin du mois du coup
        10,00 € par jour jusqu’au 30 novembre 2026 : il reste 110,00 € du budget courses
        """,
        """
        > how's my shopping budget
        €50.00 over
        > how much can I spend a day then
        €50.00 over
        """,
    ])
    func whatIsLeftIsOfTheBudgetToldAndByTheDay(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > how am I doing on my budgets?
        €50.00 over
        > what did I blow it on?
        15 November 2026 · Zara · -€80.00
        ! Carrefour
        """,
        """
        > où en sont mes budgets ?
        dépassé de 50,00 €
        > c'est parti où ?
        15 novembre 2026 · Zara · −80,00 €
        ! Carrefour
        """,
    ])
    func onWhatItWentIsOfTheBudgetThatIsOver(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > active l'auto-pay
        Je confirme
        > oui
        C’est fait
        > il peut dépenser combien par jour max ?
        50,00 €
        ! budget
        """,
        """
        > turn on auto-pay up to 20
        Shall I go ahead?
        > yes
        Done
        > what's the most it can spend in a day
        €20.00
        ! The day with the most
        """,
    ])
    func theMostItMaySpendIsTheLimitOfAutopay(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > Paul wants how much?
        Paul Martin asks you for €42.00
        ! Marie
        > that's too much, decline it
        I’ll decline
        €42.00
        """,
        """
        > how much does Marie want
        Marie Dupont asks you for €18.50
        ! Paul
        """,
        """
        > combien Marie me demande ?
        18,50 €
        ! Paul
        > c'est trop, refuse
        Je refuse la demande de 18,50 €
        """,
    ])
    func whatSomebodyWantsIsTheirRequestAlone(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > did my rent go out
        1 November 2026 · Rachid Amrani
        > when's the next one due
        1 December 2026: Rachid Amrani, €500.00
        """
    ])
    func theNextOneIsOfTheRentTold(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > when did I last go to the cinema
        7 November 2026 · UGC · -€12.66
        > how much was it
        7 November 2026 · UGC · -€12.66
        """,
        """
        > c'était quand la dernière fois que je suis allé au ciné
        7 novembre 2026 · UGC · −12,66 €
        > c'était combien ?
        7 novembre 2026 · UGC · −12,66 €
        """,
        """
        > how much did I send Marie this month
        €45.00
        > how much was it
        €45.00
        ! €659.76
        """,
    ])
    func howMuchItWasIsOfTheOneToldOf(talk: String) throws { try play(talk) }

    @Test func tubesAreNoWholeOfTransport() throws {
        var scene = try FullWallet(
            """
            {"account_currency":"EUR","balance":"100.00 EUR","transactions":[
             {"date":"2026-11-03","merchant":"TfL","category":"transport","amount":"6.40 EUR"},
             {"date":"2026-11-05","merchant":"Trainline","category":"transport",
              "amount":"30.00 EUR"},
             {"date":"2026-11-06","merchant":"Uber","category":"transport","amount":"12.00 EUR"}]}
            """)
        try scene.play(
            """
            > how much do I spend on trains, tubes and ubers this year
            €30.00
            €6.40
            €12.00
            ! €48.40
            """)
    }

    @Test(arguments: [
        """
        > how much did I spend on groceries in September
        €31.00
        > and in October
        €64.00
        > so is that more or less?
        €33.00 more
        """,
        """
        > combien j'ai dépensé en courses en septembre ?
        31,00 €
        > et en octobre ?
        64,00 €
        > c'est plus ou moins ?
        33,00 € de plus
        """,
        """
        > how much cheaper was my food shop in October than August
        €14.00 more
        """,
    ])
    func moreOrLessIsOfTheTwoFigures(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > cancel Netflix
        Shall I go ahead?
        > yes
        Done
        > how much does that save me a year
        €12.50 a month, €150.00 a year
        """,
        """
        > how much is Netflix
        €12.50
        > how much would stopping it save me a year
        €150.00 a year
        """,
        """
        > résilie Netflix
        Je confirme
        > oui
        C’est fait
        > ça me fait économiser combien par an ?
        150,00 € par an
        """,
    ])
    func whatThatSavesIsOfTheSubscriptionStopped(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > cancel Netflix
        Shall I go ahead?
        > yes
        Done
        > yes do it
        nothing was done again
        ! nothing has changed
        """,
        """
        > mets un budget de 200 pour les courses
        C’est fait
        > oui fais-le
        rien n’a été refait
        ! rien n’a changé
        """,
    ])
    func aYesBehindTheDeedSaysThatItIsDone(talk: String) throws { try play(talk) }

    @Test(arguments: [
        """
        > how's my groceries budget
        €110.00 left
        > so is that more or less?
        didn’t quite get that
        €110.00 left
        ! You spent
        """
    ])
    func whatIsNotUnderstoodIsNotAnsweredByOtherFigures(talk: String) throws { try play(talk) }
}
