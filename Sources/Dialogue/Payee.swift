public import Primitives

/// Identifies somebody who can be paid.
public struct PayeeID: RawRepresentable, Hashable, Codable, Sendable {
    /// The wallet's own identifier.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// Somebody who can be paid.
public struct Payee: Hashable, Codable, Sendable {
    /// The identifier.
    public let id: PayeeID
    /// The full name, as it is restated.
    public let name: String

    /// Creates a payee.
    public init(id: PayeeID, name: String) {
        self.id = id
        self.name = name
    }
}

/// A transfer somebody is asked to confirm: every detail that matters is known.
public struct Transfer: Hashable, Codable, Sendable {
    /// Who receives it.
    public let payee: Payee
    /// How much.
    public let amount: Money
    /// The reason given, if any.
    public let note: String?

    /// Creates a transfer.
    public init(payee: Payee, amount: Money, note: String?) {
        self.payee = payee
        self.amount = amount
        self.note = note
    }
}

/// Identifies one confirmed command, so that carrying it out twice does it once.
public struct CommandID: RawRepresentable, Hashable, Codable, Sendable {
    /// The key handed to the wallet.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
