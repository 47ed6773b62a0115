import Assistant
import Dialogue
import Primitives
import Testing
import Wallet

/// Payments that are called off, orders beside another, currencies and days of figures.
extension OrderTalkTests {
    static let calledOffTalks = frenchCalledOffTalks + englishCalledOffTalks + besideCalledOffTalks

    private static let frenchCalledOffTalks = [
        "annule l'envoi de 50 euros à Marie", "arrête l'envoi de 50 euros à Marie",
        "stoppe l'envoi de 50 euros à Marie", "supprime l'envoi de 50 euros à Marie",
        "efface l'envoi de 50 euros à Marie", "retire le virement de 50 euros à Marie",
        "peux-tu annuler l'envoi de 50 euros à Marie ?", "annule les 50 euros à Marie",
        "annule mon virement de 50 euros à Marie",
        "annule le virement de 50 euros que j'ai fait à Marie",
    ].flatMap { text in
        [
            """
            > envoie 20 euros à Paul
            > oui
            > envoie 50 euros à Marie
            > oui
            > envoie 30 euros à Marie
            > oui
            > \(text)
            J’annule l’envoi de 50,00 € à Marie Dupont
            > oui
            C’est fait
            """,
            """
            > envoie 50 euros à Marie
            Je confirme ?
            > \(text)
            Rien n’a été envoyé
            > oui
            rien en attente
            """,
            """
            > envoie 50 euros à Marie vendredi
            > oui
            > \(text)
            50,00 € à Marie Dupont
            Je confirme ?
            ! J’envoie
            > oui
            C’est fait
            """,
            """
            > \(text)
            ! Je confirme
            > oui
            rien en attente
            """,
        ]
    }

    private static let englishCalledOffTalks = [
        "cancel the transfer of 50 euros to Marie", "cancel the 50 euros to Marie",
        "cancel the payment of 50 euros to Marie", "undo the payment of 50 euros to Marie",
        "cancel sending 50 euros to Marie",
    ].flatMap { text in
        [
            """
            > send 50 euros to Marie
            > yes
            > send 30 euros to Marie
            > yes
            > \(text)
            €50.00
            Shall I go ahead?
            ! send €50.00 to Marie
            > yes
            Done
            """,
            """
            > \(text)
            ! Shall I
            > yes
            nothing pending
            """,
        ]
    }

    private static let besideCalledOffTalks = [
        """
        > n'annule pas l'envoi de 50 euros à Marie
        je laisse les choses comme elles sont
        > oui
        rien en attente
        > envoie 20 euros à Paul
        > n'annule pas l'envoi de 20 euros à Paul
        J’envoie 20,00 € à Paul Martin
        """,
        """
        > annule l'envoi de 50 euros à Marie, pas celui de Paul
        ! J’envoie
        > annule et envoie 50 euros à Marie
        J’envoie 50,00 € à Marie Dupont
        """,
        """
        > send 50 euros to Marie
        > yes
        > please cancel the 50 I sent Marie
        ! request
        Shall I go ahead?
        > yes
        Done
        """,
        """
        > envoie 20 euros à Paul et annule l'envoi de 50 euros à Marie
        ! J’envoie 50
        > annule
        > envoie 20 euros à Paul
        > annule l'envoi de 50 euros à Marie
        Je ne trouve
        J’envoie 20,00 € à Paul Martin
        """,
        """
        > envoie 10 euros à Zoé
        > oui
        > envoie 20 euros à Paul
        > annule l'envoi de 10 euros à Zoé
        J’annule l’envoi de 10,00 € à Zoé Lefèvre
        """,
    ]

    static let besideAmountTalks =
        [
            "vire 50 euros de mon épargne vers mon compte principal":
                "épargne » vers le compte principal",
            "vire 50 euros sur mon épargne": "du compte principal vers le compte « épargne »",
            "mets 50 euros de côté sur mon épargne":
                "du compte principal vers le compte « épargne »",
            "move 50 euros from savings to my main account": "to the main account",
        ].map { text, restated in
            """
            > envoie 5000 euros à Marie
            Combien veux-tu envoyer à Marie
            > \(text)
            \(restated)
            ! Marie Dupont
            > non
            > envoie 40 euros à Marie
            J’envoie 40,00 € à Marie Dupont
            > \(text)
            \(restated)
            ! Marie Dupont
            """
        } + [
            """
            > envoie 5000 euros à Marie
            > envoie 50 à Paul
            J’envoie 50,00 € à Paul Martin
            """,
            """
            > envoie 5000 euros à Marie
            > 50 depuis mon épargne
            J’envoie 50,00 € à Marie Dupont depuis le compte « épargne »
            """,
        ]

