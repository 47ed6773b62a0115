import Dialogue
import Primitives
import Testing
import Understanding

/// Turns as the understanding hands them over.
enum Turn {
    static func send(_ amount: String? = nil, to payee: String? = nil) -> Interpretation {
        turn(.intent(.sendMoney, nil), amount, payee)
    }

    static func act(_ act: DialogueAct, _ amount: String? = nil, to payee: String? = nil)
        -> Interpretation
    {
        turn(.act(act), amount, payee)
    }

    static func inform(_ amount: String? = nil, to payee: String? = nil) -> Interpretation {
        turn(.inform, amount, payee)
    }

    static func intent(_ intent: Intent, _ operation: Operation? = nil) -> Interpretation {
        turn(.intent(intent, operation), nil, nil)
    }

    private static func turn(
        _ label: UtteranceLabel, _ amount: String?, _ payee: String?
    ) -> Interpretation {
        var slots: [SlotFill] = []
        if let amount {
            let value = SpokenAmount(decimal: amount, currency: nil)
            slots.append(SlotFill(slot: .amount, value: .amount(value), range: 0..<1))
        }
        if let payee { slots.append(SlotFill(slot: .payee, value: .text(payee), range: 2..<3)) }
        var act: DialogueAct?
        if case .act(let said) = label { act = said }
        return Interpretation(
            text: payee ?? amount ?? "…", language: .french, label: label, act: act, confidence: 1,
            slots: slots)
    }
}

/// A conversation with a wallet that is a dictionary: what the reducer does, and nothing else.
struct Rehearsal {
    private(set) var state = DialogueState()
    private(set) var sent: [Transfer] = []
    private(set) var replies: [Reply] = []
    private var turnCount = 0
    var balance = Money(minorUnits: 10_000, currency: .eur)
    var people = [
        "Marie": ["Marie Dupont"], "Paul": ["Paul Martin"], "Jo": ["Jo Roy", "Jo Blanc"],
    ]

    mutating func hear(_ turn: Interpretation) throws {
        turnCount += 1
        let context = TurnContext(
            today: Day(number: 20_777), currency: .eur, serial: "\(turnCount)")
        var events: [DialogueEvent] = [.said(turn, context)]
        replies = []
        while !events.isEmpty {
            for effect in state.handle(events.removeFirst()) {
                switch effect {
                case .say(let reply): replies.append(reply)
                case .findPayees(let name):
                    let payees = (people[name] ?? []).map {
                        Payee(id: .init(rawValue: $0), name: $0)
                    }
                    events.append(.payeesFound(name: name, payees))
                case .checkFunds: events.append(.fundsKnown(balance))
                case .transfer(let transfer, let id):
                    sent.append(transfer)
                    balance = try balance.subtracting(transfer.amount)
                    events.append(.performed(id, balance: balance))
                case .ask: events.append(.answered(.balance(balance, account: nil)))
                }
            }
        }
    }

    mutating func hear(_ turns: [Interpretation]) throws {
        for turn in turns { try hear(turn) }
    }

    /// What was sent, as `60.00 EUR Paul Martin`.
    var ledger: [String] { sent.map { "\($0.amount.canonicalString) \($0.payee.name)" } }
}

