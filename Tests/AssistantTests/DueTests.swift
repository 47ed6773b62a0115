import Assistant
import Foundation
import Primitives
import Testing
import Understanding
import Wallet

/// What falls due, ends or is decided by itself around a conversation.
struct DueTests {
    private let wallet: WalletStore
    private let account: WalletAccount
    private var conversation: Conversation
    private static let tomorrow = ConversationTests.now.addingTimeInterval(86_400)

    init() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Paris"))
        wallet = try WalletStore(path: ":memory:")
        account = try Fixture(json: Data(ConversationTests.full.utf8)).fill(
            wallet, at: ConversationTests.now, in: zone, pinCost: 2)
        conversation = Conversation(
            interpreter: try Interpreter.shared.get(),
            wallet: wallet, account: account,
            settings: .init(timeZone: zone, language: nil, session: "due"))
    }

    @discardableResult
    private mutating func hear(
        _ lines: String..., at now: Date = ConversationTests.now
    ) throws -> TurnReport {
        var last: TurnReport?
        for line in lines { last = try conversation.reply(to: line, at: now) }
        return try #require(last)
    }

    private func save(_ change: (inout AutopaySettings) -> Void) throws {
        var settings = AutopaySettings(isEnabled: true, currency: .eur)
        change(&settings)
        try wallet.save(settings, key: IdempotencyKey(rawValue: "settings"))
    }

    @Test mutating func anOrderThatBeginsTodayPaysAndTakesBackItselfAlone() throws {
        try hear("quel est mon solde ?")
        let today = Day(number: 20_777)
        // Due all day, though the day's payments were seen to before.
        _ = try wallet.schedule(
            OrderTerms(
                account: account, counterparty: .named("Loyer"),
                amount: Money(minorUnits: 3_000, currency: .eur), firstDay: today),
            key: IdempotencyKey(rawValue: "rent"))
        let told = try hear("envoie 10 euros à Paul tous les jours", "oui")
        #expect(!told.reply.contains("Loyer"))
        _ = try wallet.runDue(on: today, at: ConversationTests.now)
        #expect(try wallet.balance(of: account).canonicalString == "460.00 EUR")
        try hear("annule", "oui")
        #expect(try wallet.balance(of: account).canonicalString == "470.00 EUR")
        #expect(try wallet.verify().firstFault == nil)
    }

    @Test mutating func autopayTurnedOnForSomebodyPaysThem() throws {
        try hear("active le paiement automatique pour Paul", "oui", "1234")
        let told = try hear("quel est mon solde ?", at: Self.tomorrow)
        #expect(told.reply.contains("12,00\u{A0}€ à Paul Martin"))
        #expect(try wallet.balance(of: account).canonicalString == "488.00 EUR")
    }

    @Test mutating func aRequestAutopayDeclinesIsTold() throws {
        try save { settings in
            settings.dailyLimit = 1_000
            settings.rules = [.init(id: AutopayRuleID(rawValue: "all"))]
        }
        let told = try hear("quel est mon solde ?")
        #expect(told.reply.contains("refusé la demande de 12,00\u{A0}€ de Paul Martin"))
        #expect(try wallet.requests(.incoming, .pending).isEmpty)
    }

    @Test mutating func aLimitThatIsNearlyUsedIsTold() throws {
        try save { settings in
            settings.dailyLimit = 1_500
            settings.rules = [.init(id: AutopayRuleID(rawValue: "all"))]
        }
        let told = try hear("what's my balance?")
        #expect(told.reply.contains("€12.00 of its €15.00 a day"))
    }

    @Test mutating func anApprovedPaymentThatFailsIsTold() throws {
        try save { $0.rules = [.init(id: AutopayRuleID(rawValue: "all"))] }
        try wallet.change(
            .setLimit(
                SpendingLimit(
                    scope: .perTransaction, amount: Money(minorUnits: 500, currency: .eur))),
            key: IdempotencyKey(rawValue: "limit"))
        let told = try hear("quel est mon solde ?")
        #expect(told.reply.contains("12,00\u{A0}€ à Paul Martin"))
        #expect(told.reply.contains("n’a pas pu se faire"))
        #expect(try wallet.requests(.incoming, .pending).count == 1)
    }

    @Test mutating func aRequestEndsWithTheDayThatWasRestated() throws {
        try hear("demande 20 euros à Zoé avant vendredi", "oui")
        let request = try #require(
            try wallet.requests(.outgoing, .pending).first { $0.counterpartyName.hasPrefix("Zoé") })
        // Restated as the 26th; midnight in Paris is 23:00 the day before in UTC.
        #expect(request.expires == ISO8601DateFormatter().date(from: "2026-11-26T23:00:00Z"))
    }

    @Test mutating func cancellingTheTwentyFirstCommandLeavesTheSecondsEffect() throws {
        var effects: [PostedEffect] = []
        for line in ["demande 5 euros à Zoé", "oui"]
            + Array(repeating: "quel est mon solde ?", count: 17)
            + ["envoie 10 euros à Marie tous les mois", "oui"]
        {
            effects.take(try hear(line))
        }
        #expect(effects.count == 2)
        for line in ["arrête le virement permanent à Marie", "oui"] { effects.take(try hear(line)) }
        #expect(effects.count == 1)
        #expect(effects.allSatisfy { $0.line.contains("request_from") })
    }

    @Test mutating func anEffectIsOnTheDayItWasMovedTo() throws {
        var effects: [PostedEffect] = []
        for line in ["envoie 15 euros à Zoé lundi", "oui", "déplace-le à mardi", "oui"] {
            effects.take(try hear(line))
        }
        #expect(effects.count == 1)
        #expect(effects.allSatisfy { $0.line.contains("2026-11-24") })
    }
}
