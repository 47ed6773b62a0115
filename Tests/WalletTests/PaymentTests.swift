import Foundation
import Primitives
import Testing
import Wallet

struct PaymentTests {
    let wallet: TestWallet

    init() throws { wallet = try TestWallet() }

    @Test func limitsHoldUpToExactlyThem() throws {
        let store = wallet.store
        try store.change(
            .setLimit(SpendingLimit(scope: .perTransaction, amount: euros(5_000))), key: key("l1"))
        try store.change(
            .setLimit(SpendingLimit(scope: .daily, amount: euros(8_000))), key: key("l2"))
        _ = try store.pay(wallet.payment(5_000), at: wallet.now, key: key("1"))
        #expect(throws: WalletError.limitExceeded(.perTransaction, limit: euros(5_000))) {
            try store.pay(wallet.payment(5_001), at: wallet.now, key: key("2"))
        }
        #expect(throws: WalletError.limitExceeded(.daily, limit: euros(8_000))) {
            try store.pay(wallet.payment(3_001), at: wallet.now, key: key("3"))
        }
        let last = try store.pay(wallet.payment(3_000), at: wallet.now, key: key("4"))
        #expect(try store.paid(on: wallet.day, in: .eur) == euros(8_000))
        // What is undone can be spent again; the day after, all of it.
        _ = try store.undo(
            entry: last.entry, within: 60, at: wallet.now, on: wallet.day, key: key("u"))
        #expect(try store.paid(on: wallet.day, in: .eur) == euros(5_000))
        var tomorrow = wallet.payment(5_000)
        tomorrow.day = wallet.day.adding(days: 1)
        _ = try store.pay(tomorrow, at: wallet.now, key: key("5"))
        try wallet.verify()
    }

    /// The 20th of November 2026 is a Friday: its week ends with the 22nd.
    @Test(arguments: [(SpendingLimit.Scope.weekly, 2), (.monthly, 10)])
    func longerLimitsHoldOverTheCalendarsWeekAndMonth(
        scope: SpendingLimit.Scope, lastDay: Int
    ) throws {
        let limit = SpendingLimit(scope: scope, amount: euros(8_000))
        try wallet.store.change(.setLimit(limit), key: key("l"))
        _ = try wallet.store.pay(wallet.payment(5_000), at: wallet.now, key: key("1"))
        func pay(_ cents: Int64, after days: Int, _ name: String) throws {
            var payment = wallet.payment(cents)
            payment.day = wallet.day.adding(days: days)
            _ = try wallet.store.pay(payment, at: wallet.now, key: key(name))
        }
        #expect(throws: WalletError.limitExceeded(scope, limit: euros(8_000))) {
            try pay(3_001, after: lastDay, "2")
        }
        try pay(3_000, after: lastDay, "3")
        try pay(8_000, after: lastDay + 1, "4")
        let interval = try #require(scope.interval(containing: wallet.day))
        #expect(try wallet.store.paid(in: interval, in: .eur) == euros(8_000))
        try wallet.verify()
    }

    @Test func aTransferBetweenOnesOwnAccountsIsNoSpending() throws {
        try wallet.store.change(
            .setLimit(SpendingLimit(scope: .daily, amount: euros(0))), key: key("l"))
        let transfer = Movement(
            account: wallet.main, amount: euros(-700), counterparty: .account(wallet.savings),
            day: wallet.day)
        _ = try wallet.store.pay(transfer, at: wallet.now, key: key("1"))
        #expect(try wallet.store.balance(of: wallet.savings) == euros(700))
    }

    @Test func aLockedWalletAndAFrozenCardPayNothing() throws {
        let store = wallet.store
        try store.change(.setCardFrozen(true), key: key("f"))
        #expect(throws: WalletError.cardFrozen) {
            try store.pay(wallet.payment(1), with: .card, at: wallet.now, key: key("1"))
        }
        _ = try store.pay(wallet.payment(1), at: wallet.now, key: key("2"))
        try store.change(.setWalletLocked(true), key: key("w"))
        #expect(throws: WalletError.walletLocked(until: nil)) {
            try store.pay(wallet.payment(1), at: wallet.now, key: key("3"))
        }
        // A repeated command returns what it left, whatever has changed since.
        #expect(try store.pay(wallet.payment(1), at: wallet.now, key: key("2")).isRepeat)
        #expect(try wallet.balance == 99_999)
    }

    @Test func aPaymentIsUndoneOnceAndWithinItsWindow() throws {
        let store = wallet.store
        let paid = try store.pay(wallet.payment(4_000), at: wallet.now, key: key("1"))
        #expect(try store.lastUndoable(within: 60, at: wallet.now) == paid.entry)
        #expect(throws: WalletError.notReversible(.tooLate)) {
            try store.undo(
                entry: paid.entry, within: 60, at: wallet.now + 61, on: wallet.day, key: key("u"))
        }
        for _ in 0..<2 {
            let undone = try store.undo(
                entry: paid.entry, within: 60, at: wallet.now + 60, on: wallet.day, key: key("u"))
            #expect(undone.balance == euros(100_000))
        }
        #expect(throws: WalletError.notReversible(.alreadyReversed)) {
            try store.undo(
                entry: paid.entry, within: 60, at: wallet.now, on: wallet.day, key: key("v"))
        }
        #expect(throws: WalletError.notReversible(.kind)) {
            try store.undo(
                entry: 1, within: .infinity, at: wallet.now, on: wallet.day, key: key("w"))
        }
        #expect(try store.lastUndoable(within: 60, at: wallet.now) == nil)
        let lines = try store.lines(of: wallet.main)
        #expect(lines.map(\.kind) == [.reversal, .payment] && lines[1].isReversed)
        #expect(throws: WalletError.notFound) {
            try store.undo(entry: 99, within: 1, at: wallet.now, on: wallet.day, key: key("x"))
        }
        try wallet.verify()
    }

    /// By hand: 100.00 EUR at 1.0842 are 108.42 USD; 0.05 at 0.5 are 0.025, and 2 is even.
    @Test func aConversionIsBookedAtTheRateGiven() throws {
        let dollars = WalletAccount(name: "main", currency: .usd)
        let rate = try #require(ConversionRate(decimal: "1.0842", from: .eur, to: .usd))
        let receipt = try wallet.store.convert(
            euros(10_000), from: wallet.main, to: dollars, at: rate, on: wallet.day,
            at: wallet.now, key: key("c"))
        #expect(receipt.bought.canonicalString == "108.42 USD")
        #expect(try wallet.store.balance(of: dollars).minorUnits == 10_842)
        #expect(try wallet.balance == 90_000)
        let again = try wallet.store.convert(
            euros(10_000), from: wallet.main, to: dollars, at: rate, on: wallet.day,
            at: wallet.now, key: key("c"))
        #expect(again == receipt)
        #expect(try wallet.store.lines(of: dollars).map(\.counterparty) == ["main"])
        _ = try wallet.store.undo(
            entry: receipt.entry, within: 60, at: wallet.now, on: wallet.day, key: key("u"))
        #expect(try wallet.balance == 100_000)
        try wallet.verify()
        let half = try #require(ConversionRate(decimal: "0.5", from: .eur, to: .usd))
        #expect(try half.converting(euros(5)).minorUnits == 2)
        let yen = try #require(
            ConversionRate(decimal: "163.2", from: .eur, to: Currency(code: "JPY") ?? .usd))
        #expect(try yen.converting(euros(1_000)).canonicalString == "1632 JPY")
        for bad in ["", "0", "-1", "1.", ".5", "1e3", "1.0000000001"] {
            #expect(ConversionRate(decimal: bad, from: .eur, to: .usd) == nil, "\(bad)")
        }
    }

    @Test func whatIsOnHoldCannotBePaidElsewhere() throws {
        let store = wallet.store
        let hold = try store.placeHold(
            of: euros(60_000), on: wallet.main, for: .named("Hotel"), expires: wallet.now + 100,
            at: wallet.now, key: key("h"))
        #expect(try store.availableBalance(of: wallet.main) == euros(40_000))
        #expect(throws: WalletError.insufficientFunds(missing: euros(1))) {
            try store.pay(wallet.payment(40_001), at: wallet.now, key: key("1"))
        }
        #expect(throws: WalletError.insufficientFunds(missing: euros(20_000))) {
            try store.placeHold(
                of: euros(60_000), on: wallet.main, for: .named("Car"), at: wallet.now,
                key: key("h2"))
        }
        let receipt = try store.captureHold(
            hold.id, amount: euros(50_000), on: wallet.day, at: wallet.now, key: key("c"))
        #expect(receipt.balance == euros(50_000))
        #expect(try store.availableBalance(of: wallet.main) == euros(50_000))
        #expect(throws: WalletError.notOpen) {
            try store.releaseHold(hold.id, key: key("r"))
        }
        let other = try store.placeHold(
            of: euros(50_000), on: wallet.main, for: .named("Car"), expires: wallet.now + 10,
            at: wallet.now, key: key("h3"))
        #expect(try store.expireHolds(at: wallet.now + 9).isEmpty)
        #expect(try store.expireHolds(at: wallet.now + 10).map(\.id) == [other.id])
        #expect(try store.holds().isEmpty)
        try wallet.verify()
    }
}
