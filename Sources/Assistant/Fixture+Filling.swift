public import Foundation
internal import Primitives
public import Wallet

extension Fixture {
    /// The name of the account that pays.
    public static let mainAccount = "main"

    /// Fills `wallet`, which is empty, and returns the account that pays.
    ///
    /// - Parameter pinCost: The cost of the PIN's hash, a power of two.
    /// - Throws: `Fixture.Invalid` for what makes no sense, named.
    public func fill(
        _ wallet: WalletStore, at instant: Date, in timeZone: TimeZone,
        pinCost: Int = WalletStore.defaultPINCost
    ) throws(Invalid) -> WalletAccount {
        guard let currency = Currency(code: accountCurrency ?? "EUR") else {
            throw Invalid(reason: "account_currency is no currency")
        }
        let filling = try FixtureFilling(
            fixture: self, wallet: wallet,
            main: WalletAccount(name: Self.mainAccount, currency: currency),
            calendar: LocalCalendar(timeZone: timeZone), instant: instant)
        do {
            try filling.fillLedger()
            try filling.fillPayments()
            try filling.fillServices(pinCost: pinCost)
        } catch let error as Invalid {
            throw error
        } catch {
            throw Invalid(reason: "does not fit a wallet: \(error)")
        }
        return filling.main
    }
}

/// Puts what a fixture says into an empty wallet.
struct FixtureFilling {
    let fixture: Fixture
    let wallet: WalletStore
    let main: WalletAccount
    let calendar: LocalCalendar
    let instant: Date
    /// The contacts by name, and by the other names they go by.
    private let contacts: [String: Contact]

    init(
        fixture: Fixture, wallet: WalletStore, main: WalletAccount, calendar: LocalCalendar,
        instant: Date
    ) throws(Fixture.Invalid) {
        self.fixture = fixture
        self.wallet = wallet
        self.main = main
        self.calendar = calendar
        self.instant = instant
        let contacts = try Self.contacts(of: fixture)
        let names = contacts.map { ($0.name, $0) }
        let aliases = contacts.flatMap { contact in contact.aliases.map { ($0, contact) } }
        self.contacts = Dictionary(names + aliases, uniquingKeysWith: { first, _ in first })
    }

    var today: Day { calendar.day(of: instant) }

    private static func contacts(of fixture: Fixture) throws(Fixture.Invalid) -> [Contact] {
        var contacts: [Contact] = []
        for (index, person) in (fixture.contacts ?? []).enumerated() {
            let iban = person.iban.flatMap { IBAN($0) }
            guard iban != nil || person.iban == nil else {
                throw Fixture.Invalid(
                    reason: "has “\(person.iban ?? "")” as the iban of \(person.name), which is "
                        + "none: check its digits")
            }
            contacts.append(
                Contact(
                    id: ContactID(rawValue: "contact-\(index + 1)"), name: person.name,
                    aliases: person.aliases ?? [], iban: iban))
        }
        return contacts
    }

    /// The contact who goes by `name`.
    func contact(named name: String) -> Contact? { contacts[name] }

    func key(_ text: String) -> IdempotencyKey { IdempotencyKey(rawValue: "fixture-\(text)") }

    func money(_ text: String, named name: String, _ currency: Currency? = nil) throws -> Money {
        let currency = currency ?? main.currency
        guard let money = Money(canonical: text) ?? Money(decimal: text, currency: currency) else {
            throw Fixture.Invalid(
                reason: "has “\(text)” as \(name), which is no amount such as 50.00 EUR")
        }
        return money
    }

    /// An amount in the currency of the main account.
    func mainMoney(_ text: String, named name: String) throws -> Money {
        let money = try money(text, named: name)
        guard money.currency == main.currency else {
            throw Fixture.Invalid(
                reason:
                    "has “\(text)” as \(name), and the account is in \(main.currency.code); write "
                    + "it in that currency, or another account_currency")
        }
        return money
    }

    func day(_ text: String, named name: String) throws -> Day {
        guard let day = Day(text) else {
            throw Fixture.Invalid(
                reason: "has “\(text)” as \(name), which is no day such as 2026-11-20")
        }
        return day
    }

    /// Somebody named in the fixture: a contact where there is one.
    func counterparty(_ name: String) -> Counterparty {
        contact(named: name).map { .contact($0.id) } ?? .named(name)
    }

    func fillLedger() throws {
        try wallet.open(main)
        for contact in try Self.contacts(of: fixture) { try wallet.save(contact) }
        try postTransactions()
        for account in fixture.accounts ?? [] {
            let balance = try money(account.balance, named: "balance of \(account.name)")
            try open(WalletAccount(name: account.name, currency: balance.currency), with: balance)
        }
        if let coins = fixture.yani {
            try open(.coins, with: try money(coins, named: "yani", .yani))
        }
    }

    private func postTransactions() throws {
        var movements: [Movement] = []
        for transaction in fixture.transactions ?? [] {
            movements.append(try movement(transaction))
        }
        let final = try mainMoney(fixture.balance ?? "0", named: "balance")
        let spent = try fixture.spentToday.map { try mainMoney($0, named: "spent_today") }
        if let spent, spent.isPositive {
            movements.append(
                Movement(
                    account: main, amount: try spent.negated(), counterparty: .named("spent today"),
                    day: today, category: SpendingCategory.other.rawValue))
        }
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
        _ = try wallet.postAll(order.enumerated().map { ($0.element, key("\($0.offset)")) })
    }

    private func open(_ account: WalletAccount, with balance: Money) throws {
        try wallet.open(account)
        guard balance.minorUnits != 0 else { return }
        _ = try wallet.post(
            Movement(account: account, amount: balance, counterparty: .opening, day: today),
            key: key("opening-\(account.name)-\(account.currency.code)"))
    }

    private func movement(_ transaction: Fixture.Transaction) throws -> Movement {
        let amount = try mainMoney(transaction.amount, named: "the amount of a transaction")
        let name = transaction.to ?? transaction.from ?? transaction.merchant ?? "?"
        return Movement(
            account: main, amount: transaction.from == nil ? try amount.negated() : amount,
            counterparty: transaction.merchant == nil ? counterparty(name) : .named(name),
            day: try day(transaction.date, named: "the date of a transaction"),
            category: transaction.category)
    }
}
