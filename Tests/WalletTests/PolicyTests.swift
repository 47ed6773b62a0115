import Foundation
import Primitives
import Testing
import Wallet

struct PaymentStrategyTests {
    private let card = PaymentMethod(
        id: .init(rawValue: "card"), kind: .card, currency: .eur,
        fee: .init(fixed: 25, basisPoints: 150), arrival: .seconds(2))
    private let transfer = PaymentMethod(
        id: .init(rawValue: "transfer"), kind: .bankTransfer, currency: .eur,
        arrival: .seconds(86_400), endpoints: [.iban])
    private let instant = PaymentMethod(
        id: .init(rawValue: "instant"), kind: .instantTransfer, currency: .eur,
        fee: .init(fixed: 50), arrival: .seconds(10), accepted: 1...100_000, endpoints: [.iban])

    private func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .eur) }

    private func chosen(
        _ strategy: PaymentStrategy, _ methods: [PaymentMethod], _ cents: Int64 = 10_000
    ) throws -> PaymentMethodChoice {
        try strategy.choice(among: methods, paying: euros(cents), to: .iban)
    }

    /// On 100.00 the card costs 1.75, the instant transfer 0.50, the transfer nothing.
    @Test func eachStrategyPicksItsOwn() throws {
        let methods = [card, transfer, instant]
        #expect(try chosen(.cheapest, methods).method == transfer.id)
        #expect(try chosen(.fastest, methods).method == card.id)
        #expect(try chosen(.fastest, methods).fee == euros(175))
        // Ranks by fee 2, 0, 1 and by arrival 0, 2, 1: all sum to 2, and the cheapest wins.
        #expect(try chosen(.balanced, methods).method == transfer.id)
        #expect(try chosen(.fixed(instant.id), methods).method == instant.id)
        #expect(try chosen(.fixed(instant.id), methods).reason == .fixed)
    }

    @Test func aDegradedMethodIsTakenOnlyWhenNothingElseIsLeft() throws {
        var slow = transfer
        slow.health = .degraded
        let first = try chosen(.cheapest, [slow, card])
        #expect(first.method == card.id && !first.isLastResort)
        let last = try chosen(.cheapest, [slow])
        #expect(last.method == slow.id && last.isLastResort)
    }

    @Test func whereNothingCanPayEachObstacleIsNamed() throws {
        var down = card
        down.health = .down
        var dollars = transfer
        dollars.currency = .usd
        let none = #expect(throws: PaymentMethodChoice.None.self) {
            try chosen(.cheapest, [down, dollars, instant], 200_000)
        }
        #expect(
            none?.obstacles == [
                down.id: .isDown, dollars.id: .otherCurrency, instant.id: .amountNotAccepted,
            ])
        var shops = transfer
        shops.endpoints = [.merchant]
        let other = #expect(throws: PaymentMethodChoice.None.self) {
            try chosen(.fixed(shops.id), [shops, card])
        }
        #expect(other?.obstacles == [shops.id: .endpointNotAccepted, card.id: .notTheFixedOne])
    }
}

struct PINGuardTests {
    @Test func fiveWrongPINsLockForLongerAndLonger() {
        var attempts = PINGuard()
        var now = Date(timeIntervalSince1970: 0)
        for minutes in [1.0, 5, 15, 60] {
            for _ in 0..<4 { attempts.recordFailure(at: now) }
            #expect(attempts.lock(at: now) == .open && attempts.attemptsLeft == 1)
            attempts.recordFailure(at: now)
            let end = now.addingTimeInterval(minutes * 60)
            #expect(attempts.lock(at: now) == .until(end))
            // Neither a wrong nor a right one counts while it is locked.
            attempts.recordFailure(at: end - 1)
            attempts.recordSuccess(at: end - 1)
            #expect(attempts.lock(at: end - 1) == .until(end))
            #expect(attempts.lock(at: end) == .open)
            now = end
        }
        for _ in 0..<5 { attempts.recordFailure(at: now) }
        #expect(attempts.lock(at: .distantFuture) == .untilReset)
    }

    @Test func aRightPINForgetsTheWrongOnes() {
        var attempts = PINGuard()
        let now = Date(timeIntervalSince1970: 0)
        for _ in 0..<4 { attempts.recordFailure(at: now) }
        attempts.recordSuccess(at: now)
        #expect(attempts == PINGuard())
    }
}
