import Assistant
import Foundation
import Primitives
import Testing
import Understanding
import Wallet

struct PayingAccountTests {
    private let wallet: WalletStore

    init() throws { wallet = try WalletStore(path: ":memory:") }

    private func mirror(_ name: String, _ currency: Currency) throws {
        let account = WalletAccount(name: name, currency: currency, kind: .mirror)
        try wallet.open(account)
        _ = try wallet.post(
            Movement(
                account: account, amount: Money(minorUnits: -500, currency: currency),
                counterparty: .named("CAFE"), day: Day(number: 20_500)),
            key: IdempotencyKey(rawValue: name))
    }

    @Test func aNewWalletHasNone() throws {
        #expect(try PayingAccount.found(in: wallet) == nil)
        // Its first day was cut short.
        try wallet.open(WalletAccount(name: "main", currency: .eur))
        #expect(try PayingAccount.found(in: wallet) == nil)
    }

    @Test func aWalletOfStatementsGetsOneWithNothingInItInTheirCurrency() throws {
        try mirror("current", .gbp)
        let account = try #require(try PayingAccount.found(in: wallet))
        #expect(account == WalletAccount(name: "main", currency: .gbp))
        #expect(try wallet.balance(of: account).minorUnits == 0)
        #expect(try wallet.entryCount() == 1 && wallet.contacts().isEmpty)
        #expect(try PayingAccount.found(in: wallet) == account)
    }

    @Test func statementsInSeveralCurrenciesMakeItEuros() throws {
        try mirror("current", .gbp)
        try mirror("dollars", .usd)
        #expect(try PayingAccount.found(in: wallet)?.currency == .eur)
    }

    @Test func mostStatementsOfSeveralCurrenciesDecide() throws {
        try mirror("dollars", .usd)
        try mirror("current", .gbp)
        try mirror("joint", .gbp)
        #expect(try PayingAccount.found(in: wallet)?.currency == .gbp)
    }

    @Test func theAccountThereIsPays() throws {
        let own = WalletAccount(name: "purse", currency: .usd)
        try wallet.open(own)
        try mirror("current", .gbp)
        #expect(try PayingAccount.found(in: wallet) == own)
    }

    @Test func anAccountOfTheUsersPaysNotTheMirrorOfItsName() throws {
        try mirror("épargne", .eur)
        let savings = WalletAccount(name: "épargne", currency: .eur)
        let main = WalletAccount(name: "main", currency: .eur)
        for account in [main, savings] {
            _ = try wallet.post(
                Movement(
                    account: account, amount: Money(minorUnits: 50_000, currency: .eur),
                    counterparty: .opening, day: Day(number: 20_500)),
                key: IdempotencyKey(rawValue: "opening \(account.name)"))
        }
        try wallet.save(Contact(id: ContactID(rawValue: "1"), name: "Marie Dupont"))
        var conversation = Conversation(
            interpreter: try Interpreter.shared.get(), wallet: wallet, account: main,
            settings: .init(timeZone: .gmt, language: nil, session: "test"))
        for line in ["envoie 50 euros à Marie depuis mon épargne", "oui"] {
            _ = try conversation.reply(to: line, at: Date(timeIntervalSince1970: 1_795_168_800))
        }
        let mirrored = WalletAccount(name: "épargne", currency: .eur, kind: .mirror)
        #expect(try wallet.balance(of: savings).minorUnits == 45_000)
        #expect(try wallet.balance(of: mirrored).minorUnits == -500)
        #expect(try wallet.balance(of: main).minorUnits == 50_000)
    }
}
