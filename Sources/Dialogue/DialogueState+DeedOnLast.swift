internal import Primitives
internal import Understanding

/// What a short turn wants done to what was set up or shown just before, where its own words do not
/// say what that is.
extension DialogueState {
    /// The deed that a turn wants done to what was done or told last; nil where it wants none.
    func deedOnLast(by turn: Interpretation, _ context: TurnContext) -> Frame? {
        let view = context.view
        let recent = done.last.flatMap { done in
            self.turn - done.turn <= Self.memory && done.orders.count == 1
                ? done.orders.first : nil
        }
        if let frame = recent?.bounded(by: turn, context) { return frame }
        guard turn.words.count <= 6, !turn.text.contains("?") else { return nil }
        if let order = recent,
            let frame = order.ruleRemoved(by: turn) ?? order.switched(by: turn)
                ?? order.goneOn(by: turn, in: view) ?? order.reminded(by: turn)
                ?? order.raised(by: turn, in: view)
        {
            return frame
        }
        return lastFrame?.intent == .stakeCoins ? turn.stakingOfFigure : nil
    }

    /// The other store card that a few words ask for behind one that was shown ("et l'autre ?");
    /// all of them where there are several, nil where the words ask for anything else.
    func otherCard(by turn: Interpretation, in view: WalletView) -> Frame? {
        guard lastAnswerTurn == self.turn - 1, case .loyaltyCard(let card, let shown)? = lastAnswer,
            turn.isContinuation || turn.text.contains("?"), turn.speaksOfOthers,
            turn.words.allSatisfy(Interpretation.besideOther.contains)
        else { return nil }
        let others = view.loyaltyCards.filter { $0.name != card.name }
        guard let other = others.first else { return nil }
        var frame = Frame(.loyaltyCards, others.count == 1 ? shown : .list)
        if others.count == 1 { frame.values[.card] = [.text(other.name)] }
        return frame
    }
}

extension Order {
    /// The end of the rule of auto-pay that it set ("drop that rule"); nil where a turn wants
    /// something else.
    fileprivate func ruleRemoved(by turn: Interpretation) -> Frame? {
        let wording = Wording(turn.words)
        guard intent == .manageAutopay, operation == .enable || operation == .setRule,
            receiver != nil, turn.slots.isEmpty, wording.says(["rule", "regle"]),
            wording.saysWord(beginning: Interpretation.rulesEnding)
        else { return nil }
        var frame = Frame(.manageAutopay, .removeRule)
        frame.values[.payee] = payee.map { [.text($0.name)] }
        frame.values[.merchant] = merchant.map { [.text($0)] }
        return frame
    }

    /// The setting it switched, switched back ("turn it off again", "désactive"); nil where a turn
    /// wants something else.
    fileprivate func switched(by turn: Interpretation) -> Frame? {
        guard intent == .accountSecurity, let deed = turn.deedOnIt ?? turn.deedAlone else {
            return nil
        }
        switch (operation, deed) {
        case (.enableBiometrics, .end), (.enableBiometrics, .pause):
            return Frame(.accountSecurity, .disableBiometrics)
        case (.disableBiometrics, .resume), (.disableBiometrics, .restart):
            return Frame(.accountSecurity, .enableBiometrics)
        case _: return nil
        }
    }
}

extension Order {
    /// The payment it paused, gone on with ("reprends"); nil where a turn wants something else.
    fileprivate func goneOn(by turn: Interpretation, in view: WalletView) -> Frame? {
        guard intent == .manageRecurring, operation == .pause, turn.deedAlone == .resume else {
            return nil
        }
        var frame = Frame(.manageRecurring, .resume)
        frame.refer(to: self, in: view, isWhole: false)
        return frame
    }

    /// The standing order it set up with so much more or less each time ("rajoute 10"); nil where a
    /// turn wants something else.
    fileprivate func raised(by turn: Interpretation, in view: WalletView) -> Frame? {
        guard intent == .manageRecurring, operation == .create || operation == .change,
            let (amount, isLess) = turn.difference, turn.onlySaysDifference
        else { return nil }
        var frame = Frame(.manageRecurring, .change)
        frame.values[.amount] = [.amount(amount)]
        frame.values[.amountMode] = [.text("delta")]
        if isLess { frame.values[.direction] = [.text("out")] }
        frame.refer(to: self, in: view, isWhole: false)
        return frame
    }

