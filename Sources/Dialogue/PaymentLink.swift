/// A link to a payment: `yanipay://payment/{id}`.
public struct PaymentLink: Hashable, Codable, Sendable, LosslessStringConvertible {
    /// What the link calls the payment: 1 to 64 letters, digits, `-`, `_`, `.` and `~`.
    public let id: String

    /// Returns the link that `text` is, or nil; the scheme and `payment` may be in any case.
    public init?(_ text: String) {
        let trimmed = text.split(separator: " ", omittingEmptySubsequences: true)
        let prefix = "yanipay://payment/"
        guard trimmed.count == 1, trimmed[0].lowercased().hasPrefix(prefix) else { return nil }
        let id = trimmed[0].dropFirst(prefix.count)
        let isUnreserved = id.allSatisfy {
            $0.isASCII && ($0.isLetter || $0.isNumber || "-_.~".contains($0))
        }
        guard (1...64).contains(id.count), isUnreserved else { return nil }
        self.id = String(id)
    }

    /// The link.
    public var description: String { "yanipay://payment/\(id)" }
}
