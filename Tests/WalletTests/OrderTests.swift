import Foundation
import Primitives
import Testing
import Wallet

struct OrderTests {
    let wallet: TestWallet

    init() throws { wallet = try TestWallet() }

    private func terms(
        _ cents: Int64, from day: Day, _ recurrence: Recurrence? = nil, until last: Day? = nil
    ) -> OrderTerms {
        OrderTerms(
            account: wallet.main, counterparty: wallet.marie, amount: euros(cents), firstDay: day,
            recurrence: recurrence, lastDay: last, note: "rent")
    }

    @Test func aPaymentOnADayIsMadeOnThatDayAndNoOther() throws {
        let day = wallet.day.adding(days: 3)
        let order = try wallet.store.schedule(terms(1_000, from: day), key: key("o"))
        #expect(order.nextDay == day && order.counterpartyName == "Marie Dupont")
        #expect(try wallet.store.runDue(on: day.adding(days: -1), at: wallet.now).isEmpty)
        let runs = try wallet.store.runDue(on: day, at: wallet.now)
        #expect(runs.count == 1 && runs[0].order.status == .finished)
        #expect(try wallet.store.runDue(on: day.adding(days: 9), at: wallet.now).isEmpty)
        #expect(try wallet.balance == 99_000)
        try wallet.verify()
    }

    @Test func aPaymentOnADayIsPartOfTheBillItIsFor() throws {
        let store = wallet.store
        let edf = Identifier<Merchant>(rawValue: "edf")
        let bill = try store.addBill(from: edf, amount: euros(8_000), key: key("b"))
        let day = wallet.day.adding(days: 3)
        func pay(_ cents: Int64, _ name: String) throws {
            let terms = OrderTerms(
                account: wallet.main, counterparty: .named("EDF"), amount: euros(cents),
                firstDay: day, bill: bill.id)
            let order = try store.schedule(terms, key: key(name))
            #expect(order.terms.bill == bill.id)
            #expect(try store.runDue(on: day, at: wallet.now).count == 1)
        }
        try pay(3_000, "o1")
        #expect(try store.bills(.open).map(\.amountDue) == [euros(5_000)])
        try pay(5_000, "o2")
        #expect(try store.bills(.paid).map(\.id) == [bill.id])
        // More than is due pays the merchant all the same, and no bill twice.
        try pay(1_000, "o3")
        #expect(try wallet.balance == 91_000)
        try wallet.verify()
    }

