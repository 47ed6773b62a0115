import Dialogue
import Primitives
import Testing
import Understanding

struct TransferDialogueTests {
    @Test(arguments: [
        ([Turn.send("50", to: "Marie"), Turn.act(.affirm)], ["send_money 50.00 EUR Marie Dupont"]),
        ([Turn.send("50", to: "Marie")], []),
        ([Turn.send("50", to: "Marie"), Turn.act(.deny)], []),
        ([Turn.send("50", to: "Marie"), Turn.act(.cancel), Turn.act(.affirm)], []),
        (
            [Turn.send("50", to: "Marie"), Turn.act(.affirm), Turn.act(.affirm)],
            ["send_money 50.00 EUR Marie Dupont"]
        ),
        (
            [Turn.send("50", to: "Marie"), Turn.act(.correct, "60"), Turn.act(.affirm)],
            ["send_money 60.00 EUR Marie Dupont"]
        ),
        (
            [Turn.send("50", to: "Marie"), Turn.act(.correct, to: "Paul"), Turn.act(.affirm)],
            ["send_money 50.00 EUR Paul Martin"]
        ),
        ([Turn.send("50", to: "Marie"), Turn.act(.affirm, "40")], []),
        (
            [Turn.send("50", to: "Marie"), Turn.act(.affirm, "40"), Turn.act(.affirm)],
            ["send_money 40.00 EUR Marie Dupont"]
        ),
        (
            [Turn.send(), Turn.inform(to: "Marie"), Turn.inform("20"), Turn.act(.affirm)],
            ["send_money 20.00 EUR Marie Dupont"]
        ),
        (
            [Turn.send("20"), Turn.inform(to: "Paul"), Turn.act(.affirm)],
            ["send_money 20.00 EUR Paul Martin"]
        ),
        ([Turn.send("20", to: "Jo"), Turn.act(.affirm)], []),
        (
            [Turn.send("20", to: "Jo"), Turn.inform(to: "Blanc"), Turn.act(.affirm)],
            ["send_money 20.00 EUR Jo Blanc"]
        ),
        (
            [Turn.send("20", to: "Jo"), Turn.text("la deuxième"), Turn.act(.affirm)],
            ["send_money 20.00 EUR Jo Blanc"]
        ),
        ([Turn.send("500", to: "Marie"), Turn.act(.affirm)], []),
        ([Turn.send("0", to: "Marie"), Turn.act(.affirm)], []),
        ([Turn.send("1.005", to: "Marie"), Turn.act(.affirm)], []),
        ([Turn.send("5 USD", to: "Marie"), Turn.act(.affirm)], []),
        ([Turn.send("5", to: "Zorglub"), Turn.act(.affirm)], []),
        ([Turn.act(.affirm), Turn.act(.affirm)], []),
        (
            [Turn.send("50", to: "Marie"), Turn.intent(.checkBalance), Turn.act(.affirm)],
            ["send_money 50.00 EUR Marie Dupont"]
        ),
        (
            [Turn.send("50", to: "Marie"), Turn.send("10", to: "Paul"), Turn.act(.affirm)],
            ["send_money 10.00 EUR Paul Martin"]
        ),
        (
            [
                Turn.send("60", to: "Marie"), Turn.act(.affirm), Turn.send("60", to: "Paul"),
                Turn.act(.affirm),
            ], ["send_money 60.00 EUR Marie Dupont"]
        ),
        (
            [Turn.send("50", to: "Marie", on: "2026-12-03"), Turn.act(.affirm)],
            ["send_money 50.00 EUR Marie Dupont 2026-12-03"]
        ),
        ([Turn.send("50", to: "Marie", on: "2020-12-03"), Turn.act(.affirm)], []),
        (
            [Turn.send("30", to: "Marie", "Paul", mode: "each"), Turn.act(.affirm)],
            ["send_money 30.00 EUR Marie Dupont", "send_money 30.00 EUR Paul Martin"]
        ),
        (
            [Turn.send("25.01", to: "Marie", "Paul", mode: "total"), Turn.act(.affirm)],
            ["send_money 12.51 EUR Marie Dupont", "send_money 12.50 EUR Paul Martin"]
        ),
        ([Turn.send("30", to: "Marie", "Paul"), Turn.act(.affirm)], []),
        (
            [Turn.send("30", to: "Marie", "Paul"), Turn.text("chacun"), Turn.act(.affirm)],
            ["send_money 30.00 EUR Marie Dupont", "send_money 30.00 EUR Paul Martin"]
        ),
        (
            [Turn.send("90", to: "Marie", "Paul", "moi", mode: "total"), Turn.act(.affirm)],
            ["send_money 30.00 EUR Marie Dupont", "send_money 30.00 EUR Paul Martin"]
        ),
        ([Turn.send("60", to: "Marie", "Paul", mode: "each"), Turn.act(.affirm)], []),
        (
            [Turn.send("50", to: "Marie"), Turn.act(.correct, to: "Zorglub"), Turn.act(.affirm)],
            ["send_money 50.00 EUR Marie Dupont"]
        ),
    ])
    func sendsWhatWasConfirmedAndNothingElse(turns: [Interpretation], ledger: [String]) throws {
        var rehearsal = Rehearsal()
        try rehearsal.hear(turns)
        #expect(rehearsal.ledger == ledger)
    }

