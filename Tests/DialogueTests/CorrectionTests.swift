import Dialogue
import Primitives
import Testing
import Understanding

/// Corrections, digressions and questions in the middle of something else.
struct CorrectionTests {
    static let scripts: [(turns: [Interpretation], ledger: [String])] = [
        // "30 chacun à Marie et Paul" · "40 à Paul"
        (
            [
                Turn.send("30", to: "Marie", "Paul", mode: "each"), correct("40", to: "Paul"),
                Turn.act(.affirm),
            ], ["send_money 30.00 EUR Marie Dupont", "send_money 40.00 EUR Paul Martin"]
        ),
        // "pas à Marie"
        (
            [
                Turn.send("30", to: "Marie", "Paul", mode: "each"), Turn.text("pas à Marie"),
                Turn.act(.affirm),
            ], ["send_money 30.00 EUR Paul Martin"]
        ),
        ([Turn.send("30", to: "Marie"), Turn.text("pas à Marie"), Turn.act(.affirm)], []),
        (
            [
                Turn.send("30", to: "Marie"), Turn.text("pas à Marie"), Turn.inform(to: "Paul"),
                Turn.act(.affirm),
            ], ["send_money 30.00 EUR Paul Martin"]
        ),
        (
            [Turn.send("20", to: "Marie", mode: "each"), Turn.text("ajoute Paul"), yes],
            ["send_money 20.00 EUR Marie Dupont", "send_money 20.00 EUR Paul Martin"]
        ),
        (
            [Turn.send("20", to: "Marie", on: "2026-12-03"), Turn.text("tout de suite"), yes],
            ["send_money 20.00 EUR Marie Dupont"]
        ),
        // A yes that takes the day away is no yes to what was restated.
        ([Turn.send("20", to: "Marie", on: "2026-12-03"), Turn.text("oui maintenant")], []),
        (
            [
                Turn.intent(
                    .manageRecurring, .create,
                    [.payee: "Marie", .amount: "50", .frequency: "FREQ=MONTHLY"]),
                Turn.text("juste une fois"), yes,
            ], ["send_money 50.00 EUR Marie Dupont"]
        ),
        // "demande 20 à Paul" · "à Marie"
        (
            [
                Turn.intent(.requestMoney, .create, [.payer: "Paul", .amount: "20"]),
                Turn.act(.correct, to: "Marie"), yes,
            ], ["request_money create 20.00 EUR Marie Dupont"]
        ),
        // "same for Marie", read as asking her
        (
            [
                Turn.send("20", to: "Paul"), yes,
                Turn.intent(.requestMoney, .create, [.payer: "Marie"], saying: "same for Marie"),
                yes,
            ], ["send_money 20.00 EUR Paul Martin", "send_money 20.00 EUR Marie Dupont"]
        ),
        (
            [Turn.send("20", to: "Paul"), yes, Turn.text("pareil"), yes],
            ["send_money 20.00 EUR Paul Martin", "send_money 20.00 EUR Paul Martin"]
        ),
        // Several people paid again and again get their share each.
        (
            [
                Turn.intent(
                    .manageRecurring, .create,
                    [.amount: "9", .frequency: "FREQ=MONTHLY", .amountMode: "each"]),
                Turn.inform(to: "Paul"), Turn.text("ajoute Marie"), yes,
            ],
            [
                "manage_recurring create 9.00 EUR Paul Martin FREQ=MONTHLY",
                "manage_recurring create 9.00 EUR Marie Dupont FREQ=MONTHLY",
            ]
        ),
        // "demande 20 à Paul" · "non, envoie-les-lui", and a yes that only sounds like it.
        (
            [
                Turn.intent(.requestMoney, .create, [.payer: "Paul", .amount: "20"]),
                Turn.act(.affirm, saying: "non, envoie-les-lui"), yes,
            ], ["send_money 20.00 EUR Paul Martin"]
        ),
        (
            [
                Turn.intent(.requestMoney, .create, [.payer: "Paul", .amount: "20"]),
                Turn.act(.affirm, saying: "yes send it"),
            ], ["request_money create 20.00 EUR Paul Martin"]
        ),
        // Half a heart carries nothing out.
        ([Turn.send("20", to: "Paul"), Turn.act(.affirm, saying: "ouais bon")], []),
        ([Turn.send("20", to: "Paul"), Turn.act(.affirm, saying: "why not")], []),
        // How often is not clear: it is asked for, and not taken for a single payment.
        (
            [
                Turn.intent(
                    .sendMoney, nil, [.payee: "Paul", .amount: "9", .frequency: "twice a month"]),
                yes,
            ], []
        ),
    ]

