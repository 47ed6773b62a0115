internal import Primitives
internal import Understanding

extension EnglishReplies {
    /// What asks for what a frame lacks.
    func question(_ request: Request, _ frame: Frame) -> String {
        switch request {
        case .slot(let slot): question(slot, frame)
        case .number: "What is the number on the card?"
        case .pin: "Your PIN, please?"
        case .newPIN: "Which new PIN?"
        }
    }

    private func question(_ slot: Slot, _ frame: Frame) -> String {
        switch slot {
        case .amount: amountQuestion(frame)
        case .payee: payeeQuestion(frame)
        case .payer: "Who should I ask?"
        case .amountMode:
            "\(frame.amounts.last.map(amount) ?? "That amount") each, or altogether to be split?"
        case .date: "For which day?"
        case .frequency: "How often: every week, every month?"
        case .merchant: "Who is to be paid?"
        case .category: categoryQuestion(frame)
        case .card: "Which card?"
        case .account: "Which account?"
        case .count: "How many points?"
        case .coinAmount: "How many YANI?"
        case .amountMinimum, .amountMaximum, .period, .currency, .note, .direction, .scope, .plan,
            .percentage:
            "Could you be more precise?"
        }
    }

    private func categoryQuestion(_ frame: Frame) -> String {
        guard frame.intent == .manageBudget, let shop = frame.text(.merchant) else {
            return "For which kind of spending?"
        }
        return "A budget is for a kind of spending, not for \(shop) alone. For which kind, such as "
            + "groceries, or for all spending?"
    }

    private func amountQuestion(_ frame: Frame) -> String {
        let other = frame.counterparties.isEmpty ? nil : list(frame.counterparties, "and")
        switch frame.intent {
        case .sendMoney: return "How much should I send\(other.map { " to \($0)" } ?? "")?"
        case .requestMoney: return "How much should I ask\(other.map { " \($0)" } ?? "") for?"
        case .payBill: return "How much is to be paid\(other.map { " to \($0)" } ?? "")?"
        case .manageRecurring: return "How much each time?"
        case .manageBudget: return "How much should that budget be?"
        case .manageAutopay, .accountSecurity: return "What should the limit be?"
        case .checkBalance, .listTransactions, .analyzeSpending, .forecastSpending, .findAnomalies,
            .getAdvice, .loyaltyCards, .stakeCoins:
            return "How much?"
        }
    }

    private func payeeQuestion(_ frame: Frame) -> String {
        if frame.intent == .requestMoney { return "Whose request?" }
        guard let amount = frame.soughtAmount else { return "Who should I send money to?" }
        return "Who should I send \(self.amount(amount)) to?"
    }