    @Test func restatesEveryDetailBeforeAskingForAYes() throws {
        var rehearsal = Rehearsal()
        try rehearsal.hear(Turn.send("50", to: "Marie", on: "2026-12-03"))
        let orders = rehearsal.state.awaitedConfirmation
        #expect(orders.count == 1 && rehearsal.replies == [.confirm(orders)])
        let french = Language.french.replies.text(for: .confirm(orders))
        #expect(french.contains("50,00\u{A0}€ à Marie Dupont le 3 décembre 2026"))
        let english = Language.english.replies.text(for: .confirm(orders))
        #expect(english.contains("€50.00 to Marie Dupont on 3 December 2026"))
    }

    @Test func asksForWhatIsMissing() throws {
        var rehearsal = Rehearsal()
        try rehearsal.hear(Turn.send())
        #expect(rehearsal.state.awaitedRequest == .slot(.payee))
        try rehearsal.hear(Turn.inform(to: "Jo"))
        #expect(rehearsal.state.options == ["Jo Roy", "Jo Blanc"])
        try rehearsal.hear(Turn.inform(to: "Roy"))
        #expect(rehearsal.state.awaitedRequest == .slot(.amount))
    }

    @Test func aYesThatComesTooLateSendsNothing() throws {
        var rehearsal = Rehearsal()
        try rehearsal.hear(Turn.send("50", to: "Marie"))
        rehearsal.seconds += 301
        try rehearsal.hear(Turn.act(.affirm))
        #expect(rehearsal.performed.isEmpty && rehearsal.replies == [.refused(.expired)])
    }

    @Test func whatWasSentIsTakenBackAfterAYesAndOnlyForAWhile() throws {
        var rehearsal = Rehearsal()
        try rehearsal.hear([Turn.send("50", to: "Marie"), Turn.act(.affirm), Turn.act(.undo)])
        #expect(rehearsal.performed.count == 1)
        try rehearsal.hear(Turn.act(.affirm))
        #expect(rehearsal.ledger.last == "undo send_money 50.00 EUR Marie Dupont")
        try rehearsal.hear([Turn.act(.undo), Turn.act(.affirm)])
        #expect(rehearsal.performed.count == 2)
        try rehearsal.hear([Turn.send("50", to: "Marie"), Turn.act(.affirm)])
        rehearsal.seconds += 1_801
        try rehearsal.hear([Turn.act(.undo), Turn.act(.affirm)])
        #expect(rehearsal.performed.count == 3)
    }

    @Test func severalRequestsInOneBreathAreTakenOneAfterTheOther() throws {
        var rehearsal = Rehearsal()
        try rehearsal.hear(together: [Turn.send("10", to: "Marie"), Turn.send("20", to: "Paul")])
        try rehearsal.hear(Turn.act(.affirm))
        #expect(rehearsal.ledger == ["send_money 10.00 EUR Marie Dupont"])
        #expect(rehearsal.state.awaitedConfirmation.first?.payee?.name == "Paul Martin")
        try rehearsal.hear(Turn.act(.affirm))
        #expect(rehearsal.ledger.count == 2)
    }
}