    @Test(arguments: [
        ("la deuxième", "Jo Blanc"), ("the second one", "Jo Blanc"), ("the last one", "Jo Blanc"),
        ("le premier des deux", "Jo Roy"), ("one", "Jo Roy"), ("numéro 2", "Jo Blanc"),
        ("Blanc", "Jo Blanc"),
    ])
    func anOptionIsPickedByItsPlaceOrItsWords(text: String, name: String) throws {
        var rehearsal = Rehearsal()
        try rehearsal.hear([Turn.send("20", to: "Jo"), Turn.text(text)])
        #expect(rehearsal.state.awaitedConfirmation.first?.payee?.name == name)
    }

    @Test func whoOrWhatIsMeantIsAskedWhereOrStandsBetween() throws {
        var rehearsal = Rehearsal()
        try rehearsal.hear(Turn.send("20", to: "Marie", "Paul", saying: "20 à Marie ou Paul"))
        #expect(rehearsal.state.options == ["Marie Dupont", "Paul Martin"])
        try rehearsal.hear([Turn.text("le deuxième"), Turn.act(.affirm)])
        #expect(rehearsal.ledger == ["send_money 20.00 EUR Paul Martin"])
    }

    private static let yes = Turn.act(.affirm)

    private static func correct(_ amount: String, to name: String) -> Interpretation {
        Turn.act(.correct, amount, to: name, saying: "\(amount) à \(name)")
    }

    @Test(arguments: scripts)
    func whatIsCarriedOutIsWhatWasCorrected(turns: [Interpretation], ledger: [String]) throws {
        var rehearsal = Rehearsal()
        try rehearsal.hear(turns)
        #expect(rehearsal.ledger == ledger)
    }

    @Test func lessThanABillIsAPartOfItAndMoreIsNotTheBill() throws {
        var rehearsal = Rehearsal()
        rehearsal.view.bills = [
            .init(
                id: "b1", merchant: "EDF", amount: Money(minorUnits: 8_000, currency: .eur),
                due: nil)
        ]
        try rehearsal.hear(Turn.intent(.payBill, nil, [.merchant: "EDF", .amount: "50"]))
        #expect(rehearsal.state.awaitedConfirmation.map(\.subject) == ["b1"])
        #expect(rehearsal.state.awaitedConfirmation[0].amount?.minorUnits == 5_000)
        #expect(rehearsal.state.awaitedConfirmation[0].openBill?.minorUnits == 8_000)
        try rehearsal.hear([
            Turn.act(.deny), Turn.intent(.payBill, nil, [.merchant: "EDF", .amount: "90"]),
        ])
        #expect(rehearsal.state.awaitedConfirmation.map(\.subject) == [nil])
        try rehearsal.hear([Turn.act(.deny), Turn.intent(.payBill, nil, [.merchant: "EDF"])])
        #expect(rehearsal.state.awaitedConfirmation.map(\.subject) == ["b1"])
    }

    @Test func whatFollowsInTheSameBreathSeesTheWalletAfterwards() throws {
        var rehearsal = Rehearsal()
        try rehearsal.hear(together: [Turn.send("30", to: "Paul"), Turn.intent(.checkBalance)])
        try rehearsal.hear(Turn.act(.affirm))
        let left = Money(minorUnits: 7_000, currency: .eur)
        #expect(rehearsal.replies.last == .answer(.balance(left, account: nil)))
    }

    @Test func twoQuestionsInOneBreathAreBothAnsweredBeforeThePendingThing() throws {
        var rehearsal = Rehearsal()
        try rehearsal.hear(Turn.send(to: "Paul"))
        try rehearsal.hear(together: [Turn.intent(.checkBalance), Turn.intent(.analyzeSpending)])
        #expect(rehearsal.replies.count == 3)
        #expect(rehearsal.state.awaitedRequest == .slot(.amount))
    }