struct TransferDialogueTests {
    @Test(arguments: [
        ([Turn.send("50", to: "Marie"), Turn.act(.affirm)], ["50.00 EUR Marie Dupont"]),
        ([Turn.send("50", to: "Marie")], []),
        ([Turn.send("50", to: "Marie"), Turn.act(.deny)], []),
        ([Turn.send("50", to: "Marie"), Turn.act(.cancel), Turn.act(.affirm)], []),
        (
            [Turn.send("50", to: "Marie"), Turn.act(.affirm), Turn.act(.affirm)],
            ["50.00 EUR Marie Dupont"]
        ),
        (
            [Turn.send("50", to: "Marie"), Turn.act(.correct, "60"), Turn.act(.affirm)],
            ["60.00 EUR Marie Dupont"]
        ),
        (
            [Turn.send("50", to: "Marie"), Turn.act(.correct, to: "Paul"), Turn.act(.affirm)],
            ["50.00 EUR Paul Martin"]
        ),
        ([Turn.send("50", to: "Marie"), Turn.act(.affirm, "40")], []),
        (
            [Turn.send("50", to: "Marie"), Turn.act(.affirm, "40"), Turn.act(.affirm)],
            ["40.00 EUR Marie Dupont"]
        ),
        (
            [Turn.send(), Turn.inform(to: "Marie"), Turn.inform("20"), Turn.act(.affirm)],
            ["20.00 EUR Marie Dupont"]
        ),
        ([Turn.send("20"), Turn.inform(to: "Paul"), Turn.act(.affirm)], ["20.00 EUR Paul Martin"]),
        ([Turn.send("20", to: "Jo"), Turn.act(.affirm)], []),
        (
            [Turn.send("20", to: "Jo"), Turn.inform(to: "Blanc"), Turn.act(.affirm)],
            ["20.00 EUR Jo Blanc"]
        ),
        ([Turn.send("500", to: "Marie"), Turn.act(.affirm)], []),
        ([Turn.send("0", to: "Marie"), Turn.act(.affirm)], []),
        ([Turn.send("1.005", to: "Marie"), Turn.act(.affirm)], []),
        ([Turn.send("5", to: "Zorglub"), Turn.act(.affirm)], []),
        ([Turn.act(.affirm), Turn.act(.affirm)], []),
        (
            [Turn.send("50", to: "Marie"), Turn.intent(.checkBalance), Turn.act(.affirm)],
            ["50.00 EUR Marie Dupont"]
        ),
        (
            [Turn.send("50", to: "Marie"), Turn.send("10", to: "Paul"), Turn.act(.affirm)],
            ["10.00 EUR Paul Martin"]
        ),
        (
            [
                Turn.send("60", to: "Marie"), Turn.act(.affirm), Turn.send("60", to: "Paul"),
                Turn.act(.affirm),
            ], ["60.00 EUR Marie Dupont"]
        ),
    ])
    func sendsWhatWasConfirmedAndNothingElse(turns: [Interpretation], ledger: [String]) throws {
        var rehearsal = Rehearsal()
        try rehearsal.hear(turns)
        #expect(rehearsal.ledger == ledger)
    }

    @Test func restatesEveryDetailBeforeAskingForAYes() throws {
        var rehearsal = Rehearsal()
        try rehearsal.hear(Turn.send("50", to: "Marie"))
        let transfer = try #require(rehearsal.state.awaitedConfirmation)
        #expect(rehearsal.replies == [.confirm(transfer)])
        #expect(
            Language.french.replies.text(for: .confirm(transfer)).contains(
                "50,00\u{A0}€ à Marie Dupont"))
        #expect(
            Language.english.replies.text(for: .confirm(transfer)).contains(
                "€50.00 to Marie Dupont"))
    }

    @Test func asksForWhatIsMissing() throws {
        var rehearsal = Rehearsal()
        try rehearsal.hear(Turn.send())
        #expect(rehearsal.state.awaitedSlot == .payee)
        try rehearsal.hear(Turn.inform(to: "Jo"))
        #expect(rehearsal.state.options == ["Jo Roy", "Jo Blanc"])
        try rehearsal.hear(Turn.inform(to: "Roy"))
        #expect(rehearsal.state.awaitedSlot == .amount)
    }

    /// No order of turns sends anything that was not restated, in full, in the turn before the yes.
    @Test func neverSendsWhatWasNotRestatedInTheTurnBefore() throws {
        var random = Shuffle(state: 20_261_121)
        let turns: [Interpretation] = [
            Turn.send("50", to: "Marie"), Turn.send("7"), Turn.send(to: "Paul"),
            Turn.send("20", to: "Jo"),
            Turn.act(.affirm), Turn.act(.affirm), Turn.act(.affirm, "40"), Turn.act(.deny),
            Turn.act(.cancel),
            Turn.act(.correct, "60"), Turn.act(.correct, to: "Paul"), Turn.act(.undo),
            Turn.act(.again),
            Turn.inform("20"), Turn.inform(to: "Marie"), Turn.inform(to: "Roy"),
            Turn.intent(.checkBalance),
            Turn.intent(.payBill), Turn.send("0", to: "Paul"), Turn.send("9999", to: "Marie"),
            Turn.act(.thanks),
        ]
        var sentCount = 0
        for _ in 0..<2_000 {
            var rehearsal = Rehearsal()
            for _ in 0..<12 {
                let restated = rehearsal.state.awaitedConfirmation
                let before = rehearsal.sent.count
                let turn = turns[Int(random.next() % UInt64(turns.count))]
                try rehearsal.hear(turn)
                guard rehearsal.sent.count > before else { continue }
                sentCount += 1
                #expect(rehearsal.sent.count == before + 1 && rehearsal.sent.last == restated)
                #expect(turn.act == .affirm && turn.slots.isEmpty)
            }
            #expect(rehearsal.balance.minorUnits >= 0)
        }
        #expect(sentCount > 300)
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
