import Foundation
import Primitives
import Testing
import Wallet

struct RequestTests {
    let wallet: TestWallet

    init() throws { wallet = try TestWallet() }

    private func ask(
        _ cents: Int64, _ name: String, _ direction: PaymentRequest.Direction = .incoming,
        expires: Date? = nil
    ) throws -> PaymentRequest {
        try wallet.store.createRequest(
            direction, with: wallet.marie, amount: euros(cents), note: "pizza", expires: expires,
            at: wallet.now, key: key(name))
    }

    @Test func anIncomingRequestIsPaidWhenItIsAccepted() throws {
        let request = try ask(1_500, "r")
        #expect(request.status == .pending && request.counterpartyName == "Marie Dupont")
        for _ in 0..<2 {
            let receipt = try wallet.store.acceptRequest(
                request.id, account: wallet.main, on: wallet.day, at: wallet.now + 5, key: key("a"))
            #expect(receipt.balance == euros(98_500))
        }
        let after = try #require(try wallet.store.requests().first)
        #expect(after.status == .accepted)
        #expect(after.history.map(\.kind) == [.created, .accepted])
        #expect(throws: WalletError.notOpen) {
            try wallet.store.acceptRequest(
                request.id, account: wallet.main, on: wallet.day, at: wallet.now, key: key("b"))
        }
        try wallet.verify()
    }

    @Test func anOutgoingRequestBringsMoneyIn() throws {
        let request = try ask(1_500, "r", .outgoing)
        _ = try wallet.store.remindRequest(request.id, at: wallet.now + 1, key: key("m"))
        _ = try wallet.store.acceptRequest(
            request.id, account: wallet.main, on: wallet.day, at: wallet.now + 2, key: key("a"))
        #expect(try wallet.balance == 101_500)
        let history = try wallet.store.requests(.outgoing, .accepted).first?.history
        #expect(history?.map(\.kind) == [.created, .reminded, .accepted])
    }

    @Test func aRequestIsOverAtItsEndExactly() throws {
        let request = try ask(1_500, "r", expires: wallet.now + 60)
        #expect(try wallet.store.expireRequests(at: wallet.now + 59).isEmpty)
        #expect(throws: WalletError.expired) {
            try wallet.store.acceptRequest(
                request.id, account: wallet.main, on: wallet.day, at: wallet.now + 60, key: key("a")
            )
        }
        #expect(try wallet.store.expireRequests(at: wallet.now + 60).map(\.status) == [.expired])
        #expect(throws: WalletError.expired) {
            try wallet.store.declineRequest(request.id, at: wallet.now, key: key("d"))
        }
        #expect(try wallet.balance == 100_000)
    }

    @Test func declinedAndCancelledRequestsMoveNothing() throws {
        let first = try ask(100, "1")
        let second = try ask(100, "2", .outgoing)
        #expect(
            try wallet.store.declineRequest(first.id, at: wallet.now, key: key("d")).status
                == .declined)
        #expect(
            try wallet.store.cancelRequest(second.id, at: wallet.now, key: key("c")).status
                == .cancelled)
        #expect(try wallet.store.requests(nil, .pending).isEmpty)
        #expect(try wallet.store.entryCount() == 1)
    }

    @Test func undoingThePaymentOpensTheRequestAgain() throws {
        let request = try ask(1_500, "r")
        let receipt = try wallet.store.acceptRequest(
            request.id, account: wallet.main, on: wallet.day, at: wallet.now, key: key("a"))
        _ = try wallet.store.undo(
            entry: receipt.entry, within: 60, at: wallet.now, on: wallet.day, key: key("u"))
        let after = try #require(try wallet.store.requests().first)
        #expect(after.status == .pending)
        #expect(after.history.map(\.kind) == [.created, .accepted, .reopened])
    }

    @Test func whatBelongsTogetherIsDoneWholeOrNotAtAll() throws {
        let store = wallet.store
        let bill = try store.addBill(
            from: Identifier(rawValue: "edf"), amount: euros(8_000), dueDay: wallet.day,
            key: key("b"))
        #expect(throws: WalletError.insufficientFunds(missing: euros(1))) {
            try store.atomically { store throws(WalletError) in
                _ = try store.payBill(
                    bill.id, from: wallet.main, on: wallet.day, at: wallet.now, key: key("p"))
                _ = try store.pay(wallet.payment(92_001), at: wallet.now, key: key("q"))
            }
        }
        #expect(try wallet.balance == 100_000)
        #expect(try store.bills(.open).map(\.id) == [bill.id])
        // One that is refused and passed over leaves the others, as each is a savepoint.
        try store.atomically { store throws(WalletError) in
            _ = try store.payBill(
                bill.id, from: wallet.main, on: wallet.day, at: wallet.now, note: "novembre",
                key: key("p"))
            _ = try? store.pay(wallet.payment(92_001), at: wallet.now, key: key("q"))
        }
        #expect(try wallet.balance == 92_000)
        #expect(try store.lines(of: wallet.main).first?.note == "novembre")
        try wallet.verify()
    }

    @Test func aBillIsPaidOnceAndUndoingOpensItAgain() throws {
        let store = wallet.store
        let bill = try store.addBill(
            from: Identifier(rawValue: "edf"), amount: euros(8_000), dueDay: wallet.day,
            reference: "2026-11", key: key("b"))
        #expect(bill.isOverdue(on: wallet.day.adding(days: 1)) && !bill.isOverdue(on: wallet.day))
        let receipt = try store.payBill(
            bill.id, from: wallet.main, on: wallet.day, at: wallet.now, key: key("p"))
        #expect(throws: WalletError.notOpen) {
            try store.payBill(
                bill.id, from: wallet.main, on: wallet.day, at: wallet.now, key: key("p2"))
        }
        let line = try #require(try store.lines(of: wallet.main).first)
        #expect(line.counterparty == "EDF" && line.category == "utilities")
        _ = try store.undo(
            entry: receipt.entry, within: 60, at: wallet.now, on: wallet.day, key: key("u"))
        #expect(try store.bills(.open).map(\.id) == [bill.id])
        #expect(try store.cancelBill(bill.id, key: key("x")).status == .cancelled)
        #expect(throws: WalletError.duplicate) {
            try store.save(Merchant(id: Identifier(rawValue: "edf2"), name: "EDF"))
        }
        try wallet.verify()
    }

    @Test func aBillThatIsPaidInPartsIsClosedByTheLastOfThem() throws {
        let store = wallet.store
        let bill = try store.addBill(
            from: Identifier(rawValue: "edf"), amount: euros(8_000), dueDay: wallet.day,
            key: key("b"))
        func pay(_ part: Int64?, _ name: String) throws -> Receipt {
            try store.payBill(
                bill.id, part: part.map(euros), from: wallet.main, on: wallet.day, at: wallet.now,
                key: key(name))
        }
        let first = try pay(3_000, "p1")
        #expect(try store.bills(.open).map(\.amountDue) == [euros(5_000)])
        #expect(try pay(3_000, "p1").isRepeat)
        #expect(throws: WalletError.invalidTerms) { try pay(5_001, "p2") }
        #expect(try store.bills(.open).map(\.amountDue) == [euros(5_000)])
        let last = try pay(nil, "p3")
        #expect(try store.bills(.paid).map(\.amountDue) == [euros(0)])
        #expect(try wallet.balance == 92_000)
        // Undone in any order, each opens what it paid.
        for (entry, due, name) in [(first.entry, 3_000, "u1"), (last.entry, 8_000, "u2")] {
            _ = try store.undo(
                entry: entry, within: 60, at: wallet.now, on: wallet.day, key: key(name))
            #expect(try store.bills(.open).map(\.amountDue) == [euros(Int64(due))])
        }
        _ = try pay(8_000, "p4")
        #expect(try store.bills(.paid).map(\.id) == [bill.id])
        try wallet.verify()
    }

    @Test func autopayPaysWhatItsRulesLetThroughAndRecordsWhy() throws {
        let store = wallet.store
        let calendar = LocalCalendar(timeZone: .gmt)
        #expect(try !store.autopaySettings(in: .eur).isEnabled)
        let settings = AutopaySettings(
            isEnabled: true, currency: .eur, dailyLimit: 2_500,
            rules: [.init(id: .init(rawValue: "small"), maximum: 2_000)])
        try store.save(settings, key: key("s"))
        #expect(try store.autopaySettings(in: .eur) == settings)
        func decide(_ cents: Int64, _ name: String) throws -> AutopayOutcome {
            let request = try ask(cents, name)
            return try store.decideAutopay(
                on: request.id, from: wallet.main, in: calendar, at: wallet.now,
                key: key("d\(name)"))
        }
        #expect(try decide(2_001, "1").decision.reason == .noRuleMatch)
        let paid = try decide(2_000, "2")
        #expect(paid.decision.rule?.rawValue == "small" && paid.receipt?.balance == euros(98_000))
        #expect(paid.limitsNeared == [.daily(used: euros(2_000), limit: euros(2_500))])
        #expect(try decide(501, "3").decision.reason == .dailyLimitExceeded)
        #expect(try decide(500, "4").receipt != nil)
        #expect(try wallet.balance == 97_500)
        #expect(
            try store.requests(.incoming).map(\.status).count(where: { $0 == .accepted }) == 2)
        #expect(
            try store.autopayRecords().map(\.decision.reason) == [
                .ruleMatch, .dailyLimitExceeded, .ruleMatch, .noRuleMatch,
            ])
        try wallet.verify()
    }

    @Test func whatTheWalletRefusesLeavesTheRequestToTheUser() throws {
        let store = wallet.store
        try store.save(
            AutopaySettings(
                isEnabled: true, currency: .eur, rules: [.init(id: .init(rawValue: "all"))]),
            key: key("s"))
        try store.change(
            .setLimit(SpendingLimit(scope: .daily, amount: euros(100))), key: key("l"))
        let request = try ask(101, "r")
        let outcome = try store.decideAutopay(
            on: request.id, from: wallet.main, in: LocalCalendar(timeZone: .gmt), at: wallet.now,
            key: key("d"))
        #expect(outcome.failure == "limit_exceeded" && outcome.receipt == nil)
        #expect(try store.requests(.incoming, .pending).count == 1)
        #expect(try store.entryCount() == 1)
    }
}
