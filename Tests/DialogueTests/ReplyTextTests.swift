import Dialogue
import Primitives
import Testing
import Understanding

/// Sentences word for word: what French and English ask for.
struct ReplyTextTests {
    private static let day = Day(number: 20_785)
    private static let eur = Money(minorUnits: 1_000, currency: .eur)

    private static func orders(_ points: Int) -> Reply {
        var order = Order(.loyaltyCards, .redeem)
        order.card = "Fnac"
        order.count = points
        return .confirm([order])
    }

    private static func declined(_ name: String) -> Reply {
        var order = Order(.requestMoney, .decline)
        order.amount = eur
        order.payee = Payee(id: PayeeID(rawValue: name), name: name)
        return .confirm([order])
    }

    private static func budget(_ category: SpendingCategory) -> Reply {
        .answer(.budgets([.init(category: category, limit: eur, period: .weekly, spent: eur)]))
    }

    static let replies: [(reply: Reply, language: Language, piece: String)] = [
        (orders(1), .french, "J’utilise 1 point de la carte"),
        (orders(2), .french, "J’utilise 2 points de la carte"),
        (orders(1), .english, "I’ll use 1 point from the “Fnac” card"),
        (orders(2), .english, "I’ll use 2 points from the “Fnac” card"),
        (declined("Yann Le Goff"), .french, "de Yann Le Goff"),
        (declined("Yves"), .french, "d’Yves"), (declined("Anne"), .french, "d’Anne"),
        (declined("Hélène"), .french, "d’Hélène"), (declined("Habib"), .french, "de Habib"),
        (budget(.restaurants), .english, "The restaurant budget"),
        (budget(.restaurants), .english, "spent this week"),
        (budget(.restaurants), .french, "cette semaine"),
        (.refused(.duplicate), .english, "That’s already the case"),
        (.refused(.notFound(.bill, name: "EDF")), .english, "I can’t find a bill from EDF."),
        (.refused(.notFound(.request, name: nil)), .english, "I can’t find a pending request."),
        (
            .refused(.unkeptScope(.yearly, kept: [.daily, .weekly])), .english,
            "I can’t keep a limit per year, only per day or per week. Nothing was changed."
        ),
        (
            .refused(.unkeptScope(.yearly, kept: [.daily, .weekly])), .french,
            "Je ne peux pas tenir de limite par an, seulement par jour ou par semaine."
        ),
    ]

    @Test(arguments: replies)
    func readsAsASpeakerWouldSayIt(reply: Reply, language: Language, piece: String) {
        let text = language.replies.text(for: reply)
        #expect(text.replacing("\u{A0}", with: " ").contains(piece), "\(text)")
    }

    @Test func aBillIsPayableUpToAndOnItsDay() {
        let bill = WalletView.Bill(id: "b", merchant: "EDF", amount: Self.eur, due: Self.day)
        let text = Language.french.replies.text(for: .billDue(bill, on: Self.day))
        #expect(text.contains("à payer au plus tard le 28 novembre 2026"))
    }
}
