/// Orders with a story around them that says what is somebody's share, who is meant and when it
/// was, and orders that take money out of an account or leave something as it is.
extension OrderTalkTests {
    static let spareTalks = [
        """
        > annule Spotify mais garde Netflix
        à Spotify
        ! Netflix
        """,
        """
        > keep Netflix, cancel Spotify
        to Spotify
        ! Netflix
        """,
        """
        > annule tous mes abonnements mais garde Netflix
        à Spotify
        ! Netflix
        """,
        """
        > cancel all my subscriptions but keep Netflix
        to Spotify
        ! Netflix
        """,
        """
        > I don't want to keep Netflix, cancel it
        to Netflix
        """,
        """
        > keep Netflix and cancel everything else
        to Spotify
        ! Netflix
        """,
        """
        > garde Netflix et annule tout le reste
        à Spotify
        ! Netflix
        """,
        """
        > garde Netflix
        ! J’arrête
        """,
        """
        > garde Netflix en pause
        à Netflix
        ! Spotify
        """,
        """
        > annule mes abonnements mais garde Netflix
        à Spotify
        ! Netflix
        """,
    ]

    static let withdrawalTalks = [
        """
        > prends 50 sur mon épargne
        50,00 € du compte « épargne » vers le compte principal
        """,
        """
        > prends 50 dans mon épargne
        50,00 € du compte « épargne » vers le compte principal
        """,
        """
        > retire 100 euros de mon compte épargne
        100,00 € du compte « épargne » vers le compte principal
        """,
        """
        > take 50 out of my savings
        €50.00 from “épargne” to the main account
        """,
        """
        > withdraw 100 from savings
        €100.00 from “épargne” to the main account
        """,
        """
        > puise 80 dans l'épargne
        80,00 € du compte « épargne » vers le compte principal
        """,
        """
        > prends 50 sur le compte joint et mets-les sur l'épargne
        50,00 € du compte « compte joint » vers le compte « épargne »
        """,
        """
        > prends 50 sur le compte courant et mets-les sur l'épargne
        50,00 € du compte principal vers le compte « épargne »
        """,
        """
        > mets 50 sur mon épargne
        50,00 € du compte principal vers le compte « épargne »
        """,
        """
        > prends 50 sur mon épargne pour Paul
        50,00 € à Paul Martin depuis le compte « épargne »
        """,
        """
        > take 50 from my savings and send it to Paul
        €50.00 to Paul Martin from “épargne”
        """,
    ]
}
