internal import Primitives
internal import Understanding

/// English, with curly quotes and the currency's sign before the figure.
struct EnglishReplies: ReplyCatalogue {
    func text(for reply: Reply) -> String {
        switch reply {
        case .ask(let request, let frame): question(request, frame)
        case .choose(let choice):
            choices(choice) + "Which one?"
        case .confirm(let orders): "\(sentences(orders, isDone: false))Shall I go ahead?"
        case .follows(let orders):
            "After that I’ll suggest: "
                + orders.map { sentence($0, isDone: false) + "." }.joined(separator: " ")
        case .twice: "You’ve just done exactly this: it would be once more."
        case .askSecret(isNew: false): "Your PIN, please?"
        case .askSecret(isNew: true): "Which new PIN, four to eight digits?"
        case .earlyPIN:
            "A PIN comes after your “yes”, when I ask for it; "
                + "if that’s an amount, say it with its currency."
        case .done(let orders, let balance): done(orders, balance)
        case .repeated(let orders):
            "To repeat, nothing was done again: \(sentences(orders, isDone: true).trimmingEnd)"
        case .invitePIN: "Your wallet has no PIN: say “change my PIN” to choose one."
        case .pinSet: "Done. Your PIN is set."
        case .confirmContact(let deed): proposal(deed)
        case .contactDone(let deed): outcome(deed)
        case .cancelled: "All right, cancelled. Nothing was sent or changed."
        case .kept: "All right, I’ll leave things as they are."
        case .dropped: "I’ll leave the earlier request: nothing was sent."
        case .guardSecret:
            "Give your PIN or a code to nobody: no bank asks for one by phone, text or e-mail. Hang "
                + "up, and ring the number on your card. If you gave it away, say “freeze my card” "
                + "and “change my PIN” now."
        case .knownFraud:
            "Send nothing: this is how a known fraud goes. No bank, and no police, asks you to move "
                + "your money to a “safe” account, nor for your PIN or a code. Hang up, and ring the "
                + "number on your card. Nothing was sent. If you gave something away, say “freeze my "
                + "card” or “lock my wallet” now."
        case .deferred: "One thing at a time: I’ll come to that next."
        case .total(let paid, let repeated, let asked, let areDone):
            total(paid, repeated, asked, areDone)
        case .difference(let amount, let greater, let lesser):
            "The difference is \(money(amount)): \(money(greater)) against \(money(lesser))."
        case .sum(let sum, let figures):
            "In all: \(money(sum)) (\(figures.map(money).joined(separator: " + ")))."
        case .settlement(let settlement): self.settlement(settlement)
        case .step(let amount, let day, let before):
            "\(money(amount)) a month since \(day.month.formatted(in: .english)), "
                + "\(money(before)) before."
        case .compared(let bill, let other): compared(bill, other)
        case .allowance(let allowance): self.allowance(allowance)
        case .refused(let refusal): text(for: refusal)
        case .answer(let answer): text(for: answer)
        case .listEnds: "That’s all of them."
        case .outOfScope:
            "That’s not something I do. I can send or request money, pay a bill, tell your balance, "
                + "follow your budgets, and analyse and forecast your spending."
        case .unsure: "I didn’t quite get that. Could you put it another way?"
        case .greeting: "Hello! What can I do for you?"
        case .thanks: "You’re welcome."
        case .goodbye: "See you soon!"
        case .help(let topic): help(topic)
        }
    }

    /// What there is to choose from, a sentence by itself.
    private func choices(_ choice: Choice) -> String {
        let options = list(choice.options.map { label($0, of: choice.slot) }, "or")
        let sentence =
            choice.name.map { "I know several for “\($0)”: \(options)" }
            ?? options.prefix(1).uppercased() + options.dropFirst()
        return sentence + ". "
    }

    private func done(_ orders: [Order], _ balance: Money?) -> String {
        let text = "Done. " + sentences(orders, isDone: true)
        return balance.map { text + "You have \(money($0)) left." } ?? text.trimmingEnd
    }

    /// One sentence for one order, a line each for several.
    private func sentences(_ orders: [Order], isDone: Bool) -> String {
        let sentences = orders.map { order in
            sentence(order, isDone: isDone) + remarks(order, isDone: isDone) + "."
        }
        guard sentences.count > 1 else { return sentences.joined() + " " }
        return "All of these:\n" + sentences.map { "• \($0)\n" }.joined()
    }

}
