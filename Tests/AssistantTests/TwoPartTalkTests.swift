import Testing

/// Talks in which somebody is paid in two parts, one now and one on a later day: both are restated,
/// and made by one yes.
struct TwoPartTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "contacts":[{"name":"Marie Dupont","aliases":["Marie"]},
          {"name":"Mark Hughes","aliases":["Mark"]}]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        "half now and half next friday", "half now, the rest on the 27th",
        "half today and the other half on the 27th", "50 now and 50 on the 27th",
        "pay half now and half next friday",
    ])
    func aPaymentRestatedIsPaidInTwo(turn: String) throws {
        try play(
            """
            > send 100 to mark
            I’ll send €100.00 to Mark Hughes. Shall I go ahead?
            > \(turn)
            I’ll send €50.00 to Mark Hughes.
            I’ll send €50.00 to Mark Hughes on 27 November 2026.
            Shall I go ahead?
            > yes
            I’ve sent €50.00 to Mark Hughes.
            I’ve scheduled €50.00 to Mark Hughes on 27 November 2026.
            €2,350.00
            """)
    }

    @Test(arguments: [
        "la moitié maintenant, le reste vendredi", "la moitié maintenant et l'autre moitié le 27",
        "la moitié aujourd'hui et la moitié le 27", "50 maintenant et le reste le 27",
        "moitié maintenant moitié vendredi",
    ])
    func aPaymentRestatedIsPaidInTwoInFrench(turn: String) throws {
        try play(
            """
            > envoie 100 à Marie
            J’envoie 100,00 € à Marie Dupont. Je confirme ?
            > \(turn)
            J’envoie 50,00 € à Marie Dupont.
            J’enverrai 50,00 € à Marie Dupont le 27 novembre 2026.
            Je confirme ?
            > oui
            J’ai envoyé 50,00 € à Marie Dupont.
            J’ai programmé 50,00 € à Marie Dupont le 27 novembre 2026.
            2 350,00 €
            """)
    }

    @Test(arguments: [
        (
            "send 100 to mark, half now and half next friday",
            "I’ll send €50.00 to Mark Hughes on 27 November 2026."
        ),
        (
            "send mark 100: half today, half on the 27th",
            "I’ll send €50.00 to Mark Hughes on 27 November 2026."
        ),
        (
            "envoie 100 à Marie, la moitié maintenant, le reste vendredi",
            "J’enverrai 50,00 € à Marie Dupont le 27 novembre 2026."
        ),
    ])
    func aSentenceSaysBothParts(turn: String, later: String) throws {
        try play("> \(turn)\n50\n\(later)\n! 100")
    }

    @Test(arguments: [
        """
        > send 101 to mark
        > half now and half next friday
        €50.50 to Mark Hughes.
        > on the 30th rather
        I’ll send €50.50 to Mark Hughes.
        I’ll send €50.50 to Mark Hughes on 30 November 2026.
        """,
        """
        > send 100 to mark
        > 30 now and the rest on the 27th
        I’ll send €30.00 to Mark Hughes.
        I’ll send €70.00 to Mark Hughes on 27 November 2026.
        > make it 120
        I’ll send €30.00 to Mark Hughes.
        I’ll send €90.00 to Mark Hughes on 27 November 2026.
        > actually all of it now
        I’ll send €120.00 to Mark Hughes. Shall I go ahead?
        """,
        """
        > envoie 100 à Marie
        > la moitié maintenant, le reste vendredi
        > finalement tout maintenant
        J’envoie 100,00 € à Marie Dupont. Je confirme ?
        """,
        """
        > send 100 to mark
        > half now and half next friday
        > no
        Nothing was sent
        """,
    ])
    func bothPartsArePutRightTogether(talk: String) throws { try play(talk) }
}
