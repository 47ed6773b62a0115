internal import Primitives
internal import Understanding

/// Who, which shop and which account a question means that names none: those spoken of before.
extension DialogueState {
    /// A question with what its pronouns stand for: what is pending, or else was wanted last, or
    /// was done; nil where it is of somebody of whom it is not clear who that is.
    func referring(_ frame: Frame, in view: WalletView) -> Frame? {
        guard frame.isQuestion else { return frame }
        var frame = frame
        let before = [pendingFrame, lastFrame].compactMap(\.self)
        frame.refer(toOneOf: before, or: done.last?.orders ?? [])
        frame.refer(toAccountOf: before, in: view)
        return frame.isOfSomebodyUnknown ? nil : frame
    }

    /// Those whom "him" or "them" means in an order: the one the question before was of, else those
    /// who were paid or asked last.
    var peopleSpokenOf: Set<String> {
        if let lastFrame, lastFrame.isQuestion, turn - lastAnswerTurn <= Self.memory {
            let named = Set(lastFrame.texts(.payee) + lastFrame.texts(.payer))
            if named.count == 1 { return named }
        }
        return Set(done.last?.orders.compactMap(\.payee?.name) ?? [])
    }

    private var pendingFrame: Frame? {
        switch phase {
        case .filling(let frame, _), .choosing(let frame, _), .confirming(let frame, _, _),
            .identifying(let frame, _, _):
            frame
        case .executing(let frame, _, _): frame
        case .idle, .changingPIN, .settingPIN, .proposing, .changing: nil
        }
    }
}

extension Frame {
    /// Asks of the one person or shop named before for "her", "them" or "there" ("what did I send
    /// her in October?"). Where several were, none of them is meant more than another.
    fileprivate mutating func refer(toOneOf frames: [Frame], or orders: [Order]) {
        guard asksOfTransactions, counterparty == nil, category == nil, saidTheme == nil else {
            return
        }
        let reading = reading
        let meansPerson = reading.says(Self.personPronouns)
        guard meansPerson || reading.meansShop else { return }
        let named =
            frames.lazy.map { frame in
                frame.texts(.payee) + frame.texts(.payer)
            }.first { !$0.isEmpty } ?? orders.compactMap(\.payee?.name)
        let shops =
            frames.lazy.map { $0.texts(.merchant) }.first { !$0.isEmpty }
            ?? orders.compactMap(\.merchant)
        if meansPerson, Set(named).count == 1 {
            values[.payee] = named.prefix(1).map { .text($0) }
        } else if reading.meansShop, Set(shops).count == 1 {
            values[.merchant] = shops.prefix(1).map { .text($0) }
        }
    }

    /// Whether it is of money that went to or came from somebody who is but called "her" or "them".
    fileprivate var isOfSomebodyUnknown: Bool {
        asksOfTransactions && counterparty == nil && reading.says(Self.personPronouns)
            && reading.begins(["envo", "sen", "vir", "pay", "paid", "vers", "donn", "gave", "giv"])
    }

    private static let personPronouns = [
        "lui", "her", "him", "elle", "them", "leur", "he", "she", "il m' a paye", "il a paye",
        "il m' a rembourse", "il a rembourse", "il m' a envoye",
    ]

    /// Asks of the account that was named before for "in it" ("il y a combien dessus ?").
    fileprivate mutating func refer(toAccountOf frames: [Frame], in view: WalletView) {
        guard intent == .checkBalance, text(.account) == nil, route(in: view).all.isEmpty,
            reading.says(Self.insides)
        else { return }
        let accounts = frames.lazy.compactMap { frame in
            AccountRoute(
                frame.words + frame.texts(.account).flatMap(\.foldedWords),
                accounts: view.accounts
            ).any
        }
        if case .named(let name)? = accounts.first { values[.account] = [.text(name)] }
    }

    private static let insides = [
        "dessus", "dedans", "la dessus", "la dedans", "in it", "on it", "in there", "on there",
    ]
}

extension MeasureReading {
    /// Whether a shop is called "them" or "there" ("how much have I spent there this year?").
    fileprivate var meansShop: Bool {
        if says(["them", "leur", "chez eux", "j' y", "y ai"]) { return true }
        let words = wording.words
        // "Is there", "there are" only say that something is.
        return words.indices.contains { index in
            let beside = words[..<index].suffix(1) + words[(index + 1)...].prefix(1)
            return words[index] == "there" && Self.being.isDisjoint(with: beside)
        }
    }

    private static let being: Set<String> = ["is", "are", "was", "were", "be", "been", "any", "s"]
}
