public import Foundation
public import Primitives
public import Statements

/// One account's transactions as a line of JSON: what `yani report --jsonl` and batches read.
///
/// `{"account":"A1","balance":"10.00 EUR","transactions":[{"date":"2026-01-02",
/// "amount":"-5.00 EUR","description":"CB SHOP","counterparty":null,"id":"x"}]}`; the currency may
/// stand in a transaction's `currency` instead; `balance`, `counterparty` and `id` may be missing.
public struct AccountLine: Sendable {
    /// The account.
    public let account: String
    /// The balance after its last transaction, where the line says it.
    public let balance: Money?
    /// Its transactions.
    public let transactions: [BankTransaction]

    /// Creates a line of transactions that are at hand.
    public init(account: String, balance: Money? = nil, transactions: [BankTransaction]) {
        self.account = account
        self.balance = balance
        self.transactions = transactions
    }

    /// Reads a line.
    /// - Throws: `AccountLineError`.
    public init(json: String) throws(AccountLineError) {
        let raw: RawAccount
        do {
            raw = try JSONDecoder().decode(RawAccount.self, from: Data(json.utf8))
        } catch {
            throw .malformed
        }
        account = raw.account ?? "account"
        balance = raw.balance.flatMap { Money(canonical: $0) }
        if raw.balance != nil, balance == nil { throw .badAmount(transaction: 0) }
        var transactions: [BankTransaction] = []
        transactions.reserveCapacity(raw.transactions.count)
        for (index, item) in raw.transactions.enumerated() {
            guard let day = Day(item.date) else { throw .badDate(transaction: index + 1) }
            guard let amount = item.money else { throw .badAmount(transaction: index + 1) }
            transactions.append(
                BankTransaction(
                    day: day, amount: amount, label: item.description ?? "",
                    counterparty: item.counterparty,
                    balance: item.balance.flatMap { Money(canonical: $0) },
                    id: item.id ?? String(index + 1)))
        }
        self.transactions = transactions
    }
}

/// Why a line is no account.
public enum AccountLineError: LocalizedError, Equatable, Sendable {
    /// It is no JSON object of that shape.
    case malformed
    /// The transaction of this rank, from 1, has no ISO 8601 date.
    case badDate(transaction: Int)
    /// The transaction of this rank has no amount with a currency; 0 for the account's balance.
    case badAmount(transaction: Int)

    /// What is wrong and what to do, for people.
    public var reason: String {
        switch self {
        case .malformed: "is no JSON object with «account» and «transactions»"
        case .badDate(let rank): "transaction \(rank) has no date such as 2026-11-20"
        case .badAmount(let rank): "transaction \(rank) has no amount such as -5.00 EUR"
        }
    }

    /// The reason, for whoever shows what `localizedDescription` says.
    public var errorDescription: String? { reason }
}

private struct RawAccount: Decodable {
    let account: String?
    let balance: String?
    let transactions: [RawTransaction]
}

private struct RawTransaction: Decodable {
    let date: String
    let amount: String
    let currency: String?
    let description: String?
    let counterparty: String?
    let id: String?
    let balance: String?

    var money: Money? {
        Money(canonical: amount)
            ?? currency.flatMap(Currency.init(code:)).flatMap {
                Money(decimal: amount, currency: $0)
            }
    }
}
