import Assistant
import Dialogue
import Foundation
import Primitives
import Testing
import Understanding
import Wallet

/// What is answered by a button: a yes, a no, one of what was offered.
struct ButtonTests {
    private static let now = ConversationTests.now
    private static let namesakes = """
        {"balance":"100.00 EUR","contacts":[
         {"name":"Jean Martin","iban":"FR7630006000011234567890189"},
         {"name":"Jean Martin","iban":"DE89370400440532013000"}]}
        """

    private static func talk(_ fixture: String) throws -> FullWallet {
        try FullWallet(fixture)
    }

    @Test func yesAndNoNeedNoLanguage() throws {
        var scene = try Self.talk(OrderTalkTests.fresh)
        _ = try scene.conversation.reply(to: "send 50 euros to Marie", at: Self.now)
        #expect(try scene.conversation.refuse(at: Self.now).reply.contains("cancelled"))
        _ = try scene.conversation.reply(to: "send 20 euros to Marie", at: Self.now)
        let done = try scene.conversation.confirm(at: Self.now)
        #expect(done.language == .english && done.done.count == 1)
        let again = try scene.conversation.confirm(at: Self.now)
        #expect(again.problem == .nothingPending && again.done.isEmpty)
        _ = try scene.conversation.reply(to: "send 20 euros to Marie", at: Self.now)
        let late = try scene.conversation.confirm(at: Self.now.addingTimeInterval(301))
        #expect(late.problem == .expired && late.done.isEmpty)
        _ = try scene.conversation.reply(to: "send 1 euro to Marie", at: Self.now)
        #expect(try scene.conversation.choose(0, at: Self.now).confirms.count == 1)
    }

    @Test func aYesByButtonStillNeedsThePIN() throws {
        var scene = try Self.talk(ConversationTests.full)
        _ = try scene.conversation.reply(to: "envoie 200 euros à Paul", at: Self.now)
        let asked = try scene.conversation.confirm(at: Self.now)
        #expect(asked.expectsSecret && asked.done.isEmpty)
        #expect(try scene.conversation.confirm(at: Self.now).done.isEmpty)
        #expect(try scene.conversation.reply(to: "1234", at: Self.now).done.count == 1)
    }

    @Test func namesakesAreToldApartByTheirAccounts() throws {
        var scene = try Self.talk(Self.namesakes)
        let asked = try scene.conversation.reply(to: "envoie 20 euros à Jean Martin", at: Self.now)
        #expect(asked.options == ["Jean Martin · …0189", "Jean Martin · …3000"])
        let chosen = try scene.conversation.reply(to: asked.options[1], at: Self.now)
        #expect(chosen.confirms.first?.payee?.iban?.compact == "DE89370400440532013000")
        #expect(try scene.conversation.choose(3, at: Self.now).confirms.count == 1)
    }

    @Test func namesakesOfWhomNothingElseIsKnownAreNumbered() throws {
        let fixture = """
            {"balance":"100.00 EUR","contacts":[{"name":"Jean Martin"},{"name":"Jean Martin"}]}
            """
        var scene = try Self.talk(fixture)
        let asked = try scene.conversation.reply(to: "send 20 euros to Jean Martin", at: Self.now)
        #expect(asked.options == ["Jean Martin (1)", "Jean Martin (2)"])
        var other = scene
        let chosen = try scene.conversation.reply(to: asked.options[1], at: Self.now)
        let picked = try other.conversation.choose(1, at: Self.now)
        #expect(chosen.confirms.count == 1 && picked.confirms == chosen.confirms)
        #expect(picked.language == .english)
    }

    @Test func aBudgetOnAKindOfItsOwnIsNotTheOverallOne() throws {
        var scene = try Self.talk(OrderTalkTests.fresh)
        let amount = Money(minorUnits: 30_000, currency: .eur)
        for label in ["Groceries", "Knitting"] {
            try scene.wallet.setBudget(
                Budget(category: label, period: .monthly, amount: amount, alertPercent: 80),
                key: IdempotencyKey(rawValue: label))
        }
        try scene.play(
            """
            > where are my budgets at?
            groceries
            ! overall
            ! Knitting
            > set my groceries budget to 200
            """)
        let budgets = try scene.wallet.budgets()
        #expect(budgets.map(\.category).sorted() == ["Groceries", "Knitting"])
        #expect(
            budgets.first { $0.category == "Groceries" }?.amount.canonicalString == "200.00 EUR")
    }
}