    static let figureDayTalks = [
        """
        > pay 5 to Marie on 03/04
        on 3 April 2027
        ! every
        """,
        """
        > paie 5 à Marie le 03/04
        le 3 avril 2027
        ! tous les
        """,
        """
        > paie 12 à Netflix le 05/12
        le 5 décembre 2026
        ! tous les
        """,
        """
        > pay 12 to Netflix on 05/12 every year
        every year
        """,
        """
        > paie 5 à Marie tous les ans le 03/04
        tous les ans
        """,
    ]

    /// A currency, and what is said in it by words that others share.
    static let sharedCurrencies: [(code: String, texts: [String])] = [
        ("CAD", ["send $5 to Marie", "send 5 dollars to Marie", "send 5 bucks to Marie"]),
        ("AUD", ["send $5 to Marie", "envoie 5 dollars à Marie"]),
        ("HKD", ["send 5 dollars to Marie"]), ("MXN", ["send $5 to Marie"]),
        ("BHD", ["send 5 dinars to Marie"]), ("KWD", ["envoie 5 dinars à Marie"]),
        ("DZD", ["envoie 5 dinars à Marie"]), ("XOF", ["envoie 5 francs à Marie"]),
        ("EGP", ["send 5 pounds to Marie", "send £5 to Marie", "envoie 5 livres à Marie"]),
        ("AED", ["send 5 dirhams to Marie"]), ("CNY", ["send ¥5 to Marie"]),
        ("USD", ["send $5 to Marie", "send US$5 to Marie", "send 5 American dollars to Marie"]),
        ("GBP", ["send 5 pounds to Marie"]),
    ]

    @Test(arguments: sharedCurrencies)
    func aSharedWordIsOfTheAccountsCurrency(code: String, texts: [String]) throws {
        for text in texts {
            var scene = try FullWallet(Self.wallet(in: code))
            let told = try scene.conversation.reply(to: text, at: ConversationTests.now)
            #expect(told.confirms.first?.amount?.currency.code == code, "\(text): \(told.reply)")
        }
    }

    @Test(arguments: [
        ("CAD", "send US$5 to Marie"), ("CAD", "send 5 US dollars to Marie"),
        ("CAD", "envoie 5 dollars américains à Marie"), ("CAD", "send 5 pounds to Marie"),
        ("EGP", "send 5 pounds sterling to Marie"), ("XOF", "envoie 5 francs suisses à Marie"),
        ("EUR", "send $5 to Marie"), ("XOF", "send 5 swiss francs to Marie"),
    ])
    func aNamedCurrencyStaysWhatItIs(code: String, text: String) throws {
        var scene = try FullWallet(Self.wallet(in: code))
        let told = try scene.conversation.reply(to: text, at: ConversationTests.now)
        #expect(told.problem == .currencyMismatch, "\(text): \(told.reply)")
    }

    private static func wallet(in code: String) -> String {
        """
        {"account_currency":"\(code)","balance":"100 \(code)",
         "contacts":[{"name":"Marie Dupont"}]}
        """
    }

    @Test func aBudgetInSharedDollarsIsOfTheAccountsCurrency() throws {
        var scene = try FullWallet(Self.wallet(in: "CAD"))
        _ = try scene.conversation.reply(
            to: "set a budget of $300 for groceries", at: ConversationTests.now)
        #expect(try scene.wallet.budgets().map(\.amount.canonicalString) == ["300.00 CAD"])
    }

    @Test func aMonthlyPaymentThatIsCalledSoKeepsItsDay() throws {
        let fixture = """
            {"balance":"100.00 EUR","contacts":[{"name":"Paul Martin"}]}
            """
        var scene = try FullWallet(fixture)
        try scene.play(
            """
            > pay 12 to Paul on the 31st of every month
            > yes
            Done
            > change the monthly payment to Paul to 15 euros
            €15.00
            > yes
            Done
            """)
        let order = try #require(try scene.wallet.orders(.active).first)
        #expect(order.terms.recurrence?.description == "FREQ=MONTHLY;BYMONTHDAY=31")
        #expect(order.terms.firstDay.description == "2026-11-30")
        #expect(order.terms.amount.canonicalString == "15.00 EUR")
    }
}
