internal import Primitives
internal import Understanding

/// What a few words ask, or want done, of the one thing that was told right before.
extension DialogueState {
    /// The question before once more, where one thing alone was told and a turn asks how much that
    /// is, when it was or is due, or with whom ("how much was that?", "quand ?"); nil for any other.
    func asked(ofOneToldBy turn: Interpretation, on today: Day) -> Frame? {
        guard lastAnswerTurn == self.turn - 1, var frame = lastFrame, frame.isQuestion,
            let lastAnswer
        else { return nil }
        if case .nextPayment(let payment?, _) = lastAnswer,
            let days = turn.lookingBack(on: today).daysOfHowMuch, days.haveBegun(on: today)
        {
            return Frame(of: payment, in: days, askedBy: turn)
        }
        let asksOfRequest = lastAnswer.isOfRequests && turn.asksWhatTheyOwe
        guard
            asksOfRequest || turn.asksHowMuchItIs || turn.asksWhenThatWas || turn.asksWhoThatWas
                || turn.asksWhenItIsDue || turn.asksWhich(isNamed: lastAnswer.nameOfOne)
        else { return nil }
        if lastAnswer.isOfOne { return frame }
        if turn.asksWhenItIsDue { return frame.asked(whenNextBy: turn) }
        // Of all that somebody paid back the latest is what "it" is.
        guard case .transactions = lastAnswer, frame.measure == nil,
            frame.isReceived && turn.speaksOfOneGoneBy || frame.areWages && turn.asksHowMuchItIs
        else { return nil }
        frame.values[.count] = [.number(1)]
        return frame
    }

    /// What was done and nothing else told since, where a turn asks when it happens ("when will that
    /// go?") or whether it did ("did it go through?", "c'est parti ?"); nil for any other.
    func told(ofDoneAskedBy turn: Interpretation) -> Reply? {
        guard case .done(let orders, _)? = lastReply, let last = done.last,
            self.turn - last.turn <= Self.memory, turn.asksWhenItGoes || turn.asksIfItWent
        else { return nil }
        return .repeated(orders)
    }

    /// The largest or the smallest of those that a list told so many of, where a turn asks for that
    /// one ("the biggest one?" behind "my last 5 transactions"); nil for any other.
    func extreme(ofToldAskedBy turn: Interpretation) -> Reply? {
        guard lastAnswerTurn == self.turn - 1,
            case .transactions(let lines, var filter, _)? = lastAnswer, lines.count > 1,
            filter.limit == lines.count, turn.slots.allSatisfy({ $0.slot == .count }),
            turn.words.count <= 6, case .extremes(let extreme, count: 1)? = turn.measure
        else { return nil }
        let ordered = lines.sorted {
            $0.amount.minorUnits.magnitude > $1.amount.minorUnits.magnitude
        }
        guard let line = extreme == .largest ? ordered.first : ordered.last else { return nil }
        filter.limit = nil
        return .answer(.transactions([line], filter))
    }
}

extension DialogueState {
    /// The open bill that alone was told when it is due; nil where there is none.
    func bill(of payment: UpcomingPayment) -> WalletView.Bill? {
        let bills = context?.view.bills.filter { bill in
            bill.merchant == payment.name && bill.due == payment.day
        }
        return bills?.count == 1 ? bills?.first : nil
    }

    /// The limit that was told right before as a change of it to what a turn says of "it" ("raise
    /// it to 75"); nil where either is not so.
    func limit(changedBy turn: Interpretation) -> Frame? {
        guard lastAnswerTurn == self.turn - 1, turn.deedOnIt == .change, turn.bringsChange,
            let lastFrame
        else { return nil }
        switch lastAnswer {
        case .autopay: return Frame(.manageAutopay, changedBy: turn).counted(over: lastFrame.scope)
        case .security(let security, .cardStatus) where Wording(lastFrame.words).speaksOfLimits:
            let only = security.limits.count == 1 ? security.limits.keys.first : nil
            return Frame(.accountSecurity, changedBy: turn).counted(over: lastFrame.scope ?? only)
        case _: return nil
        }
    }