struct SecretDialogueTests {
    private func guarded() -> Rehearsal {
        var rehearsal = Rehearsal()
        rehearsal.view.balance = Money(minorUnits: 100_000, currency: .eur)
        rehearsal.view.security.hasPIN = true
        return rehearsal
    }

    @Test func aLargePaymentAsksForThePINAfterTheYes() throws {
        var rehearsal = guarded()
        try rehearsal.hear([Turn.send("200", to: "Marie"), Turn.act(.affirm)])
        #expect(rehearsal.performed.isEmpty && rehearsal.state.expectsSecret)
        try rehearsal.hear(Turn.text("9999"))
        #expect(rehearsal.performed.isEmpty && rehearsal.state.expectsSecret)
        try rehearsal.hear(Turn.text("1234"))
        #expect(rehearsal.ledger == ["send_money 200.00 EUR Marie Dupont"])
    }

    @Test func aSmallPaymentDoesNot() throws {
        var rehearsal = guarded()
        try rehearsal.hear([Turn.send("150", to: "Marie"), Turn.act(.affirm)])
        #expect(rehearsal.performed.count == 1)
    }

    @Test func smallPaymentsThatMakeALargeOneInADayDo() throws {
        var rehearsal = guarded()
        rehearsal.view.security.spentToday = Money(minorUnits: 14_000, currency: .eur)
        try rehearsal.hear([Turn.send("10.01", to: "Marie"), Turn.act(.affirm)])
        #expect(rehearsal.performed.isEmpty && rehearsal.state.expectsSecret)
    }

    /// What lowers a guard always asks for the PIN.
    @Test(arguments: [
        Turn.intent(.manageAutopay, .enable),
        Turn.intent(.manageAutopay, .setRule, [.payee: "Paul", .amount: "1"]),
        Turn.intent(.accountSecurity, .unfreezeCard), Turn.intent(.accountSecurity, .unlockWallet),
        Turn.intent(.accountSecurity, .enableBiometrics),
        Turn.intent(.accountSecurity, .setLimit, [.amount: "5000", .scope: "daily"]),
        Turn.send("1", to: "BE72 0000 0000 1616"),
    ])
    func whatWeakensSecurityAsksForThePIN(turn: Interpretation) throws {
        var rehearsal = guarded()
        rehearsal.view.security.isCardFrozen = true
        rehearsal.view.security.isLocked = turn.operation == .unlockWallet
        try rehearsal.hear([turn, Turn.act(.affirm)])
        #expect(rehearsal.performed.isEmpty && rehearsal.state.expectsSecret)
        try rehearsal.hear(Turn.text("1234"))
        #expect(rehearsal.performed.count == 1)
    }

    @Test func anAmountThatCannotBeComparedWithTheThresholdAsksForThePIN() throws {
        var rehearsal = guarded()
        rehearsal.view.accounts = [
            .init(name: "dollars", balance: Money(minorUnits: 9_000, currency: .usd))
        ]
        try rehearsal.hear([Turn.send("1 USD", to: "Paul"), Turn.act(.affirm)])
        #expect(rehearsal.performed.isEmpty && rehearsal.state.expectsSecret)
    }

    @Test func aDayThatCannotBeAddedUpAsksForThePIN() throws {
        var rehearsal = guarded()
        rehearsal.view.security.spentToday = Money(minorUnits: .max, currency: .eur)
        try rehearsal.hear([Turn.send("0.01", to: "Marie"), Turn.act(.affirm)])
        #expect(rehearsal.performed.isEmpty && rehearsal.state.expectsSecret)
    }

    @Test func cancellingAtThePINSendsNothing() throws {
        var rehearsal = guarded()
        try rehearsal.hear([Turn.send("200", to: "Marie"), Turn.act(.affirm), Turn.act(.cancel)])
        try rehearsal.hear([Turn.text("1234"), Turn.act(.affirm)])
        #expect(rehearsal.performed.isEmpty)
    }

