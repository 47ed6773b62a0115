import Foundation
import Primitives
import Testing

@testable import Wallet

struct ServiceTests {
    let wallet: TestWallet

    init() throws { wallet = try TestWallet() }

    @Test func aBudgetSaysWhatIsLeftAndAlertsBeforeItIsExceeded() throws {
        let store = wallet.store
        let budget = Budget(category: "groceries", amount: euros(10_000))
        try store.setBudget(budget, key: key("b"))
        func alert(_ cents: Int64, _ name: String) throws -> BudgetStatus {
            _ = try store.pay(wallet.payment(cents, "groceries"), at: wallet.now, key: key(name))
            return try store.status(of: budget, on: wallet.day)
        }
        #expect(try alert(7_999, "1").alert == .none)
        #expect(try alert(1, "2").alert == .near)
        let full = try alert(2_000, "3")
        #expect(full.alert == .near && full.remaining == .zero(.eur))
        let over = try alert(1, "4")
        #expect(over.alert == .exceeded && over.remaining == euros(-1))
        let next = try store.status(of: budget, on: wallet.day.adding(days: 30))
        #expect(next.spent == .zero(.eur) && next.alert == .none)
        try store.removeBudget(
            category: "groceries", period: .monthly, currency: .eur, key: key("x"))
        #expect(try store.budgets().isEmpty)
        #expect(throws: WalletError.notFound) {
            try store.removeBudget(
                category: "groceries", period: .monthly, currency: .eur, key: key("y"))
        }
    }

    @Test func aWeekRunsFromMondayAndAYearFromJanuary() throws {
        let week = Budget.Period.weekly.interval(containing: wallet.day)
        #expect(week.description == "2026-11-16/2026-11-23")
        let year = Budget.Period.yearly.interval(containing: wallet.day)
        #expect(year.description == "2026-01-01/2027-01-01")
    }

    @Test func aCardKeepsItsNumberPointsAndTier() throws {
        let store = wallet.store
        let number = try LoyaltyNumber("4006381333931", symbology: .ean13)
        let card = try store.addCard(name: "Carrefour", number: number, points: 50, key: key("c"))
        #expect(
            try store.changeCard(card.id, .points(-50), at: wallet.now, key: key("p")).points == 0)
        #expect(throws: WalletError.invalidTerms) {
            try store.changeCard(card.id, .points(-1), at: wallet.now, key: key("q"))
        }
        let gold = try store.changeCard(card.id, .tier(.gold), at: wallet.now, key: key("t"))
        #expect(gold.tier == .gold && gold.tier > .silver)
        #expect(throws: WalletError.duplicate) {
            try store.addCard(name: "Carrefour", number: number, key: key("d"))
        }
        try store.removeCard(card.id, key: key("r"))
        #expect(try store.cards().isEmpty)
        _ = try store.addCard(name: "Carrefour", number: number, key: key("e"))
    }

    /// A leap year's day too is a 365th: 1000 YANI at 5 % are 0.136986 a day.
    @Test func stakedCoinsEarnEachDayOnce() throws {
        let store = wallet.store
        func coins(_ units: Int64) -> Money {
            Money(minorUnits: units * 1_000_000, currency: .yani)
        }
        _ = try store.post(
            Movement(
                account: .coins, amount: coins(1_500), counterparty: .opening, day: wallet.day),
            key: key("coins"))
        try store.setStakingRate(basisPoints: 500, from: wallet.day, key: key("rate"))
        _ = try store.move(.stake(coins(1_000)), on: wallet.day, at: wallet.now, key: key("s"))
        #expect(throws: WalletError.self) {
            try store.move(.stake(coins(501)), on: wallet.day, at: wallet.now, key: key("s2"))
        }
        let last = wallet.day.adding(days: 9)
        #expect(try store.accrueRewards(through: last, at: wallet.now).minorUnits == 1_369_860)
        #expect(try store.accrueRewards(through: last, at: wallet.now).minorUnits == 0)
        let status = try store.staking(on: last)
        #expect(status.available == coins(500) && status.staked == coins(1_000))
        #expect(status.rewards.canonicalString == "1.36986 YANI" && status.rateBasisPoints == 500)
        let claimed = try store.move(.claim, on: last, at: wallet.now, key: key("c"))
        #expect(claimed.amount.minorUnits == 1_369_860)
        #expect(throws: WalletError.amountNotPositive) {
            try store.move(.compound, on: last, at: wallet.now, key: key("k"))
        }
        _ = try store.accrueRewards(through: last.adding(days: 1), at: wallet.now)
        _ = try store.move(.compound, on: last, at: wallet.now, key: key("k2"))
        #expect(try store.staking(on: last).staked.minorUnits == 1_000_136_986)
        _ = try store.move(.unstake(coins(1_000)), on: last, at: wallet.now, key: key("u"))
        // A rate cannot be changed for days whose reward is booked.
        #expect(throws: WalletError.invalidTerms) {
            try store.setStakingRate(basisPoints: 1, from: last, key: key("rate2"))
        }
        try wallet.verify()
    }

    @Test func aPINIsCheckedAndWrongOnesLock() throws {
        let store = wallet.store
        let salt = [UInt8](0..<16)
        #expect(try store.checkPIN("1234", at: wallet.now) == .none)
        for bad in ["123", "12a4", "1234567890123", "١٢٣٤"] {
            #expect(throws: WalletError.invalidTerms) {
                try store.setPIN(bad, salt: salt, cost: 2, key: key("p"))
            }
        }
        try store.setPIN("1234", salt: salt, cost: 2, key: key("p"))
        #expect(try store.checkPIN("1234", at: wallet.now) == .right)
        for left in [4, 3, 2, 1, 0] {
            #expect(try store.checkPIN("0000", at: wallet.now) == .wrong(attemptsLeft: left))
        }
        let end = wallet.now + 60
        #expect(try store.checkPIN("1234", at: end - 1) == .locked(until: end))
        #expect(throws: WalletError.walletLocked(until: end)) {
            try store.pay(wallet.payment(1), at: wallet.now, key: key("1"))
        }
        #expect(throws: WalletError.walletLocked(until: end)) {
            try store.move(
                .claim, on: wallet.day, at: wallet.now, key: key("c"))
        }
        #expect(try store.checkPIN("1234", at: end) == .right)
        _ = try store.pay(wallet.payment(1), at: end, key: key("1"))
        try store.resetPIN(key: key("r"))
        #expect(try !store.security().hasPIN)
    }

    /// The third test vector of RFC 7914, section 12; its first 32 bytes are those of a key of 32.
    @Test func aPINIsHashedWithScrypt() throws {
        let hash = try PINHash("pleaseletmein", salt: Data("SodiumChloride".utf8), rounds: 16_384)
        #expect(
            Array(hash.hash).hexadecimal
                == "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2")
        #expect(try hash.matches("pleaseletmein"))
        #expect(try !hash.matches("pleaseletmeim"))
    }

    @Test func theFileHoldsNoPIN() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("wallet.sqlite")
        do {
            let store = try WalletStore(path: path)
            try store.setPIN("73914682", salt: [UInt8](0..<16), cost: 2, key: key("p"))
        }
        for name in ["wallet.sqlite", "wallet.sqlite-wal"] {
            let url = URL(fileURLWithPath: folder.path(name))
            guard let bytes = try? Data(contentsOf: url) else { continue }
            #expect(bytes.range(of: Data("73914682".utf8)) == nil)
        }
    }

    @Test func waysOfPayingAreKeptWithTheirHealth() throws {
        let store = wallet.store
        var card = PaymentMethod(
            id: .init(rawValue: "card"), kind: .card, currency: .eur,
            fee: .init(fixed: 10), arrival: .seconds(2))
        let balance = PaymentMethod(id: .wallet, kind: .wallet, currency: .eur)
        try store.save(card, key: key("1"))
        try store.save(balance, key: key("2"))
        #expect(try store.paymentMethods() == [card, balance])
        try store.setHealth(.down, of: card.id, key: key("3"))
        card.health = .down
        #expect(try store.paymentMethods() == [card, balance])
        card.health = .healthy
        card.fee = .init()
        try store.save(card, key: key("4"))
        #expect(try store.paymentMethods() == [card, balance])
        #expect(throws: WalletError.notFound) {
            try store.setHealth(.down, of: .init(rawValue: "?"), key: key("5"))
        }
    }

    @Test func securityIsKept() throws {
        let store = wallet.store
        let device = Device(id: Identifier(rawValue: "d"), name: "phone", added: wallet.now)
        let changes: [SecurityChange] = [
            .setCardFrozen(true), .setKYC(.verified), .setBiometrics(true), .addDevice(device),
            .setLimit(SpendingLimit(scope: .daily, amount: euros(100))),
        ]
        for (number, change) in changes.enumerated() {
            try store.change(change, key: key("\(number)"))
            try store.change(change, key: key("\(number)"))
        }
        let state = try store.security()
        #expect(state.isCardFrozen && state.hasBiometrics && state.kyc == .verified)
        #expect(state.devices == [device] && state.limit(.daily, in: .eur) == euros(100))
        #expect(throws: WalletError.duplicate) {
            try store.change(.addDevice(device), key: key("x"))
        }
        #expect(throws: WalletError.keyReused(key("0"))) {
            try store.change(.setCardFrozen(false), key: key("0"))
        }
    }
}