    @Test(arguments: [
        ("envoie 1.200 euros", "1.200", Language.french, true),
        ("envoie 1,200 euros", "1,200", .french, true),
        ("send 1,200 euros", "1,200", .english, false),
        ("send 1.200 euros", "1.200", .english, true),
        ("envoie 1.234 euros", "1.234", .french, false),
        ("envoie 0.500 euro", "0.500", .french, false),
        ("envoie 1.200.000 euros", "1.200.000", .french, false),
        ("envoie 12,50 euros", "12,50", .french, false),
    ])
    func anAmountThatReadsTwoWaysIsAskedAbout(
        text: String, amount: String, language: Language, isAsked: Bool
    ) throws {
        var rehearsal = Rehearsal()
        try rehearsal.hear(try Turn.doubtful(text, amount, language, to: "Paul"))
        #expect(rehearsal.state.options.isEmpty != isAsked)
        guard isAsked else { return }
        try rehearsal.hear(Turn.inform("1.20"))
        #expect(
            rehearsal.state.awaitedConfirmation.first?.amount?.canonicalString == "1.20 EUR")
    }

    @Test func anAmountInAnotherCurrencyIsKeptForTheAccountsOwn() throws {
        var rehearsal = Rehearsal()
        try rehearsal.hear([Turn.send("5 USD", to: "Marie"), Turn.text("en euros")])
        #expect(rehearsal.performed.isEmpty)
        try rehearsal.hear(Turn.act(.affirm))
        #expect(rehearsal.ledger == ["send_money 5.00 EUR Marie Dupont"])
    }

    @Test func refusingToTakeSomethingBackLeavesItDone() throws {
        var rehearsal = Rehearsal()
        try rehearsal.hear([
            Turn.send("5", to: "Marie"), Turn.act(.affirm), Turn.act(.undo), Turn.act(.deny),
        ])
        #expect(rehearsal.replies == [.kept] && rehearsal.performed.count == 1)
    }

    @Test func whyAsksForTheReasonsOfTheLastFigure() throws {
        var state = DialogueState()
        let context = TurnContext(
            today: Day(number: 20_777), seconds: 0, serial: "1", view: Rehearsal().view)
        _ = state.handle(.said([Turn.intent(.checkBalance)], context))
        let effects = state.handle(.said([Turn.text("pourquoi ?")], context))
        #expect(effects == [.ask(.reasons(.balance(on: context.today, account: nil)))])
    }
}

/// What may be said where a PIN is asked for.
struct PINPromptTests {
    private func prompted() throws -> Rehearsal {
        var rehearsal = Rehearsal()
        rehearsal.view.balance = Money(minorUnits: 100_000, currency: .eur)
        rehearsal.view.security.hasPIN = true
        try rehearsal.hear([Turn.send("200", to: "Marie"), Turn.act(.affirm)])
        return rehearsal
    }

    @Test func aCorrectionIsRestatedAndThePINNoLongerReleasesIt() throws {
        var rehearsal = try prompted()
        try rehearsal.hear(Turn.act(.correct, "300"))
        #expect(rehearsal.state.awaitedConfirmation.first?.amount?.canonicalString == "300.00 EUR")
        try rehearsal.hear(Turn.text("1234"))
        #expect(rehearsal.performed.isEmpty)
    }

    @Test func aQuestionIsAnsweredAndThePINAskedForAgain() throws {
        var rehearsal = try prompted()
        try rehearsal.hear(Turn.intent(.checkBalance))
        #expect(rehearsal.state.expectsSecret && rehearsal.replies.count == 2)
    }

    @Test(arguments: ["1234", "12 34", "mon code est 1234", "my PIN is 1234"])
    func thePINIsHeardAmongTheWordsThatAnnounceIt(text: String) throws {
        var rehearsal = try prompted()
        try rehearsal.hear(Turn.text(text))
        #expect(rehearsal.performed.count == 1)
    }

    @Test(arguments: ["123", "1234567890123", "non plutôt 1234", "1234 euros", "12.34", "code 12"])
    func whatIsNoPINIsNotTriedAsOne(text: String) throws {
        var rehearsal = try prompted()
        try rehearsal.hear(Turn.text(text))
        #expect(rehearsal.performed.isEmpty)
        #expect(!rehearsal.replies.contains(.refused(.wrongPIN(triesLeft: 4))))
    }

    @Test func anAccountNumberOfNobodyAsksForThePIN() throws {
        var rehearsal = try prompted()
        try rehearsal.hear(Turn.act(.cancel))
        let stranger = Turn.send("5", to: "DE89370400440532013000")
        try rehearsal.hear([stranger, Turn.act(.affirm)])
        #expect(rehearsal.performed.isEmpty && rehearsal.state.expectsSecret)
    }

    @Test func aWalletWithoutAPINIsInvitedToSetOneOnceAndIsNotBlocked() throws {
        var rehearsal = Rehearsal()
        rehearsal.view.balance = Money(minorUnits: 100_000, currency: .eur)
        try rehearsal.hear([Turn.send("200", to: "Marie"), Turn.act(.affirm)])
        #expect(rehearsal.performed.count == 1 && rehearsal.replies.last == .invitePIN)
        try rehearsal.hear([Turn.send("200", to: "Paul"), Turn.act(.affirm)])
        #expect(rehearsal.performed.count == 2 && rehearsal.replies.last != .invitePIN)
    }

    @Test func aPINThatComesTooLateSendsNothing() throws {
        var rehearsal = try prompted()
        rehearsal.seconds += 301
        try rehearsal.hear(Turn.text("1234"))
        #expect(rehearsal.performed.isEmpty && rehearsal.replies == [.refused(.expired)])
    }
}