    @Test func thePINIsKeptInNoState() throws {
        var rehearsal = guarded()
        try rehearsal.hear([Turn.send("200", to: "Marie"), Turn.act(.affirm), Turn.text("1234")])
        #expect(!"\(rehearsal.state)".contains("1234"))
        #expect(
            rehearsal.replies.allSatisfy { !Language.french.replies.text(for: $0).contains("1234") }
        )
    }

    @Test func thePINIsChangedAfterTheOldOneIsGiven() throws {
        var rehearsal = guarded()
        try rehearsal.hear([Turn.intent(.accountSecurity, .changePIN), Turn.text("9999")])
        try rehearsal.hear(Turn.text("5678"))
        #expect(rehearsal.pins.isEmpty)
        try rehearsal.hear([Turn.text("1234"), Turn.text("5678")])
        #expect(rehearsal.pins == ["5678"] && rehearsal.replies == [.pinSet])
    }
}

struct OtherIntentDialogueTests {
    private func full() -> Rehearsal {
        var rehearsal = Rehearsal()
        let eur = { (units: Int64) in Money(minorUnits: units, currency: .eur) }
        let paul = rehearsal.view.contacts[1]
        rehearsal.view.requests = [
            .init(id: "r1", direction: .incoming, person: paul, amount: eur(1_200), note: nil)
        ]
        rehearsal.view.bills = [.init(id: "b1", merchant: "EDF", amount: eur(8_000), due: nil)]
        rehearsal.view.recurring = [
            .init(
                id: "s1", name: "Netflix", amount: eur(1_599), frequency: Recurrence(.monthly),
                isSubscription: true)
        ]
        rehearsal.view.budgets = [
            .init(category: .groceries, limit: eur(40_000), spent: eur(12_000))
        ]
        rehearsal.view.loyaltyCards = [.init(name: "Carrefour", number: "12345670", points: 120)]
        rehearsal.view.staking.available = Money(minorUnits: 300_000_000, currency: .yani)
        rehearsal.view.security.isCardFrozen = false
        return rehearsal
    }

    static let scripts: [(turns: [Interpretation], ledger: [String])] = [
        (
            [
                Turn.intent(.requestMoney, .create, [.payer: "Paul", .amount: "30"]),
                Turn.act(.affirm),
            ],
            ["request_money create 30.00 EUR Paul Martin"]
        ),
        (
            [Turn.intent(.requestMoney, .accept, [.payee: "Paul"]), Turn.act(.affirm)],
            ["request_money accept 12.00 EUR Paul Martin"]
        ),
        (
            [Turn.intent(.requestMoney, .decline), Turn.act(.affirm)],
            ["request_money decline 12.00 EUR Paul Martin"]
        ),
        ([Turn.intent(.requestMoney, .accept, [.payee: "Marie"]), Turn.act(.affirm)], []),
        (
            [Turn.intent(.payBill, nil, [.merchant: "EDF"]), Turn.act(.affirm)],
            ["pay_bill 80.00 EUR EDF"]
        ),
        (
            [Turn.intent(.payBill, nil, [.merchant: "Orange", .amount: "20"]), Turn.act(.affirm)],
            ["pay_bill 20.00 EUR Orange"]
        ),
        (
            [
                Turn.intent(
                    .manageRecurring, .create,
                    [.payee: "Marie", .amount: "50", .frequency: "FREQ=MONTHLY;BYMONTHDAY=5"]),
                Turn.act(.affirm),
            ], ["manage_recurring create 50.00 EUR Marie Dupont FREQ=MONTHLY;BYMONTHDAY=5"]
        ),
        (
            [Turn.intent(.manageRecurring, .cancel, [.merchant: "Netflix"]), Turn.act(.affirm)],
            ["manage_recurring cancel 15.99 EUR Netflix FREQ=MONTHLY"]
        ),
        ([Turn.intent(.manageRecurring, .cancel, [.merchant: "Netflix"]), Turn.act(.deny)], []),
        (
            [Turn.intent(.manageAutopay, .enable), Turn.act(.affirm)],
            ["manage_autopay enable"]
        ),
        (
            [Turn.intent(.manageAutopay, .setLimit, [.amount: "0"]), Turn.act(.affirm)],
            ["manage_autopay set_limit 0.00 EUR"]
        ),
        (
            [Turn.intent(.manageBudget, .set, [.category: "travel", .amount: "200"])],
            ["manage_budget set 200.00 EUR travel"]
        ),
        (
            [
                Turn.intent(
                    .manageBudget, .change,
                    [.category: "groceries", .amount: "50", .amountMode: "delta"])
            ], ["manage_budget change 450.00 EUR groceries"]
        ),
        (
            [Turn.intent(.manageBudget, .remove, [.category: "groceries"]), Turn.act(.affirm)],
            ["manage_budget remove 400.00 EUR groceries"]
        ),
        (
            [
                Turn.intent(.loyaltyCards, .add, [.card: "Fnac"]), Turn.text("4006 3813 3393 1"),
            ], ["loyalty_cards add Fnac 4006381333931"]
        ),
        ([Turn.intent(.accountSecurity, .freezeCard)], ["account_security freeze_card"]),
        ([Turn.intent(.accountSecurity, .unfreezeCard), Turn.act(.affirm)], []),
        (
            [Turn.intent(.stakeCoins, .stake, [.coinAmount: "100 YANI"]), Turn.act(.affirm)],
            ["stake_coins stake 100 YANI"]
        ),
        ([Turn.intent(.stakeCoins, .stake, [.coinAmount: "301 YANI"]), Turn.act(.affirm)], []),
        ([Turn.intent(.stakeCoins, .stake, [.coinAmount: "50 EUR"]), Turn.act(.affirm)], []),
    ]

