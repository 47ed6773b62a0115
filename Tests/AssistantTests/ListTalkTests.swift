import Assistant
import Testing

/// Lists that are told in pieces, as `TalkTests` writes talks.
struct ListTalkTests {
    /// 23 payments in October 2026, each of as many euros as its day has in its date.
    private static let fixture = """
        {"balance":"500.00 EUR","contacts":[{"name":"Paul Martin"}],
         "bills":[{"merchant":"EDF","amount":"80.00 EUR","due":"2026-12-01"}],
         "transactions":[\((1...23).map(transaction).joined(separator: ","))]}
        """

    private static func transaction(_ number: Int) -> String {
        """
        {"date":"2026-10-\(number < 10 ? "0" : "")\(number)","amount":"\(number).00 EUR",
         "merchant":"Shop \(number)"}
        """
    }

    static let talks = [
        """
        > mes dernières opérations
        10 dernières opérations sur 23
        Shop 14
        ! Shop 13 ·
        > la suite
        Voici les 10 opérations suivantes sur 23
        Shop 13 ·
        Shop 4 ·
        ! Shop 14
        Et encore 3.
        > montre plus
        Voici les 3 opérations suivantes sur 23
        Shop 1 ·
        C’est tout.
        > les suivantes
        C’est tout : il n’y en a pas d’autres.
        """,
        """
        > show my transactions in October
        latest 10 of 23
        > more
        Here are the next 10 of 23 transactions in October 2026
        And 3 more.
        > show me the rest
        Here are the next 3 of 23 transactions
        That’s all of them.
        > next
        That’s all of them.
        """,
        // So many of them; the most that were asked for are no end.
        """
        > mes 5 dernières opérations
        Shop 19 ·
        ! Shop 18 ·
        > et ensuite ?
        Shop 18 ·
        ! Shop 13 ·
        Et encore 13.
        > les 4 suivantes
        Shop 13 ·
        Shop 10 ·
        ! Shop 9 ·
        """,
        // What is said in between ends the list; what goes on from it begins another.
        """
        > mes dernières opérations
        sur 23
        > merci
        Avec plaisir
        > la suite
        ! opérations
        """,
        """
        > mes dernières opérations
        sur 23
        > et en septembre ?
        aucune opération en septembre 2026
        > la suite
        C’est tout
        """,
        // What is pending stays so.
        """
        > envoie 20 à Paul
        20,00 €
        > mes dernières opérations
        sur 23
        Je confirme ?
        > la suite
        Voici les 10 opérations suivantes
        J’envoie 20,00 € à Paul Martin. Je confirme ?
        > 10 de plus
        30,00 € à Paul Martin
        """,
        // What is told as a whole has no rest.
        """
        > mes factures
        EDF
        > la suite
        C’est tout
        """,
        """
        > mes 3 plus grosses dépenses en octobre
        Shop 23 ·
        > les suivantes
        Ensuite :
        Shop 20 ·
        ! Shop 17 ·
        ! Shop 21 ·
        """,
        // Alone they are of no list.
        """
        > la suite
        ! opérations
        """,
    ]

    @Test(arguments: talks)
    func goesOnWhereItWasCut(talk: String) throws {
        var full = try FullWallet(Self.fixture)
        try full.play(talk)
    }
}
