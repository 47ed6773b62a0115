import Testing

/// What protects the wallet, as it is told and asked for before anything is restated. How
/// conversations are written is said in `TalkTests`.
struct GuardTalkTests {
    /// Wrong PINs are told as soon as a payment is wanted, not behind the yes.
    static let lockTalks = [
        """
        > envoie 200 à Marie
        > oui
        > 1111
        > 2222
        > 3333
        > 4444
        > 5555
        c’était le dernier essai
        > envoie 20 à Paul
        Trop d’essais : attends 1 minute
        ! Je confirme
        > déverrouille mon portefeuille
        Trop d’essais
        ! déjà le cas
        """
    ]

    /// The PIN is asked for to raise a limit or to take it away, not to set a lower one.
    static let limitTalks = [
        """
        > lower my daily limit to 100
        Shall I go ahead
        > yes
        I’ve set your limit to €100.00 a day
        > raise it to 300
        > yes
        Your PIN
        > 1234
        I’ve set your limit to €300.00 a day
        > raise my daily limit to 900
        > yes
        Your PIN
        """
    ]

    /// What is paid on one later day keeps within what may be paid in a day.
    static let laterTalks = [
        """
        > limite mes paiements à 100 par jour
        > oui
        J’ai fixé
        > envoie 120 à Paul demain
        Ta limite est de 100,00 € par jour. Rien n’a été envoyé
        > 90
        90,00 € à Paul Martin le 21 novembre 2026. Je confirme
        """,
        """
        > limit my payments to 100 a day
        > yes
        > send 60 to Paul and 50 to Marie tomorrow
        Your limit is €100.00 a day
        > no
        > send 120 to Paul every month on the 1st
        Your limit is €100.00 a day
        """,
    ]

    /// What was just done is told before it is restated anew, unless it is wanted again.
    static let twiceTalks = [
        """
        > envoie 20 à Paul
        ! Tu viens
        > oui
        > envoie 20 à Paul
        Tu viens déjà de le faire : ce serait une fois de plus.
        J’envoie 20,00 € à Paul Martin. Je confirme
        > oui
        Il te reste 460,00 €
        """,
        """
        > send 20 to Paul
        > yes
        > send 30 to Paul
        ! once more
        > no
        > do it again
        ! once more
        """,
    ]

    /// Whether the wallet is locked is a question.
    static let askedTalks = [
        """
        > is my wallet locked?
        your wallet open
        ! I’ve locked
        > is the wallet locked
        your wallet open
        > can you lock my wallet?
        I’ve locked
        """,
        """
        > mon portefeuille est verrouillé ?
        ton portefeuille ouvert
        > verrouille mon portefeuille
        J’ai verrouillé
        """,
    ]

    @Test(arguments: [askedTalks, lockTalks, limitTalks, laterTalks, twiceTalks].joined())
    func theWalletIsGuarded(talk: String) throws {
        var scene = try FullWallet(SecondThoughtTalkTests.wallet)
        try scene.play(talk)
    }
}
