internal import Primitives
internal import Understanding

extension DialogueState {
    /// Takes a turn that may be a PIN. The digits go into an effect and are kept nowhere.
    mutating func takeSecret(
        _ turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect] {
        guard let digits = turn.text.secretDigits else {
            return takeInsteadOfSecret(turn, context)
        }
        guard case .settingPIN = phase else { return [.checkPIN(digits)] }
        let id = nextCommand(context)
        phase = .executing(nil, [], id)
        return [.setPIN(digits, id)]
    }

    /// Takes a turn that is no PIN: it may give up, ask, or change what the PIN was asked for,
    /// which is then restated.
    private mutating func takeInsteadOfSecret(
        _ turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect] {
        if turn.givesUp { return abandon() }
        guard case .identifying(let frame, let orders, _) = phase, !turn.text.speaksOfSecret,
            orders.allSatisfy({ $0.undoes == nil })
        else { return [.say(.help(helpTopic))] + askAgain() }
        if let limit = frame.limit(besideBy: turn) {
            queue.append(limit)
            return askAgain()
        }
        if let effects = takeBill(beside: orders, of: frame, turn, context)
            ?? interrupt(by: turn, pending: frame, context)
        {
            return effects
        }
        let pending = phase
        var changed = frame
        guard changed.take(turn, correcting: true) else {
            return [.say(.help(helpTopic))] + askAgain()
        }
        return advance(changed, context, keeping: pending)
    }

    /// Takes the wallet's verdict on a PIN.
    mutating func takePINVerdict(_ refusal: Refusal?) -> [DialogueEffect] {
        guard let refusal else {
            switch phase {
            case .identifying(let frame, let orders, _):
                guard let context else { return abandon() }
                return execute(orders, of: frame, context)
            case .changingPIN:
                phase = .settingPIN
                return askAgain()
            case .idle, .filling, .choosing, .confirming, .proposing, .settingPIN, .executing,
                .changing:
                return []
            }
        }
        switch refusal {
        case .pinLocked, .wrongPIN(triesLeft: 0): return [.say(.refused(refusal))] + givenUp()
        case .wrongPIN, .insufficientFunds, .limitExceeded, .unknownPayee, .invalidAmount,
            .unreckonedAmount, .invalidDate, .unclearTime, .unclearPeriod, .tooFarAhead,
            .pastDay,
            .currencyMismatch, .incomparable, .cardFrozen,
            .walletLocked, .notReversible, .notFound, .knownContact,
            .contactInUse, .severalContacts, .unkeptAccount, .expired, .duplicate,
            .unkeptScope, .unkeptAlert,
            .paidElsewhere, .unkeptRhythm,
            .unkeptPlan, .unkeptExclusion, .pinStays, .paidWhole, .forgottenPIN, .noPIN,
            .unkeptCondition, .unmetBound, .unmetBalance, .unkeptDay,
            .onlyAtOnce, .unkeptSkip, .unkeptCard, .askedAtOnce,
            .unkeptCardPart, .unkeptRise, .notAnOrder,
            .invalidNumber, .tooLong, .nothingPending, .spentTurn, .unavailable:
            return [.say(.refused(refusal))] + askAgain()
        }
    }

    private mutating func givenUp() -> [DialogueEffect] {
        reset()
        return next()
    }
}

extension [Order] {
    /// Whether the wallet's PIN is due before these are carried out.
    func needPIN(in view: WalletView) -> Bool { view.security.hasPIN && stepUp(in: view) }

    /// Whether one of these pays somebody of these names, who was not known before.
    func pay(oneOf newcomers: Set<String>) -> Bool {
        contains { order in
            order.movesMoney && order.payee.map { newcomers.contains($0.name) } == true
        }
    }

    /// Whether wallet policy asks for more than a yes to these.
    func stepUp(in view: WalletView) -> Bool {
        if contains(where: { $0.touchesSecurity(of: view.security) || $0.paysStranger }) {
            return true
        }
        let paid = filter(\.movesMoney).compactMap(\.amount)
        guard let sum = try? Money.sum(of: paid, in: view.currency),
            let day = try? view.security.spentToday.adding(sum)
        else { return true }
        return !paid.isEmpty && day > view.security.stepUp
    }
}

extension Order {
    /// Whether money will leave the account because of it, today or later.
    var movesMoney: Bool {
        // What goes from one pocket to the other stays the user's.
        if undoes != nil || destination != nil { return false }
        switch intent {
        case .sendMoney, .payBill: return true
        case .requestMoney: return operation == .accept
        case .manageRecurring: return operation == .create || operation == .change
        case .manageAutopay, .checkBalance, .listTransactions, .analyzeSpending,
            .forecastSpending, .findAnomalies, .manageBudget, .getAdvice, .loyaltyCards,
            .accountSecurity, .stakeCoins:
            return false
        }
    }

    /// Whether it pays an account number that is nobody's in the contacts.
    fileprivate var paysStranger: Bool {
        movesMoney && payee?.id.rawValue.hasPrefix("iban:") == true
    }

    /// Whether it raises a limit, takes one away or sets the first; a lower one guards better.
    private func raisesLimit(of security: WalletView.Security) -> Bool {
        guard let scope, let old = security.limits[scope], let amount,
            amount.currency == old.currency
        else { return true }
        return amount > old
    }