    @Test(arguments: scripts)
    func everyIntentDoesWhatWasConfirmed(turns: [Interpretation], ledger: [String]) throws {
        var rehearsal = full()
        try rehearsal.hear(turns)
        #expect(rehearsal.ledger == ledger)
    }

    @Test func aLockedWalletPaysNothing() throws {
        var rehearsal = full()
        rehearsal.view.security.isLocked = true
        try rehearsal.hear([Turn.send("5", to: "Marie"), Turn.act(.affirm)])
        #expect(rehearsal.performed.isEmpty)
    }

    /// 9,007,199,254,740,993 is the least whole number that no `Double` is.
    @Test(arguments: [("100", 9_007_199_254_740_993), ("12.5", 1_125_899_906_842_624)])
    func aShareOfTheCoinsIsExact(percentage: String, expected: Int64) throws {
        var rehearsal = full()
        rehearsal.view.staking.available = Money(
            minorUnits: 9_007_199_254_740_993, currency: .yani)
        try rehearsal.hear([
            Turn.intent(.stakeCoins, .stake, [.percentage: percentage]), Turn.act(.affirm),
        ])
        #expect(rehearsal.performed.map(\.amount?.minorUnits) == [expected])
    }

    @Test func limitsHoldAcrossTheDay() throws {
        var rehearsal = full()
        rehearsal.view.security.limits = [.daily: Money(minorUnits: 5_000, currency: .eur)]
        rehearsal.view.security.spentToday = Money(minorUnits: 3_000, currency: .eur)
        try rehearsal.hear([Turn.send("20.01", to: "Marie"), Turn.act(.affirm)])
        #expect(rehearsal.performed.isEmpty)
        try rehearsal.hear([Turn.inform("20"), Turn.act(.affirm)])
        #expect(rehearsal.ledger == ["send_money 20.00 EUR Marie Dupont"])
    }

    @Test func everyReplyHasWordsInBothLanguages() throws {
        for script in Self.scripts {
            var rehearsal = full()
            for turn in script.turns {
                try rehearsal.hear(turn)
                for reply in rehearsal.replies {
                    for language in Language.allCases {
                        let text = language.replies.text(for: reply)
                        #expect(text.count > 5 && !text.contains("  ") && !text.contains("nil"))
                    }
                }
            }
        }
    }
}