    /// Why something is not done, and that nothing moved.
    func text(for refusal: Refusal) -> String {
        switch refusal {
        case .insufficientFunds(let missing) where !missing.isPositive:
            "There is nothing available. Nothing was sent or changed."
        case .insufficientFunds(let missing): "You are \(money(missing)) short. Nothing was sent."
        case .limitExceeded(let limit, let scope):
            "Your limit is \(money(limit)) \(words(for: scope)). Nothing was sent."
        case .unkeptScope, .unkeptAlert: limit(refused: refusal)
        case .unkeptPlan(let plan, let merchant):
            "I can’t switch \(merchant) to the “\(plan)” plan: that is done with \(merchant). Tell me "
                + "the new price and I’ll change the payment. Nothing was changed."
        case .unkeptRhythm: unkeptRhythm
        case .paidElsewhere(let merchant):
            "I don’t pay \(merchant) anything: what your bank account is charged for is cancelled "
                + "with them. Nothing was changed."
        case .unknownPayee(let name): "I can’t find “\(name)” in your contacts. Nothing was sent."
        case .unreckonedAmount:
            "I can’t work that amount out: give me the figure. Nothing was sent or changed."
        case .invalidAmount: "That amount isn’t possible. Nothing was sent or changed."
        case .invalidDate: "That date isn’t possible. Nothing was sent or changed."
        case .unclearTime(let said):
            "I can’t tell which day “\(said)” is. Nothing was sent or changed."
        case .tooFarAhead: "I don’t forecast a balance more than a year ahead."
        case .unclearPeriod(let said):
            "I can’t tell which dates “\(said)” covers. Give me dates, such as “in October” or "
                + "“since 1 March”."
        case .pastDay(let day): "\(date(day)) is already past. Nothing was sent or changed."
        case .incomparable(let said, let account):
            "Your transactions are in \(account.code): I do not set them beside an amount in \(said.code)."
        case .currencyMismatch(let said, let account):
            "The account is in \(account.code), not \(said.code). Nothing was sent."
        case .cardFrozen: "Your card is frozen. Nothing was sent."
        case .walletLocked: "Your wallet is locked. Nothing was sent."
        case .wrongPIN(0):
            "That’s not the right PIN, and it was the last try for now. Nothing was sent."
        case .wrongPIN(let tries):
            "That’s not the right PIN; \(tries) \(tries == 1 ? "try" : "tries") left. Nothing was sent."
        case .pinLocked(let minutes?):
            "Too many tries: wait \(minutes) minute\(minutes == 1 ? "" : "s"). Nothing was sent."
        case .pinLocked(nil): "Too many tries: the PIN has to be reset. Nothing was sent."
        case .notReversible: "What was done can’t be taken back any more. Nothing was changed."
        case .notFound(let subject, let name): notFound(subject, name)
        case .expired: "That was too long ago: nothing was sent. Ask again if you still want it."
        case .duplicate: "That’s already the case: nothing to change."
        case .unkeptExclusion:
            "I can’t leave something out of that: tell me what you do want instead."
        case .pinStays:
            "The PIN can’t be taken off: it guards your payments. I can change it."
        case .paidWhole(let amount, let name): wholeRequest(amount, name)
        case .forgottenPIN: forgottenPIN
        case .noPIN: text(for: Reply.invitePIN)
        case .unkeptCondition, .unmetBound, .unmetBalance: condition(refused: refusal)
        case .unkeptCard, .unkeptCardPart: card(refused: refusal)
        case .askedAtOnce(let names): askedAtOnce(names)
        case .unkeptDay, .onlyAtOnce, .unkeptRise: day(refused: refusal)
        case .unkeptSkip: unkeptSkip
        case .notAnOrder: "All right: I’ve sent and changed nothing, and nothing is scheduled."
        case .knownContact(let name):
            "“\(name)” is already in your contacts. Nothing was changed."
        case .contactInUse, .severalContacts, .unkeptAccount: contacts(refused: refusal)
        case .invalidNumber: "That number isn’t valid. Nothing was saved."
        case .unavailable: "The wallet couldn’t do it. Nothing was sent."
        case .tooLong(let most):
            "That’s too long for me: say it in fewer than \(most) words. Nothing was sent or changed."
        case .spentTurn: spentTurn
        case .nothingPending: "There is nothing pending: nothing has changed."
        }
    }

    /// Why something is not done that was to be done in a certain case.
    private func condition(refused refusal: Refusal) -> String {
        switch refusal {
        case .unmetBound(let name, let due, let bound, let isMost):
            "The \(name) bill is \(money(due)), not \(isMost ? "under" : "over") \(money(bound)). "
                + "Nothing was paid."
        case .unmetBalance(let balance, let bound, let isMost):
            "Your balance is \(money(balance)), not \(isMost ? "under" : "over") \(money(bound)). "
                + "Nothing was sent."
        case _:
            "I can’t wait for a condition to come true: ask me again when it has. Nothing was sent or "
                + "changed."
        }
    }

    /// Why the contacts stay as they are.
    private func contacts(refused refusal: Refusal) -> String {
        switch refusal {
        case .contactInUse(let name):
            "\(name) is in a payment to come, an open request or an auto-pay setting: settle that "
                + "first. Nothing was changed."
        case .severalContacts(let name, let names):
            "Several contacts go by “\(name)”: \(list(names, "and")). Say the full name. Nothing was "
                + "changed."
        case .unkeptAccount(let name):
            "I don’t change a contact’s account. Remove \(name) from your contacts, then add them "
                + "again with the new IBAN. Nothing was changed."
        case _: ""
        }
    }

