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
    /// Other names they go by.
    public let aliases: [String]
    /// The account, where it is known.
    public let iban: IBAN?

    /// Creates a payee.
    public init(id: PayeeID, name: String, aliases: [String] = [], iban: IBAN? = nil) {
        self.id = id
        self.name = name
        self.aliases = aliases
        self.iban = iban
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
