import Testing

/// What is asked in few words.
extension SecondThoughtTalkTests {
    /// A wallet with some payments.
    static let history = """
        {"balance":"500.00 EUR","contacts":[{"name":"Lucas Petit"}],
         "transactions":[
          {"date":"2026-11-02","merchant":"Carrefour","category":"groceries","amount":"52.30 EUR"},
          {"date":"2026-11-09","merchant":"Lidl","category":"groceries","amount":"31.10 EUR"},
          {"date":"2026-11-12","to":"Lucas Petit","amount":"10.00 EUR"},
          {"date":"2026-11-05","from":"Employer","category":"income","amount":"2100.00 EUR"}],
         "subscriptions":[
          {"merchant":"Spotify","amount":"10.99 EUR","frequency":"FREQ=MONTHLY"}]}
        """

    static let shortQuestions = [
        """
        > how much is Spotify?
        Spotify: €10.99 every month
        > combien coûte Spotify ?
        10,99 € tous les mois
        > how much is Bitcoin?
        That’s not something I do
        """,
        """
        > combien j'ai gagné et combien j'ai dépensé ?
        Tu as reçu 2 100,00 € en novembre 2026
        Tu as dépensé 93,40 € en novembre 2026
        ! YANI
        """,
        """
        > how much did I send Lucas?
        > when?
        12 November 2026 · Lucas Petit
        """,
        """
        > combien j'ai reçu en novembre ?
        > de qui ?
        5 novembre 2026 · Employer
        """,
        """
        > combien j'ai dépensé en courses ce mois-ci ?
        > où ?
        9 novembre 2026 · Lidl
        2 novembre 2026 · Carrefour
        ! Employer
        """,
        """
        > what's my biggest expense?
        > where was that?
        2 November 2026 · Carrefour
        """,
        """
        > what if groceries doubled?
        100% more
        """,
    ]

    /// Questions of what was restated are of that, and change nothing of it.
    static let restatedTalks = [
        """
        > pay EDF
        > how much is it?
        €84.20 to pay in total, with no fees
        I’ll pay EDF €84.20. Shall I go ahead
        ! balance
        > when is it due?
        EDF: €84.20, due on 28 November 2026
        Shall I go ahead
        > yes
        You have €415.80 left
        """,
        """
        > envoie 20 à Paul
        > c'est gratuit ?
        20,00 € à payer en tout, sans frais
        > quand ça arrive ?
        20,00 € à Paul Martin. Je confirme
        ! Voici
        > depuis quel compte ?
        20,00 € à Paul Martin. Je confirme
        > quel Paul ?
        20,00 € à Paul Martin. Je confirme
        > combien j'ai sur mon compte ?
        500,00 €
        """,
        """
        > send 20 to Paul
        > is there a fee?
        €20.00 to pay in total, with no fees
        > from which account?
        ! Here are
        > how much did I spend at Lidl?
        Lidl
        """,
    ]

    @Test(arguments: restatedTalks)
    func whatIsAskedOfWhatWasRestatedIsTold(talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: shortQuestions)
    func whatIsAskedInFewWordsIsAnswered(talk: String) throws {
        var scene = try FullWallet(Self.history)
        try scene.play(talk)
    }
}
