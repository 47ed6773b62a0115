import Assistant
import Foundation
import Primitives
import Testing

/// A supposition and a question gone on from change nothing but what was said.
struct HistoryBudgetTests {
    static let talks = [
        """
        > set a 300 grocery budget
        €300.00
        > what if groceries went up by 10%?
        ! €330.00
        > ok
        ! €330.00
        > how is my grocery budget?
        €300.00
        """,
        """
        > fixe un budget courses de 300
        300,00 €
        > et si mon budget courses augmentait de 10 % ?
        ! 330,00 €
        > oui
        ! 330,00 €
        > et mon budget courses ?
        300,00 €
        """,
        """
        > combien j'ai dépensé au resto en octobre ?
        restaurants
        > fixe un budget de 60
        budget restaurants à 60,00 €
        """,
        """
        > combien j'ai dépensé chez Lidl ce mois-ci ?
        Lidl
        > mets un budget de 200
        pas sur Lidl seul
        ! C’est fait
        > les courses
        budget courses à 200,00 €
        """,
        """
        > how much did I spend at Lidl this month?
        Lidl
        > set a budget of 200
        not for Lidl alone
        ! Done
        > all spending
        overall budget to €200.00
        """,
        """
        > combien j'ai dépensé au resto en octobre ?
        restaurants
        > fixe un budget total de 60
        budget total à 60,00 €
        """,
    ]

    /// What is known of a wallet of one's own: a request of 30 that waits, savings of 1,200.
    @Test func ownAccountsAndRequestsAreCounted() throws {
        let fixture = """
            {"account_currency":"EUR","balance":"500.00 EUR",
             "accounts":[{"name":"épargne","balance":"1200.00 EUR"}],
             "contacts":[{"name":"Paul Martin"}],
             "requests_out":[{"from":"Paul Martin","amount":"30.00 EUR"}],
             "subscriptions":[{"merchant":"Netflix","amount":"13.49 EUR","frequency":"FREQ=MONTHLY"}]}
            """
        var full = try FullWallet(fixture)
        try full.play(
            """
            > who owes me money?
            Not paid to you yet, €30.00 in all:
            • You ask Paul Martin for €30.00.
            > qui me doit de l'argent ?
            On ne t’a pas encore payé, 30,00 € en tout :
            > remove Paul from my contacts
            an open request
            > if I save 200 a month, when will I have 3000?
            “épargne” holds €1,200.00 already: with that it takes 9 months, in August 2027.
            > si je mets 200 de côté par mois, quand aurai-je 1000 ?
            « épargne » a déjà 1 200,00 € : c’est assez.
            > what if Netflix went up by 2 euros?
            You spend €13.49 a month at Netflix now. That would make €15.49
            > when will my balance reach 2000?
            There is too little history
            """)
    }

    @Test(arguments: talks)
    func repliesAreTheOnesExpected(talk: String) throws {
        var full = try FullWallet()
        try full.play(talk)
    }
}
