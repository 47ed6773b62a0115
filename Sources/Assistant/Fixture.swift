public import Foundation
public import Primitives
public import Wallet

/// A wallet described in JSON, to begin a conversation from or to show what one left.
public struct Fixture: Codable, Sendable {
    /// The instant it is, ISO 8601.
    public var now: String?
    /// The currency of the main account, EUR if it is not said.
    public var accountCurrency: String?
    /// What the main account holds after the transactions, `250.00 EUR`.
    public var balance: String?
    /// Other accounts.
    public var accounts: [Account]?
    /// The contacts.
    public var contacts: [Person]?
    /// The transactions that led to the balance.
    public var transactions: [Transaction]?
    /// The user's time zone.
    public var tz: String?

    private enum CodingKeys: String, CodingKey {
        case now, balance, accounts, contacts, transactions, tz
        case accountCurrency = "account_currency"
    }

    /// A named account.
    public struct Account: Codable, Sendable {
        var name: String
        var balance: String
    }

    /// A contact.
    public struct Person: Codable, Sendable {
        var name: String
        var aliases: [String]?
        var iban: String?
    }

    /// A transaction; exactly one of `to`, `from` and `merchant` is there, the amount positive.
    public struct Transaction: Codable, Sendable {
        var date: String
        var to: String?
        var from: String?
        var merchant: String?
        var category: String?
        var amount: String
    }

    /// Why a fixture is unusable: what is wrong, and where in it.
    public struct Invalid: Error, Sendable {
        /// A clause.
        public let reason: String
    }

    /// Creates an empty fixture.
    public init() {}

    /// Reads a fixture from JSON.
    /// - Throws: `Fixture.Invalid`.
    public init(json: Data) throws(Invalid) {
        do {
            self = try JSONDecoder().decode(Fixture.self, from: json)
        } catch {
            throw Invalid(reason: "is not a fixture in JSON")
        }
    }
}

extension Fixture {
    /// The name of the account that pays.
    public static let mainAccount = "main"

    /// Fills `wallet`, which is empty, and returns the account that pays.
    /// - Throws: `Fixture.Invalid` for what makes no sense, named.
    public func fill(_ wallet: WalletStore, today: Day) throws(Invalid) -> WalletAccount {
        guard let currency = Currency(code: accountCurrency ?? "EUR") else {
            throw Invalid(reason: "account_currency is no currency")
        }
        let main = WalletAccount(name: Self.mainAccount, currency: currency)
        do {
            try wallet.open(main)
            for (index, person) in (contacts ?? []).enumerated() {
                try wallet.save(
                    Contact(
                        id: ContactID(rawValue: "contact-\(index + 1)"), name: person.name,
                        aliases: person.aliases ?? [], iban: person.iban.flatMap { IBAN($0) }))
            }
            try post(to: wallet, main, today: today)
            for account in accounts ?? [] {
                let balance = try money(
                    account.balance, named: "balance of \(account.name)", currency)
                let own = WalletAccount(name: account.name, currency: balance.currency)
                try wallet.open(own)
                try open(own, with: balance, in: wallet, on: today)
            }
        } catch let error as Invalid {
            throw error
        } catch {
            throw Invalid(reason: "does not fit a wallet: \(error)")
        }
        return main
    }

    private func post(to wallet: WalletStore, _ main: WalletAccount, today: Day) throws {
        var movements: [Movement] = []
        for transaction in transactions ?? [] {
            movements.append(try movement(transaction, main))
        }
        let final = try money(balance ?? "0 \(main.currency.code)", named: "balance", main.currency)
        let moved = try Money.sum(of: movements.map(\.amount), in: main.currency)
        let firstDay = movements.map(\.day).min() ?? today
        let opening = try final.subtracting(moved)
        if opening.minorUnits != 0 {
            movements.append(
                Movement(account: main, amount: opening, counterparty: .opening, day: firstDay))
        }
        // Money in goes first, so that no balance on the way is below the one at the end.
        let order =
            movements.filter(\.amount.isPositive) + movements.filter { !$0.amount.isPositive }
        _ = try wallet.postAll(
            order.enumerated().map {
                ($0.element, IdempotencyKey(rawValue: "fixture-\($0.offset)"))
            })
    }

    private func open(
        _ account: WalletAccount, with balance: Money, in wallet: WalletStore, on day: Day
    ) throws {
        guard balance.minorUnits != 0 else { return }
        _ = try wallet.post(
            Movement(account: account, amount: balance, counterparty: .opening, day: day),
            key: IdempotencyKey(rawValue: "opening-\(account.name)-\(account.currency.code)"))
    }

    private func movement(_ transaction: Transaction, _ main: WalletAccount) throws -> Movement {
        guard let day = Day(transaction.date) else {
            throw Invalid(reason: "has a transaction on «\(transaction.date)», which is no day")
        }
        let amount = try money(transaction.amount, named: "amount", main.currency)
        let name = transaction.to ?? transaction.from ?? transaction.merchant ?? "?"
        return Movement(
            account: main, amount: transaction.from == nil ? try amount.negated() : amount,
            counterparty: .named(name), day: day, category: transaction.category)
    }

    private func money(_ text: String, named name: String, _ currency: Currency) throws -> Money {
        guard let money = Money(canonical: text) ?? Money(decimal: text, currency: currency) else {
            throw Invalid(reason: "has «\(text)» as \(name), which is no amount such as 50.00 EUR")
        }
        return money
    }

    /// Returns the fixture that describes `wallet`.
    /// - Throws: `WalletError`.
    public static func describing(
        _ wallet: WalletStore, main: WalletAccount
    ) throws(WalletError) -> Data {
        var fixture = Fixture()
        fixture.accountCurrency = main.currency.code
        fixture.balance = try wallet.balance(of: main).canonicalString
        fixture.contacts = try wallet.contacts().map {
            Person(name: $0.name, aliases: $0.aliases, iban: $0.iban?.compact)
        }
        fixture.transactions = try wallet.lines(of: main).reversed().map { line in
            let isIn = line.amount.isPositive
            let amount = isIn ? line.amount : (try? line.amount.negated()) ?? line.amount
            return Transaction(
                date: line.day.description, to: isIn ? nil : line.counterparty,
                from: isIn ? line.counterparty : nil, merchant: nil, category: line.category,
                amount: amount.canonicalString)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(fixture)) ?? Data()
    }
}
