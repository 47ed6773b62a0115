import Testing

/// What is said while a payment awaits its yes: a PIN that comes too early, a moment that is asked
/// for, bare figures, others who are meant, and questions about the note and besides; written as
/// `TalkTests` says.
struct AwaitedYesTalkTests {
    private static let fixture = """
        {"balance":"1250.00 EUR","pin":"1234",
         "accounts":[{"name":"joint","balance":"3000.00 EUR"}],
         "contacts":[{"name":"Paul Martin"},{"name":"Karim Benali"},{"name":"Rose Petit"},
          {"name":"Lina Roy"}],
         "transactions":[
          {"date":"2026-09-05","merchant":"Carrefour","category":"groceries","amount":"82.40 EUR"},
          {"date":"2026-09-10","merchant":"Petit Zinc","category":"restaurants","amount":"11.00 EUR"},
          {"date":"2026-10-03","merchant":"Carrefour","category":"groceries","amount":"91.10 EUR"}]}
        """

    /// As many digits as a PIN has are no amount before the yes, unless a currency or a word that
    /// corrects says that they are.
    static let earlyCodes = [
        """
        > envoie 160 à Paul
        160,00 €
        > 1234
        après ton « oui »
        J’envoie 160,00 € à Paul Martin
        ! 1 234
        > oui
        code PIN
        > 1234
        J’ai envoyé 160,00 €
        """,
        """
        > send 160 to Paul
        > 1234
        after your “yes”
        I’ll send €160.00 to Paul Martin
        ! 1,234
        > yes
        PIN
        > 1234
        I’ve sent €160.00
        """,
        """
        > envoie 20 à Paul
        > oui, 1234
        J’envoie 20,00 € à Paul Martin
        > mon code est 1234
        après ton « oui »
        J’envoie 20,00 € à Paul Martin
        > c'est 1250
        J’envoie 1 250,00 € à Paul Martin
        > non, 1200
        J’envoie 1 200,00 € à Paul Martin
        > 1100 €
        J’envoie 1 100,00 € à Paul Martin
        > 1 150
        J’envoie 1 150,00 € à Paul Martin
        > 987
        J’envoie 987,00 € à Paul Martin
        """,
        """
        > send 20 to Paul
        > my pin is 1234
        I’ll send €20.00 to Paul Martin
        > yes 1234
        I’ll send €20.00 to Paul Martin
        > rather 1200
        I’ll send €1,200.00 to Paul Martin
        > yes 1200
        PIN
        """,
    ]

    /// How long somebody asks to wait is no amount, wherever an answer is awaited.
    static let moments = [
        """
        > envoie 20 à Paul
        > deux secondes
        J’envoie 20,00 € à Paul Martin
        > 30 secondes
        J’envoie 20,00 € à Paul Martin
        > attends 5 minutes
        J’envoie 20,00 € à Paul Martin
        ! ne sais pas
        > donne-moi deux petites secondes
        J’envoie 20,00 € à Paul Martin
        ! ne sais pas
        > 2 min
        J’envoie 20,00 € à Paul Martin
        ! compris
        > heu attends
        J’envoie 20,00 € à Paul Martin
        ! ne sais pas
        > pour 2 minutes
        pour « 2 minutes »
        > oui
        J’ai envoyé 20,00 €
        """,
        """
        > send 20 to Paul
        > two seconds
        I’ll send €20.00 to Paul Martin
        > give me two secs
        I’ll send €20.00 to Paul Martin
        ! not something I do
        > wait 5 minutes
        I’ll send €20.00 to Paul Martin
        ! not something I do
        > one moment
        I’ll send €20.00 to Paul Martin
        > wait, 2
        I’ll send €2.00 to Paul Martin
        > for 2 minutes
        for “2 minutes”
        """,
        """
        > envoie à Paul
        Combien
        > deux secondes
        Combien veux-tu envoyer à Paul
        > deux cents
        J’envoie 200,00 € à Paul Martin
        > oui
        code PIN
        > deux minutes
        code PIN
        > 1234
        J’ai envoyé 200,00 €
        """,
        """
        > send 200 to Paul
        > yes
        PIN
        > two seconds
        PIN
        ! €2.00
        > 1234
        I’ve sent €200.00
        """,
    ]

    /// A figure by itself is the amount, however small it is.
    static let figures = [
        """
        > envoie 20 à Paul
        > 3
        J’envoie 3,00 € à Paul Martin
        > quatre
        J’envoie 4,00 € à Paul Martin
        > trois
        J’envoie 3,00 € à Paul Martin
        > 2
        J’envoie 2,00 € à Paul Martin
        > deux
        J’envoie 2,00 € à Paul Martin
        > non, 3
        J’envoie 3,00 € à Paul Martin
        """,
        """
        > ask Paul for 20
        > 4
        I’ll ask Paul Martin for €4.00
        > three
        I’ll ask Paul Martin for €3.00
        > two
        I’ll ask Paul Martin for €2.00
        """,
    ]

