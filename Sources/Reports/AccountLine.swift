public import Foundation
public import Primitives
public import Statements

/// One account's transactions as a line of JSON: what `yani report --jsonl` and batches read.
///
/// `{"account":"A1","balance":"10.00 EUR","transactions":[{"date":"2026-01-02",
/// "amount":"-5.00 EUR","description":"CB SHOP","counterparty":null,"id":"x"}]}`; the currency may
/// stand in a transaction's `currency` instead, that of its `balance` too; `balance`,
/// `counterparty` and `id` may be missing. A balance is of a currency there are transactions in.
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
        try self.init(Data(json.utf8))
    }

    /// Reads a line as it stands in a file.
    /// - Throws: `AccountLineError`.
    public init(_ line: Data) throws(AccountLineError) {
        guard String(data: line, encoding: .utf8) != nil else { throw .notUTF8 }
        let raw: RawAccount
        do {
            raw = try JSONDecoder().decode(RawAccount.self, from: line)
        } catch {
            throw .malformed
        }
        account = raw.account ?? "account"
        balance = raw.balance.flatMap { Money(canonical: $0) }
        if raw.balance != nil, balance == nil { throw .badBalance(transaction: 0) }
        var transactions: [BankTransaction] = []
        transactions.reserveCapacity(raw.transactions.count)
        for (index, item) in raw.transactions.enumerated() {
            transactions.append(try item.transaction(rank: index + 1))
        }
        self.transactions = transactions
        let currencies = Set(transactions.map(\.amount.currency))
        if let balance, !transactions.isEmpty, !currencies.contains(balance.currency) {
            throw .foreignBalance(balance.currency, transaction: 0)
        }
    }
}

/// Why a line is no account.
public enum AccountLineError: LocalizedError, Equatable, Sendable {
    /// It is no JSON object of that shape.
    case malformed
    /// The transaction of this rank, from 1, has no ISO 8601 date.
    case badDate(transaction: Int)
    /// The transaction of this rank has no amount with a currency.
    case badAmount(transaction: Int)
    /// The balance of the transaction of this rank is no amount; 0 for the account's balance.
    case badBalance(transaction: Int)
    /// The balance of the transaction of this rank is in another currency than the transaction; 0
    /// for the account's balance, in whose currency there is no transaction.
    case foreignBalance(Currency, transaction: Int)
    /// It has characters that are no UTF-8.
    case notUTF8

    /// What is wrong and what to do, for people.
    public var reason: String {
        switch self {
        case .malformed: "is no JSON object with «account» and «transactions»"
        case .badDate(let rank): "transaction \(rank) has no date such as 2026-11-20"
        case .badAmount(let rank): "transaction \(rank) has no amount such as -5.00 EUR"
        case .badBalance(0): "the balance is no amount such as 10.00 EUR"
        case .badBalance(let rank):
            "transaction \(rank): the balance is no amount such as 10.00 EUR"
        case .foreignBalance(let currency, 0):
            "the balance is in \(currency.code), in which there is no transaction"
        case .foreignBalance(let currency, let rank):
            "transaction \(rank): the balance is in \(currency.code), the amount is not"
        case .notUTF8: "is not UTF-8 text; save it as UTF-8"
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

    /// The transaction, the one of this rank from 1.
    func transaction(rank: Int) throws(AccountLineError) -> BankTransaction {
        guard let day = Day(date) else { throw .badDate(transaction: rank) }
        guard let amount = money(amount) else { throw .badAmount(transaction: rank) }
        let known = balance.flatMap(money)
        if balance != nil, known == nil { throw .badBalance(transaction: rank) }
        if let known, known.currency != amount.currency {
            throw .foreignBalance(known.currency, transaction: rank)
        }
        return BankTransaction(
            day: day, amount: amount, label: description ?? "", counterparty: counterparty,
            balance: known, id: id ?? String(rank))
    }

    /// An amount with its currency, or in that of the transaction.
    private func money(_ text: String) -> Money? {
        Money(canonical: text)
            ?? currency.flatMap(Currency.init(code:)).flatMap {
                Money(decimal: text, currency: $0)
            }
    }
}
