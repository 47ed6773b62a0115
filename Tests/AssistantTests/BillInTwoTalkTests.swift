import Testing

/// Talks in which a bill is paid in two parts, one now and one on a later day, which follow each
/// other.
struct BillInTwoTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "contacts":[{"name":"Marie Dupont","aliases":["Marie"]}],
         "bills":[{"merchant":"EDF","amount":"84.20 EUR","due":"2026-12-05"},
          {"merchant":"Orange","amount":"40.00 EUR","due":"2026-12-09"}]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        """
        > pay edf half now and half on the 27th
        I’ll pay EDF €42.10
        > yes
        I’ve paid EDF €42.10
        I’ll pay EDF €42.10 on 27 November 2026
        Shall I go ahead?
        """,
        """
        > pay edf
        I’ll pay EDF €84.20. Shall I go ahead?
        > half now and half on the 27th
        I’ll pay EDF €42.10
        After that I’ll suggest: I’ll pay EDF €42.10 on 27 November 2026
        > yes
        I’ve paid EDF €42.10
        I’ll pay EDF €42.10 on 27 November 2026
        Shall I go ahead?
        """,
        """
        > paie EDF
        Je paie 84,20 € à EDF. Je confirme ?
        > la moitié maintenant, le reste le 27
        Je paie 42,10 € à EDF
        Ensuite, je te proposerai : Je paierai 42,10 € à EDF le 27 novembre 2026
        > oui
        Je paierai 42,10 € à EDF le 27 novembre 2026
        """,
        """
        > paie EDF et la moitié d'Orange
        Je paie 84,20 € à EDF. Je confirme
        > oui
        Je paie 20,00 € à Orange
        """,
    ])
    func theRestOfABillFollowsItsFirstPart(talk: String) throws { try play(talk) }
}
