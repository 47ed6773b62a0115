import Assistant
import Foundation
import Insights
import Primitives
import Reports
import Testing
import Wallet

/// What merchants gave back, and what was undone, in the chat's figures.
struct RefundTalkTests {
    private let full: FullWallet

    init() throws {
        full = try FullWallet()
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("yani-refunds-\(UUID().uuidString).csv")
        defer { try? FileManager.default.removeItem(at: url) }
        let text = """
            Date;Libellé;Montant
            05/08/2026;CB ZARA 04/08;-60,00
            02/09/2026;CB AMAZON 01/09;-80,00
            09/09/2026;CB LIDL 08/09;-50,00
            14/09/2026;REMBOURSEMENT AMAZON;30,00
            20/09/2026;CB ZARA 19/09;60,00
            28/09/2026;VIR SALAIRE ACME;2000,00

            """
        try Data(text.utf8).write(to: url)
        _ = try StatementImport(path: url.path).post(to: full.wallet, accountNamed: "banque")
    }

    private func replies(to said: [String]) throws -> [String] {
        var conversation = full.conversation
        return try said.map { text in
            try conversation.reply(to: text, at: ConversationTests.now).reply
                .replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
        }
    }

    @Test(arguments: [
        (
            "combien j’ai dépensé chez Amazon en septembre ?",
            "Tu as dépensé 50,00 € chez Amazon en septembre 2026, 30,00 € de remboursements déduits."
        ),
        (
            "how much did I spend in September?",
            "You spent €40.00 in September 2026, after €90.00 of refunds."
        ),
        (
            "how much did I spend at Zara in September?",
            "You were refunded €60.00 more than you spent at Zara in September 2026."
        ),
        ("how much did I spend at Zara in August?", "You spent €60.00 at Zara in August 2026."),
        ("how much was refunded in September?", "You were refunded €90.00 in September 2026."),
        (
            "combien on m’a remboursé en septembre ?",
            "On t’a remboursé 90,00 € en septembre 2026."
        ),
        ("combien ai-je reçu en septembre ?", "Tu as reçu 2 000,00 € en septembre 2026."),
    ])
    func whatWasGivenBackIsTakenOffSpendingAndIsNoIncome(said: String, reply: String) throws {
        let replies = try replies(to: [said])
        #expect(replies == [reply], "\(replies)")
    }

    @Test func whatWasSpentInOtherCurrenciesIsToldBesides() throws {
        let account = WalletAccount(name: "london", currency: .gbp, kind: .mirror)
        try full.wallet.open(account)
        _ = try full.wallet.post(
            Movement(
                account: account, amount: Money(minorUnits: -500, currency: .gbp),
                counterparty: .named("TESCO"), day: try #require(Day("2026-09-03")), note: nil,
                category: "groceries"), key: IdempotencyKey(rawValue: "tesco"))
        let answers = try replies(to: [
            "how much did I spend on groceries in September?",
            "combien j’ai dépensé en courses en septembre ?", "how much did I spend in August?",
        ])
        #expect(answers[0].hasSuffix("in September 2026. And £5.00 in other currencies."))
        #expect(answers[1].hasSuffix("en septembre 2026. Et 5,00 £ dans d’autres devises."))
        #expect(!answers[2].contains("currencies"), "\(answers)")
    }

    @Test func aListThatIsCutSaysHowManyThereAre() throws {
        for index in 0..<12 {
            _ = try full.wallet.post(
                Movement(
                    account: WalletAccount(name: "banque", currency: .eur, kind: .mirror),
                    amount: Money(minorUnits: -100, currency: .eur), counterparty: .named("KIOSK"),
                    day: Day(number: 20_400 + index), note: nil, category: "other"),
                key: IdempotencyKey(rawValue: "kiosk-\(index)"))
        }
        let said = ["montre mes opérations chez Kiosk", "show my transactions at Kiosk"]
        let answers = try replies(to: said)
        #expect(answers.first?.hasPrefix("Voici les 10 dernières opérations sur 12") ?? false)
        #expect(
            answers.last?.hasPrefix("Here are the latest 10 of 12 transactions") ?? false,
            "\(answers)")
    }

    @Test func theChatAndTheReportSayTheSame() throws {
        let day = try #require(Day("2026-11-20"))
        let report = try ReportMaking(language: .english, day: day).report(onWallet: full.wallet)
        let months = report.analysis.months
        let september = try #require(months.first { $0.month == Month(year: 2026, month: 9) })
        #expect(september.spending.minorUnits == 4_000)
        #expect(september.income.minorUnits == 200_000)
    }

    @Test func whatWasUndoneWasNeitherSpentNorReceived() throws {
        let said = [
            "envoie 50 à Paul", "oui", "annule le dernier virement", "oui",
            "combien j’ai dépensé aujourd’hui ?", "combien ai-je reçu en novembre ?",
        ]
        let answers = try replies(to: said).suffix(2)
        #expect(answers.first?.hasPrefix("Tu n’as rien dépensé") ?? false, "\(answers)")
        #expect(answers.last == "Tu n’as rien reçu en novembre 2026.", "\(answers)")
    }
}
