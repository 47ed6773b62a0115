import Assistant
import Testing
import Wallet

/// An alert on a budget is kept as it is told, from 1 to 100 % of the budget.
struct BudgetAlertTests {
    private static let fixture = #"{"balance":"500.00 EUR","budgets":{"groceries":"400.00 EUR"}}"#

    static let alerts: [(said: String, told: String, kept: Int)] = [
        ("préviens-moi quand j'ai dépensé 90 % de mon budget courses", "à 90\u{A0}%", 90),
        ("alert me at 100% of my groceries budget", "at 100%", 100),
        ("préviens-moi à 79,9 % de mon budget courses", "à 80\u{A0}%", 80),
        (
            "préviens-moi quand j'ai dépensé 101 euros de mon budget courses",
            "à 100,00\u{A0}€ (25\u{A0}%)", 25
        ),
    ]

    @Test(arguments: alerts)
    func whatIsToldIsWhatIsKept(said: String, told: String, kept: Int) throws {
        var full = try FullWallet(Self.fixture)
        let reply = try full.conversation.reply(to: said, at: ConversationTests.now)
        #expect(reply.reply.contains(told), "\(reply.reply)")
        #expect(try full.wallet.budgets().map(\.alertPercent) == [kept])
    }

    @Test(arguments: [
        "préviens-moi quand j'ai dépensé 99999999999999999999999% de mon budget courses",
        "préviens-moi à 150% de mon budget courses",
        "alert me at 0% of my groceries budget",
        "préviens-moi quand j'ai dépensé 500 euros de mon budget courses",
    ])
    func aShareThatIsNoneIsRefused(said: String) throws {
        var full = try FullWallet(Self.fixture)
        let reply = try full.conversation.reply(to: said, at: ConversationTests.now)
        #expect(reply.problem == .invalidAmount, "\(reply.reply)")
        #expect(try full.wallet.budgets().map(\.alertPercent) == [80])
    }
}
