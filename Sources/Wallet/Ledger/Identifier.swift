/// Identifies a `Subject`, so that an order is never passed for a bill.
public struct Identifier<Subject>: RawRepresentable, Hashable, Codable, Sendable {
    /// The identifier's text.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The identifier of what the command under `key` makes.
    init(_ key: IdempotencyKey) {
        rawValue = key.rawValue
    }
}
