extension TalkTests {
    /// What is done where the days that were said cannot be told, and which are meant by few words.
    static let dayTalks = [
        """
        > combien j'ai dépensé depuis le déménagement ?
        avec « depuis le déménagement ». Donne-moi des dates
        ! Tu as dépensé
        > depuis le 1er octobre
        du 1er octobre 2026 au 20 novembre 2026
        """,
        """
        > how much did I spend on restaurants since we moved in?
        I can’t tell which dates “since we moved in” covers
        > in october
        in October 2026
        """,
        """
        > how much did I spend on groceries?
        in November 2026
        > in august
        in August 2026
        """,
        """
        > résume mes dépenses depuis toujours
        jusqu’au 20 novembre 2026
        > how much have I ever spent on groceries?
        up to 20 November 2026
        > and in october?
        in October 2026
        """,
        """
        > send 20 to Paul on payday
        I can’t tell which day “on payday” is. Nothing was sent
        For which day?
        > tomorrow
        €20.00 to Paul Martin on 21 November 2026
        """,
        """
        > envoie 20 à Paul le jour de la paie
        Je ne sais pas quel jour tombe
        > demain
        20,00 € à Paul Martin le 21 novembre 2026
        """,
        """
        > change Netflix to every blue moon
        How often
        """,
        """
        > envoie 10 à Paul tt les mois
        10,00 € à Paul Martin tous les mois
        """,
    ]
}
