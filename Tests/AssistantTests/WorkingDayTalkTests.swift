import Testing

/// Talks about days counted from Monday to Friday, held on Friday 20 November 2026.
struct WorkingDayTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "contacts":[{"name":"Marie Dupont","aliases":["Marie"]}],
         "bills":[{"merchant":"EDF","amount":"84.20 EUR","due":"2026-11-28"}]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        ("envoie 100 à Marie le dernier jour ouvré du mois", "le 30 novembre 2026"),
        ("envoie 100 à Marie le premier jour ouvré du mois prochain", "le 1er décembre 2026"),
        ("envoie 100 à Marie le dernier jour ouvrable de janvier", "le 29 janvier 2027"),
        ("envoie 100 à Marie dans 3 jours ouvrés", "le 25 novembre 2026"),
        ("paye EDF le premier jour ouvré du mois prochain", "le 1er décembre 2026"),
        ("send 100 to Marie on the last working day of the month", "on 30 November 2026"),
        ("send 100 to Marie on the first working day of next month", "on 1 December 2026"),
        ("send 100 to Marie next working day", "on 23 November 2026"),
    ])
    func aWorkingDayIsFoundFromMondayToFriday(turn: String, day: String) throws {
        try play("> \(turn)\n\(day)\n! tous les mois\n! every month")
    }

    @Test(arguments: [
        "chaque dernier jour ouvré du mois, envoie 100 à Marie",
        "programme un virement de 100 à Marie chaque premier jour ouvrable du mois",
        "envoie 100 à Marie le dernier jour ouvré de chaque mois",
        "send 100 to Marie on the last working day of each month",
        "every first business day of the month send 100 to Marie",
    ])
    func aWorkingDayOfEachMonthIsToldToBeNone(turn: String) throws {
        try play(
            """
            > \(turn)
            ! Je confirme
            ! Shall I go ahead
            > le 30 de chaque mois
            tous les mois, le 30
            Je confirme
            """)
    }

    @Test func aDaySaidInItsPlaceIsThatOfEachMonth() throws {
        try play(
            """
            > send 100 to Marie on the last working day of each month
            > the 30th
            every month on the 30th
            """)
    }
}
