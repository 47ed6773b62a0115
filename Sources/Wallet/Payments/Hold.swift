public import Foundation
public import Primitives

/// Money set aside for somebody, which the account cannot pay elsewhere.
public struct Hold: Hashable, Codable, Sendable {
    /// Where it stands. Raw values are labels on disk.
    public enum Status: String, CaseIterable, Codable, Hashable, Sendable {
        case open, captured, released, expired
    }

    /// The hold.
    public let id: Identifier<Hold>
    /// The account.
    public let account: WalletAccount
    /// Whom it is for.
    public let counterparty: Counterparty
    /// Their name.
    public let counterpartyName: String
    /// How much.
    public let amount: Money
    /// Why.
    public let note: String?
    /// When it was placed.
    public let placed: Date
    /// When it ends by itself, if it does.
    public let expires: Date?
    /// Where it stands.
    public let status: Status
}
