/// A store's card.
public struct LoyaltyCard: Hashable, Codable, Sendable {
    /// The card's standing. Raw values are labels on disk and in the interface.
    public enum Tier: String, CaseIterable, Codable, Hashable, Comparable, Sendable {
        case bronze, silver, gold, platinum

        /// Whether `lhs` is the lower.
        public static func < (lhs: Tier, rhs: Tier) -> Bool { lhs.rank < rhs.rank }

        private var rank: Int {
            switch self {
            case .bronze: 0
            case .silver: 1
            case .gold: 2
            case .platinum: 3
            }
        }
    }

    /// The card.
    public let id: Identifier<LoyaltyCard>
    /// The store's name, which no other card has.
    public let name: String
    /// Its number and kind of barcode.
    public let number: LoyaltyNumber
    /// The points on it.
    public let points: Int64
    /// Its standing.
    public let tier: Tier
}

/// A change of a store's card.
public enum LoyaltyChange: Hashable, Codable, Sendable {
    /// Points earned, or redeemed when negative.
    case points(Int64)
    /// Another standing.
    case tier(LoyaltyCard.Tier)
    /// Another number.
    case number(LoyaltyNumber)
}