    /// The payment that was only supposed right before, or asked about whether there is enough for
    /// it, which a turn wants done, be it of another amount ("ok do it", "ok do it but 450"); nil
    /// where either is not so.
    func supposition(orderedBy turn: Interpretation) -> Frame? {
        guard lastAnswerTurn == self.turn - 1, let lastAnswer, let lastFrame, let context,
            lastFrame.amounts.count == 1, turn.ordersSupposed
        else { return nil }
        let moves = lastFrame.supposedMove(in: context.view) != nil
        switch lastAnswer {
        case .supposed where lastFrame.isSupposed || moves: break
        case .affordable where lastFrame.counterparty != nil: break
        case _: return nil
        }
        var frame = Frame(lastFrame.text(.merchant) == nil ? .sendMoney : .payBill)
        frame.words = moves ? lastFrame.words : turn.words
        frame.picks = lastFrame.picks
        for slot in [Slot.payee, .merchant, .amount, .account, .date] {
            frame.values[slot] = lastFrame.values[slot]
        }
        if let amount = turn.values(of: .amount).last { frame.values[.amount] = [amount] }
        return frame
    }
}

extension Frame {
    /// What went to somebody, or came from them, in days gone by, of whom the next payment was
    /// told.
    fileprivate init(
        of payment: UpcomingPayment, in days: DayInterval, askedBy turn: Interpretation
    ) {
        self.init(.listTransactions)
        words = turn.words
        ask(about: payment.name)
        values[.period] = [.days(days)]
    }

    /// The question when that is paid next which it asks the price of ("when is it due?" behind "how
    /// much is my rent?"); nil where it is of nothing in particular.
    func asked(whenNextBy turn: Interpretation) -> Frame? {
        guard asksOfTransactions || isRecurringList, counterparty != nil || category != nil else {
            return nil
        }
        var frame = Frame(.forecastSpending)
        frame.words = turn.words
        (frame.saidTheme, frame.saidKinds) = (saidTheme, saidKinds)
        for slot in Self.subjects { frame.values[slot] = values[slot] }
        return frame
    }

    /// A limit of an intent set to what a turn says.
    fileprivate init(_ intent: Intent, changedBy turn: Interpretation) {
        self.init(intent, .setLimit)
        _ = take(turn)
        takeUnread(of: turn)
    }
}

extension Answer {
    /// Whether it tells one thing alone, with how much and when it is.
    fileprivate var isOfOne: Bool {
        switch self {
        case .transactions(let lines, _, _), .measured(.extremes(let lines, _), _, _):
            lines.count == 1
        case .anomalies(let lines, _): lines.count == 1
        case .charges(let lines, _): lines.count == 1
        case .bills(let bills, _): bills.count == 1
        case .requests(let requests), .claims(let requests, _): requests.count == 1
        case .upcoming(let payments, _, _, _, _): payments.count == 1
        case .nextPayment(let payment, _): payment != nil
        case _: false
        }
    }

    /// The other side of the one thing that it tells; nil where it tells more, or of nobody.
    fileprivate var nameOfOne: String? {
        switch self {
        case .transactions(let lines, _, _), .measured(.extremes(let lines, _), _, _):
            lines.count == 1 ? lines.first?.counterparty : nil
        case .requests(let requests), .claims(let requests, _):
            requests.count == 1 ? requests.first?.person.name : nil
        case _: nil
        }
    }

    /// Whether it tells requests.
    fileprivate var isOfRequests: Bool {
        switch self {
        case .requests, .claims: true
        case _: false
        }
    }
}

extension DayInterval {
    /// Whether they began before a day, or on it.
    fileprivate func haveBegun(on today: Day) -> Bool { start.map { $0 <= today } ?? false }
}

extension Interpretation {
    /// The days that alone are named where it is asked how much something was then ("how much was
    /// it last month?"); nil for any other.
    fileprivate var daysOfHowMuch: DayInterval? {
        guard let days = onlyPeriod, asksHowMuchBesideSlots else { return nil }
        return days
    }

    /// Whether a few words ask which of those it was who bear a part of a name ("which Emma?",
    /// "quel Paul ?").
    fileprivate func asksWhich(isNamed name: String?) -> Bool {
        guard let name = name?.nameWords, words.count <= 6, let first = words.first,
            ["which", "quel", "quelle", "what"].contains(first), !name.isDisjoint(with: words)
        else { return false }
        let known = name.union(Self.besideWhichName)
        return words.dropFirst().allSatisfy(known.contains)
    }

    private static let besideWhichName = elided.union(
        "was that it is this one c etait est ce ca deja again exactly exactement".foldedWords)

