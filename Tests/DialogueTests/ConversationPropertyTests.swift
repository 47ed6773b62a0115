import Dialogue
import Foundation
import Primitives
import Testing
import Understanding

struct ConversationPropertyTests {
    static let turns: [Interpretation] = [
        Turn.send("50", to: "Marie"), Turn.send("7"), Turn.send(to: "Paul"),
        Turn.send("20", to: "Jo"), Turn.send("90", to: "Paul", mode: "total"),
        Turn.send("8", to: "Marie", "Paul"), Turn.send("8", to: "Marie", "Paul", mode: "each"),
        Turn.act(.affirm), Turn.act(.affirm), Turn.act(.affirm), Turn.act(.affirm, "40"),
        Turn.act(.deny), Turn.act(.cancel), Turn.act(.correct, "60"),
        Turn.act(.correct, to: "Paul"), Turn.act(.undo), Turn.act(.again), Turn.act(.help),
        Turn.inform("20"), Turn.inform(to: "Marie"), Turn.inform(to: "Roy"), Turn.text("1234"),
        Turn.text("chacun"), Turn.text("la première"), Turn.intent(.checkBalance),
        Turn.intent(.payBill), Turn.intent(.payBill, nil, [.merchant: "EDF", .amount: "12"]),
        Turn.intent(.manageRecurring, .create, [.payee: "Paul", .amount: "9"]),
        Turn.intent(.requestMoney, .create, [.payer: "Marie"]),
        Turn.intent(.manageAutopay, .enable), Turn.intent(.accountSecurity, .freezeCard),
        Turn.intent(.manageBudget, .set, [.category: "travel", .amount: "20"]),
        Turn.send("0", to: "Paul"), Turn.send("9999", to: "Marie"), Turn.act(.thanks),
        Turn.send("5", to: "Marie", on: "2026-12-24"),
        Turn.text("pas à Marie"), Turn.text("ajoute Paul"), Turn.text("pareil"),
        Turn.text("oui tout de suite"), Turn.text("mon code est 1234"), Turn.text("pourquoi ?"),
        Turn.act(.correct, "30", to: "Paul", saying: "30 à Paul"), Turn.text("en euros"),
        Turn.send("4 USD", to: "Paul"), Turn.send("4", to: "DE89370400440532013000"),
        Turn.send("6", to: "Marie", "Paul", saying: "6 à Marie ou Paul"),
    ]

    /// No order of turns carries out anything that moves money unless it was restated in full in
    /// the turn before the yes, or before the PIN that followed the yes.
    @Test func nothingIsCarriedOutThatWasNotRestatedBefore() throws {
        var random = Shuffle(state: 20_261_121)
        var carriedOut = 0
        for _ in 0..<4_000 {
            var rehearsal = Rehearsal()
            rehearsal.view.security.hasPIN = random.next().isMultiple(of: 2)
            rehearsal.view.security.stepUp = Money(minorUnits: 4_000, currency: .eur)
            var restated: [Order] = []
            for _ in 0..<12 {
                if !rehearsal.state.awaitedConfirmation.isEmpty {
                    restated = rehearsal.state.awaitedConfirmation
                }
                let before = rehearsal.performed.count
                let expectedSecret = rehearsal.state.expectsSecret
                let turn = Self.turns[Int(random.next() % UInt64(Self.turns.count))]
                try rehearsal.hear(turn)
                let new = Array(rehearsal.performed.dropFirst(before))
                if new.allSatisfy({ $0.intent == .accountSecurity || $0.intent == .manageBudget }) {
                    continue
                }
                carriedOut += 1
                #expect(new == restated)
                // A yes may say the amount again that was restated.
                let saysNoMore = turn.slots.allSatisfy { fill in
                    guard case .amount(let said) = fill.value, restated.count == 1 else {
                        return false
                    }
                    return said.money(default: .eur) == restated[0].amount
                }
                #expect(turn.act == .affirm && saysNoMore || expectedSecret)
                restated = []
            }
            #expect(rehearsal.view.balance.minorUnits >= 0)
        }
        #expect(carriedOut > 500)
    }

    @Test func aConversationReplaysFromItsEncodedState() throws {
        var random = Shuffle(state: 7)
        for _ in 0..<200 {
            var rehearsal = Rehearsal()
            for _ in 0..<8 {
                try rehearsal.hear(Self.turns[Int(random.next() % UInt64(Self.turns.count))])
                #expect(try rehearsal.state.replayed() == rehearsal.state)
            }
        }
    }
}

/// SplitMix64, for orders that repeat.
struct Shuffle {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension DialogueState {
    fileprivate func replayed() throws -> DialogueState {
        try JSONDecoder().decode(DialogueState.self, from: JSONEncoder().encode(self))
    }
}
