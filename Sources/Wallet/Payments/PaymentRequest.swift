public import Foundation
public import Primitives

/// Somebody asks the user for money, or the user asks somebody.
public struct PaymentRequest: Hashable, Codable, Sendable {
    /// Who asks. Raw values are labels on disk.
    public enum Direction: String, CaseIterable, Codable, Hashable, Sendable {
        /// The user is asked, and pays when accepting.
        case incoming
        /// The user asks, and is paid when it is accepted.
        case outgoing
    }

    /// Where it stands. Raw values are labels on disk.
    public enum Status: String, CaseIterable, Codable, Hashable, Sendable {
        case pending, accepted, declined, expired, cancelled
    }

    /// What happened to it, and when.
    public struct Event: Hashable, Codable, Sendable {
        /// What happened. Raw values are labels on disk.
        public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
            case created, reminded, accepted, declined, expired, cancelled, reopened
        }

        /// What happened.
        public let kind: Kind
        /// When.
        public let instant: Date
    }

    /// The request.
    public let id: Identifier<PaymentRequest>
    /// Who asks.
    public let direction: Direction
    /// The other one.
    public let counterparty: Counterparty
    /// Their name.
    public let counterpartyName: String
    /// How much is asked for.
    public let amount: Money
    /// Why.
    public let note: String?
    /// When it was made.
    public let created: Date
    /// When it ends unless it was answered, if it does.
    public let expires: Date?
    /// Where it stands.
    public let status: Status
    /// What happened to it, in order.
    public let history: [Event]
}
