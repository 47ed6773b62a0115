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
        (
            "préviens-moi quand il reste 50 euros en courses", "à 348,00\u{A0}€ (87\u{A0}%)", 87
        ),
        (
            "préviens-moi quand il me reste moins de 50 euros pour les courses",
            "à 348,00\u{A0}€ (87\u{A0}%)", 87
        ),
        (
            "préviens-moi quand il n'y a plus que 100 dans le budget courses",
            "à 300,00\u{A0}€ (75\u{A0}%)", 75
        ),
        ("tell me when my groceries budget drops below 100", "at €300.00 (75%)", 75),
        ("alert me when 100 euros are left in groceries", "at €300.00 (75%)", 75),
        ("warn me when there's 50 left of my grocery budget", "at €348.00 (87%)", 87),
        ("préviens-moi quand il me reste un quart du budget courses", "à 75\u{A0}%", 75),
        ("alert me when 10% of my groceries budget is left", "at 90%", 90),
        ("préviens-moi aux trois quarts du budget courses", "à 75\u{A0}%", 75),
        ("préviens-moi quand j'atteins les trois quarts du budget courses", "à 75\u{A0}%", 75),
        ("préviens-moi quand j'atteins 200 euros de courses", "à 200,00\u{A0}€ (50\u{A0}%)", 50),
        ("alert me when I hit three quarters of my grocery budget", "at 75%", 75),
        ("préviens-moi aux deux tiers du budget courses", "à 67\u{A0}%", 67),
        ("warn me when I've spent two thirds of the grocery budget", "at 67%", 67),
        ("préviens-moi quand j'ai dépensé un tiers du budget courses", "à 33\u{A0}%", 33),
        ("alert me when I've spent a third of my groceries budget", "at 33%", 33),
        ("alert me at two thirds of my grocery budget", "at 67%", 67),
        ("préviens-moi à la moitié du budget courses", "à 50\u{A0}%", 50),
        ("alert me when I reach half of my groceries budget", "at 50%", 50),
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
        "préviens-moi quand il reste 400 euros de mon budget courses",
    ])
    func aShareThatIsNoneIsRefused(said: String) throws {
        var full = try FullWallet(Self.fixture)
        let reply = try full.conversation.reply(to: said, at: ConversationTests.now)
        #expect(reply.problem == .invalidAmount, "\(reply.reply)")
        #expect(try full.wallet.budgets().map(\.alertPercent) == [80])
    }
}