    @Test func daysOffAreCaughtUpWithEachOnce() throws {
        let first = try #require(Day("2026-01-31"))
        let order = try wallet.store.schedule(
            terms(1_000, from: first, Recurrence(.monthly)), key: key("o"))
        #expect(order.nextDays(3).map(\.description) == ["2026-01-31", "2026-02-28", "2026-03-31"])
        let runs = try wallet.store.runDue(on: try #require(Day("2026-05-30")), at: wallet.now)
        #expect(
            runs.map(\.day.description) == ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"])
        #expect(try wallet.balance == 96_000)
        let days = try wallet.store.lines(of: wallet.main).map(\.day.description)
        #expect(days == ["2026-04-30", "2026-03-31", "2026-02-28", "2026-01-31"])
        #expect(
            try wallet.store.runDue(on: try #require(Day("2026-05-30")), at: wallet.now).isEmpty)
    }

    @Test func ordersOfOneDayRunInTheOrderOfTheirDays() throws {
        let day = wallet.day
        _ = try wallet.store.schedule(terms(60_000, from: day.adding(days: 2)), key: key("a"))
        _ = try wallet.store.schedule(terms(70_000, from: day.adding(days: 1)), key: key("b"))
        let runs = try wallet.store.runDue(on: day.adding(days: 5), at: wallet.now)
        #expect(runs.map(\.order.id.rawValue) == ["b", "a"])
        #expect(runs[1].outcome == .failed(code: "insufficient_funds"))
        let past = try wallet.store.occurrences(of: runs[1].order.id)
        #expect(past.map(\.outcome) == [.failed] && past[0].failure == "insufficient_funds")
        #expect(try wallet.balance == 30_000)
        // A refused one is not tried again behind the user's back.
        #expect(try wallet.store.runDue(on: day.adding(days: 6), at: wallet.now).isEmpty)
        try wallet.verify()
    }

    @Test func aPausedOrderLeavesItsDaysOutAndAResumedOneGoesOn() throws {
        let store = wallet.store
        let daily = Recurrence(.daily)
        let order = try store.schedule(terms(100, from: wallet.day, daily), key: key("o"))
        _ = try store.runDue(on: wallet.day, at: wallet.now)
        #expect(try store.pauseOrder(order.id, key: key("p")).nextDay == nil)
        #expect(try store.runDue(on: wallet.day.adding(days: 5), at: wallet.now).isEmpty)
        let resumed = try store.resumeOrder(
            order.id, from: wallet.day.adding(days: 5), key: key("r"))
        #expect(resumed.nextDay == wallet.day.adding(days: 5))
        _ = try store.runDue(on: wallet.day.adding(days: 6), at: wallet.now)
        #expect(try wallet.balance == 100_000 - 300)
        // Resuming on a day that was dealt with does not pay it again.
        _ = try store.pauseOrder(order.id, key: key("p2"))
        let again = try store.resumeOrder(order.id, from: wallet.day, key: key("r2"))
        #expect(again.nextDay == wallet.day.adding(days: 1))
        #expect(throws: WalletError.notOpen) {
            try store.resumeOrder(order.id, from: wallet.day, key: key("r3"))
        }
    }

    @Test func aChangedOrderPaysWhatItSaysNowFromThatDayOn() throws {
        let store = wallet.store
        let order = try store.schedule(
            terms(100, from: wallet.day, Recurrence(.weekly)), key: key("o"))
        _ = try store.runDue(on: wallet.day, at: wallet.now)
        let changed = try store.changeOrder(
            order.id, to: terms(250, from: wallet.day, Recurrence(.weekly)), from: wallet.day,
            key: key("c"))
        #expect(changed.nextDay == wallet.day.adding(days: 7))
        #expect(changed.terms.amount == euros(250))
        _ = try store.runDue(on: wallet.day.adding(days: 7), at: wallet.now)
        #expect(try wallet.balance == 100_000 - 350)
        _ = try store.cancelOrder(order.id, key: key("x"))
        #expect(try store.runDue(on: wallet.day.adding(days: 70), at: wallet.now).isEmpty)
        #expect(throws: WalletError.notOpen) { try store.cancelOrder(order.id, key: key("y")) }
    }

    @Test func aSeriesEndsOnItsLastDay() throws {
        _ = try wallet.store.schedule(
            terms(
                100, from: wallet.day, Recurrence(.weekly), until: wallet.day.adding(days: 14)),
            key: key("o"))
        let runs = try wallet.store.runDue(on: wallet.day.adding(days: 100), at: wallet.now)
        #expect(runs.count == 3 && runs[2].order.status == .finished)
    }

    @Test func aLockedWalletPutsThePaymentsOff() throws {
        _ = try wallet.store.schedule(terms(100, from: wallet.day), key: key("o"))
        try wallet.store.change(.setWalletLocked(true), key: key("l"))
        #expect(try wallet.store.runDue(on: wallet.day, at: wallet.now).isEmpty)
        try wallet.store.change(.setWalletLocked(false), key: key("u"))
        #expect(try wallet.store.runDue(on: wallet.day, at: wallet.now).count == 1)
    }

    @Test func termsThatMakeNoSenseAreRefused() throws {
        let store = wallet.store
        #expect(throws: WalletError.amountNotPositive) {
            try store.schedule(terms(0, from: wallet.day), key: key("1"))
        }
        #expect(throws: WalletError.invalidTerms) {
            try store.schedule(
                terms(1, from: wallet.day, until: wallet.day.adding(days: -1)), key: key("2"))
        }
        #expect(throws: WalletError.sameAccount) {
            var own = terms(1, from: wallet.day)
            own.counterparty = .account(wallet.main)
            return try store.schedule(own, key: key("3"))
        }
        #expect(throws: WalletError.notFound) {
            try store.pauseOrder(Identifier(rawValue: "?"), key: key("4"))
        }
        #expect(try store.orders().isEmpty)
    }

    @Test func aSubscriptionIsChargedEachPeriodAndItsCreditUsedFirst() throws {
        let store = wallet.store
        let start = try #require(Day("2026-11-01"))
        let subscription = try store.subscribe(
            to: Identifier(rawValue: "edf"), plan: "large", price: euros(3_000),
            cycle: BillingCycle(.monthly, from: start), from: wallet.main, key: key("s"))
        _ = try store.runDue(on: start, at: wallet.now)
        #expect(try wallet.balance == 97_000)
        // By hand: 15 of 30 days left; half of 10.00 less half of 30.00 is −10.00.
        let change = try store.changePlan(
            of: subscription.id, to: "small", price: euros(1_000),
            on: try #require(Day("2026-11-16")), at: wallet.now, key: key("c"))
        #expect(change.proration.net == euros(-1_000) && change.receipt == nil)
        #expect(change.subscription.credit == euros(1_000))
        let december = try store.runDue(on: try #require(Day("2026-12-01")), at: wallet.now)
        #expect(december.map(\.outcome) == [.covered])
        // 16 of 31 days left of December: 16/31 of 50.00 is 25.81, of 10.00 5.16.
        let up = try store.changePlan(
            of: subscription.id, to: "huge", price: euros(5_000),
            on: try #require(Day("2026-12-16")), at: wallet.now, key: key("c2"))
        #expect(up.receipt != nil && up.proration.net == euros(2_581 - 516))
        #expect(try wallet.balance == 97_000 - 2_065)
        let again = try store.changePlan(
            of: subscription.id, to: "huge", price: euros(5_000),
            on: try #require(Day("2026-12-16")), at: wallet.now, key: key("c2"))
        #expect(again == up)
        _ = try store.runDue(on: try #require(Day("2027-01-01")), at: wallet.now)
        #expect(try wallet.balance == 97_000 - 2_065 - 5_000)
        #expect(try store.subscriptions().map(\.plan) == ["huge"])
        try wallet.verify()
    }
}
