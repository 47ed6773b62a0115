import Assistant
import Testing

/// What was answered with something else than was asked, as `TalkTests` writes talks.
struct MendedTalkTests {
    private static let fixture = """
        {"balance":"1250.00 EUR","accounts":[{"name":"épargne","balance":"900.00 EUR"}],
         "contacts":[{"name":"Paul Martin"},{"name":"Zoé Lambert"}],
         "requests_in":[{"from":"Paul Martin","amount":"18.00 EUR","note":"pizza"},
           {"from":"Zoé Lambert","amount":"40.00 EUR"}],
         "bills":[{"merchant":"EDF","amount":"84.20 EUR","due":"2026-11-28"},
           {"merchant":"Free","amount":"29.99 EUR","due":"2026-12-05"}],
         "subscriptions":[{"merchant":"Spotify","amount":"10.99 EUR",
           "frequency":"FREQ=MONTHLY;BYMONTHDAY=25"}],
         "budgets":{"restaurants":"150.00 EUR"}}
        """

    /// What is owed is told whoever it is owed to: bills 114.19, requests 58, 10.99 by itself.
    static let debts = [
        """
        > combien je dois ?
        Tu dois 183,18 € en tout
        EDF : 84,20 €, à payer au plus tard le 28 novembre 2026
        Free : 29,99 €
        Paul Martin te demande 18,00 € pour « pizza »
        Zoé Lambert te demande 40,00 €
        Et à payer d’ici au 30 novembre 2026 :
        25 novembre 2026 · Spotify · 10,99 €
        ! · EDF
        > combien je dois ce mois-ci ?
        95,19 € à payer d’ici au 30 novembre 2026
        """,
        """
        > how much do I owe?
        You owe €183.18 in all
        Paul Martin asks you for €18.00
        And to pay by 30 November 2026:
        Spotify · €10.99
        """,
        """
        > qu'est-ce que je dois ?
        Tu dois 183,18 € en tout
        > qu'est-ce que je dois à Paul ?
        Paul Martin te demande 18,00 €
        ! Zoé
        > est-ce que je dois quelque chose à quelqu'un ?
        Tu dois 183,18 € en tout
        > do I owe anyone anything?
        You owe €183.18 in all
        > à qui je dois de l'argent ?
        Zoé Lambert te demande 40,00 €
        > who do I owe money to?
        Paul Martin asks you for €18.00
        > how much do I owe Bob?
        ! €183.18
        > combien on me doit ?
        ! Tu dois
        """,
    ]

    /// When a bill is due is told, or that there is none.
    static let dues = [
        """
        > la facture EDF c'est à payer quand ?
        le 28 novembre 2026 : EDF, 84,20 €
        > c'est quand la facture Free ?
        le 5 décembre 2026 : Free, 29,99 €
        > EDF c'est pour quand ?
        le 28 novembre 2026 : EDF, 84,20 €
        > c'est quoi la date limite de la facture EDF ?
        28 novembre 2026
        > la facture Orange est due quand ?
        Je ne vois rien à payer à Orange
        > la facture d'eau est à payer quand ?
        Je ne vois rien
        """,
        """
        > when is the EDF bill due?
        28 November 2026: EDF, €84.20
        > when is the Orange bill due?
        I see nothing to pay to Orange
        > when do I have to pay Free?
        5 December 2026: Free, €29.99
        > what's the due date of the EDF bill?
        28 November 2026
        > when are my bills due?
        EDF: €84.20, due on 28 November 2026
        Free: €29.99, due on 5 December 2026
        """,
    ]

    /// A part of a kind of spending has no budget: that of the kind is not replaced unasked.
    static let budgets = [
        """
        > set a 60 budget for coffee
        the restaurant budget to €60.00 a month instead of €150.00
        “coffee” has no budget of its own and is part of it
        > no
        Nothing was sent or changed
        > how is my restaurant budget?
        of €150.00
        """,
        """
        > mets un budget de 60 pour le café
        le budget restaurants à 60,00 € par mois au lieu de 150,00 €
        « café » n’a pas de budget à part et en fait partie. Je confirme ?
        > oui
        J’ai fixé le budget restaurants à 60,00 €
        """,
        """
        > budget de 30 pour la boulangerie
        Je fixe le budget courses à 30,00 € par mois
        « boulangerie » n’a pas de budget à part et en fait partie. Je confirme ?
        """,
        """
        > mets 50 de budget pour manger dehors
        J’ai fixé le budget restaurants à 50,00 €
        > alerte-moi à 80 % du budget café
        l’alerte sur le budget restaurants à 80 % ; « café » n’a pas de budget à part
        > mets un budget de 60 pour les petits-enfants
        ! budget total
        > laisse tomber
        > mets mon budget restos à 120
        J’ai fixé le budget restaurants à 120,00 €
        ! au lieu de
        > set my eating out budget to 130
        I’ve set the restaurant budget to €130.00 a month
        ! instead
        """,
    ]

    /// An amount taken from an account is a transfer, even where a payment is paused.
    static let withdrawals = [
        """
        > suspends Spotify
        > oui
        J’ai suspendu
        > prélève 70 sur l'épargne
        Je vire 70,00 € du compte « épargne » vers le compte principal
        > non
        > prélève 70 sur mon épargne
        70,00 € du compte « épargne »
        > non
        > relance l'abonnement
        10,99 € à Spotify
        """,
        """
        > retire 70 de l'épargne
        70,00 € du compte « épargne »
        """,
    ]

    @Test(arguments: debts + dues + budgets + withdrawals)
    func repliesAreTheOnesExpected(talk: String) throws {
        var full = try FullWallet(Self.fixture)
        try full.play(talk)
    }
}