    private var spentTurn: String {
        "An order was carried out at this point of the conversation before: nothing more was "
            + "done. Ask for it again if you still want it."
    }

    /// Why nothing is done with the bank card.
    private func card(refused refusal: Refusal) -> String {
        switch refusal {
        case .unkeptCard(let isFrozen):
            "I can’t delete, replace or order a bank card: that is done with your bank. "
                + freezing(isFrozen) + " Nothing was changed."
        case .unkeptCardPart(let isFrozen):
            "I can’t switch contactless, online payments, payments abroad or withdrawals on or off: "
                + "that is done with your bank. "
                + (isFrozen ? "" : "I can freeze the whole card: say “freeze my card”. ")
                + "Nothing was changed."
        case _: ""
        }
    }

    private func freezing(_ isFrozen: Bool) -> String {
        isFrozen
            ? "Yours is frozen, and stays so until you say “unfreeze my card”."
            : "I can freeze yours: say “freeze my card”."
    }

    /// Why something is not done on a later day.
    private func day(refused refusal: Refusal) -> String {
        switch refusal {
        case .unkeptRise(let name, let amount, let next):
            "The price of \(name) I can change right away, not on another day: it would hold from the "
                + "next payment, on \(date(next)). Say “change \(name) to \(money(amount))” for that, or "
                + "tell me after the last payment at the old price. Nothing was changed."
        case .onlyAtOnce:
            "That I can only do right away, not on another day; do you want it now?"
        case _:
            "That I can only do right away, not on another day: ask again without a date, and I can do it now. Nothing was sent or changed."
        }
    }

    private func askedAtOnce(_ names: [String]) -> String {
        "I ask for money right away, not on another day: \(list(names, "and")) will be asked as soon "
            + "as you agree."
    }

    private var unkeptRhythm: String {
        "I can’t keep to that: I ask for money and stake coins once at a time, and I count a limit by "
            + "the day, the week or the month. Nothing was sent or changed."
    }

    private func wholeRequest(_ amount: Money, _ name: String) -> String {
        "\(name) is asking for \(money(amount)): a request is paid whole. You can decline it and send "
            + "what you like besides. Nothing was sent."
    }

    /// Why a limit or an alert is not kept.
    private func limit(refused refusal: Refusal) -> String {
        switch refusal {
        case .unkeptScope(let scope, let kept):
            "I can’t keep a limit \(choice(of: [scope])), only \(choice(of: kept)). "
                + "Nothing was changed."
        case _: "I can alert you from 1% to 100% of a budget. Nothing was changed."
        }
    }

    private var unkeptSkip: String {
        "I can’t leave out one payment alone: I can pause it, and you resume it afterwards. "
            + "Nothing was changed."
    }

    private var forgottenPIN: String {
        "Your PIN is kept nowhere in the clear: I can neither tell it nor change it without it. If one "
            + "comes to mind, say “change my PIN”; five wrong ones lock the wallet for 1, then 5, 15 and "
            + "60 minutes, then until it is reset. Nothing was changed."
    }

    private func notFound(_ subject: Refusal.Subject, _ name: String?) -> String {
        let named = name.map { " “\($0)”" } ?? ""
        return switch subject {
        case .account: "You have no account\(name.map { " called “\($0)”" } ?? "")."
        case .request: "I can’t find \(name.map { "a request of \($0)’s" } ?? "a pending request")."
        case .bill: "I can’t find a bill\(name.map { " from \($0)" } ?? "")."
        case .recurring: "I can’t find a recurring payment\(named)."
        case .payment: "I can’t find a payment to cancel\(name.map { " for \($0)" } ?? "")."
        case .budget:
            "You have no "
                + (name.flatMap(SpendingCategory.init(rawValue:)).map { "\(attribute($0)) " } ?? "")
                + "budget."
        case .loyaltyCard: "You have no loyalty card\(named)."
        case .limit: "You have set no limit on payments."
        case .rule: "You have no auto-pay rule\(name.map { " for \($0)" } ?? "")."
        }
    }
}