    /// The standing order it set up until the day that is all a turn says ("jusqu'en juin", "make
    /// it end on 30 June"); nil where a turn says anything else, or stops it on a day.
    fileprivate func bounded(by turn: Interpretation, _ context: TurnContext) -> Frame? {
        guard intent == .manageRecurring, operation == .create || operation == .change,
            frequency != nil,
            turn.label != .intent(.manageRecurring, .cancel) || turn.slots.isEmpty,
            let days = turn.saidEnd(from: firstDay ?? context.today, on: context.today),
            days.start == nil
        else { return nil }
        var frame = Frame(.manageRecurring, .change)
        frame.words = turn.words
        frame.values[.date] = [.days(days)]
        frame.refer(to: self, in: context.view, isWhole: false)
        return frame
    }

    /// A reminder of the request it made ("rappelle-le"); nil where a turn wants something else.
    fileprivate func reminded(by turn: Interpretation) -> Frame? {
        let said = turn.words.drop(while: Interpretation.leadingWords.contains)
        guard intent == .requestMoney, operation == .create || operation == .remind,
            let name = payee?.name,
            said.first.map(Interpretation.reminding.contains) == true,
            said.dropFirst().allSatisfy(Interpretation.besideReminding.contains)
        else { return nil }
        var frame = Frame(.requestMoney, .remind)
        frame.values[.payee] = [.text(name)]
        if let subject {
            frame.picks[Choice(slot: .payee, name: name, options: []).key] = subject
        }
        return frame
    }
}

extension Interpretation {
    /// Whether it says no more than by how much an amount is to be another.
    fileprivate var onlySaysDifference: Bool {
        let ofAmount: Set<Slot> = [.amount, .amountMode]
        return words.count <= 5 && !text.contains("?")
            && slots.allSatisfy { ofAmount.contains($0.slot) }
    }

    fileprivate static let reminding: Set<String> = ["rappelle", "rappeler", "rappelez"]
    fileprivate static let besideReminding = Frame.pronouns.union(
        "le la les maintenant stp svp s'il te plait".foldedWords)

    /// The deed that is all it says ("non, désactive", "turn off").
    fileprivate var deedAlone: Deed? {
        let said = words.drop(while: Self.leadingWords.contains)
        guard slots.isEmpty, said.count == 1 || Self.switching.contains(Array(said)) else {
            return nil
        }
        return Self.deed(said)
    }

    private static let switching = [
        ["turn", "off"], ["switch", "off"], ["turn", "on"], ["switch", "on"],
    ]

    /// The staking, or the end of it, of the only figure it names ("et remets 15", "retires-en 20",
    /// "take 20 out").
    fileprivate var stakingOfFigure: Frame? {
        let figures: Set<Slot> = [.amount, .coinAmount, .count]
        let said = words.drop(while: Self.leadingWords.contains)
        guard let verb = said.first, slots.allSatisfy({ figures.contains($0.slot) }),
            let operation = Self.stakingDeed(verb, Wording(said)),
            let amount = values(of: .coinAmount).first ?? values(of: .amount).first
                ?? unreadAmount.map(SlotValue.amount)
        else { return nil }
        var frame = Frame(.stakeCoins, operation)
        frame.words = words
        frame.values[.coinAmount] = [amount]
        return frame
    }

    private static func stakingDeed(_ verb: String, _ said: Wording) -> Operation? {
        let isBack = said.says(["back", "back in", "en"])
        if ["remet", "restak", "stake", "rajout"].contains(where: verb.hasPrefix) { return .stake }
        if verb == "put", isBack { return .stake }
        if ["retir", "unstak", "withdraw", "enlev"].contains(where: verb.hasPrefix) {
            return .unstake
        }
        return verb == "take" && said.says(["out", "back", "off"]) ? .unstake : nil
    }

    /// The turn with coins staked where it says so in its first word, whatever stands behind it
    /// ("stake 15 back"); as none of Yani's business where they are to be bought or sold.
    var staking: Interpretation {
        if case .intent(.stakeCoins, _) = label, Wording(words).tradesCoins {
            return with(slots: [], label: .outOfScope, confidence: 1)
        }
        let verb = words.drop(while: Self.leadingWords.contains).first ?? ""
        guard label == .intent(.stakeCoins, .unstake), ["stake", "restake"].contains(verb),
            !slots.isEmpty
        else { return self }
        return with(slots: slots, label: .intent(.stakeCoins, .stake))
    }

    fileprivate static let rulesEnding = [
        "drop", "remov", "delet", "scrap", "supprim", "enlev", "retir", "annul", "cancel", "bin",
        "oubli", "forget", "vire",
    ]
    static let besideOther = elided.union(
        "et and the other others one ones l' l autre autres what about how les la le card carte"
            .foldedWords)
}

extension Wording {
    /// Whether coins are to be bought or sold, and not staked.
    fileprivate var tradesCoins: Bool {
        saysWord(beginning: ["achet", "achat", "buy", "purchas", "vend", "sell"])
            && !saysWord(beginning: ["stak", "restak", "unstak"])
    }
}
