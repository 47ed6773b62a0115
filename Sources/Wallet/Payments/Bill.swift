public import Primitives

/// A firm that sends bills.
public struct Merchant: Hashable, Codable, Sendable {
    /// The merchant.
    public let id: Identifier<Merchant>
    /// The name, which no other has.
    public let name: String
    /// Their bank account, if known.
    public let iban: IBAN?
    /// The label of the kind of spending with them.
    public let category: String?

    /// Creates a merchant.
    public init(
        id: Identifier<Merchant>, name: String, iban: IBAN? = nil, category: String? = nil
    ) {
        self.id = id
        self.name = name
        self.iban = iban
        self.category = category
    }
}

/// What is owed to a merchant.
public struct Bill: Hashable, Codable, Sendable {
    /// Where it stands. Raw values are labels on disk.
    public enum Status: String, CaseIterable, Codable, Hashable, Sendable {
        case open, paid, cancelled
    }

    /// The bill.
    public let id: Identifier<Bill>
    /// Who sent it.
    public let merchant: Merchant
    /// How much, of which parts may be paid.
    public let amount: Money
    /// What of it is not paid yet; zero once it is paid.
    public let amountDue: Money
    /// The day it is to be paid by, if there is one.
    public let dueDay: Day?
    /// What the merchant calls it.
    public let reference: String?
    /// Where it stands.
    public let status: Status

    /// Whether it is unpaid after its day.
    public func isOverdue(on day: Day) -> Bool {
        status == .open && dueDay.map { $0 < day } ?? false
    }
}
