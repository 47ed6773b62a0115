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
}
