public import Primitives

/// The coins: free to spend, staked, and earned.
public struct StakingStatus: Hashable, Sendable {
    /// What can be spent.
    public let available: Money
    /// What is staked.
    public let staked: Money
    /// What was earned and not taken yet.
    public let rewards: Money
    /// The yearly rate in hundredths of a percent on the day asked about, nil before any is set.
    public let rateBasisPoints: Int64?
}

/// A change of where the coins are.
public enum StakingMove: Hashable, Codable, Sendable {
    /// From free to staked.
    case stake(Money)
    /// From staked to free.
    case unstake(Money)
    /// All that was earned becomes free.
    case claim
    /// All that was earned is staked.
    case compound
}

/// What a change of where the coins are left.
public struct StakingReceipt: Hashable, Codable, Sendable {
    /// The entry's number.
    public let entry: Int64
    /// How many coins moved.
    public let amount: Money
}

extension WalletAccount {
    /// The account of the coins that can be spent.
    public static let coins = WalletAccount(name: "coins", currency: .yani)
}

extension StakingStatus {
    /// Returns a day's reward: `staked` × rate / 365, rounded half to even to the coin's millionth;
    /// the yearly rate is simple interest, each day of a leap year too.
    public static func dailyReward(
        staked: Int64, rateBasisPoints: Int64
    ) -> Int64? {
        ExactRatio(rateBasisPoints, 10_000 * 365)?.applied(to: staked)
    }
}