    /// Whether it speaks of one thing that was, rather than of a sum.
    fileprivate var speaksOfOneGoneBy: Bool {
        Wording(words).says([
            "was it", "it was", "was that", "when", "quand", "c' etait", "quel jour", "date",
        ])
    }

    /// Whether a few words ask until when what was told is to be paid ("when's it due?").
    fileprivate var asksWhenItIsDue: Bool {
        slots.isEmpty && words.count <= 8 && Wording(words).says(Self.due)
            && words.allSatisfy(Self.besideDue.contains)
    }

    private static let due = [
        "due", "echeance", "date limite", "a payer", "la payer", "le payer", "pour quand",
    ]
    private static let besideDue = elided.union(
        """
        when whens when's s 's is it that this one the due date by what day and et quand c est ca a payer \
        la le les l' il elle faut dois je pour avant jusqu' quel quelle jour limite echeance do i \
        have to pay alors then
        """.foldedWords)

    /// Whether a few words ask how much somebody owes who is only called "he" or "she".
    fileprivate var asksWhatTheyOwe: Bool {
        slots.isEmpty && words.count <= 8
            && Wording(words).says(["owe", "owes", "doit", "doivent"])
            && words.allSatisfy(Self.besideOwing.contains)
    }

    private static let besideOwing = elided.union(
        """
        how much what does do s he she they owe owes me us and so then et alors combien il elle \
        ils elles on me doit doivent est ce que exactly exactement
        """.foldedWords)

    /// Whether a few words ask when what was ordered happens ("when will that go?").
    fileprivate var asksWhenItGoes: Bool {
        slots.isEmpty && words.count <= 8
            && Wording(words).says(["when", "quand", "what day", "what date", "quel jour"])
            && words.allSatisfy(Self.besideGoing.contains)
    }

    private static let besideGoing = elided.union(
        """
        when when's will that it this the payment transfer money go out leave be sent paid is going to \
        happen does what day date and so et quand ca cela c est ce que il elle le virement \
        paiement part partira sera serait envoye paye fait va partir quel jour alors
        """.foldedWords)

    /// Whether a few words ask if what was ordered was done ("did it go through", "c'est fait ?");
    /// what would else agree needs its mark.
    fileprivate var asksIfItWent: Bool {
        let asks = text.contains("?") || words.first.map(Self.askingIf.contains) == true
        return asks && slots.isEmpty && words.count <= 8 && Wording(words).says(Self.havingGone)
            && words.allSatisfy(Self.besideGone.contains)
    }

    private static let askingIf: Set<String> = ["did", "has", "have", "is", "was", "were", "est"]
    private static let havingGone = [
        "go through", "gone through", "went through", "go out", "gone out", "gone", "went", "done",
        "sent", "paid", "work", "worked", "happen", "happened", "all good", "all set", "sorted",
        "parti", "partie", "partis", "parties", "bon", "fait", "faite", "passe", "passee",
        "envoye", "envoyee", "paye", "payee", "marche", "effectue", "effectuee", "ca y est",
    ]
    private static let besideGone = elided.union(havingGone.flatMap(\.foldedWords)).union(
        """
        did has have is was were it that this they all the payment payments transfer transfers \
        money be been really already now yet so ok good and you i do y c est ce que ca cela le la \
        les l' virement virements paiement paiements argent a ont ete sont bien deja tu as alors \
        et il elle ils elles vraiment
        """.foldedWords)

    /// Whether a few words want done what was only supposed ("ok do it", "vas-y").
    var ordersSupposed: Bool {
        slots.allSatisfy { $0.slot == .amount } && slots.count <= 1 && words.count <= 8
            && !text.contains("?") && Interpretation.negations.isDisjoint(with: words)
            && Wording(words).says(Self.carryingOut)
            && wordsBesideSlots.allSatisfy {
                YesWords.contains($0) || Self.besideDoing.contains($0)
            }
    }

    private static let carryingOut = [
        "do it", "do that", "do so", "go ahead", "send it", "make it", "vas y", "fais le",
        "fais la", "fais ca", "envoie le", "envoie la", "envoie",
    ]
    private static let besideDoing = Set(
        """
        do it that so go ahead send make vas y fais le la ca envoie ok then alors please stp svp \
        now maintenant and et mais but plutot rather instead with avec de for pour just juste only
        """.foldedWords)
}