    /// Those whom a no names together take the place of whom was restated.
    static let others = [
        """
        > envoie 20 à Paul
        > non à Rose et Karim
        20 pour chacun, ou en tout
        > chacun
        20,00 € à Rose Petit
        20,00 € à Karim Benali
        ! Paul
        """,
        """
        > demande 20 à Paul
        > non à Rose et Lina
        > en tout
        10,00 € à Rose Petit
        10,00 € à Lina Roy
        ! Paul
        """,
        """
        > send 20 to Paul
        > no, to Rose and Karim
        20 each, or altogether
        > each
        €20.00 to Rose Petit
        €20.00 to Karim Benali
        ! Paul
        """,
        """
        > ask Paul for 20
        > no, Rose and Lina
        > each
        Rose Petit for €20.00
        Lina Roy for €20.00
        ! Paul
        """,
        """
        > envoie 20 à Paul
        > pas à Paul, à Rose
        J’envoie 20,00 € à Rose Petit
        > non Rose, Karim
        J’envoie 20,00 € à Karim Benali
        """,
        """
        > send 20 to Paul
        > not Rose but Karim
        I’ll send €20.00 to Karim Benali
        """,
    ]

    /// What asks of the note is none.
    static let notes = [
        """
        > envoie 20 à Paul pour le ciné
        > c'est noté pour quoi ?
        J’envoie 20,00 € à Paul Martin pour « le ciné »
        > c'est quoi le motif ?
        J’envoie 20,00 € à Paul Martin pour « le ciné »
        > quel est le motif ?
        J’envoie 20,00 € à Paul Martin pour « le ciné »
        ! ne sais pas
        > le motif c'est bien cadeau ?
        pour « le ciné »
        > change le motif, mets anniversaire
        J’envoie 20,00 € à Paul Martin pour « anniversaire »
        > note, mets resto
        pour « resto »
        > motif : mets à emporter
        pour « mets à emporter »
        """,
        """
        > send 20 to Paul for the movies
        > what's it for?
        I’ll send €20.00 to Paul Martin for “the movies”
        ! Say “yes”
        > what does the note say?
        I’ll send €20.00 to Paul Martin for “the movies”
        > what's the note?
        I’ll send €20.00 to Paul Martin for “the movies”
        ! not something I do
        > change the note, put birthday
        I’ll send €20.00 to Paul Martin for “birthday”
        > note: put options
        for “put options”
        """,
    ]

    /// What is asked besides is answered as if nothing were pending.
    static let asides = [
        """
        > envoie 20 à Paul
        > au fait il me reste combien sur le compte joint ?
        3 000,00 €
        J’envoie 20,00 €
        ! 1 230
        > il me reste combien ?
        1 230,00 €
        > combien j'ai mis dans les courses en octobre ?
        91,10 €
        > et en septembre ?
        82,40 €
        J’envoie 20,00 € à Paul Martin
        ! 93,40
        > oui
        J’ai envoyé 20,00 €
        > pareil pour Rose
        J’envoie 20,00 € à Rose Petit
        """,
        """
        > send 20 to Paul
        > by the way how much is left in my joint account?
        €3,000.00
        I’ll send €20.00
        ! 1,230
        > how much will I have left?
        €1,230.00
        > how much did I spend on groceries in October?
        €91.10
        > and in September?
        €82.40
        I’ll send €20.00 to Paul Martin
        ! 93.40
        > and on restaurants?
        €11.00
        I’ll send €20.00 to Paul Martin
        """,
    ]

    /// What doubts, and what is told of whom is paid, is no courtesy and nothing to be done.
    static let doubts = [
        """
        > envoie 20 à Paul
        > t'es sûr ?
        J’envoie 20,00 € à Paul Martin
        ! ne sais pas
        > bof
        J’envoie 20,00 € à Paul Martin
        ! ne sais pas
        > c'est un ami
        J’envoie 20,00 € à Paul Martin
        ! Avec plaisir
        > merci
        Avec plaisir
        """,
        """
        > send 20 to Paul
        > are you sure?
        I’ll send €20.00 to Paul Martin
        ! quite get
        > meh
        I’ll send €20.00 to Paul Martin
        ! not something I do
        > thanks
        welcome
        """,
    ]

    @Test(
        arguments: [
            earlyCodes, moments, figures, others, notes, asides, doubts,
        ].joined())
    func theWalletAnswers(talk: String) throws {
        var scene = try FullWallet(Self.fixture)
        try scene.play(talk)
    }

    /// A wallet without a PIN takes four digits for the amount they are.
    @Test func fourDigitsAreAnAmountWhereThereIsNoPIN() throws {
        var scene = try FullWallet(Self.fixture.replacing(#""pin":"1234","#, with: ""))
        try scene.play(
            """
            > envoie 20 à Paul
            > 1100
            J’envoie 1 100,00 € à Paul Martin
            """)
    }
}
