public import Foundation
internal import GRDB
public import Primitives

extension WalletStore {
    /// Returns where the coins are, and the rate on `day`.
    public func staking(on day: Day) throws(WalletError) -> StakingStatus {
        try read { db in
            func coins(_ account: AccountReference) throws -> Money {
                Money(
                    minorUnits: try Self.existingAccount(account, in: db)?.minorUnits ?? 0,
                    currency: .yani)
            }
            return StakingStatus(
                available: try coins(WalletAccount.coins.reference),
                staked: try coins(.staked), rewards: try coins(.rewards),
                rateBasisPoints: try Self.rates(in: db).last { $0.firstDay <= day.number }?.rate)
        }
    }

    /// Sets the yearly rate from `day` on, once, in hundredths of a percent.
    /// - Throws: `WalletError.invalidTerms` outside 0...100000, or for a day whose reward is
    ///   booked.
    public func setStakingRate(
        basisPoints: Int64, from day: Day, key: IdempotencyKey
    ) throws(WalletError) {
        let input = CommandInput(target: "\(basisPoints)", number: Int64(day.number))
        _ = try once(.setStakingRate, key, input) { db in
            let last = try Self.lastRewardDay(in: db)
            guard (0...100_000).contains(basisPoints), day.number > last ?? .min else {
                throw WalletError.invalidTerms
            }
            try db.execute(
                sql: """
                    INSERT INTO stakingRate (firstDay, basisPoints) VALUES (?, ?)
                    ON CONFLICT DO UPDATE SET basisPoints = excluded.basisPoints
                    """, arguments: [day.number, basisPoints])
            return true
        }
    }

    /// Moves coins, once.
    /// - Throws: `WalletError.insufficientFunds`, `amountNotPositive` (also to claim nothing),
    ///   `currencyMismatch` for anything but coins, `walletLocked`.
    public func move(
        _ move: StakingMove, on day: Day, at instant: Date, key: IdempotencyKey
    ) throws(WalletError) -> StakingReceipt {
        try once(.stake, key, move) { db in
            try Self.checkUnlocked(at: instant, in: db)
            let earned = try Self.ledgerAccount(.rewards, in: db).minorUnits
            let free = WalletAccount.coins.reference
            let rewards = Money(minorUnits: earned, currency: .yani)
            let (amount, source, target): (Money, AccountReference, AccountReference) =
                switch move {
                case .stake(let amount): (amount, free, .staked)
                case .unstake(let amount): (amount, .staked, free)
                case .claim: (rewards, .rewards, free)
                case .compound: (rewards, .rewards, .staked)
                }
            guard amount.currency == .yani else {
                throw WalletError.currencyMismatch(amount.currency, .yani)
            }
            guard amount.isPositive else { throw WalletError.amountNotPositive }
            let entry = try EntryDraft(
                key: key.rawValue, day: Int64(day.number), instant: instant.milliseconds,
                kind: .staking,
                sides: [.init(source, -amount.minorUnits), .init(target, amount.minorUnits)]
            ).insert(in: db)
            return StakingReceipt(entry: entry.id, amount: amount)
        }
    }

    /// Books the rewards of all days up to `day` that are not booked yet, each day once, on what
    /// was staked at its end; returns what they come to.
    ///
    /// Call it with the last day that is over.
    /// - Complexity: O(days since the last reward).
    public func accrueRewards(through day: Day, at instant: Date) throws(WalletError) -> Money {
        try write { db in
            var total: Int64 = 0
            let changes = try Self.stakedChanges(in: db)
            let rates = try Self.rates(in: db)
            guard let firstChange = changes.first, let firstRate = rates.first else {
                return .zero(.yani)
            }
            let last = try Self.lastRewardDay(in: db) ?? .min
            var next = max(firstChange.day, firstRate.firstDay, last == .min ? .min : last + 1)
            while next <= day.number {
                let staked = changes.reduce(into: Int64(0)) { sum, change in
                    if change.day <= next { sum += change.minorUnits }
                }
                let rate = rates.last { $0.firstDay <= next }?.rate ?? 0
                guard
                    let reward = StakingStatus.dailyReward(staked: staked, rateBasisPoints: rate)
                else { throw WalletError.overflow }
                if reward > 0 { try Self.book(reward, on: next, at: instant, in: db) }
                total += reward
                next += 1
            }
            return Money(minorUnits: total, currency: .yani)
        }
    }

    private static func book(
        _ reward: Int64, on day: Int, at instant: Date, in db: Database
    ) throws {
        let source = AccountReference(kind: .equity, name: "staking", currency: "YANI")
        try EntryDraft(
            key: "reward/\(Day(number: day))", day: Int64(day), instant: instant.milliseconds,
            kind: .reward, sides: [.init(.rewards, reward), .init(source, -reward)]
        ).insert(in: db)
    }

    private static func lastRewardDay(in db: Database) throws -> Int? {
        guard let account = try existingAccount(.rewards, in: db) else { return nil }
        return try Int.fetchOne(
            db,
            sql: """
                SELECT MAX(posting.day) FROM posting JOIN entry ON entry.id = posting.entryId
                WHERE posting.accountId = ? AND entry.kind = 'reward'
                """, arguments: [account.id])
    }

    private static func stakedChanges(in db: Database) throws -> [(day: Int, minorUnits: Int64)] {
        guard let account = try existingAccount(.staked, in: db) else { return [] }
        return try Row.fetchAll(
            db, sql: "SELECT day, minorUnits FROM dayTotal WHERE accountId = ? ORDER BY day",
            arguments: [account.id]
        ).map { ($0["day"], $0["minorUnits"]) }
    }

    private static func rates(in db: Database) throws -> [(firstDay: Int, rate: Int64)] {
        try Row.fetchAll(
            db, sql: "SELECT firstDay, basisPoints FROM stakingRate ORDER BY firstDay"
        ).map { ($0["firstDay"], $0["basisPoints"]) }
    }
}

extension AccountReference {
    static let staked = AccountReference(kind: .coin, name: "staked", currency: "YANI")
    static let rewards = AccountReference(kind: .coin, name: "rewards", currency: "YANI")
}