    /// Whether it loosens what protects the wallet.
    fileprivate func touchesSecurity(of security: WalletView.Security) -> Bool {
        switch intent {
        case .manageAutopay: return true
        case .accountSecurity:
            switch operation {
            case .setLimit?: return raisesLimit(of: security)
            case .unfreezeCard?, .unlockWallet?, .enableBiometrics?, .disableBiometrics?:
                return true
            case _: return false
            }
        case .sendMoney, .payBill, .requestMoney, .manageRecurring, .checkBalance,
            .listTransactions, .analyzeSpending, .forecastSpending, .findAnomalies, .manageBudget,
            .getAdvice, .loyaltyCards, .stakeCoins:
            return false
        }
    }
}

extension Interpretation {
    /// Whether it may be the wallet's PIN, said before it is asked for ("1234", "oui 1234", "my
    /// code is 1234"), rather than an amount that puts right what was restated.
    func mayBePIN(in view: WalletView, besides orders: [Order]) -> Bool {
        // "C'est 1250" agrees to nothing.
        let agrees = act == .affirm || YesWords.agrees(words)
        let parts = text.split(whereSeparator: \.isWhitespace).drop { part in
            agrees && String(part).foldedWords.allSatisfy(YesWords.contains)
        }
        let said = String(parts.joined(separator: " ").prefix { !".!".contains($0) })
        guard view.security.hasPIN, let digits = said.pinDigits else { return false }
        let isAnnounced = !said.nameWords.isDisjoint(with: ["code", "pin"])
        // "1 250" is an amount, "yes, 1200" one that was restated.
        let isGrouped = parts.count > 1 && parts.dropFirst().allSatisfy { $0.count == 3 }
        let isRestated = orders.contains { order in
            order.amount.map { Money(decimal: digits, currency: $0.currency) == $0 } == true
        }
        return isAnnounced
            || said.allSatisfy { $0.isNumber || $0.isWhitespace } && !isGrouped && !isRestated
    }
}

extension [Interpretation] {
    /// The turn that says the PIN, where all that is said at once is no more than one.
    var secret: Interpretation? {
        guard map(\.text).joined(separator: " ").secretDigits != nil else { return nil }
        return self.first { $0.text.secretDigits != nil }
    }
}

extension String {
    /// The digits of a PIN, as many as it may have with nothing but spaces between and no words but
    /// those that announce them ("mon code est 1234"), or nil.
    var pinDigits: String? {
        let words = split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
        let digits = words.filter { $0.allSatisfy { ("0"..."9").contains($0) } }
        let others = words.filter { !digits.contains($0) }
        let marks = filter { !$0.isLetter && !$0.isNumber && !$0.isWhitespace }
        guard others.isEmpty ? marks.isEmpty : Self.announcing.isSuperset(of: others) else {
            return nil
        }
        let pin = digits.joined()
        return PINPolicy.lengths.contains(pin.count) ? pin : nil
    }

    private static let announcing: Set<String> = [
        "mon", "le", "code", "pin", "est", "c", "voici", "my", "the", "is", "it", "s", "here",
    ]

    /// The digits of a PIN where one is asked for, beside which a slip may be excused ("sorry 0250",
    /// "pardon, je voulais dire 4321"); nil where anything else is said, or a currency.
    var secretDigits: String? {
        if let pinDigits { return pinDigits }
        let words = split { !$0.isLetter && !$0.isNumber }.map { String($0) }
        let figures = words.filter { $0.allSatisfy { ("0"..."9").contains($0) } }
        let others = words.filter { !figures.contains($0) }.flatMap(\.foldedWords)
        let marks = filter { !$0.isLetter && !$0.isNumber && !$0.isWhitespace }
        guard figures.count == 1, PINPolicy.lengths.contains(figures[0].count),
            others.allSatisfy({ Self.announcing.contains($0) || Self.excusing.contains($0) }),
            marks.allSatisfy(Self.punctuation.contains)
        else { return nil }
        return figures[0]
    }

    private static let punctuation: Set<Character> = [
        ",", ".", "!", "'", "’", ":", "-", "…", ";",
    ]
    /// Words by which a slip is excused and put right, none of which may be of an amount.
    private static let excusing: Set<String> = [
        "sorry", "oops", "oups", "whoops", "pardon", "desole", "desolee", "bad", "excuse",
        "excuses", "excusez", "moi", "me", "m", "je", "j", "voulais", "dire", "meant", "mean", "i",
        "mince", "zut", "ah", "oh", "euh", "uh", "um", "er", "ok", "typo", "wrong", "one",
        "mistake", "erreur", "faute", "frappe", "de", "suis", "trompe", "trompee", "again", "try",
        "oui", "yes", "alors", "then", "its", "cest",
    ]

    /// Whether the text is about a PIN, or may be one that was mistyped or said in words ("zéro zéro
    /// quarante-deux"): nothing to act on.
    fileprivate var speaksOfSecret: Bool {
        !nameWords.isDisjoint(with: ["code", "pin", "mdp"])
            || !isEmpty && allSatisfy { $0.isNumber || $0.isWhitespace } || isNumberInWords
    }

    private var isNumberInWords: Bool {
        !nameWords.isEmpty
            && nameWords.allSatisfy { word in
                SpokenNumber.value(of: word) != nil || Self.besidesNumbers.contains(word)
            }
    }

    private static let besidesNumbers: Set<String> = [
        "zero", "zeros", "nought", "nil", "oh", "o", "double", "triple", "et", "and",
    ]
}
