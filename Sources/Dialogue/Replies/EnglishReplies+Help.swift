internal import Understanding

extension EnglishReplies {
    /// What can be said at this point, or how something is done.
    func help(_ topic: HelpTopic) -> String {
        switch topic {
        case .general:
            "Say for example “send Marie 50 euros”, “what’s my balance?”, “how much did I spend on "
                + "groceries last month?” or “freeze my card”."
        case .yani:
            "I’m Yani, a private assistant for your money. I can send or request money, pay a bill, "
                + "tell your balance, follow your budgets, and analyse and forecast your spending. "
                + help(.general)
        case .request(.pin), .request(.newPIN): "Give the digits of the PIN, or say “cancel”."
        case .request(.number): "Give the number printed under the barcode, or say “cancel”."
        case .request(.slot): "Answer my question, correct whatever you like, or say “cancel”."
        case .confirmation:
            "Say “yes” and I’ll do it, “no” and I won’t, or correct whatever you like. "
                + "Nothing is done until you say yes."
        case .contacts:
            "Say for example “add Tom Lee to my contacts”, with his IBAN if you have it."
        case .howTo(let intent, let operation):
            "Say for example “\(example(intent, operation))”. Nothing was sent or changed."
        case .dispute(let disputed, let isFrozen):
            "A payment is disputed with the merchant, or with your bank at the number on your card: "
                + "I can’t do that for you."
                + (disputed.map { " This is the one to name:\n\(line($0))\n" } ?? " ")
                + (isFrozen
                    ? "Your card is frozen already."
                    : "If it wasn’t you, say “freeze my card” so that nothing else is paid with it.")
        }
    }

    private func example(_ intent: Intent, _ operation: Operation?) -> String {
        switch intent {
        case .sendMoney: "send Marie 50 euros on Friday"
        case .requestMoney: "ask Paul for 30 euros for the restaurant"
        case .payBill: "pay the EDF bill"
        case .manageRecurring: "send Marie 100 euros on the 5th of every month"
        case .manageAutopay: "turn on auto-pay"
        case .checkBalance: "what’s my balance?"
        case .listTransactions: "show my last 5 transactions"
        case .analyzeSpending: "how much did I spend on groceries last month?"
        case .forecastSpending: "how much will I spend next month?"
        case .findAnomalies: "any unusual charges?"
        case .manageBudget: "set my grocery budget to 300 euros"
        case .getAdvice: "how can I save money?"
        case .loyaltyCards: "add my Tesco card"
        case .accountSecurity: securityExample(operation)
        case .stakeCoins: "stake 100 YANI"
        }
    }

    private func securityExample(_ operation: Operation?) -> String {
        switch operation {
        case .unfreezeCard?: "unfreeze my card"
        case .changePIN?, .resetPIN?: "change my PIN"
        case .setLimit?: "set a limit of 500 euros a day"
        case .lockWallet?: "lock the wallet"
        case .unlockWallet?: "unlock the wallet"
        case _: "freeze my card"
        }
    }
}
